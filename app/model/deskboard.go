package model

import (
	"wasit/app/journal"
	"wasit/rules/mate"
	"wasit/rules/ruling"
)

// A DeskCheck is a question of the desk that the board is to answer; it waits until the arbiter is back.
type DeskCheck struct {
	Back     Route
	Board    int
	Question ruling.Question // AskMate, AskThree, AskFifty
	Answer   ruling.Answer   // empty: not answered yet
}

// DeskToBoard leaves the desk for the board with the question in hand; White says who must be able to mate.
type DeskToBoard struct {
	Question ruling.Question
	White    bool
}

// Update implements Msg.
func (msg DeskToBoard) Update(m Model, _ Env) (Model, []Cmd) {
	m.DeskCheck = &DeskCheck{Back: m.Route, Board: m.Desk.Board, Question: msg.Question}
	m = m.takeGame()
	to := Route{Page: PageBoard}
	if msg.Question == ruling.AskMate {
		to = MateRoute(msg.White)
	}
	return m, []Cmd{Navigate{To: to}}
}

// BoardAnswer is what the board says to the question of the desk; empty while it cannot say anything.
func (m Model) BoardAnswer() ruling.Answer {
	c, g := m.DeskCheck, m.Play.Game
	yes := map[bool]ruling.Answer{true: ruling.Yes, false: ruling.No}
	switch {
	case c == nil:
	case c.Question == ruling.AskMate:
		if a := m.Play.Edit.Answer; a != nil {
			return map[mate.Verdict]ruling.Answer{mate.Yes: ruling.Yes, mate.No: ruling.No, mate.NotProven: ruling.Unclear}[a.Verdict]
		}
	case g == nil || g.Ply() == 0:
	default:
		intended, err := m.Play.Intended()
		if err != nil || m.Play.Desk.Written && intended == 0 {
			return ""
		}
		times, quiet := len(g.Repeats(intended)), g.Quiet(intended)
		if c.Question == ruling.AskThree {
			return yes[times >= 3]
		}
		return yes[quiet >= 100]
	}
	return ""
}

// DeskBring takes the answer of the board to the desk, or goes back without one.
type DeskBring struct{ Without bool }

// Update implements Msg.
func (msg DeskBring) Update(m Model, _ Env) (Model, []Cmd) {
	if m.DeskCheck == nil {
		back := m.Play.Desk.Back
		m.Play.Desk = PlayDesk{}
		return m, []Cmd{Navigate{To: back}}
	}
	c := *m.DeskCheck
	if !msg.Without {
		c.Answer = m.BoardAnswer()
	}
	m.DeskCheck, m.Play.Desk = &c, PlayDesk{}
	return m, []Cmd{Navigate{To: c.Back}}
}

// brought puts the answer of the board in its place at the desk, if the question still stands there.
func (m Model) brought() Model {
	c := m.DeskCheck
	m.DeskCheck = nil
	if c == nil || c.Answer == "" || m.Desk.Step != DeskRuling || m.Desk.Board != c.Board {
		return m
	}
	if m.Desk.Hearing {
		m, _ = DeskAnswer{c.Question, c.Answer}.Update(m, Env{})
		return m
	}
	m, _ = DeskEdit{func(o *journal.Offence) {
		o.Mate = map[ruling.Answer]string{ruling.Yes: "can", ruling.No: "cannot"}[c.Answer]
	}}.Update(m, Env{})
	return m
}
