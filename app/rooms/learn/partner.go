package learn

import (
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

func (msg tableProgress) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Done = msg.Done
	return m, nil
}

func (msg tableBuilt) update(m page, env session.Env) (page, []session.Cmd) {
	m.Tables[msg.Ending], m.Building = msg.Table, false
	if _, ok := m.onlyEnding(); ok {
		return m.readyOnly(env)
	}
	if m.Run == nil || m.Run.Task().Kind != course.Partner || m.Run.Task().Ending != msg.Ending {
		return m, nil
	}
	return m.newGame(), nil
}

// newGame draws a start for the partner, as far from mate as the task allows.
func (m page) newGame() page {
	t := m.Run.Task()
	tab := m.Tables[t.Ending]
	g := lot.New(m.Run.Seed ^ lot.Seed(m.Run.At+1) ^ lot.Seed(m.Run.Wrong)<<8)
	pos, ok := tab.Draw(g.Draw, t.AtMost()*2/3, t.AtMost())
	if !ok {
		return m
	}
	if game, err := tab.NewGame(pos); err == nil {
		m.Game, m.Told = &game, endgame.Step{}
	}
	return m
}

func (m page) touchPartner(sq chess.Square, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Game.End() != endgame.Open {
		return m, nil
	}
	pos := m.Game.Position()
	return m.moveTo(sq, &pos, func(m page, from, to chess.Square, promotion chess.PieceType) (page, []session.Cmd) {
		return m.playPartner(from, to, promotion, env)
	})
}

func (m page) playPartner(from, to chess.Square, promotion chess.PieceType, env session.Env) (page, []session.Cmd) {
	pos := m.Game.Position()
	var list board.MoveList
	for _, move := range pos.Moves(&list) {
		if move.From() != from || move.To() != to || move.Promotion() != promotion {
			continue
		}
		game, step, err := m.Game.Play(move)
		if err != nil {
			return session.Refuse(m, err)
		}
		m.Game, m.Told = &game, step
		if step.End == endgame.Open {
			return m, nil
		}
		made, best := game.Moves()
		m, cmds := m.record(learner.GamePlayed{Ending: m.Run.Task().Ending, Moves: made, Best: best, Won: step.End == endgame.Mated}, env)
		m, more := m.took(m.Run.Partner(step.End), env)
		return m, append(cmds, more...)
	}
	r := *m.Run
	r.Why = m.Book.WhyIllegal(&pos, from, to)
	m.Run = &r
	return m, nil
}

// Acts of a game against the partner.
type (
	takeBack struct{}
	newStart struct{}
)

func (takeBack) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game != nil {
		g := m.Game.TakeBack()
		m.Game, m.Told, m.Selected = &g, endgame.Step{}, -1
	}
	return m, nil
}

func (newStart) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Run == nil || m.Run.Task().Kind != course.Partner || m.Tables[m.Run.Task().Ending] == nil {
		return m, nil
	}
	r := *m.Run
	r.Seed = course.Seed(env.Random)
	m.Run = &r
	return m.newGame(), nil
}
