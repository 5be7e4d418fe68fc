package desk

import (
	"slices"

	"wasit/app/session"
	"wasit/rules/ruling"
)

// deskToBoard leaves the desk for the board with the question in hand; White says who must be able to mate.
type deskToBoard struct {
	Question ruling.Question
	White    bool
}

func (msg deskToBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = &session.DeskCheck{Back: m.Route, Board: m.Board, Question: msg.Question}
	to := session.Route{Page: session.PageBoard}
	if msg.Question == ruling.AskMate {
		to = mateRoute(msg.White)
	}
	return m, []session.Cmd{m.gameInHand(), session.Navigate{To: to}}
}

// gameInHand asks the board for the game of the board in hand.
func (m page) gameInHand() session.Cmd {
	return session.Tell{Msg: session.TakeGame{Round: m.deskRound(), Board: m.Board, Written: slices.Contains(m.Claim.Answers, ruling.Written)}}
}

// deskGameSheet goes from the board in hand to its game.
type deskGameSheet struct{}

func (deskGameSheet) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = nil
	return m, []session.Cmd{m.gameInHand(), session.Navigate{To: session.Route{Page: session.PageBoard}}}
}

// deskCastling leaves the desk for the board of the claim in hand, to say there whose men stood wrongly and hold the game to it.
type deskCastling struct{}

func (deskCastling) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = nil
	return m, []session.Cmd{session.Tell{Msg: session.TakeGame{Round: m.deskRound(), Board: m.Board, Castling: true}},
		session.Navigate{To: session.Route{Page: session.PageBoard}}}
}

// takeBoardAnswer puts the answer of the board in its place at the desk, if the question still stands there.
func (m page) takeBoardAnswer() page {
	c := m.DeskCheck
	m.DeskCheck = nil
	if c == nil || c.Answer == "" || m.Step != deskRuling || m.Board != c.Board {
		return m
	}
	if m.Hearing {
		m, _ = deskAnswer{c.Question, c.Answer}.update(m, session.Env{})
		return m
	}
	m, _ = deskMate{map[ruling.Answer]string{ruling.Yes: "can", ruling.No: "cannot"}[c.Answer]}.update(m, session.Env{})
	return m
}
