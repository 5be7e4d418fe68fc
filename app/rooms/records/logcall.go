package records

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// logCall says which boards called the arbiter, and how that ended.
func (m page) logCall(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.ArbiterCalled:
		text := l.T(i18n.CallSides[string(e.Side)])
		if e.Why != "" {
			text += ": " + l.T(i18n.CallWhys[string(e.Why)])
		}
		return l.T(textLogCalled, l.Int(e.Round), m.boardNo(e.Section, e.Board), text)
	case journal.CallAnswered:
		if e.Pass {
			return l.T(textLogPassed, m.calledFrom(e.Call))
		}
		return l.T(textLogOnWay, m.calledFrom(e.Call))
	case journal.CallEnded:
		if e.Withdrawn {
			return l.T(textLogCallBack, m.calledFrom(e.Call))
		}
		return l.T(textLogCame, m.calledFrom(e.Call))
	}
	return ""
}

// calledFrom is the number of the board of a call.
func (m page) calledFrom(call int) string {
	for _, r := range slices.Backward(m.Event.Log) {
		if e, ok := r.Event.(journal.ArbiterCalled); ok && r.Seq == call {
			return m.boardNo(e.Section, e.Board)
		}
	}
	return ""
}
