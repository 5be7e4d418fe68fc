package desk

import (
	"slices"

	"wasit/app/session"
	"wasit/rules/ruling"
)

// goToBoard leaves the desk for the board with the question in hand; White says who must be able to mate.
type goToBoard struct {
	Question ruling.Question
	White    bool
}

func (msg goToBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = &session.DeskCheck{Back: m.Route, Board: m.Board, Question: msg.Question}
	to := session.Route{Page: session.PageBoard}
	if msg.Question == ruling.AskMate {
		to = mateRoute(msg.White)
	}
	return m, []session.Cmd{m.gameInHand(), session.Navigate{To: to}}
}

// gameInHand asks the board for the game of the board in hand.
func (m page) gameInHand() session.Cmd {
	return session.Tell{Msg: session.TakeGame{Round: m.shownRound(), Board: m.Board, Written: slices.Contains(m.Claim.Answers, ruling.Written)}}
}

// openGameSheet goes from the board in hand to its game.
type openGameSheet struct{}

func (openGameSheet) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = nil
	return m, []session.Cmd{m.gameInHand(), session.Navigate{To: session.Route{Page: session.PageBoard}}}
}

// checkCastling leaves the desk for the board of the claim in hand, to say there whose pieces stood wrongly and hold the game to it.
type checkCastling struct{}

func (checkCastling) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskCheck = nil
	return m, []session.Cmd{session.Tell{Msg: session.TakeGame{Round: m.shownRound(), Board: m.Board, Castling: true}},
		session.Navigate{To: session.Route{Page: session.PageBoard}}}
}

// takeBoardAnswer puts the answer of the board in its place at the desk, if the question still stands there.
func (m page) takeBoardAnswer() page {
	c := m.DeskCheck
	m.DeskCheck = nil
	if c == nil || c.Answer == "" || m.Step != stepRuling || m.Board != c.Board {
		return m
	}
	if m.Hearing {
		m, _ = answerQuestion{c.Question, c.Answer}.update(m, session.Env{})
		return m
	}
	m, _ = setMate{map[ruling.Answer]string{ruling.Yes: "can", ruling.No: "cannot"}[c.Answer]}.update(m, session.Env{})
	return m
}
