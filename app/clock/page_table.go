package clock

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/dial"
	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/clock"
)

// face draws the clock: two halves that meet at one seam. Between states only paint changes, never a place.
func face(v *view.V, m page, at time.Duration) app.UI {
	c, g := m.Model, m.Game
	phase := g.State.Phase(at)
	layout, state := "auto", phase.String()
	if c.Options.Face {
		layout = "face"
	}
	if phase == clock.Frozen {
		state = "flagged"
	}
	return app.Div().ID("page").Body(
		app.Main().ID("ck").Class("ck").TabIndex(-1).DataSet("layout", layout).DataSet("state", state).Body(
			half(v, m, g.Far, at, phase),
			strip(v, m, at, phase),
			half(v, m, g.Far.Other(), at, phase)),
		app.Div().ID("dialog").Body(dialog(v, m, at)), refusal(v, m.Notice))
}

// refusal says why an act was not done, above everything else.
func refusal(v *view.V, n *session.Notice) app.UI {
	if n == nil {
		return nil
	}
	return app.Div().Class("ck-refusal").Body(v.Banner(view.Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "notice"}))
}

func colour(v *view.V, s clock.Side) string {
	if s == clock.White {
		return v.T(i18n.White)
	}
	return v.T(i18n.Black)
}

func disc(s clock.Side) app.UI {
	return app.Span().Class("ck-disc").DataSet("side", s.String()).Aria("hidden", "true")
}

// who names the player of a half: by name, with the colour beside it, or by the colour alone.
func who(v *view.V, g *Game, s clock.Side) []app.UI {
	if name := g.Names[s]; name != "" {
		return []app.UI{disc(s), app.B().DataSet("name", "on").Text(name), app.Span().Text(colour(v, s))}
	}
	return []app.UI{disc(s), app.B().Text(colour(v, s))}
}

// half draws what is the same until the next act. The shell fills in time, move and the running side.
func half(v *view.V, m page, s clock.Side, at time.Duration, phase clock.Phase) app.UI {
	g := m.Game
	f, id := g.State.Face(s, at), dial.Half(s)
	e := app.Section().ID(id).Class("ck-half").DataSet("side", s.String()).Aria("label", colour(v, s))
	claim := g.Control.Flags == clock.Claim
	switch {
	case f.Flag:
		e = e.DataSet("flag", "1")
	case phase == clock.Frozen:
		e = e.DataSet("frozen", "on")
	case phase == clock.Ready && s == clock.Black:
		e = e.DataSet("call", "start")
	case phase == clock.Paused && g.State.Turn() == s:
		e = e.DataSet("next", "on")
	}
	part := func(name string) app.HTMLSpan { return app.Span().ID(id + name) }
	top := app.Span().Class("ck-row").Body(
		app.Span().Class("ck-mini").Body(disc(s.Other()), app.Em().Text(colour(v, s.Other())), app.Span().Body(part("-ma"), app.Text(":"), part("-mb"), part("-mc"))),
		fact(v, g, s, f))
	time := app.Span().Class("ck-time").ID(id+"-t").Aria("hidden", "true").Body(part("-a"), app.I().Text(":"), part("-b"), app.Small().ID(id+"-c"))
	row := []app.UI{time} // the digits keep their place in the tree: the shell writes into them
	if f.Flag {
		row = append(row, app.Span().Class("ck-flag1").Aria("hidden", "true").Text("1"))
	}
	digits := app.Span().Class("ck-flagrow").Body(row...)
	mid := app.Span().Class("ck-mid").Body(digits, delay(v, g, f, id), note(v, g, s, f, phase, claim))
	bottom := app.Span().Class("ck-row").Body(
		app.Span().Class("ck-who").Body(who(v, g, s)...),
		app.Span().Class("ck-fact").Body(app.Text(v.T(textClockMoveWord)+" "), app.B().ID(id+"-mv")))
	return e.Body(
		app.Button().ID(id+"-press").Class("ck-press").Type("button").DataSet("keyact", v.Act("press-"+id, Press{Side: s})).Body(
			top.Aria("hidden", "true"), mid.Aria("hidden", "true"), bottom.Aria("hidden", "true")), // the name of the button says it all
		app.P().Class("vh").ID(id+"-say").Attr("role", "timer").Aria("live", "off"),
		app.Span().Class("ck-bar").ID(id+"-bar").Aria("hidden", "true"))
}

// fact is the amount for each move, the period, or what is left of overtime.
func fact(v *view.V, g *Game, s clock.Side, f clock.Face) app.UI {
	p := g.Control.Side(s).Periods[f.Period-1]
	text := ""
	switch {
	case g.Control.Flags == clock.Claim:
		text = v.T(textClockClaimFact)
	case f.Periods > 1:
		text = v.T(textClockPeriod, v.Int(f.Period), v.Int(f.Periods))
	case f.MainOver && f.Byo > 0:
		text = "×" + v.Int(f.Byo)
	case f.MainOver && f.Block > 0:
		text = v.N(textClockMovesPlayed, f.Block)
	case p.Method == clock.Fischer || p.Method == clock.Capped:
		text = "+" + v.T(textClockSeconds, seconds(v, p.Add))
	case p.Method == clock.USDelay:
		text = v.T(textClockUSFact, seconds(v, p.Add))
	case p.Method == clock.Bronstein:
		text = v.T(textClockBrFact, seconds(v, p.Add))
	}
	return app.Span().Class("ck-fact").Text(text)
}

// delay draws the blocks that empty one a second while the main time stands.
func delay(v *view.V, g *Game, f clock.Face, id string) app.UI {
	if f.Method != clock.USDelay {
		return nil
	}
	side := g.Control.White
	if id == dial.Half(clock.Black) {
		side = g.Control.Black
	}
	n := int((side.Periods[f.Period-1].Add + time.Second - 1) / time.Second)
	var blocks []app.UI
	for i := range min(n, dial.MaxBlocks) {
		blocks = append(blocks, app.Li().ID(id+"-d"+strconv.Itoa(i)))
	}
	if n > dial.MaxBlocks {
		blocks = nil
	}
	return app.Span().Class("ck-delay").Body(app.Em().Text(v.T(textClockDelayWord)), app.Span().ID(id+"-dn"), app.Ol().Aria("hidden", "true").Body(blocks...))
}

// note is the one line for the state.
func note(v *view.V, g *Game, s clock.Side, f clock.Face, phase clock.Phase, claim bool) app.UI {
	chip := func(icon, text string) app.UI {
		body := []app.UI{app.Text(text)}
		if icon != "" {
			body = []app.UI{view.Icon(icon), app.Text(text)}
		}
		return app.Span().Class("ck-chip").Body(body...)
	}
	turn := g.State.Turn() == s
	switch {
	case phase == clock.Ready && s == clock.Black:
		return app.Span().Class("ck-start").Body(view.Icon("hand"), app.Text(v.T(textClockTouch)))
	case phase == clock.Ready:
		return app.Span().Class("ck-start").Text(v.T(textClockFirst))
	case f.Flag:
		return app.Span().Class("ck-note").Text(v.T(textClockFlagFirst))
	case phase == clock.Paused && turn:
		return app.Span().Class("ck-note").Body(view.Icon("play"), app.Text(v.T(textClockNext, colour(v, s))))
	case !claim && f.Order == 2:
		return chip("", v.T(textClockFlagLater))
	case !claim && f.Order == 1:
		return chip("flag", v.T(textClockFellOnce))
	case phase == clock.Paused:
		return chip("pause", v.T(textClockPaused))
	case phase == clock.Frozen || phase == clock.Ended:
		return chip("", v.T(textClockStopped))
	case f.Steady && !claim:
		return chip("flag", v.T(textClockCheckMove, v.Int(f.Period-1)))
	}
	return nil
}

// strip is what stands on the seam: while a clock runs, the pause alone.
func strip(v *view.V, m page, at time.Duration, phase clock.Phase) app.UI {
	g := m.Game
	nav := app.Nav().ID("ck-strip").Class("ck-strip").Aria("label", v.T(textClockNav))
	settings := tool(v, "settings", "gear", textClockSettings, v.Act("settings", showDialog{Dialog: settingsDialog{}}))
	given := tool(v, "game", "more", textClockGame, v.Act("game", showDialog{Dialog: gameDialog{}}))
	switch phase {
	case clock.Ready:
		return nav.DataSet("ready", "on").Body(
			app.Button().Type("button").Class("ck-preset").ID("ck-preset").Aria("label", g.Text+" "+class(v, g.Control)+": "+v.T(textClockChoose)).DataSet("act", v.Act("choose", goTo{Screen: ScreenPick})).
				Body(presetText(g.Text), app.Span().Text(class(v, g.Control))),
			app.Span().Class("ck-tools").Body(named(v, tool(v, "swap-halves", "swap", textClockSwap, v.Act("swap-halves", swapHalves{})), textClockSwap, textClockSwapSides), mute(v, m.Options), settings), sign(v, m, true))
	case clock.Running:
		return nav.Body(append(running(v, m, at), sign(v, m, false))...)
	case clock.Frozen:
		return nav.DataSet("open", "on").Body(fixTool(v, m), mainTool(v, "decide", "flag", i18n.ClockDecide, v.Act("decide", showDialog{Dialog: flagDialog{}})), given)
	}
	if m.Locked {
		return nav.DataSet("open", "on").DataSet("locked", "on").Body(unlockTool(v, m), tool(v, "say", "call", textClockSay, v.Act("say", SayTimes{})))
	}
	return nav.DataSet("open", "on").Body(named(v, tool(v, "swap-turn", "swap", textClockSwap, v.Act("swap-turn", swapTurn{})), textClockSwap, textClockSwapTurn),
		tool(v, "lock", "lock", textClockLock, v.Act("lock", lock{})), mainTool(v, "resume", "play", i18n.ClockResume, v.Act("resume", Resume{})), fixTool(v, m), given)
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
	case g.Control.Flags == clock.Claim:
		list = append(list, label("claim", "hand", textClockClaimDo, askClaim{}))
	case fell:
		list = append(list, label("decide", "flag", i18n.ClockDecide, showDialog{Dialog: flagDialog{}}))
	}
	return list
}

// presetText is the control as it was picked, whole; a long one smaller, its lines broken between its parts alone.
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
