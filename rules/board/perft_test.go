package board

import (
	"encoding/csv"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

type perftRow struct {
	fen      string
	chess960 bool
	depth    int
	nodes    uint64
}

func (r perftRow) position(t testing.TB) Position {
	t.Helper()
	parse := ParseFEN
	if r.chess960 {
		parse = ParseChess960
	}
	p, err := parse(r.fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func goldenPerft(t testing.TB) (rows []perftRow) {
	t.Helper()
	f, err := os.Open("../../testdata/golden/perft.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	records, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, rec := range records[1:] {
		depth, err1 := strconv.Atoi(rec[2])
		nodes, err2 := strconv.ParseUint(rec[3], 10, 64)
		if err1 != nil || err2 != nil {
			t.Fatalf("row %v: %v %v", rec, err1, err2)
		}
		rows = append(rows, perftRow{rec[0], rec[1] == "1", depth, nodes})
	}
	if len(rows) != 140 {
		t.Fatalf("%d golden rows, want 140", len(rows))
	}
	return rows
}

// TestPerftGolden counts every golden row up to 300,000 nodes, and all of them in a long run.
func TestPerftGolden(t *testing.T) {
	limit := uint64(300_000)
	if os.Getenv("WASIT_LONG") != "" {
		limit = 1 << 62
	}
	counted := 0
	for _, row := range goldenPerft(t) {
		p := row.position(t)
		want := row.fen
		if _, ok := p.EnPassant(); !ok { // the rows also give squares where no capture is legal
			fields := strings.Fields(want)
			fields[3] = "-"
			want = strings.Join(fields, " ")
		}
		if fen := p.FEN(); fen != want {
			t.Errorf("read %s, wrote %s", row.fen, fen)
		}
		if row.nodes > limit {
			continue
		}
		counted++
		before := p
		if got := Perft(&p, row.depth); got != row.nodes {
			t.Errorf("%s depth %d: %d nodes, want %d", row.fen, row.depth, got, row.nodes)
		}
		if p != before {
			t.Errorf("%s: Perft changed its argument", row.fen)
		}
	}
	if counted < 70 {
		t.Errorf("only %d rows counted", counted)
	}
}

// TestSecondOpinion compares moves and their children with notnil/chess on every standard golden position.
func TestSecondOpinion(t *testing.T) {
	for _, row := range goldenPerft(t) {
		if row.chess960 {
			continue
		}
		p := row.position(t)
		opinion, err := chess.FEN(row.fen)
		if err != nil {
			t.Fatal(err)
		}
		theirs := chess.NewGame(opinion).Position()
		compareMoves(t, &p, theirs)
		var list MoveList
		for _, m := range p.Moves(&list) {
			next := p.After(m)
			for _, their := range theirs.ValidMoves() {
				if their.String() == m.String() {
					compareMoves(t, &next, theirs.Update(their))
				}
			}
		}
	}
}

func compareMoves(t *testing.T, p *Position, theirs *chess.Position) {
	t.Helper()
	want := map[string]bool{}
	for _, m := range theirs.ValidMoves() {
		want[m.String()] = true
	}
	var list MoveList
	moves := p.Moves(&list)
	for _, m := range moves {
		if !want[m.String()] {
			t.Errorf("%s: %v is not legal for notnil/chess", p.FEN(), m)
		}
	}
	if len(moves) != len(want) {
		t.Errorf("%s: %d moves, notnil/chess has %d", p.FEN(), len(moves), len(want))
	}
	for sq := chess.A1; sq <= chess.H8; sq++ {
		if p.PieceAt(sq) != theirs.Board().Piece(sq) {
			t.Errorf("%s: %v on %v, notnil/chess has %v", p.FEN(), p.PieceAt(sq), sq, theirs.Board().Piece(sq))
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, bench := range []struct {
		name, fen string
		depth     int
	}{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4},
		{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3},
		{"endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5},
	} {
		b.Run(bench.name, func(b *testing.B) {
			p, err := ParseFEN(bench.fen)
			if err != nil {
				b.Fatal(err)
			}
			var nodes uint64
			for b.Loop() {
				nodes += Perft(&p, bench.depth)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
			yardstick, budget := 8.8, 12.0 // a good generator in Go, and what is due; notnil/chess makes 0.094
			if runtime.GOARCH == "wasm" {
				yardstick, budget = 2.6, 3
			}
			b.ReportMetric(yardstick, "yardstick-Mmoves/s")
			b.ReportMetric(budget, "budget-Mmoves/s")
		})
	}
}
