package berger

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

var cell = regexp.MustCompile(`R(\d+)((?:\s+\d+-\d+)+)`)

// published reads the printed tables: size → round → games.
func published(t *testing.T) map[int]map[int][]Game {
	t.Helper()
	data, err := os.ReadFile("../../testdata/berger/tables.txt")
	if err != nil {
		t.Fatal(err)
	}
	tables := map[int]map[int][]Game{}
	size := 0
	for _, line := range strings.Split(string(data), "\n") {
		if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			continue
		}
		if line[0] != ' ' {
			var odd int
			if _, err := fmt.Sscanf(line, "%d/%d", &odd, &size); err != nil {
				t.Fatal(line, err)
			}
			tables[size] = map[int][]Game{}
		}
		for _, m := range cell.FindAllStringSubmatch(line, -1) {
			var r int
			fmt.Sscan(m[1], &r)
			for _, f := range strings.Fields(m[2]) {
				var g Game
				fmt.Sscanf(f, "%d-%d", &g.White, &g.Black)
				tables[size][r] = append(tables[size][r], g)
			}
		}
	}
	return tables
}

func TestPublishedTables(t *testing.T) { // C.05 Annex 1
	tables := published(t)
	if len(tables) != 7 {
		t.Fatalf("%d tables read, want 7", len(tables))
	}
	for n, rounds := range tables {
		if len(rounds) != n-1 {
			t.Fatalf("table of %d has %d rounds", n, len(rounds))
		}
		for r, want := range rounds {
			got, free := Round(n, r)
			if fmt.Sprint(got) != fmt.Sprint(want) || free != 0 {
				t.Errorf("table %d, round %d: %v free %d, want %v", n, r, got, free, want)
			}
			odd, free := Round(n-1, r)
			if fmt.Sprint(odd) != fmt.Sprint(want[1:]) || free+n != want[0].White+want[0].Black {
				t.Errorf("table %d, round %d: %v free %d", n-1, r, odd, free)
			}
		}
	}
}

// TestFormula checks the second description of the tables: who meets when, and colours by parity (C.05 Annex 1).
func TestFormula(t *testing.T) {
	for n := 3; n <= 40; n++ {
		last, met := even(n), map[[2]int]bool{}
		for r := 1; r <= Rounds(n); r++ {
			games, free := Round(n, r)
			if free != 0 && (2*free-r-1)%(last-1) != 0 || (free != 0) != (n%2 == 1) || len(games) != n/2 {
				t.Fatalf("n=%d round %d: free %d, %d games", n, r, free, len(games))
			}
			for _, g := range games {
				lo, hi := min(g.White, g.Black), max(g.White, g.Black)
				white := hi
				switch {
				case hi == last && lo <= last/2, hi != last && (lo+hi)%2 == 1:
					white = lo
				}
				sum := lo + hi
				if hi == last {
					sum = 2 * lo
				}
				if g.White != white || (sum-r-1)%(last-1) != 0 || met[[2]int{lo, hi}] {
					t.Errorf("n=%d round %d: %v", n, r, g)
				}
				met[[2]int{lo, hi}] = true
			}
		}
		if len(met) != n*(n-1)/2 {
			t.Errorf("n=%d: %d games", n, len(met))
		}
	}
}

func TestOutOfRange(t *testing.T) {
	for _, c := range [][2]int{{1, 1}, {0, 1}, {4, 0}, {4, 4}, {-3, 1}} {
		if g, free := Round(c[0], c[1]); g != nil || free != 0 {
			t.Errorf("Round(%d, %d) = %v, %d", c[0], c[1], g, free)
		}
	}
}

// BenchmarkRound1000 is one round of 1,000 players, which may take as long as one of any other system.
func BenchmarkRound1000(b *testing.B) {
	for b.Loop() {
		Round(1000, 500)
	}
	b.ReportMetric(0.5e9, "budget-ns/op")
}

func BenchmarkTable100(b *testing.B) {
	for b.Loop() {
		for r := 1; r <= 99; r++ {
			Round(100, r)
		}
	}
}
