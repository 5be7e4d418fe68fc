package lineup

import (
	"slices"
	"strings"
	"testing"
)

// TestNamed finds teams by their names in every case, and leaves the players of the sentence.
func TestNamed(t *testing.T) {
	names := []string{"Fen Foxes", "Hill Hawks", "ŠK Lovor", "ŠK Maslina", "SMKN 1 Nusa", "SMKN 2 Nusa", "SC Springer"}
	isPlayer := func(w string) bool { return strings.Contains(" hal munro vid han springer ", " "+w+" ") }
	for sentence, want := range map[string]struct {
		left  string
		teams []int
	}{
		"Fen Foxes' Hal Munro is now 1811.":         {"Hal Munro is now 1811.", []int{0}},
		"In the Hill Hawks Val Birch is out":        {"Val Birch is out", []int{1}},
		"u ekipi Lovor Ivo Bek ima 1720":            {"Ivo Bek ima 1720", []int{2}},
		"Maslinin Vid Han ima 1650":                 {"Vid Han ima 1650", []int{3}},
		"U Maslini umjesto Mije igra Lea":           {"umjesto Mije igra Lea", []int{3}},
		"Dewi (SMKN 1 Nusa) diganti Kartika":        {"Dewi diganti Kartika", []int{4}},
		"Hadi dari SMKN 2 Nusa ratingnya 1577":      {"Hadi ratingnya 1577", []int{5}},
		"Nils Springer spielt":                      {"Nils Springer spielt", nil},
		"Hal Munro stays":                           {"Hal Munro stays", nil},
		"Hill Hawks: Val Birch withdraws (exams)":   {"Val Birch withdraws (exams)", []int{1}},
		"Hal Munro (Fen Foxes) and Hill Hawks' Ann": {"Hal Munro and Ann", []int{0, 1}},
	} {
		masked, teams := Named(sentence, names, isPlayer)
		if got := strings.Join(strings.Fields(masked), " "); got != want.left || !slices.Equal(teams, want.teams) || len(masked) != len(sentence) {
			t.Errorf("%q: %q, %v", sentence, got, teams)
		}
	}
}
