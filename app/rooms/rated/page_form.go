package rated

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// papers is the form: the event, its people and the section.
func papers(v *view.V, m page) app.UI {
	f := m.form()
	return app.Form().Class("form", "form--under").ID("papers").Body(
		app.H2().Text(v.T(textEvent)), eventFields(v, m, f),
		app.H2().Text(v.T(textPeople)), people(v, m, f),
		app.H2().Text(sectionTitle(v, m)), sectionFields(v, m, f))
}

// input is a control of the form; i is the official.
func input(v *view.V, m page, name string, i int, label, value string, fault i18n.Text, f view.Field) app.UI {
	f.ID, f.Label, f.Value = fieldID(name, i), label, value
	f.Error = m.fault(v, f.ID, fault)
	f.In = v.In(f.ID, func(s string) session.Msg { return set{Field: name, I: i, Value: s} })
	if f.Max == 0 && f.Type == "" {
		f.Max = journal.MaxName
	}
	return v.Field(f)
}

func eventFields(v *view.V, m page, f form) app.UI {
	return app.Div().Class("form").Body(
		input(v, m, "place", 0, v.T(textCity), f.Place, i18n.Text{}, view.Field{}),
		app.Div().Class("fields").Body(
			input(v, m, "start", 0, v.T(i18n.WizardDate), f.Start, textDateBad, view.Field{Type: "date"}),
			input(v, m, "end", 0, v.T(textLastDay), f.End, textEndBad, view.Field{Type: "date"})),
		app.Div().Class("fields").Body(
			input(v, m, "federation", 0, v.T(i18n.FieldFederation), f.Federation, textFederationBad, view.Field{Help: v.T(textFederationHelp), Max: 3}),
			input(v, m, "organizer", 0, v.T(i18n.RatedOrganizer), f.Organizer, i18n.Text{}, view.Field{})),
		input(v, m, "contact", 0, v.T(i18n.RatedContact), f.Contact, i18n.Text{}, view.Field{Help: v.T(textContactHelp)}))
}

func people(v *view.V, m page, f form) app.UI {
	rows := make([]app.UI, 0, len(f.People)+1)
	for i, o := range f.People {
		office := v.T(i18n.WizardArbiter)
		if i > 0 {
			office = v.T(i18n.RatedDeputy) + " " + v.Int(i)
		}
		key := "drop-" + v.Int(i)
		row := []app.UI{app.Legend().Class("legend").Text(office),
			input(v, m, "name", i, v.T(i18n.FieldName), o.Name, textNameMissing, view.Field{Help: v.T(textNameHelp)}),
			app.Div().Class("fields").Body(
				input(v, m, "title", i, v.T(i18n.FieldTitle), o.Title, i18n.Text{}, view.Field{Help: v.T(textTitleHelp), Max: 20}),
				input(v, m, "id", i, v.T(i18n.FieldFIDE), o.ID, textIDBad, view.Field{Numeric: true, Max: journal.MaxFIDEID}))}
		if i > 0 {
			row = append(row, v.Button(view.Button{Text: v.T(textDropDeputy, v.Int(i)), Icon: "trash", Class: "btn--quiet", ID: key, Act: v.Act(key, dropDeputy{I: i})}))
		}
		rows = append(rows, app.FieldSet().Class("field", "stack-2").Body(row...))
	}
	return app.Div().Class("form").Body(append(rows,
		v.Button(view.Button{Text: v.T(textAddDeputy), Icon: "plus", ID: "add-deputy", Act: v.Act("add-deputy", addDeputy{})}))...)
}

func sectionTitle(v *view.V, m page) string {
	if sec := m.KeptSection(); len(m.Event.Kept.Sections()) > 1 {
		return sec.Name
	}
	return v.T(textRating)
}

// sectionFields are the rating list, as the time control proposes it, and the code.
func sectionFields(v *view.V, m page, f form) app.UI {
	sec := m.KeptSection()
	auto := v.T(textListNone)
	if list := federation.ProposedList(sec.TimeCode); list != "" {
		auto = v.T(textListAuto, phrase.RatingList(v.Lang, list))
	}
	options := []view.Option{{Key: "", Text: auto}}
	for _, list := range []string{journal.RatedStandard, journal.RatedRapid, journal.RatedBlitz} {
		options = append(options, view.Option{Key: list, Text: phrase.RatingList(v.Lang, list)})
	}
	control := sec.TimeControl
	if control == "" {
		control = v.T(textNoControl)
	}
	in := v.In("list", func(s string) session.Msg { return set{Field: "list", Value: s} })
	return app.Div().Class("form").Body(
		app.Dl().Class("kv", "kv--row").Body(app.Div().Body(app.Dt().Text(v.T(i18n.WizardTime)), app.Dd().ID("rate-of-play").Text(control))),
		v.Seg("list", v.T(i18n.RatedList), f.List, in, options),
		input(v, m, "code", 0, v.T(i18n.RatedCode), f.Code, i18n.Text{}, view.Field{Help: v.T(textCodeHelp), Max: 30}))
}
