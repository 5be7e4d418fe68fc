package clock

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// making draws the page on which a time control is made: one sentence that says what it means, its periods, and the dials of the one
// that is inked. Whoever prefers types it.
func making(v *view.V, m page) app.UI {
	k := m.Maker
	b := bar(v, textMakeTitle)
	b.Back = back(v, ScreenPick)
	main := []app.UI{app.H1().Class("vh").Text(v.T(textMakeTitle)),
		app.P().Class("say").ID("own-means").Attr("role", "status").Body(app.Span().Text(sentence(v, k.Control)), app.Br(), app.B().Text(means(v, k.Control)))}
	if dials(k.Control) {
		main = append(main, periodRows(v, k), app.Div().Class("dl").Body(dialBox(v, k)...))
	}
	main = append(main, app.Div().Class("mk2__t", "stack").Body(
		v.Switch("make-draw", v.T(textClockBlackDraw), v.In("make-draw", func(on string) session.Msg { return chooseDraw{Black: on == "true"} }), k.BlackDraw),
		v.Field(view.Field{ID: "own-text", Label: v.T(textMakeType), Help: v.T(textClockOwnHelp), Error: session.ControlFault(v.Lang, k.Err), Value: typedText(k), Max: clock.MaxText,
			In: v.In("own-text", func(s string) session.Msg { return typeControl{Text: s} })}),
		v.Field(view.Field{ID: "own-name", Label: v.T(textClockOwnName), Value: k.Name, Max: 60,
			In: v.In("own-name", func(s string) session.Msg { return typeName{Name: s} })})))
	return v.Page(m.Session, view.Page{Look: "maker", Bar: b, Focus: true, Main: []app.UI{app.Div().Class("mk2").Body(main...)}, Act: []app.UI{
		v.Button(view.Button{Text: v.T(textClockOwnKeep), Act: v.Act("own-keep", keepMade{}), ID: "own-keep"}),
		v.Button(view.Button{Text: v.T(textMakeOnce), After: "next", Class: "btn--go", Act: v.Act("own-once", useOnce{}), ID: "own-once"})}})
}

// typedText is what stands in the field: what was typed, else what the dials say.
func typedText(k maker) string {
	if k.Text != "" || k.Err != nil {
		return k.Text
	}
	return k.Control.String()
}

// sentence says a control in one sentence, or two where the sides differ.
func sentence(v *view.V, c clock.Control) string {
	if c.White.Equal(c.Black) {
		return sideSentence(v, c.White) + "."
	}
	return v.T(i18n.White) + ": " + sideSentence(v, c.White) + ". " + v.T(i18n.Black) + ": " + sideSentence(v, c.Black) + "."
}

func sideSentence(v *view.V, s clock.SideControl) string {
	if p := s.Periods[0]; p.Method == clock.PerMove && p.Main == 0 {
		return sideMethod(v, s)
	}
	parts := make([]string, len(s.Periods))
	for i, p := range s.Periods {
		main := v.Duration(p.Main)
		if p.Main%time.Minute == 0 {
			main = v.N(textMakeMinutes, int(p.Main/time.Minute))
		}
		switch {
		case p.Moves > 0:
			parts[i] = v.N(textMakeFor, p.Moves, main)
		case len(s.Periods) == 1:
			parts[i] = v.T(textMakeWhole, main)
		default:
			parts[i] = v.T(textMakeRest, main)
		}
	}
	text := strings.Join(parts, v.T(textMakeThen))
	switch p := s.Periods[len(s.Periods)-1]; {
	case p.Method == clock.None:
	case p.Method == clock.Fischer && p.Add%time.Second == 0:
		text += v.N(textMakeMore, int(p.Add/time.Second))
	case p.Method == clock.USDelay && p.Add%time.Second == 0:
		text += v.N(textMakeWait, int(p.Add/time.Second))
	default:
		text += ". " + sideMethod(v, s)
	}
	return text
}

// means says what follows from a control: the class that selects the penalties, what it counts as, and how long a game takes.
func means(v *view.V, c clock.Control) string {
	parts := []string{class(v, c)}
	if sum, ok := c.White.Allotted(); ok && c.White.Equal(c.Black) {
		parts = append(parts, v.T(textMakeCounts, roughly(v, sum)))
	}
	if whole, ok := gameTime(c); ok {
		parts = append(parts, v.T(textMakeLasts, roughly(v, whole)))
	}
	return strings.Join(parts, "\u00a0· ")
}

// roughly says a time in minutes where they can be grasped, else in hours and minutes.
func roughly(v *view.V, d time.Duration) string {
	hours, minutes := int(d/time.Hour), int(d%time.Hour/time.Minute)
	switch {
	case d%time.Minute != 0:
		return v.Duration(d)
	case d > 3*time.Hour && minutes == 0:
		return v.T(textMakeHours, v.Int(hours))
	case d > 3*time.Hour:
		return v.T(textMakeHoursAnd, v.Int(hours), v.Int(minutes))
	}
	return v.N(textMakeMinutes, int(d/time.Minute))
}

// gameTime is how long a game of 40 moves takes if both players use all their time, rounded to five minutes.
func gameTime(c clock.Control) (whole time.Duration, ok bool) {
	for _, s := range []clock.SideControl{c.White, c.Black} {
		if _, ok := s.Allotted(); !ok {
			return 0, false
		}
		for _, p := range s.Periods {
			whole += p.Main
		}
		whole += 40 * s.Periods[0].Add
	}
	const step = 5 * time.Minute
	return max(whole.Round(step), time.Minute), true
}

// periodRows lists the periods of the side shown, and lets another follow.
func periodRows(v *view.V, k maker) app.UI {
	if fillsGame(k.periods()[0].Method) {
		return app.Div()
	}
	var rows []app.UI
	if k.Odds {
		rows = append(rows, v.Seg("make-side", v.T(textMakeSide), k.Side.String(), v.In("make-side", func(s string) session.Msg {
			if s == clock.Black.String() {
				return chooseSide{Side: clock.Black}
			}
			return chooseSide{Side: clock.White}
		}), []view.Option{{Key: clock.White.String(), Text: v.T(i18n.White)}, {Key: clock.Black.String(), Text: v.T(i18n.Black)}}))
	}
	list := k.periods()
	for i, p := range list {
		id := "period-" + strconv.Itoa(i)
		text := v.N(textMakeMinutes, int(p.Main/time.Minute)) + " · " + v.T(textMakeToEnd)
		if p.Moves > 0 {
			text = v.N(textMakeMinutes, int(p.Main/time.Minute)) + " · " + v.N(textMakeMoves, p.Moves)
		}
		rows = append(rows, app.Button().Type("button").ID(id).Aria("pressed", i == k.Period).DataSet("act", v.Act(id, choosePeriod{Period: i})).Body(
			app.Span().Class("num").Text(strconv.Itoa(i+1)), app.Span().Text(text), app.Span()))
	}
	if len(list) < clock.MaxPeriods {
		rows = append(rows, app.Button().Type("button").ID("period-add").Class("per__a").DataSet("act", v.Act("period-add", addPeriod{})).Body(
			app.Span().Body(view.Icon("plus")), app.Span().Text(v.T(textMakeAnother)), app.Span()))
	}
	if len(list) > 1 {
		rows = append(rows, app.Button().Type("button").ID("period-drop").Class("per__a").DataSet("act", v.Act("period-drop", dropPeriod{})).Body(
			app.Span().Body(view.Icon("x")), app.Span().Text(v.T(textMakeDrop, strconv.Itoa(k.Period+1))), app.Span()))
	}
	rows = append(rows, v.Switch("make-odds", v.T(textMakeOdds), v.In("make-odds", func(on string) session.Msg { return chooseOdds{On: on == "true"} }), k.Odds))
	return app.Div().Class("per").Attr("role", "group").Aria("label", v.T(textMakePeriods)).Body(rows...)
}

// dialBox holds what a move gets, and the dials of the period shown.
func dialBox(v *view.V, k maker) []app.UI {
	first := k.periods()[0]
	var keys []app.UI
	for _, m := range makerMethods {
		id := "make-method-" + strconv.Itoa(int(m.method))
		keys = append(keys, app.Button().Type("button").Class("chip").ID(id).Aria("pressed", first.Method == m.method).
			DataSet("act", v.Act(id, chooseMethod{Method: m.method})).Text(v.T(m.name)))
	}
	methods := app.Div().Class("cluster").Attr("role", "group").Aria("label", v.T(textMakeMethod)).Body(keys...)
	var shown []dialOf
	if first.Method != clock.PerMove {
		shown = append(shown, dialMinutes)
	}
	if first.Method == clock.ByoYomi {
		shown = append(shown, dialCount)
	}
	if first.Method != clock.None && first.Method != clock.Hourglass {
		shown = append(shown, dialSeconds)
	}
	if k.Period < len(k.periods())-1 {
		shown = append(shown, dialMoves)
	}
	var list []app.UI
	for _, d := range shown {
		list = append(list, dialOn(v, k, d))
	}
	return []app.UI{methods, app.Div().Class("dials").Body(list...)}
}

var dialNames = [...]i18n.Text{dialMinutes: textMakeDialMinutes, dialSeconds: textMakeDialSeconds, dialMoves: textMakeDialMoves, dialCount: textMakePeriods}

// makerMethods are what a move can get, in the order in which people want them.
var makerMethods = [...]struct {
	method clock.Method
	name   i18n.Text
}{{clock.Fischer, textMakeIncrement}, {clock.None, textMakeNothing}, {clock.USDelay, textMakeDelay}, {clock.Bronstein, textMakeBronstein}, {clock.ByoYomi, textMakeByo},
	{clock.Hourglass, textClockHourglass}, {clock.PerMove, textMakeEach}}

// dialOn is one dial: the value, which can be typed, between its neighbours, which can be touched.
func dialOn(v *view.V, k maker, d dialOf) app.UI {
	const each = 2
	name, id, value := v.T(dialNames[d]), "dial-"+strconv.Itoa(int(d)), k.value(d)
	below, above := d.around(value, each)
	neighbour := func(list []int, i int, far bool) app.UI {
		if i >= len(list) {
			return app.Span().Class("dial__n").Aria("hidden", "true")
		}
		key := id + "-" + strconv.Itoa(list[i])
		e := app.Button().Type("button").Class("dial__n", "num").ID(key).TabIndex(-1).Aria("label", name+" "+strconv.Itoa(list[i])).
			DataSet("act", v.Act(key, turnDial{Dial: d, Value: list[i]})).Text(strconv.Itoa(list[i]))
		if far {
			e = e.Class("far")
		}
		return e
	}
	least, most := d.limits()
	return app.Div().Class("dial").DataSet("wheel", v.Wheel(id, wheel{d, value})).Body(app.Label().For(id).Class("dial__h").Text(name),
		neighbour(below, 1, true), neighbour(below, 0, false),
		app.Input().Type("number").ID(id).Class("num").Min(least).Max(most).Attr("inputmode", "numeric").AutoComplete(false).Value(value).
			DataSet("in", v.In(id, func(s string) session.Msg {
				n, err := strconv.Atoi(s)
				if err != nil {
					n = value // an empty field waits for the next digit
				}
				return turnDial{Dial: d, Value: n}
			})),
		neighbour(above, 0, false), neighbour(above, 1, true))
}
