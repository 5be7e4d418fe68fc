package board

import (
	"github.com/notnil/chess"

	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/rules/mate"
)

// askMate asks whether the chosen side can still mate; More looks further than the last time.
type askMate struct{ More bool }

// longBudget is how many positions the second search may keep: some hundred megabytes.
const longBudget = 3 * mate.DefaultPositions

func (msg askMate) update(m page, env session.Env) (page, []session.Cmd) {
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
	m.Edit, m.Screen = e, screenAnswer
	return m, []session.Cmd{session.AskMate{N: e.N, Position: pos, Side: e.MateSide(), Budget: e.Budget}, session.Focus{ID: "main"}}
}

func (msg mateFound) update(m page, _ session.Env) (page, []session.Cmd) {
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

// stopAsking goes back to the editor.
type stopAsking struct{}

func (stopAsking) update(m page, _ session.Env) (page, []session.Cmd) {
	running := m.Edit.Running
	m.Edit.Running, m.Edit.FromGame, m.Screen = false, false, screenEditor
	if running {
		return m, []session.Cmd{session.StopMate{}, session.Focus{ID: "main"}}
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// stepLine shows another position of the line that mates.
type stepLine struct{ To int }

func (msg stepLine) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Edit.Step = min(max(msg.To, 0), max(len(m.Edit.Line)-1, 0))
	return m, nil
}

// askMateFrom asks of the position on the board whether a side can still mate.
type askMateFrom struct{ Side chess.Color }

func (msg askMateFrom) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	pos := m.Game.Position()
	m.Edit = m.Edit.take(&pos)
	m.Edit.ForClock, m.Edit.FromGame, m.Edit.Side = false, true, 0
	if msg.Side == chess.Black {
		m.Edit.Side = 1
	}
	return askMate{}.update(m, env)
}

// decideClock ends the game of the clock with what the arbiter decided here.
type decideClock struct{ Result string }

func (msg decideClock) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Clock.Game == nil || !m.Edit.ForClock {
		return m, nil
	}
	m.Edit.ForClock, m.Screen = false, screenTable
	m, cmds := m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Decide(msg), env))
	return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageClock}})
}
