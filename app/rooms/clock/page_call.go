package clock

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// callKey is a half's own key to call the arbiter, held, so that no hand that rests on the clock calls; nil where the clock does not
// stand. The keyboard and a screen reader work it at once.
func callKey(v *view.V, g *Game, s clock.Side, phase clock.Phase) app.UI {
	if !g.calls(phase) {
		return nil
	}
	id := "call-" + s.String()
	return app.Button().Type("button").Class("ck-hand").ID(id).Aria("label", v.T(i18n.CallHold)+", "+colour(v, s)).DataSet("hold", v.Hold(id, callArbiter{s})).DataSet("holdms", "500").
		DataSet("keyact", v.Act(id, callArbiter{s})).Body(view.Icon("raise"), app.Span().Text(v.T(i18n.CallHold)))
}

// callSign is the number of the board over the whole screen.
func callSign(v *view.V, m page, d signDialog, at time.Duration) app.UI {
	white, black := m.Game.State.Faces(at)
	call := i18n.CallSides["white"]
	if d.Side == clock.Black {
		call = i18n.CallSides["black"]
	}
	return v.Sign(view.Sign{Number: m.Game.Place.Shown(), Title: v.T(i18n.CallPlease), Who: v.T(call), Times: v.Duration(white.Time) + " · " + v.Duration(black.Time),
		Keys: []app.UI{v.Button(view.Button{Text: v.T(i18n.CallArrived), ID: "arbiter-here", Act: v.Act("arbiter-here", closeDialog{})})}})
}
