package matchevent

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// bracket is the top scoregroup of the units left.
type bracket struct {
	*engine
	lexmatch.Upfloats
	left []int
	next swiss.Points // score of the scoregroup below the residents, before any bracket was made
}

func (e *engine) newBracket(left []int) *bracket {
	b := &bracket{engine: e, left: left}
	for _, i := range left {
		b.Scores = append(b.Scores, e.Units[i].Score)
	}
	top := b.Scores[0]
	residents := slices.IndexFunc(b.Scores, func(s swiss.Points) bool { return s != top })
	if residents < 0 {
		residents = len(left)
	}
	b.Upfloats = lexmatch.Upfloats{TPNs: e.tpns(left), Scores: b.Scores, Residents: residents,
		Legal: func(v, w int) bool { return e.legal(left[v], left[w]) }, Tick: e.tick,
		Chapter: e.rules.Chapter, Article: e.rules.Chapter + " 3.5"}
	if g := slices.Index(e.groups, top) + 1; g < len(e.groups) {
		b.next = e.groups[g]
	}
	return b
}

// upfloaters chooses the set that completes the bracket, as vertices: C4 to C7, then the first set in order [3.5].
// criteria are those that decided.
func (b *bracket) upfloaters() (chosen []int, values []swiss.Value, criteria func(k int) []lexmatch.Criterion) {
	criteria = b.criteria
	k, m := b.Fewest(criteria)
	if k == 0 {
		return nil, lexmatch.Nothing(criteria(0)), criteria
	}
	b.must(m)
	if !b.rules.NextSmallest && m.Value("C6").Value > b.parity(m) {
		// No set lets the next scoregroup do with the fewest: C6 tells none apart.
		criteria = func(k int) []lexmatch.Criterion {
			return slices.DeleteFunc(b.criteria(k), func(c lexmatch.Criterion) bool { return c.Name == "C6" })
		}
		m = b.must(b.Best(criteria(k), nil))
	}
	values = m.Values()
	return b.First(m, k, m.Value("C5").List), values, criteria
}

func (b *bracket) must(m *lexmatch.Matching) *lexmatch.Matching {
	if m == nil {
		panic("matchevent: the units left have no complete pairing although one was found for all")
	}
	return m
}

// criteria are C4 to C7 for sets of about k upfloaters; C7 only where it counts in this round.
func (b *bracket) criteria(k int) []lexmatch.Criterion {
	scores, place := b.Below(k)
	next := len(b.left) // after the next scoregroup
	for next > b.Residents && b.Scores[next-1] != b.next {
		next--
	}
	all := []lexmatch.Criterion{
		{Name: "C4", Max: len(b.left), Cost: b.Floats, Before: b.Residents},
		{Name: "C5", Cost: b.Floats, Before: b.Residents, Scores: scores, Score: func(_, w int) int { return place[w] }},
		{Name: "C6", Max: len(b.left), Before: next, Cost: func(v, w int) int {
			return lexmatch.One(v >= b.Residents && b.Scores[v] == b.next && b.Scores[w] != b.next)
		}},
		{Name: "C7", Max: k, Before: b.Residents, Cost: func(v, w int) int { return b.Floats(v, w) * lexmatch.One(b.Units[b.left[w]].Floated) }},
	}
	if !b.rules.SetFloats {
		return all[:3]
	}
	return all
}

// parity returns the fewest upfloaters that what is left of the next scoregroup could do with: 0 or 1 [C6].
func (b *bracket) parity(m *lexmatch.Matching) (n int) {
	for v := b.Residents; v < len(b.left); v++ {
		n += lexmatch.One(b.Scores[v] == b.next && m.Mate(v) >= b.Residents)
	}
	return n % 2
}
