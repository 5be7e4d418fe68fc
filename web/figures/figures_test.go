package figures

import (
	"io"
	"strings"
	"testing"
)

const printed = `goos: linux
BenchmarkPress-2   	       1	         5.000 budget-p50-ms	         4.000 p50-ms	        15.00 yardstick-p50-ms
BenchmarkPress-2   	       1	         5.000 budget-p50-ms	         9.000 p50-ms	        15.00 yardstick-p50-ms
BenchmarkPress-2   	       1	         5.000 budget-p50-ms	         6.000 p50-ms	        15.00 yardstick-p50-ms
BenchmarkPerft/start-2         	     213	   7615685 ns/op	        25.90 Mmoves/s	        12.00 budget-Mmoves/s
BenchmarkPaint/first-paint-warm-2   1   250 budget-ms   200 ms   210 max-ms
PASS
`

func read(t *testing.T, text string) Set {
	t.Helper()
	s := Set{}
	if err := s.Read(strings.NewReader(text), "", io.Discard); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestRows(t *testing.T) {
	rows, err := read(t, printed).Rows()
	if err != nil {
		t.Fatal(err)
	}
	want := []Row{
		{What: "Paint/first-paint-warm", Unit: "ms", Ours: 200, Budget: 250, Within: true},
		{What: "Perft/start", Unit: "Mmoves/s", Ours: 25.9, Budget: 12, Within: true, More: true},
		{What: "Press", Unit: "p50-ms", Ours: 6, Spread: 5. / 6, Yardstick: 15, Budget: 5},
	}
	if len(rows) != len(want) {
		t.Fatalf("%d rows: %v", len(rows), rows)
	}
	for i := range want {
		if rows[i] != want[i] {
			t.Errorf("row %d: %+v, want %+v", i, rows[i], want[i])
		}
	}
}

func TestBudgetWithoutFigure(t *testing.T) {
	_, err := read(t, "BenchmarkX-2 1 5 budget-ms 3 p50-ms\n").Rows()
	if err == nil || !strings.Contains(err.Error(), `X has a budget of "ms"`) {
		t.Errorf("a budget that nothing is held against: %v", err)
	}
}

func TestCompare(t *testing.T) {
	var out strings.Builder
	before := read(t, "BenchmarkA-2 10 200 ns/op\nBenchmarkB-2 10 100 ns/op 7 B/op\nBenchmarkGone-2 1 1 ns/op\n")
	now := read(t, "BenchmarkA-4 10 100 ns/op\nBenchmarkB-4 10 150 ns/op 7 B/op\nBenchmarkNew-4 1 1 ns/op\n")
	if err := Compare(&out, before, now); err != nil {
		t.Fatal(err)
	}
	want := `what  unit   before  spread  now    spread  now ÷ before
B     ns/op  100.0   ±0 %    150.0  ±0 %    1.50
B     B/op   7       ±0 %    7      ±0 %    1.00
A     ns/op  200.0   ±0 %    100.0  ±0 %    0.50
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestHoldAgainst(t *testing.T) {
	s := read(t, "BenchmarkA-2 10 200 ns/op 1 budget-s/op 2 s/op\nBenchmarkwasm/A 5 700 ns/op 1 budget-s/op 2 s/op\n")
	s.HoldAgainst("wasm/", 3)
	rows, err := s.Rows()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[1].What != "wasm/A" || rows[1].Budget != 600 || rows[1].Yardstick != 200 || rows[1].Within {
		t.Errorf("700 ns against three times 200 ns: %+v", rows)
	}
}
