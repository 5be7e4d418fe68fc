package session

import (
	"wasit/app/crew"
	"wasit/app/event/journal"
)

// SaveCrew stores the place of this device at an event; nothing that depends on it leaves before.
type SaveCrew struct {
	ID   string
	Crew Crew
}

// JoinEvent makes this device one of those that work at an event; EventJoined comes back. A journal that is here gives way, and is kept.
type JoinEvent struct {
	Invitation crew.Invitation
	Holder     int64     // drawn by lot
	Sign       crew.Seed // likewise
}

// GoBack puts back the journal that an invitation took the place of; EventOpened comes back, or Failed.
type GoBack struct{ ID string }

// SayCrew writes a message of this device with what it has, and seals it, behind everything that is on its way to the store;
// CrewSaid comes back. Facts are filled with the records that the device of the head lacks.
type SayCrew struct {
	ID   string
	Crew Crew
	For  Parcel
	Key  crew.Key
	To   journal.Duty // of the device: what it may know
	Have crew.Head    // what it has; zero: nothing
	Body crew.Body
}

// Parcel says what bytes are for, and who gets them.
type Parcel struct {
	To   journal.DeviceID // 0: the desk
	Link bool             // over the link with it; else as a picture or a file
	Turn int              // of several that are being written, the last one is shown
}

// TakeFacts adds to the copy what the desk sent; EventOpened comes back, or Failed. What only a desk that was replaced has is kept in
// its Crew before anything is overwritten.
type TakeFacts struct {
	ID    string
	Crew  Crew
	Batch crew.Batch
}

func (SaveCrew) cmd()  {}
func (GoBack) cmd()    {}
func (JoinEvent) cmd() {}
func (SayCrew) cmd()   {}
func (TakeFacts) cmd() {}

// CrewSaid brings a message that can leave the device.
type CrewSaid struct {
	ID   string
	For  Parcel
	Data []byte
	Err  error
}

// CrewWaits says on a device beside the desk that something waits for the desk.
type CrewWaits struct{}

// CrewStored says that facts of an event with several devices are stored, or that it was opened.
type CrewStored struct{ Opened bool }

// EventJoined says that the copy of an event is on this device.
type EventJoined struct {
	ID  string
	Err error
}
