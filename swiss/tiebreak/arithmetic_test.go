package tiebreak

import (
	"testing"

	"wasit/swiss"
)

// addUp computes a value from the parts alone, as a reader with paper would.
func addUp(t *testing.T, a Arithmetic) Value {
	t.Helper()
	var sum, count int64
	for _, p := range a.Parts {
		if p.Cut == Kept {
			sum += p.Amount
			count++
		}
	}
	if a.Code.Name == "PTP" {
		return leastRating(t, a)
	}
	if a.Dropped || a.Average && count == 0 {
		return Value{}
	}
	v := Value{sum, a.Unit}
	if a.Average {
		v.den *= count
	}
	if a.Rounded {
		v = Value{floor(2*v.num+v.den, 2*v.den), 1}
	}
	v.num += a.Plus * v.den
	return v
}

func floor(n, d int64) int64 {
	q := n / d
	if n%d < 0 {
		q--
	}
	return q
}

// leastRating checks that the value expects the points and that one rating point less does not.
func leastRating(t *testing.T, a Arithmetic) Value {
	t.Helper()
	if len(a.Parts) == 0 {
		return Value{}
	}
	var here, below int64
	lowest := a.Parts[0].Rating
	for _, p := range a.Parts {
		here += p.Amount
		below += pd(int(a.Value.num) - 1 - p.Rating)
		lowest = min(lowest, p.Rating)
	}
	if a.Target == 0 {
		return Value{int64(lowest) - 800, 1}
	}
	if here < a.Target || below >= a.Target {
		t.Errorf("PTP of %d: %v expects %d, one less %d, target %d", a.TPN, a.Value, here, below, a.Target)
	}
	return a.Value
}

func TestThePartsOfEveryGoldenCellAddUp(t *testing.T) {
	cells := 0
	goldenEvents(t, func(name string, g golden, tour *swiss.Tournament) {
		engines := map[Rules]*engine{}
		for _, r := range []Rules{Rules2026, Rules2024} {
			engines[r] = newEngine(newField(tour, tour.PairedRounds(), g.System == "roundrobin"), r)
		}
		for i, title := range g.Columns {
			c, rules, places := column(t, title)
			if c.IsEncounter() {
				continue // a table, not a sum
			}
			for p, tpn := range tour.TPNs() {
				want := ""
				if n := g.Values[tpn][i]; n != nil {
					want = n.String()
				}
				a := engines[rules].explain([]Code{c}, p)[0]
				cells++
				if got := addUp(t, a).Decimal(places); got != want && !isOpen(tour, tpn, c) {
					t.Errorf("%s: the parts of %s of %d add up to %q, want %q: %+v", name, title, tpn, got, want, a.Parts)
				}
				for _, part := range a.Parts {
					if part.Article == "" || part.Source == 0 {
						t.Fatalf("%s: %s of %d: a part without article or source: %+v", name, title, tpn, part)
					}
				}
			}
		}
	})
	if cells < 50_000 {
		t.Errorf("only %d cells", cells)
	}
}
