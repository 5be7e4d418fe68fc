package wizard

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
)

// days asks for the first day of the event, and for the last one where there are several.
func days(v *view.V, w model.Wizard) app.UI {
	var first, last string
	switch w.DateFault {
	case model.DateUnread:
		first = v.T(i18n.DateUnread)
	case model.DateMissing:
		first = v.T(i18n.DateMissing)
	case model.EndUnread:
		last = v.T(i18n.DateUnread)
	case model.EndBefore:
		last = v.T(i18n.DateBefore)
	}
	return app.Div().Class("fields").Body(
		v.Field(view.Field{ID: "date", Label: v.T(i18n.WizardDate), Type: "date", Value: w.Date, Error: first, In: set(v, "date")}),
		v.Field(view.Field{ID: "end", Label: v.T(i18n.WizardEnd), Help: v.T(i18n.WizardEndHelp), Type: "date", Value: w.End, Error: last, In: set(v, "end")}))
}

// daysText is when the event takes place, for the check of the form.
func daysText(v *view.V, w model.Wizard) string {
	start, end := w.Days()
	return v.Days([3]int{start.Year, start.Month, start.Day}, [3]int{end.Year, end.Month, end.Day})
}
