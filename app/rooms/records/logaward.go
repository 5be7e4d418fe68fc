package records

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
)

// logAward says what was prepared for lists, paper and ceremony.
func (m page) logAward(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.WordingChanged:
		of, _, _ := strings.Cut(e.Of, ":")
		if e.Text == "" {
			return l.T(textWordLogOwn, sheet.WordingName(l, of))
		}
		return l.T(textWordLog, sheet.WordingName(l, of))
	case journal.PrizesChosen:
		return l.T(textWordLogPrizes)
	case journal.SchoolsCompared:
		if e.Same {
			return l.T(textLogSchoolSame, e.A, e.B)
		}
		return l.T(textLogSchoolOther, e.A, e.B)
	}
	return ""
}
