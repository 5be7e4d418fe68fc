package rules

import "testing"

// TestWhoWins: the aim of the game and what follows from it.
func TestWhoWins(t *testing.T) {
	for _, c := range []struct{ name, edition, fen, moves, want string }{
		{"1.4.2 the mated player loses", "E23", "", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "1-0 5.1.1"},
		{"1.2 E09 the same", "E09", "", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "1-0 5.1a"},
		{"1.5 nobody can mate", "E23", "8/8/8/8/8/3k4/3p4/2BK4 w - - 0 1", "Bxd2", "1/2-1/2 5.2.2"},
	} {
		g := newGame(t, c.edition, c.fen)
		r := g.play(t, c.moves)
		if got := r.Result.String() + " " + r.Article; got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestCorrectClaims: a claim that holds ends the game with a draw at once.
func TestCorrectClaims(t *testing.T) {
	for _, c := range []struct {
		name, edition, fen, moves string
		kind                      ClaimKind
		article                   string
	}{
		{"9.3 fifty moves by each side", "E23", "7k/8/5K2/8/8/8/8/6Q1 w - - 100 120", "", Fifty, "9.3.2"},
		{"9.5.2 a repetition", "E23", "", shuffle + shuffle, Threefold, "9.2.2"},
		{"9.5a E09 a repetition", "E09", "", shuffle + shuffle, Threefold, "9.2b"},
		{"5.2d E09 the game is drawn by repetition", "E09", "", shuffle + shuffle, Threefold, "9.2b"},
		{"5.2e E09 the game is drawn by fifty moves", "E09", "7k/8/5K2/8/8/8/8/6Q1 w - - 100 120", "", Fifty, "9.3b"},
	} {
		g := newGame(t, c.edition, c.fen)
		if c.moves != "" {
			g.play(t, c.moves)
		}
		pos := g.Position()
		r, err := g.Claim(Claim{By: pos.Turn(), Kind: c.kind})
		final, ended := g.Ended()
		if err != nil || r.Article != c.article || r.Result != Drawn || !ended || final.Result != Drawn {
			t.Errorf("%s: %+v %v, ended %v", c.name, r, err, ended)
		}
	}
}

// TestScores: what a result gives, Art. 10.1, and never more than a game is worth, Art. 10.2.
func TestScores(t *testing.T) {
	for r, want := range map[Result][2]int{WhiteWins: {2, 0}, BlackWins: {0, 2}, Drawn: {1, 1}, BothLose: {0, 0}, WhiteHalf: {1, 0}, BlackHalf: {0, 1}, Ongoing: {0, 0}} {
		white, black := r.Halves()
		if [2]int{white, black} != want {
			t.Errorf("10.1 %v: %d and %d halves, want %v", r, white, black, want)
		}
	}
	for r := Ongoing; r <= Annulled; r++ {
		if white, black := r.Halves(); white+black > 2 || white < 0 || black < 0 {
			t.Errorf("10.2 %v gives %d and %d halves", r, white, black)
		}
	}
}

// TestO2SNItems: the items of the sheets that are no offences.
func TestO2SNItems(t *testing.T) {
	o := O2SN2013()
	base := mustEdition(t, "E09")
	e := o.Apply(base)
	if got := o.Base; got != "E09" || e.Fivefold != base.Fivefold || e.DefaultTimeMustBeStated != base.DefaultTimeMustBeStated {
		t.Errorf("o2sn-base: the rest is that of %s", got)
	}
	for _, c := range []struct {
		name  string
		class Class
		cards []string
		lost  bool
	}{
		{"o2sn-standard-cards three", Standard, []string{"illegal_move", "two_hands"}, false},
		{"o2sn-standard-cards four", Standard, []string{"illegal_move", "two_hands", "clock_handling"}, true},
		{"o2sn-rapid-cards two", Rapid, []string{"illegal_move"}, false},
		{"o2sn-rapid-cards three", Rapid, []string{"illegal_move", "piece_over_edge"}, true},
		{"O2SN 11 knocking over counts with all others", Rapid, []string{"knock_gt2_before_press", "knock_le2_after_press", "two_hands"}, true},
	} {
		if k, err := o.Count(c.class, c.cards); err != nil || k.RedCard != c.lost {
			t.Errorf("%s: %+v %v", c.name, k, err)
		}
	}
	if !e.FlagByClaimOnly || !e.ClaimantNeedsTime {
		t.Error("O2SN 4: a win on time is claimed, with one's own flag up")
	}
}

// TestPromotionInAnyOrder: the pawn need not go to the last rank, Art. 4.6.1, and its acts come in any order, Art. 4.6.2, with a
// capture too, Art. 4.6.3 (E23).
func TestPromotionInAnyOrder(t *testing.T) {
	for _, c := range []struct {
		name, move string
		steps      Steps
		made       bool
	}{
		{"4.6.1 pawn off, queen on", "a7a8q", Steps{}.With(StepPawnOff, StepNewPieceOn), true},
		{"4.6.2 the queen first: not yet made", "a7a8q", Steps{}.With(StepNewPieceOn), false},
		{"4.6.3 a capture: the taken man is off too", "a7b8q", Steps{}.With(StepPawnOff, StepNewPieceOn, StepCapturedOff), true},
		{"4.6.3 the taken man still there", "a7b8q", Steps{}.With(StepPawnOff, StepNewPieceOn), false},
	} {
		g := newGame(t, "E23", "1r6/P7/8/8/8/1k6/8/1K6 w - - 0 1")
		pos := g.Position()
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		e := Latest()
		if made := e.MoveMade(m, c.steps, false); made.Made != c.made {
			t.Errorf("%s: %+v", c.name, made)
		}
	}
}
