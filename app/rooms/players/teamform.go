package players

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/rooms/checkin"
	"wasit/app/session"
)

// ofTeams reports whether the participants of the section in hand are teams.
func (m page) ofTeams() bool {
	sec := m.Section()
	return regulation.SystemOf(sec.System).Teams
}

// saveRoster records the players in the form of a team that was just saved, where they changed.
func (m page) saveRoster(env session.Env, d playerDialog) (page, []session.Cmd, error) {
	id := d.ID
	if id == 0 {
		id = checkin.Newest(m.Session)
	}
	p, ok := m.Event.Ahead.Player(id)
	list, _ := readRoster(d.Form.Roster)
	if !ok || !m.ofTeams() || slices.Equal(p.Roster, list) {
		return m, nil, nil
	}
	return session.Record(m, env, journal.SetRoster{Team: id, Players: list})
}

// undoTeam takes back a team and its players, entered with one touch.
type undoTeam struct{}

func (undoTeam) update(m page, env session.Env) (page, []session.Cmd) {
	m.Undo = nil
	next, cmds := session.Act(m, env, journal.Undo{})
	if next.Notice != nil {
		return next, cmds
	}
	next, more := session.Act(next, env, journal.Undo{})
	return next, append(cmds, more...)
}
