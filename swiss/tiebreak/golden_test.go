package tiebreak

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/trf"
)

// golden is one file of testdata/golden/tiebreaks.
type golden struct {
	TRF     string
	System  string
	Columns []string
	Values  map[swiss.TPN][]*json.Number
	Ranks   map[string]map[swiss.TPN]int
}

const goldenDir = "../../testdata/golden/tiebreaks/"

func goldenEvents(t testing.TB, f func(name string, g golden, tour *swiss.Tournament)) {
	t.Helper()
	files, err := filepath.Glob(goldenDir + "*.trf")
	if err != nil || len(files) < 60 {
		t.Fatalf("%d golden files: %v", len(files), err)
	}
	for _, path := range files {
		var g golden
		text, err := os.ReadFile(strings.TrimSuffix(path, ".trf") + ".json")
		if err == nil {
			err = json.Unmarshal(text, &g)
		}
		if err != nil {
			t.Fatal(err)
		}
		f(filepath.Base(path), g, readEvent(t, path))
	}
}

func readEvent(t testing.TB, path string) *swiss.Tournament {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, tour, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return tour
}

// column splits a golden column name into the code, the edition and the number of decimals.
func column(t testing.TB, name string) (Code, Rules, int) {
	t.Helper()
	rules, places := Rules2026, 2
	if cut, ok := strings.CutSuffix(name, "@2024"); ok {
		name, rules = cut, Rules2024
	}
	if cut, ok := strings.CutSuffix(name, "~"); ok {
		name, places = cut, 6
	}
	list, err := ParseList(name)
	if err != nil || len(list) != 1 {
		t.Fatalf("%s: %v", name, err)
	}
	return list[0], rules, places
}

// isOpen reports cells that the data's README says not to gate: STD of a double forfeit, REP with a full-point bye.
func isOpen(tour *swiss.Tournament, tpn swiss.TPN, c Code) bool {
	for r := 1; r <= tour.PairedRounds(); r++ {
		e := tour.Entry(tpn, r)
		doubleForfeit := e.Outcome == swiss.ForfeitLoss && e.Opponent != 0 && tour.Entry(e.Opponent, r).Outcome == swiss.ForfeitLoss
		if c.Name == "STD" && doubleForfeit || c.Name == "REP" && e.Outcome == swiss.FullBye {
			return true
		}
	}
	return false
}

func TestGoldenValues(t *testing.T) {
	cells, open := 0, 0
	bad := map[string]int{}
	goldenEvents(t, func(name string, g golden, tour *swiss.Tournament) {
		engines := map[Rules]*engine{}
		for _, r := range []Rules{Rules2026, Rules2024} {
			engines[r] = newEngine(newField(tour, tour.PairedRounds(), g.System == "roundrobin"), r)
		}
		for i, title := range g.Columns {
			c, rules, places := column(t, title)
			col := engines[rules].valuesOf(c)
			for p, tpn := range tour.TPNs() {
				want := ""
				if n := g.Values[tpn][i]; n != nil {
					want = n.String()
				}
				cells++
				if got := col[p].Decimal(places); got != want {
					if isOpen(tour, tpn, c) {
						open++
						continue
					}
					if bad[title]++; bad[title] <= 3 {
						t.Errorf("%s: %s of %d is %q, want %q", name, title, tpn, got, want)
					}
				}
			}
		}
	})
	t.Logf("%d cells, %d of them open points that differ, bad: %v", cells, open, bad)
	if cells < 50_000 {
		t.Errorf("only %d cells compared", cells)
	}
}

func TestGoldenRanks(t *testing.T) {
	lists := 0
	goldenEvents(t, func(name string, g golden, tour *swiss.Tournament) {
		for text, want := range g.Ranks {
			list, err := ParseList(text)
			if err != nil {
				t.Fatal(err)
			}
			rows, err := Standings(tour, Options{List: list, Predetermined: g.System == "roundrobin"})
			if err != nil {
				t.Fatal(err)
			}
			lists++
			for _, row := range rows {
				if row.Rank != want[row.TPN] {
					t.Errorf("%s by %s: %d is %d, want %d", name, text, row.TPN, row.Rank, want[row.TPN])
				}
			}
		}
	})
	if lists < 200 {
		t.Errorf("only %d lists compared", lists)
	}
}
