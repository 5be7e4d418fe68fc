package phrase

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// FewHere says what to do where there are players and fewer than two of them play in the next round: the check-in brings back
// those whom it noted as away, a player's own page whoever asked for a bye or left.
func FewHere(sec journal.Section, round int) i18n.Text {
	if sec.CheckIn.Round == round {
		return textRoundFewHereAs
	}
	return textRoundFewAway
}
