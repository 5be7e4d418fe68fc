package checkin

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// Waits reports whether a player stands in the hall without a game in the round that is being played: he came late, was
// noted as present after the pairing, and has no bye that he asked for.
func Waits(m session.Session, id journal.PlayerID) bool {
	p, known := m.Event.Ahead.Player(id)
	return known && waits(m.Event.Ahead, p, func(round int) bool { return m.Event.Ahead.BoardOf(p.Section, round, id) > 0 })
}

// Waiting returns [Waits] for a list, which asks it of everybody in a section: the boards are gone through once.
func Waiting(m session.Session, section journal.SectionID) func(journal.PlayerID) bool {
	s := m.Event.Ahead
	seated := map[journal.PlayerID]bool{}
	if r, ok := s.Round(section, s.NextRound(section)-1); ok {
		for _, b := range r.Boards {
			seated[b.White], seated[b.Black] = true, true
		}
	}
	return func(id journal.PlayerID) bool {
		p, known := s.Player(id)
		return known && waits(s, p, func(int) bool { return seated[id] })
	}
}

func waits(s journal.State, p journal.Player, isSeated func(round int) bool) bool {
	sec, id := p.Section, p.ID
	n := s.NextRound(sec) - 1
	if p.TPN == 0 || n < 1 || p.Entered != n && (p.Presence != journal.Present || !p.HasEntered(n)) || p.IsOut(n) || isSeated(n) {
		return false // for nearly everybody in a long list: nothing was copied for this
	}
	r, _ := s.CurrentRound(sec)
	if r.PAB == id || r.Phase != journal.Published && r.Phase != journal.Complete {
		return false
	}
	return !slices.ContainsFunc(r.Absent, func(a journal.Absence) bool { return a.Player == id && a.Bye != journal.Zero })
}

// LateSeats returns against whom a player who waits can be seated in the round that is being played: the player with the
// bye, or another one who waits.
func LateSeats(m session.Session, id journal.PlayerID) []journal.PlayerID {
	if !Waits(m, id) {
		return nil
	}
	p, _ := m.Event.Ahead.Player(id)
	r, _ := m.Event.Ahead.CurrentRound(p.Section)
	var seats []journal.PlayerID
	if r.PAB != 0 {
		seats = append(seats, r.PAB)
	}
	for _, other := range m.Event.Ahead.Players(r.Section) {
		if other.ID != id && Waits(m, other.ID) {
			seats = append(seats, other.ID)
		}
	}
	return seats
}

// SeatDialog asks whether a latecomer plays in the round that is being played, and against whom.
type SeatDialog struct{ ID journal.PlayerID }

// seatedDialog tells the latecomer his board.
type seatedDialog struct {
	Section journal.SectionID
	Board   int
}

// SeatLate gives a latecomer a board of his own in the round that is being played, against Other: the player with the
// bye, or another one who came late.
type SeatLate struct{ ID, Other journal.PlayerID }

func (msg SeatLate) update(m page, env session.Env) (page, []session.Cmd) {
	pair := journal.Pair{msg.ID, msg.Other}
	if m.PrefersWhite(msg.Other) {
		pair = journal.Pair{msg.Other, msg.ID}
	}
	l := m.Lang()
	p, _ := m.Event.Ahead.Player(msg.ID)
	next, cmds := session.Undoable(m, env, journal.AddBoard{Section: p.Section, Pair: pair, Reason: l.T(textLateSeatReason)},
		l.T(textLateSeated, m.Said(msg.ID), m.Said(msg.Other)))
	if next.Notice == nil && len(cmds) > 0 {
		r, _ := next.Event.Ahead.CurrentRound(p.Section)
		next.Dialog = seatedDialog{p.Section, next.Event.Ahead.BoardOf(r.Section, r.Number, msg.ID)}
		cmds = append(cmds, session.Focus{ID: "sheet"})
	}
	return next, cmds
}

// Newest returns who was entered last in the section.
func Newest(m session.Session) journal.PlayerID {
	var id journal.PlayerID
	for _, p := range m.Section().Entered() {
		id = max(id, p.ID)
	}
	return id
}

// LateFrom proposes with which of rounds a late entry begins: with the draft, which can be paired again; with round 1 while
// nobody has finished a game of it; else with the next one.
func LateFrom(m session.Session, rounds []int) int {
	sec := m.Section()
	t := m.Event.Ahead.Tally(sec.ID, sec.Round)
	if sec.Phase == journal.Draft || sec.Round == 1 && sec.Phase == journal.Published && t.Missing == t.Boards {
		return rounds[0]
	}
	return rounds[len(rounds)-1]
}
