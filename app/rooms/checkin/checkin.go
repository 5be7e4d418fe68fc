package checkin

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the check-in shows of the list.
type Model struct {
	Search string
	Filter string // "": all, "open", "in", "out", "paid" or "unpaid"
	Fees   bool   // touching a row notes the fee
	Scope  string // whose players are listed: "" as proposed, scopeAll or scopeOne

	roll *roll
}

// Whose players are listed.
const (
	scopeAll = "all" // those of all sections: a school comes as one group
	scopeOne = "one" // those of the section in hand
)

// listsAll reports whether players of all sections are listed: as chosen, else while no section has begun.
func (m page) listsAll() bool {
	sections := m.Event.Ahead.Sections()
	if m.Scope != "" || len(sections) < 2 {
		return m.Scope == scopeAll && len(sections) > 1
	}
	return !slices.ContainsFunc(sections, func(s journal.Section) bool { return s.Round > 0 })
}

// listed are the sections whose players are listed.
func (m page) listed() []journal.Section {
	if m.listsAll() {
		return m.Event.Ahead.Sections()
	}
	sec := m.Section()
	return []journal.Section{sec.Section}
}

// checkInSet changes it: field "search", "filter", "fees" ("true") or "scope".
type checkInSet struct{ Field, Value string }

func (msg checkInSet) update(m page, _ session.Env) (page, []session.Cmd) {
	switch msg.Field {
	case "search":
		m.Search = msg.Value
	case "filter":
		m.Filter = msg.Value
	case "fees":
		m.Fees, m.Filter = msg.Value == "true", ""
	case "scope":
		m.Scope = msg.Value
	}
	m.More = 0
	return m, nil
}

// attendance counts a list of players.
type attendance struct{ All, In, Out, Open, Paid int }

// schoolCount is one school in the check-in, with the counts of its players.
type schoolCount struct {
	Name    string // "" for those without
	Players []journal.Player
	attendance
	Shown []journal.Player // who is searched for
}

// arrivingSchools are the listed players who have not left, by schools, with those of them who are searched for, and their count: schools and
// names by the alphabet.
func (m page) arrivingSchools() ([]schoolCount, attendance) {
	r := m.rollNow()
	want := journal.FoldName(journal.Clean(m.Search))
	list := make([]schoolCount, 0, len(r.schools))
	for _, s := range r.schools {
		if s.Shown = m.shownOf(s, want); len(s.Shown) > 0 {
			list = append(list, s.schoolCount)
		}
	}
	return list, r.total
}

// shownOf are the players of a school whom filter and search leave. Where that is all of them they are the roll's: who changes them copies
// them.
func (m page) shownOf(s rollSchool, want string) []journal.Player {
	whole := strings.Contains(s.sought, want)
	var at []int
	for i, p := range s.Players {
		if m.shows(p) && (whole || strings.Contains(s.names[i], want)) {
			at = append(at, i)
		}
	}
	if len(at) == len(s.Players) {
		return s.Players
	}
	shown := make([]journal.Player, len(at))
	for k, i := range at {
		shown[k] = s.Players[i]
	}
	return shown
}

// expected are the listed players who have not left, section by section.
func (m page) expected() []journal.Player {
	var list []journal.Player
	for _, sec := range m.listed() {
		next := m.Event.Ahead.NextRound(sec.ID)
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			if !p.IsOut(next) || !p.IsWithdrawn() {
				list = append(list, p)
			}
		}
	}
	return list
}

func (a *attendance) count(p journal.Player) {
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

func (c Model) shows(p journal.Player) bool {
	switch c.Filter {
	case "open":
		return p.Presence == journal.Expected
	case "in":
		return p.Presence == journal.Present
	case "out":
		return p.Presence == journal.Missing
	case "paid":
		return p.Paid
	case "unpaid":
		return !p.Paid
	}
	return true
}

// touchPlayer notes the next state of a player: here, absent, open again; or in the view of the fees paid or open.
type touchPlayer struct {
	ID     journal.PlayerID
	Absent bool // held: absent at once
}

// Prompt has the player noted when the finger is lifted.
func (touchPlayer) Prompt() {}

func (msg touchPlayer) update(m page, env session.Env) (page, []session.Cmd) {
	p, ok := m.Event.Ahead.Player(msg.ID)
	if !ok {
		return session.Refuse(m, &journal.UnknownError{Player: msg.ID})
	}
	one := []journal.PlayerID{msg.ID}
	say := func(t i18n.Text) string {
		return m.Lang().T(textCheckInSaid, m.Name(p), strings.ToLower(m.Lang().T(t)))
	}
	switch {
	case m.Fees && p.Paid:
		return session.Undoable(m, env, journal.NoteFee{Players: one}, say(i18n.StateUnpaid))
	case m.Fees:
		return session.Undoable(m, env, journal.NoteFee{Players: one, Paid: true}, say(i18n.StatePaid))
	case msg.Absent || p.Presence == journal.Present:
		return session.Undoable(m, env, journal.NotePresence{Players: one, Presence: journal.Missing}, say(i18n.StateOut))
	case p.Presence == journal.Missing:
		return session.Undoable(m, env, journal.NotePresence{Players: one}, say(i18n.StateOpen))
	}
	next, cmds := session.Undoable(m, env, journal.Arrive{Players: one}, say(i18n.StateIn))
	if next.Notice == nil && Waits(next.Session, msg.ID) {
		next.Dialog = SeatDialog{ID: msg.ID}
		cmds = append(cmds, session.Focus{ID: "sheet"})
	}
	return next, cmds
}

// listDialog asks on a phone which list is noted.
type listDialog struct{}

// openList opens it.
type openList struct{}

func (openList) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = listDialog{}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// schoolDialog offers the rarer acts for a whole school.
type schoolDialog struct{ Name string }

// openSchool opens it.
type openSchool struct{ Name string }

func (msg openSchool) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = schoolDialog(msg), nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// schoolAct notes something for every player of a school: "in", "out", "paid" or "withdraw".
type schoolAct struct{ Name, Act string }

func (msg schoolAct) update(m page, env session.Env) (page, []session.Cmd) {
	var ids []journal.PlayerID
	key := m.Event.Ahead.SchoolKeys()
	for _, p := range m.expected() {
		if key(p.Club) == key(msg.Name) && !p.IsOut(m.Event.Ahead.NextRound(p.Section)) {
			ids = append(ids, p.ID)
		}
	}
	l := m.Lang()
	name := msg.Name
	if name == "" {
		name = l.T(m.Kin(i18n.PlayersNoClub))
	}
	text := l.N(textCheckInSaidAll, len(ids), name)
	switch msg.Act {
	case "in":
		return session.Undoable(m, env, journal.Arrive{Players: ids}, text)
	case "out":
		return session.Undoable(m, env, journal.NotePresence{Players: ids, Presence: journal.Missing}, text)
	case "paid":
		return session.Undoable(m, env, journal.NoteFee{Players: ids, Paid: true}, text)
	case "withdraw":
		return session.Undoable(m, env, journal.Withdraw{Players: ids}, l.N(textCheckInOutAll, len(ids), name))
	}
	return m, nil
}

// absentee is a player who is not in the hall, and what becomes of him: "away", "out" or "keep".
type absentee struct {
	ID   journal.PlayerID
	Fate string
}

// closeCheckInDialog asks what becomes of those who are not in the hall.
type closeCheckInDialog struct {
	Sections []journal.SectionID // whose check-in is closed
	Round    int                 // before which; 0: they are at different rounds
	List     []absentee
}

// openCloseCheckIn opens it; with nobody missing the check-in is closed at once.
type openCloseCheckIn struct{}

func (openCloseCheckIn) update(m page, env session.Env) (page, []session.Cmd) {
	var d closeCheckInDialog
	for i, sec := range m.closable() {
		round := m.Event.Ahead.NextRound(sec.ID)
		if d.Sections = append(d.Sections, sec.ID); i == 0 {
			d.Round = round
		} else if d.Round != round {
			d.Round = 0
		}
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			if _, away := p.Absence(round); !away && p.Presence != journal.Present {
				d.List = append(d.List, absentee{p.ID, m.proposedAbsence(p, round)})
			}
		}
	}
	slices.SortStableFunc(d.List, func(a, b absentee) int { return cmp.Compare(m.presenceOf(b.ID), m.presenceOf(a.ID)) })
	m.Dialog, m.Notice = d, nil
	if len(d.List) == 0 {
		return endCheckIn{}.update(m, env)
	}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// proposedAbsence is what is proposed for a player who is not noted as here: whoever nobody looked for and who played the round
// before is likely to play on, everybody else gets no points.
func (m page) proposedAbsence(p journal.Player, round int) string {
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

func (m page) presenceOf(id journal.PlayerID) journal.Presence {
	p, _ := m.Event.Ahead.Player(id)
	return p.Presence
}

// setFate chooses for one absentee, or with ID 0 for all.
type setFate struct {
	ID   journal.PlayerID
	Fate string
}

func (msg setFate) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(closeCheckInDialog)
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

// endCheckIn closes the check-in as the dialog says, and goes to the round.
type endCheckIn struct{}

func (endCheckIn) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(closeCheckInDialog)
	if !ok {
		return m, nil
	}
	var acts []journal.Command
	for _, id := range d.Sections {
		acts = append(acts, d.closes(m.Event.Ahead, id, env.Now.UnixMilli()))
	}
	next, cmds := session.Offered(m, env, m.Lang().T(textCheckInDone), acts...)
	if len(cmds) == 0 || next.Notice != nil {
		return next, cmds
	}
	next.Carry = true
	return next, append(cmds, session.Navigate{To: m.Route.In(session.PageRound)})
}

// closes is the act that closes the check-in of a section as the dialog says.
func (d closeCheckInDialog) closes(s journal.State, id journal.SectionID, at int64) journal.CloseCheckIn {
	c := journal.CloseCheckIn{Section: id, Time: at}
	for _, a := range d.List {
		if p, _ := s.Player(a.ID); p.Section != id {
			continue
		}
		switch a.Fate {
		case "away":
			c.Away = append(c.Away, a.ID)
		case "out":
			c.Withdraw = append(c.Withdraw, a.ID)
		}
	}
	return c
}
