package session

import (
	"wasit/app/crew"
	"wasit/app/event/journal"
)

// NotDeskError refuses an act that only the desk may do, or another device.
type NotDeskError struct{ Duty journal.Duty } // "": this device has none

func (e *NotDeskError) Error() string {
	return "session: this device is not the desk, its duty is " + string(e.Duty)
}

// LockedError refuses an act on a device that the desk has locked while it changes hands.
type LockedError struct{}

func (*LockedError) Error() string { return "session: this device changes hands" }

// request asks the desk for commands, each a request of its own; they leave the device when they are stored. To undo is to take the last
// one back while it is still here.
func (m Session) request(env Env, list []journal.Command) (Session, []Cmd, error) {
	e := *m.Event
	device, ok := e.Duty()
	if undo, is := list[0].(journal.Undo); is && ok {
		return m.takeBack(env, undo.Seq)
	}
	if ok && e.Kept.IsLocked(device.ID) {
		return m, nil, &LockedError{}
	}
	for _, c := range list {
		if !ok || !crew.May(device, c) {
			return m, nil, &NotDeskError{device.Duty}
		}
		if restsOn(c) > e.Kept.Seq() {
			return m, nil, &WaitsError{} // the desk gives it a number of its own
		}
		act, after, err := journal.Decide(e.Ahead, m.Stamp(env), c)
		if err != nil {
			return m, nil, err
		}
		if len(act) == 0 {
			continue
		}
		e.Ahead = after
		e.Crew = e.Crew.Ask(e.Kept, m.Stamp(env), c)
	}
	m.Event = &e
	m, save := m.KeepPlace(e.Crew)
	return m, []Cmd{asking(save)}, nil
}

// asking marks a place that holds something new for the desk: [CrewWaits] says so once it is stored.
func asking(c Cmd) Cmd {
	save := c.(SaveCrew)
	save.Asks = true
	return save
}

// restsOn returns the record of the incident, protest or call that a command is about; 0 for one that is about none.
func restsOn(c journal.Command) int {
	switch c := c.(type) {
	case journal.GivePenalty:
		return int(c.Incident)
	case journal.AppealDecision:
		return int(c.Incident)
	case journal.DecideAppeal:
		return int(c.Incident)
	case journal.Overturn:
		return int(c.Incident)
	case journal.DecideProtest:
		return int(c.Protest)
	case journal.AnswerCall:
		return c.Call
	case journal.EndCall:
		return c.Call
	}
	return 0
}

// takeBack drops the request that record seq shows, 0: the last one. What the desk may have already is not taken back: for a last result
// that still stands it is asked for what stood before.
func (m Session) takeBack(env Env, seq int) (Session, []Cmd, error) {
	e := *m.Event
	place, ok := e.Crew.TakeBack(e.Kept, seq)
	if !ok {
		if before, ok := e.before(); ok && seq == 0 {
			return m.request(env, []journal.Command{before})
		}
		return m, nil, &SentError{}
	}
	m, save := m.KeepPlace(place)
	e = m.Event.withWaiting()
	m.Event = &e
	return m, []Cmd{save}, nil
}

// before returns the command that gives a board what it had before the last request of this device; ok is false where that was no result, or
// the board has a newer one.
func (e *Event) before() (c journal.Command, ok bool) {
	if len(e.Crew.Asked) == 0 {
		return nil, false
	}
	last, ok := e.Crew.Asked[len(e.Crew.Asked)-1].Wish.(journal.EnterResult)
	if !ok {
		return nil, false
	}
	now, err := e.Ahead.EffectOf(last.Section, last.Round, last.Board)
	if err != nil || now.Was != last.Score {
		return nil, false
	}
	if n := len(now.History); n > 1 {
		return journal.EnterResult{Section: last.Section, Round: last.Round, Board: last.Board, Score: now.History[n-2].Score}, true
	}
	return journal.ClearResult{Section: last.Section, Round: last.Round, Board: last.Board}, true
}

// WaitsError says that an act needs what still waits for the desk.
type WaitsError struct{}

func (*WaitsError) Error() string { return "session: what it rests on is not at the desk" }

// SentError says that an act cannot be taken back, for it has left this device.
type SentError struct{}

func (*SentError) Error() string { return "session: the act has left this device" }
