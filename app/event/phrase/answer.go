package phrase

import (
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// QuestionText asks a question of a claim by the Laws that are played: they say after how many moves.
func QuestionText(l i18n.Lang, q ruling.Question, r *ruling.Rules) string {
	e := r.Edition
	if r.Overlay != nil {
		e = r.Overlay.Apply(e)
	}
	n := e.SetupClaimMoves
	if q == ruling.AskReversed {
		n = e.ReversedColorsMoves
	}
	return l.T(i18n.Questions[string(q)], l.Int(n))
}

// DecisionText says how a claim ends by the Laws that are played.
func DecisionText(l i18n.Lang, d ruling.Decision, r *ruling.Rules) string {
	return l.T(i18n.Decisions[string(d)], r.Edition.Article(rules.RuleClocksRestored))
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
