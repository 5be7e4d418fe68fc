package regulation

import (
	"strings"
	"time"
)

// HallTime reads "09:40" or "9.40" as a time of day of at; ok is false for another text.
func HallTime(at time.Time, text string) (t time.Time, ok bool) {
	clock, err := time.Parse("15:04", strings.ReplaceAll(strings.TrimSpace(text), ".", ":"))
	if err != nil {
		return time.Time{}, false
	}
	return time.Date(at.Year(), at.Month(), at.Day(), clock.Hour(), clock.Minute(), 0, 0, at.Location()), true
}
