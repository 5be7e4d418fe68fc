package model

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// logAward says what was prepared for paper and ceremony.
func (m Model) logAward(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.WordingChanged:
		of, _, _ := strings.Cut(e.Of, ":")
		if e.Text == "" {
			return l.T(i18n.WordLogOwn, WordingName(l, of))
		}
		return l.T(i18n.WordLog, WordingName(l, of))
	case journal.PrizesChosen:
		return l.T(i18n.WordLogPrizes)
	}
	return ""
}
