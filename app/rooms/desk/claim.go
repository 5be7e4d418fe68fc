package desk

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/ruling"
)

// hearClaim takes a claim of the player in hand; its questions follow.
type hearClaim struct{ Claim ruling.Claim }

func (msg hearClaim) update(m page, _ session.Env) (page, []session.Cmd) {
	d := &m.Model
	if d.Board == 0 || d.Player == 0 {
		return m, nil
	}
	d.Claim = ledger.Claim{Round: m.shownRound(), Board: d.Board, Player: d.Player, Claim: msg.Claim, Whole: true}
	d.Step = stepRuling
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// claimStep returns the next question of the claim in hand, or how it ends.
func (m page) claimStep() (ruling.Step, error) {
	return m.Event.Ahead.ClaimStep(m.Event.Section, m.Claim)
}

// answerQuestion answers the question that stands. Question says which one was seen, so that a second touch answers nothing else.
type answerQuestion struct {
	Question ruling.Question
	Answer   ruling.Answer
}

func (msg answerQuestion) update(m page, _ session.Env) (page, []session.Cmd) {
	step, err := m.claimStep()
	if err != nil || step.Question != msg.Question || !slices.Contains(step.Answers, msg.Answer) {
		return m, nil
	}
	m.Claim.Answers = append(slices.Clone(m.Claim.Answers), msg.Answer)
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// takeBackAnswer goes back to the question whose answer is number N, from 0.
type takeBackAnswer struct{ N int }

func (msg takeBackAnswer) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.N >= 0 && msg.N < len(m.Claim.Answers) {
		m.Claim.Answers = m.Claim.Answers[:msg.N:msg.N]
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// mateRoute is the board with the question whether a side can still mate.
func mateRoute(white bool) session.Route {
	if white {
		return session.Route{Page: session.PageBoard, Sheet: "mate-white"}
	}
	return session.Route{Page: session.PageBoard, Sheet: "mate-black"}
}

// An answered is a question of a claim with its answer.
type answered struct {
	Question ruling.Question
	Answer   ruling.Answer
	Article  string
}

// answeredIn returns the questions of a claim that were answered, in order.
func (m page) answeredIn(c ledger.Claim) []answered {
	var list []answered
	for i, a := range c.Answers {
		part := c
		part.Answers = c.Answers[:i]
		step, err := m.Event.Ahead.ClaimStep(m.Event.Section, part)
		if err != nil {
			return list
		}
		list = append(list, answered{step.Question, a, step.Article})
	}
	return list
}

// recordClaim records the claim in hand once it is decided.
func (m page) recordClaim(env session.Env) (page, []session.Cmd) {
	id := journal.IncidentID(m.Event.Ahead.Seq() + 1)
	next, cmds, err := session.Record(m, env, journal.HearClaim{Section: m.Event.Section, Claim: m.Claim})
	if err != nil {
		return session.Refuse(m, err)
	}
	return next.showRecorded(cmds, id, i18n.Claims[string(m.Claim.Claim)])
}

// showRecorded shows what was recorded, and offers to take it back.
func (m page) showRecorded(cmds []session.Cmd, id journal.IncidentID, what i18n.Text) (page, []session.Cmd) {
	m.Notice, m.Step, m.Done = nil, stepDone, id
	m, timer := session.OfferUndo(m, m.Lang().T(what))
	m.Undo.Act = undoRecord{}
	return m, append(cmds, timer, session.Focus{ID: "main"})
}
