package calls

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
)

// desk is the desk of a round that is played.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	d.Open(8, true, func(c *journal.SectionConfig) { c.Rounds = 5 })
	d.Pair()
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	d.Route = d.Route.In(session.PageCalls)
	return d
}

func (d *desk) draw(v *view.V) app.UI { return Render(v, d.m.Session, d.m.Model) }

func (d *desk) at(board string) {
	d.Route.Sheet = board
	d.m.Route = d.Route
}

// TestCallAndAnswer: a board calls with a reason, the desk sees both times and what was before, says who goes, leaves it, goes and is there.
func TestCallAndAnswer(t *testing.T) {
	d := newDesk(t)
	d.Says("nobody calls", "No board calls")
	d.at("2")
	d.Says("the board can call", "Call the arbiter", "Illegal move", "6.11.2")
	d.Touch("why-illegal")
	if c, ok := d.Event.Ahead.CallAt(1, 1, 2); !ok || c.Why != journal.CallIllegal {
		t.Fatalf("%+v, %t", c, ok)
	}
	d.Touch("show-sign")
	d.Says("the number is held up", "Arbiter, please")
	d.Touch("hide-sign")
	d.at("")
	d.Says("the desk sees it", "The board calls", "Illegal move", "nobody on the way yet", "No offence so far")
	d.Touch("on-my-way")
	d.Says("somebody goes", "is on the way", "Pass on")
	d.Touch("pass")
	d.Says("it is left to others", "nobody on the way yet")
	d.Touch("on-my-way")
	d.at("2")
	d.Says("the board sees it", "is on the way")
	d.at("")
	d.Touch("i-am-here")
	if len(d.Event.Ahead.Calls()) != 0 {
		t.Error("the call goes on")
	}
}

// TestCallFromClock: what a clock asked for is called once, with its times; a board whose game is over is refused in words.
func TestCallFromClock(t *testing.T) {
	d := newDesk(t)
	d.at("3")
	place := session.BoardPlace{Event: d.Event.ID, Section: d.m.Event.Section, Round: 1, Board: 3}
	d.m.Route = place.CallRoute()
	d.m.Route.Section = 0 // the address of an event of one section names none
	arrive := func() []session.Cmd {
		d.m.Calling = &session.BoardCall{Place: place, Side: journal.CallWhite, Clock: journal.CallClock{White: 542_000, Black: 497_000, Move: 23, Stopped: true}}
		s, m, cmds := Arrive(d.m.Session, d.m.Model, d.Env())
		d.m.Session, d.m.Model = s, m
		return cmds
	}
	arrive()
	c, ok := d.m.Event.Ahead.CallAt(1, 1, 3)
	if !ok || c.Clock.White != 542_000 || c.Side != journal.CallWhite || d.m.Calling != nil {
		t.Fatalf("%+v, %t, %+v", c, ok, d.m.Calling)
	}
	d.Says("with its times", "White calls", "9:02", "8:17", "clocks stopped", "move 23")
	seq := d.m.Event.Ahead.Seq()
	arrive()
	if d.m.Event.Ahead.Seq() != seq {
		t.Error("the same call is recorded twice")
	}
	d.m.Session.Notice = nil
	d.Touch("take-call-back")
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 3, Score: journal.Drawn})
	d.Touch("call")
	d.Says("the game is over", "The game of this board has a result")
}

// TestUnheard: what the desk does not say in time that it has is held up.
func TestUnheard(t *testing.T) {
	d := newDesk(t)
	d.at("1")
	_, after, err := journal.Decide(d.m.Event.Ahead, journal.Stamp{At: 1}, journal.CallArbiter{Section: 1, Round: 1, Board: 1})
	if err != nil {
		t.Fatal(err)
	}
	e := *d.m.Event
	e.Ahead = after // on a device beside the desk: it waits there
	d.m.Event = &e
	d.m, _ = unheard{e.ID, 1, 2}.update(d.m, d.Env())
	if d.m.Late {
		t.Error("another board is waited for")
	}
	d.m, _ = unheard{e.ID, 1, 1}.update(d.m, d.Env())
	d.Says("held up", "The desk has not heard it")
	awake := func(what string, want ...session.Cmd) {
		t.Helper()
		var cmds []session.Cmd
		if d.m.Model, cmds = Hear(d.m.Session, d.m.Model); !slices.Equal(cmds, want) {
			t.Errorf("%s: %v", what, cmds)
		}
	}
	awake("the screen stays on", session.KeepAwake{On: true})
	awake("once")
	d.m.Late = false
	awake("put away", session.KeepAwake{On: false})
	d.m.Late = true
	awake("again", session.KeepAwake{On: true})
	d.m.Route = session.Route{Page: session.PageScreen, Event: e.ID}
	awake("the wall keeps it on itself")
}

// TestHear: the desk rings once for each new call, as its settings allow, and not for what it finds when it opens.
func TestHear(t *testing.T) {
	d := newDesk(t)
	d.m.Settings.Vibrate = true
	hear := func() int {
		m, cmds := Hear(d.m.Session, d.m.Model)
		d.m.Model = m
		rung := 0
		for _, c := range cmds {
			if s, ok := c.(session.SignClock); ok && s.Sign == session.SignCall && s.Options.Vibrate && s.Options.Sound {
				rung++
			}
		}
		return rung
	}
	d.Did(journal.CallArbiter{Section: 1, Round: 1, Board: 1})
	if n := hear(); n != 0 {
		t.Errorf("rings %d times for what was there", n)
	}
	d.Did(journal.CallArbiter{Section: 1, Round: 1, Board: 2})
	if n := hear(); n != 1 {
		t.Errorf("rings %d times", n)
	}
	d.Did(journal.CallArbiter{Section: 1, Round: 1, Board: 2, Why: journal.CallDraw})
	if n := hear(); n != 0 {
		t.Errorf("rings %d times for a reason", n)
	}
	d.m.Settings.NoRing = true
	d.Did(journal.CallArbiter{Section: 1, Round: 1, Board: 3})
	if n := hear(); n != 0 {
		t.Errorf("rings %d times where the sound is off", n)
	}
}
