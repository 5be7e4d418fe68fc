package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Render draws the page.
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

// row is one section: its letters, whom it is for, what it plays, and the keys to change it.
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

// form adds a section, or changes one.
func sectionForm(v *view.V, m page, d sectionDialog) app.UI {
	set := func(field string) string {
		return v.In("sec-"+field, func(s string) session.Msg { return sectionSet{Field: field, Value: s} })
	}
	fault := func(field string, t i18n.Text) string {
		if slices.Contains(d.Faults, field) {
			return v.T(t)
		}
		return ""
	}
	title := textSectionEdit
	var like app.UI
	if d.ID == 0 {
		title = textSectionNew
		sec, _ := m.Event.Ahead.Section(m.Event.Section)
		like = app.P().Class("mute").Text(v.T(textSectionLike, sec.Name))
	}
	sex := map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[d.Sex]
	return v.Sheet(view.Sheet{Title: v.T(title), Close: v.Act("close-sheet", session.CloseDialog{}),
		Body: []app.UI{view.Refused(v, m.Session), app.Form().Class("form").Body(
			v.Field(view.Field{ID: "sec-name", Label: v.T(textSectionName), Help: v.T(textSectionNameHelp), Error: fault("name", textSectionNameError), Value: d.Name, Max: 30, In: set("name")}),
			v.Seg("sec-sex", v.T(textSectionFor), sex, set("sex"), []view.Option{{Key: "", Text: v.T(textSectionForAll)}, {Key: "m", Text: v.T(i18n.FieldMale)}, {Key: "f", Text: v.T(i18n.FieldFemale)}}),
			app.Div().Class("fields").Body(
				v.Field(view.Field{ID: "sec-from", Label: v.T(textSectionFrom), Help: v.T(textSectionYearHelp), Error: fault("from", textSectionYearError), Value: d.From, Numeric: true, Max: 4, In: set("from")}),
				v.Field(view.Field{ID: "sec-to", Label: v.T(textSectionTo), Help: v.T(textSectionYearHelp), Error: fault("to", textSectionYearError), Value: d.To, Numeric: true, Max: 4, In: set("to")})),
			like)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go btn--main", ID: "save", Act: v.Act("save", saveSection{})})}})
}
