package burstein

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// literal pairs a round bracket by bracket as the text reads, by trying everything.
type literal struct{ *engine }

func (l literal) pairable(list []int) bool {
	return swisstest.Pairable(len(list), func(a, b int) bool { return l.legal(list[a], list[b]) })
}

func without(list []int, out ...int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool { return slices.Contains(out, i) })
}

func (l literal) round() (pairs [][2]int, bye int, ok bool) {
	var all []int
	for i := range l.Players {
		all = append(all, i)
	}
	bye = -1
	if len(all)%2 == 1 {
		for _, i := range l.Candidates(l.byeOrder) {
			if l.pairable(without(all, i)) {
				bye, all = i, without(all, i)
				break
			}
		}
	}
	if !l.pairable(all) {
		return nil, 0, false
	}
	var floaters []int
	for len(all) > 0 {
		top := l.Scoregroups(all)[0]
		all = without(all, top...)
		var p [][2]int
		p, floaters = l.bracket(append(slices.Clone(floaters), top...), all)
		pairs = append(pairs, p...)
	}
	return pairs, bye, true
}

// recount says in which criterion the best pairing of a bracket in which stay is paired is worse than the best of all.
func (l literal) recount(members, lower []int, stay int) string {
	var best, theirs [][]int // C5 and C6, C7, C8
	compare := func(a, b [][]int) int {
		for k := range a {
			if c := slices.Compare(a[k], b[k]); c != 0 {
				return c
			}
		}
		return 0
	}
	ahead := map[string][]int{}
	l.partial(members, func(mate []int) {
		away, scores := l.out(members, mate)
		if !l.pairable(append(slices.Clone(away), lower...)) {
			return
		}
		c8 := 0
		for v, m := range mate {
			if m > v {
				if w := l.Players[members[v]].Preference.Color; w != 0 && w == l.Players[members[m]].Preference.Color {
					c8++
				}
			}
		}
		key := [][]int{{len(away)}, scores, l.next(away, lower, ahead), {c8}}
		if best == nil || compare(key, best) < 0 {
			best = key
		}
		if !slices.Contains(away, stay) && (theirs == nil || compare(key, theirs) < 0) {
			theirs = key
		}
	})
	if theirs == nil {
		return "none"
	}
	for k, name := range []string{"C5", "C6", "C7", "C8"} {
		if slices.Compare(best[k], theirs[k]) != 0 {
			return "C.04.4.2 " + name
		}
	}
	return "order"
}

// checkTrials recounts what the explanation says of floaters that might have stayed.
func (l literal) checkTrials(t *testing.T, brackets []swiss.BracketWhy) (seen int) {
	t.Helper()
	place := map[swiss.TPN]int{}
	for i := range l.Players {
		place[l.Players[i].TPN] = i
	}
	for k, b := range brackets {
		var members, lower []int
		for _, tpn := range slices.Concat(b.Residents, b.MovedDown) {
			members = append(members, place[tpn])
		}
		for _, later := range brackets[k+1:] {
			for _, tpn := range later.Residents {
				lower = append(lower, place[tpn])
			}
		}
		for _, trial := range b.Choices {
			want := l.recount(members, lower, place[trial.Players[0]])
			got := trial.Criterion
			if got == "C1" || got == "C3" || got == "C4" {
				got = "none"
			}
			if got != want {
				t.Fatalf("bracket %d: %+v, recount says %s", k, trial, want)
			}
			seen++
		}
	}
	return seen
}

// partial calls yield with every way to pair some of list legally; mate is -1 for those who float out.
func (l literal) partial(list []int, yield func(mate []int)) {
	mate := make([]int, len(list))
	for i := range mate {
		mate[i] = -2
	}
	var walk func()
	walk = func() {
		a := slices.Index(mate, -2)
		if a < 0 {
			yield(mate)
			return
		}
		mate[a] = -1
		walk()
		for b := a + 1; b < len(list); b++ {
			if mate[b] == -2 && l.legal(list[a], list[b]) {
				mate[a], mate[b] = b, a
				walk()
				mate[b] = -2
			}
		}
		mate[a] = -2
	}
	walk()
}

func (l literal) out(list, mate []int) (floaters, scores []int) {
	for v, m := range mate {
		if m == -1 {
			floaters = append(floaters, list[v])
			scores = append(scores, int(l.Players[list[v]].Score))
		}
	}
	slices.Sort(scores)
	slices.Reverse(scores)
	return floaters, scores
}

// bracket lists every candidate of the bracket and takes the first of the best [3.3, 3.5].
func (l literal) bracket(members, lower []int) (pairs [][2]int, floaters []int) {
	slices.SortFunc(members, func(i, j int) int { return l.index[i].compare(l.index[j]) })
	var best []int
	ahead := map[string][]int{}
	l.partial(members, func(mate []int) {
		away, scores := l.out(members, mate)
		key := append([]int{len(away)}, scores...)                                   // C5, C6
		if best != nil && slices.Compare(key, best[:min(len(key), len(best))]) > 0 { // cannot win: as long, and worse
			return
		}
		if !l.pairable(append(slices.Clone(away), lower...)) { // C4
			return
		}
		key = append(key, l.next(away, lower, ahead)...) // C7
		c8 := 0
		for v, m := range mate {
			if m > v {
				if w := l.Players[members[v]].Preference.Color; w != 0 && w == l.Players[members[m]].Preference.Color {
					c8++
				}
			}
		}
		key = append(key, c8)
		for _, m := range mate { // the larger opponent first, floating out last
			key = append(key, -m)
		}
		if best == nil || slices.Compare(key, best) < 0 {
			best, floaters, pairs = key, away, nil
			for v, m := range mate {
				if m > v {
					pairs = append(pairs, [2]int{members[v], members[m]})
				}
			}
		}
	})
	return pairs, floaters
}

// next is C7: the number of floaters and their scores, with an end mark, that the next bracket can reach.
func (l literal) next(away, lower []int, seen map[string][]int) []int {
	if len(lower) == 0 {
		return []int{0, -1}
	}
	name := string(fmtInts(away))
	if v, known := seen[name]; known {
		return v
	}
	group := l.Scoregroups(lower)[0]
	rest := without(lower, group...)
	members := append(slices.Clone(away), group...)
	var best []int
	l.partial(members, func(mate []int) {
		floaters, scores := l.out(members, mate)
		key := append(append([]int{len(floaters)}, scores...), -1)
		if (best == nil || slices.Compare(key, best) < 0) && l.pairable(append(floaters, rest...)) {
			best = key
		}
	})
	seen[name] = best
	return best
}

func fmtInts(list []int) []byte {
	var out []byte
	for _, i := range slices.Sorted(slices.Values(list)) {
		out = append(out, byte(i))
	}
	return out
}

// TestLiteral compares the engine with the text read literally on random small rounds after the seeding.
func TestLiteral(t *testing.T) {
	g := lot.New(17)
	paired, trials := 0, 0
	for k := range swisstest.Rounds(200, 4000) {
		rounds := 3 + int(g.Draw(6))
		first := SeedingRounds(rounds) + 1
		tour, round := swisstest.Simulate(t, g, System{}, 4+int(g.Draw(6)), rounds, first+int(g.Draw(uint64(rounds-first+1))))
		if round < first {
			continue
		}
		f, err := field.New(tour, round)
		if err != nil {
			t.Fatal(err)
		}
		e := System{}.newEngine(f)
		pairs, bye, ok := literal{e}.round()
		got, err := System{}.Pair(t.Context(), tour, round, swiss.Watch{})
		if none := new(swiss.NoPairingError); !ok && errors.As(err, &none) {
			continue
		}
		if err != nil || !ok {
			t.Fatalf("event %d round %d: %v, literal %v", k, round, err, ok)
		}
		paired++
		if bye >= 0 && len(got.Why.PAB.Needed) != slices.Index(e.Candidates(e.byeOrder), bye) {
			t.Fatalf("event %d round %d: %+v needed", k, round, got.Why.PAB)
		}
		trials += literal{e}.checkTrials(t, got.Why.Brackets)
		var want []swiss.Pair
		for _, p := range pairs {
			want = append(want, e.board(p[0], p[1]).Pair)
		}
		for _, list := range [][]swiss.Pair{got.Pairs, want} {
			slices.SortFunc(list, func(a, b swiss.Pair) int { return cmp.Compare(a.White, b.White) })
		}
		if !slices.Equal(got.Pairs, want) || bye >= 0 && got.PAB != f.Players[bye].TPN {
			t.Fatalf("event %d round %d: engine %v bye %d, literal %v place %d", k, round, got.Pairs, got.PAB, want, bye)
		}
	}
	if trials < 20 {
		t.Errorf("only %d floaters were explained", trials)
	}
	if paired < 50 {
		t.Fatalf("only %d rounds were paired", paired)
	}
}

// TestOrder: the order of six players without and with two floaters [3.5].
func TestOrder(t *testing.T) {
	e := swisstest.NewEvent(lot.New(3), 6, 1) // one round: no seeding
	p, err := System{}.Pair(t.Context(), e.Tournament(t), 1, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	for _, pair := range p.Pairs {
		if pair.White+pair.Black != 7 {
			t.Errorf("the first pairing of six is 1-6 2-5 3-4: %v", p.Pairs)
		}
	}
}

// TestIndex: byes and forfeits count against oneself, opponents who stay away get draws for their byes [1.7].
func TestIndex(t *testing.T) {
	d := swiss.Draft{TotalRounds: 5, InitialColor: swiss.White}
	for i := range 3 {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: 2000})
	}
	d.Players[0].Rounds = []swiss.Entry{{Outcome: swiss.Win, Opponent: 2, Color: swiss.White}, {Outcome: swiss.HalfBye}, {Outcome: swiss.ForfeitWin, Opponent: 3, Color: swiss.Black}}
	d.Players[1].Rounds = []swiss.Entry{{Outcome: swiss.Loss, Opponent: 1, Color: swiss.Black}, {Outcome: swiss.ZeroBye}, {Outcome: swiss.ZeroBye}, {Outcome: swiss.ZeroBye}}
	d.Players[2].Rounds = []swiss.Entry{{Outcome: swiss.PAB}, {Outcome: swiss.ZeroBye}, {Outcome: swiss.ForfeitLoss, Opponent: 1, Color: swiss.White}}
	d.Players[0].Virtual = []swiss.Points{10, 10, 10, 10}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	// Player 1 has 2½: the game counts the absent opponent with 0 + two draws = 1, the other rounds himself.
	if got, want := (System{}).indexOf(tour, 1, 4), (index{10 + 25 + 25, 10*10 + 5*25 + 10*25, 1}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	// Before round 5 player 2 is back in no series that reaches it: plain score.
	if got := (System{}).current(tour, 2, 5); got != 0 {
		t.Errorf("%v", got)
	}
	// The other readings: the series counts for who is back, and goes on past a game lost by forfeit.
	for _, c := range []struct {
		s     System
		tpn   swiss.TPN
		round int
		want  swiss.Points
	}{
		{System{SeriesOfReturned: true}, 2, 5, 15},
		{System{SeriesOfReturned: true}, 3, 4, 10},
		{System{SeriesOfReturned: true, SeriesPastForfeit: true}, 3, 4, 15},
		{System{SeriesPastForfeit: true}, 3, 4, 10},
	} {
		if got := c.s.current(tour, c.tpn, c.round); got != c.want {
			t.Errorf("%+v: player %d before round %d counts %v, want %v", c.s, c.tpn, c.round, got, c.want)
		}
	}
}
