package imports

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
)

// desk is a helper's desk: the keeper's double with the step of this room.
type desk struct {
	*sessiontest.Host
	t testing.TB
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Refresh = func() { d.m = d.m.withQuestions() } // as Update does
	d.Arrived = func() {
		if d.Changed.Forget {
			d.Changed.Forget, d.m.Model = false, SectionChanged(d.m.Session, d.m.Model)
		}
		if d.Route.Page != session.PageImport {
			return
		}
		var cmds []session.Cmd
		d.m.Session, d.m.Model, cmds = Arrive(d.m.Session, d.m.Model, d.Env())
		d.Perform(cmds)
	}
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	if created, ok := msg.(session.EventCreated); ok { // the room of setup answers that its draft is stored
		msg = session.DraftStored(created)
	}
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}

// twoSections is an event of boys and girls, with n of each.
func twoSections(t testing.TB, n int) *desk {
	t.Helper()
	d := newDesk(t)
	d.OpenTwo(n)
	return d
}

// mend opens the form of a player for a row, and saves it with a change.
func (d *desk) mend(row int, change func(*journal.PlayerInfo)) {
	d.t.Helper()
	d.send(mendRow{row})
	edit, ok := d.Told[len(d.Told)-1].(session.EditRow)
	if !ok || edit.Row != row || edit.Line != d.m.Rows[row].Line {
		d.t.Fatalf("the form is asked for row %d: %+v", row, d.Told)
	}
	change(&edit.Info)
	d.send(session.RowEdited{Row: row, Info: edit.Info})
}

// home stands on the home page.
func home(t testing.TB) *desk {
	t.Helper()
	d := newDesk(t)
	d.Go("/")
	return d
}

// openAny opens a file there.
func (d *desk) openAny(name string, data []byte) {
	d.t.Helper()
	d.send(session.Picked{Purpose: session.FileAny, Name: name, Data: data})
}

// answer gives the first open question that has such an answer.
func (d *desk) answer(code string) {
	d.t.Helper()
	for _, a := range d.m.asks() {
		for _, x := range d.m.answers(a) {
			if x.Code == code {
				d.send(reply{a.Key, code})
				return
			}
		}
	}
	d.t.Fatalf("no question is answered %q: %+v", code, d.m.asks())
}
