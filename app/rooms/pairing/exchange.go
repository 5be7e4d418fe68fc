package pairing

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// exchange gives two players of a table or bracket each other's number while round 1 is not published: a late change of a
// drawn lot (C.05). The pairs of round 1 follow.
func (m page) exchange(env session.Env, a, b journal.PlayerID) (page, []session.Cmd) {
	id := m.Event.Section
	players := m.Event.Ahead.Players(id)
	order := make([]journal.PlayerID, len(players))
	for _, p := range players {
		if p.TPN == 0 || int(p.TPN) > len(order) {
			return session.Refuse(m, &journal.OrderError{Section: id, Players: []journal.PlayerID{p.ID}})
		}
		order[p.TPN-1] = p.ID
	}
	i, j := slices.Index(order, a), slices.Index(order, b)
	if i < 0 || j < 0 {
		return session.Refuse(m, &journal.UnknownError{Section: id, Player: a})
	}
	order[i], order[j] = b, a
	next := m
	var cmds []session.Cmd
	for _, c := range []journal.Command{journal.DiscardDraft{Section: id}, journal.FixOrder{Section: id, Players: order}} {
		done, more, err := session.Record(next, env, c)
		if err != nil {
			return session.Refuse(m, err)
		}
		next, cmds = done, append(cmds, more...)
	}
	next, more := next.pair(1)
	return next, append(cmds, more...)
}
