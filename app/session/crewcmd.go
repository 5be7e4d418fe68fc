package session

import (
	"wasit/app/crew"
	"wasit/app/event/journal"
)

// SaveCrew stores the place of this device at an event; nothing that depends on it leaves before, or where it fails. CrewSaved or
// CrewFailed comes back; see [Session.KeepPlace].
type SaveCrew struct {
	ID   string
	Crew Crew
	Asks bool // something for the desk is new in it
}

// JoinEvent makes this device one of those that work at an event; EventJoined comes back. A journal that is here gives way, and is kept.
type JoinEvent struct {
	Invitation crew.Invitation
	Holder     int64     // drawn by lot
	Sign       crew.Seed // likewise
}

// GoBack puts back the journal that an invitation took the place of; EventOpened comes back, or Failed.
type GoBack struct{ ID string }

// SayCrew writes a message of this device with what it has, and seals it, after everything that is on its way to the store;
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

// CrewSaved says that the store has a place of this device.
type CrewSaved SaveCrew

// Update shows it as stored.
func (msg CrewSaved) Update(m Session, env Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID || m.Event.Loading {
		return m, nil
	}
	e := *m.Event
	e.saves = max(e.saves-1, 0)
	if e.Crew.Holder == msg.Crew.Holder { // else it is another device's place by now, and was read as such
		e.stored = msg.Crew
	}
	e.Saved, e.Unsaved = env.Now, nil
	e.sure = e.stored.Ahead(e.Kept)
	m.Event = &e
	if msg.Asks {
		return m, []Cmd{Tell{CrewWaits{}}}
	}
	return m, nil
}

// CrewFailed says that the place of this device could not be stored. What was stored before stands; what came since is taken off the
// screen again.
type CrewFailed struct {
	ID  string
	Err error
}

// Update says so.
func (msg CrewFailed) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID || m.Event.Loading {
		return m, nil
	}
	e, lost := *m.Event, m.Event.Ahead
	e.Crew, e.saves, e.Unsaved = e.stored, max(e.saves-1, 0), msg.Err
	e = e.withWaiting()
	m.Event, m.Undo, m.Changed.Lost = &e, nil, &lost
	return m, []Cmd{Reveal{ID: "unsaved"}}
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
