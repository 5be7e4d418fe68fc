package model

import (
	"testing"
	"time"

	"wasit/app/journal"
)

// capped is an event without clocks whose cap has struck in round 1.
func capped(t *testing.T, rule journal.CapRule) *desk {
	d := published(t, 8)
	d.did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: rule}})
	d.send(StartRound{})
	d.send(EnterScore{journal.WhiteWins, 1})
	d.now = d.now.Add(time.Hour)
	d.send(Navigated{d.m.Route.Path()})
	if !d.m.IsCapped() {
		t.Fatal("the cap has struck")
	}
	return d
}

func (d *desk) countPieces(white bool, army string) {
	for i := range len(army) {
		d.send(CountPiece{white, army[i], 1})
	}
}

func TestCapByCount(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Margin: 3})
	d.send(OpenCap{})
	if dialog := d.m.Dialog.(CapDialog); dialog.Board != 2 {
		t.Fatalf("the first open board: %+v", dialog)
	}
	d.countPieces(true, "rrnnpppppppp") // formats 7.10
	d.countPieces(false, "rrbnppppppp")
	d.send(CountPiece{true, 'p', 1}) // a ninth pawn
	d.send(CountPiece{false, 'q', -1})
	dialog := d.m.Dialog.(CapDialog)
	if w, b := d.m.CapRule().Worth(dialog.White), d.m.CapRule().Worth(dialog.Black); w != 24 || b != 23 {
		t.Fatalf("%d : %d", w, b)
	}
	if score, ok := dialog.Proposal(d.m.CapRule()); !ok || score != journal.Drawn {
		t.Errorf("+1 is level with a margin of 3: %v", score)
	}
	d.send(CapSet{"score", journal.WhiteWins.String()})
	d.send(RecordCap{})
	if dialog, ok := d.m.Dialog.(CapDialog); !ok || !dialog.Needed {
		t.Fatal("another result than the count's needs a reason")
	}
	d.send(CapSet{"reason", "Mat satu langkah"})
	d.send(CapSet{"witness", "Sari"})
	d.send(RecordCap{})
	d.noNotice("recording")
	c, ok := d.m.Event.Ahead.CapOn(d.m.Event.Section, 1, 2)
	if !ok || c.Score != journal.WhiteWins || c.Witness != "Sari" || d.round().Boards[1].Score != journal.WhiteWins || d.m.Entry.Board != 3 {
		t.Errorf("%+v %+v, board %d in hand", c, d.round().Boards[1], d.m.Entry.Board)
	}
	if !d.m.Capped(1)[2] || d.m.Capped(1)[1] || d.m.CapLine(c) == "" {
		t.Error("board 2 is marked")
	}
	d.send(UndoResult{})
	if d.m.Capped(1)[2] || !d.round().Boards[1].Score.IsZero() {
		t.Error("taken back whole")
	}
}

func TestCapByTheArbiter(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Method: journal.CapArbiter})
	d.send(OpenCap{3})
	d.send(RecordCap{})
	if _, open := d.m.Dialog.(CapDialog); !open || !d.round().Boards[2].Score.IsZero() {
		t.Fatal("nothing was decided")
	}
	d.send(CapSet{"score", journal.Drawn.String()})
	d.send(CapSet{"reason", "Posisi seimbang"})
	d.send(RecordCap{})
	if d.round().Boards[2].Score != journal.Drawn {
		t.Errorf("%+v", d.round().Boards[2])
	}
}
