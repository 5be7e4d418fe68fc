package board

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

func sideID(c chess.Color) string {
	if c == chess.Black {
		return "b"
	}
	return "w"
}

// left is the time of a side: that of the running clock, else what stood on it at the position shown.
func left(v *view.V, m page, c chess.Color, at time.Duration) (text string, ok bool) {
	p := m.Model
	d, ok := p.Game.LeftAt(p.ShownPly(), c)
	if game := m.gameClock(); game != nil && !p.Past {
		side := clock.White
		if c == chess.Black {
			side = clock.Black
		}
		d, ok = game.State.Face(side, at).Time, true
	}
	return v.Duration((d + time.Second - 1).Truncate(time.Second)), ok // as the clock: 0:00 only at zero
}

// ticking are the keys of the clock that runs for the game: start, stop, go on; the clock itself is a page away.
func ticking(v *view.V, m page, at time.Duration) []app.UI {
	game := m.gameClock()
	if game == nil {
		return nil
	}
	toClock := view.Button{Text: v.T(i18n.ClockTitle), Icon: "clock", Href: session.Route{Page: session.PageClock}.Path(), ID: "to-clock"}
	if m.Clock.Gap != nil {
		return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "clock-asks", Title: v.T(i18n.ClockGapTitle, clockroom.Stopped(v.Lang, m.Clock.Gap.At-m.Clock.Gap.From)), Button: &toClock})}
	}
	var run view.Button
	switch phase := game.State.Phase(at); phase {
	case clock.Ready:
		run = view.Button{Text: v.T(textPlayClockStart), Icon: "play"}
	case clock.Running:
		run = view.Button{Text: v.T(i18n.ClockPause), Icon: "pause"}
	case clock.Paused:
		run = view.Button{Text: v.T(i18n.ClockResume), Icon: "play"}
	default:
		first, fell := game.State.FirstFlag(at)
		if !fell || game.Control.Flags == clock.Claim {
			return []app.UI{v.Button(toClock)}
		}
		side := chess.White
		if first == clock.Black {
			side = chess.Black
		}
		return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "flag-fell", Title: v.T(textPlayFlagFell, name(v, m.Game, side)),
			Button: &view.Button{Text: v.T(i18n.ClockDecide), Act: v.Act("flag-fell", flagFell{Side: side}), ID: "flag-decide"}})}
	}
	run.ID, run.Act = "clock-run", v.Act("clock-run", runClock{})
	return []app.UI{app.Div().Class("bp__c").Body(v.Button(run), v.Button(toClock))}
}
