package matchevent_test

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/lot"
	"wasit/swiss/matchevent"
	"wasit/swiss/swisstest"
	"wasit/swiss/team"
)

// literal pairs a round as articles 3.3 to 3.6 read, by trying everything.
type literal struct {
	*matchevent.Field
	rules matchevent.Rules
}

func (l literal) legal(i, j int) bool {
	return !l.M.HaveMet(l.Units[i].TPN, l.Units[j].TPN, l.Round)
}

func (l literal) pairable(list []int) bool {
	return swisstest.Pairable(len(list), func(a, b int) bool { return l.legal(list[a], list[b]) })
}

func without(list []int, out ...int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool { return slices.Contains(out, i) })
}

func (l literal) pair() (pairs []swiss.Pair, bye swiss.TPN, ok bool) {
	var all []int
	for i := range l.Units {
		all = append(all, i)
	}
	if len(all)%2 == 1 {
		order := slices.Clone(all)
		slices.SortFunc(order, func(i, j int) int {
			a, b := l.Units[i], l.Units[j]
			return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.Played, a.Played), cmp.Compare(b.TPN, a.TPN))
		})
		for _, i := range order {
			if !l.Units[i].Barred && l.pairable(without(all, i)) {
				all, bye = without(all, i), l.Units[i].TPN
				break
			}
		}
	}
	if !l.pairable(all) {
		return nil, 0, false
	}
	for len(all) > 0 {
		var top []int
		for _, i := range all {
			if l.Units[i].Score == l.Units[all[0]].Score {
				top = append(top, i)
			}
		}
		bracket := append(slices.Clone(top), l.floaters(top, without(all, top...))...)
		for _, p := range l.identify(bracket) {
			a, b := &l.Units[p[0]], &l.Units[p[1]]
			if c, _ := l.rules.Colors(a, b); c == swiss.Black {
				a, b = b, a
			}
			pairs = append(pairs, swiss.Pair{White: a.TPN, Black: b.TPN})
		}
		all = without(all, bracket...)
	}
	return pairs, bye, true
}

// floaters tries every set of lower units [3.5].
func (l literal) floaters(top, lower []int) []int {
	best, _ := l.best(top, lower, -1)
	return best
}

// best returns the first of the best sets and what it reaches in C5, C6 and C7; with a unit from 0 on only sets that hold
// it.
func (l literal) best(top, lower []int, with int) (best, bestValue []int) {
	for k := 0; k <= len(lower); k++ {
		for set := range swisstest.Subsets(len(lower), k) {
			var chosen []int
			for _, s := range set {
				chosen = append(chosen, lower[s])
			}
			rest := without(lower, chosen...)
			if with >= 0 && !slices.Contains(chosen, with) || !l.pairable(append(slices.Clone(top), chosen...)) || !l.pairable(rest) {
				continue
			}
			var value []int
			for _, i := range chosen {
				value = append(value, -int(l.Units[i].Score))
			}
			slices.Sort(value)
			slices.Reverse(value) // ascending scores, larger is better [C5]
			value = append(value, l.c6(top, rest), 0)
			if l.rules.SetFloats {
				for _, i := range chosen {
					if l.Units[i].Floated {
						value[len(value)-1]++
					}
				}
			}
			if bestValue == nil || slices.Compare(value, bestValue) < 0 {
				best, bestValue = chosen, value
			}
		}
		if bestValue != nil {
			return best, bestValue
		}
	}
	panic("no set of upfloaters")
}

// recount says in which criterion the best set with a unit is worse than the best of all.
func (l literal) recount(top, lower []int, with int) string {
	best, mine := l.best(top, lower, -1)
	set, theirs := l.best(top, lower, with)
	if len(set) > len(best) {
		return l.rules.Chapter + " C4"
	}
	for i := range mine {
		if mine[i] != theirs[i] {
			return l.rules.Chapter + " " + []string{"C5", "C6", "C7"}[max(0, i-len(best)+1)]
		}
	}
	return "order"
}

// c6 is 0 if what is left of the next scoregroup can be paired with the fewest upfloaters its parity allows.
func (l literal) c6(top, rest []int) int {
	next, found := swiss.Points(0), false
	for _, u := range l.Units {
		if u.Score < l.Units[top[0]].Score && (!found || u.Score > next) {
			next, found = u.Score, true
		}
	}
	var group, lower []int
	for _, i := range rest {
		if found && l.Units[i].Score == next {
			group = append(group, i)
		} else {
			lower = append(lower, i)
		}
	}
	for set := range swisstest.Subsets(len(lower), len(group)%2) {
		var chosen []int
		for _, s := range set {
			chosen = append(chosen, lower[s])
		}
		if l.pairable(append(slices.Clone(group), chosen...)) && l.pairable(without(lower, chosen...)) {
			return 0
		}
	}
	return 1
}

// identify lists every pairing of the bracket with its criteria and identifier [3.6].
func (l literal) identify(bracket []int) [][2]int {
	list := slices.Clone(bracket)
	slices.SortFunc(list, func(i, j int) int { return cmp.Compare(l.Units[i].TPN, l.Units[j].TPN) })
	var best [][2]int
	var bestKey []int
	for m := range swisstest.Matchings(len(list), func(a, b int) bool { return l.legal(list[a], list[b]) }) {
		key := make([]int, len(l.rules.Pairs))
		var tops, opponents []int
		for _, p := range m {
			for c, criterion := range l.rules.Pairs {
				key[c] += criterion.Cost(&l.Units[list[p[0]]], &l.Units[list[p[1]]])
			}
			tops, opponents = append(tops, p[0]), append(opponents, p[1])
		}
		key = slices.Concat(key, tops, opponents)
		if bestKey == nil || slices.Compare(key, bestKey) < 0 {
			bestKey, best = key, nil
			for _, p := range m {
				best = append(best, [2]int{list[p[0]], list[p[1]]})
			}
		}
	}
	return best
}

// checkTrials recounts what the explanation says of units passed over as upfloaters.
func (l literal) checkTrials(t *testing.T, brackets []swiss.BracketWhy) {
	t.Helper()
	place := map[swiss.TPN]int{}
	for i, u := range l.Units {
		place[u.TPN] = i
	}
	for k, b := range brackets {
		var top, lower []int
		for _, tpn := range b.Residents {
			top = append(top, place[tpn])
		}
		for _, tpn := range b.MovedUp {
			lower = append(lower, place[tpn])
		}
		for _, later := range brackets[k+1:] {
			for _, tpn := range later.Residents {
				lower = append(lower, place[tpn])
			}
			for _, tpn := range later.MovedUp {
				lower = append(lower, place[tpn])
			}
		}
		slices.Sort(lower)
		lower = slices.Compact(lower)
		for _, trial := range b.Choices {
			if want := l.recount(top, lower, place[trial.Players[0]]); trial.Criterion != want || !slices.Contains(trial.Floaters, trial.Players[0]) {
				t.Fatalf("bracket %d: %+v, recount says %s", k, trial, want)
			}
		}
	}
}

type ruled interface {
	swiss.MatchSystem
	Rules(m *swiss.Matches, round int) matchevent.Rules
}

// TestLiteral compares the engine with the texts read literally on random small rounds.
func TestLiteral(t *testing.T) {
	for name, s := range map[string]ruled{"doubleswiss": doubleswiss.System{}, "team A": team.System{Secondary: true},
		"team B": team.System{Type: team.TypeB}, "team without preferences": team.System{Type: team.NoPreferences}} {
		t.Run(name, func(t *testing.T) {
			g := lot.New(5)
			paired := 0
			for k := range swisstest.Rounds(150, 3000) {
				rounds := 3 + int(g.Draw(6))
				m, round := swisstest.SimulateMatches(t, g, s, 4+int(g.Draw(6)), rounds, 1+int(g.Draw(uint64(rounds))), name == "doubleswiss")
				f, err := matchevent.NewField(m, round)
				if err != nil {
					t.Fatal(err)
				}
				want, bye, ok := literal{f, s.Rules(m, round)}.pair()
				got, err := s.PairMatches(t.Context(), m, round, swiss.Watch{})
				if none := new(swiss.NoPairingError); !ok && errors.As(err, &none) {
					continue
				}
				if err != nil || !ok {
					t.Fatalf("event %d round %d: %v, literal %v", k, round, err, ok)
				}
				paired++
				for _, list := range [][]swiss.Pair{got.Pairs, want} {
					slices.SortFunc(list, func(a, b swiss.Pair) int { return cmp.Compare(a.White, b.White) })
				}
				if !slices.Equal(got.Pairs, want) || got.PAB != bye {
					t.Fatalf("event %d round %d: engine %v bye %d, literal %v bye %d", k, round, got.Pairs, got.PAB, want, bye)
				}
				literal{f, s.Rules(m, round)}.checkTrials(t, got.Why.Brackets)
			}
			if paired < 60 {
				t.Fatalf("only %d rounds were paired", paired)
			}
		})
	}
}

// TestLarge plays whole events and checks what every round must keep.
func TestLarge(t *testing.T) {
	g := lot.New(8)
	for _, s := range []ruled{doubleswiss.System{}, team.System{Type: team.TypeB}} {
		e := swisstest.NewMatchEvent(g, 60+int(g.Draw(40)), 9, s == ruled(doubleswiss.System{}))
		for r := 1; r <= 9; r++ {
			e.Excuse(r, 4)
			m := e.Matches(t)
			p, err := s.PairMatches(t.Context(), m, r, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			swisstest.CompleteMatches(t, m, p)
			e.Play(p, true)
		}
	}
}

func TestFewUnits(t *testing.T) {
	e := swisstest.NewMatchEvent(lot.New(1), 2, 3, false)
	p, err := team.System{}.PairMatches(t.Context(), e.Matches(t), 1, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	e.Play(p, false)
	var none *swiss.NoPairingError
	if _, err := (team.System{}).PairMatches(t.Context(), e.Matches(t), 2, swiss.Watch{}); !errors.As(err, &none) || none.Reason != swiss.NoOpponent {
		t.Errorf("two teams that have met: %v", err)
	}
	var need *swiss.RequestError
	if _, err := (team.System{}).PairMatches(t.Context(), e.Matches(t), 4, swiss.Watch{}); !errors.As(err, &need) {
		t.Errorf("a round beyond the event: %v", err)
	}
}
