package model

import (
	"wasit/clock"
)

// The dialogs of the clock.
type (
	ClockSettingsDialog struct{}
	ClockFlagDialog     struct{} // a flag fell: the app asks, a person decides
	ClockEndDialog      struct{} // the result of a game that ends otherwise
	ClockResetDialog    struct{}
	ClockClaimDialog    struct{} // both clocks stand: who claims?
	ClockVerdictDialog  struct {
		By      clock.Side
		Verdict clock.Verdict
	}
)

// ClockShow opens a dialog over a clock that stands.
type ClockShow struct{ Dialog Dialog }

// Update implements Msg.
func (msg ClockShow) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = msg.Dialog
	return m, []Cmd{Focus{"sheet"}}
}

// ClockClose closes the open dialog; nothing else changes.
type ClockClose struct{}

// Update implements Msg.
func (ClockClose) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog, m.Clock.Fix = nil, nil
	return m, nil
}

// ClockAskClaim stops both clocks of a silent clock and asks who claims.
type ClockAskClaim struct{}

// Update implements Msg.
func (ClockAskClaim) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game == nil || m.Clock.Gap != nil {
		return m, nil
	}
	m, cmds := m.clockAct(env, clock.ActPause)
	m.Dialog = ClockClaimDialog{}
	return m, append(cmds, Focus{"sheet"})
}

// ClockClaim says who claims a win on time; the verdict is shown, the arbiter decides.
type ClockClaim struct{ By clock.Side }

// Update implements Msg.
func (msg ClockClaim) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil {
		return m, nil
	}
	at := g.At(env.Mono)
	_, verdict, err := g.State.Claim(msg.By, at)
	if err != nil {
		return m.refuse(err)
	}
	m, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActClaim, Side: msg.By, At: at}})
	if err != nil {
		return m.refuse(err)
	}
	m.Dialog = ClockVerdictDialog{msg.By, verdict}
	return m, append(cmds, Focus{"sheet"})
}

// NoResult ends a game whose result is not recorded here.
const NoResult = "*"

// ClockDecide ends the game with the result that a person decided on: "1-0", "1/2", "0-1" or [NoResult].
type ClockDecide struct{ Result string }

// Update implements Msg.
func (msg ClockDecide) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return m, nil
	}
	m, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActEnd, At: g.At(env.Mono)}, Result: msg.Result})
	if err != nil {
		return m.refuse(err)
	}
	m.Dialog, m.Clock.Past, m.Clock.Screen = nil, m.pastOf(m.Clock.Game), ClockSummary
	m, more := m.shelve()
	return m, append(append(cmds, more...), WatchClock{}, Focus{"main"})
}

// shelve moves the game on the table into the history; one never started is forgotten.
func (m Model) shelve() (Model, []Cmd) {
	g := m.Clock.Game
	m.Clock.Game, m.Clock.Locked = nil, false
	var gone []string
	if at := g.State.Last(); g.State.Phase(at) == clock.Ready {
		gone = append(gone, g.ID)
	} else {
		m.Clock.Games = append([]ClockEntry{g.entry()}, m.Clock.Games...)
	}
	for len(m.Clock.Games) > maxClockGames {
		last := len(m.Clock.Games) - 1
		gone = append(gone, m.Clock.Games[last].ID)
		m.Clock.Games = m.Clock.Games[:last]
	}
	return m, m.keepClockIndex(gone...)
}

// ClockReset lays the same clock anew on the table. The old game stays in the history.
type ClockReset struct{}

// Update implements Msg.
func (ClockReset) Update(m Model, env Env) (Model, []Cmd) {
	old := m.Clock.Game
	if old == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at, steps := old.At(env.Mono), []ClockStep{}
	if phase := old.State.Phase(at); phase != clock.Ready {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActEnd, At: at}, Result: NoResult})
	}
	m, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		return m.refuse(err)
	}
	m, more := m.shelve()
	m, laid := m.layClock(env, old.Text, old.BlackDraw, old.Control)
	m.Clock.Game.Far = old.Far
	return m, append(append(cmds, more...), laid...)
}

// ClockAgain lays the clock of the game just shown once more.
type ClockAgain struct{}

// Update implements Msg.
func (ClockAgain) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Past == nil {
		return m, nil
	}
	return ClockPickControl{Text: m.Clock.Past.Entry.Text, BlackDraw: m.Clock.Past.Entry.BlackDraw}.Update(m, env)
}

// ClockGo shows another screen of the clock. A running clock cannot be left.
type ClockGo struct{ Screen ClockScreen }

// Update implements Msg.
func (msg ClockGo) Update(m Model, env Env) (Model, []Cmd) {
	m.Notice, m.Dialog = nil, nil
	if g := m.Clock.Game; g != nil && msg.Screen == ClockPick {
		at := g.At(env.Mono)
		if g.State.Phase(at) != clock.Ready {
			return m, nil // it is ended first, with or without a result
		}
		next, cmds := m.shelve()
		next.Clock.Screen = ClockPick
		return next, cmds
	}
	m.Clock.Screen = msg.Screen
	return m, []Cmd{Focus{"main"}}
}

// pastOf tells an ended game from its steps.
func (m Model) pastOf(g *ClockGame) *ClockPast {
	p := &ClockPast{Entry: g.entry()}
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

// ClockOpenPast shows a game of the history.
type ClockOpenPast struct{ ID string }

// Update implements Msg.
func (msg ClockOpenPast) Update(m Model, _ Env) (Model, []Cmd) {
	return m, []Cmd{LoadClockGame{ID: msg.ID, Past: true}}
}

// ClockPastLoaded brings the rows of a game of the history.
type ClockPastLoaded struct {
	ID   string
	Rows []string
	Err  error
}

// Update implements Msg.
func (msg ClockPastLoaded) Update(m Model, _ Env) (Model, []Cmd) {
	err := msg.Err
	var g *ClockGame
	if err == nil {
		g, err = readClockGame(msg.ID, msg.Rows)
	}
	if err != nil {
		return m.refuse(err)
	}
	m.Clock.Past, m.Clock.Screen = m.pastOf(g), ClockSummary
	return m, []Cmd{Focus{"main"}}
}
