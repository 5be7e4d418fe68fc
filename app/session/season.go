package session

import "wasit/app/event/season"

// LoadSeasons reads the tables over several events that this device keeps; SeasonsLoaded comes back.
type LoadSeasons struct{}

// KeepSeasons stores them in place of Was, as it was read; SeasonsKept comes back.
type KeepSeasons struct{ Was, Now []season.Season }

// LoadArchive reads what every event of this device says of who played in it, without practices; ArchiveLoaded comes back.
type LoadArchive struct{}

func (LoadSeasons) cmd() {}
func (KeepSeasons) cmd() {}
func (LoadArchive) cmd() {}

// SeasonsLoaded brings the seasons, or says why they cannot be read.
type SeasonsLoaded struct {
	List []season.Season
	Err  error
}

// SeasonsKept says that the seasons are stored. Stale: another tab has changed them, and nothing was stored.
type SeasonsKept struct {
	Stale bool
	Err   error
}

// ArchiveLoaded brings the events, oldest first.
type ArchiveLoaded struct {
	Events []season.Event
	Failed []string // names of events that cannot be read
	Err    error
}
