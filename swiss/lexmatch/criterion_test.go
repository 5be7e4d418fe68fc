package lexmatch

import (
	"fmt"
	"testing"

	"wasit/swiss"
)

// four players of 30, 20, 20 and 10 points: pairs cost their difference, and a list says whose score meets a lower one.
func four(allow func(a, b int) bool) *Matching {
	points := []swiss.Points{30, 20, 20, 10}
	lower := func(a, b int) int { return One(points[a] != points[b]) }
	place := func(a, b int) int { return []int{0, 1, 1, 2}[a] }
	return Best(4, []Criterion{
		{Name: "A", Max: 4, Cost: lower},
		{Name: "B", Cost: lower, Scores: []Score{{30, 4}, {20, 4}, {10, 4}}, Score: place},
		{Name: "C", Max: 90, Cost: func(a, b int) int { return int(points[a] - points[b]) }, Scores: []Score{{30, 4}, {20, 4}, {10, 4}}, Score: place},
	}, allow, nil)
}

func TestValuesAreThoseOfAllCriteria(t *testing.T) {
	m := four(func(a, b int) bool { return true })
	if got, want := fmt.Sprint(m.Values()), "[{A 1 []} {B 0 [3.0]} {C 20 [3.0]}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := fmt.Sprint(Nothing(m.criteria)), "[{A 0 []} {B 0 []} {C 0 []}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestCompareNamesTheFirstCriterion(t *testing.T) {
	m := four(func(a, b int) bool { return true })
	for _, c := range []struct {
		name  string
		allow func(a, b int) bool
		want  string
	}{
		{"a sum", func(a, b int) bool { return a != 0 || b != 3 }, "X A 1 2 [] []"},
		{"nothing", func(a, b int) bool { return true }, "order 0 0 [] []"},
	} {
		var trial swiss.Trial
		m.Compare(four(c.allow), &trial, "X")
		if got := fmt.Sprint(trial.Criterion, " ", trial.Mine, " ", trial.Theirs, " ", trial.MyList, " ", trial.TheirList); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	// Of two lists the one that has the lower score fewer times is better, where the lowest comes first.
	list := func(allow func(a, b int) bool) *Matching {
		return Best(4, []Criterion{{Name: "L", Cost: func(a, b int) int { return 1 }, Scores: []Score{{10, 2}, {20, 2}},
			Score: func(a, b int) int { return One(a+b == 3) }}}, allow, nil)
	}
	var trial swiss.Trial
	list(func(a, b int) bool { return true }).Compare(list(func(a, b int) bool { return a+b != 3 }), &trial, "X")
	if got, want := fmt.Sprint(trial.Criterion, trial.Mine, trial.Theirs, trial.MyList, trial.TheirList), "X L0 2 [2.0 2.0] [1.0 1.0]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Criteria that one weight cannot hold are packed into several levels, each below the room.
func TestDigitsFillLevels(t *testing.T) {
	var criteria []Criterion
	for range 7 {
		criteria = append(criteria, Criterion{Max: 999})
	}
	digits, sizes := digitsOf(criteria, 50)
	if len(sizes) != 2 || len(digits) != 7 {
		t.Fatalf("%d levels, %d digits", len(sizes), len(digits))
	}
	for i, d := range digits {
		if sizes[d.level] > room || d.unit*d.size > sizes[d.level] {
			t.Errorf("digit %d: %+v in %d", i, d, sizes[d.level])
		}
	}
}
