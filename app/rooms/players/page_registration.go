package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// RenderRegistration draws the page.
func RenderRegistration(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, RefreshRegistration(in, own)}
	schools := m.senderRoll.list
	deadline := m.Event.Ahead.Event().Deadline
	value := ""
	if !deadline.IsZero() {
		value = deadline.String()
	}
	main := []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.Registration)), app.P().Text(v.T(m.Kin(textRegistrationText)))),
			app.Div().Class("head__tools").Body(
				v.Button(view.Button{Text: v.T(textPlayersPaste), Icon: "paste", ID: "paste", Href: m.Route.In(session.PageImport).Path()}))),
		app.Form().Class("form", "form--under").Body(v.Field(view.Field{ID: "deadline", Label: v.T(textDeadline), Help: v.T(textDeadlineHelp), Type: "date", Value: value,
			In: v.In("deadline", func(s string) session.Msg { return setDeadline{Date: s} })})),
	}
	if len(schools) == 0 {
		main = append(main, app.P().Class("table--under").ID("no-schools").Text(v.T(textConfirmNone)))
		return v.EventPage(m.Session, v.T(i18n.Registration), view.Page{Read: true, Main: main})
	}
	all := len(schools)
	schools = schools[:v.Rows(2*all)/2] // a school stands in two lines
	sections, texts := m.Event.Kept.Sections(), m.confirmations(schools)
	rows := make([]app.UI, len(schools))
	for i, s := range schools {
		rows[i] = school(v, sections, i, s, texts[i])
	}
	main = append(main, app.Section().Class("sec").Aria("labelledby", "schools-title").Body(
		app.H2().ID("schools-title").Text(v.T(m.Kin(textConfirmTitle))), app.Ul().Class("list").ID("schools").Body(rows...)))
	return v.EventPage(m.Session, m.NSchools(all), view.Page{Read: true, Main: main})
}

// school is one school: how many of it stand where, what is open, and its text with the keys to send it.
func school(v *view.V, sections []journal.Section, i int, s sender, chat sheet.Chat) app.UI {
	key := "school-" + strconv.Itoa(i)
	under := []app.UI{app.Text(v.N(i18n.NPlayers, len(s.Players)))}
	for k, sec := range sections {
		if n := inSection(s, sec.ID); n > 0 && len(s.Players) > 0 {
			under = append(under, app.Span().Class("nw").Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(k)).Text(sec.Name), app.Text(" "), app.B().Class("num").Text(v.Int(n))))
		}
	}
	if s.Open > 0 {
		under = append(under, view.Badge("warn", "warn", v.N(textSchoolOpen, s.Open)))
	}
	if s.Late > 0 {
		under = append(under, view.Badge("", "clock", v.N(textSchoolLate, s.Late)))
	}
	return app.Li().Class("school").ID(key).Body(
		app.Details().Class("school__text").Body(
			app.Summary().ID(key+"-open").Body(app.Span().Class("name").Text(chat.For), view.Hidden(v.T(textSchoolText, chat.For)), app.Span().Class("cluster", "under").Body(under...)),
			app.Pre().Class("chat__text").ID(key+"-text").Text(chat.Text)),
		app.Div().Class("share__keys").Body(
			v.Button(view.Button{Text: v.T(i18n.PrintCopyOf, chat.For), Icon: "copy", Only: true, ID: key + "-copy", Act: v.Act(key+"-copy", session.Ask{Cmd: session.CopyText{Text: chat.Text}})}),
			v.Button(view.Button{Text: v.T(i18n.PrintShareOf, chat.For), Icon: "share", Only: true, ID: key + "-share", Act: v.Act(key+"-share", session.Ask{Cmd: session.ShareText{Title: chat.For, Text: chat.Text}})})))
}

func inSection(s sender, id journal.SectionID) int {
	n := 0
	for _, p := range s.Players {
		if p.Section == id {
			n++
		}
	}
	return n
}
