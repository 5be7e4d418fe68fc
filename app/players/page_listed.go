package players

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/view"
)

// listed are the fields of what federations list of a player: numbers, and the ratings beside the one that counts.
func listed(v *view.V, m page, d playerDialog, field func(name string, label i18n.Text, value string, f view.Field) app.UI) app.UI {
	f, rating := d.Form, view.Field{Numeric: true, Max: 4}
	return app.Details().Class("fold").ID("listed").Open(m.showsListed(d)).Body(app.Summary().Text(v.T(textListed)), app.Div().Class("form").Body(
		app.Div().Class("fields").Body(
			field("federation", i18n.FieldFederation, f.Federation, view.Field{Max: 3}),
			field("fideID", i18n.FieldFIDE, f.FIDEID, view.Field{Numeric: true, Max: 12})),
		app.Div().Class("fields").Body(
			field("natID", i18n.FieldNationalID, f.NationalID, view.Field{Max: 20}),
			field("national", i18n.FieldNational, f.National, rating)),
		app.Div().Class("fields").Body(
			field("standard", i18n.FieldStandard, f.Standard, rating),
			field("rapid", i18n.FieldRapid, f.Rapid, rating)),
		app.Div().Class("fields").Body(
			field("blitz", i18n.FieldBlitz, f.Blitz, rating),
			field("k", i18n.FieldK, f.K, view.Field{Numeric: true, Max: 2})),
		app.P().Class("mute").Text(v.T(textListedHelp))))
}
