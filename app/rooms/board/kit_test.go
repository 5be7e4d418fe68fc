package board

import (
	"testing"

	"wasit/app/event/journal"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
)

// step gives a message to the room that takes it: the board, the clock beside it, or the session. What the clock tells the board
// comes in the same turn, as from the shell.
func step(t testing.TB, m page, msg session.Msg, env session.Env) (page, []session.Cmd) {
	t.Helper()
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	clock, ok := msg.(clockroom.Msg)
	if !ok {
		clock = clockroom.Answer(msg)
	}
	var cmds, all []session.Cmd
	switch shared, ok := msg.(session.Own); {
	case ok:
		m.Session, cmds = shared.Update(m.Session, env)
	case own != nil:
		m, cmds = own.update(m, env)
	case clock != nil:
		m, cmds = m.onClock(clockroom.Update(m.Session, m.Clock, clock, env))
	default:
		t.Fatalf("neither board nor clock takes %T", msg)
	}
	for _, c := range cmds {
		tell, ok := c.(session.Tell)
		if !ok {
			all = append(all, c)
			continue
		}
		var more []session.Cmd
		m, more = step(t, m, tell.Msg, env)
		all = append(all, more...)
	}
	return m, all
}

// walk goes to an address without an event, as the shell does.
func walk(m page, path string, env session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice, m.Undo, m.More = nil, nil, nil, 0
	m.Route = session.ParseRoute(path)
	if m.Route.Page == session.PageBoard {
		return m.arrived(env)
	}
	return m, nil
}

// hall is an event with the board of this device beside it: the keeper's double with the step of this room.
type hall struct {
	*sessiontest.Host
	t testing.TB
	m page
}

// hallOf is an event in its published first round, on the arbiter's desk.
func hallOf(t testing.TB, players int) *hall {
	t.Helper()
	d := &hall{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Arrived = func() {
		var cmds, given []session.Cmd
		env := d.Env()
		if d.Route.Page == session.PageBoard {
			d.m, cmds = d.m.arrived(env)
		}
		d.m, given = d.m.giveWaiting(env)
		d.Perform(append(cmds, given...))
	}
	d.Open(players, false, func(c *journal.SectionConfig) { c.Rounds = 5 })
	d.Pair()
	d.Publish()
	d.m.Clock.Loaded = true
	d.desk("claim")
	d.NoNotice("publishing")
	return d
}

// desk goes to a sheet of the arbiter's desk.
func (d *hall) desk(sheet string) {
	to := d.m.Route.In(session.PageArbiter)
	to.Sheet = sheet
	d.Go(to.Path())
}

func (d *hall) send(msg session.Msg) {
	d.t.Helper()
	if d.Own(msg) {
		return
	}
	var cmds []session.Cmd
	d.m, cmds = step(d.t, d.m, msg, d.Env())
	d.Perform(cmds)
}
