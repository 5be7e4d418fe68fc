package standing

import (
	"reflect"
	"testing"

	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// TestValueText: a direct encounter of who is tied with nobody is no zero, and no place (C.07 6); fractions as the language writes
// them, quarters beside halves in one notation.
func TestValueText(t *testing.T) {
	for _, c := range []struct {
		lang       i18n.Lang
		code, want string
		value      tiebreak.Value
	}{
		{i18n.HR, "DE", "–", tiebreak.NewValue(0, 1)}, {i18n.HR, "DE", "1", tiebreak.NewValue(1, 1)}, {i18n.HR, "SB", "0", tiebreak.NewValue(0, 1)},
		{i18n.HR, "SB", "–", tiebreak.Value{}}, {i18n.HR, "SB", "4,25", tiebreak.NewValue(17, 4)}, {i18n.EN, "SB", "4.25", tiebreak.NewValue(17, 4)},
		{i18n.ID, "SB", "4¼", tiebreak.NewValue(17, 4)}, {i18n.ID, "SB", "¾", tiebreak.NewValue(3, 4)}, {i18n.ID, "SB", "3½", tiebreak.NewValue(14, 4)}, {i18n.ID, "SB", "2", tiebreak.NewValue(8, 4)}, {i18n.ID, "SB", "0,33", tiebreak.NewValue(1, 3)},
	} {
		if got := ValueText(c.lang, tiebreak.Code{Name: c.code}, c.value); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.code, c.value, got, c.want)
		}
	}
}

// TestMetRows C.07 6: the rows of an encounter stand in the order that it found, each with what was made against the others and the sum of
// the averages a game; who stay tied share a place.
func TestMetRows(t *testing.T) {
	e := &tiebreak.Encounter{Players: []swiss.TPN{1, 2, 3}, Met: [][]int{{0, 2, 0}, {2, 0, 1}, {0, 1, 0}},
		Scored: [][]swiss.Points{{0, 15, 0}, {5, 0, 0}, {0, 10, 0}}, Groups: [][]swiss.TPN{{3}, {1, 2}}}
	want := []Met{{3, 1, []string{"×", "–", "1"}, "1"}, {1, 2, []string{"–", "×", "1.5"}, "0.75"}, {2, 2, []string{"0", "0.5", "×"}, "0.25"}}
	if got := MetRows(i18n.EN, e); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	e.Met, e.Scored = [][]int{{0, 3, 1}, {3, 0, 1}, {1, 1, 0}}, [][]swiss.Points{{0, 10, 5}, {20, 0, 0}, {5, 10, 0}}
	for i, want := range []string{"1,5", "0,833", "0,666"} {
		if got := MetRows(i18n.HR, e)[i].Sum; got != want {
			t.Errorf("row %d: %s, want %s", i, got, want)
		}
	}
}
