package phrase

import (
	"wasit/app/i18n"
	"wasit/rules/ruling"
)

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
