package desk

import (
	"fmt"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/rules/ruling"
)

// arbiter is somebody at the arbiter's desk: the keeper's double with the step of this room.
type arbiter struct {
	*sessiontest.Host
	viewtest.Reader
	t    testing.TB
	m    page
	told []session.Msg // what was asked of other rooms
}

func newArbiter(t testing.TB) *arbiter {
	d := &arbiter{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	draw := func() (*view.V, string) {
		v := view.New(d.m.Lang(), "")
		return v, app.HTMLString(Render(v, d.m.Session, d.m.Model, d.m.Clock))
	}
	d.Reader = viewtest.Reader{T: t, Draw: draw, Send: d.send}
	d.Arrived = func() {
		if d.Route.Page != session.PageArbiter {
			return
		}
		var cmds []session.Cmd
		d.m, cmds = d.m.arrived()
		d.Perform(cmds)
	}
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *arbiter) send(msg session.Msg) {
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

// hallOf is an event in its published first round, on the arbiter's desk.
func hallOf(t testing.TB, players int) *arbiter {
	t.Helper()
	d := newArbiter(t)
	d.Open(players, false, func(c *journal.SectionConfig) { c.Rounds = 5 })
	d.Pair()
	d.Publish()
	d.Go(d.m.Route.In(session.PageArbiter).Path())
	d.NoNotice("publishing")
	return d
}

// playBy sets the Laws and the class that the section plays by.
func (d *arbiter) playBy(edition, class string) {
	d.t.Helper()
	d.send(setLaws{lawsEdition, edition})
	d.send(setLaws{lawsClass, class})
}

// take brings a player of a board in hand by the figures of the keypad.
func (d *arbiter) take(board int, white bool) {
	d.t.Helper()
	d.send(startOffence{})
	for _, f := range fmt.Sprint(board) {
		d.send(typeDigit{int(f - '0')})
	}
	_, rows := d.m.boardRows()
	if d.m.Board != board {
		d.t.Fatalf("board %d in hand, want %d", d.m.Board, board)
	}
	d.send(takeBoard{Board: board})
	p := rows[board-1].BlackPlayer
	if white {
		p = rows[board-1].WhitePlayer
	}
	d.send(takeBoard{board, p.ID})
}

// toBoard takes the question in hand to the board, and checks what the board is told.
func (d *arbiter) toBoard(msg goToBoard, want session.TakeGame) {
	d.t.Helper()
	d.told = nil
	d.send(msg)
	if len(d.told) != 1 || d.told[0] != want {
		d.t.Fatalf("the board was told %+v, want %+v", d.told, want)
	}
	if c := d.m.DeskCheck; c == nil || c.Question != msg.Question || c.Board != want.Board || c.Answer != "" || d.m.Route.Page != session.PageBoard || d.m.Event != nil {
		d.t.Fatalf("on %s with the question %+v", d.m.Route.Path(), c)
	}
}

// bring comes back from the board with an answer, "" for none.
func (d *arbiter) bring(a ruling.Answer) {
	d.t.Helper()
	c := *d.m.DeskCheck
	c.Answer = a
	d.m.DeskCheck = &c
	d.Go(c.Back.Path())
}
