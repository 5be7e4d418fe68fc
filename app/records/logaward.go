package records

import (
	"strings"

	"wasit/app/journal"
	"wasit/app/session"
)

// logAward says what was prepared for paper and ceremony.
func (m page) logAward(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.WordingChanged:
		of, _, _ := strings.Cut(e.Of, ":")
		if e.Text == "" {
			return l.T(textWordLogOwn, session.WordingName(l, of))
		}
		return l.T(textWordLog, session.WordingName(l, of))
	case journal.PrizesChosen:
		return l.T(textWordLogPrizes)
	}
	return ""
}
