package overview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// copyTool opens the sheet that makes a new event of this one.
func copyTool(v *view.V) app.UI {
	return app.Button().Type("button").Class("tool").ID("copy-event").DataSet("act", v.Act("copy-event", model.OpenCopy{})).Body(view.Icon("copy"),
		app.Span().Body(app.B().Text(v.T(i18n.CopyTool)), app.Span().Class("under").Text(v.T(i18n.CopyUnder))))
}

// copySheet is that sheet; nil while another one is open.
func copySheet(v *view.V, m model.Model) app.UI {
	d, ok := m.Dialog.(model.CopyDialog)
	if !ok {
		return nil
	}
	set := func(field string) string {
		return v.In("copy-"+field, func(s string) model.Msg { return model.CopySet{Field: field, Value: s} })
	}
	fault := ""
	if d.NoName {
		fault = v.T(i18n.WizardNameError)
	}
	form := []app.UI{
		v.Field(view.Field{ID: "copy-name", Label: v.T(i18n.WizardName), Value: d.Name, Error: fault, Max: journal.MaxName, In: set("name")}),
		v.Field(view.Field{ID: "copy-date", Label: v.T(i18n.WizardDate), Type: "date", Value: d.Date, In: set("date")})}
	if !m.Event.Kept.IsAnonymous() {
		form = append(form, v.Check("copy-players", v.T(i18n.CopyPlayers), set("players"), d.Players))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.CopyTool), Close: v.Act("close-sheet", model.CloseDialog{}),
		Body: []app.UI{app.P().Class("mute").Text(m.CopiedFrom(v.Lang)), app.Form().Class("form").Body(form...)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.CopyDo), Class: "btn--go btn--main", ID: "copy-do", Act: v.Act("copy-do", model.CopyEvent{})})}})
}
