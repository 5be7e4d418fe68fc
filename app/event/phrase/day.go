package phrase

import (
	"time"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Day writes the day and the hour of a round or a match; empty where nobody said them.
func Day(l i18n.Lang, day journal.RoundDay) string {
	text := l.Date(day.Date.Year, day.Date.Month, day.Date.Day)
	if day.Start == 0 {
		return text
	}
	at := l.Clock(time.Date(2000, 1, 1, 0, day.Start, 0, 0, time.UTC))
	if text == "" {
		return at
	}
	return text + ", " + at
}
