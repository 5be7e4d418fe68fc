package checkin

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/letters"
	"wasit/app/session"
	"wasit/swiss/sorting"
)

// Model is what the check-in shows of the list.
type Model struct {
	Search string
	Filter string // "": all, "open", "absent" or "unpaid"
	Fees   bool   // touching a row notes the fee
}

// checkInSet changes it: field "search", "filter" or "fees" ("true").
type checkInSet struct{ Field, Value string }

func (msg checkInSet) update(m page, _ session.Env) (page, []session.Cmd) {
	switch msg.Field {
	case "search":
		m.Search = msg.Value
	case "filter":
		m.Filter = msg.Value
	case "fees":
		m.Fees, m.Filter = msg.Value == "true", ""
	}
	m.More = 0
	return m, nil
}

// attendance counts a list of players.
type attendance struct{ All, In, Out, Open, Paid int }

// School is a group of the check-in.
type schoolCount struct {
	Name    string // "" for those without
	Players []journal.Player
	attendance
	Shown []journal.Player // who is searched for
}

// arrivingSchools groups the players of the section who have not left, and counts them: schools and names by the alphabet.
func (m page) arrivingSchools() ([]schoolCount, attendance) {
	var total attendance
	places, names, keyOf := map[string]int{}, m.Event.Ahead.SchoolNames(), m.Event.Ahead.SchoolKeys()
	var list []schoolCount
	next := m.Event.Ahead.NextRound(m.Event.Section)
	want := journal.FoldName(journal.Clean(m.Search))
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if p.IsOut(next) && p.IsWithdrawn() {
			continue
		}
		key := keyOf(p.Club)
		i, known := places[key]
		if !known {
			i = len(list)
			places[key], list = i, append(list, schoolCount{Name: names[key]})
		}
		s := &list[i]
		s.Players = append(s.Players, p)
		s.count(p)
		total.count(p)
		if m.shows(p) && (want == "" || strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(journal.FoldName(list[i].Name), want) || strings.Contains(journal.FoldName(p.Club), want)) {
			s.Shown = append(s.Shown, p)
		}
	}
	alphabet := letters.Of(m.Lang().Tag())
	sorting.By(list, func(a, b schoolCount) int {
		if (a.Name == "") != (b.Name == "") {
			return cmp.Compare(b.Name, a.Name)
		}
		return alphabet.Compare(a.Name, b.Name)
	})
	for i := range list {
		sorting.By(list[i].Shown, journal.ByName(alphabet))
	}
	return slices.DeleteFunc(list, func(s schoolCount) bool { return len(s.Shown) == 0 }), total
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
	case "absent":
		return p.Presence == journal.Missing
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
	next := m.Event.Ahead.NextRound(m.Event.Section)
	key := m.Event.Ahead.SchoolKeys()
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if key(p.Club) == key(msg.Name) && !p.IsOut(next) {
			ids = append(ids, p.ID)
		}
	}
	l := m.Lang()
	name := msg.Name
	if name == "" {
		name = l.T(i18n.PlayersNoClub)
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
	Round int
	List  []absentee
}

// openCloseCheckIn opens it; with nobody missing the check-in is closed at once.
type openCloseCheckIn struct{}

func (openCloseCheckIn) update(m page, env session.Env) (page, []session.Cmd) {
	d := closeCheckInDialog{Round: m.Event.Ahead.NextRound(m.Event.Section)}
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if _, away := p.Absence(d.Round); !away && p.Presence != journal.Present {
			d.List = append(d.List, absentee{p.ID, m.proposedAbsence(p, d.Round)})
		}
	}
	sorting.Stable(d.List, func(a, b absentee) int { return cmp.Compare(m.presenceOf(b.ID), m.presenceOf(a.ID)) })
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
	c := journal.CloseCheckIn{Section: m.Event.Section, Time: env.Now.UnixMilli()}
	for _, a := range d.List {
		switch a.Fate {
		case "away":
			c.Away = append(c.Away, a.ID)
		case "out":
			c.Withdraw = append(c.Withdraw, a.ID)
		}
	}
	next, cmds := session.Undoable(m, env, c, m.Lang().T(textCheckInDone))
	if len(cmds) == 0 {
		return next, nil
	}
	next.Carry = true
	return next, append(cmds, session.Navigate{To: m.Route.In(session.PageRound)})
}
