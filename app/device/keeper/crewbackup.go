package keeper

import (
	"math/rand/v2"
	"reflect"
	"slices"

	"wasit/app/crew/placefile"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// follow reports whether other devices than the desk have worked at an event: one of them may have become the desk, and they know which.
func follow(s journal.State) bool {
	epoch, _ := s.Epoch()
	return epoch > 0 || slices.ContainsFunc(s.Crew(), func(d journal.Device) bool {
		_, joined := s.Holder(d.ID)
		taken, _ := s.Requests(d.ID)
		return joined || taken > 0
	})
}

// restorePlace makes of the place in a backup the one that it has once the backup is restored. Without one, an event at which devices work
// has a desk somewhere.
func restorePlace(e *file.EventBackup) error {
	place, err := placefile.Decode(e.Place)
	if err != nil {
		return &file.BackupError{Want: file.WantEvent, Err: err}
	}
	if reflect.ValueOf(place).IsZero() && !follow(e.State) {
		e.Place = nil
		return nil
	}
	e.Place, err = placefile.Encode(place.Restored(e.State, 1+rand.Int64N(int64(journal.MaxDevice))))
	return err
}
