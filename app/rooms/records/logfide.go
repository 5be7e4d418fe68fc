package records

import (
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
)

// logFIDE says what FIDE mode records.
func (m page) logFIDE(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.ModeEntered:
		return l.T(textLogModeIn, m.sectionName(e.Section))
	case journal.ModeLeft:
		return l.T(textLogModeLeft, m.sectionName(e.Section))
	case journal.RemarksCarried:
		return l.T(textLogRemarks, m.sectionName(e.Section))
	case journal.RoundsCompared:
		return l.T(textLogCompared, m.sectionName(e.Section), l.Int(len(e.Rounds)))
	case journal.DeviationNoted:
		return l.T(textLogDeviation, m.sectionName(e.Section), l.Int(int(e.Level)), phrase.FIDERule(l, e.Rule))
	}
	return ""
}
