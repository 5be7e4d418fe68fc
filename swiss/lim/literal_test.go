package lim

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// literal walks through the articles with plain search instead of matchings.
type literal struct {
	*engine
	high, low, middle []pairing
}

func (l *literal) pairable(list []int) bool {
	return swisstest.Pairable(len(list), func(a, b int) bool { return l.legal(list[a], list[b]) })
}

func without(list []int, out ...int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool { return slices.Contains(out, i) })
}

// over is the number of players a largest matching of list leaves over, by trying every set of those left.
func (l *literal) over(list []int) int {
	for k := len(list) % 2; ; k += 2 {
		for set := range swisstest.Subsets(len(list), k) {
			var away []int
			for _, s := range set {
				away = append(away, list[s])
			}
			if l.pairable(without(list, away...)) {
				return k
			}
		}
	}
}

type band struct {
	score    swiss.Points
	own      []int
	incoming map[int]int // player → +1 from above, -1 from below
}

func (b *band) all() []int {
	list := slices.Clone(b.own)
	for i := range b.incoming {
		list = append(list, i)
	}
	slices.Sort(list)
	return list
}

func (l *literal) run(bye int) []pairing {
	var high, low []*band
	mid := &band{incoming: map[int]int{}}
	reach := l.T.Scoring().Win * swiss.Points(l.Round-1) // twice the median score
	for i := range l.Players {
		if i == bye {
			continue
		}
		score := l.Players[i].Score
		into := &high
		switch {
		case 2*score == reach:
			mid.own = append(mid.own, i)
			continue
		case 2*score < reach:
			into = &low
		}
		if n := len(*into); n == 0 || (*into)[n-1].score != score {
			*into = append(*into, &band{score: score, incoming: map[int]int{}})
		}
		b := (*into)[len(*into)-1]
		b.own = append(b.own, i)
	}
	slices.Reverse(low)
	for _, s := range []struct {
		bands []*band
		dir   int
	}{{high, 1}, {low, -1}} {
		for k, b := range s.bands {
			next := mid
			if k+1 < len(s.bands) {
				next = s.bands[k+1]
			}
			stay := b.all()
			for range l.over(stay) {
				i := l.leaver(b, next, stay, s.dir)
				stay = without(stay, i)
				next.incoming[i] = s.dir
			}
			pairs := l.group(stay, b.incoming, s.dir)
			if s.dir > 0 {
				l.high = append(l.high, pairs...)
			} else {
				l.low = append(l.low, pairs...)
			}
		}
	}
	for !l.pairable(mid.all()) {
		l.undo(mid)
	}
	l.middle = l.group(mid.all(), mid.incoming, 0)
	return slices.Concat(l.high, l.low, l.middle)
}

func (l *literal) undo(mid *band) {
	above, below := 0, 0
	for _, dir := range mid.incoming {
		if dir > 0 {
			above++
		} else {
			below++
		}
	}
	from, dir := &l.high, 1
	if above > below && len(l.low) > 0 || len(l.high) == 0 {
		from, dir = &l.low, -1
	}
	last := (*from)[len(*from)-1]
	*from = (*from)[:len(*from)-1]
	mid.incoming[last.a], mid.incoming[last.b] = dir, dir
}

// leaver is the next floater: the best of those whose departure leaves fewer over [2.3, 3.9].
func (l *literal) leaver(b, next *band, stay []int, dir int) int {
	over := l.over(stay)
	due := map[swiss.Color]int{}
	for _, i := range stay {
		due[l.due[i]]++
	}
	key := func(i int) []int {
		k := make([]int, 4)
		_, came := b.incoming[i]
		home := slices.ContainsFunc(next.own, func(j int) bool { return l.legal(i, j) })
		k[0] = map[[2]bool]int{{false, true}: 0, {false, false}: 1, {true, true}: 2, {true, false}: 3}[[2]bool{came, home}]
		if l.floated[i] {
			k[1] = 1
		}
		if c := l.due[i]; c == 0 || due[c] <= due[c.Other()] {
			k[2] = 1
		}
		if k[3] = int(l.Players[i].TPN); dir > 0 {
			k[3] = -k[3]
		}
		return k
	}
	best := -1
	for _, i := range stay {
		if l.over(without(stay, i)) < over && (best < 0 || slices.Compare(key(i), key(best)) < 0) {
			best = i
		}
	}
	return best
}

// group pairs floaters, then the rest [3.6, 4].
func (l *literal) group(list []int, incoming map[int]int, dir int) (out []pairing) {
	open := slices.Clone(list)
	number := func(i, j int) int { return cmp.Compare(l.Players[i].TPN, l.Players[j].TPN) }
	slices.SortFunc(open, number)
	take := func(i int, tries []int) {
		for _, colored := range []bool{true, false} {
			for _, j := range tries {
				differ := l.due[i] == 0 || l.due[j] == 0 || l.due[i] != l.due[j]
				if i == j || colored && !differ || !l.legal(i, j) || !l.pairable(without(open, i, j)) {
					continue
				}
				open = without(open, i, j)
				out = append(out, pairing{i, j, dir})
				return
			}
		}
		panic("no opponent")
	}
	var guests []int
	for i := range incoming {
		if slices.Contains(list, i) {
			guests = append(guests, i)
		}
	}
	slices.SortFunc(guests, func(i, j int) int {
		a, b := l.Players[i], l.Players[j]
		if incoming[i] != incoming[j] {
			return incoming[j] - incoming[i]
		}
		return incoming[i] * cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.TPN, b.TPN))
	})
	for _, i := range guests {
		if !slices.Contains(open, i) {
			continue
		}
		tries := slices.Clone(open)
		if incoming[i] < 0 {
			slices.Reverse(tries)
		}
		take(i, tries)
	}
	for len(open) > 0 {
		order := slices.Clone(open)
		if dir < 0 {
			slices.Reverse(order)
		}
		n := len(order)
		top := slices.Clone(order[1 : n/2])
		slices.Reverse(top)
		take(order[0], slices.Concat(order[n/2:], top))
	}
	return out
}

// TestLiteral compares the engine with the articles walked literally on random small rounds.
func TestLiteral(t *testing.T) {
	g := lot.New(29)
	paired := 0
	for k := range swisstest.Rounds(300, 5000) {
		rounds := 3 + int(g.Draw(6))
		tour, round := swisstest.Simulate(t, g, System{}, 4+int(g.Draw(7)), rounds, 1+int(g.Draw(uint64(rounds))))
		f, err := field.New(tour, round)
		if err != nil {
			t.Fatal(err)
		}
		got, err := System{}.Pair(t.Context(), tour, round, swiss.Watch{})
		l := &literal{engine: newEngine(System{}, f, nil)}
		var all []int
		for i := range f.Players {
			all = append(all, i)
		}
		bye := -1
		if len(all)%2 == 1 {
			for _, i := range l.Candidates(l.byeOrder) {
				if l.pairable(without(all, i)) {
					bye = i
					break
				}
			}
		}
		if len(all)%2 == 1 && bye < 0 || len(all)%2 == 0 && !l.pairable(all) {
			if none := new(swiss.NoPairingError); !errors.As(err, &none) {
				t.Fatalf("event %d round %d: %v, literal finds nothing", k, round, err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		paired++
		if bye >= 0 && len(got.Why.PAB.Needed) != slices.Index(l.Candidates(l.byeOrder), bye) {
			t.Fatalf("event %d round %d: %+v needed", k, round, got.Why.PAB)
		}
		var want []swiss.Pair
		for _, x := range l.run(bye) {
			want = append(want, l.colors(x).Pair)
		}
		for _, list := range [][]swiss.Pair{got.Pairs, want} {
			slices.SortFunc(list, func(a, b swiss.Pair) int { return cmp.Compare(a.White, b.White) })
		}
		if !slices.Equal(got.Pairs, want) || bye >= 0 && got.PAB != f.Players[bye].TPN {
			t.Fatalf("event %d round %d: engine %v bye %d, literal %v place %d", k, round, got.Pairs, got.PAB, want, bye)
		}
	}
	if paired < 100 {
		t.Fatalf("only %d rounds were paired", paired)
	}
}

// TestScrutiny is the published pair of tables for six players (C.04.4.3 4).
func TestScrutiny(t *testing.T) {
	for _, c := range []struct {
		forbidden string // opponents 1 may not meet, then those 2 may not meet
		want      string
	}{
		{"", "1-4 2-5 3-6"}, {"4", "1-5 2-4 3-6"}, {"45", "1-6 2-4 3-5"}, {"456", "1-3 2-5 4-6"}, {"4563", "1-2 3-5 4-6"},
		{"2345", "1-6 2-4 3-5"}, {"2345/4", "1-6 2-5 3-4"}, {"2345/45", "1-6 2-3 4-5"},
	} {
		e := swisstest.NewEvent(lot.New(1), 6, 3)
		for i := range e.Draft.Players {
			e.Draft.Players[i].Virtual = nil
		}
		from := swiss.TPN(1)
		for _, r := range c.forbidden {
			if r == '/' {
				from = 2
				continue
			}
			e.Draft.Forbidden = append(e.Draft.Forbidden, swiss.Forbidden{Players: []swiss.TPN{from, swiss.TPN(r - '0')}})
		}
		p, err := System{}.Pair(t.Context(), e.Tournament(t), 1, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, pair := range p.Pairs {
			got = append(got, fmt.Sprintf("%d-%d", min(pair.White, pair.Black), max(pair.White, pair.Black)))
		}
		slices.Sort(got)
		if s := fmt.Sprint(got); s != "["+c.want+"]" {
			t.Errorf("without %s: %s, want %s", c.forbidden, s, c.want)
		}
	}
}

// TestLarge plays whole events and checks what every round must keep, colour limits before the last round included.
func TestLarge(t *testing.T) {
	g := lot.New(13)
	for k := range 2 * swisstest.Rounds(1, 6) {
		s := System{Maxi: k%2 == 1}
		e := swisstest.NewEvent(g, 60+int(g.Draw(40)), 9)
		for r := 1; r <= 9; r++ {
			e.Excuse(r, 4)
			tour := e.Tournament(t)
			p, err := s.Pair(t.Context(), tour, r, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			swisstest.Complete(t, tour, p)
			for _, pair := range p.Pairs {
				checkLimits(t, tour, pair.White, swiss.White, r)
				checkLimits(t, tour, pair.Black, swiss.Black, r)
			}
			e.Play(p, true)
		}
	}
}

// checkLimits: no third equal colour in a row, no difference of three [2.1].
func checkLimits(t *testing.T, tour *swiss.Tournament, tpn swiss.TPN, c swiss.Color, round int) {
	t.Helper()
	h := append(tour.Colors(tpn, round), c)
	n := len(h)
	d := swiss.ColorHistoryOf(h).Difference
	if round < tour.TotalRounds() && (d > 2 || d < -2 || n >= 3 && h[n-1] == h[n-2] && h[n-2] == h[n-3]) {
		t.Fatalf("round %d: player %d has %v", round, tpn, h)
	}
}
