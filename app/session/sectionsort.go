package session

import (
	"wasit/app/journal"
)

// Offered records commands as one act and offers to undo it.
func (m Session) Offered(env Env, text string, list ...journal.Command) (Session, []Cmd) {
	next, cmds, err := m.Record(env, list...)
	if err != nil {
		return m.Refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	if len(cmds) == 0 {
		return next, nil
	}
	next, after := next.OfferUndo(text)
	return next.TakeSection(), append(cmds, after)
}
