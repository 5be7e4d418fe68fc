package wire

import "wasit/app/event/journal"

// Version of the language. A device that hears another one asks for an update, here or there. Since 2 a message says who holds the
// invitation, a request names the desk whose journal its person saw, and invitations are signed.
const Version = 2

// Limits of a message, in bytes.
const (
	MaxBytes = 4 << 20          // as it travels
	maxBody  = journal.MaxBytes // of the body of one that carries records, whole
	maxSmall = 1 << 20          // of any other
)
