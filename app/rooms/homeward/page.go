// Package homeward is the page that foretells when a round and the day end, and tries a day before it is played.
package homeward

import (
	"math"
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/forecast"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	days, last := forecast.Days(m.Event.Kept, m.Now)
	body := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.HomewardTitle)), app.P().Text(v.T(textIntro))))}
	if len(days) > 0 {
		here := last
		if i := slices.IndexFunc(days, func(d forecast.Day) bool { return d.Section == m.Event.Section }); i >= 0 {
			here = days[i]
		}
		body = append(body, foretold(v, here, last), sections(v, m, days), rest(v, here.Rest))
	}
	var acts []app.UI
	if m.Form != nil && m.Or(m.Session, m.told) != m.told() && !m.Event.OnlyReads() {
		acts = []app.UI{v.Button(view.Button{Text: v.T(textKeep), Icon: "check", Class: "btn--main btn--go", ID: "keep", Act: v.Act("keep", keep{})})}
	}
	return v.EventPage(m.Session, v.T(i18n.HomewardTitle), view.Page{Read: true, Main: append(body, try(v, m)), Act: acts})
}

// hour writes a span as a guess: "± 15.40".
func hour(v *view.V, s forecast.Span) string { return "± " + v.Clock(s.Rounded().At) }

// ends write the ends of a span.
func ends(v *view.V, s forecast.Span) (from, to string) {
	a, b := s.Rounded().Ends()
	return v.Clock(a), v.Clock(b)
}

// foretold is the end of the day in the largest type, and beside it that of the round that is played here.
func foretold(v *view.V, here, last forecast.Day) app.UI {
	from, to := ends(v, last.End)
	main := app.Div().Class("ovnow__main").Body(app.P().Class("ovnow__where").Text(v.T(textDayEnds, v.Int(last.Last))),
		app.P().Class("ovnow__q", "num").ID("home-at").Text(hour(v, last.End)), app.P().Class("ovnow__note").ID("home-between").Text(v.T(textBetween, from, to)))
	box, parts := app.Section().Class("ovnow"), []app.UI{main}
	if here.Playing > 0 && here.Playing < here.Last {
		from, to := ends(v, here.Round)
		box = box.Class("ovnow--two")
		parts = append(parts, app.Div().Class("ovnow__next").ID("round-at").Body(app.Span().Class("ovnow__note").Text(v.T(textDayEnds, v.Int(here.Playing))),
			app.B().Class("num").Text(hour(v, here.Round)), app.Span().Class("ovnow__note").Text(v.T(textBetweenOnly, from, to))))
	}
	return box.Aria("label", v.T(i18n.HomewardTitle)).Body(parts...)
}

// sections are the ends of all sections where there are several.
func sections(v *view.V, m page, days []forecast.Day) app.UI {
	if len(days) < 2 {
		return nil
	}
	items := make([]app.UI, len(days))
	for i, d := range days {
		sec, _ := m.Event.Kept.In(d.Section)
		from, to := ends(v, d.End)
		items[i] = app.Li().Class("item", "item--nolead").Body(
			app.Span().Body(app.Span().Class("name").Text(sec.Name), app.Span().Class("under").Text(v.T(textDayEnds, v.Int(d.Last))+" · "+v.T(textBetweenOnly, from, to))),
			app.Span().Class("item__end").Body(app.B().Class("num").Text(hour(v, d.End))))
	}
	return app.Section().Class("sec").Aria("labelledby", "each").Body(app.H2().ID("each").Text(v.T(textSections)), app.Ul().Class("list").Body(items...))
}

// rest lists what a forecast rests on.
func rest(v *view.V, r forecast.Rest) app.UI {
	list := []string{}
	switch {
	case r.Others:
		list = append(list, v.N(textSeenOther, len(r.Rounds), minutes(v, r.Rounds...)))
	case len(r.Rounds) > 0:
		list = append(list, v.N(textSeen, len(r.Rounds), minutes(v, r.Rounds...)))
	default:
		list = append(list, thought(v, r.Terms)...)
	}
	if len(r.Pauses) > 0 {
		list = append(list, v.N(textWaits, len(r.Pauses), minutes(v, r.Pauses...)))
	} else {
		list = append(list, v.T(textPause, minutes(v, r.Pause)))
	}
	if r.Short {
		list = append(list, v.T(textShort))
	}
	return app.Section().Class("sec").Aria("labelledby", "rest").Body(app.H2().ID("rest").Text(v.T(textRest)), points(list))
}

// thought says what a round is thought to take before one is over.
func thought(v *view.V, t forecast.Terms) []string {
	if t.Whole {
		return []string{v.T(textWhole, minutes(v, t.Game))}
	}
	list := []string{v.T(textGame, minutes(v, t.Game), v.Int(t.Boards))}
	if t.Clocks > 0 && t.Clocks < t.Boards {
		list = append(list, v.T(textFewClocks, v.Int(t.Clocks), v.Int(t.Boards)))
	}
	return list
}

func points(list []string) app.UI {
	items := make([]app.UI, len(list))
	for i, text := range list {
		items[i] = app.Li().Text(text)
	}
	return app.Ul().Class("points").Body(items...)
}

// minutes writes durations in whole minutes.
func minutes(v *view.V, list ...time.Duration) string {
	words := make([]string, len(list))
	for i, d := range list {
		words[i] = v.Int(int(math.Round(d.Minutes())))
	}
	return strings.Join(words, ", ")
}

// try has a day tried before it is played, or another one than this.
func try(v *view.V, m page) app.UI {
	f, x := m.form(), m.trial()
	field := func(name string, label, help i18n.Text, value string) app.UI {
		in := view.Field{ID: "try-" + name, Label: v.T(label), Value: value, Numeric: true, Max: 4, In: v.In("try-"+name, func(s string) session.Msg { return fill{Field: name, Value: s} })}
		if help != (i18n.Text{}) {
			in.Help = v.T(help)
		}
		if m.isFault(x, in.ID) {
			in.Error = v.T(textNumberBad)
		}
		return v.Field(in)
	}
	start := view.Field{ID: "try-start", Label: v.T(textStart), Type: "time", Value: f.Start, In: v.In("try-start", func(s string) session.Msg { return fill{Field: "start", Value: s} })}
	if m.isFault(x, start.ID) {
		start.Error = v.T(textStartBad)
	}
	return app.Section().Class("sec").Aria("labelledby", "try").Body(
		app.H2().ID("try").Text(v.T(textTry)), app.P().Class("mute").Text(v.T(textTryAs)), outcome(v, x),
		app.Form().Class("form", "tryday").Body(v.Field(start), field("rounds", textRounds, i18n.Text{}, f.Rounds), field("boards", textBoards, i18n.Text{}, f.Boards),
			field("clocks", textClocks, textClocksHelp, f.Clocks), field("length", textLength, textLengthHelp, f.Length), field("pause", textBreak, textBreakHelp, f.Pause)))
}

// isFault reports that the value of a control cannot stand.
func (m page) isFault(x trial, id string) bool {
	return m.IsFault(m.Session, id) || slices.Contains(x.faults, id)
}

// outcome is what the tried day comes to, or what it lacks.
func outcome(v *view.V, x trial) app.UI {
	box := app.Section().Class("ovnow").Attr("role", "status").ID("tried")
	if x.end.IsZero() {
		ask := textAskStart
		switch {
		case len(x.faults) > 0:
			ask = textNumberBad
		case x.terms.Game <= 0:
			ask = textAskLength
		case x.rounds < 1:
			ask = textAskRounds
		}
		return box.Body(app.Div().Class("ovnow__main").Body(app.P().Class("ovnow__note").Text(v.T(ask))))
	}
	from, to := ends(v, x.end)
	return box.Body(app.Div().Class("ovnow__main").Body(app.P().Class("ovnow__where").Text(v.T(textDayEnds, v.Int(x.rounds))),
		app.P().Class("ovnow__q", "num").Text(hour(v, x.end)), app.P().Class("ovnow__note").Text(v.T(textBetween, from, to))))
}
