package release

import (
	"regexp"
	"testing"
	"time"
)

// TestReleases: every version has a number and a real day, newer ones first, and says what is new in every language.
func TestReleases(t *testing.T) {
	seen, last := map[string]bool{}, time.Time{}
	for i, r := range releases {
		day := time.Date(r.Year, time.Month(r.Month), r.Day, 0, 0, 0, 0, time.UTC)
		switch {
		case !regexp.MustCompile(`^\d+\.\d+(\.\d+)?$`).MatchString(r.Number) || seen[r.Number]:
			t.Errorf("version %q", r.Number)
		case day.Day() != r.Day || i > 0 && day.After(last):
			t.Errorf("version %s is of %v", r.Number, day)
		case len(r.News) == 0:
			t.Errorf("version %s has nothing new", r.Number)
		}
		for _, n := range r.News {
			if n.ID == "" || n.EN == "" || n.HR == "" {
				t.Errorf("version %s: %q lacks a language", r.Number, n.EN)
			}
		}
		seen[r.Number], last = true, day
	}
	if Newest().Number != releases[0].Number {
		t.Error("the first one is the newest")
	}
}
