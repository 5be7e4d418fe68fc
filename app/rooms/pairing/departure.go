package pairing

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// PairIn drops the draft and pairs the round anew with players who were to stay away in it.
type PairIn struct{ ID journal.PlayerID }

func (msg PairIn) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	next, cmds, err := session.Record(m, env, journal.DiscardDraft{Section: m.Event.Section})
	if err != nil {
		return session.Refuse(m, err)
	}
	if p, ok := next.Event.Ahead.Player(msg.ID); ok {
		if _, asked := p.ByeIn(n); asked {
			again, more, err := session.Record(next, env, journal.CancelBye{Players: []journal.PlayerID{msg.ID}, Round: n})
			if err != nil {
				return session.Refuse(m, err)
			}
			next, cmds = again, append(cmds, more...)
		}
	}
	next, more := next.pairFresh(env, n)
	return next, append(cmds, more...)
}

// LeaveNoShows drops the draft, withdraws who forfeited the last round, and pairs anew without them.
type LeaveNoShows struct{}

func (LeaveNoShows) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	for _, w := range m.Event.Ahead.DraftWarnings(m.Event.Section) {
		if w.Kind == journal.WarnNoShow {
			return m.anew(env, n, journal.Withdraw{Players: w.Players, From: n})
		}
	}
	return m, nil
}

// KeepApart drops the draft and pairs anew with the players of each school apart, as far as that is possible.
type KeepApart struct{}

func (KeepApart) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	hall := sec.Hall
	hall.Apart = max(hall.Apart, n)
	return m.anew(env, n, journal.SetHall{Section: sec.ID, Hall: hall})
}

// anew drops the draft of round n, does what changes it, and pairs it again.
func (m page) anew(env session.Env, n int, change journal.Command) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.DiscardDraft{Section: m.Event.Section}, change)
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
