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

// strip is what stands on the seam: while a clock runs, the pause alone.
func strip(v *view.V, m page, at time.Duration, phase clock.Phase) app.UI {
	g := m.Game
	nav := app.Nav().ID("ck-strip").Class("ck-strip").Aria("label", v.T(textClockNav))
	settings := tool(v, "settings", "gear", textClockSettings, v.Act("settings", showDialog{Dialog: settingsDialog{}}))
	given := tool(v, "game", "more", textClockGame, v.Act("game", showDialog{Dialog: gameDialog{}}))
	switch phase {
	case clock.Ready:
		return nav.DataSet("ready", "on").Body(
			app.Button().Type("button").Class("ck-preset").ID("ck-preset").Aria("label", Written(v, g.Text)+" "+class(v, g.Control)+": "+v.T(textClockChoose)).DataSet("act", v.Act("choose", goTo{Screen: ScreenPick})).
				Body(presetText(Written(v, g.Text)), app.Text(" "), app.Span().Text(class(v, g.Control))),
			app.Span().Class("ck-tools").Body(toEvent(v, g), named(v, tool(v, "swap-halves", "swap", textClockSwap, v.Act("swap-halves", swapHalves{})), textClockSwap, textClockSwapSides), mute(v, m.Options), settings), sign(v, m, true))
	case clock.Running:
		return nav.Body(append(running(v, m, at), sign(v, m, false))...)
	case clock.Frozen:
		return nav.DataSet("open", "on").Body(fixTool(v, m), mainTool(v, "decide", "flag", i18n.ClockDecide, v.Act("decide", showDialog{Dialog: flagDialog{}})), given)
	}
	if m.Locked {
		return nav.DataSet("open", "on").DataSet("locked", "on").Body(unlockTool(v, m), tool(v, "say", "call", textClockSay, v.Act("say", SayTimes{})))
	}
	tools := []app.UI{named(v, tool(v, "swap-turn", "swap", textClockSwap, v.Act("swap-turn", swapTurn{})), textClockSwap, textClockSwapTurn),
		tool(v, "lock", "lock", textClockLock, v.Act("lock", lock{})), mainTool(v, "resume", "play", i18n.ClockResume, v.Act("resume", Resume{})), fixTool(v, m), given}
	if side, ok := g.State.LastPress(); ok {
		tools = append([]app.UI{takeBackTool(v, side)}, tools...)
	}
	return nav.DataSet("open", "on").Body(tools...)
}

// takeBackTool mends a press that should not have been, in one touch on a clock that stands.
func takeBackTool(v *view.V, side clock.Side) app.UI {
	word, name := v.T(textClockTakeBack), v.T(textClockTakeBackOf, colour(v, side))
	return tool(v, "take-back", "undo", textClockTakeBack, v.Act("take-back", takeBackPress{})).Aria("label", spokenName(word, name)).Title(name)
}

// running is the pause, and where it applies the way to a claim or a decision.
func running(v *view.V, m page, at time.Duration) []app.UI {
	g := m.Game
	pause := app.Button().Type("button").Class("ck-pause").ID("pause").Aria("label", v.T(i18n.ClockPause)).Body(view.Icon("pause"))
	if m.Options.Hold {
		pause = pause.DataSet("hold", v.Hold("pause", Pause{})).DataSet("holdms", "400").DataSet("keyact", v.Act("pause", Pause{}))
	} else {
		pause = pause.DataSet("act", v.Act("pause", Pause{}))
	}
	list := []app.UI{pause}
	label := func(id, icon string, text i18n.Text, msg session.Msg) app.UI {
		return app.Button().Type("button").Class("ck-label").ID(id).DataSet("act", v.Act(id, msg)).Body(view.Icon(icon), app.Text(v.T(text)))
	}
	_, fell := g.State.FirstFlag(at)
	switch {
	case g.Control.Flags == clock.Claim && fell: // the digits stand at nought by then: the key betrays nothing more
		list = append(list, label("claim", "hand", textClockClaimDo, askClaim{}))
	case fell:
		list = append(list, label("decide", "flag", i18n.ClockDecide, showDialog{Dialog: flagDialog{}}))
	}
	return list
}

// toEvent leads from the clock of a board back to its round; nil at a clock without an event.
func toEvent(v *view.V, g *Game) app.UI {
	if g.Place.Event == "" {
		return nil
	}
	return named(v, tool(v, "to-round", "back", textClockToRoundShort, v.Act("to-round", toRound{})), textClockToRoundShort, textClockToRound)
}

// presetText is the control as it is written, whole; a long one smaller, its lines broken between its parts alone.
func presetText(text string) app.UI {
	const large = 8
	var parts []app.UI
	for i, part := range strings.Fields(text) {
		if i > 0 {
			parts = append(parts, app.Text(" "))
		}
		parts = append(parts, app.Span().Text(part))
	}
	b := app.B().Body(parts...)
	if len([]rune(text)) > large {
		b = b.DataSet("long", "on")
	}
	return b
}

// named gives a tool whose word is short its whole name, which begins with what is shown, so that it can be called by voice.
func named(v *view.V, tool app.HTMLButton, word, name i18n.Text) app.UI {
	return tool.Aria("label", spokenName(v.T(word), v.T(name))).Title(v.T(name))
}

func spokenName(word, name string) string {
	if strings.HasPrefix(name, word) {
		return name
	}
	return word + ": " + name
}

func tool(v *view.V, id, icon string, text i18n.Text, act string) app.HTMLButton {
	return app.Button().Type("button").Class("ck-tool").ID(id).DataSet("act", act).Body(view.Icon(icon), app.Span().Text(v.T(text)))
}

func mainTool(v *view.V, id, icon string, text i18n.Text, act string) app.UI {
	return app.Button().Type("button").Class("ck-tool").ID(id).DataSet("main", "on").DataSet("act", act).Body(view.Icon(icon), app.Span().Text(v.T(text)))
}

// heldKey is a tool that only a hold works: a short tap makes its word say so. The keyboard and a screen reader, which never touch it
// by accident, work it at once.
func heldKey(v *view.V, id, icon string, text, name i18n.Text, seconds int, hint session.Msg, hinted bool, msg session.Msg) app.HTMLButton {
	word := v.T(text)
	if hinted {
		word = v.T(textClockHold, v.Int(seconds))
	}
	return app.Button().Type("button").Class("ck-tool").ID(id).Aria("label", spokenName(word, v.T(name, v.Int(seconds)))).DataSet("act", v.Act(id+"-hint", hint)).
		DataSet("hold", v.Hold(id, msg)).DataSet("holdms", strconv.Itoa(seconds*1000)).DataSet("keyact", v.Act(id, msg)).
		Body(view.Icon(icon), app.Span().Aria("live", "polite").Text(word))
}

// fixTool opens the arbiter's sheet.
func fixTool(v *view.V, m page) app.UI {
	return heldKey(v, "fix", "edit", textClockFix, textClockFixHold, 3, sayHold{heldFix}, m.Hint == heldFix, openFix{})
}

func unlockTool(v *view.V, m page) app.UI {
	return heldKey(v, "unlock", "lock", textClockUnlock, textClockUnlockHold, 1, sayHold{heldUnlock}, m.Hint == heldUnlock, unlock{}).DataSet("main", "on")
}

func mute(v *view.V, o session.ClockOptions) app.UI {
	icon, text := "mute", textClockMute
	if o.Sound {
		icon, text = "sound", textClockSoundOn
	}
	return tool(v, "mute", icon, text, v.Act("mute", setOption{Option: optionSound, On: !o.Sound}))
}

// sign stands beside the pause: a step that is not in the store, or a battery that is weak or, before the start, too weak for the game.
func sign(v *view.V, m page, ready bool) app.UI {
	d := m.Model.Device
	switch {
	case m.Game.Unsaved != nil || m.Failed != nil:
		return app.Span().Class("ck-sign").ID("ck-unsaved").Attr("role", "alert").Body(view.Icon("warn"), app.Text(v.T(textClockUnsaved)))
	case ready:
		if short, ok := m.TooWeak(); ok {
			return battery(d, v.T(textClockTooWeak, v.Int(d.Battery), v.Int(short)), v.T(textClockPlugIn, v.Int(d.Battery)))
		}
	}
	if d.Battery > 0 && d.Battery <= 30 && !d.Charging {
		return battery(d, v.T(textClockBattery, v.Int(d.Battery)), v.T(textClockPercent, v.Int(d.Battery)))
	}
	return nil
}

// battery is the sign at 30 %, and another at 15 %.
func battery(d session.ClockDevice, label, text string) app.UI {
	level := "low"
	if d.Battery <= 15 {
		level = "empty"
	}
	return app.Span().Class("ck-sign").ID("ck-battery").DataSet("level", level).Attr("role", "status").Aria("label", label).
		Body(view.Icon("battery"), app.Text(text))
}
