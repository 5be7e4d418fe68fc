package model

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/journal"
)

// OfTeams reports whether the participants of the section in hand are teams.
func (m Model) OfTeams() bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.System == journal.Team
}

// rosterText writes the players of a team as they are typed: a name a line, a rating behind a semicolon.
func rosterText(list []journal.Member) string {
	lines := make([]string, len(list))
	for i, x := range list {
		if lines[i] = x.Name; x.Rating > 0 {
			lines[i] += "; " + strconv.Itoa(x.Rating)
		}
	}
	return strings.Join(lines, "\n")
}

// saveRoster records the players in the form of a team that was just saved, where they changed.
func (m Model) saveRoster(env Env, d PlayerDialog) (Model, []Cmd, error) {
	id := d.ID
	if id == 0 {
		id = m.newest()
	}
	p, ok := m.Event.Ahead.Player(id)
	list := readRoster(d.Form.Roster)
	if !ok || !m.OfTeams() || slices.Equal(p.Roster, list) {
		return m, nil, nil
	}
	return m.record(env, journal.SetRoster{Team: id, Players: list})
}

// UndoTeam takes back a team and its players, entered with one touch.
type UndoTeam struct{}

// Update implements Msg.
func (UndoTeam) Update(m Model, env Env) (Model, []Cmd) {
	m.Undo = nil
	next, cmds := m.act(env, journal.Undo{})
	if next.Notice != nil {
		return next, cmds
	}
	next, more := next.act(env, journal.Undo{})
	return next, append(cmds, more...)
}
