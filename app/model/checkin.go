package model

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// CheckIn is what the check-in shows of the list.
type CheckIn struct {
	Search string
	Filter string // "": all, "open", "absent" or "unpaid"
	Fees   bool   // touching a row notes the fee
}

// CheckInSet changes it: field "search", "filter" or "fees" ("true").
type CheckInSet struct{ Field, Value string }

// Update implements Msg.
func (msg CheckInSet) Update(m Model, _ Env) (Model, []Cmd) {
	switch msg.Field {
	case "search":
		m.CheckIn.Search = msg.Value
	case "filter":
		m.CheckIn.Filter = msg.Value
	case "fees":
		m.CheckIn.Fees, m.CheckIn.Filter = msg.Value == "true", ""
	}
	m.More = 0
	return m, nil
}

// Attendance counts a list of players.
type Attendance struct{ All, In, Out, Open, Paid int }

// School is a group of the check-in.
type School struct {
	Name    string // "" for those without
	Players []journal.Player
	Attendance
	Shown []journal.Player // who is searched for
}

// ArrivingSchools groups the players of the section who have not left, and counts them: schools and names by the alphabet.
func (m Model) ArrivingSchools() ([]School, Attendance) {
	var total Attendance
	places := map[string]int{}
	var list []School
	next := m.Event.Ahead.NextRound(m.Event.Section)
	want := journal.FoldName(journal.Clean(m.CheckIn.Search))
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if p.IsOut(next) && p.IsWithdrawn() {
			continue
		}
		key := journal.FoldName(p.Club)
		i, known := places[key]
		if !known {
			i = len(list)
			places[key], list = i, append(list, School{Name: p.Club})
		}
		s := &list[i]
		s.Players = append(s.Players, p)
		s.count(p)
		total.count(p)
		if m.CheckIn.shows(p) && (want == "" || strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(key, want)) {
			s.Shown = append(s.Shown, p)
		}
	}
	slices.SortFunc(list, func(a, b School) int {
		if (a.Name == "") != (b.Name == "") {
			return cmp.Compare(b.Name, a.Name)
		}
		return journal.CompareNames(a.Name, b.Name)
	})
	for i := range list {
		slices.SortFunc(list[i].Shown, func(a, b journal.Player) int {
			return cmp.Or(journal.CompareNames(a.Alphabetical(), b.Alphabetical()), cmp.Compare(a.ID, b.ID))
		})
	}
	return slices.DeleteFunc(list, func(s School) bool { return len(s.Shown) == 0 }), total
}

func (a *Attendance) count(p journal.Player) {
	a.All++
	switch p.Presence {
	case journal.Present:
		a.In++
	case journal.Missing:
		a.Out++
	default:
		a.Open++
	}
	if p.Paid {
		a.Paid++
	}
}

func (c CheckIn) shows(p journal.Player) bool {
	switch c.Filter {
	case "open":
		return p.Presence == journal.Expected
	case "absent":
		return p.Presence == journal.Missing
	case "unpaid":
		return !p.Paid
	}
	return true
}

// TouchPlayer notes the next state of a player: here, absent, open again; or in the view of the fees paid or open.
type TouchPlayer struct {
	ID     journal.PlayerID
	Absent bool // held: absent at once
}

// Update implements Msg.
func (msg TouchPlayer) Update(m Model, env Env) (Model, []Cmd) {
	p, ok := m.Event.Ahead.Player(msg.ID)
	if !ok {
		return m.refuse(&journal.UnknownError{Player: msg.ID})
	}
	one := []journal.PlayerID{msg.ID}
	say := func(t i18n.Text) string {
		return m.Lang().T(i18n.CheckInSaid, m.Name(p), strings.ToLower(m.Lang().T(t)))
	}
	switch {
	case m.CheckIn.Fees && p.Paid:
		return m.undoable(env, journal.NoteFee{Players: one}, say(i18n.StateUnpaid))
	case m.CheckIn.Fees:
		return m.undoable(env, journal.NoteFee{Players: one, Paid: true}, say(i18n.StatePaid))
	case msg.Absent || p.Presence == journal.Present:
		return m.undoable(env, journal.NotePresence{Players: one, Presence: journal.Missing}, say(i18n.StateOut))
	case p.Presence == journal.Missing:
		return m.undoable(env, journal.NotePresence{Players: one}, say(i18n.StateOpen))
	}
	next, cmds := m.undoable(env, journal.Arrive{Players: one}, say(i18n.StateIn))
	if next.Notice == nil && next.Waits(msg.ID) {
		next.Dialog = SeatDialog{ID: msg.ID}
		cmds = append(cmds, Focus{"sheet"})
	}
	return next, cmds
}

// SchoolDialog offers the rarer acts for a whole school.
type SchoolDialog struct{ Name string }

// OpenSchool opens it.
type OpenSchool struct{ Name string }

// Update implements Msg.
func (msg OpenSchool) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog, m.Notice = SchoolDialog(msg), nil
	return m, []Cmd{Focus{"sheet"}}
}

// SchoolAct notes something for every player of a school: "in", "out", "paid" or "withdraw".
type SchoolAct struct{ Name, Act string }

// Update implements Msg.
func (msg SchoolAct) Update(m Model, env Env) (Model, []Cmd) {
	var ids []journal.PlayerID
	next := m.Event.Ahead.NextRound(m.Event.Section)
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if journal.FoldName(p.Club) == journal.FoldName(msg.Name) && !p.IsOut(next) {
			ids = append(ids, p.ID)
		}
	}
	l := m.Lang()
	name := msg.Name
	if name == "" {
		name = l.T(i18n.PlayersNoClub)
	}
	text := l.N(i18n.CheckInSaidAll, len(ids), name)
	switch msg.Act {
	case "in":
		return m.undoable(env, journal.Arrive{Players: ids}, text)
	case "out":
		return m.undoable(env, journal.NotePresence{Players: ids, Presence: journal.Missing}, text)
	case "paid":
		return m.undoable(env, journal.NoteFee{Players: ids, Paid: true}, text)
	case "withdraw":
		return m.undoable(env, journal.Withdraw{Players: ids}, l.N(i18n.CheckInOutAll, len(ids), name))
	}
	return m, nil
}

// Absentee is a player who is not in the hall, and what becomes of him: "away", "out" or "keep".
type Absentee struct {
	ID   journal.PlayerID
	Fate string
}

// CloseCheckInDialog asks what becomes of those who are not in the hall.
type CloseCheckInDialog struct {
	Round int
	List  []Absentee
}

// OpenCloseCheckIn opens it; with nobody missing the check-in is closed at once.
type OpenCloseCheckIn struct{}

// Update implements Msg.
func (OpenCloseCheckIn) Update(m Model, env Env) (Model, []Cmd) {
	d := CloseCheckInDialog{Round: m.Event.Ahead.NextRound(m.Event.Section)}
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if _, away := p.Absence(d.Round); !away && p.Presence != journal.Present {
			d.List = append(d.List, Absentee{p.ID, m.likelyFate(p, d.Round)})
		}
	}
	slices.SortStableFunc(d.List, func(a, b Absentee) int { return cmp.Compare(m.presenceOf(b.ID), m.presenceOf(a.ID)) })
	m.Dialog, m.Notice = d, nil
	if len(d.List) == 0 {
		return EndCheckIn{}.Update(m, env)
	}
	return m, []Cmd{Focus{"sheet"}}
}

// likelyFate is what is proposed for a player who is not noted as here: whoever nobody looked for and who played the round
// before is likely to play on, everybody else gets no points.
func (m Model) likelyFate(p journal.Player, round int) string {
	board := m.Event.Ahead.BoardOf(p.Section, round-1, p.ID)
	if p.Presence != journal.Expected || board == 0 {
		return "away"
	}
	r, _ := m.Event.Ahead.Round(p.Section, round-1)
	if b := r.Boards[board-1]; !b.Score.White.IsPlayed() {
		return "away"
	}
	return "keep"
}

func (m Model) presenceOf(id journal.PlayerID) journal.Presence {
	p, _ := m.Event.Ahead.Player(id)
	return p.Presence
}

// SetFate chooses for one absentee, or with ID 0 for all.
type SetFate struct {
	ID   journal.PlayerID
	Fate string
}

// Update implements Msg.
func (msg SetFate) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CloseCheckInDialog)
	if !ok {
		return m, nil
	}
	d.List = slices.Clone(d.List)
	for i := range d.List {
		if msg.ID == 0 || d.List[i].ID == msg.ID {
			d.List[i].Fate = msg.Fate
		}
	}
	m.Dialog = d
	return m, nil
}

// EndCheckIn closes the check-in as the dialog says, and goes to the round.
type EndCheckIn struct{}

// Update implements Msg.
func (EndCheckIn) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CloseCheckInDialog)
	if !ok {
		return m, nil
	}
	c := journal.CloseCheckIn{Section: m.Event.Section, Time: env.Now.UnixMilli()}
	for _, a := range d.List {
		switch a.Fate {
		case "away":
			c.Away = append(c.Away, a.ID)
		case "out":
			c.Withdraw = append(c.Withdraw, a.ID)
		}
	}
	next, cmds := m.undoable(env, c, m.Lang().T(i18n.CheckInDone))
	if len(cmds) == 0 {
		return next, nil
	}
	next.Carry = true
	return next, append(cmds, Navigate{To: m.Route.In(PageRound)})
}
