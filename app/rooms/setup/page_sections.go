package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// RenderSections draws the page.
func RenderSections(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	list := m.Event.Kept.Sections()
	head := []app.UI{app.Div().Body(app.H1().Text(v.T(i18n.Sections)), app.P().Text(v.T(textSectionsText)))}
	if m.canSplit() {
		head = append(head, app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(textSectionSplit), Icon: "people", ID: "split",
			Act: v.Act("split", splitBySex{})})))
	}
	p := view.Page{Read: true, Main: []app.UI{app.Div().Class("head").Body(head...), strays(v, m)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textSectionAdd), Icon: "plus", Class: "btn--main btn--go", ID: "add-section", Act: v.Act("add-section", openSection{})})}}
	rows := make([]app.UI, len(list))
	for i, sec := range list {
		rows[i] = sectionRow(v, i, sec, len(list))
	}
	p.Main = append(p.Main, app.Ul().Class("list", "list--under").ID("sections").Body(rows...))
	if d, ok := m.Dialog.(sectionDialog); ok {
		p.Sheet = sectionForm(v, m, d)
	}
	return v.EventPage(m.Session, v.T(i18n.Sections), p)
}

// sectionRow is one section: its letters, whom it is for, what it plays, and the keys to change it.
func sectionRow(v *view.V, i int, sec journal.Section, n int) app.UI {
	key := "section-" + strconv.Itoa(int(sec.ID))
	under := v.SectionUnder(sec)
	if sec.TimeControl != "" {
		under += " · " + sec.TimeControl
	}
	keys := []app.UI{
		v.Button(view.Button{Text: v.T(textSectionRulesOf, sec.Name), ID: key + "-rules", Act: v.Act(key+"-rules", session.GoSection{Section: sec.ID, To: session.PageRules})}),
		v.Button(view.Button{Text: v.T(textSectionEditOf, sec.Name), Icon: "edit", Only: true, ID: key + "-edit", Act: v.Act(key+"-edit", openSection{ID: sec.ID})}),
	}
	if sec.Players == 0 && sec.Round == 0 && n > 1 {
		keys = append(keys, v.Button(view.Button{Text: v.T(textSectionRemoveOf, sec.Name), Icon: "trash", Only: true, Class: "btn--bad", ID: key + "-remove",
			Act: v.Act(key+"-remove", removeSection{ID: sec.ID})}))
	}
	return app.Li().Class("secrow").ID(key).Body(
		app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sec.Name),
		app.Span().Body(app.Span().Class("name", "cap").Text(phrase.GroupText(v.Lang, sec.Group)), app.Span().Class("under").Text(under)),
		app.Span().Class("cluster").Body(keys...))
}

// strays names who is in another section than the right one, and moves them all with one touch.
func strays(v *view.V, m page) app.UI {
	stray := m.misplaced()
	total := len(stray.Moves) + len(stray.Unclear)
	if total == 0 {
		return nil
	}
	ids := slices.Clone(stray.Unclear)
	for _, move := range stray.Moves {
		ids = append(ids, move.ID)
	}
	slices.Sort(ids)
	const most = 6
	names := make([]string, 0, most)
	for _, id := range ids[:min(most, len(ids))] {
		p, _ := m.Event.Ahead.Player(id)
		names = append(names, m.Session.Name(p))
	}
	text := v.T(textSectionStrayText, v.JoinComma(names))
	if total > most {
		text += " " + v.N(i18n.FileMore, total-most)
	}
	b := view.Banner{Kind: "warn", ID: "strays", Title: v.N(textSectionStray, total), Text: text}
	if len(stray.Moves) > 0 {
		b.Button = &view.Button{Text: v.T(textSectionStrayDo), ID: "sort-out", Act: v.Act("sort-out", sortPlayersOut{})}
	}
	return v.Banner(b)
}

// sectionForm adds a section, or changes one.
func sectionForm(v *view.V, m page, d sectionDialog) app.UI {
	title := textSectionEdit
	var like app.UI
	switch {
	case d.Part > len(m.parts(v.Lang)):
		title = textSectionNew
	case d.Part == 0 && d.ID == 0:
		title = textSectionNew
		sec := m.Session.Section()
		like = app.P().Class("mute").Text(v.T(textSectionLike, sec.Name))
	}
	fault := ""
	if slices.Contains(d.Faults, "name") {
		fault = v.T(textSectionNameError)
	}
	sex := map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[d.Sex]
	return v.Sheet(view.Sheet{Title: v.T(title), Close: v.Act("close-sheet", session.CloseDialog{}),
		Body: []app.UI{view.Refused(v, m.Session), app.Form().Class("form").Body(
			v.Field(view.Field{ID: "sec-name", Label: v.T(textSectionName), Help: v.T(textSectionNameHelp), Error: fault, Value: d.Name, Max: 30, In: sectionField(v, "name")}),
			v.Seg("sec-sex", v.T(textSectionFor), sex, sectionField(v, "sex"), []view.Option{{Key: "", Text: v.T(textSectionForAll)}, {Key: "m", Text: v.T(i18n.FieldMale)}, {Key: "f", Text: v.T(i18n.FieldFemale)}}),
			v.Seg("sec-level", v.T(i18n.FieldLevel), string(d.Level), sectionField(v, "level"), levelOptions(v, d.Level)),
			limits(v, d), like)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go btn--main", ID: "save", Act: v.Act("save", saveSection{})})}})
}

func sectionField(v *view.V, field string) string {
	return v.In("sec-"+field, func(s string) session.Msg { return sectionSet{Field: field, Value: s} })
}

// levelOptions are the levels of schools that are usual where the language is spoken, and the one that the section has.
func levelOptions(v *view.V, now alike.Level) []view.Option {
	levels := levelsOf(v.Lang)
	if now != alike.AnyLevel && !slices.Contains(levels, now) {
		levels = append(levels, now)
	}
	options := []view.Option{{Key: "", Text: v.T(textSectionForAll)}}
	for _, level := range levels {
		options = append(options, view.Option{Key: string(level), Text: v.T(levelShort[level])})
	}
	return options
}

// limits are the ranges that a section may have, each with its two ends side by side.
func limits(v *view.V, d sectionDialog) app.UI {
	texts := map[string][2]i18n.Text{"from": {textSectionFrom, textSectionYearError}, "to": {textSectionTo, textSectionYearError},
		"class-from": {textSectionClassFrom, textSectionClassError}, "class-to": {textSectionClassTo, textSectionClassError},
		"rating-from": {textSectionRatingFrom, textSectionRatingError}, "rating-to": {textSectionRatingTo, textSectionRatingError}}
	var rows []app.UI
	for i := 0; i < len(sectionLimits); i += 2 {
		var pair []app.UI
		for _, f := range sectionLimits[i : i+2] {
			fault := ""
			if slices.Contains(d.Faults, f.field) {
				fault = v.T(texts[f.field][1])
			}
			pair = append(pair, v.Field(view.Field{ID: "sec-" + f.field, Label: v.T(texts[f.field][0]), Error: fault, Value: d.Limits[f.field], Numeric: true, Max: 4, In: sectionField(v, f.field)}))
		}
		rows = append(rows, app.Div().Class("fields").Body(pair...))
	}
	return app.FieldSet().Class("form").Body(append([]app.UI{app.Legend().Class("field__help").Text(v.T(textSectionYearHelp))}, rows...)...)
}

// parts lists the sections of a new event, each with the keys to change it.
func parts(v *view.V, w Model) app.UI {
	list := w.parts(v.Lang)
	rows := make([]app.UI, len(list))
	for i, part := range list {
		key := "part-" + strconv.Itoa(i)
		keys := []app.UI{v.Button(view.Button{Text: v.T(textSectionEditOf, part.Name), Icon: "edit", Only: true, ID: key + "-edit", Act: v.Act(key+"-edit", openPart{i})})}
		if len(list) > 1 {
			keys = append(keys, v.Button(view.Button{Text: v.T(textSectionRemoveOf, part.Name), Icon: "trash", Only: true, Class: "btn--bad", ID: key + "-remove", Act: v.Act(key+"-remove", removePart{i})}))
		}
		rows[i] = app.Li().Class("secrow").ID(key).Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(part.Name),
			app.Span().Class("cap").Text(phrase.GroupText(v.Lang, part.Group)), app.Span().Class("cluster").Body(keys...))
	}
	return app.Section().Class("stack").ID("parts").TabIndex(-1).Aria("labelledby", "parts-title").Body(
		app.Div().Class("head").Body(app.H2().ID("parts-title").Text(v.T(textWizardSections)), app.Div().Class("head__tools").Body(
			v.Button(view.Button{Text: v.T(textSectionAdd), Icon: "plus", ID: "add-part", Act: v.Act("add-part", openPart{len(list)})}))),
		app.Ul().Class("list").Body(rows...))
}
