package round

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

const (
	// many boards are drawn in parts, so that a touch is answered at once.
	many = 150
	// block is how many then surround the board in hand, or are drawn first.
	block = 100
)

// window is the part of a list of boards that is drawn.
type window struct {
	rows           []journal.Row
	before, behind []journal.Row // that doors lead to
	left           int           // rows that "show more" would bring
	at             int           // the board in hand among rows, below 0 for none
}

// windowOf cuts many boards to those around the board in hand, or without one to the first ones.
func windowOf(rows []journal.Row, k look, more int) window {
	if k.Only != nil {
		rows = slices.DeleteFunc(slices.Clone(rows), func(r journal.Row) bool { return !k.Only(r) })
	}
	at := slices.IndexFunc(rows, func(r journal.Row) bool { return r.Number == k.selected })
	switch {
	case k.Still || len(rows) <= many:
		return window{rows: rows, at: at}
	case at < 0:
		to := min(len(rows), block*(more+1))
		return window{rows: rows[:to], left: len(rows) - to, at: at}
	}
	from := at / block * block
	to := min(len(rows), from+block)
	return window{rows: rows[from:to], before: rows[max(0, from-block):from], behind: rows[to:min(len(rows), to+block)], at: at - from}
}

// first returns the rows of a brief drawing of n: as many, or on to the board in hand with what stands below it.
func (w window) first(n int) []journal.Row {
	return w.rows[:min(len(w.rows), max(n, w.at+n/2))]
}

// part returns the boards to draw, and what leads to those before and after them.
func part(v *view.V, m page, rows []journal.Row, k look) (list []journal.Row, before, behind app.UI) {
	w := windowOf(rows, k, m.More)
	if k.Still {
		return w.rows, nil, nil
	}
	before, behind = door(v, m, w.before), door(v, m, w.behind)
	if w.left > 0 {
		behind = v.Button(view.Button{Text: v.N(i18n.ShowMore, w.left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})})
	}
	if n := v.Rows(len(w.rows)); n < len(w.rows) {
		return w.first(n), before, behind
	}
	return w.rows, before, behind
}

// door takes the first of some boards in hand; nil where there is none.
func door(v *view.V, m page, list []journal.Row) app.UI {
	if len(list) == 0 {
		return nil
	}
	first := v.Int(list[0].Number)
	return v.Button(view.Button{Text: m.BoardName(list[0].Number) + "–" + v.Int(m.BoardNo(list[len(list)-1].Number)), Class: "btn--full", ID: "boards-" + first,
		Act: v.Act("boards-"+first, selectBoard{Board: list[0].Number})})
}
