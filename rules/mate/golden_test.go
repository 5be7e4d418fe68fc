package mate

import (
	"context"
	"encoding/csv"
	"os"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

type goldenRow struct {
	fen      string
	pos      board.Position
	side     chess.Color
	winnable bool
	proof    string
}

func goldenRows(t testing.TB) (rows []goldenRow) {
	t.Helper()
	f, err := os.Open("../../testdata/golden/unwinnable/positions.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	records, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, rec := range records[1:] {
		row := goldenRow{fen: rec[0], pos: mustParse(t, rec[0]), side: chess.White, winnable: rec[2] == "winnable", proof: rec[6]}
		if rec[1] == "black" {
			row.side = chess.Black
		}
		rows = append(rows, row)
	}
	if len(rows) != 1500 {
		t.Fatalf("%d golden rows, want 1500", len(rows))
	}
	return rows
}

func mustParse(t testing.TB, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// replay plays the line of a Yes and fails unless every move is legal and the last one mates for side.
func replay(t testing.TB, p board.Position, side chess.Color, line []board.Move) {
	t.Helper()
	fen := p.FEN()
	for _, m := range line {
		legal, err := p.ParseMove(m.String())
		if err != nil || legal != m {
			t.Fatalf("%s: line %v: %v", fen, line, err)
		}
		p.Make(m)
	}
	if !p.IsCheckmate() || p.Turn() == side {
		t.Fatalf("%s: line %v ends in %s, no mate by %v", fen, line, p.FEN(), side.Name())
	}
}

// TestGolden answers every golden row with the usual budget.
func TestGolden(t *testing.T) {
	notProven := 0
	for _, row := range goldenRows(t) {
		before := row.pos
		answer := CanMate(context.Background(), &row.pos, row.side, Budget{})
		if row.pos != before {
			t.Errorf("%s: CanMate changed its argument", row.fen)
		}
		switch {
		case answer.Verdict == NotProven:
			notProven++
			t.Logf("not proven: %s %s", row.fen, row.side.Name())
		case answer.Verdict == Yes:
			replay(t, row.pos, row.side, answer.Line)
			if !row.winnable {
				t.Errorf("%s %s: mates by %v", row.fen, row.side.Name(), answer.Line)
			}
		case row.winnable:
			t.Errorf("%s %s: no, %s", row.fen, row.side.Name(), answer.Proof)
		case (row.proof == "bare-king") != (answer.Proof == BareKing), row.proof == "material" && answer.Proof != Material:
			t.Errorf("%s %s: proof %s, want %s", row.fen, row.side.Name(), answer.Proof, row.proof)
		}
	}
	if notProven > 3 {
		t.Errorf("%d rows not proven", notProven)
	}
}

func BenchmarkGolden(b *testing.B) {
	rows := goldenRows(b)
	for b.Loop() {
		for i := range rows {
			CanMate(context.Background(), &rows[i].pos, rows[i].side, Budget{})
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N*len(rows)), "µs/row")
}
