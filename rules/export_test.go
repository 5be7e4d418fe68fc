package rules

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/notnil/chess"

	"wasit/rules/notation"
)

// TestExportedGamesComeBack ends games in every way, writes them as PGN and plays what was read.
func TestExportedGamesComeBack(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		end              func(*Game) error
	}{
		{"mate", "", "f3 e5 g4 Qh4#", nil},
		{"stalemate", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", nil},
		{"dead", "7k/8/8/8/8/8/5pK1/8 w - - 0 1", "Kxf2", nil},
		{"fivefold", "", shuffle + shuffle + shuffle + shuffle, nil},
		{"75 moves", mateAt150, "Qg2", nil},
		{"unfinished", "", "e4 e5", nil},
		{"agreed", "", "e4 e5", func(g *Game) error { _, err := g.AgreeDraw(true); return err }},
		{"resigned", "", "e4 e5", func(g *Game) error { _, err := g.Resign(chess.White); return err }},
		{"resigned against a bare king", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "Qg2", func(g *Game) error { _, err := g.Resign(chess.White); return err }},
		{"flag", "", "e4 e5", func(g *Game) error { _, err := g.FlagFall(chess.White); return err }},
		{"threefold", "", shuffle + shuffle, func(g *Game) error { _, err := g.Claim(Claim{By: chess.White}); return err }},
		{"threefold, written", "", shuffle + "Nf3 Nf6 Ng1", func(g *Game) error {
			_, err := g.Claim(Claim{By: chess.Black, Intended: mustMove(t, g.Position(), "Ng8")})
			return err
		}},
		{"fifty", "7k/8/5K2/8/8/8/8/6Q1 w - - 99 120", "Qg2", func(g *Game) error {
			_, err := g.Claim(Claim{By: chess.Black, Kind: Fifty})
			return err
		}},
		{"decided", "", "e4 e5", func(g *Game) error { return g.Decide(Decision{Result: WhiteWins, Reason: "r", By: "a"}) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, "E23", c.fen)
			g.play(t, c.moves)
			if c.end != nil {
				if err := c.end(g); err != nil {
					t.Fatal(err)
				}
			}
			file := notation.WritePGN([]notation.Game{g.Export([]notation.Tag{{Name: "White", Value: "Putih"}})})
			read, err := notation.ReadPGN(file)
			if err != nil || len(read.Games) != 1 || len(read.Games[0].Remarks) > 0 {
				t.Fatalf("%v %+v\n%s", err, read, file)
			}
			back, err := Import(Setup{Edition: Latest()}, &read.Games[0])
			if err != nil {
				t.Fatal(err)
			}
			final, _ := g.Ended()
			again, _ := back.Ended()
			if back.Result() != g.Result() || again.Rule != final.Rule && final.Rule != RuleDecision || !cmp.Equal(back.Moves(), g.Moves()) {
				t.Errorf("%s by %q came back as %s by %q\n%s", g.Result(), final.Rule, back.Result(), again.Rule, file)
			}
		})
	}
}

func TestExportKeepsTimesAndOffers(t *testing.T) {
	g := newGame(t, "E23", "")
	note := Note{Clock: 89*time.Minute + 1500*time.Millisecond, HasClock: true, DrawOffer: true}
	if _, err := g.Play(mustMove(t, g.Position(), "e4"), note); err != nil {
		t.Fatal(err)
	}
	read, err := notation.ReadPGN(notation.WritePGN([]notation.Game{g.Export(nil)}))
	if err != nil {
		t.Fatal(err)
	}
	back, err := Import(Setup{Edition: Latest()}, &read.Games[0])
	if err != nil {
		t.Fatal(err)
	}
	if _, got := back.MoveAt(1); got != note {
		t.Errorf("%+v, want %+v", got, note)
	}
	if o, open := back.OpenOffer(); !open || o.By != chess.White {
		t.Error("the offer is not open any more")
	}
}
