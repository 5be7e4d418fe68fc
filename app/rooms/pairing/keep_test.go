package pairing

import (
	"testing"

	"wasit/app/event/journal"
)

// round2 plays round 1 of a Swiss and drafts round 2.
func round2(t testing.TB, n int) *desk {
	d := event(t, n, 5)
	d.pairNext()
	d.Publish()
	d.Score(journal.WhiteWins)
	d.Close()
	d.pairNext()
	return d
}

// TestKeepTheRest: who leaves while a draft is open leaves his opponent alone; the other boards stay, and nobody is without a
// game or a bye.
func TestKeepTheRest(t *testing.T) {
	for _, n := range []int{8, 9} {
		for _, leave := range []int{1, 2, 3} {
			d := round2(t, n)
			before := d.round()
			var out []journal.PlayerID
			for i := range leave {
				out = append(out, before.Boards[i].White)
			}
			d.Did(journal.Withdraw{Players: out})
			if !d.m.Event.Ahead.IsStale(1) {
				t.Fatal("a draft with somebody who left may be published")
			}
			d.send(KeepRest{})
			d.NoNotice("kept")
			after := d.round()
			for _, b := range before.Boards[leave:] {
				if d.m.Event.Ahead.BoardOf(1, 2, b.White) == 0 || d.m.Event.Ahead.BoardOf(1, 2, b.White) != d.m.Event.Ahead.BoardOf(1, 2, b.Black) {
					t.Errorf("%d players, %d leave: %v did not stay", n, leave, b)
				}
			}
			if d.m.Event.Ahead.IsStale(1) || 2*len(after.Boards)+min(1, int(after.PAB)) != n-leave {
				t.Errorf("%d players, %d leave: %d boards, bye %d, stale %v", n, leave, len(after.Boards), after.PAB, d.m.Event.Ahead.IsStale(1))
			}
		}
	}
}

// TestLossIsSaid: a draft that was changed by hand is not thrown away without a word; one of the engine alone is.
func TestLossIsSaid(t *testing.T) {
	d := round2(t, 8)
	r := d.round()
	d.Did(journal.SwapPlayers{Section: 1, A: r.Boards[0].White, B: r.Boards[1].White})
	for _, again := range []bool{true, false} {
		before := d.m.Event.Ahead.Seq()
		if d.send(DiscardDraft{}); again {
			d.send(PairAgain{})
		}
		dialog, ok := d.m.Dialog.(lossDialog)
		if _, drops := dialog.Do.(DiscardDraft); !ok || len(dialog.Lost) != 2 || drops == again || d.m.Event.Ahead.Seq() != before {
			t.Errorf("again %v: %+v", again, d.m.Dialog)
		}
	}
	d.send(PairAgain{Sure: true})
	d.NoNotice("again")
	if got := d.round(); got.Made != nil || d.m.Dialog != nil || got.Boards[0] != r.Boards[0] {
		t.Errorf("paired again: %+v", got)
	}
	d.send(DiscardDraft{})
	if sec := d.SectionNow(); sec.Round != 1 || d.m.Dialog != nil {
		t.Error("a draft of the engine is dropped at once")
	}
}

// TestLossIsSaidOnEveryWay: whatever answers a warning of a draft that was changed by hand, by throwing it away, says what is lost first, and
// offers to keep the boards that still fit; nothing is recorded until then.
func TestLossIsSaidOnEveryWay(t *testing.T) {
	for _, c := range []struct {
		name  string
		first func(d *desk) Msg // brings the warning, and answers with what the page offers
		keep  bool
		plays int // players who are seated in the end, of nine
	}{
		{"who came after all", func(d *desk) Msg {
			d.Did(journal.RequestBye{Players: []journal.PlayerID{9}, Round: 2, Bye: journal.Zero})
			d.pairNext()
			d.Did(journal.NotePresence{Players: []journal.PlayerID{9}, Presence: journal.Present})
			return PairIn{ID: 9}
		}, true, 9},
		{"who was noted as absent", func(d *desk) Msg {
			d.pairNext()
			d.Did(journal.NotePresence{Players: []journal.PlayerID{d.round().Boards[2].Black}, Presence: journal.Missing})
			return LeaveMissing{}
		}, true, 8},
		{"schools apart", func(d *desk) Msg {
			d.pairNext()
			return KeepApart{}
		}, false, 9},
		{"ratings that changed", func(d *desk) Msg {
			d.pairNext()
			return PairAgain{}
		}, false, 9},
	} {
		for _, way := range []string{"lose", "keep"} {
			d := event(t, 9, 5)
			d.pairNext()
			d.Publish()
			d.Score(journal.WhiteWins)
			d.Close()
			do := c.first(d)
			r := d.round()
			d.Did(journal.SwapPlayers{Section: 1, A: r.Boards[0].White, B: r.Boards[1].White})
			before := d.m.Event.Ahead.Seq()
			d.send(do)
			dialog, ok := d.m.Dialog.(lossDialog)
			if !ok || len(dialog.Lost) != 2 || dialog.Keep != c.keep || d.m.Event.Ahead.Seq() != before {
				t.Errorf("%s: %+v", c.name, d.m.Dialog)
				continue
			}
			byHand := d.round().Boards[0]
			switch {
			case way == "lose":
				d.send(dialog.Do)
			case c.keep:
				d.send(KeepRest{First: dialog.First})
			default:
				continue
			}
			d.NoNotice(c.name)
			now := d.round()
			if stays := now.Boards[0] == byHand || d.m.Event.Ahead.BoardOf(1, 2, byHand.White) == d.m.Event.Ahead.BoardOf(1, 2, byHand.Black); stays != (way == "keep") && c.name != "schools apart" {
				t.Errorf("%s, %s: the board made by hand stays: %v", c.name, way, stays)
			}
			if got := 2*len(now.Boards) + min(1, int(now.PAB)); got != c.plays || d.m.Dialog != nil || d.m.Event.Ahead.IsStale(1) {
				t.Errorf("%s, %s: %d are seated, want %d; %+v", c.name, way, got, c.plays, d.m.Dialog)
			}
		}
	}
}

// TestLeaveMissing: a mark of absence made after the check-in counts with one touch.
func TestLeaveMissing(t *testing.T) {
	d := round2(t, 8)
	gone := d.round().Boards[1].Black
	d.Did(journal.NotePresence{Players: []journal.PlayerID{gone}, Presence: journal.Missing})
	d.send(LeaveMissing{})
	d.NoNotice("left out")
	p := d.player(gone)
	if kind, ok := p.ByeIn(2); !ok || kind != journal.Zero || d.m.Event.Ahead.BoardOf(1, 2, gone) != 0 {
		t.Errorf("bye %v %v", kind, ok)
	}
}

// TestPairingFollowsRatings: the draft of round 1 that is paired again has the numbers of the new ratings (C.04.2 2.2).
func TestPairingFollowsRatings(t *testing.T) {
	for _, dropped := range []bool{true, false} {
		d := event(t, 8, 5)
		d.pairNext()
		p := d.player(6)
		p.Rating = 2500
		change := journal.ChangePlayer{ID: 6, PlayerInfo: p.PlayerInfo}
		if dropped {
			d.send(DiscardDraft{})
		}
		d.Did(change)
		if dropped {
			d.pairNext()
		} else {
			d.send(PairAgain{})
		}
		if p := d.player(6); p.TPN != 1 || d.m.Event.Ahead.IsStale(1) {
			t.Errorf("dropped %v: number %d", dropped, p.TPN)
		}
	}
}
