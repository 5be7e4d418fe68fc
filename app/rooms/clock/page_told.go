package clock

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// Standing tells a page of another room that a clock stands in a game, with both times, and leads there; nil where none does.
func Standing(v *view.V, c Model, at time.Duration) app.UI {
	g := c.Game
	if g == nil || g.Result != "" || g.State.Phase(g.State.Last()) == clock.Ready {
		return nil
	}
	title := textToldStands
	switch {
	case c.Gap != nil:
		title, at = textToldGap, c.Gap.From
	case g.IsRunning(at):
		title = textToldRuns
	}
	times := ""
	for _, side := range [...]clock.Side{clock.White, clock.Black} {
		name := g.Names[side]
		if name == "" {
			name = colour(v, side)
		}
		left := (g.State.Remaining(side, at) + time.Second - 1).Truncate(time.Second) // as the clock: 0:00 only at zero
		if times += name + " " + v.Duration(left); side == clock.White {
			times += " · "
		}
	}
	return v.Banner(view.Banner{Kind: "info", ID: "clock-told", Title: v.T(title), Text: times,
		Button: &view.Button{Text: v.T(i18n.ClockTitle), Icon: "clock", Href: session.Route{Page: session.PageClock}.Path(), ID: "to-clock"}})
}

// IsTold reports that the first page shows the times of a clock that runs.
func IsTold(s session.Session, c Model) bool {
	return s.Route.Page == session.PageHome && c.Game != nil && c.Gap == nil
}
