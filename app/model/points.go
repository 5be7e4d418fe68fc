package model

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// A RestorePoint is a moment of the event that can be gone back to: the close of a round. The journal holds it anyway.
type RestorePoint struct {
	Seq     int // the last record of the act that closed the round
	At      int64
	Section journal.SectionID
	Round   int
	Checked bool // the results were verified
}

// RestorePoints returns the closes of rounds in a log that stand, newest first.
func RestorePoints(log []journal.Record) []RestorePoint {
	undone := Undone(log)
	var list []RestorePoint
	for i, r := range log {
		e, ok := r.Event.(journal.RoundClosed)
		if !ok || undone[r.Seq] {
			continue
		}
		end := r.Seq
		for _, next := range log[i+1:] {
			if next.Act != r.Act {
				break
			}
			end = next.Seq
		}
		list = append(list, RestorePoint{end, r.At, e.Section, e.Round, e.Checked})
	}
	slices.Reverse(list)
	return list
}

// PointDialog asks before a copy of the event as it was is made.
type PointDialog struct{ Seq, Round int }

// AskPoint opens it.
type AskPoint struct{ Seq, Round int }

// Update implements Msg.
func (msg AskPoint) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = PointDialog(msg)
	return m, []Cmd{Focus{"sheet"}}
}

// OpenPoint makes a copy of the event as it was at a restore point, and opens it. The event itself stays as it is.
type OpenPoint struct{}

// Update implements Msg.
func (OpenPoint) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(PointDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	end := slices.IndexFunc(m.Event.Log, func(r journal.Record) bool { return r.Seq == d.Seq })
	if end < 0 {
		return m.refuse(&journal.UnknownError{Round: d.Round})
	}
	records := slices.Clone(m.Event.Log[:end+1])
	first, ok := records[0].Event.(journal.EventCreated)
	if !ok {
		return m.refuse(&journal.EventStateError{State: journal.EventMissing})
	}
	first.ID = NewID(env.Random)
	records[0].Event = first
	s, err := journal.Replay(records)
	if err != nil {
		return m.refuse(err)
	}
	info := s.Event()
	if named := m.Lang().T(i18n.PointName, info.Name, m.Lang().Int(d.Round)); len([]rune(named)) <= journal.MaxName {
		info.Name = named
	}
	renamed, s, err := journal.Decide(s, m.stamp(env), journal.ChangeEvent{EventInfo: info})
	if err != nil {
		return m.refuse(err)
	}
	return m, []Cmd{CreateEvent{ID: first.ID, Records: append(records, renamed...), After: s}}
}
