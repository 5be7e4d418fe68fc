package model

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules/ruling"
)

// DeskHear takes a claim of the player in hand; its questions follow.
type DeskHear struct{ Claim ruling.Claim }

// Update implements Msg.
func (msg DeskHear) Update(m Model, _ Env) (Model, []Cmd) {
	d := &m.Desk
	if d.Board == 0 || d.Player == 0 {
		return m, nil
	}
	d.Claim = journal.Claim{Round: m.DeskRound(), Board: d.Board, Player: d.Player, Claim: msg.Claim}
	d.Step = DeskRuling
	return m, []Cmd{Focus{"main"}}
}

// DeskStepOf returns the next question of the claim in hand, or how it ends.
func (m Model) DeskStepOf() (ruling.Step, error) {
	return m.Event.Ahead.ClaimStep(m.Event.Section, m.Desk.Claim)
}

// DeskAnswer answers the question that stands. Question says which one was seen, so that a second touch answers nothing else.
type DeskAnswer struct {
	Question ruling.Question
	Answer   ruling.Answer
}

// Update implements Msg.
func (msg DeskAnswer) Update(m Model, _ Env) (Model, []Cmd) {
	step, err := m.DeskStepOf()
	if err != nil || step.Question != msg.Question || !slices.Contains(step.Answers, msg.Answer) {
		return m, nil
	}
	m.Desk.Claim.Answers = append(slices.Clone(m.Desk.Claim.Answers), msg.Answer)
	return m, []Cmd{Focus{"main"}}
}

// DeskUnanswer goes back to the question whose answer is number N, from 0.
type DeskUnanswer struct{ N int }

// Update implements Msg.
func (msg DeskUnanswer) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.N >= 0 && msg.N < len(m.Desk.Claim.Answers) {
		m.Desk.Claim.Answers = m.Desk.Claim.Answers[:msg.N:msg.N]
	}
	return m, []Cmd{Focus{"main"}}
}

// ClaimWinner reports whether White is who wins if the claim in hand goes on as it stands: the claimant, unless his own flag fell
// or he resigns.
func (m Model) ClaimWinner() (white bool) {
	c := m.Desk.Claim
	white = m.IsWhite(journal.Offence{Round: c.Round, Board: c.Board, Player: c.Player})
	if slices.Contains(c.Answers, ruling.OwnFlag) || c.Claim == ruling.ClaimResign {
		return !white
	}
	return white
}

// MateRoute is the board with the question whether a side can still mate.
func MateRoute(white bool) Route {
	if white {
		return Route{Page: PageBoard, Sheet: "mate-white"}
	}
	return Route{Page: PageBoard, Sheet: "mate-black"}
}

// DeskNote types the note of the claim in hand.
type DeskNote struct{ Text string }

// Update implements Msg.
func (msg DeskNote) Update(m Model, _ Env) (Model, []Cmd) {
	m.Desk.Claim.Note = msg.Text
	return m, nil
}

// An Answered is a question of a claim with its answer.
type Answered struct {
	Question ruling.Question
	Answer   ruling.Answer
	Article  string
}

// AnsweredIn returns the questions of a claim that were answered, in order.
func (m Model) AnsweredIn(c journal.Claim) []Answered {
	var list []Answered
	for i, a := range c.Answers {
		part := c
		part.Answers = c.Answers[:i]
		step, err := m.Event.Ahead.ClaimStep(m.Event.Section, part)
		if err != nil {
			return list
		}
		list = append(list, Answered{step.Question, a, step.Article})
	}
	return list
}

// AnswerText says an answer; that to what happened is the name of the offence.
func AnswerText(l i18n.Lang, a ruling.Answer) string {
	if t, ok := i18n.Answers[string(a)]; ok {
		return l.T(t)
	}
	if t, ok := i18n.Offences[string(a)]; ok {
		return l.T(t)
	}
	return string(a)
}

// recordClaim records the claim in hand once it is decided.
func (m Model) recordClaim(env Env) (Model, []Cmd) {
	id := journal.IncidentID(m.Event.Ahead.Seq() + 1)
	next, cmds, err := m.record(env, journal.HearClaim{Section: m.Event.Section, Claim: m.Desk.Claim})
	if err != nil {
		return m.refuse(err)
	}
	return next.deskDone(cmds, id, i18n.Claims[string(m.Desk.Claim.Claim)])
}

// deskDone shows what was recorded, and offers to take it back.
func (m Model) deskDone(cmds []Cmd, id journal.IncidentID, what i18n.Text) (Model, []Cmd) {
	m.Notice, m.Desk.Step, m.Desk.Done = nil, DeskDone, id
	m, timer := m.offerUndo(m.Lang().T(what))
	m.Undo.Act = DeskUndo{}
	return m, append(cmds, timer, Focus{"main"})
}
