package model

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
)

// Grid is the crosstable of everybody against everybody: rows against columns, in order of rank or board.
type Grid struct {
	Title string // of a group; empty where there is one grid
	Rows  []GridRow
	Cols  []swiss.TPN
	Heads []int // what stands over the columns: places, or boards of the other team
}

// GridRow is one player of a grid.
type GridRow struct {
	TPN    swiss.TPN
	Rank   int
	Points swiss.Points
	Cells  []GridCell // by column
}

// GridCell is what two players did against each other; Self is the place where they are the same.
type GridCell struct {
	Self bool
	Text string // a result for each meeting: "1", "½1"
}

// HasGrid reports whether the crosstable of a system is a grid.
func HasGrid(system string) bool {
	return system == journal.RoundRobin || system == journal.Groups || system == journal.Scheveningen
}

// Grids returns the grids of the section in hand: one, or one for each group.
func (m Model) Grids() []Grid {
	t, e := m.Event.Table, m.Event
	sec, _ := e.Kept.Section(e.Section)
	tour, err := e.Kept.Tournament(e.Section, sec.Round)
	if t == nil || err != nil {
		return nil
	}
	var all []swiss.TPN
	rows := map[swiss.TPN]GridRow{}
	for _, r := range t.Rows {
		all = append(all, r.TPN)
		rows[r.TPN] = GridRow{TPN: r.TPN, Rank: r.Rank, Points: r.Points}
	}
	switch sec.System {
	case journal.Groups:
		var list []Grid
		for g, members := range regulation.Groups(e.Kept, e.Section) {
			var order []swiss.TPN
			for _, tpn := range all {
				if contains(members, tpn) {
					order = append(order, tpn)
				}
			}
			list = append(list, grid(tour, m.Lang().T(i18n.GroupN, GroupName(g)), order, order, rows))
		}
		return list
	case journal.Scheveningen:
		a, b, err := regulation.Teams(e.Kept, e.Section)
		if err != nil {
			return nil
		}
		return []Grid{grid(tour, m.clubOf(a), a, b, rows), grid(tour, m.clubOf(b), b, a, rows)}
	}
	return []Grid{grid(tour, "", all, all, rows)}
}

func contains(list []swiss.TPN, tpn swiss.TPN) bool {
	for _, x := range list {
		if x == tpn {
			return true
		}
	}
	return false
}

// clubOf names a team by the club of its first player.
func (m Model) clubOf(team []swiss.TPN) string {
	if len(team) == 0 {
		return ""
	}
	p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, team[0])
	return p.Club
}

func grid(t *swiss.Tournament, title string, rows, cols []swiss.TPN, about map[swiss.TPN]GridRow) Grid {
	g := Grid{Title: title, Cols: cols}
	for i := range cols {
		g.Heads = append(g.Heads, i+1)
	}
	for _, tpn := range rows {
		row := about[tpn]
		row.TPN = tpn
		for _, other := range cols {
			row.Cells = append(row.Cells, GridCell{Self: other == tpn, Text: meetings(t, tpn, other)})
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// meetings writes the results of a against b in the order of the rounds.
func meetings(t *swiss.Tournament, a, b swiss.TPN) string {
	var text strings.Builder
	for n := 1; n <= t.PairedRounds() && a != b; n++ {
		if e := t.Entry(a, n); e.Opponent == b && e.Outcome != swiss.Pending {
			text.WriteString(sideText(e.Outcome))
		}
	}
	return text.String()
}

// Leavers says in words what becomes of the games of everybody who left a round robin (C.05).
func (m Model) Leavers() []string {
	e := m.Event
	sec, _ := e.Kept.Section(e.Section)
	tour, err := e.Kept.Tournament(e.Section, sec.Round)
	if err != nil {
		return nil
	}
	_, verdicts, err := regulation.Settled(e.Kept, e.Section, tour)
	if err != nil {
		return nil
	}
	var list []string
	l := m.Lang()
	for _, v := range verdicts {
		p, _ := e.Kept.PlayerByTPN(e.Section, v.TPN)
		text := i18n.LeftAnnulled
		if v.Counts {
			text = i18n.LeftCounts
		}
		list = append(list, l.T(text, m.Name(p), l.Int(v.Played), l.Int(v.Scheduled)))
	}
	return list
}
