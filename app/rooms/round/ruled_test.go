package round

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
)

// TestResultAgainstARuling: what a ruling decided is said at the key; the other result needs the key twice, and is named before
// the round is closed.
func TestResultAgainstARuling(t *testing.T) {
	d := published(t, 4)
	r, _ := d.m.Event.Ahead.Round(1, 1)
	d.Did(journal.RecordOffence{Section: 1, Offence: ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.Device, Mate: "can"}})
	d.send(enterScore{Score: journal.WhiteWins, Board: 1})
	if r, _ := d.m.Event.Ahead.Round(1, 1); !r.Boards[0].Score.IsZero() || d.m.Against != journal.BlackWins {
		t.Fatalf("a result against the ruling was entered at once: %v, ruling %v", r.Boards[0].Score, d.m.Against)
	}
	d.send(enterScore{Score: journal.WhiteWins, Board: 1})
	if r, _ := d.m.Event.Ahead.Round(1, 1); r.Boards[0].Score != journal.WhiteWins {
		t.Fatalf("the key pressed again: %v", r.Boards[0].Score)
	}
	d.send(enterScore{Score: journal.Drawn})
	v, _ := d.draw()
	if _, ok := v.ActOf("ruled-1-to"); !ok {
		t.Error("before the round is closed nothing is said of board 1")
	}
	d.send(selectBoard{Board: 1})
	d.send(enterScore{Score: journal.BlackWins, Board: 1})
	if list := d.m.Event.Ahead.Proposals(1, 1); len(list) != 0 {
		t.Errorf("the ruling's result needs the key once: %v", list)
	}
}
