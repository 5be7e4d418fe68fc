package round

import (
	"slices"
	"wasit/app/event/journal"
	"wasit/app/view"
	"wasit/app/words/i18n"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// callSheet calls the boards that are missing: large for a runner to carry, spoken, or as a text.
func callSheet(v *view.V, m page) app.UI {
	n, _ := m.Shown()
	missing := m.Section().Missing(n)
	if len(missing) == 0 {
		return nil
	}
	var numbers []app.UI
	for _, b := range missing {
		numbers = append(numbers, app.B().Text(v.Int(b)))
	}
	k := look{Label: v.T(textCallWho), Only: func(r journal.Row) bool { return slices.Contains(missing, r.Number) }, Still: true}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Call), Close: view.CloseAct(v), Body: []app.UI{
		app.P().Text(m.callText(missing)), app.P().Class("call").Aria("hidden", "true").Body(numbers...),
		app.H3().Text(v.T(textCallWho)), boards(v, m, m.Section().Rows(n), k)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textCallSend), Icon: "share", ID: "call-send", Act: v.Act("call-send", call{Text: true})}),
			v.Button(view.Button{Text: v.T(textCallSpeak), Icon: "call", Class: "btn--go btn--main", ID: "call-speak", Act: v.Act("call-speak", call{})})}})
}
