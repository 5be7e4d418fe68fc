package dubov

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// bracket pairs the top scoregroup of left, which stands in ranking order, together with its upfloaters [3.2], and
// returns the pairs and who is still unpaired.
func (e *engine) bracket(left []int) ([][2]int, []swiss.BracketWhy, []int) {
	b := e.newBracket(left)
	chosen, values := b.upfloaters()
	residents := left[:b.Residents]
	floaters, rest := b.Split(left, chosen)
	pairs, c7 := e.shiftAndPair(slices.Concat(residents, floaters))
	if len(floaters) == 0 {
		values[slices.IndexFunc(values, func(v swiss.Value) bool { return v.Criterion == "C7" })].Value = c7
	}
	return pairs, []swiss.BracketWhy{{Score: b.Scores[0], Residents: e.TPNs(residents), MovedUp: e.TPNs(floaters),
		Values: values, Choices: b.PassedOver(chosen, b.criteria(len(chosen)+2))}}, rest
}

// bracket is the top scoregroup of the players left.
type bracket struct {
	*engine
	lexmatch.Upfloats
	left []int
}

func (e *engine) newBracket(left []int) *bracket {
	b := &bracket{engine: e, left: left}
	b.Upfloats = lexmatch.Upfloats{TPNs: e.TPNs(left), Residents: len(e.Scoregroups(left)[0]),
		Legal: func(v, w int) bool { return e.legal(left[v], left[w]) }, Tick: e.tick,
		Chapter: "C.04.4.1", Article: "C.04.4.1 2"}
	for _, i := range left {
		b.Scores = append(b.Scores, e.Players[i].Score)
	}
	return b
}

// upfloaters chooses who floats up into the bracket, as vertices, by C5 to C10 and the smallest numbers [3.2.2, 3.2.3],
// and tells what they reach. C7 is left open where nobody does.
func (b *bracket) upfloaters() ([]int, []swiss.Value) {
	k, m := b.Fewest(b.criteria)
	if k == 0 {
		return nil, lexmatch.Nothing(b.criteria(0))
	}
	values := b.must(m).Values()
	return b.First(m, k, m.Value("C6").List), values
}

func (e *engine) must(m *lexmatch.Matching) *lexmatch.Matching {
	if m == nil {
		panic("dubov: the players left have no complete pairing although one was found for all")
	}
	return m
}

// criteria are C5 to C10, without C8 to C10 in the last round, where about k players float up.
func (b *bracket) criteria(k int) []lexmatch.Criterion {
	scores, place := b.Below(k)
	often := func(w int) bool { return b.floats[b.left[w]] >= b.maxT }
	all := []lexmatch.Criterion{
		{Name: "C5", Max: len(b.left), Cost: b.Floats},
		{Name: "C6", Cost: b.Floats, Scores: scores, Score: func(_, w int) int { return place[w] }},
		{Name: "C7", Max: b.Residents, Cost: func(v, w int) int {
			return lexmatch.One(v < b.Residents && b.seeker[b.left[v]] == b.seeker[b.left[w]])
		}},
		{Name: "C8", Max: k, Cost: func(v, w int) int { return b.Floats(v, w) * lexmatch.One(often(w)) }},
		{Name: "C9", Max: k * b.Round, Cost: func(v, w int) int {
			return b.Floats(v, w) * lexmatch.One(often(w)) * b.floats[b.left[w]]
		}},
		{Name: "C10", Max: k, Cost: func(v, w int) int { return b.Floats(v, w) * lexmatch.One(b.recent[b.left[w]]) }},
	}
	for i := range all {
		all[i].Before = b.Residents
	}
	if b.IsLast() {
		return all[:3]
	}
	return all
}
