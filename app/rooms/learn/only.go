package learn

import (
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// An only is a position in which one move alone keeps the win.
type only struct {
	Ending       endgame.Ending
	Pos          board.Position
	Move         board.Move // that move
	Played       board.Move // what the learner played, or 0
	Right, Wrong int        // positions so far
}

// onlyOf are the endings with positions of this kind: with a queen or a rook there is always a second move that wins, unless mate or
// the loss of a piece is at hand.
var onlyOf = []endgame.Ending{endgame.KPK, endgame.KBBK, endgame.KBNK}

// onlyEnding returns the ending whose only moves the address asks for: king and pawn, where it names none.
func (m page) onlyEnding() (endgame.Ending, bool) {
	if m.Route.Sheet == pageOnly {
		return endgame.KPK, true
	}
	name, ok := m.readPart(pageOnly + "-")
	for _, e := range onlyOf {
		if ok && e.String() == name {
			return e, true
		}
	}
	return 0, false
}

// readyOnly works the table out where it is not there yet, and draws the first position.
func (m page) readyOnly(env session.Env) (page, []session.Cmd) {
	e, ok := m.onlyEnding()
	switch {
	case !ok:
		m.Only = nil
		return m, nil
	case m.Only != nil && m.Only.Ending == e:
		return m, nil
	}
	m.Only = nil
	if m.Tables[e] == nil {
		m.Building, m.Done = true, 0
		return m, []session.Cmd{session.BuildTable{Ending: e}}
	}
	return m.drawOnly(e, lot.Seed(env.Random)), nil
}

// drawOnly draws the next position.
func (m page) drawOnly(e endgame.Ending, seed lot.Seed) page {
	tab, next := m.Tables[e], only{Ending: e}
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
	if m.Only == nil || m.Tables[m.Only.Ending] == nil {
		return m, nil
	}
	return m.drawOnly(m.Only.Ending, lot.Seed(env.Random)), nil
}
