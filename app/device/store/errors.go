package store

import (
	"fmt"

	"wasit/app/device/store/engine"
)

// UnavailableError: there is no usable database. Nothing can be saved on this device until that changes.
type UnavailableError struct {
	Why Unavailable
	Err error
}

// Unavailable says why there is no database.
type Unavailable string

// The reasons.
const (
	Absent   Unavailable = "absent"   // this browser has no IndexedDB
	Refused  Unavailable = "refused"  // private mode, a policy, or a setting forbids it
	Blocked  Unavailable = "blocked"  // another tab keeps the database in a state we cannot open: close the other tabs
	Damaged  Unavailable = "damaged"  // the database lacks what this app put into it
	Silent   Unavailable = "silent"   // no answer in time
	Shut     Unavailable = "shut"     // the connection was closed and did not open again
	Outdated Unavailable = "outdated" // a newer version of the app owns the database: reload to update
)

func (e *UnavailableError) Error() string { return fmt.Sprintf("store: database %s: %v", e.Why, e.Err) }

// Unwrap returns the browser's error.
func (e *UnavailableError) Unwrap() error { return e.Err }

// FullError: the device has no room left. The act was not saved; what was there before is intact.
type FullError struct{ Err error }

func (e *FullError) Error() string { return fmt.Sprintf("store: no room left: %v", e.Err) }

// Unwrap returns the browser's error.
func (e *FullError) Unwrap() error { return e.Err }

// ConflictError: the journal does not stand where the writer thought: another tab wrote. Nothing was saved; read the
// event again.
type ConflictError struct {
	ID         string
	Want, Have int // last record: as the writer thought, and as it is
}

func (e *ConflictError) Error() string {
	return fmt.Sprintf("store: event %s stands at record %d, the writer thought %d", e.ID, e.Have, e.Want)
}

// GoneError: no such event on this device.
type GoneError struct{ ID string }

func (e *GoneError) Error() string { return "store: no event " + e.ID }

// ExistsError: an event of this identity is here already.
type ExistsError struct{ ID string }

func (e *ExistsError) Error() string { return "store: event " + e.ID + " exists" }

// DamagedError: records of an event are missing. What State returned beside it is the event up to the gap.
type DamagedError struct {
	ID         string
	Want, Have int // last record: as the index says, 0 where that is damaged too, and as found
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("store: event %s should have %d records, found %d", e.ID, e.Want, e.Have)
}

// UnreadableError: an event of a backup cannot be read whole. A file that was made beside this error has it as far as it goes.
type UnreadableError struct {
	ID  string
	Err error
}

func (e *UnreadableError) Error() string {
	return fmt.Sprintf("store: event %s cannot be saved: %v", e.ID, e.Err)
}

// Unwrap returns the cause.
func (e *UnreadableError) Unwrap() error { return e.Err }

// DivergedError: a backup and this device went different ways after a common beginning. Nothing was restored; restore it
// as a copy.
type DivergedError struct{ IDs []string }

func (e *DivergedError) Error() string {
	return fmt.Sprintf("store: events %v differ from the backup", e.IDs)
}

// WriteError: the browser did not store the act, for another reason than a full disk. Nothing of it was saved.
type WriteError = engine.WriteError
