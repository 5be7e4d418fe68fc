// Package hall runs the round in the room: the start for all, the clock of the round, and what is called out.
package hall

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// StartRound gives the signal to begin. Given again it corrects the time.
type StartRound struct{}

func (StartRound) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	next, cmds := session.Act(m, env, journal.StartRound{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if next.Notice != nil {
		return next, cmds
	}
	next, more := next.awaitHall(env)
	return next, append(cmds, more...)
}
