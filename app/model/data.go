package model

import "wasit/app/journal"

// LogLoaded brings the records of the open event.
type LogLoaded struct {
	ID      string
	Records []journal.Record
}

// Update implements Msg.
func (msg LogLoaded) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e := *m.Event
	e.Log = msg.Records
	m.Event = &e
	return m, nil
}

// EventDeleted says that an event is gone from this device.
type EventDeleted struct{ ID string }

// Update implements Msg.
func (msg EventDeleted) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event != nil && m.Event.ID == msg.ID {
		m.Event = nil
	}
	return m, []Cmd{Navigate{To: Route{Page: PageHome}, Replace: true}}
}

// Restored says which events a backup brought.
type Restored struct {
	Names []string
	Err   error
}

// Update implements Msg.
func (msg Restored) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Err != nil {
		return m.refuse(msg.Err)
	}
	return m, []Cmd{ListEvents{}}
}

// Failed says that an effect did not work; the words are those of the refusal.
type Failed struct{ Err error }

// Update implements Msg.
func (msg Failed) Update(m Model, _ Env) (Model, []Cmd) { return m.refuse(msg.Err) }
