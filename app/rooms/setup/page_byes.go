package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
)

// byes asks how many half-point byes a player may ask for, and until when (C.04.1 regulates none: the event's own rules do).
func byes(v *view.V, w Model) []app.UI {
	if !w.hasByes() {
		return nil
	}
	seg := func(field, label string, chosen int, counts ...int) app.UI {
		if !slices.Contains(counts, chosen) {
			counts = append(counts, chosen)
		}
		var options []view.Option
		for _, n := range counts {
			text := v.Int(n)
			switch {
			case n < 0:
				text = v.T(textByesAny)
			case n == 0:
				text = v.T(textByesNone)
			}
			options = append(options, view.Option{Key: strconv.Itoa(n), Text: text})
		}
		return v.Seg(field, label, strconv.Itoa(chosen), set(v, field), options)
	}
	list := []app.UI{seg("half-byes", v.T(textByes), w.HalfByes, 0, 1, 2, 3, -1)}
	if w.HalfByes == 0 {
		return append(list, app.Span().Class("field__help").Text(v.T(textByesHelp)))
	}
	return append(list, seg("last-byes", v.T(textByesLast), w.NoByesLast, 0, 1, 2, 3))
}
