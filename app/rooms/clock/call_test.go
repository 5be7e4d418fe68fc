package clock

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestCallArbiter: a clock of a board that stands calls, with both times, and stops nothing by itself; one that runs does not call; a phone
// without the event holds the number up; a clock of no board has no key.
func TestCallArbiter(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(session.LayClock{Text: "5+3", Place: session.BoardPlace{Event: "ev1", Section: 1, Round: 2, Board: 7}})
	k.press(clock.Black)
	k.live(3 * time.Second)
	k.Says("while it runs", "!call the arbiter")
	k.send(callArbiter{clock.White})
	if k.m.Calling != nil || !k.m.Game.IsRunning(k.m.Game.At(k.mono)) {
		t.Fatal("a running clock calls, or was stopped")
	}
	k.send(Pause{})
	k.Says("once it stands", "Hold: call the arbiter")
	k.send(callArbiter{clock.White})
	c := k.m.Calling
	if c == nil || c.Place.Board != 7 || c.Side != journal.CallWhite || c.Clock.Black != 303_000 || c.Clock.White != 300_000 || !c.Clock.Stopped {
		t.Fatalf("%+v", c)
	}

	k = newReader(t, i18n.EN)
	k.send(session.LayClock{Text: "5+3", Place: session.BoardPlace{Number: 12}})
	k.press(clock.Black)
	k.send(Pause{})
	k.send(callArbiter{clock.Black})
	k.Says("held up", "Arbiter, please", "12", "Black calls")
	k.Touch("arbiter-here")
	k.Says("the clock again", "Hold: call the arbiter")

	k = newReader(t, i18n.EN)
	k.send(pickControl{Text: "5+3"})
	k.press(clock.Black)
	k.send(Pause{})
	k.Says("a clock of no board", "!call the arbiter")
}
