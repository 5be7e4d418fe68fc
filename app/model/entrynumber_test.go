package model

import (
	"testing"

	"wasit/app/journal"
)

// TestJumpByKeyboard: the keyboard's way to a board takes one number and is over: by Enter, or when no figure can follow.
func TestJumpByKeyboard(t *testing.T) {
	d := event(t, 24, 3) // 12 boards
	d.send(PairNext{})
	d.send(Draw{})
	d.send(PublishRound{})
	d.send(ToggleNumbers{Once: true})
	d.send(FigureKey{4})
	if d.m.Entry.Board != 4 || d.m.Entry.Numbers {
		t.Fatalf("board %d, numbers %t: no board begins with 4 but itself", d.m.Entry.Board, d.m.Entry.Numbers)
	}
	d.send(ToggleNumbers{Once: true})
	d.send(FigureKey{1})
	if !d.m.Entry.Numbers {
		t.Fatal("10 to 12 begin with 1")
	}
	d.send(FigureKey{2})
	if d.m.Entry.Board != 12 || d.m.Entry.Numbers || d.m.Entry.Once {
		t.Errorf("board %d, numbers %t", d.m.Entry.Board, d.m.Entry.Numbers)
	}
	d.send(FigureKey{1})
	if d.m.scoreOn(1, 12) != journal.WhiteWins {
		t.Errorf("board 12 has %v", d.m.scoreOn(1, 12))
	}
	d.send(UndoResult{})
	if e := d.m.Entry.Echo; e == nil || !e.IsUndone() || e.Board != 12 || e.Was != journal.WhiteWins {
		t.Errorf("taken back, the echo says %+v", e)
	}
}
