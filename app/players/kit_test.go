package players

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/swiss"
)

// desk is a helper's desk: the keeper's double with the step of this room.
type desk struct {
	*sessiontest.Host
	t    testing.TB
	m    page
	told []session.Msg // what was asked of other rooms
}

func newDesk(t testing.TB) *desk {
	d := &desk{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	if d.Own(msg) {
		return
	}
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	if own == nil {
		d.told = append(d.told, msg)
		return
	}
	var cmds []session.Cmd
	d.m, cmds = own.update(d.m, d.Env())
	d.Perform(cmds)
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}

// emptyEvent is an event without players, on the page of players.
func emptyEvent(t testing.TB) *desk {
	t.Helper()
	d := event(t, 0, 5)
	d.Go(d.m.Route.In(session.PagePlayers).Path())
	return d
}

// twoSections is an event of boys and girls, with n of each.
func twoSections(t testing.TB, n int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) { c.Name, c.Sex = "Boys", swiss.Male })
	girls := d.SectionNow().SectionConfig
	girls.Name, girls.Sex = "Girls", swiss.Female
	d.Did(journal.AddSection{SectionConfig: girls})
	for i, sex := range []swiss.Sex{swiss.Male, swiss.Female} {
		var list []journal.PlayerInfo
		for k := range n {
			list = append(list, journal.PlayerInfo{Name: string(rune('A'+i)) + " " + string(rune('a'+k)), Sex: sex})
		}
		if n > 0 {
			d.Did(journal.ImportPlayers{Section: journal.SectionID(i + 1), Players: list})
		}
	}
	return d
}
