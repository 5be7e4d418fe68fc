package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// SameSchool asks whether two names mean one school; open is how many such questions there are. Same and other are what the answers
// send.
func (v *V) SameSchool(m session.Session, q alike.Question, open int, same, other session.Msg) app.UI {
	title := v.T(m.Kin(i18n.SameSchool))
	if open > 1 {
		title += " (" + v.Int(open) + ")"
	}
	text := v.T(i18n.SameSchoolText, q.A, q.B)
	if q.Earlier {
		text = v.T(m.Kin(i18n.SameSchoolEarlier), q.A, q.B)
	}
	return app.Section().Class("sec", "stack").ID("same-school").TabIndex(-1).Aria("labelledby", "same-school-title").Body(
		app.P().Body(app.B().ID("same-school-title").Text(title)), app.P().Text(text),
		app.Div().Class("cluster").Body(
			v.Button(Button{Text: v.T(i18n.SameSchoolYes, q.A), ID: "school-same", Act: v.Act("school-same", same)}),
			v.Button(Button{Text: v.T(m.Kin(i18n.SameSchoolNo)), ID: "school-other", Act: v.Act("school-other", other)})))
}

// SchoolChips offers names of schools for what is typed into a field; pick makes the message of one. Nil where there is none.
func (v *V) SchoolChips(m session.Session, id string, names []string, pick func(name string) session.Msg) app.UI {
	if len(names) == 0 {
		return nil
	}
	chips := make([]app.UI, len(names))
	for i, name := range names {
		key := id + "-" + string(rune('0'+i))
		chips[i] = app.Button().Type("button").Class("chip").ID(key).DataSet("act", v.Act(key, pick(name))).Text(name)
	}
	return app.Div().Class("cluster").ID(id).Attr("role", "group").Aria("label", v.T(m.Kin(i18n.SchoolsMeant))).Body(chips...)
}
