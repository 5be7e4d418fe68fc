package records

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// A restorePoint is a moment of the event that can be gone back to: the close of a round. The journal holds it anyway.
type restorePoint struct {
	Seq     int // the last record of the act that closed the round
	At      int64
	Section journal.SectionID
	Round   int
	Checked bool // the results were verified
}

// restorePoints returns the closes of rounds in a log that stand, newest first.
func restorePoints(log []journal.Record) []restorePoint {
	undone := undone(log)
	var list []restorePoint
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
		if n := len(list); n > 0 && list[n-1].Seq == end {
			list = list[:n-1] // rounds that a report brought closed in one act: there is no moment between them
		}
		list = append(list, restorePoint{end, r.At, e.Section, e.Round, e.Checked})
	}
	slices.Reverse(list)
	return list
}

// pointDialog asks before a copy of the event as it was is made.
type pointDialog struct{ Seq, Round int }

// askPoint opens it.
type askPoint struct{ Seq, Round int }

func (msg askPoint) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = pointDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// openPoint makes a copy of the event as it was at a restore point, and opens it. The event itself stays as it is.
type openPoint struct{}

func (openPoint) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(pointDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	end := slices.IndexFunc(m.Event.Log, func(r journal.Record) bool { return r.Seq == d.Seq })
	if end < 0 {
		return session.Refuse(m, &journal.UnknownError{Round: d.Round})
	}
	records := slices.Clone(m.Event.Log[:end+1])
	first, ok := records[0].Event.(journal.EventCreated)
	if !ok {
		return session.Refuse(m, &journal.EventStateError{State: journal.EventMissing})
	}
	first.ID = session.NewID(env.Random)
	records[0].Event = first
	s, err := journal.Replay(records)
	if err != nil {
		return session.Refuse(m, err)
	}
	info := s.Event()
	if named := m.Lang().T(textPointName, info.Name, m.Lang().Int(d.Round)); len([]rune(named)) <= journal.MaxName {
		info.Name = named
	}
	renamed, s, err := journal.Decide(s, m.Stamp(env), journal.ChangeEvent{EventInfo: info})
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, []session.Cmd{session.CreateEvent{ID: first.ID, Records: append(records, renamed...), After: s}}
}
