package clock

import (
	"wasit/app/session"
	"wasit/clock"
)

// The dialogs of the clock.
type (
	settingsDialog struct{}
	flagDialog     struct{} // a flag fell: the app asks, a person decides
	endDialog      struct{} // the result of a game that ends otherwise
	gameDialog     struct{} // what becomes of the game that stands
	resetDialog    struct{ Then afterwards }
	claimDialog    struct{} // both clocks stand: who claims?
	orderDialog    struct{} // another clock was asked for
	verdictDialog  struct {
		By      clock.Side
		Verdict clock.Verdict
	}
)

// afterwards is what lies on the table when a game was given up.
type afterwards uint8

// What lies there.
const (
	sameClock    afterwards = iota
	swappedClock            // the same, White on the other half: the players keep their places and exchange the colours
	otherClock              // none: a time control is chosen
)

// setUpPosition leads to the board, where the position is set up and the question of Art. 6.9 (E23) is answered for the side that must
// be able to mate. Both clocks are stopped first (Art. 6.11.1 (E23)): nobody leaves a running one.
type setUpPosition struct{ Side clock.Side }

func (msg setUpPosition) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil {
		return m, nil
	}
	var cmds []session.Cmd
	if g.IsRunning(g.At(env.Mono)) {
		m, cmds = m.actByButton(env, clock.ActPause)
	}
	sheet := "mate-white"
	if msg.Side == clock.Black {
		sheet = "mate-black"
	}
	m.Dialog = nil
	return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageBoard, Sheet: sheet}})
}

// showDialog opens a dialog over a clock that stands.
type showDialog struct{ Dialog session.Dialog }

func (msg showDialog) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Locked {
		return m, nil
	}
	if m.Game != nil {
		m.Typed = m.Game.Names
	}
	m.Dialog, m.Hint = msg.Dialog, heldNothing
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// closeDialog closes the open dialog; nothing else changes.
type closeDialog struct{}

func (closeDialog) update(m page, env session.Env) (page, []session.Cmd) {
	m, cmds := m.keepNames(env)
	m.Dialog, m.Fix = nil, nil
	return m, cmds
}

// askClaim stops both clocks of a silent clock and asks who claims.
type askClaim struct{}

func (askClaim) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Gap != nil {
		return m, nil
	}
	m, cmds := m.actByButton(env, clock.ActPause)
	m.Dialog = claimDialog{}
	return m, append(cmds, session.Focus{ID: "sheet"})
}

// claimTime says who claims a win on time; the verdict is shown, the arbiter decides.
type claimTime struct{ By clock.Side }

func (msg claimTime) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m, cmds, err := m.applySteps(env, Step{Input: clock.Input{Act: clock.ActClaim, Side: msg.By, At: g.At(env.Mono)}})
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Dialog = verdictDialog{msg.By, m.Game.verdict}
	return m, append(cmds, session.Focus{ID: "sheet"})
}

// NoResult ends a game whose result is not recorded here.
const NoResult = "*"

// Decide ends the game with the result that a person decided on: "1-0", "1/2", "0-1" or [NoResult].
type Decide struct{ Result string }

func (msg Decide) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil {
		return m, nil
	}
	m, cmds, err := m.applySteps(env, Step{Input: clock.Input{Act: clock.ActEnd, At: g.At(env.Mono)}, Result: msg.Result})
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Dialog, m.Past, m.Screen = nil, pastOf(m.Game), screenSummary
	if r, ok := m.Past.Entry.result(); ok {
		var kept []session.Cmd
		m.Session, kept = m.Session.WithClockResult(r)
		cmds = append(cmds, kept...)
	}
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
		m.Shelf = m.WithGame(g.entry())
	}
	return m, m.keepClockIndex(gone...)
}

// layAnew ends the game without a result and lays the clock on the table again. The old game stays in the history.
type layAnew struct{ Then afterwards }

func (msg layAnew) update(m page, env session.Env) (page, []session.Cmd) {
	old := m.Game
	if old == nil || m.Gap != nil {
		return m, nil
	}
	at, steps := old.At(env.Mono), []Step{}
	if phase := old.State.Phase(at); phase != clock.Ready {
		steps = append(steps, Step{Input: clock.Input{Act: clock.ActEnd, At: at}, Result: NoResult})
	}
	m, cmds, err := m.applySteps(env, steps...)
	if err != nil {
		return session.Refuse(m, err)
	}
	m, more := m.shelve()
	cmds = append(cmds, more...)
	if msg.Then == otherClock {
		m.Dialog, m.Screen = nil, ScreenPick
		return m, append(cmds, session.WatchClock{}, session.Focus{ID: "main"})
	}
	m, laid := m.layClock(env, old.again(msg.Then == swappedClock))
	m, turned := m.placeHalves(env, farAfter(old.Far, msg.Then == swappedClock))
	return m, append(append(cmds, laid...), turned...)
}

// again is what the next clock takes of a game: another game, with the colours exchanged, is not the one of the round.
func (g *Game) again(swapped bool) Game {
	next := Game{Text: g.Text, BlackDraw: g.BlackDraw, Control: g.Control, Names: g.Names, Place: g.Place, Laws: g.Laws}
	if swapped {
		next.Names[0], next.Names[1] = g.Names[1], g.Names[0]
		next.Place = session.BoardPlace{}
	}
	return next
}

// farAfter is the side whose half is the far one in the next game.
func farAfter(far clock.Side, swapped bool) clock.Side {
	if swapped {
		return far.Other()
	}
	return far
}

// layAgain lays the clock of the game just shown once more.
type layAgain struct{ Swapped bool }

func (msg layAgain) update(m page, env session.Env) (page, []session.Cmd) {
	p := m.Past
	if p == nil {
		return m, nil
	}
	as := Game{Text: p.Entry.Text, BlackDraw: p.Entry.BlackDraw, Control: p.Control, Names: p.Entry.Names} // the place has had its game
	m, cmds := m.layClock(env, as.again(msg.Swapped))
	m, turned := m.placeHalves(env, farAfter(p.Far, msg.Swapped))
	return m, append(cmds, turned...)
}

// goTo shows another screen of the clock. A running clock cannot be left.
type goTo struct{ Screen screen }

func (msg goTo) update(m page, env session.Env) (page, []session.Cmd) {
	m, named := m.keepNames(env)
	m.Notice, m.Dialog = nil, nil
	if g := m.Game; g != nil && msg.Screen == ScreenPick {
		at := g.At(env.Mono)
		if g.State.Phase(at) != clock.Ready {
			return m, named // it is ended first, with or without a result
		}
		m.Options.Claim = m.Options.Claim || g.Control.Flags == clock.Claim // the clock that it was chosen for was never started
		next, cmds := m.shelve()
		next.Screen = ScreenPick
		return next, cmds
	}
	m.Screen = msg.Screen
	return m, append(named, session.Focus{ID: "main"})
}

// pastOf tells an ended game from its steps.
func pastOf(g *Game) *pastGame {
	p := &pastGame{Entry: g.entry(), Control: g.Control, Far: g.Far}
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

// openPast shows a game of the history.
type openPast struct{ ID string }

func (msg openPast) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.OpenGame{Book: session.ClockBook, ID: msg.ID, Past: true}}
}

// showPast shows a game of the history.
func (m page) showPast(g *Game, err error) (page, []session.Cmd) {
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Past, m.Screen = pastOf(g), screenSummary
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// showChart changes what the chart shows: the time spent, or the time left.
type showChart struct{ Left bool }

func (msg showChart) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Left = msg.Left
	return m, nil
}
