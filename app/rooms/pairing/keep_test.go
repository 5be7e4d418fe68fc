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
		if !ok || len(dialog.Lost) != 2 || dialog.Again != again || d.m.Event.Ahead.Seq() != before {
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
