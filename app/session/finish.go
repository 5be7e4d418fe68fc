package session

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

// FinishEvent ends the event after its last round.
type FinishEvent struct{}

func (FinishEvent) Update(m Session, env Env) (Session, []Cmd) {
	next, cmds := m.Act(env, journal.FinishEvent{Time: env.Now.UnixMilli()})
	if next.Notice == nil {
		cmds = append(cmds, Navigate{To: next.Route.In(PageStandings)})
	}
	return next, cmds
}

// CanFinish reports whether every section has played its rounds.
func (m Session) CanFinish() bool {
	_, _, err := journal.Decide(m.Event.Ahead, journal.Stamp{}, journal.FinishEvent{})
	return err == nil
}

// EndEarly ends the event where it stands, which can be taken back.
func (m Session) EndEarly(env Env) (Session, []Cmd) {
	next, cmds := m.Act(env, journal.FinishEvent{Time: env.Now.UnixMilli(), Early: true})
	if next.Notice != nil {
		return next, cmds
	}
	next, undo := next.OfferUndo(next.Lang().T(i18n.LogEnded))
	return next, append(cmds, undo)
}
