package model

import (
	"errors"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// Table is the standing of one section after a round, with what it was computed from. It is a cache: the journal alone
// counts.
type Table struct {
	Seq        int // of the state it was computed from
	Section    journal.SectionID
	Rounds     int // after how many rounds
	Final      bool
	Codes      []tiebreak.Code // of Row.Values, PTS first
	Rows       []tiebreak.Row
	Tournament *swiss.Tournament
	System     string // of journal.SectionConfig
	options    tiebreak.Options
	standing   *keizer.Standing // of a Keizer section
	event      *tiebreak.TeamEvent
	own        []own
	grouped    []groups.Row // of a section in groups: the rows once more
	Err        error
}

// Open is the row whose arithmetic is shown.
type Open struct {
	TPN    swiss.TPN
	Parts  []tiebreak.Arithmetic
	Keizer []keizer.Part // of a Keizer section
	Steps  int           // over which its points are averaged; 1: none
	Frozen bool          // its rounds keep the values of their day
}

// showsTable reports whether a page needs the standing.
func showsTable(p Page) bool {
	return p == PageStandings || p == PageCrosstable || p == PageSchools || p == PagePrizes || p == PagePlayer || p == PageOverview
}

// Refresh computes what the page shows and the model does not hold yet. It runs after every message, is pure, and costs
// nothing while the journal stands still.
func (m Model) Refresh() Model {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil {
		return m
	}
	switch m.Route.Page {
	case PagePrint:
		return m.refreshPrint()
	case PageScreen:
		return m.refreshWall()
	}
	if !showsTable(m.Route.Page) {
		return m
	}
	if t := e.Table; t != nil && t.Seq == e.Kept.Seq() && t.Section == e.Section {
		return m
	}
	c := *e
	c.Table, c.Open = standings(e.Kept, e.Section), nil
	m.Event = &c
	return m
}

// standings computes the standing of a section after its last complete round.
func standings(s journal.State, id journal.SectionID) *Table {
	sec, _ := s.Section(id)
	return standingsBy(s, id, sec.Round)
}

// standingsBy computes it from the rounds up to round: after the last complete one of them.
func standingsBy(s journal.State, id journal.SectionID, round int) *Table {
	t := &Table{Seq: s.Seq(), Section: id}
	sec, ok := s.Section(id)
	if !ok {
		return t
	}
	t.System = sec.System
	o := tiebreak.Options{Predetermined: sec.System == journal.RoundRobin || sec.System == journal.Scheveningen}
	if o.List, t.Err = tiebreak.ParseList(strings.Join(sec.TieBreaks, ",")); t.Err != nil {
		return t
	}
	if r, ok := tiebreak.ParseRules(sec.TieRules); ok {
		o.Rules = r
	}
	t.Codes = tiebreak.List(o.List)
	if t.Tournament, t.Err = s.Tournament(id, round); t.Err != nil {
		var unnumbered *journal.OrderError
		if errors.As(t.Err, &unnumbered) {
			t.Err = nil // before the order is fixed there is no standing, and that is no failure
		}
		return t
	}
	t.Rounds = tiebreak.CompleteRounds(t.Tournament)
	t.Final = t.Rounds == sec.SectionConfig.Rounds || s.IsFinished() && round == sec.Round // an event that ended early
	if t.Rounds == 0 {
		return t
	}
	if t.rankOwn(s) {
		return t
	}
	o.Rounds = t.Rounds
	t.options = o
	if t.Tournament, _, t.Err = regulation.Settled(s, id, t.Tournament); t.Err != nil {
		return t
	}
	t.Rows, t.Err = tiebreak.Standings(t.Tournament, o)
	return t
}

// Row returns the place of a player, if he has one.
func (t *Table) Row(tpn swiss.TPN) (tiebreak.Row, bool) {
	if t == nil {
		return tiebreak.Row{}, false
	}
	for _, r := range t.Rows {
		if r.TPN == tpn {
			return r, true
		}
	}
	return tiebreak.Row{}, false
}

// ValueText writes a tie-break value in the language; an undefined one is a dash.
func ValueText(l i18n.Lang, v tiebreak.Value) string {
	if !v.Defined() {
		return "–"
	}
	num, den := v.Fraction()
	if quarters := num * 4; l == i18n.ID && quarters%den == 0 && quarters%2 != 0 && num > 0 {
		return l.Quarters(int(quarters / den))
	}
	if tenths := num * 10; tenths%den == 0 {
		return l.Tenths(int(tenths / den))
	}
	return strings.ReplaceAll(v.Decimal(2), ".", l.DecimalMark())
}

// ToggleArithmetic opens or closes the arithmetic under a row.
type ToggleArithmetic struct{ TPN swiss.TPN }

// Update implements Msg.
func (msg ToggleArithmetic) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil || m.Event.Table == nil || m.Event.Table.Tournament == nil || !m.Event.Table.HasArithmetic() {
		return m, nil
	}
	e := *m.Event
	m.Event = &e
	if e.Open != nil && e.Open.TPN == msg.TPN {
		e.Open = nil
		return m, nil
	}
	if e.Table.System == journal.Keizer {
		return m.openKeizer(&e, msg.TPN)
	}
	explain := func() ([]tiebreak.Arithmetic, error) {
		return tiebreak.Explain(e.Table.Tournament, e.Table.options, msg.TPN)
	}
	if ev := e.Table.event; ev != nil {
		explain = func() ([]tiebreak.Arithmetic, error) { return tiebreak.ExplainTeam(*ev, e.Table.options, msg.TPN) }
	}
	parts, err := explain()
	if err != nil {
		return m.refuse(err)
	}
	e.Open = &Open{TPN: msg.TPN, Parts: parts}
	return m, nil
}

// StandingsText is the standing as plain text for a chat.
func (m Model) StandingsText() string { return sheet.StandingsChat(m.tableSource()) }

// tableSource is what texts of the table in hand are made of.
func (m Model) tableSource() sheet.Source {
	t := m.Event.Table
	s := sheet.Source{State: m.Event.Kept, Section: m.Event.Section, Lang: m.Lang()}
	if t == nil || t.Err != nil {
		return s
	}
	s.Round, s.Played = t.Rounds, t.Tournament
	s.Ranking = rankingOf(s.Lang, t)
	return withAwards(s, t)
}

// ShowMore draws more rows of a long table.
type ShowMore struct{}

// Update implements Msg.
func (ShowMore) Update(m Model, _ Env) (Model, []Cmd) {
	m.More++
	return m, nil
}

// TieDialog changes the tie-breaks of the section.
type TieDialog struct {
	Codes  []string
	Reason string
	Late   bool // rounds were published: a reason is needed
	Needed bool
}

// OpenTies opens it.
type OpenTies struct{}

// Update implements Msg.
func (OpenTies) Update(m Model, _ Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	m.Dialog = TieDialog{Codes: sec.TieBreaks, Late: sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published}
	return m, []Cmd{Focus{"sheet"}}
}

// TieMove moves, removes (By 0) or, with Add, appends a tie-break of the open dialog.
type TieMove struct {
	I, By int
	Add   string
}

// Update implements Msg.
func (msg TieMove) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(TieDialog)
	if !ok {
		return m, nil
	}
	if msg.Add != "" {
		d.Codes = append(append([]string(nil), d.Codes...), msg.Add)
	} else {
		d.Codes = moved(d.Codes, msg.I, msg.By)
	}
	m.Dialog = d
	return m, nil
}

// TieReason types the reason.
type TieReason struct{ Text string }

// Update implements Msg.
func (msg TieReason) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(TieDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// TieSave records the change.
type TieSave struct{}

// Update implements Msg.
func (TieSave) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(TieDialog)
	if !ok {
		return m, nil
	}
	if d.Late && journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	m.Dialog = nil
	return m.act(env, journal.ChangeTieBreaks{Section: m.Event.Section, TieBreaks: d.Codes, Rules: sec.TieRules, Reason: d.Reason})
}

// CopyStandings puts the standing on the clipboard as text.
type CopyStandings struct{}

// Update implements Msg.
func (CopyStandings) Update(m Model, _ Env) (Model, []Cmd) {
	return m, []Cmd{CopyText{m.StandingsText()}}
}
