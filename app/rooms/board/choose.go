package board

import (
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/clock"
)

// chooseClock leads to the choice of a time control, and from there back to the board. A clock on the table that was not started yet
// is tied to the game at once; with one that runs or stands in a game the players say which they mean.
type chooseClock struct{}

func (chooseClock) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	toClock := []session.Cmd{session.Navigate{To: session.Route{Page: session.PageClock}}}
	switch c := m.Clock; {
	case !c.Loaded: // nobody knows yet whether one stands there
		m.AsksClock = true
		return m, []session.Cmd{session.OpenBook{Book: session.ClockBook}}
	case c.Elsewhere || c.Gap != nil || m.gameClock() != nil:
		return m, toClock
	case c.Game == nil:
		m.WantsClock, m.Clock.Screen = true, clockroom.ScreenPick
		return m, toClock
	case c.Game.State.Phase(c.Game.At(env.Mono)) == clock.Ready:
		return linkClock{}.update(m, env)
	}
	m.Dialog = clockDialog{}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// clockDialog says that a clock is in a game already, and offers it or another.
type clockDialog struct{}

// linkClock ties the clock on the table to the game on the board.
type linkClock struct{}

func (linkClock) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageBoard, Sheet: "clock"}}}
}

// anotherClock ends the game of the clock on the table without a result, and leads to the choice of a time control.
type anotherClock struct{}

func (anotherClock) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	if m.Clock.Locked {
		m.Notice = session.Warn(m.Lang().T(textPlayLocked), m.Lang().T(textPlayLockedDo))
		return m, nil
	}
	m, cmds := m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Decide{Result: clockroom.NoResult}, env))
	if m.Clock.Game != nil {
		return m, cmds // it could not be ended, and that is said
	}
	m, more := chooseClock{}.update(m, env)
	return m, append(cmds, more...)
}
