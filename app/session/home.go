package session

import (
	"slices"
	"time"

	"wasit/app/journal"
)

// Home is the list of events on this device.
type Index struct {
	Loaded bool
	Events []EventEntry
	Failed error
}

// EventEntry is what the index of the store says of one event.
type EventEntry struct {
	ID       string
	Name     string
	Place    string
	Start    string // 2026-11-20
	Players  int
	Round    int // current round, 0 before the first
	Rounds   int
	Missing  int // boards of the current round without result
	Sections []SectionStatus
	Finished bool
	Practice bool // an event to train helpers
	Changed  time.Time
	Saved    time.Time // of the last backup file, zero if there was none
	Unsaved  int       // records since then
}

// SectionStatus is how far one section of an event is.
type SectionStatus struct {
	ID                              journal.SectionID
	Name                            string
	Players, Round, Rounds, Missing int
}

// OffersUpdate reports a new version that may be offered: never during a round.
func (m Session) OffersUpdate() bool {
	return m.Device.Update && !slices.ContainsFunc(m.Index.Events, func(e EventEntry) bool { return e.Missing > 0 && !e.Finished })
}

// EventsListed brings the index, newest first.
type EventsListed struct {
	Events []EventEntry
	Err    error
}

func (msg EventsListed) Update(m Session, _ Env) (Session, []Cmd) {
	m.Index = Index{Loaded: true, Events: msg.Events, Failed: msg.Err}
	return m, nil
}

// DeviceChanged brings what the host found out about the device.
type DeviceChanged struct{ Device Device }

func (msg DeviceChanged) Update(m Session, _ Env) (Session, []Cmd) {
	m.Device = msg.Device
	return m, nil
}

// Ask asks for one effect without a change of the model.
type Ask struct{ Cmd Cmd }

func (msg Ask) Update(m Session, _ Env) (Session, []Cmd) { return m, []Cmd{msg.Cmd} }
