package round

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// lineupDialog chooses who plays on each board of a match, for both teams.
type lineupDialog struct {
	Board int
	Teams [2]journal.PlayerID
	Seats [2][]int // by board: the place in the list of the team, 0 for nobody
	Err   error
}

// openLineup opens it for the match in hand.
type openLineup struct{ Board int }

func (msg openLineup) update(m page, _ session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	r, ok := m.Section().RoundAt(n)
	if !ok || msg.Board < 1 || msg.Board > len(r.Boards) {
		return m, nil
	}
	b := r.Boards[msg.Board-1]
	d := lineupDialog{Board: msg.Board, Teams: [2]journal.PlayerID{b.White, b.Black}}
	for i, team := range d.Teams {
		d.Seats[i] = m.Event.Ahead.LineupOf(m.Event.Section, n, team)
	}
	m.Dialog = d
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// lineupChoose seats place At of the list on board Seat (from 0) of side Side.
type lineupChoose struct{ Side, Seat, At int }

func (msg lineupChoose) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(lineupDialog)
	if ok && msg.Seat < len(d.Seats[msg.Side]) {
		d.Seats[msg.Side] = slices.Clone(d.Seats[msg.Side])
		d.Seats[msg.Side][msg.Seat], d.Err = msg.At, nil
		m.Dialog = d
	}
	return m, nil
}

// lineupSave checks and records both line-ups.
type lineupSave struct{}

func (lineupSave) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(lineupDialog)
	if !ok {
		return m, nil
	}
	n, _ := m.Shown()
	sec := m.Section()
	var cmds []session.Cmd
	next := m
	for i, team := range d.Teams {
		p, _ := m.Event.Ahead.Player(team)
		if slices.Equal(d.Seats[i], m.Event.Ahead.LineupOf(sec.ID, n, team)) {
			continue
		}
		err := regulation.CheckLineup(sec.SectionConfig, p.TPN, len(p.Roster), d.Seats[i])
		var more []session.Cmd
		if err == nil {
			next, more, err = session.Record(next, env, journal.SetLineup{Section: sec.ID, Round: n, Lineup: journal.Lineup{Team: team, Players: d.Seats[i]}})
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

// teamPlayer returns who sits on board seat (from 1) for a team in a round; empty where nobody is known.
func (m page) teamPlayer(round int, team journal.PlayerID, seat int) string {
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

// lineupSide is one team of the sheet: what can be chosen at each of its boards.
type lineupSide struct {
	team   string
	seats  []lineupSeat
	listed bool // the team has a list of players
}

// lineupSeat is one board: nobody, then the players of the list with their numbers.
type lineupSeat struct {
	id, label string
	options   []string
	at        int // who is chosen among options
}

// sides words the line-ups of both teams.
func (m page) sides(d lineupDialog) [2]lineupSide {
	var sides [2]lineupSide
	l := m.Lang()
	for i, id := range d.Teams {
		team, _ := m.Event.Ahead.Player(id)
		options := []string{l.T(textLineupNobody)}
		for n, p := range team.Roster {
			options = append(options, strconv.Itoa(n+1)+" "+p.Name)
		}
		sides[i] = lineupSide{team: m.Name(team), listed: len(team.Roster) > 0}
		for seat, at := range d.Seats[i] {
			sides[i].seats = append(sides[i].seats, lineupSeat{"seat-" + strconv.Itoa(i) + "-" + strconv.Itoa(seat+1), l.T(i18n.EchoBoard, l.Int(seat+1)), options, at})
		}
	}
	return sides
}
