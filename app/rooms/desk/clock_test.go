package desk

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/clock"
	"wasit/rules/ruling"
)

func TestReadClock(t *testing.T) {
	for text, want := range map[string]time.Duration{"0:23:41": 23*time.Minute + 41*time.Second, "23:41": 23*time.Minute + 41*time.Second, "1.02.03": time.Hour + 2*time.Minute + 3*time.Second, " 7 ": 7 * time.Minute} {
		if got, ok := readClock(text); !ok || got != want {
			t.Errorf("%q: %v %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "x", "1:2:3:4", "0:60:00", "10:99", "-1:00", "999:59:59"} {
		if got, ok := readClock(text); ok {
			t.Errorf("%q was read as %v", text, got)
		}
	}
}

// TestDeskClock: two minutes for the opponent of an illegal move, the increment of its press taken back, and the times go to the
// clock of this device.
func TestDeskClock(t *testing.T) {
	d := hallOf(t, 8)
	sec, _ := d.m.Event.Ahead.Section(1)
	c := sec.SectionConfig
	c.TimeCode = "5400+30"
	d.Did(journal.ChangeSection{Section: 1, SectionConfig: c, Reason: "test"})
	d.send(setLaws{lawsEdition, "E23"})
	d.take(1, false)
	d.send(chooseOffence{ruling.IllegalMove})
	d.send(recordOffence{})
	d.send(openClock{d.m.Done})
	if d.m.Route.Sheet != "clock" {
		t.Fatalf("on %s", d.m.Route.Path())
	}
	d.send(typeTime{clock.White, "0:20:00"})
	d.send(typeTime{clock.Black, "0:10:05"})
	_, now, ok := d.m.DeskClock.Times()
	if !ok[0] || !ok[1] || now[clock.White] != 22*time.Minute || now[clock.Black] != 9*time.Minute+35*time.Second {
		t.Errorf("new times %v", now)
	}
	d.send(applyClock{}) // no clock here: nothing happens
	env := session.Env{Now: d.Time, Random: 7, Mono: time.Hour}
	for _, msg := range []clockroom.Msg{clockroom.Answer(sessiontest.Clock(t, "90+30", d.Time)), clockroom.Press{Side: clock.Black}, clockroom.Pause{}} {
		d.m.Session, d.m.Clock, _ = clockroom.Update(d.m.Session, d.m.Clock, msg, env)
	}
	d.m, _ = applyClock{}.update(d.m, env)
	if g := d.m.Clock.Game; g.State.Values(clock.White, g.State.Last()).Time != 22*time.Minute || d.m.Clock.Fix != nil {
		t.Errorf("the clock shows %v, %+v", g.State.Values(clock.White, g.State.Last()).Time, d.m.Clock.Fix)
	} else if g.State.Turn() != clock.Black {
		t.Error("the offender is not to move again")
	}
}
