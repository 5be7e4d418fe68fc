package dutch_test

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
)

// judge recomputes an explanation with the oracle.
type judge struct {
	*oracle
	rank   map[swiss.TPN]int
	pairs  []swiss.Pair
	sPAB   int
	groups [][]int
}

func newJudge(t *swiss.Tournament, p *swiss.Pairing, old bool) *judge {
	j := &judge{oracle: newOracle(t, p.Round, old), rank: map[swiss.TPN]int{}, pairs: p.Pairs, sPAB: -1}
	for i := range j.players {
		j.rank[j.players[i].tpn] = i
	}
	if !old {
		j.sPAB, _ = j.pab2026()
	}
	j.groups = j.scoregroups()
	return j
}

func (j *judge) places(list []swiss.TPN) (out []int) {
	for _, tpn := range list {
		out = append(out, j.rank[tpn])
	}
	return out
}

// below returns the next scoregroup and all players below the bracket.
func (j *judge) below(b swiss.BracketWhy) (next, lower []int) {
	last := j.rank[b.Residents[len(b.Residents)-1]]
	for _, g := range j.groups {
		if g[0] > last {
			if next == nil {
				next = g
			}
			lower = append(lower, g...)
		}
	}
	return next, lower
}

// chosen is the candidate of the bracket in the pairing.
func (j *judge) chosen(b swiss.BracketWhy) proposal {
	members := append(slices.Clone(b.MovedDown), b.Residents...)
	members = slices.DeleteFunc(members, func(x swiss.TPN) bool { return slices.Contains(b.Floaters, x) })
	p := proposal{floats: j.places(b.Floaters)}
	for _, x := range j.pairs {
		if slices.Contains(members, x.White) && slices.Contains(members, x.Black) {
			p.pairs = append(p.pairs, j.ranked(x))
		}
	}
	return p
}

func (j *judge) ranked(x swiss.Pair) [2]int {
	a, b := j.rank[x.White], j.rank[x.Black]
	return [2]int{min(a, b), max(a, b)}
}

// alternative is the candidate that a trial describes: its own pairs, and those of the chosen one that it leaves.
func (j *judge) alternative(b swiss.BracketWhy, trial swiss.Trial) proposal {
	p := proposal{floats: j.places(trial.Floaters)}
	busy := slices.Clone(p.floats)
	for _, x := range trial.Pairs {
		p.pairs = append(p.pairs, j.ranked(x))
		busy = append(busy, j.rank[x.White], j.rank[x.Black])
	}
	for _, x := range j.chosen(b).pairs {
		if !slices.Contains(busy, x[0]) && !slices.Contains(busy, x[1]) {
			p.pairs = append(p.pairs, x)
		}
	}
	return p
}

func (j *judge) vector(b swiss.BracketWhy, p proposal) [][]int {
	j.nextBy = map[uint][]int{}
	mdps, residents := j.places(b.MovedDown), j.places(b.Residents)
	next, lower := j.below(b)
	if !j.old {
		return j.vector2026(p, mdps, residents, next, lower, j.sPAB)
	}
	if b.Role != swiss.OrdinaryBracket {
		next = nil
	}
	return j.vector2017(p, mdps, residents, next, len(next) == len(lower))
}

// number gives the index of a criterion in a vector.
func number(criterion string) (n int) {
	if _, err := fmt.Sscanf(criterion, "C%d", &n); err != nil {
		fmt.Sscanf(criterion, "C.%d", &n)
	}
	return n
}

// asList brings a value into the form of the oracle's vectors.
func asList(old bool, criterion string, value int, list []swiss.Points) (out []int) {
	switch n := number(criterion); {
	case !old && (n == 7 || n >= 18), old && (n == 6 || n >= 16):
	case !old && n == 8, old && n == 7:
		out = []int{value}
	default:
		return []int{value}
	}
	for _, x := range list {
		if x >= 1_000_000 {
			x -= 1_000_000 - 1000
		}
		out = append(out, int(x))
	}
	return out
}

// same compares lists; an absent list and a zero are the same.
func same(a, b []int) bool {
	zero := func(l []int) bool { return len(l) == 0 || len(l) == 1 && l[0] == 0 }
	return slices.Equal(a, b) || zero(a) && zero(b)
}

func (j *judge) checkBracket(b swiss.BracketWhy) error {
	mine := j.vector(b, j.chosen(b))
	for _, v := range b.Values {
		if want := mine[number(v.Criterion)]; !same(want, asList(j.old, v.Criterion, v.Value, v.List)) {
			return fmt.Errorf("%s is %v, explained as %+v", v.Criterion, want, v)
		}
	}
	for _, trial := range b.Choices {
		if err := j.checkTrial(b, trial, mine); err != nil {
			return fmt.Errorf("%v: trial %+v", err, trial)
		}
	}
	return nil
}

func (j *judge) checkTrial(b swiss.BracketWhy, trial swiss.Trial, mine [][]int) error {
	if trial.Pairs == nil && trial.Floaters == nil {
		return j.checkImpossible(b, trial)
	}
	p := j.alternative(b, trial)
	if err := j.checkComplete(b, trial, p); err != nil {
		return err
	}
	_, lower := j.below(b)
	set := setOf(p.floats, lower)
	completes := j.completable(set, j.sPAB)
	switch {
	case trial.Criterion == "C4" || trial.Criterion == "C5" || trial.Criterion == "C.4":
		if completes || trial.Criterion == "C5" != j.completable(set, -1) {
			return fmt.Errorf("the alternative completes the round: %v", completes)
		}
		return nil
	case !completes && (!j.old || b.Role != swiss.OrdinaryBracket):
		return fmt.Errorf("the alternative does not complete the round")
	}
	theirs := j.vector(b, p)
	first := 0
	for first < len(mine) && same(mine[first], theirs[first]) {
		first++
	}
	if first == len(mine) {
		if trial.Criterion != "order" {
			return fmt.Errorf("both are equal")
		}
		return nil
	}
	claimed := [2][]int{asList(j.old, trial.Criterion, trial.Mine, trial.MyList), asList(j.old, trial.Criterion, trial.Theirs, trial.TheirList)}
	if number(trial.Criterion) != first || slices.Compare(mine[first], theirs[first]) >= 0 || !same(mine[first], claimed[0]) || !same(theirs[first], claimed[1]) {
		return fmt.Errorf("the first difference is criterion %d: %v against %v", first, mine[first], theirs[first])
	}
	return nil
}

// checkImpossible looks at a trial without a candidate.
func (j *judge) checkImpossible(b swiss.BracketWhy, trial swiss.Trial) error {
	switch list := j.places(trial.Players); {
	case trial.Kind == swiss.TryStay && number(trial.Criterion) == 4:
		_, lower := j.below(b)
		for pairs := (len(b.MovedDown) + len(b.Residents)) / 2; pairs > 0; pairs-- {
			found := false
			j.candidates(j.places(b.MovedDown), j.places(b.Residents), pairs, func(p proposal) {
				found = found || !slices.Contains(p.floats, list[0]) && j.completable(setOf(p.floats, lower), j.sPAB)
			})
			if found {
				return fmt.Errorf("the round can be completed with %d paired here", trial.Players[0])
			}
		}
	case trial.Kind == swiss.TryMeet && number(trial.Criterion) != 4:
		if j.legal(list[0], list[1]) {
			return fmt.Errorf("they may meet")
		}
	case trial.Kind == swiss.TryStay && number(trial.Criterion) != 4:
		for _, m := range j.places(append(slices.Clone(b.MovedDown), b.Residents...)) {
			moved := slices.Contains(b.MovedDown, j.players[m].tpn) && slices.Contains(b.MovedDown, trial.Players[0])
			if m != list[0] && !moved && j.legal(m, list[0]) {
				return fmt.Errorf("%d may meet %d", trial.Players[0], j.players[m].tpn)
			}
		}
	}
	return nil
}

// checkComplete makes sure that the alternative is a candidate, and does what it was asked for.
func (j *judge) checkComplete(b swiss.BracketWhy, trial swiss.Trial, p proposal) error {
	all := slices.Clone(p.floats)
	for _, x := range p.pairs {
		if !j.legal(x[0], x[1]) {
			return fmt.Errorf("pair %v is not legal", x)
		}
		all = append(all, x[0], x[1])
	}
	slices.Sort(all)
	members := j.places(append(slices.Clone(b.MovedDown), b.Residents...))
	if slices.Sort(members); !slices.Equal(all, members) {
		return fmt.Errorf("the alternative places %v of %v", all, members)
	}
	asked := j.places(trial.Players)
	switch trial.Kind {
	case swiss.TryStay:
		if slices.Contains(p.floats, asked[0]) {
			return fmt.Errorf("%d floats", trial.Players[0])
		}
	case swiss.TryMeet:
		if !slices.Contains(p.pairs, [2]int{min(asked[0], asked[1]), max(asked[0], asked[1])}) {
			return fmt.Errorf("they do not meet")
		}
	}
	return nil
}

// checkBoards recomputes who got the wish that decided the colours.
func (j *judge) checkBoards(why *swiss.Explanation, pairs []swiss.Pair) error {
	if len(why.Boards) != len(pairs) {
		return fmt.Errorf("%d boards explained of %d", len(why.Boards), len(pairs))
	}
	for i, b := range why.Boards {
		if b.Pair != pairs[i] {
			return fmt.Errorf("board %d is %v, explained %v", i+1, pairs[i], b.Pair)
		}
		w, x := j.players[j.rank[b.Pair.White]], j.players[j.rank[b.Pair.Black]]
		if int(b.Preferences[0].Strength) != w.strength || b.Preferences[0].Color != w.wish || int(b.Preferences[1].Strength) != x.strength || b.Preferences[1].Color != x.wish {
			return fmt.Errorf("%v has other wishes", b)
		}
		clash := w.wish == x.wish && w.wish != 0
		granted := b.Preferences[b.Decided].Color == []swiss.Color{swiss.White, swiss.Black}[b.Decided]
		if rule := b.Rule; (rule == "5.2.1") != (!clash && w.strength+x.strength > 0) || rule != "5.2.5" && rule != "5.2.3" && !granted ||
			rule == "5.2.5" != (w.strength+x.strength == 0) || rule == "5.2.2" && cmp.Compare(w.strength, x.strength) == 0 && w.strength < 3 {
			return fmt.Errorf("rule of %+v", b)
		}
	}
	return nil
}

// TestExplanationsAreTrue recomputes every claim: what the chosen candidate reaches, that each alternative is a candidate,
// and that the criterion named is the first in which it is worse.
func TestExplanationsAreTrue(t *testing.T) {
	for _, edition := range []dutch.Edition{dutch.Edition2026(), dutch.Edition2017()} {
		s := dutch.System{Edition: edition}
		t.Run(edition.Code, func(t *testing.T) { explainRounds(t, s, samples(250, 5000), 15) })
		t.Run(edition.Code+", large field", func(t *testing.T) { explainRounds(t, dutch.Narrow(s), samples(100, 2000), 15) })
	}
}

func explainRounds(t *testing.T, s dutch.System, events, kinds int) {
	seen := map[string]int{}
	gen := &small{g: lot.New(44)}
	for range events {
		gen.start()
		for round := 1; round <= gen.d.TotalRounds; round++ {
			gen.absences(round)
			tour, err := swiss.NewTournament(gen.d)
			if err != nil {
				t.Fatal(err)
			}
			p, err := s.Pair(context.Background(), tour, round, swiss.Watch{})
			if err != nil {
				break
			}
			j := newJudge(tour, p, s.Edition.Differences)
			for i, b := range p.Why.Brackets {
				for _, c := range b.Choices {
					seen[string(c.Kind)+" "+c.Criterion]++
				}
				if err := j.checkBracket(b); err != nil {
					t.Fatalf("bracket %d: %v\n%+v\n%s", i+1, err, b, describe(tour, round))
				}
			}
			if err := j.checkBoards(p.Why, p.Pairs); err != nil {
				t.Fatalf("%v\n%s", err, describe(tour, round))
			}
			j.checkWhyNot(t, s, tour, p, gen.g)
			gen.play(round, p.Pairs, p.PAB)
		}
	}
	if len(seen) < kinds {
		t.Errorf("only these kinds of alternatives were seen: %v", seen)
	}
}

// checkWhyNot asks for two players at random, and for one and the bye.
func (j *judge) checkWhyNot(t *testing.T, s dutch.System, tour *swiss.Tournament, p *swiss.Pairing, g *lot.Generator) {
	t.Helper()
	a, b := g.Draw(uint64(len(j.players))), g.Draw(uint64(len(j.players)))
	if a == b {
		return
	}
	x, y := j.players[min(a, b)].tpn, j.players[max(a, b)].tpn
	trial, err := s.WhyNot(context.Background(), tour, p.Round, y, x, swiss.Watch{})
	if err == nil {
		meet := slices.Contains(p.Pairs, swiss.Pair{White: x, Black: y}) || slices.Contains(p.Pairs, swiss.Pair{White: y, Black: x})
		if meet != (trial.Criterion == "") {
			t.Fatalf("%d and %d meet: %v, %+v\n%s", x, y, meet, trial, describe(tour, p.Round))
		}
		err = j.checkAnswer(p, *trial)
	}
	if err != nil {
		t.Fatalf("%d with %d: %v: %+v\n%s", x, y, err, trial, describe(tour, p.Round))
	}
	trial, err = s.WhyNot(context.Background(), tour, p.Round, x, 0, swiss.Watch{})
	if err == nil {
		if (x == p.PAB) != (trial.Criterion == "") {
			t.Fatalf("bye of %d, not %d: %+v\n%s", p.PAB, x, trial, describe(tour, p.Round))
		}
		err = j.checkAnswer(p, *trial)
	}
	if err != nil {
		t.Fatalf("%d without bye: %v: %+v\n%s", x, err, trial, describe(tour, p.Round))
	}
}

// checkAnswer finds the bracket that an answer of WhyNot speaks of.
func (j *judge) checkAnswer(p *swiss.Pairing, trial swiss.Trial) error {
	if trial.Pairs == nil && trial.Floaters == nil {
		return nil
	}
	players := slices.Clone(trial.Floaters)
	for _, x := range trial.Pairs {
		players = append(players, x.White, x.Black)
	}
	for _, b := range p.Why.Brackets {
		members := append(slices.Clone(b.MovedDown), b.Residents...)
		outside := func(x swiss.TPN) bool { return !slices.Contains(members, x) }
		if !slices.ContainsFunc(players, outside) && !slices.ContainsFunc(trial.Players, outside) &&
			(trial.Kind == swiss.TryMeet || !slices.Contains(b.Floaters, trial.Players[0])) {
			return j.checkTrial(b, trial, j.vector(b, j.chosen(b)))
		}
	}
	return fmt.Errorf("no bracket holds %v", players)
}
