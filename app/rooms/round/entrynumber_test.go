package round

import (
	"testing"

	"wasit/app/event/journal"
)

// TestJumpByKeyboard: the keyboard's way to a board takes one number and is over: by Enter, or when no figure can follow.
func TestJumpByKeyboard(t *testing.T) {
	d := event(t, 24, 3) // 12 boards
	d.Pair()
	d.send(publishRound{})
	d.send(toggleNumbers{Once: true})
	d.send(figureKey{4})
	if d.m.Board != 4 || d.m.Numbers {
		t.Fatalf("board %d, numbers %t: no board begins with 4 but itself", d.m.Board, d.m.Numbers)
	}
	d.send(toggleNumbers{Once: true})
	d.send(figureKey{1})
	if !d.m.Numbers {
		t.Fatal("10 to 12 begin with 1")
	}
	d.send(figureKey{2})
	if d.m.Board != 12 || d.m.Numbers || d.m.Once {
		t.Errorf("board %d, numbers %t", d.m.Board, d.m.Numbers)
	}
	d.send(figureKey{1})
	if d.m.scoreOn(1, 12) != journal.WhiteWins {
		t.Errorf("board 12 has %v", d.m.scoreOn(1, 12))
	}
	d.send(undoResult{})
	if e := d.m.Echo; e == nil || !e.IsUndone() || e.Board != 12 || e.Was != journal.WhiteWins {
		t.Errorf("taken back, the echo says %+v", e)
	}
}
