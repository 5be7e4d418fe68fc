package session

import (
	"wasit/app/journal"
)

// RoundKey names a round of a section of an event.
type RoundKey struct {
	Event   string
	Section journal.SectionID
	Round   int
}
