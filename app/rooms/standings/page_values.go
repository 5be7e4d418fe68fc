package standings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// given leads to the values that are calculated elsewhere, where the section ranks by them.
func given(v *view.V, m page) app.UI {
	if !m.hasGiven() {
		return nil
	}
	return v.Button(view.Button{Text: v.T(textValues), Icon: "edit", ID: "values", Act: v.Act("values", openValues{})})
}

// values is the sheet that takes them.
func values(v *view.V, m page, d valuesDialog) app.UI {
	body := []app.UI{view.Refused(v, m.Session), app.P().Text(v.T(textValuesText))}
	for _, p := range m.tied(d) {
		id := valueID(p.ID)
		f := view.Field{ID: id, Label: m.Name(p), Value: d.Typed[p.ID], Numeric: true, Max: 10, In: v.In(id, func(s string) session.Msg { return valueSet{Player: p.ID, Text: s} })}
		if d.Bad == p.ID {
			f.Error = v.T(textValueBad)
		}
		body = append(body, v.Field(f))
	}
	fault := ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	body = append(body, v.Field(view.Field{ID: "reason", Label: v.T(textValuesFrom), Value: d.Reason, Error: fault, Max: journal.MaxText,
		In: v.In("values-reason", func(s string) session.Msg { return valueSet{Text: s} })}))
	return v.Sheet(view.Sheet{Title: v.T(textValues), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.ReasonDo), Class: "btn--go btn--main", ID: "values-save", Act: v.Act("values-save", saveValues{})})}})
}

// placeless names who was expelled, below the table in which he has no place.
func placeless(v *view.V, m page) app.UI {
	names := m.expelled()
	if len(names) == 0 {
		return nil
	}
	return app.P().ID("expelled").Text(v.T(textExpelled, v.JoinComma(names)))
}
