package clock

import (
	"slices"

	"wasit/app/session"
)

// dropOwn forgets an own time control.
type dropOwn struct{ Index int }

func (msg dropOwn) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Index < 0 || msg.Index >= len(m.Own) {
		return m, nil
	}
	m.Own = slices.Delete(slices.Clone(m.Own), msg.Index, msg.Index+1)
	return m, m.keepClockIndex()
}
