package prizes

import (
	"wasit/app/award"
	"wasit/app/standing"
)

// prizeLines are those of prize i for the screen.
func (m page) prizeLines(given []award.Given, i int) []string {
	return standing.PrizeLines(m.Lang(), m.Event.Kept, given, i)
}
