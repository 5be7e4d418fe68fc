package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// days asks for the first day of the event, and for the last one where there are several.
func days(v *view.V, w Model) app.UI {
	var first, last string
	switch w.DateFault {
	case dateUnread:
		first = v.T(textDateUnread)
	case dateMissing:
		first = v.T(textDateMissing)
	case endUnread:
		last = v.T(textDateUnread)
	case endBefore:
		last = v.T(textDateBefore)
	}
	return app.Div().Class("fields").Body(
		v.Field(view.Field{ID: "date", Label: v.T(i18n.WizardDate), Type: "date", Value: w.Date, Error: first, In: set(v, "date")}),
		v.Field(view.Field{ID: "end", Label: v.T(textWizardEnd), Help: v.T(textWizardEndHelp), Type: "date", Value: w.End, Error: last, In: set(v, "end")}))
}

// daysText is when the event takes place, for the check of the form.
func daysText(v *view.V, w Model) string {
	start, end := w.Days()
	return v.Days([3]int{start.Year, start.Month, start.Day}, [3]int{end.Year, end.Month, end.Day})
}
