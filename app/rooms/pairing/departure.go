package pairing

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// A change is what is done to who plays in the round of a draft, before the draft is made again or what still fits of it is kept.
type change struct {
	Kind changeKind
	ID   journal.PlayerID // of takeIn
}

type changeKind uint8

// The changes; the zero value is none.
const (
	takeIn        changeKind = iota + 1 // a player who was to stay away plays
	leaveNoShows                        // who forfeited the last round is withdrawn
	leaveMissing                        // who was noted as absent has a bye without points
	keepClubApart                       // the players of each school or club are kept apart
)

// commands are those of a change for round n, none where nothing is left to do.
func (m page) commands(c change, n int) []journal.Command {
	s, id := m.Event.Ahead, m.Event.Section
	switch c.Kind {
	case takeIn:
		if p, ok := s.Player(c.ID); ok {
			if _, asked := p.ByeIn(n); asked {
				return []journal.Command{journal.CancelBye{Players: []journal.PlayerID{c.ID}, Round: n}}
			}
		}
	case leaveNoShows:
		if who := m.warned(journal.WarnNoShow); len(who) > 0 {
			return []journal.Command{journal.Withdraw{Players: who, From: n}}
		}
	case leaveMissing:
		if who := m.warned(journal.WarnMissing); len(who) > 0 {
			return []journal.Command{journal.RequestBye{Players: who, Round: n, Bye: journal.Zero}}
		}
	case keepClubApart:
		sec, _ := s.In(id)
		hall := sec.Hall
		hall.Apart = max(hall.Apart, n)
		return []journal.Command{journal.SetHall{Section: id, Hall: hall}}
	}
	return nil
}

// warned are the players of a kind of warnings of the draft.
func (m page) warned(kind journal.WarningKind) (who []journal.PlayerID) {
	for _, w := range m.Event.Ahead.DraftWarnings(m.Event.Section) {
		if w.Kind == kind {
			who = append(who, w.Players...)
		}
	}
	return who
}

// PairIn drops the draft and pairs the round again with a player who was to stay away in it. What was made by hand is lost with it, as with
// the messages below: that is said first.
type PairIn struct {
	ID   journal.PlayerID
	Sure bool
}

func (msg PairIn) update(m page, env session.Env) (page, []session.Cmd) {
	return m.anew(env, change{Kind: takeIn, ID: msg.ID}, PairIn{ID: msg.ID, Sure: true}, msg.Sure)
}

// LeaveNoShows drops the draft, withdraws who forfeited the last round, and pairs again without them.
type LeaveNoShows struct{ Sure bool }

func (msg LeaveNoShows) update(m page, env session.Env) (page, []session.Cmd) {
	return m.anew(env, change{Kind: leaveNoShows}, LeaveNoShows{Sure: true}, msg.Sure)
}

// LeaveMissing gives those a bye without points who were noted as absent and are paired, and pairs again without them.
type LeaveMissing struct{ Sure bool }

func (msg LeaveMissing) update(m page, env session.Env) (page, []session.Cmd) {
	return m.anew(env, change{Kind: leaveMissing}, LeaveMissing{Sure: true}, msg.Sure)
}

// KeepApart drops the draft and pairs again with the players of each school apart, as far as that is possible.
type KeepApart struct{ Sure bool }

func (msg KeepApart) update(m page, env session.Env) (page, []session.Cmd) {
	return m.anew(env, change{Kind: keepClubApart}, KeepApart{Sure: true}, msg.Sure)
}

// anew drops the draft, makes the change, and pairs the round again; do is the same message, once the loss of what was made by hand is known.
func (m page) anew(env session.Env, c change, do Msg, sure bool) (page, []session.Cmd) {
	n, _ := m.Shown()
	commands := m.commands(c, n)
	if len(commands) == 0 && c.Kind != takeIn {
		return m, nil
	}
	if !sure {
		if asked, cmds, lost := m.losing(do, c); lost {
			return asked, cmds
		}
	}
	m.Dialog = nil
	next, cmds, err := session.Record(m, env, append([]journal.Command{journal.DiscardDraft{Section: m.Event.Section}}, commands...)...)
	if err != nil {
		return session.Refuse(m, err)
	}
	next, more := next.pairFresh(env, n)
	return next, append(cmds, more...)
}

// departure is a board of a draft that is not the engine's.
type departure struct {
	Board  int // of the draft, 0 for a board that only the engine made
	Engine bool
	Pair   journal.Pair
}

// departures compares a draft that the arbiter changed with what the engine made: the boards that only one of them has.
func departures(r journal.Round) []departure {
	if r.Made == nil {
		return nil
	}
	now := make([]journal.Pair, len(r.Boards))
	for i, b := range r.Boards {
		now[i] = journal.Pair{b.White, b.Black}
	}
	var list []departure
	for _, p := range r.Made {
		if !slices.Contains(now, p) {
			list = append(list, departure{Engine: true, Pair: p})
		}
	}
	for i, p := range now {
		if !slices.Contains(r.Made, p) {
			list = append(list, departure{Board: i + 1, Pair: p})
		}
	}
	return list
}
