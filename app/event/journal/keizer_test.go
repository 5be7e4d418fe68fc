package journal

import (
	"errors"
	"testing"
)

func TestKeizerShare(t *testing.T) {
	for text, want := range map[string]struct {
		n         int
		fixed, ok bool
	}{
		"0": {0, false, true}, "1": {600, false, true}, "7/6": {700, false, true}, "1/3": {200, false, true}, "35%": {210, false, true}, "2": {1200, false, true},
		"=12": {7200, true, true}, "=12.5": {7500, true, true}, "=0": {0, true, true}, "=1000": {600_000, true, true}, "=0.005": {3, true, true},
		"": {}, "3": {}, "1/7": {}, "-1": {}, "1/0": {}, "x": {}, "1/3/3": {}, "200%": {1200, false, true}, "201%": {}, "9999999999999999999%": {},
		"=1001": {fixed: true}, "=-1": {fixed: true}, "=": {}, "=0.0005": {fixed: true}, "=0.001": {fixed: true}, "=x": {fixed: true},
	} {
		n, fixed, ok := KeizerShare(text)
		if ok != want.ok || ok && (n != want.n || fixed != want.fixed) {
			t.Errorf("%q: %d %v %v", text, n, fixed, ok)
		}
	}
}

// club is a club that plays Keizer by values of its own.
func club(t *testing.T) *hall {
	t.Helper()
	h := newHall(t)
	h.do(CreateEvent{EventInfo: EventInfo{ID: "k", Name: "Club"}})
	h.do(AddSection{SectionConfig: SectionConfig{Name: "Open", System: Keizer, Rounds: 20, HalfByes: -1,
		Options: SystemOptions{Keizer: KeizerSixths, Ratio: 4, Gap: 5, Values: KeizerValues{Loss: "0", Excused: "35%", Bye: "=12.5", Gone: "3/4",
			Top: 60, Limit: -1, Halving: true, Classic: true, Meetings: 3, ShakenFirst: 50}}}})
	return h
}

// TestKeizerValuesRefused: a value that cannot be computed exactly is refused with its name.
func TestKeizerValuesRefused(t *testing.T) {
	for field, v := range map[string]KeizerValues{"keizer-win": {Win: "1/7"}, "keizer-gone": {Gone: "=3"}, "keizer-top": {Top: -2}, "keizer-limit": {Limit: -2},
		"keizer-meetings": {Meetings: MaxRounds + 1}, "keizer-shaken": {ShakenFirst: -1}} {
		_, _, err := Decide(club(t).State, Stamp{}, AddSection{SectionConfig: SectionConfig{Name: "B", System: Keizer, Rounds: 3, Options: SystemOptions{Values: v}}})
		var bad *ValueError
		if !errors.As(err, &bad) || bad.Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
	if *(&KeizerValues{Club: "x"}).Share("club") != "x" || (&KeizerValues{}).Share("none") != nil {
		t.Error("shares by name")
	}
}
