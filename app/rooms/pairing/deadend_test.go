package pairing

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestForbiddenPairsRunOut: in six rounds of six the siblings never meet, the draft says one round ahead that no pairing will
// be left, and where there is none the arbiter gets a draft of his own to change, marked as made by hand.
func TestForbiddenPairsRunOut(t *testing.T) {
	d := event(t, 6, 5)
	forbidden := []journal.Pair{{1, 2}, {3, 4}}
	var sets []journal.Forbidden
	for _, f := range forbidden {
		sets = append(sets, journal.Forbidden{Players: f[:]})
	}
	d.Did(journal.Forbid{Section: 1, Sets: sets})
	warned := false
	for n := 1; ; n++ {
		d.send(PairNext{})
		if n == 1 {
			d.send(draw{})
		}
		if d.m.NoPairing == n {
			if !warned || !d.m.isDeadEnd(n) {
				t.Errorf("round %d has no pairing; warned before: %v", n, warned)
			}
			if !strings.Contains(d.m.Notice.Text, "forbidden") && !strings.Contains(d.m.Notice.Text, "terlarang") {
				t.Errorf("the forbidden pairs are not named: %q", d.m.Notice.Text)
			}
			break
		}
		if n > 5 {
			t.Fatal("five rounds of six with two forbidden pairs were paired")
		}
		for _, b := range d.round().Boards {
			if slices.ContainsFunc(forbidden, func(f journal.Pair) bool { return f.Has(b.White) && f.Has(b.Black) }) {
				t.Errorf("round %d: %d and %d meet", n, b.White, b.Black)
			}
		}
		warned = d.m.isDeadEnd(n + 1)
		d.Publish()
		d.Score(journal.WhiteWins)
		d.Close()
	}
	d.send(pairByHand{})
	d.NoNotice("pairing by hand")
	r := d.round()
	if r.Phase != journal.Draft || len(r.Boards) != 3 || d.m.NoPairing != 0 {
		t.Fatalf("no draft: %+v", r)
	}
	if r.System != "manual" || Departures(view.New(i18n.EN, ""), d.m.Session, r) != nil {
		t.Errorf("the draft is of %q: it is the arbiter's, and nothing stands beside it", r.System)
	}
	marks := d.m.Event.Ahead.Marks(d.m.Event.Section)
	if len(marks) != 1 || marks[0].Why != journal.MarkByHand || marks[0].Round != r.Number {
		t.Errorf("marks %+v", marks)
	}
	if len(d.m.Event.Ahead.DraftWarnings(d.m.Event.Section)) == 0 {
		t.Error("no rematch and no forbidden pair is warned of")
	}
}

// TestRoundsPossible: an even field of n has opponents for n-1 rounds, an odd one for n; a table has what it needs.
func TestRoundsPossible(t *testing.T) {
	for players, want := range map[int]int{6: 5, 7: 7} {
		if most, ok := event(t, players, 3).m.roundsPossible(); !ok || most != want {
			t.Errorf("%d players: %d rounds, %v", players, most, ok)
		}
	}
	if event(t, 7, 3).m.isDeadEnd(2) {
		t.Error("seven players can play a second round")
	}
}

func (d *desk) round() journal.Round {
	r, _ := d.Event.Ahead.CurrentRound(d.Event.Section)
	return r
}
