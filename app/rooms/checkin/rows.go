package checkin

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// first and step are how many rows are drawn at first, and with each "show more".
const (
	first = 120
	step  = 200
)

// canClose reports whether the check-in of any listed section can be closed.
func (m page) canClose() bool { return len(m.closable()) > 0 }

// closable are the listed sections whose check-in can be closed: they have players, the next round is to come, and nothing of it is
// paired yet.
func (m page) closable() []journal.Section {
	s := m.Event.Ahead
	if s.IsFinished() {
		return nil
	}
	return slices.DeleteFunc(m.listed(), func(sec journal.Section) bool {
		return sec.Players == 0 || s.NextRound(sec.ID) > sec.Rounds || sec.Round > 0 && sec.Phase != journal.Closed
	})
}

// filter is a choice of rows, with how many there are.
type filter struct {
	by   string
	name i18n.Text
	n    int
}

// filters are the parts of the list that is noted, and all of it.
func (m Model) filters(a attendance) []filter {
	if m.Fees {
		return []filter{{"unpaid", textCountUnpaid, a.All - a.Paid}, {"paid", textCountPaid, a.Paid}, {"", textCountAll, a.All}}
	}
	return []filter{{"open", textCountOpen, a.Open}, {"in", textCountIn, a.In}, {"out", textCountOut, a.Out}, {"", textCountAll, a.All}}
}

// roomFor returns how many rows are drawn after so many times "show more", and how many that leaves.
func roomFor(schools []schoolCount, more int) (room, left int) {
	all := 0
	for _, s := range schools {
		all += len(s.Shown)
	}
	room = min(all, first+step*more)
	return room, all - room
}

// firstOf returns the first rows of so many, by school; schools without any are left out.
func firstOf(schools []schoolCount, rows int) [][]journal.Player {
	var list [][]journal.Player
	for _, s := range schools {
		shown := s.Shown[:min(len(s.Shown), rows)]
		if rows -= len(shown); len(shown) == 0 {
			break
		}
		list = append(list, shown)
	}
	return list
}

// under is the second line of a player: his class, that he stays away, that he waits for a game.
func (m page) under(p journal.Player) string {
	l, text := m.Lang(), ""
	if p.Class > 0 {
		text = l.T(i18n.ClassN, strconv.Itoa(p.Class))
	}
	if _, away := p.Absence(m.Event.Ahead.NextRound(p.Section)); away {
		text = join(text, l.T(i18n.AwayZero))
	}
	if Waits(m.Session, p.ID) {
		sec, _ := m.Event.Ahead.In(p.Section)
		text = join(text, l.T(i18n.BadgeNoSeat, l.Int(sec.Round)))
	}
	return text
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + " · " + b
}

// mark is the state of a player: a word with its sign.
type mark struct {
	class, icon string
	word        i18n.Text
}

// markOf is whether a player is here, or in the view of the fees whether he has paid.
func (m Model) markOf(p journal.Player) mark {
	switch {
	case m.Fees && p.Paid:
		return mark{"state--in", "check", i18n.StatePaid}
	case m.Fees:
		return mark{"state--none", "", i18n.StateUnpaid}
	case p.Presence == journal.Present:
		return mark{"state--in", "check", i18n.StateIn}
	case p.Presence == journal.Missing:
		return mark{"state--out", "x", i18n.StateOut}
	}
	return mark{"state--none", "", i18n.StateOpen}
}

// fateOfAll is what was chosen for everybody; empty where it differs.
func (d closeCheckInDialog) fateOfAll() string {
	same := d.List[0].Fate
	for _, a := range d.List {
		if a.Fate != same {
			return ""
		}
	}
	return same
}

// absenteeText names who is not in the hall, his school, and whether he was noted as absent.
func (m page) absenteeText(id journal.PlayerID) string {
	p, _ := m.Event.Ahead.Player(id)
	word := i18n.StateOpen
	if p.Presence == journal.Missing {
		word = i18n.StateOut
	}
	return join(m.Name(p), p.Club) + " · " + m.Lang().T(word)
}

// opponent is who can be seated against a latecomer, and why he is free.
type opponent struct {
	id   journal.PlayerID
	text string
}

func (m page) opponents(late journal.PlayerID) []opponent {
	p, _ := m.Event.Ahead.Player(late)
	r, _ := m.Event.Ahead.CurrentRound(p.Section)
	var list []opponent
	for _, id := range LateSeats(m.Session, late) {
		p, _ := m.Event.Ahead.Player(id)
		text := textSeatLater
		if r.PAB == id {
			text = textSeatBye
		}
		list = append(list, opponent{id, m.Lang().T(text, m.Name(p))})
	}
	return list
}

// otherTables says who of a new board, by its number in the hall, has a fixed table elsewhere.
func (m page) otherTables(board int, players ...journal.Player) []string {
	var list []string
	for _, p := range players {
		if p.Table > 0 && p.Table != board {
			list = append(list, m.Lang().T(textSeatedTable, m.Name(p), m.Lang().Int(p.Table)))
		}
	}
	return list
}
