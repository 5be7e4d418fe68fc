package clock

import (
	"wasit/app/session"
	"wasit/clock"
)

// The dialogs of the clock.
type (
	clockSettingsDialog struct{}
	clockFlagDialog     struct{} // a flag fell: the app asks, a person decides
	clockEndDialog      struct{} // the result of a game that ends otherwise
	clockResetDialog    struct{}
	clockClaimDialog    struct{} // both clocks stand: who claims?
	clockVerdictDialog  struct {
		By      clock.Side
		Verdict clock.Verdict
	}
)

// clockShow opens a dialog over a clock that stands.
type clockShow struct{ Dialog session.Dialog }

func (msg clockShow) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = msg.Dialog
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// clockClose closes the open dialog; nothing else changes.
type clockClose struct{}

func (clockClose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Fix = nil, nil
	return m, nil
}

// clockAskClaim stops both clocks of a silent clock and asks who claims.
type clockAskClaim struct{}

func (clockAskClaim) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Gap != nil {
		return m, nil
	}
	m, cmds := m.clockAct(env, clock.ActPause)
	m.Dialog = clockClaimDialog{}
	return m, append(cmds, session.Focus{ID: "sheet"})
}

// clockClaim says who claims a win on time; the verdict is shown, the arbiter decides.
type clockClaim struct{ By clock.Side }

func (msg clockClaim) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActClaim, Side: msg.By, At: g.At(env.Mono)}})
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Dialog = clockVerdictDialog{msg.By, m.Game.verdict}
	return m, append(cmds, session.Focus{ID: "sheet"})
}

// NoResult ends a game whose result is not recorded here.
const NoResult = "*"

// ClockDecide ends the game with the result that a person decided on: "1-0", "1/2", "0-1" or [NoResult].
type ClockDecide struct{ Result string }

func (msg ClockDecide) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil {
		return m, nil
	}
	m, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActEnd, At: g.At(env.Mono)}, Result: msg.Result})
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Dialog, m.Past, m.Screen = nil, pastOf(m.Game), clockSummary
	m, more := m.shelve()
	return m, append(append(cmds, more...), session.WatchClock{}, session.Focus{ID: "main"})
}

// shelve moves the game on the table into the history; one never started is forgotten.
func (m page) shelve() (page, []session.Cmd) {
	g := m.Game
	m.Game, m.Locked = nil, false
	var gone []string
	if at := g.State.Last(); g.State.Phase(at) == clock.Ready {
		gone = append(gone, g.ID)
	} else {
		m.Shelf, gone = m.WithGame(g.entry())
	}
	return m, m.keepClockIndex(gone...)
}

// clockReset lays the same clock anew on the table. The old game stays in the history.
type clockReset struct{}

func (clockReset) update(m page, env session.Env) (page, []session.Cmd) {
	old := m.Game
	if old == nil || m.Gap != nil {
		return m, nil
	}
	at, steps := old.At(env.Mono), []ClockStep{}
	if phase := old.State.Phase(at); phase != clock.Ready {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActEnd, At: at}, Result: NoResult})
	}
	m, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		return session.Refuse(m, err)
	}
	m, more := m.shelve()
	m, laid := m.layClock(env, old.Text, old.BlackDraw, old.Control)
	m.Game.Far = old.Far
	return m, append(append(cmds, more...), laid...)
}

// clockAgain lays the clock of the game just shown once more.
type clockAgain struct{}

func (clockAgain) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Past == nil {
		return m, nil
	}
	return clockPickControl{Text: m.Past.Entry.Text, BlackDraw: m.Past.Entry.BlackDraw}.update(m, env)
}

// clockGo shows another screen of the clock. A running clock cannot be left.
type clockGo struct{ Screen clockScreen }

func (msg clockGo) update(m page, env session.Env) (page, []session.Cmd) {
	m.Notice, m.Dialog = nil, nil
	if g := m.Game; g != nil && msg.Screen == ClockPick {
		at := g.At(env.Mono)
		if g.State.Phase(at) != clock.Ready {
			return m, nil // it is ended first, with or without a result
		}
		next, cmds := m.shelve()
		next.Screen = ClockPick
		return next, cmds
	}
	m.Screen = msg.Screen
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// pastOf tells an ended game from its steps.
func pastOf(g *ClockGame) *clockPast {
	p := &clockPast{Entry: g.entry()}
	var inputs []clock.Input
	for _, s := range g.Steps {
		if s.Input.Act != 0 {
			inputs = append(inputs, s.Input)
			p.Why, p.Walls = append(p.Why, s.Why), append(p.Walls, s.Wall)
		}
	}
	p.Steps, _ = clock.History(g.Control, inputs) // what the game did already is accepted
	return p
}

// clockOpenPast shows a game of the history.
type clockOpenPast struct{ ID string }

func (msg clockOpenPast) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.OpenGame{Book: session.ClockBook, ID: msg.ID, Past: true}}
}

// showPast shows a game of the history.
func (m page) showPast(g *ClockGame, err error) (page, []session.Cmd) {
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Past, m.Screen = pastOf(g), clockSummary
	return m, []session.Cmd{session.Focus{ID: "main"}}
}
