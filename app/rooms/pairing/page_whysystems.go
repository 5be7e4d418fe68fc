package pairing

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss"
)

// ownWhy explains the opponents of a board where the system has no brackets: a table, a knock-out, a ranking that is
// paired from the top. It returns nil for the others.
func ownWhy(v *view.V, m page, w *session.Why, white, black journal.Player) []app.UI {
	low, high := min(white.TPN, black.TPN), max(white.TPN, black.TPN)
	var text string
	switch system := regulation.SystemOf(w.System); {
	case system.Grid, system.Grouped:
		if system.Grouped {
			low, high = inGroup(m, low), inGroup(m, high)
		}
		text = v.T(textWhyTable, v.Int(w.Round), v.Int(int(low)), v.Int(int(high)))
	case system.TwoSides:
		text = v.T(textWhySchev, v.Int(w.Round), v.Int(int(low)), v.Int(int(high)))
	case system.Bracket:
		text = v.T(textWhyCup)
	case system.OwnPoints:
		text = keizerWhy(v, m, w.Text, white, black)
	default:
		return nil
	}
	return []app.UI{app.P().ID("why-own").Text(text)}
}

// inGroup returns the number of a player inside his group.
func inGroup(m page, tpn swiss.TPN) swiss.TPN {
	for _, g := range regulation.Groups(m.Event.Ahead, m.Event.Section) {
		if i := slices.Index(g, tpn); i >= 0 {
			return swiss.TPN(i + 1)
		}
	}
	return tpn
}

func keizerWhy(v *view.V, m page, why *swiss.Explanation, a, b journal.Player) string {
	if len(why.Brackets) == 0 {
		return ""
	}
	list := why.Brackets[0].Residents
	i, j := slices.Index(list, a.TPN), slices.Index(list, b.TPN)
	if j < i {
		a, b, i, j = b, a, j, i
	}
	text := v.T(textWhyKeizer, m.Name(a), v.Int(i+1), m.Name(b), v.Int(j+1))
	for _, x := range why.Brackets[0].Values {
		if x.Criterion == "gap" {
			text += " " + v.T(textWhyKeizerGap, v.Int(x.Value))
		}
	}
	return text
}
