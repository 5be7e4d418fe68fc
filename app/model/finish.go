package model

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// FinishEvent ends the event after its last round.
type FinishEvent struct{}

// Update implements Msg.
func (FinishEvent) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds := m.act(env, journal.FinishEvent{Time: env.Now.UnixMilli()})
	if next.Notice == nil {
		cmds = append(cmds, Navigate{To: next.Route.In(PageStandings)})
	}
	return next, cmds
}

// CanFinish reports whether every section has played its rounds.
func (m Model) CanFinish() bool {
	_, _, err := journal.Decide(m.Event.Ahead, journal.Stamp{}, journal.FinishEvent{})
	return err == nil
}

// endEarly ends the event where it stands, which can be taken back.
func (m Model) endEarly(env Env) (Model, []Cmd) {
	next, cmds := m.act(env, journal.FinishEvent{Time: env.Now.UnixMilli(), Early: true})
	if next.Notice != nil {
		return next, cmds
	}
	next, undo := next.offerUndo(next.Lang().T(i18n.LogEnded))
	return next, append(cmds, undo)
}

// LeftAtEnd says of each section how far it is, and what becomes of a round that is not closed when the event ends here.
func (m Model) LeftAtEnd() []string {
	s, l := m.Event.Ahead, m.Lang()
	var list []string
	for _, sec := range s.Sections() {
		done, tail := sec.Round, ""
		switch sec.Phase {
		case journal.Draft:
			done--
			tail = l.T(i18n.EndDraft, l.Int(sec.Round))
		case journal.Published:
			done--
			var boards []string
			for _, b := range s.MissingBoards(sec.ID, sec.Round) {
				boards = append(boards, strconv.Itoa(b))
			}
			tail = l.T(i18n.EndMissing, l.Int(sec.Round), strings.Join(boards, ", "))
		}
		line := l.T(i18n.EndRounds, sec.Name, l.Int(done), l.Int(sec.Rounds))
		if tail != "" {
			line += "; " + tail
		}
		list = append(list, line)
	}
	return list
}
