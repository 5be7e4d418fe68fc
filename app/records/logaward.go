package records

import (
	"strings"

	"wasit/app/journal"
	"wasit/app/sheet"
)

// logAward says what was prepared for paper and ceremony.
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
	}
	return ""
}
