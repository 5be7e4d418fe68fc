package standings

import (
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// grid is everybody against everybody, or a team against another, as it is read.
type grid struct {
	title string   // where there are several
	cols  []string // names
	rows  []gridRow
}

type gridRow struct {
	name, points string
	cells        []regulation.GridCell // by column
}

// grids returns the grids of the section in hand: one, or one for each group or team.
func (m page) grids() []grid {
	t := m.Event.Table
	if t == nil {
		return nil
	}
	ranked := make([]regulation.Ranked, len(t.Rows))
	for i, r := range t.Rows {
		ranked[i] = regulation.Ranked{TPN: r.TPN, Rank: r.Rank, Points: r.Points}
	}
	var list []grid
	for _, g := range regulation.Grids(m.Event.Kept, m.Event.Section, ranked) {
		x := grid{title: m.gridTitle(g)}
		for _, tpn := range g.Cols {
			x.cols = append(x.cols, m.nameOf(tpn))
		}
		for _, r := range g.Rows {
			x.rows = append(x.rows, gridRow{m.nameOf(r.TPN), m.Lang().Tenths(int(r.Points)), r.Cells})
		}
		list = append(list, x)
	}
	return list
}

// gridTitle names a grid where there are several.
func (m page) gridTitle(g regulation.Grid) string {
	sec := m.KeptSection()
	if regulation.SystemOf(sec.System).Grouped {
		return m.Lang().T(i18n.GroupN, standing.GroupName(g.Group))
	}
	return g.Team
}

// leavers says in words what becomes of the games of everybody who left a round robin (C.05).
func (m page) leavers() []string {
	e := m.Event
	sec, _ := e.Kept.In(e.Section)
	tour, err := e.Kept.Tournament(e.Section, sec.Round)
	if err != nil {
		return nil
	}
	if tour, _, err = e.Kept.WithCarried(e.Section, tour); err != nil {
		return nil
	}
	_, verdicts, err := regulation.Settled(e.Kept, e.Section, tour)
	if err != nil {
		return nil
	}
	var list []string
	l := m.Lang()
	for _, v := range verdicts {
		text := i18n.LeftAnnulled
		if v.Counts {
			text = i18n.LeftCounts
		}
		list = append(list, l.T(text, m.nameOf(v.TPN), l.Int(v.Played), l.Int(v.Scheduled)))
	}
	return list
}

// teamScore is the score of the two teams of a Scheveningen match: the points of their players. Empty in another system.
func (m page) teamScore() string {
	t := m.Event.Table
	if t == nil || !regulation.SystemOf(t.System).TwoSides || len(t.Rows) == 0 {
		return ""
	}
	a, b, err := regulation.Teams(m.Event.Kept, m.Event.Section)
	if err != nil {
		return ""
	}
	team := func(list []swiss.TPN) (name, points string) {
		sum := 0
		for _, tpn := range list {
			row, _ := t.Row(tpn)
			sum += int(row.Points)
		}
		p, _ := m.KeptSection().ByNumber(list[0])
		return p.Club, m.Lang().Tenths(sum)
	}
	first, x := team(a)
	second, y := team(b)
	return first + " – " + second + ": " + x + "–" + y
}
