// Package rated is the page of an event that is to be rated: what its report still lacks, and the papers that a federation asks for.
package rated

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	is := m.Event.Kept.Event().Papers.Rated
	p := view.Page{Read: true, Main: []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.RatedTitle)), app.P().Text(v.T(textIntro)))),
		v.Switch("rated", v.T(i18n.RatedSwitch), v.In("rated", func(s string) session.Msg { return rate{On: s == "true"} }), is)}}
	if is && !m.IsPractice() {
		p.Main = append(p.Main, mode(v, m), complete(v, m), lasting(v, m), papers(v, m))
		p.Act = []app.UI{v.Button(view.Button{Text: v.T(textSave), Icon: "check", Class: "btn--main btn--go", ID: "save", Act: v.Act("save", save{})})}
	}
	return v.EventPage(m.Session, v.T(i18n.RatedTitle), p)
}

// mode says whether the section is in FIDE mode, why not, or how it left it, and has the way out.
func mode(v *view.V, m page) app.UI {
	s, id := m.Event.Kept, m.Event.Section
	b := view.Banner{Kind: "info", ID: "fide-mode"}
	switch k := s.Mode(id); k.State {
	case journal.ModeIn:
		b.Kind, b.Title, b.Text = "ok", v.T(textModeIn), v.T(textModeInText)
		b.Button = &view.Button{Text: v.T(i18n.GateToLeave), Class: "btn--quiet", ID: "leave-mode", Act: v.Act("leave-mode", session.AskLeave{})}
	case journal.ModeGone:
		b.Kind, b.Title, b.Text = "warn", phrase.FIDESign(v.Lang, k), phrase.FIDELine(v.Lang, k)
	default:
		b.Title = v.T(textModeFree)
		if rule := s.Obstacle(id); rule != "" {
			b.Text = phrase.FIDERule(v.Lang, rule) + ". " + phrase.FIDEWhy(v.Lang, rule)
		}
	}
	return v.Banner(b)
}

// complete says whether the report is complete, and leads to what it lacks.
func complete(v *view.V, m page) app.UI {
	list := m.lacks()
	title, text, kind := v.T(textComplete), v.T(textCompleteText), "ok"
	if n := federation.Missing(m.Event.Kept, m.Event.Section); n > 0 {
		title, text, kind = v.N(i18n.RatedMissing, n), v.T(textMissingText), "warn"
	} else if len(list) > 0 {
		title, text, kind = v.T(textSoFar), v.T(textSoFarText), "info"
	}
	rows := make([]app.UI, len(list))
	for i, x := range list {
		rows[i] = lackItem(v, x)
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "complete").Body(
		app.H2().ID("complete").Text(v.T(textIsComplete)),
		v.Banner(view.Banner{Kind: kind, ID: "report-state", Title: title, Text: text}),
		app.Ul().Class("list").ID("lacks").Body(rows...), due(v, m), remarks(v, m), doors(v, m))
}

// due says by when the report must have arrived: late ones cost money.
func due(v *view.V, m page) app.UI {
	officer, fide, ok := federation.Due(m.Event.Kept.Event())
	if !ok {
		return nil
	}
	day := func(d journal.Date) string { return v.Date(d.Year, d.Month, d.Day) }
	return app.P().ID("report-due").Text(v.T(textDue, day(officer), day(fide)))
}

// remarks are the rounds whose pairing is not the one that would be made now: the file tells the rating officer the same.
func remarks(v *view.V, m page) app.UI {
	list := m.Event.Kept.Marks(m.Event.Section)
	if len(list) == 0 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, k := range list {
		items[i] = app.Li().Text(v.N(i18n.MarkRounds, len(k.Rounds), session.Listed(v.Lang, k.Rounds)) + phrase.Mark(v.Lang, k, m.BoardNo(k.Board)))
	}
	return app.Div().Class("stack-2").ID("remarks").Body(app.H3().Text(v.T(textRemarks)), app.P().Class("mute").Text(v.T(textRemarksAs)), app.Ul().Class("plain").Body(items...))
}

// lackItem is one line of what is missing, with the way to its field.
func lackItem(v *view.V, x item) app.UI {
	id := "lack-" + x.Key
	var end app.UI
	switch {
	case x.Field != "":
		end = v.Button(view.Button{Text: v.T(textMend), Class: "btn--quiet", ID: id, Act: v.Act(id, fill{ID: x.Field})})
	case x.To.Event != "":
		end = v.Button(view.Button{Text: v.T(textMend), After: "next", Class: "btn--quiet", ID: id, Href: x.To.Path()})
	}
	return app.Li().Body(app.Div().Class("item", "item--nolead").Body(
		app.Span().Body(app.Span().Class("name").Text(x.Text), app.Span().Class("under").Text(x.Under)),
		app.Span().Class("item__end").Body(end)))
}

// doors lead to what is made of the papers.
func doors(v *view.V, m page) app.UI {
	paper := m.Route.In(session.PagePrint)
	paper.Sheet = string(sheet.Rating)
	return app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textOnPaper), Icon: "print", ID: "on-paper", Href: paper.Path()}),
		v.Button(view.Button{Text: v.T(textAsFile), Icon: "share", ID: "as-file", Href: m.Route.In(session.PageData).Path()}),
		v.Button(view.Button{Text: v.T(i18n.Dates), Icon: "events", ID: "to-dates", Href: m.Route.In(session.PageDates).Path()}))
}

// fault is the text of a control whose value cannot stand, empty where it can.
func (m page) fault(v *view.V, id string, t i18n.Text) string {
	if m.IsFault(m.Session, id) {
		return v.T(t)
	}
	return ""
}
