package board

import (
	"wasit/app/session"
	"wasit/rules/mate"
	"wasit/rules/ruling"
)

// boardAnswer is what the board says to the question of the desk; empty while it cannot say anything.
func (m page) boardAnswer() ruling.Answer {
	c, g := m.DeskCheck, m.Game
	yes := map[bool]ruling.Answer{true: ruling.Yes, false: ruling.No}
	switch {
	case c == nil:
	case c.Question == ruling.AskMate:
		if a := m.Edit.Answer; a != nil {
			return map[mate.Verdict]ruling.Answer{mate.Yes: ruling.Yes, mate.No: ruling.No, mate.NotProven: ruling.Unclear}[a.Verdict]
		}
	case g == nil || g.Ply() == 0:
	default:
		intended, err := m.Intended()
		if err != nil || m.Desk.Written && intended == 0 {
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

// deskBring takes the answer of the board to the desk, or goes back without one.
type deskBring struct{ Without bool }

func (msg deskBring) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.DeskCheck == nil {
		back := m.Desk.Back
		m.Desk = eventBoard{}
		return m, []session.Cmd{session.Navigate{To: back}}
	}
	c := *m.DeskCheck
	if !msg.Without {
		c.Answer = m.boardAnswer()
	}
	m.DeskCheck, m.Desk = &c, eventBoard{}
	return m, []session.Cmd{session.Navigate{To: c.Back}}
}
