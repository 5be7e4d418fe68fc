package board

import (
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
)

// whyNot is a move that was tried and cannot be made.
type whyNot struct {
	rules.Hindrance
	From, To int
}

// touchSquare touches a square: a piece is taken in hand, put down, or moved.
type touchSquare struct{ Square int }

// Prompt has the square touched when the finger is lifted.
func (touchSquare) Prompt() {}

func (msg touchSquare) update(m page, env session.Env) (page, []session.Cmd) {
	p, g := m.Model, m.Game
	if g == nil || p.Goal != noSquare {
		return m, nil
	}
	p.Cursor, p.Why = msg.Square, whyNot{}
	if !p.plays() {
		if p.Past && g.isRecord() {
			p.Line = beginLine(p.View)
		} else {
			p.Past = false
			m.Model = p
			return m, nil
		}
	}
	pos := p.Shown()
	own := pos.Men(pos.Turn()).Has(chess.Square(msg.Square))
	hand := p.Hand
	m.Model = p
	switch {
	case hand == msg.Square:
		m.Hand = noSquare
	case hand != noSquare && (!own || len(between(&pos, hand, msg.Square)) > 0):
		return m.moveMan(env, hand, msg.Square)
	case own:
		m.Hand = msg.Square
	default: // a piece of the player who waits, or nothing
		m.Hand = noSquare
		m.Why = m.whyNot(msg.Square, noSquare)
	}
	return m, nil
}

// moveMan moves a piece, asks for the new piece where a pawn is promoted, or says why it cannot be.
func (m page) moveMan(env session.Env, from, to int) (page, []session.Cmd) {
	pos := m.Model.Shown()
	m.Hand, m.Cursor = from, to
	switch moves := between(&pos, from, to); len(moves) {
	case 0:
		m.Hand, m.Why = noSquare, m.whyNot(from, to)
		return m, nil
	case 1:
		return m.makeMove(env, moves[0])
	}
	m.Goal = to
	return m, []session.Cmd{session.Focus{ID: "promote"}}
}

// makeMove makes a move in the game, or in the variation that is shown.
func (m page) makeMove(env session.Env, move board.Move) (page, []session.Cmd) {
	if m.Line.On() {
		return m.growLine(env, move)
	}
	return m.doAct(env, gameAct{Kind: actMove, Move: move.String()})
}

// whyNot asks the Laws of the game why a piece cannot be moved.
func (m page) whyNot(from, to int) whyNot {
	pos, e := m.Model.Shown(), m.Game.Head.edition()
	goal := to
	if to == noSquare { // it was touched only
		goal = from ^ 1
	}
	h := e.WhyNot(&pos, sq64(from), sq64(goal))
	if to == noSquare && h.Obstacle != rules.OtherSideMoves {
		return whyNot{}
	}
	return whyNot{h, from, to}
}

func sq64(sq int) chess.Square { return chess.Square(sq) }

// Lift takes the piece in hand while a finger carries it.
func (msg touchSquare) Lift() session.Msg { return liftMan(msg) }

// PutOn puts the piece that was lifted on the square that act would touch; elsewhere it goes back to its own.
func (msg touchSquare) PutOn(act session.Msg) session.Msg {
	to, ok := act.(touchSquare)
	if !ok {
		return dropMan{}
	}
	return putMan{From: msg.Square, To: to.Square}
}

// liftMan takes a piece in hand, to be carried to its square.
type liftMan struct{ Square int }

func (msg liftMan) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Goal != noSquare {
		return m, nil
	}
	if m.Past && !m.Line.On() && g.isRecord() {
		m.Line = beginLine(m.View)
	}
	if !m.plays() {
		return m, nil
	}
	m.Why = whyNot{}
	pos := m.Model.Shown()
	if m.Hand = noSquare; pos.Men(pos.Turn()).Has(sq64(msg.Square)) {
		m.Hand, m.Cursor = msg.Square, msg.Square
	}
	return m, nil
}

// putMan puts a piece that was carried on a square; back on its own it stays in hand.
type putMan struct{ From, To int }

func (msg putMan) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || !m.plays() || m.Goal != noSquare || msg.From == msg.To {
		return m, nil
	}
	return m.moveMan(env, msg.From, msg.To)
}
