package session

import (
	"time"

	"wasit/app/event/journal"
)

// awayTime is how long a desk may have recorded nothing before it asks at its start who the desk is.
const awayTime = 5 * time.Minute

// awaySince is when this desk recorded something last, Unix milliseconds, if so long ago that an arbiter's device may have become the desk;
// 0 where none can have.
func (e *Event) awaySince(env Env) int64 {
	at := e.Kept.At()
	if !e.CanWrite() || e.Kept.IsFinished() || env.Now.Sub(time.UnixMilli(at)) < awayTime {
		return 0
	}
	for _, d := range e.Kept.Crew() {
		if _, joined := e.Kept.Holder(d.ID); joined && d.ID != e.Crew.Me && d.Duty == journal.DutyArbiter {
			return at
		}
	}
	return 0
}

// StayDesk says that no other device has become the desk.
type StayDesk struct{}

// Update takes the question away.
func (StayDesk) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	e := *m.Event
	e.Away, m.Event = 0, &e
	return m, nil
}

// handed greets the person who has this device now, once the desk has unlocked it: the name of the one before signs nothing more.
func (m Session) handed(was, now *Event) (Session, []Cmd) {
	d, ok := now.Duty()
	if !ok || !was.Kept.IsLocked(d.ID) || now.Kept.IsLocked(d.ID) {
		return m, nil
	}
	m.Settings.Person = ""
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(textHanded, d.Name), Text: m.Lang().T(textHandedDo)}
	return m, []Cmd{SaveSettings{Settings: m.Settings}}
}
