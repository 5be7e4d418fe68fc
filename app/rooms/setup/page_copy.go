package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// copySheet makes a new event of the open one; nil while another sheet is open.
func copySheet(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	d, ok := m.Dialog.(copyDialog)
	if !ok {
		return nil
	}
	set := func(field string) string {
		return v.In("copy-"+field, func(s string) session.Msg { return copySet{Field: field, Value: s} })
	}
	fault := ""
	if d.NoName {
		fault = v.T(textWizardNameError)
	}
	form := []app.UI{
		v.Field(view.Field{ID: "copy-name", Label: v.T(i18n.WizardName), Value: d.Name, Error: fault, Max: journal.MaxName, In: set("name")}),
		v.Field(view.Field{ID: "copy-date", Label: v.T(i18n.WizardDate), Type: "date", Value: d.Date, In: set("date")})}
	if !m.Event.Kept.IsAnonymous() {
		form = append(form, v.Check("copy-players", v.T(textCopyPlayers), set("players"), d.Players))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.CopyTool), Close: v.Act("close-sheet", session.CloseDialog{}),
		Body: []app.UI{app.P().Class("mute").Text(m.copiedFrom(v.Lang)), app.Form().Class("form").Body(form...)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textCopyDo), Class: "btn--go btn--main", ID: "copy-do", Act: v.Act("copy-do", copyEvent{})})}})
}

// Sheet draws the open sheet if it is that of a copy, nil otherwise; the sections' form is drawn by its page.
func Sheet(v *view.V, s session.Session, m Model) app.UI { return copySheet(v, s, m) }
