package session

import (
	"time"

	"wasit/app/journal"
)

// IsAfter reports whether an instant lies after the last day of registration.
func IsAfter(deadline journal.Date, at time.Time) bool {
	if deadline.IsZero() {
		return false
	}
	y, mo, d := at.Date()
	return y*10000+int(mo)*100+d > deadline.Year*10000+deadline.Month*100+deadline.Day
}
