package acceptance

import (
	"fmt"
	"strings"
	"testing"
)

// page is a table of all questions, where some cost something.
func page(costs map[int]string) string {
	var b strings.Builder
	b.WriteString("# Answers\n\n| Q | Demand | Weight | Answer | Costs | Shown by |\n|---|---|---|---|---|---|\n")
	for q := 1; q <= Questions; q++ {
		cost := costs[q]
		if cost == "" {
			cost = "0"
		}
		fmt.Fprintf(&b, "| %d | d | F | a | %s | `TestX`, `TestY` |\n", q, cost)
	}
	return b.String()
}

// TestSum adds stops, per cent and risks, and says whether that passes.
func TestSum(t *testing.T) {
	for _, c := range []struct {
		costs map[int]string
		want  string
	}{
		{nil, "0 stops, 0 %, 0 risks: passes, if no risk counts"},
		{map[int]string{3: "40", 99: "60"}, "0 stops, 100 %, 0 risks: passes, if no risk counts"},
		{map[int]string{3: "40", 99: "61", 1: "risk"}, "0 stops, 101 %, 1 risks: does not pass"},
		{map[int]string{225: "stop"}, "1 stops, 0 %, 0 risks: does not pass"},
	} {
		rows, err := Read(page(c.costs))
		if err != nil {
			t.Fatal(err)
		}
		if got := Sum(rows).String(); got != c.want {
			t.Errorf("%v: %s, want %s", c.costs, got, c.want)
		}
		if len(rows[7].Shown) != 2 || rows[7].Shown[1] != "TestY" {
			t.Errorf("shown by %q", rows[7].Shown)
		}
	}
}

// TestReadRefuses: a table that lacks a question, has one twice, or a cost that is none.
func TestReadRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"a missing question": strings.Replace(page(nil), "| 17 | d | F | a | 0 | `TestX`, `TestY` |\n", "", 1),
		"a question twice":   strings.Replace(page(nil), "| 17 |", "| 16 |", 1),
		"a missing cell":     strings.Replace(page(nil), "| 17 | d | F |", "| 17 | d |", 1),
		"no cost":            page(map[int]string{5: "much"}),
		"a cost below zero":  page(map[int]string{5: "-7"}),
		"the last one":       strings.Replace(page(nil), "| 225 |", "| x |", 1),
	} {
		if _, err := Read(text); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}
