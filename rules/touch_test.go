package rules

import (
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// mustSquare reads a square such as e4.
func mustSquare(t testing.TB, text string) chess.Square {
	t.Helper()
	if len(text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8' {
		t.Fatalf("no square %q", text)
	}
	return chess.Square(int(text[1]-'1')*8 + int(text[0]-'a'))
}

// mustHand reads touches: squares in order, "(e2)" adjusting, "[e2]" by accident; "e2>e4" released, "=N@e8" new piece.
func mustHand(t testing.TB, text string) (h Hand) {
	t.Helper()
	for _, f := range strings.Fields(text) {
		switch {
		case f == "?":
			h.OrderUnclear = true
		case f[0] == '(':
			h.Touches = append(h.Touches, Touch{mustSquare(t, f[1:3]), Adjusting})
		case f[0] == '[':
			h.Touches = append(h.Touches, Touch{mustSquare(t, f[1:3]), ByAccident})
		case f[0] == '=':
			h.NewPiece = map[byte]chess.PieceType{'Q': chess.Queen, 'R': chess.Rook, 'B': chess.Bishop, 'N': chess.Knight}[f[1]]
			h.NewPieceOn = mustSquare(t, f[3:])
		case len(f) == 5:
			h.Released, h.ReleasedFrom, h.ReleasedTo = true, mustSquare(t, f[:2]), mustSquare(t, f[3:])
		default:
			h.Touches = append(h.Touches, Touch{mustSquare(t, f), ToPlay})
		}
	}
	return h
}

func TestMustPlay(t *testing.T) {
	const (
		castle  = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
		noShort = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"   // f1 is attacked
		noKing  = "3rkr2/8/8/8/8/8/4P3/R3K2R w - - 0 1" // the king has no move at all
		capture = "4k3/8/8/3p1n2/4P3/6N1/8/4K3 w - - 0 1"
		passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
		promote = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
		pinned  = "4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1"
	)
	for _, c := range []struct {
		name, fen, hand string
		rule            Rule
		moves           string // all that may be played; "any" for every legal move
	}{
		{"4.3 nothing touched", castle, "", "", "any"},
		{"4.2.1 adjusting binds nothing", castle, "(a1) (e1)", "", "any"},
		{"4.2.2 an accident binds nothing", castle, "[a1]", "", "any"},
		{"4.3.1 the first that can move", capture, "g3 e4", RuleTouchOwn, "Ne2 Nf1 Nh1 Nh5 Nxf5"},
		{"4.3.1 the first cannot move", pinned, "e2 g1", RuleTouchOwn, "Nf3 Nh3"},
		{"4.5 no touched man can move", pinned, "e2", RuleTouchLapses, "any"},
		{"4.3.1 the king alone may castle", castle, "e1", RuleTouchOwn, "Kd1 Kd2 Ke2 Kf1 Kf2 0-0 0-0-0"},
		{"4.3.2 the first that can be taken", capture, "d5 f5", RuleTouchOpponent, "exd5"},
		{"4.3.2 order", capture, "f5 d5", RuleTouchOpponent, "exf5 Nxf5"},
		{"4.3.2 the first cannot be taken", capture, "e8 f5", RuleTouchOpponent, "exf5 Nxf5"},
		{"4.3.2 en passant takes the pawn touched", passant, "d5", RuleTouchOpponent, "exd6"},
		{"4.3.3 take the one with the other", capture, "g3 f5", RuleTouchBoth, "Nxf5"},
		{"4.3.3 the opponent's first", capture, "f5 e4", RuleTouchBoth, "exf5"},
		{"4.3.3 impossible: the first touched", capture, "g3 d5", RuleTouchBoth, "Ne2 Nf1 Nh1 Nh5 Nxf5"},
		{"4.3.3 impossible, the opponent's first: it is taken", capture, "d5 g3", RuleTouchBoth, "exd5"},
		{"4.3.3 order unclear: own first", capture, "? d5 g3", RuleTouchBoth, "Ne2 Nf1 Nh1 Nh5 Nxf5"},
		{"4.4.1 king then rook", castle, "e1 h1", RuleTouchKingRook, "0-0"},
		{"4.4.1 king then the other rook", castle, "e1 a1", RuleTouchKingRook, "0-0-0"},
		{"4.4.2 rook then king: the rook moves", castle, "h1 e1", RuleTouchRookKing, "Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+"},
		{"4.4.3 castling illegal: another king move, the other side included", noShort, "e1 h1", RuleTouchNoCastling, "Kd1 Kd2 Ke2 0-0-0"},
		{"4.4.3 no king move: any move", noKing, "e1 h1", RuleTouchNoCastling, "any"},
		{"4.7 released", capture, "g3>h5", RuleReleased, "Nh5"},
		{"4.7 released on an illegal square: touched", capture, "g3>g4", RuleTouchOwn, "Ne2 Nf1 Nh1 Nh5 Nxf5"},
		{"4.7.2 king released as for castling", castle, "e1>g1", RuleMadeCastling, "0-0"},
		{"4.7.2 as for castling that is illegal", noShort, "e1>g1", RuleTouchNoCastling, "Kd1 Kd2 Ke2 0-0-0"},
		{"4.7 pawn released on the last rank: piece still free", promote, "a7>a8", RuleReleased, "a8Q a8R a8B a8N"},
		{"4.4.4 the new piece has touched the square", promote, "=N@a8", RulePromotionChosen, "a8N"},
		{"4.4.4 with capture", promote, "=R@b8", RulePromotionChosen, "axb8R+"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := mustFEN(t, c.fen)
			e := Latest()
			d := e.MustPlay(&pos, mustHand(t, c.hand))
			var want []board.Move
			if c.moves == "any" {
				var list board.MoveList
				want = slices.Clone(pos.Moves(&list))
			} else {
				for _, text := range strings.Fields(c.moves) {
					want = append(want, mustMove(t, pos, text))
				}
			}
			got := slices.Clone(d.Moves)
			slices.Sort(got)
			slices.Sort(want)
			if d.Rule != c.rule || d.Free != (c.moves == "any") || !slices.Equal(got, want) {
				written := make([]string, len(d.Moves))
				for i, m := range d.Moves {
					written[i] = notation.Style{Language: notation.English}.Write(&pos, m)
				}
				t.Errorf("%q, free %v: %v; want %q: %s", d.Rule, d.Free, written, c.rule, c.moves)
			}
			if d.Edition != "E23" || d.Article != e.Article(c.rule) || c.rule != "" && d.Article == "" {
				t.Errorf("Art. %q of %q", d.Article, d.Edition)
			}
		})
	}
}

func TestRookThenKingWithoutRookMove(t *testing.T) {
	// The rook on h1 cannot move: the king must, but not castle with it (Art. 4.4.2 (E23)).
	pos := mustFEN(t, "4k3/8/8/8/8/8/7P/4K2R w K - 0 1")
	e := Latest()
	d := e.MustPlay(&pos, mustHand(t, "h1 e1"))
	for _, m := range d.Moves {
		if m.IsCastling() {
			t.Error("castling was allowed")
		}
	}
	if d.Rule != RuleTouchRookKing || len(d.Moves) == 0 {
		t.Errorf("%+v", d)
	}
}

func TestTouchMoveOnRequest(t *testing.T) {
	pos := board.Start()
	e09, e14 := mustEdition(t, "E09"), mustEdition(t, "E14")
	h := mustHand(t, "g1")
	h.Class = Rapid
	if d := e09.MustPlay(&pos, h); !d.Free || d.Article != "A.4b" {
		t.Errorf("A.4b (E09): %+v", d)
	}
	if d := e14.MustPlay(&pos, h); d.Free {
		t.Errorf("E14 has touch-move in rapid: %+v", d)
	}
	h.OpponentAsked = true
	if d := e09.MustPlay(&pos, h); d.Free {
		t.Errorf("A.4b (E09), asked: %+v", d)
	}
	h.OpponentAsked, h.FullSupervision = false, true
	if d := e09.MustPlay(&pos, h); d.Free {
		t.Errorf("A.3 (E09), supervised: %+v", d)
	}
}

func TestMoveMade(t *testing.T) {
	const men = "1r2k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 2"
	for _, c := range []struct {
		name, edition, move string
		done                []Step
		special             bool
		made, completed     bool
		missing             int
		article             string
	}{
		{"4.7 held", "E23", "Rh3", nil, false, false, false, 1, "4.7"},
		{"4.7 released", "E23", "Rh3", []Step{StepReleased}, false, true, false, 0, "4.7"},
		{"6.2.1 pressed", "E23", "Rh3", []Step{StepReleased, StepClockPressed}, false, true, true, 0, "4.7"},
		{"6.2.1 pressed before it was made", "E23", "Rh3", []Step{StepClockPressed}, false, false, false, 1, "4.7"},
		{"6.2.1.1 no press needed", "E23", "Rh3", []Step{StepReleased, StepGameOver}, false, true, true, 0, "4.7"},
		{"6.2.1.2 the next move", "E23", "Rh3", []Step{StepReleased, StepNextMove}, false, true, true, 0, "4.7"},
		{"6.7a E09 the next move is no rule", "E09", "Rh3", []Step{StepReleased, StepNextMove}, false, true, false, 0, "4.6"},
		{"4.7.1 the taken man still there", "E23", "exd6", []Step{StepReleased}, false, false, false, 1, "4.7.1"},
		{"4.7.1 both", "E18", "exd6", []Step{StepReleased, StepCapturedOff}, false, true, false, 0, "4.7.1"},
		{"4.7.2 the king alone", "E23", "0-0", []Step{StepReleased}, false, false, false, 1, "4.7.2"},
		{"4.7.2 king and rook", "E23", "0-0", []Step{StepReleased, StepRookReleased}, false, true, false, 0, "4.7.2"},
		{"4.7.3 pawn off", "E23", "a8Q", []Step{StepPawnOff}, false, false, false, 1, "4.7.3"},
		{"4.7.3 new piece on", "E23", "a8Q", []Step{StepPawnOff, StepNewPieceOn}, false, true, false, 0, "4.7.3"},
		{"4.7.3 with capture", "E14", "axb8Q", []Step{StepPawnOff, StepNewPieceOn}, false, false, false, 1, "4.7c"},
		{"D.2.3 not announced", "E23", "exd6", []Step{StepReleased, StepCapturedOff}, true, false, false, 1, "D.2.3"},
		{"D.2.3 announced", "E23", "exd6", []Step{StepReleased, StepCapturedOff, StepAnnounced}, true, true, false, 0, "D.2.3"},
		{"E.2.3 E09", "E09", "Rh3", []Step{StepReleased, StepAnnounced}, true, true, false, 0, "E.2.3"},
	} {
		e := mustEdition(t, c.edition)
		m := mustMove(t, mustFEN(t, men), c.move)
		k := e.MoveMade(m, Steps{}.With(c.done...), c.special)
		if k.Made != c.made || k.Completed != c.completed || len(k.Missing) != c.missing || k.Article != c.article {
			t.Errorf("%s: %+v", c.name, k)
		}
	}
}

func TestPermissions(t *testing.T) {
	e09, e23 := mustEdition(t, "E09"), mustEdition(t, "E23")
	for _, c := range []struct {
		name    string
		got     Permission
		allowed bool
		article string
	}{
		{"4.8 before a touch", e23.MayComplain(false), true, "4.8"},
		{"4.8 after a touch", e23.MayComplain(true), false, "4.8"},
		{"4.7 E09 after a touch", e09.MayComplain(true), false, "4.7"},
		{"4.2.1 on the move, own clock", e23.MayAdjust(true, true), true, "6.2.5"},
		{"6.2.5 on the move, opponent's clock", e23.MayAdjust(true, false), false, "6.2.5"},
		{"4.2.1 not on the move", e23.MayAdjust(false, false), false, "4.2.1"},
		{"4.2 E09 the clock is no matter", e09.MayAdjust(true, false), true, "4.2"},
		{"D.2.2 felt", e23.TouchesSpecialBoard(false), false, "D.2.2"},
		{"D.2.2 out of its hole", e23.TouchesSpecialBoard(true), true, "D.2.2"},
	} {
		if c.got.Allowed != c.allowed || c.got.Article != c.article {
			t.Errorf("%s: %+v", c.name, c.got)
		}
	}
}
