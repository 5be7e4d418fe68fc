package session

import (
	"wasit/app/journal"
)

// Create makes an event of commands, whole.
func (m Session) Create(env Env, list []journal.Command) (Session, []Cmd) {
	s, records, err := m.Folded(env, list)
	if err == nil {
		var cmds []Cmd
		if m, cmds, err = m.ask(s, records); err == nil {
			return m, cmds
		}
	}
	return m.Refuse(err)
}

// ask asks the store to make an event, unless one is on its way: a finger that bounces makes one event, not two.
func (m Session) ask(s journal.State, records []journal.Record) (Session, []Cmd, error) {
	if m.Creating {
		return m, nil, nil
	}
	m.Creating = true
	return m, []Cmd{CreateEvent{ID: s.Event().ID, Records: records, After: s}}, nil
}

// Folded are the records of commands that begin an event, and the state after them.
func (m Session) Folded(env Env, list []journal.Command) (s journal.State, records []journal.Record, err error) {
	for _, cmd := range list {
		var act []journal.Record
		if act, s, err = journal.Decide(s, m.Stamp(env), cmd); err != nil {
			return s, nil, err
		}
		records = append(records, act...)
	}
	return s, records, nil
}
