package rules

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

func mustEdition(t testing.TB, id string) Edition {
	t.Helper()
	e, ok := EditionOf(id)
	if !ok {
		t.Fatal("no edition", id)
	}
	return e
}

func mustFEN(t testing.TB, fen string) board.Position {
	t.Helper()
	if fen == "" {
		return board.Start()
	}
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustMove(t testing.TB, pos board.Position, text string) board.Move {
	t.Helper()
	r, err := notation.Parse(&pos, text, notation.English)
	if err != nil {
		t.Fatal(err)
	}
	return r.Move
}

// newGame starts a game from fen ("" for the usual start).
func newGame(t testing.TB, edition, fen string) *Game {
	t.Helper()
	return NewGame(Setup{Edition: mustEdition(t, edition), Start: mustFEN(t, fen)})
}

// play makes moves in short notation and returns the last ruling.
func (g *Game) play(t testing.TB, moves string) (r Ruling) {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		var err error
		if r, err = g.Play(mustMove(t, g.Position(), text), Note{}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return r
}

const (
	shuffle = "Nf3 Nf6 Ng1 Ng8 "
	detour  = "Nf3 Nf6 Nc3 Ng8 Ng1 Nf6 Nb1 Ng8 "
	// White mates with the move that makes the counter 150.
	mateAt150  = "7k/8/5K2/8/8/8/8/6Q1 w - - 149 120"
	queenVsRow = "7k/8/5K2/8/8/8/8/6Q1 w - - 148 120"
)

func TestGameEnds(t *testing.T) {
	for _, c := range []struct {
		name, edition, fen, moves, want string // result and article of the ruling of the last move
	}{
		{"5.1.1 E23 fool's mate", "E23", "", "f3 e5 g4 Qh4#", "0-1 5.1.1"},
		{"5.1a E09 fool's mate", "E09", "", "f3 e5 g4 Qh4#", "0-1 5.1a"},
		{"5.2.1 E23 stalemate", "E23", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", "1/2-1/2 5.2.1"},
		{"5.2b E14 dead position", "E14", "7k/8/6K1/8/8/8/8/5q2 w - - 0 1", "Kh6 Qf6", "* "},
		{"5.2.2 E18 bare kings", "E18", "7k/8/8/8/8/8/5pK1/8 w - - 0 1", "Kxf2", "1/2-1/2 5.2.2"},
		{"5.2b E09 king and knight", "E09", "7k/8/8/8/8/8/5pK1/7N w - - 0 1", "Nxf2", "1/2-1/2 5.2b"},
		{"9.6.1 E23 five times", "E23", "", strings.Repeat(shuffle, 4), "1/2-1/2 9.6.1"},
		{"9.6.1 E23 four times", "E23", "", strings.Repeat(shuffle, 3), "* "},
		{"9.6a E14 five times on end", "E14", "", strings.Repeat(shuffle, 4), "1/2-1/2 9.6a"},
		{"9.6 E09 five times is no rule", "E09", "", strings.Repeat(shuffle, 5), "* "},
		{"9.6a E14 five times, not on end", "E14", "", shuffle + detour + shuffle + detour, "* "},
		{"9.6.1 E17 five times, not on end", "E17", "", shuffle + detour + shuffle + detour, "1/2-1/2 9.6.1"},
		{"9.6.2 E23 mate on move 75 wins", "E23", mateAt150, "Qg7#", "1-0 5.1.1"},
		{"9.6.2 E23 move 75", "E23", mateAt150, "Qg6", "1/2-1/2 5.2.1"},
		{"9.6.2 E23 move 75, no mate", "E23", mateAt150, "Qg2", "1/2-1/2 9.6.2"},
		{"9.6b E14 move 75", "E14", mateAt150, "Qg2", "1/2-1/2 9.6b"},
		{"9.6.2 E23 one half-move before", "E23", queenVsRow, "Qg2", "* "},
		{"9.6 E09 75 moves are no rule", "E09", mateAt150, "Qg2 Kh7", "* "},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, c.edition, c.fen)
			r := g.play(t, c.moves)
			if got := r.Result.String() + " " + r.Article; got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
			if final, ended := g.Ended(); ended != (c.want[0] != '*') || ended && !cmp.Equal(final, r) {
				t.Errorf("ended %v with %+v", ended, final)
			}
			if _, ended := g.Ended(); !ended {
				return
			}
			m := board.Move(0)
			var over *EndedError
			if _, err := g.Play(m, Note{}); !errors.As(err, &over) {
				t.Errorf("a move after the end: %v", err)
			}
			if _, err := g.Resign(chess.White); !errors.As(err, &over) {
				t.Errorf("resigned after the end: %v", err)
			}
			if _, err := g.FlagFall(chess.Black); !errors.As(err, &over) {
				t.Errorf("a flag fell after the end: %v", err)
			}
			if g.Result() != r.Result {
				t.Error("the result changed")
			}
		})
	}
}

func TestNoEditionIsTheLatest(t *testing.T) {
	g := NewGame(Setup{})
	if r := g.play(t, "f3 e5 g4 Qh4#"); r.Edition != "E23" || r.Article != "5.1.1" {
		t.Errorf("%+v", r)
	}
}

func TestStartThatIsAnEnd(t *testing.T) {
	g := newGame(t, "E23", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
	if final, ended := g.Ended(); !ended || final.Article != "5.2.1" {
		t.Errorf("%+v", final)
	}
}

func TestThreefoldClaim(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves, intended string
		article                    string
		right                      bool
	}{
		{"9.2.2 third time on the board", "", shuffle + shuffle, "", "9.2.2", true},
		{"9.2.2 second time", "", shuffle, "", "9.5.3", false},
		{"9.2.2 was there, is not now", "", shuffle + shuffle + "e4", "", "9.5.3", false},
		{"9.2.1 third time by the next move", "", shuffle + "Nf3 Nf6 Ng1", "Ng8", "9.2.1", true},
		{"9.2.1 another move", "", shuffle + "Nf3 Nf6 Ng1", "Nc6", "9.5.3", false},
		// After 1 e4 the pawn cannot be taken en passant: no Black pawn stands near, so the position is the same later.
		{"9.2.3.1 no en passant possible", "", "e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "", "9.2.2", true},
		// Black could take on e3 the first time only.
		{"9.2.3.1 en passant was possible", "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1", "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", "", "9.5.3", false},
		{"9.2.3.1 en passant, one time more", "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1", "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", "", "9.2.2", true},
		// The Black pawn on d4 is pinned on the file: it never could take.
		{"9.2.3.1 pinned pawn", "3k2n1/8/8/8/3p4/8/3RP3/4K1N1 w - - 0 1", "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", "", "9.2.2", true},
		// The right to castle is lost with the king's first move: the start is another position.
		{"9.2.3.2 castling lost", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8", "", "9.5.3", false},
		{"9.2.3.2 castling lost, one time more", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8 Ke2 Kd7 Ke1 Ke8", "", "9.2.2", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, "E23", c.fen)
			g.play(t, c.moves)
			claim := Claim{By: g.positions.last().Turn(), Kind: Threefold}
			if c.intended != "" {
				claim.Intended = mustMove(t, g.Position(), c.intended)
			}
			if g.CanClaim(claim) != c.right {
				t.Error("CanClaim differs")
			}
			r, err := g.Claim(claim)
			if err != nil {
				t.Fatal(err)
			}
			if r.Article != c.article || (r.Result == Drawn) != c.right {
				t.Errorf("%+v, want Art. %s", r, c.article)
			}
		})
	}
}

func TestFiftyMoveClaim(t *testing.T) {
	for _, c := range []struct {
		name, fen, intended, article string
	}{
		{"9.3.2 counter 99", "7k/8/5K2/8/8/8/8/6Q1 w - - 99 120", "", "9.5.3"},
		{"9.3.2 counter 100", "7k/8/5K2/8/8/8/8/6Q1 w - - 100 120", "", "9.3.2"},
		{"9.3.2 counter 101", "7k/8/5K2/8/8/8/8/6Q1 w - - 101 120", "", "9.3.2"},
		{"9.3.1 counter 99", "7k/8/5K2/8/8/8/8/6Q1 w - - 99 120", "Qg2", "9.3.1"},
		{"9.3.1 counter 98", "7k/8/5K2/8/8/8/8/6Q1 w - - 98 120", "Qg2", "9.5.3"},
		{"9.3.1 pawn move", "7k/8/5K2/8/8/8/P7/6Q1 w - - 99 120", "a3", "9.5.3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, "E23", c.fen)
			claim := Claim{By: chess.White, Kind: Fifty}
			if c.intended != "" {
				claim.Intended = mustMove(t, g.Position(), c.intended)
			}
			r, err := g.Claim(claim)
			if err != nil || r.Article != c.article {
				t.Errorf("%+v, %v; want Art. %s", r, err, c.article)
			}
		})
	}
}

func TestFalseClaim(t *testing.T) {
	for _, c := range []struct {
		edition string
		class   Class
		minutes time.Duration
		article string
	}{
		{"E09", Standard, 3, "9.5b"}, {"E09", Rapid, 3, "9.5b"}, {"E09", Blitz, 3, "9.5b"},
		{"E14", Standard, 2, "9.5b"}, {"E14", Rapid, 2, "9.5b"}, {"E14", Blitz, 1, "9.5b"},
		{"E17", Standard, 2, "9.5.3"}, {"E18", Rapid, 2, "9.5.3"}, {"E18", Blitz, 1, "9.5.3"},
		{"E23", Standard, 2, "9.5.3"}, {"E23", Rapid, 1, "9.5.3"}, {"E23", Blitz, 1, "9.5.3"},
	} {
		t.Run(c.edition+" "+c.class.String(), func(t *testing.T) {
			g := NewGame(Setup{Edition: mustEdition(t, c.edition), Class: c.class})
			written, other := mustMove(t, g.Position(), "Nf3"), mustMove(t, g.Position(), "e4")
			r, err := g.Claim(Claim{By: chess.White, Intended: written})
			want := Ruling{Rule: RuleClaimFalse, Article: c.article, Edition: c.edition,
				Penalties: []Penalty{{Kind: TimeToOpponent, Offender: chess.White, Time: c.minutes * time.Minute}}}
			if err != nil || !cmp.Equal(r, want) {
				t.Fatalf("%v\n%s", err, cmp.Diff(want, r))
			}
			var obliged *ObligedMoveError
			if _, err := g.Play(other, Note{}); !errors.As(err, &obliged) || obliged.Obliged != written || obliged.Article != c.article {
				t.Errorf("another move than the written one: %v (Art. 9.5.3 E23)", err)
			}
			if o, open := g.OpenOffer(); !open || o.By != chess.White || !o.Claim {
				t.Error("a claim is a draw offer (Art. 9.1.2.3 E23)")
			}
			if _, err := g.Play(written, Note{}); err != nil {
				t.Error(err)
			}
			if _, open := g.OpenOffer(); !open {
				t.Error("the offer lapses only with the opponent's reply")
			}
		})
	}
}

func TestClaimRights(t *testing.T) {
	g := newGame(t, "E23", "")
	g.play(t, shuffle+shuffle)
	var notOnMove *NotOnMoveError
	if _, err := g.Claim(Claim{By: chess.Black}); !errors.As(err, &notOnMove) {
		t.Errorf("Art. 9.2: a claim by the player not to move: %v", err)
	}
	if err := g.Touch(); err != nil {
		t.Fatal(err)
	}
	r, err := g.Claim(Claim{By: chess.White})
	if err != nil || r.Rule != RuleClaimLost || r.Ends() || len(r.Penalties) != 0 {
		t.Errorf("Art. 9.4: claim after a touch: %+v %v", r, err)
	}
	g.play(t, "Nf3 Nf6")
	if r, err := g.Claim(Claim{By: chess.White}); err != nil || r.Result != Drawn {
		t.Errorf("the right returns with the next turn: %+v %v", r, err)
	}
	g = newGame(t, "E23", "")
	if r, err := g.ClaimUnplayable(chess.White); err != nil || r.Rule != RuleClaimFalse {
		t.Errorf("unplayable written move: %+v %v", r, err)
	}
	if _, err := g.Play(mustMove(t, g.Position(), "e4"), Note{}); err != nil {
		t.Error("no move can be laid on the claimant:", err)
	}
}

func TestDrawOffers(t *testing.T) {
	g := newGame(t, "E23", "")
	if _, err := g.Play(mustMove(t, g.Position(), "e4"), Note{DrawOffer: true}); err != nil {
		t.Fatal(err)
	}
	r, err := g.AcceptDraw(chess.Black, false)
	if err != nil || r.Result != Ongoing || r.Rule != RuleAgreement {
		t.Errorf("Art. 5.2.3 (E23): Black has not moved: %+v %v", r, err)
	}
	g.play(t, "e5")
	var none *NoOfferError
	if _, err := g.AcceptDraw(chess.Black, false); !errors.As(err, &none) {
		t.Errorf("Art. 9.1.2.1: the reply refused the offer: %v", err)
	}
	if err := g.OfferDraw(chess.White); err != nil {
		t.Fatal(err)
	}
	g.play(t, "Nf3")
	if _, open := g.OpenOffer(); !open {
		t.Error("an offer before one's own move stays")
	}
	if err := g.Touch(); err != nil {
		t.Fatal(err)
	}
	if _, open := g.OpenOffer(); open {
		t.Error("Art. 9.1.2.1: a touch refuses")
	}
	if err := g.OfferDraw(chess.White); err != nil {
		t.Fatal(err)
	}
	if err := g.RefuseDraw(chess.Black); err != nil {
		t.Fatal(err)
	}
	if err := g.RefuseDraw(chess.Black); !errors.As(err, &none) {
		t.Error("refused twice")
	}
	if err := g.OfferDraw(chess.White); err != nil {
		t.Fatal(err)
	}
	if _, err := g.AcceptDraw(chess.White, false); !errors.As(err, &none) {
		t.Error("White accepted his own offer")
	}
	if r, err := g.AcceptDraw(chess.Black, false); err != nil || r.Result != Drawn || r.Article != "5.2.3" {
		t.Errorf("%+v %v", r, err)
	}
}

// TestDrawRestrictions: an event may want the arbiter's consent to a draw, Art. 9.1.1 (E23).
func TestDrawRestrictions(t *testing.T) {
	g := NewGame(Setup{Edition: mustEdition(t, "E23"), DrawFromMove: 2})
	g.play(t, "e4 e5")
	if r, err := g.AgreeDraw(false); err != nil || r.Rule != RuleDrawRestricted || r.Ends() || r.Article != "9.1.1" {
		t.Errorf("before move 2: %+v %v", r, err)
	}
	g.play(t, "Nf3 Nc6")
	if r, err := g.Clone().AgreeDraw(false); err != nil || r.Result != Drawn {
		t.Errorf("at move 2: %+v %v", r, err)
	}
	g.setup.DrawFromMove = NoAgreement
	if r, _ := g.Clone().AgreeDraw(false); r.Rule != RuleDrawRestricted {
		t.Errorf("forbidden: %+v", r)
	}
	if r, _ := g.Clone().AgreeDraw(true); r.Result != Drawn {
		t.Errorf("with the arbiter's consent: %+v", r)
	}
	e09 := newGame(t, "E09", "")
	if r, _ := e09.AgreeDraw(false); r.Result != Drawn || r.Article != "5.2c" {
		t.Errorf("E09 knows no least number of moves: %+v", r)
	}
}

func TestProviso(t *testing.T) {
	const bare = "7k/8/5K2/8/8/8/8/6Q1 b - - 0 1" // Black has a bare king
	for _, c := range []struct {
		name, edition string
		resign        bool
		by            chess.Color
		prover        MateProver
		result        Result
		open          bool
		article       string
	}{
		{"5.1.2 E23 the opponent has a bare king", "E23", true, chess.White, nil, Drawn, false, "5.1.2"},
		{"5.1.2 E18 the same", "E18", true, chess.White, nil, BlackWins, false, "5.1.2"},
		{"5.1b E09 the same", "E09", true, chess.White, nil, BlackWins, false, "5.1b"},
		{"5.1.2 E23 the opponent can mate", "E23", true, chess.Black, nil, WhiteWins, false, "5.1.2"},
		{"5.1.2 E23 not proven", "E23", true, chess.Black, Material, WhiteWins, true, "5.1.2"},
		{"6.9 E23 bare king", "E23", false, chess.White, nil, Drawn, false, "6.9"},
		{"6.9 E09 bare king", "E09", false, chess.White, nil, Drawn, false, "6.9"},
		{"6.9 E23 can mate", "E23", false, chess.Black, nil, WhiteWins, false, "6.9"},
		{"6.9 E14 not proven", "E14", false, chess.Black, Material, WhiteWins, true, "6.9"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := NewGame(Setup{Edition: mustEdition(t, c.edition), Start: mustFEN(t, bare), Prover: c.prover})
			act := g.FlagFall
			if c.resign {
				act = g.Resign
			}
			r, err := act(c.by)
			if err != nil || r.Result != c.result || r.Open != c.open || r.Article != c.article {
				t.Errorf("%+v %v", r, err)
			}
			if c.open != (g.Result() == Ongoing) {
				t.Errorf("result %s of an open game", g.Result())
			}
			if _, ended := g.Ended(); !ended {
				t.Error("not ended")
			}
		})
	}
}

// TestBothFlags: what follows where nobody knows which fell first: App. A.4d3 (E09), Art. 6.11b (E09); from E14 on the guidelines,
// Art. III.3.1.1 (E23) and Art. III.3.1.2 (E23).
func TestBothFlags(t *testing.T) {
	for _, c := range []struct {
		edition string
		class   Class
		flags   BothFlags
		result  Result
		open    bool
		article string
	}{
		{"E09", Standard, BothFlags{}, Ongoing, false, "6.11a"},
		{"E09", Standard, BothFlags{LastPeriod: true}, Drawn, false, "6.11b"},
		{"E09", Rapid, BothFlags{LastPeriod: true}, Drawn, false, "A.4d3"},
		{"E14", Standard, BothFlags{LastPeriod: true}, Ongoing, true, "6.9"},
		{"E14", Standard, BothFlags{LastPeriod: true, Announced: true}, Drawn, false, "G.3"},
		{"E23", Standard, BothFlags{Announced: true}, Ongoing, false, "III.3.1.1"},
		{"E23", Rapid, BothFlags{LastPeriod: true, Announced: true}, Drawn, false, "III.3.1.2"},
		{"E23", Blitz, BothFlags{LastPeriod: true, Announced: true}, Ongoing, true, "6.9"},
	} {
		g := NewGame(Setup{Edition: mustEdition(t, c.edition), Class: c.class})
		r, err := g.BothFlagsDown(c.flags)
		if err != nil || r.Result != c.result || r.Open != c.open || r.Article != c.article {
			t.Errorf("%s %s %+v: %+v %v", c.edition, c.class, c.flags, r, err)
		}
		if _, ended := g.Ended(); ended != r.Ends() {
			t.Errorf("%s %s: ended %v", c.edition, c.class, ended)
		}
	}
}

// TestOnlyADecisionChangesAResult: as where both players lose, Art. 11.8 (E23).
func TestOnlyADecisionChangesAResult(t *testing.T) {
	g := newGame(t, "E23", "")
	g.play(t, "f3 e5 g4 Qh4#")
	var refused *DecisionError
	if err := g.Decide(Decision{Result: Drawn}); !errors.As(err, &refused) || g.Result() != BlackWins {
		t.Errorf("a decision without reason and name: %v", err)
	}
	d := Decision{Result: BothLose, Article: "11.8", Reason: "agreed beforehand", By: "A. Arbiter"}
	if err := g.Decide(d); err != nil || g.Result() != BothLose {
		t.Errorf("%v %s", err, g.Result())
	}
	if final, _ := g.Ended(); final.Result != BlackWins {
		t.Error("what ended the game is kept")
	}
	if got := g.Decisions(); len(got) != 1 || got[0] != d {
		t.Errorf("%+v", got)
	}
	if err := g.Decide(Decision{Reason: "the mate was an illegal move", By: "A. Arbiter"}); err != nil {
		t.Fatal(err)
	}
	if g.Result() != Ongoing {
		t.Error("not open again")
	}
	if _, err := g.TakeBackTo(3, RuleRestoreIllegal); err != nil {
		t.Fatal(err)
	}
	if r := g.play(t, "Qe7"); r.Ends() || g.Ply() != 4 {
		t.Error("the game goes on from the position before")
	}
}

func TestTakeBack(t *testing.T) {
	g := newGame(t, "E18", "")
	g.play(t, shuffle+shuffle)
	r, err := g.TakeBackTo(4, RuleRestoreIllegal)
	if err != nil || r.Article != "7.5.1" || r.Ends() {
		t.Errorf("%+v %v", r, err)
	}
	if g.Ply() != 4 || g.Occurrences() != 2 {
		t.Errorf("%d half-moves, position there %d times", g.Ply(), g.Occurrences())
	}
	back := g.TakeBacks()
	if len(back) != 1 || back[0].From != 8 || back[0].To != 4 || len(back[0].Moves) != 4 || back[0].Rule != RuleRestoreIllegal {
		t.Errorf("%+v", back)
	}
	var none *PlyError
	if _, err := g.TakeBackTo(5, RuleWrongSquare); !errors.As(err, &none) {
		t.Errorf("forward: %v", err)
	}
	if _, err := g.TakeBackTo(-1, RuleWrongSquare); !errors.As(err, &none) {
		t.Errorf("before the start: %v", err)
	}
	g.play(t, "e4 e5")
	if got := g.TakeBacks()[0].Moves; got[0] != mustMove(t, board.Start(), "Nf3") {
		t.Error("new moves overwrote those taken back")
	}
}

func TestPlayRefusesIllegalMoves(t *testing.T) {
	g := newGame(t, "E23", "")
	m := mustMove(t, g.Position(), "e4")
	g.play(t, "d4")
	before := g.Position()
	var illegal *IllegalMoveError
	if _, err := g.Play(m, Note{}); !errors.As(err, &illegal) || g.Position() != before || g.Ply() != 1 {
		t.Errorf("%v", err)
	}
}

func TestCloneSharesNothing(t *testing.T) {
	g := newGame(t, "E23", "")
	g.play(t, "e4")
	c := g.Clone()
	c.play(t, "e5")
	g.play(t, "c5")
	if m, _ := c.MoveAt(2); m.String() != "e7e5" {
		t.Error("the copy changed with its original")
	}
}
