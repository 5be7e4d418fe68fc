package pairing

import (
	"testing"

	"wasit/app/session"
)

// TestWhyIsNotComputedTwice: the engine tells its reasons with the pairing; asking for them asks it only where something has
// changed since.
func TestWhyIsNotComputedTwice(t *testing.T) {
	d := event(t, 8, 3)
	d.send(PairNext{})
	d.send(draw{})
	d.NoNotice("pairing")
	asked := func() (n int) {
		for _, c := range d.Cmds {
			if _, ok := c.(session.ExplainRound); ok {
				n++
			}
		}
		return n
	}
	d.send(OpenWhy{Round: 1, Board: 1})
	if asked() != 0 || !d.Event.KnowsWhy(1) || !d.Event.Why.Same || len(d.Event.Why.Text.Boards) != 4 {
		t.Fatalf("asked %d times; %+v", asked(), d.Event.Why)
	}
	d.send(session.CloseDialog{})
	d.Publish()
	d.send(OpenWhy{Round: 1, Board: 2})
	if asked() != 1 || !d.Event.Why.Same {
		t.Errorf("after another act the reasons are those of the newest state: asked %d times", asked())
	}
}
