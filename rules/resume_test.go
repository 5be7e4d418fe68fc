package rules

import (
	"slices"
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// TestAdjourned: what stands on the envelope, Art. I.2 (E23), sealing early, Art. I.1.2 (E23), an offer after sealing, Art. I.4 (E23), what is set up,
// Art. I.5 (E23), when it is opened, Art. I.7 (E23); in 2009 Art. Adj.1b (E09) to Art. Adj.7 (E09).
func TestAdjourned(t *testing.T) {
	for edition, want := range map[string][5]string{"E23": {"I.2", "I.1.2", "I.4", "I.5", "I.7"}, "E18": {"I.2", "I.1.2", "I.4", "I.5", "I.7"},
		"E09": {"Adj.2", "Adj.1b", "Adj.4", "Adj.5", "Adj.7"}} {
		g := newGame(t, edition, "")
		g.play(t, "e4 e5 Nf3")
		env, err := g.Adjourn(Adjournment{White: "A", Black: "B", WhiteUsed: time.Hour, BlackUsed: 2 * time.Hour})
		if err != nil {
			t.Fatal(err)
		}
		e := mustEdition(t, edition)
		lines, article := e.EnvelopeLines(&env)
		if len(lines) != 6 || slices.Contains(lines, LineOffer) || article != want[0] {
			t.Errorf("%s: %v %s", edition, lines, article)
		}
		if left, p := e.SealEarly(30*time.Minute, 10*time.Minute); left != 20*time.Minute || !p.Allowed || p.Article != want[1] {
			t.Errorf("%s: %v %+v", edition, left, p)
		}
		if _, p := e.SealEarly(10*time.Minute, 10*time.Minute); p.Allowed {
			t.Errorf("%s: nobody can pay with time that he does not have", edition)
		}
		with, offer := e.OfferAfterSealing(env, chess.Black)
		if lines, _ = e.EnvelopeLines(&with); !slices.Contains(lines, LineOffer) || offer.Article != want[2] || offer.By != chess.Black || env.DrawOffer {
			t.Errorf("%s: %v %+v", edition, lines, offer)
		}
		b := e.SetUp(&env, 2*time.Hour, 2*time.Hour+time.Minute)
		if pos := g.Position(); b.FEN != pos.FEN() || b.ToMove != chess.Black || b.WhiteLeft != time.Hour || b.BlackLeft != time.Minute || b.Article != want[3] {
			t.Errorf("%s: %+v", edition, b)
		}
		if p := e.MayOpen(false); p.Allowed || p.Article != want[4] || !e.MayOpen(true).Allowed {
			t.Errorf("%s: %+v", edition, p)
		}
	}
}

// TestEndBeforeResuming: I.6 (E23), Adj.6 (E09).
func TestEndBeforeResuming(t *testing.T) {
	for _, c := range []struct {
		name, edition, fen string
		resigned           chess.Color
		want               Result
		article            string
	}{
		{"I.6 E23 agreed", "E23", "", chess.NoColor, Drawn, "I.6"},
		{"I.6 E18 White resigns", "E18", "", chess.White, BlackWins, "I.6"},
		{"Adj.6 E09 Black resigns", "E09", "", chess.Black, WhiteWins, "Adj.6"},
		{"5.1.2 E23 the other has a bare king", "E23", "8/8/3k4/8/3r4/8/8/4K3 b - - 0 60", chess.Black, Drawn, "I.6"},
	} {
		g := newGame(t, c.edition, c.fen)
		if c.fen == "" {
			g.play(t, "e4 e5 Nf3")
		}
		r, err := g.EndBeforeResuming(c.resigned)
		if final, ended := g.Ended(); err != nil || r.Result != c.want || r.Article != c.article || !ended || final.Article != c.article {
			t.Errorf("%s: %+v %v", c.name, r, err)
		}
	}
}

// TestBoardsDiffer: D.2.9 (E18, E23), E.2.7 and E.2.8 (E09): by the scores, who corrects, and where both go back.
func TestBoardsDiffer(t *testing.T) {
	start := board.Start()
	white := readSheet(start, sheet(notation.English, "e4 e5 Nf3 Nc6 Bb5"))
	wrong := readSheet(start, sheet(notation.English, "e4 e5 Nf3 Nc6 Bc4"))
	same := readSheet(start, sheet(notation.Croatian, "e4 e5 Sf3 Sc6 Lb5"))
	other := readSheet(start, sheet(notation.Croatian, "e4 e5 Sf3 Sf6 Lb5"))
	at := func(r SheetReading, n int) *board.Position { return &r.Positions[n] }
	for _, c := range []struct {
		name, edition        string
		black                SheetReading
		boardWhite, boardBlk *board.Position
		white, blk           bool
		position             *board.Position
		clocks               bool
		article              string
	}{
		{"scores agree, Black's board is wrong", "E23", same, at(white, 5), at(wrong, 5), false, true, at(white, 5), false, "D.2.9"},
		{"scores agree, White's board is wrong", "E09", same, at(wrong, 5), at(white, 5), true, false, at(white, 5), false, "E.2.7"},
		{"scores differ", "E09", other, at(white, 5), at(other, 5), true, true, at(white, 3), true, "E.2.8"},
		{"scores differ", "E18", other, at(white, 3), at(other, 5), false, true, at(white, 3), true, "D.2.9"},
	} {
		e := mustEdition(t, c.edition)
		got := e.BoardsDiffer(white, c.black, c.boardWhite, c.boardBlk)
		if got.WhiteBoard != c.white || got.BlackBoard != c.blk || !got.Position.Same(c.position) || got.ResetClocks != c.clocks || got.Article != c.article {
			t.Errorf("%s %s: %+v", c.edition, c.name, got)
		}
	}
}

// TestForbidCastling: A.5.1.2 (E23), A.4.1.2 (E18), A.4a (E09): a king or rook set up wrongly castles no more, on the board too.
func TestForbidCastling(t *testing.T) {
	const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 20"
	for _, c := range []struct {
		edition string
		m       Misplaced
		left    string // castling moves of White
	}{
		{"E23", Misplaced{King: true}, ""}, {"E23", Misplaced{KingsideRook: true}, "O-O-O"}, {"E18", Misplaced{QueensRook: true}, "O-O"},
		{"E09", Misplaced{QueensRook: true}, "O-O O-O-O"}, {"E09", Misplaced{King: true}, ""}, {"E23", Misplaced{}, "O-O O-O-O"},
	} {
		g := newGame(t, c.edition, fen)
		before := g.Position()
		r, err := g.ForbidCastling(chess.White, c.m)
		if err != nil || r.Article != mustArticle(t, c.edition) || r.Ends() {
			t.Errorf("%s: %+v %v", c.edition, r, err)
		}
		pos := g.Position()
		left := ""
		var list board.MoveList
		for _, m := range pos.Moves(&list) {
			if m.IsCastling() {
				if left != "" {
					left += " "
				}
				left += map[bool]string{true: "O-O", false: "O-O-O"}[m.IsKingside()]
				if _, err := g.Clone().Play(m, Note{}); err != nil {
					t.Errorf("%s: %v", c.edition, err)
				}
			}
		}
		if left != c.left && left != "O-O-O O-O" || len(left) != len(c.left) {
			t.Errorf("%s %+v: %q, want %q", c.edition, c.m, left, c.left)
		}
		if c.left == "" {
			for _, m := range before.Moves(&list) {
				if m.IsCastling() {
					if _, err := g.Clone().Play(m, Note{}); err == nil {
						t.Errorf("%s: %v was played", c.edition, m)
					}
				}
			}
		}
		if pos.CastlingRooks(chess.Black) != before.CastlingRooks(chess.Black) {
			t.Errorf("%s: Black lost a right", c.edition)
		}
	}
}

func mustArticle(t *testing.T, edition string) string {
	e := mustEdition(t, edition)
	return e.Article(RuleWrongStartRapid)
}
