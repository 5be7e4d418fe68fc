package tiebreak

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// Explain returns the arithmetic of every value of one participant, in the order of the list as used ([List]). Values of
// an encounter carry the table of the group that was tied at their place in the list.
func Explain(t *swiss.Tournament, o Options, tpn swiss.TPN) ([]Arithmetic, error) {
	e, err := newStanding(t, o)
	if err != nil {
		return nil, err
	}
	p, known := slices.BinarySearch(e.f.ids, tpn)
	if !known {
		return nil, &PlayerError{tpn}
	}
	return e.explain(List(o.List), p), nil
}

// Parted is a tied group that a direct encounter separated: its table, and by which article.
type Parted struct {
	Code      Code
	Article   string
	Encounter *Encounter
}

// Encounters returns every group that a direct encounter separated, those of each in the list from the top of the standing.
func Encounters(t *swiss.Tournament, o Options) ([]Parted, error) {
	e, err := newStanding(t, o)
	if err != nil {
		return nil, err
	}
	return e.parted(List(o.List)), nil
}

func (e *engine) parted(list []Code) []Parted {
	var out []Parted
	e.rankWith(list, func(i int, order [][]int) {
		if len(order) > 1 {
			t := e.table(list[i], slices.Sorted(slices.Values(slices.Concat(order...))), order)
			out = append(out, Parted{list[i], t.article(), t})
		}
	})
	return out
}

// article is the one by which a group is ranked: all pairs have met, or some have not.
func (t *Encounter) article() string {
	if t.Complete {
		return "6.2"
	}
	return "6.3"
}

// A PlayerError reports a pairing number that does not take part.
type PlayerError struct{ TPN swiss.TPN }

func (e *PlayerError) Error() string {
	return fmt.Sprintf("tiebreak: pairing number %d: no such player", e.TPN)
}

func (e *engine) explain(list []Code, p int) []Arithmetic {
	group := make([]int, e.f.len())
	for i := range group {
		group[i] = i
	}
	var out []Arithmetic
	for _, c := range list {
		a := Arithmetic{Code: c, TPN: e.f.ids[p], Article: "6", Unit: 1}
		switch {
		case c.IsEncounter():
			a.Value = e.valuesOf(c)[p]
		case e.applies(c):
			a = e.arithmetic(c, p)
			a.Parts = slices.Clone(a.Parts)
		default:
			a.Dropped, a.Article = true, families[c.Name].absence(e)
		}
		a.TiedBefore = len(group)
		if len(group) > 1 {
			order := e.split(c, group)
			if c.IsEncounter() {
				a.Encounter = e.table(c, group, order)
				a.Article = a.Encounter.article()
			}
			group = order[slices.IndexFunc(order, func(sub []int) bool { return slices.Contains(sub, p) })]
		}
		a.TiedAfter = len(group)
		out = append(out, a)
	}
	return out
}

// absence returns the article by which a code has no values in this event.
func (f family) absence(e *engine) string {
	switch {
	case f.table == ratings:
		return "10"
	case e.f.predetermined:
		return "8"
	}
	return ""
}

// table shows how a tied group played among itself, and the order that follows.
func (e *engine) table(c Code, group []int, order [][]int) *Encounter {
	d := e.duel(group, e.ref(c), c.Played)
	t := &Encounter{Decided: len(order) > 1, Complete: true}
	t.Met, t.Scored = d.table()
	for i, row := range t.Met {
		for j, games := range row {
			t.Complete = t.Complete && (games > 0 || i == j)
		}
	}
	for _, p := range group {
		t.Players = append(t.Players, e.f.ids[p])
	}
	for _, sub := range order {
		var ids []swiss.TPN
		for _, p := range sub {
			ids = append(ids, e.f.ids[p])
		}
		t.Groups = append(t.Groups, ids)
	}
	return t
}
