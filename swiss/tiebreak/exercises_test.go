package tiebreak

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"wasit/swiss"
)

// The exercises that FIDE's Technical Commission published with answers (M. Held, Exercises in Tie-Breaking).
func TestFIDEExercises(t *testing.T) {
	var exercises []struct {
		Exercise, File, TieBreak string
		RankAfter                string `json:"rank_after"`
		Expected                 map[swiss.TPN]*json.Number
	}
	text, err := os.ReadFile(goldenDir + "fide-exercises.json")
	if err == nil {
		err = json.Unmarshal(text, &exercises)
	}
	if err != nil || len(exercises) < 25 {
		t.Fatalf("%d exercises: %v", len(exercises), err)
	}
	for _, x := range exercises {
		tour := readEvent(t, goldenDir+x.File+".trf")
		table := strings.Contains(x.File, "round-robin")
		if x.RankAfter != "" {
			list, _ := ParseList(x.RankAfter)
			rows, err := Standings(tour, Options{Rules: Rules2024, List: list, Predetermined: table})
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range rows {
				if want, asked := x.Expected[row.TPN]; asked && want.String() != value(int64(row.Rank), 1).String() {
					t.Errorf("exercise %s: %d is ranked %d, want %s", x.Exercise, row.TPN, row.Rank, want)
				}
			}
			continue
		}
		c, rules, places := column(t, x.TieBreak)
		col := newEngine(newField(tour, tour.PairedRounds(), table), rules).valuesOf(c)
		for p, tpn := range tour.TPNs() {
			if want, asked := x.Expected[tpn]; asked && (want == nil) == col[p].Defined() || want != nil && strings.TrimSuffix(want.String(), ".0") != col[p].Decimal(places) {
				t.Errorf("exercise %s: %s of %d is %v, want %v", x.Exercise, x.TieBreak, tpn, col[p], want)
			}
		}
	}
}
