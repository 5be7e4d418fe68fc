package regulation

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// Grid is the crosstable of everybody against everybody: rows against columns, in order of rank, or by board against
// another team.
type Grid struct {
	Group int    // of groups, counted from 0
	Team  string // of a Scheveningen match: the club of the rows
	Rows  []GridRow
	Cols  []swiss.TPN
}

// Ranked is a player's place in a standing.
type Ranked struct {
	TPN    swiss.TPN
	Rank   int
	Points swiss.Points
}

// GridRow is one player of a grid.
type GridRow struct {
	Ranked
	Cells []GridCell // by column
}

// GridCell is what two players did against each other; Self is the place where they are the same.
type GridCell struct {
	Self bool
	Text string // a mark for each meeting, in the order of the rounds: "1", "½ 1"
}

// HasGrid reports whether everybody meets everybody, so that the crosstable of a section is a grid.
func HasGrid(c journal.SectionConfig) bool {
	return c.IsRoundRobin() || c.System == journal.Groups || c.System == journal.Scheveningen
}

// Grids returns the grids of a section, ranked as list: one, one for each group, or one for each team.
func Grids(s journal.State, id journal.SectionID, list []Ranked) []Grid {
	sec, _ := s.Section(id)
	t, err := s.Tournament(id, sec.Round)
	if err != nil {
		return nil
	}
	if t, _, err = s.WithCarried(id, t); err != nil {
		return nil
	}
	all := make([]swiss.TPN, len(list))
	rows := make(map[swiss.TPN]Ranked, len(list))
	for i, r := range list {
		all[i], rows[r.TPN] = r.TPN, r
	}
	sign := signs(s, sec)
	switch sec.System {
	case journal.Groups:
		var grids []Grid
		for g, members := range Groups(s, id) {
			order := slices.DeleteFunc(slices.Clone(all), func(tpn swiss.TPN) bool { return !slices.Contains(members, tpn) })
			x := grid(t, order, order, rows, sign)
			x.Group = g
			grids = append(grids, x)
		}
		return grids
	case journal.Scheveningen:
		a, b, err := Teams(s, id)
		if err != nil {
			return nil
		}
		first, second := grid(t, a, b, rows, sign), grid(t, b, a, rows, sign)
		first.Team, second.Team = clubOf(s, id, a), clubOf(s, id, b)
		return []Grid{first, second}
	}
	return []Grid{grid(t, all, all, rows, sign)}
}

func clubOf(s journal.State, id journal.SectionID, team []swiss.TPN) string {
	if len(team) == 0 {
		return ""
	}
	p, _ := s.PlayerByTPN(id, team[0])
	return p.Club
}

// signs says what a cell writes of a match: its mark, of teams the points of its boards.
func signs(s journal.State, sec journal.Section) func(tpn swiss.TPN, round int, e swiss.Entry) string {
	if sec.System != journal.Team {
		return func(_ swiss.TPN, _ int, e swiss.Entry) string { return e.Outcome.Sign() }
	}
	points := gamePoints(s, sec.ID)
	return func(tpn swiss.TPN, round int, _ swiss.Entry) string { return halfText(points[split{tpn, round}]) }
}

// halfText writes points by halves: "2½", "½", "0".
func halfText(p swiss.Points) string {
	whole, half := p/swiss.Point, p%swiss.Point != 0
	switch {
	case half && whole == 0:
		return "½"
	case half:
		return strconv.Itoa(int(whole)) + "½"
	}
	return strconv.Itoa(int(whole))
}

func grid(t *swiss.Tournament, rows, cols []swiss.TPN, ranked map[swiss.TPN]Ranked, sign func(swiss.TPN, int, swiss.Entry) string) Grid {
	g := Grid{Cols: cols}
	for _, tpn := range rows {
		row := GridRow{Ranked: ranked[tpn]}
		row.TPN = tpn
		for _, other := range cols {
			row.Cells = append(row.Cells, GridCell{Self: other == tpn, Text: meetings(t, tpn, other, sign)})
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

const thinSpace = '\u2009'

// meetings writes the results of a against b in the order of the rounds, a little apart: a win and a loss are no ten.
func meetings(t *swiss.Tournament, a, b swiss.TPN, sign func(swiss.TPN, int, swiss.Entry) string) string {
	var text strings.Builder
	for n := 1; n <= t.PairedRounds() && a != b; n++ {
		if e := t.Entry(a, n); e.Opponent == b && e.Outcome != swiss.Pending {
			if text.Len() > 0 {
				text.WriteRune(thinSpace)
			}
			text.WriteString(sign(a, n, e))
		}
	}
	return text.String()
}
