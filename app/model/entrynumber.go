package model

import (
	"strconv"

	"wasit/app/journal"
)

// ToggleNumbers turns the digits on or off. Once is the keyboard's way: they choose one board and are results again.
type ToggleNumbers struct{ Once bool }

// Update implements Msg.
func (msg ToggleNumbers) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Numbers, m.Entry.Typed, m.Entry.Twice = !m.Entry.Numbers, "", journal.Score{}
	m.Entry.Once = msg.Once && m.Entry.Numbers
	return m, nil
}

// FigureKey is a figure of the keyboard: part of a number while one is typed, else a result. What it means is settled here and
// not with the drawing of the page, which fast fingers may be ahead of.
type FigureKey struct{ D int }

// Update implements Msg.
func (msg FigureKey) Update(m Model, env Env) (Model, []Cmd) {
	if m.Entry.Numbers {
		return Digit(msg).Update(m, env)
	}
	if score, ok := map[int]journal.Score{1: journal.WhiteWins, 0: journal.BlackWins, 5: journal.Drawn}[msg.D]; ok {
		return EnterScore{Score: score}.Update(m, env)
	}
	return m, nil
}

// Digit types a figure of a board number. A number that no board has begins anew.
type Digit struct{ D int }

// Update implements Msg.
func (msg Digit) Update(m Model, _ Env) (Model, []Cmd) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	typed := m.Entry.Typed + strconv.Itoa(msg.D)
	number, err := strconv.Atoi(typed)
	if err != nil || number < 1 || number > len(r.Boards) {
		m.Entry.Shakes++
		typed, number = strconv.Itoa(msg.D), msg.D
	}
	if number < 1 || number > len(r.Boards) {
		m.Entry.Typed = ""
		return m, nil
	}
	m.Entry.Typed, m.Entry.Board, m.Entry.Twice = typed, number, journal.Score{}
	if m.Entry.Once && 10*number > len(r.Boards) { // no figure can follow
		m.Entry.Numbers, m.Entry.Once, m.Entry.Typed = false, false, ""
	}
	return m, []Cmd{Reveal{boardID(number)}}
}
