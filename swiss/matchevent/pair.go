package matchevent

import (
	"cmp"
	"context"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// Criterion is one pair criterion: what a pair of a bracket costs.
type Criterion struct {
	Name string
	Cost func(a, b *Participant) int
}

// Rules is where the two systems differ.
type Rules struct {
	Code, Chapter string // "team-2026", "C.04.6"
	SetFloats     bool   // C7 counts in this round
	Pairs         []Criterion
	// NextSmallest reads C6 as "the fewest upfloaters the next scoregroup will need" where every set fails it.
	NextSmallest bool
	// Colors gives the colour of a and the rule that decided; wish explains a unit's preference.
	Colors     func(a, b *Participant) (swiss.Color, string)
	Preference func(u *Participant) swiss.Preference
}

type engine struct {
	*Field
	rules Rules
	tick  func()
	why   *swiss.Explanation
}

// Pair pairs the round of f under rules.
func Pair(ctx context.Context, f *Field, rules Rules, w swiss.Watch) (*swiss.Pairing, error) {
	e := &engine{Field: f, rules: rules, tick: w.Yield, why: &swiss.Explanation{}}
	p := &swiss.Pairing{System: rules.Code, Round: f.Round, Why: e.why}
	left, err := e.bye(p)
	if err != nil {
		return nil, err
	}
	for total := len(left); len(left) > 0; {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if w.Progress != nil {
			w.Progress(total-len(left), total)
		}
		left = e.bracket(left)
	}
	e.sortBoards()
	for _, b := range e.why.Boards {
		p.Pairs = append(p.Pairs, b.Pair)
	}
	return p, nil
}

// bye gives the pairing-allocated bye and returns the units still to be paired [3.4].
func (e *engine) bye(p *swiss.Pairing) ([]int, error) {
	n := len(e.Units)
	var order, left []int
	for i := range e.Units {
		if !e.Units[i].Barred && n%2 == 1 {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(i, j int) int {
		a, b := &e.Units[i], &e.Units[j]
		return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.Played, a.Played), cmp.Compare(b.TPN, a.TPN))
	})
	bye, ok := lexmatch.Exclude(n, order, e.legal, e.tick)
	if !ok {
		return nil, lexmatch.Impossible(e.Round, e.tpns(sequence(n)), order, e.legal)
	}
	for i := range e.Units {
		if i != bye {
			left = append(left, i)
		}
	}
	if bye >= 0 {
		u := &e.Units[bye]
		p.PAB = u.TPN
		e.why.PAB = &swiss.PABWhy{TPN: u.TPN, Score: u.Score, Article: e.rules.Chapter + " 3.4", Unplayed: e.Round - 1 - u.Played,
			Needed: e.tpns(order[:slices.Index(order, bye)])}
		for _, v := range e.Units {
			if v.Barred && v.Score <= u.Score {
				e.why.PAB.Barred = append(e.why.PAB.Barred, v.TPN)
			}
		}
	}
	return left, nil
}

func sequence(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// bracket pairs the top scoregroup of left with its upfloaters [3.3] and returns who is still unpaired.
func (e *engine) bracket(left []int) []int {
	b := e.newBracket(left)
	chosen, values, criteria := b.upfloaters()
	residents := left[:b.Residents]
	floaters, rest := b.Split(left, chosen)
	pairs, more := e.identify(slices.Concat(residents, floaters))
	for _, p := range pairs {
		e.board(p[0], p[1])
	}
	e.why.Brackets = append(e.why.Brackets, swiss.BracketWhy{Score: b.Scores[0], Residents: e.tpns(residents),
		MovedUp: e.tpns(floaters), Values: append(values, more...), Choices: b.PassedOver(chosen, criteria(len(chosen)+2))})
	return rest
}

func (e *engine) board(i, j int) {
	a, b := &e.Units[i], &e.Units[j]
	color, rule := e.rules.Colors(a, b)
	if color == swiss.Black {
		a, b = b, a
	}
	why := swiss.BoardWhy{Pair: swiss.Pair{White: a.TPN, Black: b.TPN}, Rule: e.rules.Chapter + " " + rule,
		Preferences: [2]swiss.Preference{e.rules.Preference(a), e.rules.Preference(b)}}
	if why.Preferences[0].Color != swiss.White && why.Preferences[1].Color == swiss.Black {
		why.Decided = 1
	}
	e.why.Boards = append(e.why.Boards, why)
}

// sortBoards orders the matches as C.04.2 3.6 orders games.
func (e *engine) sortBoards() {
	place := map[swiss.TPN]int{}
	for i := range e.Units {
		place[e.Units[i].TPN] = i
	}
	slices.SortFunc(e.why.Boards, func(x, y swiss.BoardWhy) int {
		key := func(p swiss.Pair) (top, sum swiss.Points, tpn swiss.TPN) {
			i, j := place[p.White], place[p.Black]
			high := &e.Units[min(i, j)]
			return high.Score, e.Units[i].Score + e.Units[j].Score, high.TPN
		}
		a, b, c := key(x.Pair)
		d, f, g := key(y.Pair)
		return cmp.Or(cmp.Compare(d, a), cmp.Compare(f, b), cmp.Compare(c, g))
	})
}

// FloaterAbove is the criterion of the upfloaters' opponents: 1 if the two scores differ and the unit with the higher one
// floated in the previous round.
func FloaterAbove(a, b *Participant) int {
	if b.Score > a.Score {
		a, b = b, a
	}
	if a.Score != b.Score && a.Floated {
		return 1
	}
	return 0
}
