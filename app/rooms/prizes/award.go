package prizes

import (
	"wasit/app/event/award"
)

// prizeLines are those of prize i for the screen.
func (m page) prizeLines(given []award.Given, i int) []string {
	return award.PrizeLines(m.Lang(), m.Event.Kept, given, i)
}
