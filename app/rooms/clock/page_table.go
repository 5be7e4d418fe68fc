package clock

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/dial"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// face draws the clock: two halves that meet at one seam. Between states only paint changes, never a place.
func face(v *view.V, m page, at time.Duration) app.UI {
	c, g := m.Model, m.Game
	if d, held := m.Dialog.(signDialog); held {
		return callSign(v, m, d, at)
	}
	phase := g.State.Phase(at)
	layout, state := "auto", phase.String()
	if c.Options.Face {
		layout = "face"
	}
	if phase == clock.Frozen {
		state = "flagged"
	}
	for _, side := range [...]clock.Side{clock.White, clock.Black} {
		if key := c.Options.Levers[side]; key != "" {
			v.Lever(key, Press{Side: side})
		}
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
	time := app.Span().Class("ck-time").ID(id+"-t").Body(part("-a"), app.I().Text(":"), part("-b"), app.Small().ID(id+"-c"))
	row := []app.UI{time} // the digits keep their place in the tree: the shell writes into them
	if f.Flag {
		row = append(row, app.Span().Class("ck-flag1").Text("1"))
	}
	digits := app.Span().Class("ck-flagrow").Body(row...)
	mid := app.Span().Class("ck-mid").Body(digits, delay(v, g, f, id), note(v, g, s, f, phase, claim))
	bottom := app.Span().Class("ck-row").Body(
		app.Span().Class("ck-who").Body(who(v, g, s)...),
		app.Span().Class("ck-fact").Body(app.Text(v.T(textClockMoveWord)+" "), app.B().ID(id+"-mv")))
	return e.Body(
		app.Button().ID(id+"-press").Class("ck-press").Type("button").DataSet("keyact", v.Act("press-"+id, Press{Side: s})), // its name says it all
		app.Div().Class("ck-face").Aria("hidden", "true").Body(top, mid, bottom),
		app.P().Class("vh").ID(id+"-say").Attr("role", "timer").Aria("live", "off"),
		app.Span().Class("ck-bar").ID(id+"-bar").Aria("hidden", "true"), callKey(v, g, s, phase))
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
	case (p.Method == clock.Fischer || p.Method == clock.Capped) && g.Control.Side(s).FromMove > f.Move:
		text = v.T(textClockFromMove, seconds(v, p.Add), v.Int(g.Control.Side(s).FromMove))
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
