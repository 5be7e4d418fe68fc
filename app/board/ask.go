package board

import (
	"github.com/notnil/chess"

	clockroom "wasit/app/clock"
	"wasit/app/session"
	"wasit/rules/mate"
)

// playAsk asks whether the chosen side can still mate; More looks further than the last time.
type playAsk struct{ More bool }

// longBudget is how many positions the second search may keep: some hundred megabytes.
const longBudget = 3 * mate.DefaultPositions

func (msg playAsk) update(m page, env session.Env) (page, []session.Cmd) {
	e := m.Edit
	pos, err := e.position()
	if err != nil {
		e.Err = err
		m.Edit = e
		return m, []session.Cmd{session.Focus{ID: "fen"}}
	}
	e.N, e.Running, e.Answer, e.Line, e.Asked, e.Budget = int(env.Random>>33), true, nil, nil, pos, mate.DefaultPositions
	if msg.More {
		e.Budget = longBudget
	}
	m.Edit, m.Screen = e, playAnswer
	return m, []session.Cmd{session.AskMate{N: e.N, Position: pos, Side: e.MateSide(), Budget: e.Budget}, session.Focus{ID: "main"}}
}

func (msg playMate) update(m page, _ session.Env) (page, []session.Cmd) {
	e := m.Edit
	if !e.Running || e.N != msg.N {
		return m, nil
	}
	e.Running, e.Answer, e.Step = false, &msg.Answer, 0
	if msg.Answer.Verdict == mate.Yes {
		pos := e.Asked
		e.Line = append(e.Line, pos)
		for _, move := range msg.Answer.Line {
			pos = pos.After(move)
			e.Line = append(e.Line, pos)
		}
	}
	m.Edit = e
	return m, nil
}

// playAskStop goes back to the editor.
type playAskStop struct{}

func (playAskStop) update(m page, _ session.Env) (page, []session.Cmd) {
	running := m.Edit.Running
	m.Edit.Running, m.Screen = false, playEditor
	if running {
		return m, []session.Cmd{session.StopMate{}, session.Focus{ID: "main"}}
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// playLineStep shows another position of the line that mates.
type playLineStep struct{ To int }

func (msg playLineStep) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Edit.Step = min(max(msg.To, 0), max(len(m.Edit.Line)-1, 0))
	return m, nil
}

// playMateFrom asks of the position on the board whether a side can still mate.
type playMateFrom struct{ Side chess.Color }

func (msg playMateFrom) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	pos := m.Game.Position()
	m.Edit = m.Edit.take(&pos)
	m.Edit.ForClock, m.Edit.Side = false, 0
	if msg.Side == chess.Black {
		m.Edit.Side = 1
	}
	return playAsk{}.update(m, env)
}

// playDecideClock ends the game of the clock with what the arbiter decided here.
type playDecideClock struct{ Result string }

func (msg playDecideClock) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Clock.Game == nil || !m.Edit.ForClock {
		return m, nil
	}
	m.Edit.ForClock, m.Screen = false, playTable
	m, cmds := m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Decide(msg), env))
	return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageClock}})
}
