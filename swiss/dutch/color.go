package dutch

import "wasit/swiss"

// The colour rules by article (C.04.3 5.2).
const (
	ruleGrant    = "5.2.1"
	ruleStronger = "5.2.2"
	ruleHistory  = "5.2.3"
	ruleRank     = "5.2.4"
	ruleParity   = "5.2.5"
)

// colors gives the pair of i and j, i ranking higher, its colours: who has White, and the rule that decided.
func (f *field) colors(i, j int) (white int, rule string) {
	a, b := &f.players[i], &f.players[j]
	give := func(mine swiss.Color, rule string) (int, string) {
		if mine == swiss.White {
			return i, rule
		}
		return j, rule
	}
	switch {
	case a.pref.Color == 0 && b.pref.Color == 0:
		mine := f.t.InitialColor()
		if a.parity%2 == 0 {
			mine = mine.Other()
		}
		return give(mine, ruleParity)
	case a.pref.Color == 0:
		return give(b.pref.Color.Other(), ruleGrant)
	case a.pref.Color != b.pref.Color:
		return give(a.pref.Color, ruleGrant)
	case a.pref.Strength > b.pref.Strength:
		return give(a.pref.Color, ruleStronger)
	case a.pref.Strength < b.pref.Strength:
		return give(b.pref.Color.Other(), ruleStronger)
	}
	if a.pref.Strength == swiss.Absolute {
		if x, y := abs(a.pref.Difference), abs(b.pref.Difference); x > y {
			return give(a.pref.Color, ruleStronger)
		} else if x < y {
			return give(b.pref.Color.Other(), ruleStronger)
		}
	}
	for x, y := len(a.colors)-1, len(b.colors)-1; x >= 0 && y >= 0; x, y = x-1, y-1 {
		if a.colors[x] != b.colors[y] {
			return give(b.colors[y], ruleHistory)
		}
	}
	return give(a.pref.Color, ruleRank)
}

func abs(x int) int { return max(x, -x) }

// clashes tells what the colours of the pair cost: wishes not granted [C12], of these strong ones [C13].
func clashes(a, b swiss.Preference) (denied, strong int) {
	if a.Color == 0 || a.Color != b.Color {
		return 0, 0
	}
	if a.Strength >= swiss.Strong && b.Strength >= swiss.Strong && !(a.Strength == swiss.Absolute && b.Strength == swiss.Absolute) {
		strong = 1
	}
	return 1, strong
}

// topClashes counts, for a pair with a topscorer, the players whose colour difference would leave −2 to +2 [C10], and
// those who would get one colour three times running [C11].
func (f *field) topClashes(i, j int) (difference, running int) {
	if !f.players[i].top && !f.players[j].top {
		return 0, 0
	}
	white, _ := f.colors(min(i, j), max(i, j))
	for _, k := range [2]int{i, j} {
		p := &f.players[k]
		c, step := swiss.Black, -1
		if k == white {
			c, step = swiss.White, 1
		}
		if abs(p.pref.Difference+step) > 2 {
			difference++
		}
		if n := len(p.colors); n >= 2 && p.colors[n-1] == c && p.colors[n-2] == c {
			running++
		}
	}
	return difference, running
}
