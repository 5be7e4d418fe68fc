package desk

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss/report"
)

// reportFilter is the filter of the report.
type reportFilter struct {
	Round int // 0: all
	Find  string
}

// reportRound lists one round, or all.
type reportRound struct{ Round int }

func (msg reportRound) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskReport.Round = msg.Round
	return m, nil
}

// reportFind lists what contains a text: a name, "7.5.5", a board.
type reportFind struct{ Text string }

func (msg reportFind) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskReport.Find = msg.Text
	return m, nil
}

// report returns what happened in the section in hand as far as the filter lets it through.
func (m page) report() []phrase.Row {
	rows := phrase.Report(m.Lang(), m.Event.Shown(), m.Event.Section, func(id journal.PlayerID) string { return m.Names(id) })
	find := strings.Fields(letters.Strip(m.DeskReport.Find))
	board := letters.Strip(m.Lang().T(i18n.Board))
	return slices.DeleteFunc(rows, func(r phrase.Row) bool {
		if m.DeskReport.Round > 0 && r.Round != m.DeskReport.Round {
			return true
		}
		text := letters.Strip(r.Player + " " + r.What + " " + r.Article + " " + board + " " + m.Lang().Int(r.Board))
		return slices.ContainsFunc(find, func(w string) bool { return !strings.Contains(text, w) })
	})
}

// reportCSV hands the report over for a spreadsheet.
type reportCSV struct{}

func (reportCSV) update(m page, _ session.Env) (page, []session.Cmd) {
	l, s := m.Lang(), m.Event.Kept
	var head []report.Cell
	for _, name := range []i18n.Text{i18n.Round, i18n.Board, i18n.ReportTime, i18n.FieldName, i18n.ReportWhat, i18n.ReportArticle, textReportBy} {
		head = append(head, report.Text(l.T(name)))
	}
	table := report.Table{head}
	for _, r := range m.report() {
		board := report.Text("")
		if r.Board > 0 {
			board = report.Int(r.Board)
		}
		table = append(table, []report.Cell{report.Int(r.Round), board, report.Text(l.Clock(m.at(r.At))), report.Text(r.Player), report.Text(r.What),
			report.Text(r.Article), report.Text(r.By)})
	}
	sec, _ := s.In(m.Event.Section)
	name := session.FileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + "-incidents.csv"
	return m, []session.Cmd{session.SaveFile{Name: name, Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(m.Lang(), table)}}
}

// incidentDialog shows an incident, and asks for the reason of what is done about it.
type incidentDialog struct {
	ID     journal.IncidentID
	Ask    string // "", "appeal", "stands", "falls", "overturn"
	Reason string
	Needed bool
}

// openIncident shows an incident.
type openIncident struct{ ID journal.IncidentID }

func (msg openIncident) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = incidentDialog{ID: msg.ID}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// incidentAsk begins to do something about the incident that is shown.
type incidentAsk struct{ Ask string }

func (msg incidentAsk) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(incidentDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = incidentDialog{ID: d.ID, Ask: msg.Ask}
	return m, []session.Cmd{session.Focus{ID: "reason"}}
}

// incidentReason types the reason.
type incidentReason struct{ Text string }

func (msg incidentReason) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(incidentDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// incidentDo does it.
type incidentDo struct{}

func (incidentDo) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(incidentDialog)
	if !ok || d.Ask == "" {
		return m, nil
	}
	if journal.CleanText(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "reason"}}
	}
	id := m.Event.Section
	m.Dialog = nil
	switch d.Ask {
	case "appeal":
		return session.Act(m, env, journal.AppealDecision{Section: id, Incident: d.ID, Reason: d.Reason})
	case "overturn":
		return session.Act(m, env, journal.Overturn{Section: id, Incident: d.ID, Reason: d.Reason})
	}
	return session.Act(m, env, journal.DecideAppeal{Section: id, Incident: d.ID, Stands: d.Ask == "stands", Reason: d.Reason})
}

// protestDialog records a protest, or decides one.
type protestDialog struct {
	Decide   journal.IncidentID // 0: a new one
	Protest  ledger.Protest
	Board    string // as typed
	Accepted bool
	Reason   string
	Needed   bool // the text or the reason is missing
	NoBoard  int  // there are only so many boards; 0: nothing is wrong with Board
}

// openProtest begins a new protest, or with ID the decision of one.
type openProtest struct{ ID journal.IncidentID }

func (msg openProtest) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = protestDialog{Decide: msg.ID, Protest: ledger.Protest{Round: m.shownRound(), About: ledger.AboutPairing}}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// protestField is a field of the dialog of a protest.
type protestField uint8

// The fields: of a new protest, then of a decision.
const (
	protestAbout protestField = iota
	protestBoard
	protestFrom
	protestText
	protestAccepted // "yes" or "no"
	protestReason
)

// protestSet fills in one field. The journal refuses what a protest cannot be about.
type protestSet struct {
	Field protestField
	Value string
}

func (msg protestSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(protestDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case protestAbout:
		d.Protest.About = ledger.About(msg.Value)
	case protestBoard:
		d.Board = msg.Value
	case protestFrom:
		d.Protest.By = msg.Value
	case protestText:
		d.Protest.Text = msg.Value
	case protestAccepted:
		d.Accepted = msg.Value == "yes"
	case protestReason:
		d.Reason = msg.Value
	}
	d.Needed, d.NoBoard = false, 0
	m.Dialog = d
	return m, nil
}

// protestDo records it.
type protestDo struct{}

func (protestDo) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(protestDialog)
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
		return m, []session.Cmd{session.Focus{ID: "protest-text"}}
	}
	var c journal.Command = journal.DecideProtest{Section: m.Event.Section, Protest: d.Decide, Accepted: d.Accepted, Reason: d.Reason}
	if d.Decide == 0 {
		_, rows := m.boardRows()
		if d.Board != "" {
			n, ok := session.Whole(d.Board, len(rows))
			if !ok {
				d.NoBoard = len(rows)
				m.Dialog = d
				return m, []session.Cmd{session.Focus{ID: "protest-board"}}
			}
			d.Protest.Board = n
		}
		c = journal.LodgeProtest{Section: m.Event.Section, Protest: d.Protest}
	}
	next, cmds, err := session.Record(m, env, c)
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Dialog = nil, nil
	return next, cmds
}
