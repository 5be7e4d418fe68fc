package wizard

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/clock"
)

// times chooses the time control, or has it written out.
func times(v *view.V, w model.Wizard) []app.UI {
	options := make([]view.Option, 0, len(model.TimeControls)+1)
	for _, t := range model.TimeControls {
		options = append(options, view.Option{Key: t.Key, Text: t.Text(v.Lang)})
	}
	form := []app.UI{v.Seg("time", v.T(i18n.WizardTime), w.Time, set(v, "time"), append(options, view.Option{Key: model.OwnTime, Text: v.T(i18n.TimeOwn)}))}
	if w.Time != model.OwnTime {
		return form
	}
	fault := ""
	switch e, ok := w.OwnErr.(*clock.SyntaxError); {
	case ok && w.Own == "":
		fault = v.T(i18n.TimeOwnMissing)
	case ok && e.Want == clock.WantPossible:
		fault = v.T(i18n.ClockOwnBad)
	case ok:
		fault = v.T(i18n.ClockOwnWrong, v.Int(e.Column))
	}
	return append(form, v.Field(view.Field{ID: "own-time", Label: v.T(i18n.TimeOwnText), Help: v.T(i18n.TimeOwnHelp), Error: fault, Value: w.Own,
		Max: 60, In: set(v, "own-time")}))
}
