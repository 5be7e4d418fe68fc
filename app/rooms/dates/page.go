// Package dates is the page of the days on which a section is played: those of its rounds, and of a knock-out those of its matches.
package dates

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	f := m.form()
	tools := []app.UI{}
	if !m.Event.Ahead.Event().Start.IsZero() {
		tools = append(tools, v.Button(view.Button{Text: v.T(textSpread), ID: "spread", Act: v.Act("spread", spread{})}))
	}
	tools = append(tools, v.Button(view.Button{Text: v.T(textWeekly), ID: "weekly", Act: v.Act("weekly", weekly{})}))
	var days []app.UI
	for _, x := range m.rounds() {
		n := v.Int(x.Round)
		days = append(days, dayRow(v.T(i18n.RoundN, n)+weekday(v, f[x]), fields(v, m, f, x, v.T(textRoundDay, n), v.T(textRoundTime, n))))
	}
	rows := append(weekdays(v, m), app.Div().Class("cluster").Body(tools...), app.Div().Class("whens").Body(days...))
	p := view.Page{Read: true, Main: []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.Dates)), app.P().Text(v.T(textIntro)))),
		app.Form().Class("form").ID("dates").Body(append(append(postponed(v, m, f), rows...), matches(v, m, f)...)...)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textSave), Icon: "check", Class: "btn--main btn--go", ID: "save", Act: v.Act("save", save{})})}}
	return v.EventPage(m.Session, v.T(i18n.Dates), p)
}

// weekdays choose the days of the week on which rounds are played, where the event is longer than one.
func weekdays(v *view.V, m page) []app.UI {
	if !m.isLong() {
		return nil
	}
	ticks := make([]app.UI, 0, len(textWeekdays))
	for i := range textWeekdays {
		day := time.Weekday((i + 1) % len(textWeekdays)) // a week of ours begins on Monday
		id := "on-" + v.Int(int(day))
		in := v.In(id, func(s string) session.Msg { return choose{Day: day, On: s == "true"} })
		ticks = append(ticks, v.Check(id, v.T(textWeekdays[day]), in, m.On[day]))
	}
	return []app.UI{app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(textOnDays)),
		app.P().Class("mute").Text(v.T(textOnDaysAs)), app.Div().Class("cluster").Body(ticks...))}
}

// weekday names the day of the week after a round, once it has a date.
func weekday(v *view.V, w when) string {
	day, err := time.Parse(time.DateOnly, w.Date)
	if err != nil {
		return ""
	}
	return " · " + v.T(textWeekdays[day.Weekday()])
}

// matches are the days of the matches of a bracket; before the draw a sentence says when they come.
func matches(v *view.V, m page, f form) []app.UI {
	if !m.Section().IsBracket() {
		return nil
	}
	list, of := m.matches()
	body := []app.UI{app.H2().Text(v.T(textMatches))}
	if list == nil {
		return append(body, app.P().ID("no-matches").Text(v.T(textNoMatches)))
	}
	days := make([]app.UI, len(list))
	for i, x := range list {
		days[i] = dayRow(v.T(i18n.RoundN, v.Int(x.Round))+" · "+m.pairing(v, x, of[x]), fields(v, m, f, x, v.T(textDay), v.T(textTime)))
	}
	return append(body, app.P().Class("mute").Text(v.T(textMatchesAs)), app.Div().Class("whens").Body(days...))
}

// postponed are the games that are put off, each with its day and the way to its result; they stand first, for they are what is forgotten.
func postponed(v *view.V, m page, f form) (body []app.UI) {
	list := m.Section().Postponed()
	if len(list) == 0 {
		return nil
	}
	var days []app.UI
	for _, g := range list {
		x, key := slot{g.Round, g.Board}, "result-"+slot{g.Round, g.Board}.id()
		who := v.T(i18n.PostponedOf, v.Int(g.Round), v.Int(m.BoardNo(g.Board)), m.Names(g.White), m.Names(g.Black))
		days = append(days, dayRow(who, fields(v, m, f, x, v.T(textDay), v.T(textTime)),
			v.Button(view.Button{Text: v.T(i18n.PostponedResult), Icon: "edit", Class: "btn--quiet", ID: key, Act: v.Act(key, session.OpenCorrection{Round: g.Round, Board: g.Board})})))
	}
	return []app.UI{app.H2().ID("postponed").Text(v.T(i18n.PostponedTitle)), app.P().Class("mute").Text(v.T(textPostponedAs)), app.Div().Class("whens").Body(days...)}
}

// dayRow is a row: of what, its day and its hour, and what else can be done with it.
func dayRow(of string, fields app.UI, keys ...app.UI) app.UI {
	return app.FieldSet().Class("when").Body(append([]app.UI{app.Legend().Text(of), fields}, keys...)...)
}

// pairing names who meets, as far as that is known.
func (m page) pairing(v *view.V, x slot, of knockout.Match) string {
	if of.Third {
		return v.T(i18n.CupThird)
	}
	if of.Upper == 0 && of.Lower == 0 {
		return v.T(textMatchN, v.Int(x.Match))
	}
	name := func(tpn swiss.TPN) string {
		if tpn == 0 {
			return "…"
		}
		p, _ := m.Section().ByNumber(tpn)
		return m.Name(p)
	}
	return name(of.Upper) + " – " + name(of.Lower)
}

// fields are the day and the hour of a slot.
func fields(v *view.V, m page, f form, x slot, day, hour string) app.UI {
	input := func(field, label, kind, value string, fault i18n.Text) app.UI {
		id := field + "-" + x.id()
		in := view.Field{ID: id, Label: label, Type: kind, Value: value, In: v.In(id, func(s string) session.Msg { return set{Slot: x, Field: field, Value: s} })}
		if m.IsFault(m.Session, id) {
			in.Error = v.T(fault)
		}
		return v.Field(in)
	}
	return app.Div().Class("fields").Body(input("day", day, "date", f[x].Date, textDateBad), input("time", hour, "time", f[x].Time, textTimeBad))
}
