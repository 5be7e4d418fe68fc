package round

import (
	"testing"
	"time"

	"wasit/app/journal"
)

// capped is an event without clocks whose cap has struck in round 1.
func capped(t *testing.T, rule journal.CapRule) *desk {
	d := published(t, 8)
	d.Did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: rule}})
	d.Did(journal.StartRound{Section: 1, Time: d.Time.UnixMilli()})
	d.send(enterScore{journal.WhiteWins, 1})
	d.Time = d.Time.Add(time.Hour)
	d.m.Now = d.Time
	if !d.m.IsCapped() {
		t.Fatal("the cap has struck")
	}
	return d
}

func (d *desk) countPieces(white bool, army string) {
	for i := range len(army) {
		d.send(countPiece{white, army[i], 1})
	}
}

func TestCapByCount(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Margin: 3})
	d.send(openCap{})
	if dialog := d.m.Dialog.(capDialog); dialog.Board != 2 {
		t.Fatalf("the first open board: %+v", dialog)
	}
	d.countPieces(true, "rrnnpppppppp") // formats 7.10
	d.countPieces(false, "rrbnppppppp")
	d.send(countPiece{true, 'p', 1}) // a ninth pawn
	d.send(countPiece{false, 'q', -1})
	dialog := d.m.Dialog.(capDialog)
	if w, b := d.m.capRule().Worth(dialog.White), d.m.capRule().Worth(dialog.Black); w != 24 || b != 23 {
		t.Fatalf("%d : %d", w, b)
	}
	if score, ok := dialog.Proposal(d.m.capRule()); !ok || score != journal.Drawn {
		t.Errorf("+1 is level with a margin of 3: %v", score)
	}
	d.send(capSet{"score", journal.WhiteWins.String()})
	d.send(recordCap{})
	if dialog, ok := d.m.Dialog.(capDialog); !ok || !dialog.Needed {
		t.Fatal("another result than the count's needs a reason")
	}
	d.send(capSet{"reason", "Mat satu langkah"})
	d.send(capSet{"witness", "Sari"})
	d.send(recordCap{})
	d.NoNotice("recording")
	c, ok := d.m.Event.Ahead.CapOn(d.m.Event.Section, 1, 2)
	if !ok || c.Score != journal.WhiteWins || c.Witness != "Sari" || d.round().Boards[1].Score != journal.WhiteWins || d.m.Board != 3 {
		t.Errorf("%+v %+v, board %d in hand", c, d.round().Boards[1], d.m.Board)
	}
	if !d.m.capped(1)[2] || d.m.capped(1)[1] || d.m.capLine(c) == "" {
		t.Error("board 2 is marked")
	}
	d.send(undoResult{})
	if d.m.capped(1)[2] || !d.round().Boards[1].Score.IsZero() {
		t.Error("taken back whole")
	}
}

func TestCapByTheArbiter(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Method: journal.CapArbiter})
	d.send(openCap{3})
	d.send(recordCap{})
	if _, open := d.m.Dialog.(capDialog); !open || !d.round().Boards[2].Score.IsZero() {
		t.Fatal("nothing was decided")
	}
	d.send(capSet{"score", journal.Drawn.String()})
	d.send(capSet{"reason", "Posisi seimbang"})
	d.send(recordCap{})
	if d.round().Boards[2].Score != journal.Drawn {
		t.Errorf("%+v", d.round().Boards[2])
	}
}
