package swiss

import (
	"cmp"
	"slices"
	"strings"

	"wasit/swiss/lot"
)

// OrderKey is one step of the initial order among players without a rating; the first that decides counts.
type OrderKey uint8

// The keys (the organiser's choice; FIDE leaves the last criterion open, C.04.2 2.2).
const (
	ByClass    OrderKey = iota + 1 // school class, higher first, unknown last
	ByAge                          // older first, unknown last
	ByAlphabet                     // folded names by code point
	ByLot                          // one shuffle of the alphabetical order
	ByEntry                        // as they were entered
)

// OrderRule says how pairing numbers are given before round 1. The zero value is C.04.2 2.2: rating, title, alphabet,
// with the unrated after all rated.
type OrderRule struct {
	IgnoreRatings bool // everybody by Keys alone
	Keys          []OrderKey
	Seed          lot.Seed // for ByLot
	// Fold maps a name to what the alphabet compares; nil means lower case.
	Fold func(string) string
}

// OrderPlayers returns the positions of players in initial order: result[0] is the index of TPN 1. Ties that survive
// every key are decided by alphabet, then by entry number. A lot draws the unrated in one shuffle (base order: alphabet)
// and, continuing the same stream, the rated, for those tied on rating and title.
func OrderPlayers(players []Player, rule OrderRule) []int {
	o := newOrdering(players, rule)
	order := o.alphabetical()
	slices.SortStableFunc(order, o.compare)
	return order
}

type ordering struct {
	rule    OrderRule
	players []Player
	folded  []string
	drawn   []int // place given by lot
}

func newOrdering(players []Player, rule OrderRule) *ordering {
	if rule.Fold == nil {
		rule.Fold = strings.ToLower
	}
	o := &ordering{rule: rule, players: players, folded: make([]string, len(players)), drawn: make([]int, len(players))}
	for i, p := range players {
		o.folded[i] = rule.Fold(p.Name)
	}
	if slices.Contains(rule.Keys, ByLot) {
		o.draw()
	}
	return o
}

func (o *ordering) isRated(i int) bool { return !o.rule.IgnoreRatings && o.players[i].Rating > 0 }

func (o *ordering) alphabetical() []int {
	order := make([]int, len(o.players))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(o.folded[a], o.folded[b]) })
	return order
}

func (o *ordering) draw() {
	var unrated, rated []int
	for _, i := range o.alphabetical() {
		if o.isRated(i) {
			rated = append(rated, i)
		} else {
			unrated = append(unrated, i)
		}
	}
	g := lot.New(o.rule.Seed)
	for _, list := range [][]int{unrated, rated} {
		lot.Shuffle(g, list)
		for place, i := range list {
			o.drawn[i] = place
		}
	}
}

func (o *ordering) compare(a, b int) int {
	p, q := &o.players[a], &o.players[b]
	if !o.rule.IgnoreRatings {
		if c := cmp.Or(cmp.Compare(q.Rating, p.Rating), cmp.Compare(q.Title, p.Title)); c != 0 {
			return c
		}
	}
	for _, k := range o.rule.Keys {
		if c := o.compareBy(k, a, b); c != 0 {
			return c
		}
	}
	return 0 // the sort is stable over the alphabetical order
}

func (o *ordering) compareBy(k OrderKey, a, b int) int {
	p, q := &o.players[a], &o.players[b]
	switch k {
	case ByClass:
		return cmp.Compare(q.Class, p.Class)
	case ByAge:
		return p.Birth.compareAge(q.Birth)
	case ByAlphabet:
		return cmp.Compare(o.folded[a], o.folded[b])
	case ByLot:
		return cmp.Compare(o.drawn[a], o.drawn[b])
	case ByEntry:
		return cmp.Compare(a, b)
	}
	return 0
}

// compareAge orders the older first and the unknown last.
func (d Date) compareAge(e Date) int {
	if d.IsZero() || e.IsZero() {
		return -cmp.Compare(min(d.Year, 1), min(e.Year, 1))
	}
	return cmp.Or(cmp.Compare(d.Year, e.Year), cmp.Compare(d.Month, e.Month), cmp.Compare(d.Day, e.Day))
}
