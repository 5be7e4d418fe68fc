package round

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// start stands in the place of the echo until the signal to begin was given.
func start(v *view.V, m model.Model) app.UI {
	return app.Div().Class("echo", "echo--quiet", "echo--start").ID("start").Body(
		v.Button(view.Button{Text: v.T(i18n.HallStart), Class: "btn--full btn--main", ID: "start-round", Act: v.Act("start-round", model.StartRound{})}),
		planned(v, m), app.Span().Class("under").Text(v.T(i18n.HallStartHelp)))
}

// planned says when the round is to begin.
func planned(v *view.V, m model.Model) app.UI {
	n := m.Event.Ahead.Next(m.Event.Section).Round
	if c, ok := m.HallClock(); ok {
		n = c.Round
	}
	at, firm := m.Planned(n)
	if at.IsZero() {
		return nil
	}
	text := v.T(i18n.HallNext, v.Int(n), v.Clock(at))
	if firm {
		text = v.T(i18n.HallPlanned, v.Int(n), v.Clock(at))
	}
	return app.P().Class("halltimes").ID("planned").Body(app.B().Text(text))
}

// times say when the round began, until when a player may come, and when the next round is to be expected.
func times(v *view.V, m model.Model) app.UI {
	c, ok := m.HallClock()
	if !ok || c.Started.IsZero() {
		return nil
	}
	parts := []app.UI{app.Span().Text(v.T(i18n.HallStartedAt, v.Clock(c.Started)))}
	add := func(at time.Time, text string) {
		if !at.IsZero() {
			parts = append(parts, app.Span().Text(text))
		}
	}
	add(c.WalkOver, v.T(i18n.HallWO, v.Clock(c.WalkOver)))
	add(c.Cap, v.T(i18n.HallCapAt, v.Clock(c.Cap)))
	add(c.Next, v.T(i18n.HallNext, v.Int(c.Round+1), v.Clock(c.Next)))
	return app.P().Class("halltimes", "mute").ID("hall-times").Body(parts...)
}

// call calls the boards that are missing: large for a runner to carry, spoken, or as a text.
func call(v *view.V, m model.Model) app.UI {
	n, _ := m.Shown()
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if len(missing) == 0 {
		return nil
	}
	var numbers []app.UI
	for _, b := range missing {
		numbers = append(numbers, app.B().Text(v.Int(b)))
	}
	k := look{label: v.T(i18n.CallWho), only: func(r journal.Row) bool { return slices.Contains(missing, r.Number) }, still: true}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Call), Close: closeAct(v), Body: []app.UI{
		app.P().Text(m.CallText(missing)), app.P().Class("call").Aria("hidden", "true").Body(numbers...),
		app.H3().Text(v.T(i18n.CallWho)), boards(v, m, m.Event.Ahead.Rows(m.Event.Section, n), k)},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.CallSend), Icon: "share", ID: "call-send", Act: v.Act("call-send", model.Call{Text: true})}),
			v.Button(view.Button{Text: v.T(i18n.CallSpeak), Icon: "call", Class: "btn--go btn--main", ID: "call-speak", Act: v.Act("call-speak", model.Call{})})}})
}

// hall is the sheet of the times and of games without clocks.
func hall(v *view.V, m model.Model, d model.HallDialog) app.UI {
	set := func(field string) string {
		return v.In("hall-"+field, func(s string) model.Msg { return model.HallFill{Field: field, Value: s} })
	}
	field := func(name string, label, help i18n.Text, value string) app.UI {
		f := view.Field{ID: "hall-" + name, Label: v.T(label), Help: v.T(help), Value: value, In: set(name), Numeric: true, Max: 4}
		if slices.Contains(d.Faults, name) {
			f.Error = v.T(i18n.HallBad)
		}
		return v.Field(f)
	}
	start := view.Field{ID: "hall-start", Label: v.T(i18n.HallFirst), Help: v.T(i18n.HallFirstHelp), Type: "time", Value: d.Start, In: set("start")}
	if slices.Contains(d.Faults, "start") {
		start.Error = v.T(i18n.PrintTimeBad)
	}
	body := []app.UI{
		v.Field(start),
		field("length", i18n.HallLength, i18n.HallLengthHelp, d.Length),
		field("pause", i18n.HallPause, i18n.HallPauseHelp, d.Pause),
		field("cap", i18n.HallCap, i18n.HallCapHelp, d.Cap),
	}
	if d.Cap != "" && d.Cap != "0" {
		var presets []app.UI
		for i, p := range model.CapPresets {
			key := "cap-preset-" + strconv.Itoa(i)
			presets = append(presets, v.Button(view.Button{Text: v.T(p.Name), ID: key, Act: v.Act(key, model.HallPreset{I: i})}))
		}
		body = append(body, app.Div().Class("field").Body(app.Span().Class("legend").ID("cap-presets").Text(v.T(i18n.CapPresets)),
			app.Div().Class("cluster").Attr("role", "group").Aria("labelledby", "cap-presets").Body(presets...)))
		body = append(body, v.Seg("hall-last", v.T(i18n.CapLast), d.Last, set("last"), []view.Option{{Key: model.LastEven, Text: v.T(i18n.CapLastEven)},
			{Key: model.LastStop, Text: v.T(i18n.CapLastStop)}, {Key: model.LastMore, Text: v.T(i18n.CapLastMore)}}))
		if d.Last == model.LastMore {
			body = append(body, field("more", i18n.CapMore, i18n.CapMoreHelp, d.More))
		}
		body = append(body, v.Choices("hall-method", v.T(i18n.HallMethod), string(d.Method), set("method"), []view.Option{
			{Key: string(journal.CapCount), Text: v.T(i18n.CapCount)}, {Key: string(journal.CapMargin), Text: v.T(i18n.CapMargin)},
			{Key: string(journal.CapArbiter), Text: v.T(i18n.CapArbiter)}, {Key: string(journal.CapClock), Text: v.T(i18n.CapClock)},
			{Key: string(journal.CapDraw), Text: v.T(i18n.CapDraw)}}))
		if d.Method == journal.CapCount || d.Method == journal.CapMargin {
			body = append(body, field("margin", i18n.CapMarginN, i18n.CapMarginHelp, d.Margin), field("queen", i18n.CapQueen, i18n.CapQueenHelp, d.Queen),
				v.Check("hall-quiet", v.T(i18n.CapQuiet), set("quiet"), d.Quiet))
		}
		if d.Method == journal.CapCount {
			body = append(body, v.Seg("hall-level", v.T(i18n.CapLevel), string(d.Level), set("level"), []view.Option{
				{Key: string(journal.LevelDraw), Text: v.T(i18n.CapLevelDraw)}, {Key: string(journal.LevelBlack), Text: v.T(i18n.CapLevelBlack)}}))
		}
	}
	sheet := []app.UI{app.Form().Class("form").Body(body...)}
	if c, ok := m.HallClock(); ok && !c.Over && !c.Started.IsZero() {
		sheet = append([]app.UI{times(v, m), v.Button(view.Button{Text: v.T(i18n.HallAgain), Icon: "clock", Class: "btn--full", ID: "start-again", Act: v.Act("start-again", model.StartRound{})})}, sheet...)
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Hall), Close: closeAct(v), Body: sheet,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.HallSave), Class: "btn--go btn--main", ID: "hall-save", Act: v.Act("hall-save", model.SaveHall{})})}})
}
