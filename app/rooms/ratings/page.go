// Package ratings holds the rating lists of this device: the page on which they are imported, and the check of an event against
// one of them.
package ratings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page of the lists.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	body := []app.UI{app.Div().Class("stack").Body(app.H1().Text(v.T(i18n.RatingLists)), app.P().Text(v.T(textLead)))}
	switch {
	case m.Lists.Err != nil:
		why := session.Explain(v.Lang, m.Lists.Err)
		body = append(body, v.Banner(view.Banner{Kind: "bad", ID: "no-lists", Title: why.Title, Text: why.Text}))
	default:
		body = append(body, slot(v, m, ratinglist.FIDE), slot(v, m, ratinglist.National))
	}
	p := view.Page{Bar: view.Bar{Title: v.T(i18n.RatingLists), Back: &view.Button{Text: v.T(i18n.Settings), Icon: "back", Only: true, Class: "btn--quiet",
		Href: session.Route{Page: session.PageSettings}.Path()}}, Nav: v.MainNav(session.PageSettings), Read: true, Main: body}
	if d, ok := m.Dialog.(deleteDialog); ok {
		p.Sheet = deleteSheet(v, m, d)
	}
	return v.Page(m.Session, p)
}

// kindNames are the lists by name, in the middle of a line.
var kindNames = map[ratinglist.Kind]i18n.Text{ratinglist.FIDE: textFIDE, ratinglist.National: textNational}

// slot is the place of one list: what stands there, how it is filled, or how far that is.
func slot(v *view.V, m page, kind ratinglist.Kind) app.UI {
	id := "list-" + string(kind)
	body := []app.UI{app.H2().ID(id + "-title").Text(v.T(kindNames[kind]))}
	if l, ok := kept(m, kind); ok {
		body = append(body, about(v, l), month(v, l))
	} else if m.Lists.Now == nil || m.Lists.Now.Kind != kind {
		body = append(body, app.P().Class("mute").ID(id+"-none").Text(v.T(map[ratinglist.Kind]i18n.Text{ratinglist.FIDE: textNoFIDE, ratinglist.National: textNoNational}[kind])))
	}
	switch {
	case m.Lists.Now != nil && m.Lists.Now.Kind == kind:
		body = append(body, progress(v, *m.Lists.Now))
	case m.Lists.Now == nil:
		body = append(body, fill(v, m, kind)...)
	}
	return app.Section().Class("sec", "stack").ID(id).Aria("labelledby", id+"-title").Body(body...)
}

func kept(m page, kind ratinglist.Kind) (session.RatingList, bool) {
	for _, l := range m.Lists.Kept {
		if l.Kind == kind {
			return l, true
		}
	}
	return session.RatingList{}, false
}

// about says which list is kept.
func about(v *view.V, l session.RatingList) app.UI {
	fact := func(name i18n.Text, value string) app.UI {
		return app.Div().Body(app.Dt().Text(v.T(name)), app.Dd().Text(value))
	}
	facts := []app.UI{fact(i18n.Players, v.Int(l.Players)), fact(textFile, l.Source), fact(textImported, v.Day(l.Made)+", "+v.Clock(l.Made))}
	if l.Federation != "" {
		facts = append(facts, fact(i18n.FieldFederation, l.Federation))
	}
	if l.Skipped > 0 {
		facts = append(facts, fact(textSkipped, v.Int(l.Skipped)))
	}
	return app.Dl().Class("kv", "kv--row").ID("kept-" + string(l.Kind)).Body(facts...)
}

// fill offers to import a list, and to delete the one that is there.
func fill(v *view.V, m page, kind ratinglist.Kind) []app.UI {
	var body []app.UI
	if kind == ratinglist.FIDE {
		f := view.Field{ID: "list-fed", Label: v.T(textOnly), Help: v.T(textOnlyHelp), Value: m.Federation, Max: 3,
			In: v.In("list-fed", func(s string) session.Msg { return federationSet{s} })}
		if m.BadCode {
			f.Error = v.T(textBadCode)
		}
		body = append(body, app.Form().Class("form").Body(v.Field(f)))
	} else {
		body = append(body, app.P().Class("mute").Text(v.T(textNationalHelp)))
	}
	id := "import-" + string(kind)
	text := textImport
	keys := []app.UI{}
	if _, ok := kept(m, kind); ok {
		text = textReplace
		del := "delete-" + string(kind)
		keys = append(keys, v.Button(view.Button{Text: v.T(textDelete), Icon: "trash", ID: del, Act: v.Act(del, askDelete{kind})}))
	}
	keys = append([]app.UI{v.Button(view.Button{Text: v.T(text), Icon: "open", Class: "btn--main", ID: id, Act: v.Act(id, importList{kind})})}, keys...)
	return append(body, app.Div().Class("cluster").Body(keys...))
}

// progress says in words how far an import is.
func progress(v *view.V, now session.ListImport) app.UI {
	text := v.T(textReading, v.Int(now.Players), v.Int(now.Percent))
	if now.Stage != ratinglist.Reading {
		text = v.T(textSorting, v.Int(int(now.Stage)), v.Int(now.Percent))
	}
	return app.Div().Class("stack").Body(
		app.P().ID("progress").Attr("role", "status").Body(app.B().Text(now.File), app.Text(" – "+text)),
		app.Progress().Max(100).Value(now.Percent).Aria("label", v.T(textProgress)),
		app.P().Class("mute").Text(v.T(textStays)),
		app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textStop), Icon: "x", ID: "stop-import", Act: v.Act("stop-import", session.Ask{Cmd: session.StopImport{}})})))
}

func deleteSheet(v *view.V, m page, d deleteDialog) app.UI {
	return v.Sheet(view.Sheet{Title: v.T(textDeleteTitle, v.T(kindNames[d.Kind])), Close: v.Act("close-sheet", session.LeaveDialog{}),
		Body: []app.UI{app.P().Text(v.T(textDeleteText))},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textDelete), Class: "btn--bad btn--main", ID: "delete", Act: v.Act("delete", deleteList{})})}})
}
