package groups

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

func tpns(n int) []swiss.TPN {
	list := make([]swiss.TPN, n)
	for i := range list {
		list[i] = swiss.TPN(i + 1)
	}
	return list
}

func draft(n int) swiss.Draft {
	var d swiss.Draft
	for i := range n {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1)})
	}
	return d
}

func tournament(t *testing.T, d swiss.Draft) *swiss.Tournament {
	t.Helper()
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

// play enters results for the pairs of a round: "6-7 1-0" in any order of games.
func play(t *testing.T, d *swiss.Draft, p *swiss.Pairing, results map[string]string) {
	t.Helper()
	enter := func(tpn swiss.TPN, e swiss.Entry) {
		x := &d.Players[tpn-1]
		for len(x.Rounds) < p.Round {
			x.Rounds = append(x.Rounds, swiss.Entry{})
		}
		x.Rounds[p.Round-1] = e
	}
	for _, pair := range p.Pairs {
		key := fmt.Sprintf("%d-%d", pair.White, pair.Black)
		w, b := swiss.Draw, swiss.Draw
		switch results[key] {
		case "1-0":
			w, b = swiss.Win, swiss.Loss
		case "0-1":
			w, b = swiss.Loss, swiss.Win
		case "=":
		default:
			t.Fatalf("round %d: no result for %s", p.Round, key)
		}
		enter(pair.White, swiss.Entry{Outcome: w, Opponent: pair.Black, Color: swiss.White})
		enter(pair.Black, swiss.Entry{Outcome: b, Opponent: pair.White, Color: swiss.Black})
	}
}

// worked plays the example of ten players in three groups and returns its qualification.
func worked(t *testing.T) (*swiss.Tournament, *Qualification) {
	s := System{Groups: Snake(tpns(10), 3)}
	if got := fmt.Sprint(s.Groups); got != "[[1 6 7] [2 5 8] [3 4 9 10]]" {
		t.Fatal(got)
	}
	results := map[string]string{"6-7": "1-0", "1-6": "1-0", "7-1": "0-1", "5-8": "=", "2-5": "1-0", "8-2": "0-1",
		"3-10": "1-0", "4-9": "=", "10-9": "0-1", "3-4": "0-1", "4-10": "=", "9-3": "0-1"}
	d := draft(10)
	for r := 1; r <= s.Rounds(); r++ {
		p, err := s.Pair(t.Context(), tournament(t, d), r, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		play(t, &d, p, results)
	}
	tour := tournament(t, d)
	q, err := Qualify(tour, s.Groups, 1, tiebreak.Options{}, 2, 2, ByLot(20261120))
	if err != nil {
		t.Fatal(err)
	}
	return tour, q
}

func TestWorkedExample(t *testing.T) {
	_, q := worked(t)
	var ranking []string
	for _, g := range q.Groups {
		for _, r := range g {
			ranking = append(ranking, fmt.Sprintf("%d:%v/%d", r.TPN, r.Points, r.Scheduled))
		}
		ranking = append(ranking, "|")
	}
	if got, want := strings.Join(ranking, " "), "1:2.0/2 6:1.0/2 7:0.0/2 | 2:2.0/2 8:0.5/2 5:0.5/2 | 4:2.0/3 3:2.0/3 9:1.5/3 10:0.5/3 |"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if !q.Groups[1][1].Drawn || q.Groups[2][0].Drawn {
		t.Error("only the tie of 5 and 8 is decided by lot; DE parts 3 and 4")
	}
	var seeds []swiss.TPN
	for _, x := range q.Seeds {
		seeds = append(seeds, x.TPN)
	}
	if got := fmt.Sprint(seeds); got != "[1 2 4 3 6 8 9 5]" {
		t.Error(got)
	}
	b, level := q.Bracket()
	if got := fmt.Sprint(b); got != "[1 5 3 8 2 9 4 6]" || level != LevelH {
		t.Error(got, string(level))
	}
	f := newFilling(q.Seeds, LevelQ)
	if f.fill(0); fmt.Sprint(f.bracket) != "[1 5 3 6 2 9 4 8]" {
		t.Errorf("level Q: %v", f.bracket)
	}
}

// TestFourGroups: all comparisons equal, two of each group: A1–C2, D1–B2 | B1–D2, C1–A2.
func TestFourGroups(t *testing.T) {
	var seeds []Qualified
	for place := 1; place <= 2; place++ {
		for g := 1; g <= 4; g++ {
			seeds = append(seeds, Qualified{Row: Row{TPN: swiss.TPN(10*g + place)}, Group: g, Place: place, Tier: place})
		}
	}
	b, level := (&Qualification{Seeds: seeds}).Bracket()
	if got := fmt.Sprint(b); got != "[11 32 41 22 21 42 31 12]" || level != LevelH {
		t.Error(got, string(level))
	}
}

// TestLevels: the level used is the first that can be filled, by trying every filling of small finals.
func TestLevels(t *testing.T) {
	g := lot.New(4)
	for range 150 {
		n := 2 + int(g.Draw(7))
		var seeds []Qualified
		count := map[int]int{}
		for i := range n {
			group := 1 + int(g.Draw(3))
			count[group]++
			seeds = append(seeds, Qualified{Row: Row{TPN: swiss.TPN(i + 1)}, Group: group, Place: count[group], Tier: count[group]})
		}
		slices.SortStableFunc(seeds, func(a, b Qualified) int { return a.Tier - b.Tier })
		b, level := (&Qualification{Seeds: seeds}).Bracket()
		if err := b.Check(); err != nil {
			t.Fatal(err, b)
		}
		for _, stricter := range []Level{LevelH, LevelQ, LevelP} {
			if stricter == level {
				break
			}
			if solvable(seeds, stricter) {
				t.Fatalf("%v: level %c used although %c can be filled", seeds, level, stricter)
			}
		}
	}
}

// solvable tries every order of the seeds that keeps the tiers together.
func solvable(seeds []Qualified, level Level) bool {
	f := newFilling(seeds, level)
	var try func(k int) bool
	try = func(k int) bool {
		if k == len(seeds) {
			return true
		}
		for i, x := range seeds {
			if !f.used[i] && x.Tier == seeds[k].Tier && f.legal(x, f.slot[k]) {
				f.used[i], f.at[f.slot[k]] = true, i
				if try(k + 1) {
					return true
				}
				f.used[i], f.at[f.slot[k]] = false, -1
			}
		}
		return false
	}
	return try(0)
}

func TestForming(t *testing.T) {
	for n := range 40 {
		for g := 1; g <= 8; g++ {
			groups := Snake(tpns(n), g)
			if all := slices.Sorted(slices.Values(slices.Concat(groups...))); len(groups) != g || !slices.Equal(all, tpns(n)) {
				t.Fatalf("%d players in %d groups: %v", n, g, groups)
			}
			for _, group := range groups {
				if len(group) < n/g || len(group) > (n+g-1)/g {
					t.Fatalf("%d players in %d groups: %v", n, g, groups)
				}
			}
		}
	}
	if got := Snake(tpns(3), 0); len(got) != 0 {
		t.Error(got)
	}
}

func TestFinalGroup(t *testing.T) {
	tour, _ := worked(t)
	for name, c := range map[string]struct {
		f      FinalGroup
		rounds int
		games  int
	}{
		"two groups, carried over":   {FinalGroup{Qualified: [][]swiss.TPN{{1, 6}, {2, 8}}}, 2, 4},
		"two groups, all again":      {FinalGroup{Qualified: [][]swiss.TPN{{1, 6}, {2, 8}}, Fresh: true}, 3, 6},
		"three groups, carried over": {FinalGroup{Qualified: [][]swiss.TPN{{1, 6}, {2, 8}, {4, 3}}}, 5, 12},
	} {
		met := map[[2]swiss.TPN]bool{}
		for r := 1; r <= c.f.Rounds(); r++ {
			p, err := c.f.Pair(t.Context(), tour, r, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range p.Pairs {
				met[[2]swiss.TPN{min(x.White, x.Black), max(x.White, x.Black)}] = true
			}
			if 2*len(p.Pairs)+len(p.Rest) != len(slices.Concat(c.f.Qualified...)) {
				t.Errorf("%s round %d: %v %v", name, r, p.Pairs, p.Rest)
			}
		}
		if len(met) != c.games || c.f.Rounds() != c.rounds || !c.f.Fresh && met[[2]swiss.TPN{1, 6}] {
			t.Errorf("%s: %d games in %d rounds: %v", name, len(met), c.f.Rounds(), met)
		}
	}
}

func TestRefusals(t *testing.T) {
	tour := tournament(t, draft(4))
	var me *MemberError
	for _, groups := range [][][]swiss.TPN{{{1, 2}, {3}}, {{1, 2}, {2, 3, 4}}, {{1, 2, 3, 4, 9}}} {
		if _, err := (System{Groups: groups}).Pair(t.Context(), tour, 1, swiss.Watch{}); !errors.As(err, &me) {
			t.Errorf("%v: %v", groups, err)
		}
	}
	var need *swiss.RequestError
	if _, err := (System{Groups: [][]swiss.TPN{{1, 2, 3, 4}}}).Pair(t.Context(), tour, 4, swiss.Watch{}); !errors.As(err, &need) {
		t.Error(err)
	}
}
