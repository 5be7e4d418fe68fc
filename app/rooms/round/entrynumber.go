package round

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// toggleNumbers turns the digits on or off. Once is the keyboard's way: they choose one board and are results again.
type toggleNumbers struct{ Once bool }

func (msg toggleNumbers) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Numbers, m.Typed, m.Twice = !m.Numbers, "", journal.Score{}
	m.Once = msg.Once && m.Numbers
	return m, nil
}

// figureKey is a figure of the keyboard: part of a number while one is typed, else a result. What it means is settled here and
// not with the drawing of the page, which fast fingers may be ahead of.
type figureKey struct{ D int }

func (msg figureKey) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Numbers {
		return digit(msg).update(m, env)
	}
	if score, ok := map[int]journal.Score{1: journal.WhiteWins, 0: journal.BlackWins, 5: journal.Drawn}[msg.D]; ok {
		return enterScore{Score: score}.update(m, env)
	}
	return m, nil
}

// digit types a figure of a board number. A number that no board has begins again.
type digit struct{ D int }

func (msg digit) update(m page, _ session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	r, _ := m.Section().RoundAt(n)
	typed, number, anew := session.TypeNumber(m.Typed, msg.D, m.BoardNo(1), m.BoardNo(len(r.Boards)))
	if anew {
		m.Shakes++
	}
	m.Typed = typed
	if number == 0 {
		return m, nil // nothing, or the beginning of a number
	}
	board := number - m.BoardNo(1) + 1
	m.Board, m.Twice = board, journal.Score{}
	if m.Once && 10*number > m.BoardNo(len(r.Boards)) { // no figure can follow
		m.Numbers, m.Once, m.Typed = false, false, ""
	}
	return m, []session.Cmd{session.Reveal{ID: boardID(board)}}
}
