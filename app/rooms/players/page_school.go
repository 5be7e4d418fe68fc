package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// sameSchool asks about schools of the event whose names are alike: the first of the questions.
func sameSchool(v *view.V, m page) app.UI {
	list := m.rollNow().questions
	if len(list) == 0 {
		return nil
	}
	q := list[0]
	return v.SameSchool(m.Session, q, len(list), compareSchools{q.A, q.B, true}, compareSchools{q.A, q.B, false})
}

// schoolSheet is the sheet of one school: its name, how it was written, and with which it would be joined.
func schoolSheet(v *view.V, m page, d schoolDialog) app.UI {
	field := view.Field{ID: "school-name", Label: v.T(m.Kin(textSchoolName)), Help: v.T(m.Kin(textSchoolNameHelp)), Value: d.Form, Max: journal.MaxName,
		In: v.In("school-name", func(s string) session.Msg { return schoolSet{Name: s} })}
	if d.Fault {
		field.Error = v.T(textPlayerBadName)
	}
	body := []app.UI{view.Refused(v, m.Session), app.Form().Class("form").Body(v.Field(field),
		v.SchoolChips(m.Session, "school-chip", m.others(d), func(name string) session.Msg { return schoolSet{Name: name} }))}
	for _, s := range m.Event.Ahead.Schools() {
		if s.Name == d.From && len(s.Spellings) > 1 {
			body = append(body, app.P().Class("mute").ID("spellings").Text(v.T(textSchoolWritten, v.JoinComma(s.Spellings))))
		}
	}
	for i, key := range m.joined(d.From) {
		id := "part-" + strconv.Itoa(i)
		body = append(body, app.P().Class("cluster").Body(app.Text(v.T(textSchoolAlso, key)),
			v.Button(view.Button{Text: v.T(m.Kin(i18n.SameSchoolNo)), ID: id, Act: v.Act(id, partSchool{Key: key, Name: d.From})})))
	}
	save := textSchoolRename
	if other, joins := m.joins(d); joins {
		save = textSchoolJoin
		body = append(body, v.Banner(view.Banner{Kind: "info", ID: "school-joins", Title: v.T(textSchoolJoins, other.Name), Text: v.N(i18n.NPlayers, other.Players)}))
	}
	return v.Sheet(view.Sheet{Title: d.From, Close: v.Act("close-sheet", session.CloseDialog{}), Body: body,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(save), Class: "btn--go btn--main", ID: "save-school", Act: v.Act("save-school", saveSchool{})})}})
}

// others are the schools with which the one in the dialog could be meant to be joined.
func (m page) others(d schoolDialog) []string {
	if d.Form == d.From {
		return m.alikeSchools(d.From)
	}
	return m.suggested(d.Form)
}

// alikeSchools are the other schools of the event whose names are near.
func (m page) alikeSchools(name string) []string {
	var list []string
	for _, other := range m.Event.Ahead.SchoolDecisions().Suggest(name, m.SchoolNames(), chips+1) {
		if other != name && len(list) < chips {
			list = append(list, other)
		}
	}
	return list
}
