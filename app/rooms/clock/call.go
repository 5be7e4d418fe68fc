package clock

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/clock"
)

// callArbiter calls the arbiter to the board of the clock, for a player who has stopped it to seek his assistance (Art. 6.11.2 (E23)).
// It stops no clock itself.
type callArbiter struct{ Side clock.Side }

// signDialog holds the number of the board up: the phone has no event, so that nobody else can hear it.
type signDialog struct{ Side clock.Side }

func (msg callArbiter) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil || m.Fix != nil || !g.calls(g.State.Phase(g.At(env.Mono))) {
		return m, nil
	}
	if g.Place.Event == "" {
		m.Dialog = signDialog(msg)
		return m, nil
	}
	white, black := g.State.Faces(g.At(env.Mono))
	side, move := journal.CallWhite, white.Move
	if msg.Side == clock.Black {
		side, move = journal.CallBlack, black.Move
	}
	m.Calling = &session.BoardCall{Place: g.Place, Side: side, Clock: journal.CallClock{White: white.Time.Milliseconds(), Black: black.Time.Milliseconds(), Move: move, Stopped: true}}
	return m, []session.Cmd{session.Navigate{To: g.Place.CallRoute()}}
}

// calls reports that the clock can call in a phase: it belongs to a board of a hall, and stands.
func (g *Game) calls(p clock.Phase) bool {
	return g.Place.Shown() > 0 && (p == clock.Paused || p == clock.Frozen)
}
