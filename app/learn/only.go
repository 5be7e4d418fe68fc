package learn

import (
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// An only is a position of king and pawn in which one move alone keeps the win.
type only struct {
	Pos          board.Position
	Move         board.Move // that move
	Played       board.Move // what the learner played, or 0
	Right, Wrong int        // positions so far
}

// readyOnly works the table out where it is not there yet, and draws the first position.
func (m page) readyOnly() (page, []session.Cmd) {
	m.Run, m.Game = nil, nil
	switch {
	case m.Only != nil:
		return m, nil
	case m.Tables[endgame.KPK] == nil:
		m.Building, m.Done = true, 0
		return m, []session.Cmd{session.BuildTable{Ending: endgame.KPK}}
	}
	return m.drawOnly(1), nil
}

// drawOnly draws the next position.
func (m page) drawOnly(seed lot.Seed) page {
	tab, next := m.Tables[endgame.KPK], only{}
	if m.Only != nil {
		next.Right, next.Wrong = m.Only.Right, m.Only.Wrong
	}
	pos, ok := tab.DrawOnlyMove(lot.New(seed).Draw)
	if !ok {
		return m
	}
	best, _, err := tab.Best(&pos)
	if err != nil {
		return m
	}
	next.Pos, next.Move = pos, best.Move
	m.Only, m.Selected, m.Pawn = &next, -1, [2]int{-1, -1}
	return m
}

// touchOnly is a touch of the board; a pawn that reaches the last rank becomes a queen.
type touchOnly struct{ Square int }

func (msg touchOnly) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Only == nil || m.Only.Played != 0 {
		return m, nil
	}
	m.Cursor = msg.Square
	sq := chess.Square(msg.Square)
	switch {
	case m.Only.Pos.Men(m.Only.Pos.Turn()).Has(sq):
		m.Selected = msg.Square
		return m, nil
	case m.Selected < 0:
		return m, nil
	}
	from := chess.Square(m.Selected)
	m.Selected = -1
	var list board.MoveList
	for _, move := range m.Only.Pos.Moves(&list) {
		if move.From() != from || move.To() != sq || move.Promotion() != chess.NoPieceType && move.Promotion() != chess.Queen {
			continue
		}
		o := *m.Only
		o.Played = move
		if move == o.Move {
			o.Right++
		} else {
			o.Wrong++
		}
		m.Only = &o
		break
	}
	return m, nil
}

// nextOnly goes on to another position.
type nextOnly struct{}

func (nextOnly) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Only == nil || m.Tables[endgame.KPK] == nil {
		return m, nil
	}
	return m.drawOnly(lot.Seed(env.Random)), nil
}
