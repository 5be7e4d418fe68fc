package model

import (
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/verdict"
	"wasit/swiss/report"
)

// DeskReport is the filter of the report.
type DeskReport struct {
	Round int // 0: all
	Find  string
}

// ReportRound lists one round, or all.
type ReportRound struct{ Round int }

// Update implements Msg.
func (msg ReportRound) Update(m Model, _ Env) (Model, []Cmd) {
	m.DeskReport.Round = msg.Round
	return m, nil
}

// ReportFind lists what contains a text: a name, "7.5.5", a board.
type ReportFind struct{ Text string }

// Update implements Msg.
func (msg ReportFind) Update(m Model, _ Env) (Model, []Cmd) {
	m.DeskReport.Find = msg.Text
	return m, nil
}

// Report returns what happened in the section in hand as far as the filter lets it through.
func (m Model) Report() []verdict.Row {
	rows := verdict.Report(m.Lang(), m.Event.Kept, m.Event.Section, func(id journal.PlayerID) string { return m.names(id) })
	find := strings.Fields(strings.ToLower(m.DeskReport.Find))
	board := strings.ToLower(m.Lang().T(i18n.Board))
	return slices.DeleteFunc(rows, func(r verdict.Row) bool {
		if m.DeskReport.Round > 0 && r.Round != m.DeskReport.Round {
			return true
		}
		text := strings.ToLower(r.Player + " " + r.What + " " + r.Article + " " + board + " " + m.Lang().Int(r.Board))
		return slices.ContainsFunc(find, func(w string) bool { return !strings.Contains(text, w) })
	})
}

// ReportCSV hands the report over for a spreadsheet.
type ReportCSV struct{}

// Update implements Msg.
func (ReportCSV) Update(m Model, _ Env) (Model, []Cmd) {
	l, s := m.Lang(), m.Event.Kept
	var head []report.Cell
	for _, name := range []i18n.Text{i18n.Round, i18n.Board, i18n.ReportTime, i18n.FieldName, i18n.ReportWhat, i18n.ReportArticle, i18n.ReportBy} {
		head = append(head, report.Text(l.T(name)))
	}
	table := report.Table{head}
	for _, r := range m.Report() {
		board := report.Text("")
		if r.Board > 0 {
			board = report.Int(r.Board)
		}
		table = append(table, []report.Cell{report.Int(r.Round), board, report.Text(l.Clock(m.At(r.At))), report.Text(r.Player), report.Text(r.What),
			report.Text(r.Article), report.Text(r.By)})
	}
	sec, _ := s.Section(m.Event.Section)
	name := fileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + "-incidents.csv"
	return m, []Cmd{SaveFile{Name: name, Type: "text/csv;charset=utf-8", Data: Spreadsheet(m.Lang(), table)}}
}

// IncidentDialog shows an incident, and asks for the reason of what is done about it.
type IncidentDialog struct {
	ID     journal.IncidentID
	Ask    string // "", "appeal", "stands", "falls", "overturn"
	Reason string
	Needed bool
}

// OpenIncident shows an incident.
type OpenIncident struct{ ID journal.IncidentID }

// Update implements Msg.
func (msg OpenIncident) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = IncidentDialog{ID: msg.ID}
	return m, []Cmd{Focus{"sheet"}}
}

// IncidentAsk begins to do something about the incident that is shown.
type IncidentAsk struct{ Ask string }

// Update implements Msg.
func (msg IncidentAsk) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(IncidentDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = IncidentDialog{ID: d.ID, Ask: msg.Ask}
	return m, []Cmd{Focus{"reason"}}
}

// IncidentReason types the reason.
type IncidentReason struct{ Text string }

// Update implements Msg.
func (msg IncidentReason) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(IncidentDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// IncidentDo does it.
type IncidentDo struct{}

// Update implements Msg.
func (IncidentDo) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(IncidentDialog)
	if !ok || d.Ask == "" {
		return m, nil
	}
	if journal.CleanText(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	id := m.Event.Section
	m.Dialog = nil
	switch d.Ask {
	case "appeal":
		return m.act(env, journal.AppealDecision{Section: id, Incident: d.ID, Reason: d.Reason})
	case "overturn":
		return m.act(env, journal.Overturn{Section: id, Incident: d.ID, Reason: d.Reason})
	}
	return m.act(env, journal.DecideAppeal{Section: id, Incident: d.ID, Stands: d.Ask == "stands", Reason: d.Reason})
}

// ProtestDialog records a protest, or decides one.
type ProtestDialog struct {
	Decide   journal.IncidentID // 0: a new one
	Protest  journal.Protest
	Board    string // as typed
	Accepted bool
	Reason   string
	Needed   bool // the text or the reason is missing
	NoBoard  int  // there are only so many boards; 0: nothing is wrong with Board
}

// OpenProtest begins a new protest, or with ID the decision of one.
type OpenProtest struct{ ID journal.IncidentID }

// Update implements Msg.
func (msg OpenProtest) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = ProtestDialog{Decide: msg.ID, Protest: journal.Protest{Round: m.DeskRound(), About: journal.AboutPairing}}
	return m, []Cmd{Focus{"sheet"}}
}

// ProtestEdit changes it, as it is by then.
type ProtestEdit struct{ Change func(*ProtestDialog) }

// Update implements Msg.
func (msg ProtestEdit) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(ProtestDialog); ok {
		msg.Change(&d)
		d.Needed, d.NoBoard = false, 0
		m.Dialog = d
	}
	return m, nil
}

// ProtestDo records it.
type ProtestDo struct{}

// Update implements Msg.
func (ProtestDo) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(ProtestDialog)
	if !ok {
		return m, nil
	}
	text := d.Reason
	if d.Decide == 0 {
		text = d.Protest.Text
	}
	if journal.CleanText(text) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"protest-text"}}
	}
	var c journal.Command = journal.DecideProtest{Section: m.Event.Section, Protest: d.Decide, Accepted: d.Accepted, Reason: d.Reason}
	if d.Decide == 0 {
		_, rows := m.DeskRows()
		if d.Board != "" {
			n, ok := whole(d.Board, len(rows))
			if !ok {
				d.NoBoard = len(rows)
				m.Dialog = d
				return m, []Cmd{Focus{"protest-board"}}
			}
			d.Protest.Board = n
		}
		c = journal.LodgeProtest{Section: m.Event.Section, Protest: d.Protest}
	}
	next, cmds, err := m.record(env, c)
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	return next, cmds
}
