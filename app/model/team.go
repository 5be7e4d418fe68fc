package model

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
)

// readRoster reads a name a line, with a rating behind a semicolon where there is one.
func readRoster(text string) []journal.Member {
	var list []journal.Member
	for line := range strings.Lines(text) {
		name, rating, _ := strings.Cut(line, ";")
		if name = journal.Clean(name); name == "" {
			continue
		}
		n, _ := strconv.Atoi(strings.TrimSpace(rating)) // what is no number is no rating
		list = append(list, journal.Member{Name: name, Rating: n})
	}
	return list
}

// LineupDialog chooses who plays on each board of a match, for both teams.
type LineupDialog struct {
	Board int
	Teams [2]journal.PlayerID
	Seats [2][]int // by board: the place in the list of the team, 0 for nobody
	Err   error
}

// OpenLineup opens it for the match in hand.
type OpenLineup struct{ Board int }

// Update implements Msg.
func (msg OpenLineup) Update(m Model, _ Env) (Model, []Cmd) {
	n, _ := m.Shown()
	r, ok := m.Event.Ahead.Round(m.Event.Section, n)
	if !ok || msg.Board < 1 || msg.Board > len(r.Boards) {
		return m, nil
	}
	b := r.Boards[msg.Board-1]
	d := LineupDialog{Board: msg.Board, Teams: [2]journal.PlayerID{b.White, b.Black}}
	for i, team := range d.Teams {
		d.Seats[i] = m.Event.Ahead.LineupOf(m.Event.Section, n, team)
	}
	m.Dialog = d
	return m, []Cmd{Focus{"sheet"}}
}

// LineupChoose seats place At of the list on board Seat (from 0) of side Side.
type LineupChoose struct{ Side, Seat, At int }

// Update implements Msg.
func (msg LineupChoose) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(LineupDialog)
	if ok && msg.Seat < len(d.Seats[msg.Side]) {
		d.Seats[msg.Side] = slices.Clone(d.Seats[msg.Side])
		d.Seats[msg.Side][msg.Seat], d.Err = msg.At, nil
		m.Dialog = d
	}
	return m, nil
}

// LineupSave checks and records both line-ups.
type LineupSave struct{}

// Update implements Msg.
func (LineupSave) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(LineupDialog)
	if !ok {
		return m, nil
	}
	n, _ := m.Shown()
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	var cmds []Cmd
	next := m
	for i, team := range d.Teams {
		p, _ := m.Event.Ahead.Player(team)
		if slices.Equal(d.Seats[i], m.Event.Ahead.LineupOf(sec.ID, n, team)) {
			continue
		}
		err := regulation.CheckLineup(sec.SectionConfig, p.TPN, len(p.Roster), d.Seats[i])
		var more []Cmd
		if err == nil {
			next, more, err = next.record(env, journal.SetLineup{Section: sec.ID, Round: n, Lineup: journal.Lineup{Team: team, Players: d.Seats[i]}})
		}
		if err != nil {
			d.Err = err
			m.Dialog = d
			return m, nil
		}
		cmds = append(cmds, more...)
	}
	next.Dialog = nil
	return next, cmds
}

// TeamPlayer returns who sits on board seat (from 1) for a team in a round; empty where nobody is known.
func (m Model) TeamPlayer(round int, team journal.PlayerID, seat int) string {
	p, ok := m.Event.Ahead.Player(team)
	list := m.Event.Ahead.LineupOf(m.Event.Section, round, team)
	if !ok || seat < 1 || seat > len(list) || list[seat-1] == 0 || list[seat-1] > len(p.Roster) {
		return ""
	}
	if p.Name == "" {
		return m.Lang().T(i18n.Nameless, m.Lang().Int(list[seat-1]))
	}
	return p.Roster[list[seat-1]-1].Name
}
