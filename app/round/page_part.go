package round

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/view"
)

const (
	// many boards are drawn in parts, so that a touch is answered at once.
	many = 150
	// block is how many then surround the board in hand, or are drawn first.
	block = 100
)

// part returns the boards to draw, and what leads to those before and behind them.
func part(v *view.V, m page, rows []journal.Row, k look) (list []journal.Row, before, behind app.UI) {
	list = rows
	if k.Only != nil {
		list = slices.DeleteFunc(slices.Clone(rows), func(r journal.Row) bool { return !k.Only(r) })
	}
	at := slices.IndexFunc(list, func(r journal.Row) bool { return r.Number == k.selected })
	if k.Still {
		return list, nil, nil
	}
	if len(list) > many {
		from, to := 0, min(len(list), block*(m.More+1))
		if at >= 0 {
			from = at / block * block
			to = min(len(list), from+block)
			before, behind = door(v, list, max(0, from-block), from), door(v, list, to, min(len(list), to+block))
		} else if left := len(list) - to; left > 0 {
			behind = v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})})
		}
		list, at = list[from:to], at-from
	}
	if n := v.Rows(len(list)); n < len(list) {
		list = list[:min(len(list), max(n, at+n/2))] // the board in hand, and what stands below it
	}
	return list, before, behind
}

// door takes the first of the boards list[from:to] in hand; nil where there is none.
func door(v *view.V, list []journal.Row, from, to int) app.UI {
	if from >= to {
		return nil
	}
	first := v.Int(list[from].Number)
	return v.Button(view.Button{Text: v.T(i18n.EchoBoard, first+"–"+v.Int(list[to-1].Number)), Class: "btn--full", ID: "boards-" + first,
		Act: v.Act("boards-"+first, selectBoard{Board: list[from].Number})})
}
