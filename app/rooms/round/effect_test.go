package round

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/session"
	"wasit/swiss"
)

// TestEffectsOfACorrection corrects round 1 of a tournament in its third round: the places that move are those of the
// standing that is then computed, and a later round is the same exactly where the engine says so.
func TestEffectsOfACorrection(t *testing.T) {
	d := event(t, 10, 5)
	d.Pair()
	for round := 1; round <= 3; round++ {
		d.send(publishRound{})
		for range 5 {
			d.send(enterScore{Score: journal.WhiteWins})
		}
		if round < 3 {
			d.send(closeRound{})
			d.Pair()
		}
	}
	before := ranking.Of(d.m.Event.Ahead, 1)
	d.send(openCorrect{1, 1})
	d.send(correctSet{Score: journal.WhiteWins})
	if dialog := d.m.Dialog.(correctDialog); len(dialog.Places)+len(dialog.Rounds)+len(dialog.Left) != 0 {
		t.Fatalf("the result that it has changes nothing: %+v", dialog)
	}
	d.send(correctSet{Score: journal.BlackWins})
	dialog := d.m.Dialog.(correctDialog)
	if len(dialog.Rounds) != 2 || len(dialog.Left) != 0 || dialog.Rounds[0].Round != 2 || dialog.Rounds[1].Round != 3 {
		t.Fatalf("rounds 2 and 3 rest on the result: %+v left %v", dialog.Rounds, dialog.Left)
	}
	if r := dialog.Rounds[0]; r.IsSame() || r.Failed {
		t.Errorf("who has lost meets others than who has won: %+v", r)
	}
	for _, r := range dialog.Rounds {
		now, _ := d.m.Event.Ahead.Round(1, r.Round)
		for _, pair := range r.Others {
			for _, b := range now.Boards {
				if pair == (journal.Pair{b.White, b.Black}) {
					t.Errorf("round %d: %v was played and is no other", r.Round, pair)
				}
			}
		}
	}
	d.send(correctSet{Reason: "slip", Typed: true})
	d.send(correct{})
	d.NoNotice("correction")
	after := ranking.Of(d.m.Event.Ahead, 1)
	moves := map[swiss.TPN]placeMove{}
	for _, move := range dialog.Places {
		moves[move.TPN] = move
	}
	for _, row := range after.Rows {
		was, _ := before.Row(row.TPN)
		move, moved := moves[row.TPN]
		if moved != (was.Rank != row.Rank || was.Points != row.Points) || moved && (move.Was != was.Rank || move.Is != row.Rank || move.Points != row.Points) {
			t.Errorf("number %d: place %d → %d, points %v → %v, said %+v", row.TPN, was.Rank, row.Rank, was.Points, row.Points, move)
		}
	}
	if len(moves) < 2 {
		t.Errorf("the two players at least move: %+v", dialog.Places)
	}
}

// TestAnEffectThatComesLateIsDropped chooses another score while the engine is at work.
func TestAnEffectThatComesLateIsDropped(t *testing.T) {
	d := closedRound(t)
	d.Pair()
	d.send(publishRound{})
	d.send(openCorrect{1, 1})
	m, cmds := correctSet{Score: journal.BlackWins}.update(d.m, session.Env{})
	if len(cmds) != 1 {
		t.Fatalf("the engine is asked for round 2: %v", cmds)
	}
	asked := cmds[0].(session.CompareRound)
	m, _ = correctSet{Score: journal.Drawn}.update(m, session.Env{})
	m, _ = roundCompared{Asked: asked, Pairing: &swiss.Pairing{}}.update(m, session.Env{})
	if dialog := m.Dialog.(correctDialog); len(dialog.Rounds) != 0 || len(dialog.Left) != 1 {
		t.Errorf("the answer for 0–1 was taken for that of ½–½: %+v", dialog)
	}
}

// TestReversedColorsOfAnOldRound corrects only the colours: one act, with its reason, undone as one.
func TestReversedColorsOfAnOldRound(t *testing.T) {
	d := closedRound(t)
	before, _ := d.m.Event.Ahead.Round(1, 1)
	d.send(openCorrect{1, 1})
	d.send(correctSet{Score: journal.Drawn})
	d.send(correctReverse{true})
	d.send(correct{})
	if dialog, ok := d.m.Dialog.(correctDialog); !ok || !dialog.Needed {
		t.Fatal("colours of a closed round are reversed for a reason only")
	}
	d.send(correctSet{Reason: "both say so", Typed: true})
	d.send(correct{})
	d.NoNotice("correction")
	is := func() journal.Board {
		r, _ := d.m.Event.Ahead.Round(1, 1)
		return r.Boards[0]
	}
	if b, was := is(), before.Boards[0]; b.White != was.Black || b.Black != was.White || b.Score != journal.Drawn {
		t.Fatalf("%+v was to be reversed and drawn: %+v", was, b)
	}
	if d.m.Undo == nil {
		t.Fatal("a correction can be taken back")
	}
	d.send(d.m.Undo.Act)
	if b, was := is(), before.Boards[0]; b.White != was.White || b.Score != was.Score {
		t.Errorf("taken back: %+v, want %+v", b, was)
	}
}

// TestACorrectionWithoutReasonRecordsNone: nothing rests on the last round, so nobody is asked why, and nothing stands in its place.
func TestACorrectionWithoutReasonRecordsNone(t *testing.T) {
	d := closedRound(t)
	d.send(openCorrect{1, 1})
	d.send(correctSet{Score: journal.BlackWins})
	if d.m.Dialog.(correctDialog).NeedsReason() {
		t.Fatal("a reason is asked for where nothing rests on the result")
	}
	d.send(correct{})
	recorded := d.Log[len(d.Log)-1].Event
	if c, ok := recorded.(journal.ResultCorrected); !ok || c.Score != journal.BlackWins || c.Reason != "" {
		t.Errorf("recorded: %+v", recorded)
	}
}

// TestPenaltyChangesAResult: a result that a penalty in points leaves is recorded with the penalty as its reason, at once in the round that
// is played and by the correction, its reason filled in, where later rounds rest on it (Art. 12.9.5 (E23)).
func TestPenaltyChangesAResult(t *testing.T) {
	const reason = "White −½ (12.9.5)"
	d := published(t, 8)
	d.send(enterScore{Score: journal.WhiteWins})
	d.send(session.CorrectResult{Round: 1, Board: 1, Score: journal.WhiteHalf, Reason: reason})
	d.NoNotice("penalty")
	last, ok := d.Log[len(d.Log)-1].Event.(journal.ResultCorrected)
	if !ok || last.Score != journal.WhiteHalf || last.Reason != reason || d.round().Boards[0].Score != journal.WhiteHalf {
		t.Fatalf("recorded %+v", last)
	}
	d = closedRound(t)
	d.Pair()
	d.send(session.CorrectResult{Round: 1, Board: 2, Score: journal.WhiteHalf, Reason: reason})
	dialog, ok := d.m.Dialog.(correctDialog)
	if !ok || dialog.Score != journal.WhiteHalf || dialog.Reason != reason {
		t.Fatalf("the correction opens with %+v", d.m.Dialog)
	}
	d.send(correct{})
	d.NoNotice("correction")
	if r, _ := d.Event.Ahead.Round(1, 1); r.Boards[1].Score != journal.WhiteHalf {
		t.Errorf("%v", r.Boards[1].Score)
	}
}
