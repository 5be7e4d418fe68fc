package clock

import (
	"fmt"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

var reasons = []i18n.Text{textClockIllegal, textClockClaimOff, textClockDisturbed, textClockWrongSet, textClockDefect, textClockOther}

// fix is the arbiter's sheet.
func fix(v *view.V, m page, at time.Duration) app.UI {
	g, f := m.Game, *m.Fix
	options := []app.UI{app.Option().Value("0").Selected(f.Why == 0).Text(v.T(textClockChooseWhy))}
	for i, text := range reasons {
		options = append(options, app.Option().Value(strconv.Itoa(i+1)).Selected(f.Why == fixReason(i+1)).Text(v.T(text)))
	}
	why := app.Label().Class("co__why").Body(app.Span().Class("vh").Text(v.T(i18n.Reason)), app.Select().ID("fix-why").Class("input").
		DataSet("in", v.In("fix-why", func(value string) session.Msg {
			n, _ := strconv.Atoi(value)
			return fixWhy{Why: fixReason(n)}
		})).Body(options...))
	var keys []app.UI
	for i, by := range []time.Duration{time.Second, 10 * time.Second, time.Minute, 2 * time.Minute, -time.Second, -10 * time.Second, -time.Minute, -2 * time.Minute} {
		id := "fix-step-" + strconv.Itoa(i)
		keys = append(keys, app.Button().Type("button").Class("btn").ID(id).DataSet("act", v.Act(id, fixTime{By: by})).Text(stepText(v, by)))
	}
	after, ok := f.outcome(g, at)
	if !ok {
		after = [2]time.Duration{f.Values[clock.White].Time, f.Values[clock.Black].Time}
	}
	sides := []app.UI{fixSide(v, g, f, clock.White, at, after[clock.White]), fixSide(v, g, f, clock.Black, at, after[clock.Black])}
	var extra []app.UI
	if gained := g.State.Gained(f.Sel); gained > 0 {
		extra = append(extra, app.Button().Type("button").Class("btn").ID("fix-gain").Aria("pressed", strconv.FormatBool(f.Gain)).DataSet("act", v.Act("fix-gain", fixGain{})).
			Body(disc(f.Sel), app.Text(v.T(textClockGainBack, v.T(textClockSeconds, seconds(v, gained))))))
	}
	swap := app.Button().Type("button").Class("btn", "btn--icon").ID("fix-swap").Aria("label", v.T(textClockSwapColors)).Title(v.T(textClockSwapColors)).Aria("pressed", strconv.FormatBool(f.Swap)).DataSet("act", v.Act("fix-swap", fixSwap{})).
		Body(view.Icon("swap"))
	body := []app.UI{
		app.Header().Class("sheet__head").Body(app.H1().ID("sheet-title").Text(v.T(textClockFixTitle)), view.Badge("", "pause", v.T(textClockPaused))), why,
		app.Div().Class("co__two").Body(sides...),
		app.Div().Class("co__keys").Attr("role", "group").Aria("label", v.T(textClockChangeOf, colour(v, f.Sel))).Body(keys...),
		app.Div().Class("co__more").Body(counters(v, f)...),
		app.Div().Class("co__ext").Body(append(extra, periods(v, g, f)...)...),
		app.Div().Class("co__run").Attr("role", "group").Aria("label", v.T(textClockRunsNext)).Body(app.Span().Text(v.T(textClockRunsNext)+":"), app.Div().Class("seg").Body(
			turnChoice(v, f, clock.White), turnChoice(v, f, clock.Black)), swap),
	}
	if f.Err != nil {
		body = append(body, app.P().Class("field__err").ID("fix-err").Attr("role", "alert").Body(view.Icon("warn"), app.Text(" "+v.T(textClockFixBad))))
	}
	if d := f.Values[clock.White].Presses - f.Values[clock.Black].Presses; d != 0 && d != 1 {
		body = append(body, app.P().Class("ck-lack").ID("fix-mismatch").Attr("role", "status").Body(view.Icon("warn"), app.Text(v.T(textClockMismatch))))
	}
	foot := app.Div().Class("sheet__foot").Body(v.Button(view.Button{Text: v.T(i18n.Cancel), Act: v.Act("fix-cancel", closeDialog{}), ID: "fix-cancel"}),
		v.Button(view.Button{Text: v.T(textClockApply), Class: "btn--go", Act: v.Act("fix-apply", ApplyFix{}), ID: "fix-apply"}))
	return app.Div().Class("scrim").Body(app.Form().ID("sheet").TabIndex(-1).Class("sheet", "co").Attr("role", "dialog").Aria("modal", "true").Aria("labelledby", "sheet-title").Body(append(body, foot)...))
}

func stepText(v *view.V, by time.Duration) string {
	sign, n := "+", by
	if by < 0 {
		sign, n = "−", -by
	}
	if n >= time.Minute {
		return sign + v.T(textClockStepM, v.Int(int(n/time.Minute)))
	}
	return sign + v.T(textClockStepS, v.Int(int(n/time.Second)))
}

// fixSide shows hours, minutes and seconds of a side, to be typed or stepped, and below them what the whole sheet makes of its time.
func fixSide(v *view.V, g *Game, f FixSheet, s clock.Side, at, after time.Duration) app.UI {
	id := "fix-" + s.String()
	old, now := g.State.Values(s, at).Time, f.Values[s].Time
	field := func(name string, unit fixUnit, label i18n.Text, width int) app.UI {
		return typedNumber(v, id+"-"+name, colour(v, s)+", "+v.T(label), unit.of(now), unit.most(), width, func(typed string) session.Msg {
			return fixTyped{Side: s, Unit: unit, Text: typed}
		})
	}
	e := app.FieldSet().Class("co__side").ID(id)
	if f.Sel == s {
		e = e.DataSet("sel", "on")
	}
	was := app.P().Class("co__old").Body(app.Text(v.T(textClockKeeps, v.Duration(old))))
	if after != old {
		sign := "+"
		if after < old {
			sign = ""
		}
		was = app.P().Class("co__old").Body(app.Text(v.Duration(old)+" → "), app.B().Text(v.Duration(after)), app.Text(" ("+sign+v.Duration(after-old)+")"))
	}
	return e.Body(
		app.Legend().Body(app.Button().Type("button").Class("co__sel").ID(id+"-sel").Aria("pressed", strconv.FormatBool(f.Sel == s)).
			DataSet("act", v.Act(id+"-sel", fixSelect{Side: s})).Body(disc(s), app.Text(" "+colour(v, s)))),
		app.Div().Class("co__t").Attr("role", "group").Aria("label", v.T(textClockTimeOf, colour(v, s))).Body(
			field("h", fixHours, textClockHours, 1), app.I().Text(":"), field("m", fixMinutes, textClockMinutes, 2), app.I().Text(":"), field("s", fixSeconds, textClockSecs, 2)), was)
}

// typedNumber is a field for a number of so many figures at least.
func typedNumber(v *view.V, id, label string, n, most, width int, in func(string) session.Msg) app.UI {
	text := fmt.Sprintf("%0*d", width, n)
	return view.Limited(app.Input().ID(id).Type("text").Class("num").Attr("inputmode", "numeric").Attr("autocomplete", "off").MaxLength(len(strconv.Itoa(most))).
		Aria("label", label).Title(v.T(i18n.NumberWithin, "0", v.Int(most))).DataSet("in", v.In(id, in)), text)
}

// counter is a number with a key on either side.
func counter(v *view.V, label string, number app.UI, down, up string) app.UI {
	key := func(name i18n.Text, sign, act string) app.UI {
		return app.Button().Type("button").Aria("label", v.T(name, label)).DataSet("act", act).Text(sign)
	}
	return app.Div().Class("stepper").Attr("role", "group").Aria("label", label).Body(key(textClockLess, "−", down), number, key(textClockMore, "+", up))
}

func counters(v *view.V, f FixSheet) []app.UI {
	var list []app.UI
	for _, s := range [...]clock.Side{clock.White, clock.Black} {
		id, label := "fix-presses-"+s.String(), v.T(textClockPresses, colour(v, s))
		by := func(n int) string {
			return v.Act(id+strconv.Itoa(n), fixPresses{Side: s, By: n})
		}
		number := typedNumber(v, id, label, f.Values[s].Presses, clock.MaxPresses, 1, func(typed string) session.Msg {
			return fixPressesTyped{Side: s, Text: typed}
		})
		list = append(list, app.Div().Class("co__n").Body(app.Span().Body(app.Span().Text(label), disc(s)), counter(v, label, number, by(-1), by(1))))
	}
	return list
}

// periods sets the period of the chosen side, where there is more than one.
func periods(v *view.V, g *Game, f FixSheet) []app.UI {
	if len(g.Control.Side(f.Sel).Periods) < 2 {
		return nil
	}
	by := func(step int) string {
		return v.Act("fix-period"+strconv.Itoa(step), fixPeriod{By: step})
	}
	number := app.Output().ID("fix-period").Aria("live", "polite").Text(v.T(textClockPeriodNo, v.Int(f.Values[f.Sel].Period)))
	return []app.UI{counter(v, v.T(textClockPeriodOf, colour(v, f.Sel)), number, by(-1), by(1))}
}

func turnChoice(v *view.V, f FixSheet, s clock.Side) app.UI {
	id := "fix-turn-" + s.String()
	return app.Label().Class("seg__o").Body(v.Choice("radio", id, v.In(id, func(string) session.Msg { return fixTurn{Side: s} }), f.Turn == s).
		Name("fix-turn").Value(s.String()), disc(s), app.Text(colour(v, s)))
}
