// Package registration is the page of the days before the event: until when schools register, who has, and the texts that
// tell each school so.
package registration

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/sheet"
	"wasit/app/view"
)

// Render draws the page.
func Render(v *view.V, m model.Model) app.UI {
	schools := m.Senders()
	deadline := m.Event.Ahead.Event().Deadline
	value := ""
	if !deadline.IsZero() {
		value = deadline.String()
	}
	main := []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.Registration)), app.P().Text(v.T(i18n.RegistrationText))),
			app.Div().Class("head__tools").Body(
				v.Button(view.Button{Text: v.T(i18n.PlayersPaste), Icon: "paste", ID: "paste", Href: m.Route.In(model.PageImport).Path()}))),
		app.Form().Class("form", "form--under").Body(v.Field(view.Field{ID: "deadline", Label: v.T(i18n.Deadline), Help: v.T(i18n.DeadlineHelp), Type: "date", Value: value,
			In: v.In("deadline", func(s string) model.Msg { return model.SetDeadline{Date: s} })})),
	}
	if len(schools) == 0 {
		main = append(main, app.P().Class("table--under").ID("no-schools").Text(v.T(i18n.ConfirmNone)))
		return v.EventPage(m, v.T(i18n.Registration), view.Page{Read: true, Main: main})
	}
	all := len(schools)
	schools = schools[:v.Rows(2*all)/2] // a school stands in two lines
	sections, texts := m.Event.Kept.Sections(), m.Confirmations(schools)
	rows := make([]app.UI, len(schools))
	for i, s := range schools {
		rows[i] = school(v, sections, i, s, texts[i])
	}
	main = append(main, app.Section().Class("sec").Aria("labelledby", "schools-title").Body(
		app.H2().ID("schools-title").Text(v.T(i18n.ConfirmTitle)), app.Ul().Class("list").ID("schools").Body(rows...)))
	return v.EventPage(m, v.N(i18n.NSchools, all), view.Page{Read: true, Main: main})
}

// school is one school: how many of it stand where, what is open, and its text with the keys to send it.
func school(v *view.V, sections []journal.Section, i int, s model.Sender, chat sheet.Chat) app.UI {
	key := "school-" + strconv.Itoa(i)
	under := []app.UI{app.Text(v.N(i18n.NPlayers, len(s.Players)))}
	for k, sec := range sections {
		if n := inSection(s, sec.ID); n > 0 && len(s.Players) > 0 {
			under = append(under, app.Span().Class("secchip", "secchip--s", view.SectionColor(k)).Text(sec.Name), app.B().Class("num").Text(v.Int(n)))
		}
	}
	if s.Open > 0 {
		under = append(under, view.Badge("warn", "warn", v.N(i18n.SchoolOpen, s.Open)))
	}
	if s.Late > 0 {
		under = append(under, view.Badge("", "clock", v.N(i18n.SchoolLate, s.Late)))
	}
	return app.Li().Class("school").ID(key).Body(
		app.Details().Class("school__text").Body(
			app.Summary().ID(key+"-open").Body(app.Span().Class("name").Text(chat.For), view.Hidden(v.T(i18n.SchoolText, chat.For)), app.Span().Class("cluster", "under").Body(under...)),
			app.Pre().Class("chat__text").ID(key+"-text").Text(chat.Text)),
		app.Div().Class("share__keys").Body(
			v.Button(view.Button{Text: v.T(i18n.PrintCopyOf, chat.For), Icon: "copy", Only: true, ID: key + "-copy", Act: v.Act(key+"-copy", model.Ask{Cmd: model.CopyText{Text: chat.Text}})}),
			v.Button(view.Button{Text: v.T(i18n.PrintShareOf, chat.For), Icon: "share", Only: true, ID: key + "-share", Act: v.Act(key+"-share", model.Ask{Cmd: model.ShareText{Title: chat.For, Text: chat.Text}})})))
}

func inSection(s model.Sender, id journal.SectionID) int {
	n := 0
	for _, p := range s.Players {
		if p.Section == id {
			n++
		}
	}
	return n
}
