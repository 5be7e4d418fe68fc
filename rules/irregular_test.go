package rules

import "testing"

func TestIrregularStarts(t *testing.T) {
	at := func(c Class, white, black int) Stage { return Stage{Class: c, White: white, Black: black} }
	supervised, over := at(Rapid, 40, 40), at(Standard, 9, 9)
	supervised.FullSupervision, over.Ended = true, true
	for _, c := range []struct {
		name, edition string
		ask           func(*Edition, Stage) Remedy
		stage         Stage
		action        Action
		article       string
	}{
		{"7.2.1 any time", "E23", (*Edition).WrongStart, at(Standard, 60, 59), ActNewGame, "7.2.1"},
		{"7.1a E09", "E09", (*Edition).WrongStart, at(Standard, 60, 59), ActNewGame, "7.1a"},
		{"A.5.1.2 nine moves by one", "E23", (*Edition).WrongStart, at(Rapid, 10, 9), ActNewGame, "7.2.1"},
		{"A.5.1.2 ten moves by each", "E23", (*Edition).WrongStart, at(Rapid, 10, 10), ActContinue, "A.5.1.2"},
		{"A.4.1.2 E18 blitz", "E18", (*Edition).WrongStart, at(Blitz, 10, 10), ActContinue, "A.4.1.2"},
		{"A.4a E09 three moves", "E09", (*Edition).WrongStart, at(Rapid, 3, 3), ActContinue, "A.4a"},
		{"A.4a E09 two moves by one", "E09", (*Edition).WrongStart, at(Rapid, 3, 2), ActNewGame, "7.1a"},
		{"A.4 E23 full supervision", "E23", (*Edition).WrongStart, supervised, ActNewGame, "7.2.1"},
		{"7.2.1 after the end", "E23", (*Edition).WrongStart, over, ActResultStands, "7.2.1"},
		{"7.2.2 board turned", "E23", (*Edition).BoardTurned, at(Standard, 30, 30), ActTransferBoard, "7.2.2"},
		{"A.5.1.2 board turned, ten moves", "E23", (*Edition).BoardTurned, at(Blitz, 10, 10), ActContinue, "A.5.1.2"},
		{"7.1b E09", "E09", (*Edition).BoardTurned, at(Standard, 30, 30), ActTransferBoard, "7.1b"},
		{"7.2.2 board turned, after the end", "E23", (*Edition).BoardTurned, over, ActResultStands, "7.2.2"},
		{"7.3 nine by both", "E18", (*Edition).ColorsReversed, at(Standard, 9, 9), ActNewGame, "7.3"},
		{"7.3 ten by one, nine by the other", "E23", (*Edition).ColorsReversed, at(Standard, 10, 9), ActContinue, "7.3"},
		{"7.3 ten by both", "E17", (*Edition).ColorsReversed, at(Standard, 10, 10), ActContinue, "7.3"},
		{"7.3 E14 the first move", "E14", (*Edition).ColorsReversed, at(Standard, 1, 0), ActContinue, "7.3"},
		{"7.2 E09", "E09", (*Edition).ColorsReversed, at(Standard, 1, 1), ActContinue, "7.2"},
		{"7.3 an earlier end stands", "E23", (*Edition).ColorsReversed, over, ActResultStands, "7.3"},
	} {
		e := mustEdition(t, c.edition)
		r := c.ask(&e, c.stage)
		if r.Action != c.action || r.Article != c.article || r.Edition != c.edition {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
	e09, e23 := mustEdition(t, "E09"), mustEdition(t, "E23")
	if !e09.ColorsReversed(at(Standard, 1, 1)).Discretion || e23.ColorsReversed(at(Standard, 10, 10)).Discretion {
		t.Error("7.2 (E09) lets the arbiter rule otherwise, 7.3 (E23) does not")
	}
	if r := e23.Displaced(); r.Action != ActRestorePieces || r.Article != "7.4.1" || !r.Discretion {
		t.Errorf("7.4 (E23): %+v", r)
	}
	if r := e23.WrongSquare(); r.Action != ActRestorePosition || r.Article != "7.6" {
		t.Errorf("7.6 (E23): %+v", r)
	}
}

func TestCastlingAfterWrongStart(t *testing.T) {
	for _, c := range []struct {
		name, edition    string
		wrong            Misplaced
		kingside, queens bool
	}{
		{"A.5.1.2 nothing wrong", "E23", Misplaced{}, true, true},
		{"A.5.1.2 king", "E23", Misplaced{King: true}, false, false},
		{"A.5.1.2 rook", "E18", Misplaced{KingsideRook: true}, false, true},
		{"A.4a E09 king and queen", "E09", Misplaced{King: true}, false, false},
		{"A.4a E09 rook is not named", "E09", Misplaced{QueensRook: true}, true, true},
	} {
		e := mustEdition(t, c.edition)
		if k, q := e.CastlingAfter(c.wrong); k != c.kingside || q != c.queens {
			t.Errorf("%s: %v %v", c.name, k, q)
		}
	}
}
