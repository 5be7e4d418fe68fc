package clock

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// dialog draws the open question over the clock.
func dialog(v *view.V, m page, at time.Duration) app.UI {
	switch {
	case m.Gap != nil:
		return gap(v, m, *m.Gap)
	case m.Fix != nil:
		return fix(v, m, at)
	}
	switch d := m.Dialog.(type) {
	case settingsDialog:
		return settings(v, m)
	case flagDialog:
		return flag(v, m, at)
	case endDialog:
		return end(v, m, at)
	case gameDialog:
		return given(v, m.Game)
	case resetDialog:
		return reset(v, d)
	case claimDialog:
		return claim(v)
	case orderDialog:
		return replace(v, m)
	case verdictDialog:
		return verdict(v, m.Game, d)
	}
	return nil
}

// question is a sheet with large answers.
func question(about []app.UI, title, text string, answers ...app.UI) app.UI {
	return app.Div().Class("scrim").Body(app.Section().ID("sheet").TabIndex(-1).Class("sheet", "fq").Attr("role", "alertdialog").Aria("modal", "true").
		Aria("labelledby", "sheet-title").Aria("describedby", "sheet-text").Body(
		app.P().Class("fq__k").Body(about...), app.H1().ID("sheet-title").Text(title), app.P().ID("sheet-text").Class("mute").Text(text),
		app.Div().Class("fq__a").Body(answers...)))
}

func answer(id, sign, title, under, act string, soft bool) app.UI {
	e := app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", act).Body(
		app.Span().Class("fq__r", "num").Text(sign), app.Span().Body(app.B().Text(title), app.Text(under)))
	if soft {
		e = e.Class("fq__b--soft")
	}
	return e
}

func gap(v *view.V, m page, g sleepGap) app.UI {
	s := m.Game.State
	turn, long := s.Turn(), Stopped(v.Lang, g.At-g.From)
	counted := v.Duration(s.Remaining(turn, g.At))
	return question([]app.UI{view.Icon("clock"), app.Text(v.T(textClockGapWhile, colour(v, turn)))}, v.T(i18n.ClockGapTitle, long), v.T(textClockGapText),
		answer("gap-count", counted, v.T(textClockGapCount, long), v.T(textClockGapUnder, colour(v, turn)), v.Act("gap-count", answerGap{Count: true}), false),
		answer("gap-skip", v.Duration(s.Remaining(turn, g.From)), v.T(textClockGapSkip), v.T(textClockGapSkipBy), v.Act("gap-skip", answerGap{}), false))
}

var results = [2]string{"1-0", "0-1"}

func score(v *view.V, result string) string {
	switch result {
	case "1-0":
		return "1–0"
	case "0-1":
		return "0–1"
	case "1/2":
		return "½–½"
	}
	return "–"
}

func decide(v *view.V, id, result, title, under string, soft bool) app.UI {
	return answer(id, score(v, result), title, under, v.Act(id, Decide{Result: result}), soft)
}

// flag asks at a fallen flag: the app proposes, a person decides (Art. 6.9).
func flag(v *view.V, m page, at time.Duration) app.UI {
	g := m.Game
	first, ok := g.State.FirstFlag(at)
	if !ok {
		return end(v, m, at)
	}
	other := first.Other()
	about := v.T(textClockOver, colour(v, first), v.Int(g.State.Face(first, at).Move))
	if g.State.Face(other, at).Fallen {
		about = v.T(textClockBothOver) + " · " + about
	}
	return question([]app.UI{disc(first), app.Text(about)}, v.T(textClockMateQ), v.T(textClockMateText, colour(v, other), colour(v, first)),
		decide(v, "win", results[other], v.T(textClockMateYes), v.T(i18n.ClockWins, colour(v, other)), false),
		drawn(v, g, v.T(textClockMateNo)), board(v, other),
		answer("not-yet", "×", v.T(textClockNotYet), v.T(textClockNotYetBy), v.Act("not-yet", closeDialog{}), true))
}

// board leads to where the position is set up.
func board(v *view.V, side clock.Side) app.UI {
	return app.Button().Type("button").ID("ask-board").Class("fq__b", "fq__b--soft").DataSet("act", v.Act("ask-board", setUpPosition{Side: side})).Body(
		app.Span().Class("fq__r").Body(view.Icon("search")),
		app.Span().Body(app.B().Text(v.T(textClockAskBoard)), app.Text(v.T(textClockAskBoardBy))))
}

// end asks for the result of a game that ends otherwise than by the flag. Where one fell on the way, the question of Art. 6.9 (E23) stands
// here too.
func end(v *view.V, m page, at time.Duration) app.UI {
	g := m.Game
	answers := []app.UI{decide(v, "win-white", "1-0", v.T(i18n.White), v.T(i18n.ClockWins, v.T(i18n.White)), false),
		drawn(v, g, v.T(i18n.ClockDrawn)),
		decide(v, "win-black", "0-1", v.T(i18n.Black), v.T(i18n.ClockWins, v.T(i18n.Black)), false)}
	if first, fell := g.State.FirstFlag(at); fell && g.Control.Flags != clock.Claim {
		answers = append(answers, board(v, first.Other()))
	}
	answers = append(answers, decide(v, "no-result", NoResult, v.T(textClockNoResult), v.T(textClockNoResults), true),
		answer("not-yet", "×", v.T(textClockNotYet), v.T(textClockNotYetBy), v.Act("not-yet", closeDialog{}), true))
	return question([]app.UI{view.Icon("flag"), app.Text(v.T(textClockEnd))}, v.T(textClockEndText), "", answers...)
}

// drawn is the answer that the game is drawn; where Black has the draw odds, it says whose the draw is.
func drawn(v *view.V, g *Game, title string) app.UI {
	under := ""
	if title != v.T(i18n.ClockDrawn) {
		under = v.T(i18n.ClockDrawn)
	}
	if g.BlackDraw {
		under = v.T(textClockBlackDraw)
	}
	return decide(v, "draw", "1/2", title, under, false)
}

// given is the sheet of a game that stands: how it ends, and what comes next.
func given(v *view.V, g *Game) app.UI {
	act := func(id, icon, title, under string, msg session.Msg) app.UI {
		return app.Button().Type("button").ID(id).Class("fq__b").DataSet("act", v.Act(id, msg)).Body(
			app.Span().Class("fq__r").Body(view.Icon(icon)), app.Span().Body(app.B().Text(title), app.Text(under)))
	}
	key := func(id, icon string, title, under i18n.Text, d session.Dialog) app.UI {
		return act(id, icon, v.T(title), v.T(under), showDialog{Dialog: d})
	}
	var back app.UI
	if g.Place.Event != "" {
		back = act("to-round", "back", v.T(textClockToRound), v.T(textClockToRoundBy, v.Int(g.Place.Shown())), toRound{})
	}
	hold := app.Button().Type("button").Class("btn", "btn--bad", "btn--hold", "btn--full").ID("reset").DataSet("holdms", "1500").
		DataSet("hold", v.Hold("reset", showDialog{Dialog: resetDialog{}})).
		DataSet("keyact", v.Act("reset", showDialog{Dialog: resetDialog{}})).Body(app.Span().Text(v.T(textClockReset)))
	return v.Sheet(view.Sheet{Title: v.T(textClockGame), Close: v.Act("close", closeDialog{}), Body: []app.UI{app.Div().Class("fq__a").Body(
		key("end", "flag", textClockEnd, textClockEndText, endDialog{}),
		key("again-swapped", "swap", textClockSwapped, textClockSwappedBy, resetDialog{swappedClock}),
		key("new-clock", "plus", textClockNewClock, textClockPickOne, resetDialog{otherClock}),
		key("settings", "gear", textClockSettings, textClockSettingsBy, settingsDialog{}), back), hold}})
}

// reset asks before a game ends without a result.
func reset(v *view.V, d resetDialog) app.UI {
	title := [...]i18n.Text{sameClock: textClockResetQ, swappedClock: textClockSwapped, otherClock: textClockNewClock}[d.Then]
	do := [...]i18n.Text{sameClock: textClockResetDo, swappedClock: textClockAgain, otherClock: textClockNewClock}[d.Then]
	return v.Sheet(view.Sheet{Title: v.T(title), Close: v.Act("close", closeDialog{}), Body: []app.UI{app.P().Text(v.T(textClockResetText))}, Foot: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.Cancel), Act: v.Act("reset-cancel", closeDialog{}), ID: "reset-cancel", Class: "btn--go"}),
		v.Button(view.Button{Text: v.T(do), Class: "btn--bad", Act: v.Act("reset-do", layAnew{d.Then}), ID: "reset-do"})}})
}

// replace asks what becomes of the game in hand where another clock was asked for.
func replace(v *view.V, m page) app.UI {
	if m.Order == nil {
		return nil
	}
	text := m.Order.Text
	if m.Order.Names != [2]string{} {
		text += " · " + m.Order.Names[0] + " – " + m.Order.Names[1]
	}
	return question([]app.UI{view.Icon("clock"), app.Text(orderTitle(v, *m.Order))}, v.T(textOrderBusy), text,
		answer("order-keep", "×", v.T(textOrderKeep), v.T(textClockNotYetBy), v.Act("order-keep", dropOrder{}), false),
		answer("order-take", "+", v.T(textOrderTake), v.T(textClockResetText), v.Act("order-take", takeOrder{}), true))
}

func claim(v *view.V) app.UI {
	by := func(s clock.Side) app.UI {
		id := "claim-" + s.String()
		return answer(id, "", colour(v, s), v.T(textClockClaimDo), v.Act(id, claimTime{By: s}), false)
	}
	return question([]app.UI{view.Icon("hand"), app.Text(v.T(textClockClaimDo))}, v.T(textClockClaimTitle), v.T(textClockClaimText),
		by(clock.White), by(clock.Black), answer("not-yet", "×", v.T(textClockNotYet), v.T(textClockNotYetBy), v.Act("not-yet", closeDialog{}), true))
}

func verdict(v *view.V, g *Game, d verdictDialog) app.UI {
	about := []app.UI{disc(d.By), app.Text(colour(v, d.By))}
	backTo := answer("not-yet", "×", v.T(textClockNotYet), v.T(textClockNotYetBy), v.Act("not-yet", closeDialog{}), true)
	other := d.By.Other()
	switch d.Verdict {
	case clock.WinOnTime:
		return question(about, v.T(textClockClaimWin), v.T(textClockMateText, colour(v, d.By), colour(v, other)),
			decide(v, "win", results[d.By], v.T(textClockMateYes), v.T(i18n.ClockWins, colour(v, d.By)), false),
			drawn(v, g, v.T(textClockMateNo)), board(v, d.By), backTo)
	case clock.DrawOnTime:
		return question(about, v.T(textClockClaimBoth), "", drawn(v, g, v.T(i18n.ClockDrawn)), backTo)
	}
	return question(about, v.T(textClockClaimNo), v.T(textClockClaimNoDo), backTo)
}
