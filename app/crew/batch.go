package crew

import (
	"fmt"

	"wasit/app/event/journal"
)

// A Digest stands for a journal up to a record: two that are equal there are equal in all records before.
type Digest [32]byte

// A Batch is a part of a journal on its way.
type Batch struct {
	Desk    Desk             // that wrote it
	After   Digest           // of the record before the first; zero where it begins with the first record of all
	Records []journal.Record // in order
}

// A PartedError says that records do not follow those that are there: some between are missing, or the journal they belong to is
// another one. The device says again what it has.
type PartedError struct{ Have, First int }

func (e *PartedError) Error() string {
	return fmt.Sprintf("crew: record %d and on do not follow the %d records that are here", e.First, e.Have)
}
