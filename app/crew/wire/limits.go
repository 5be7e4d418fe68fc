package wire

import "wasit/app/event/journal"

// Version of the language. A device that hears a newer one asks for an update.
const Version = 1

// Limits of a message, in bytes.
const (
	MaxBytes = 4 << 20          // as it travels
	maxBody  = journal.MaxBytes // of the body of one that carries records, whole
	maxSmall = 1 << 20          // of any other
)
