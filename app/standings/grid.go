package standings

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/standing"
)

// grids returns the grids of the section in hand: one, or one for each group or team.
func (m page) grids() []regulation.Grid {
	t := m.Event.Table
	if t == nil {
		return nil
	}
	list := make([]regulation.Ranked, len(t.Rows))
	for i, r := range t.Rows {
		list[i] = regulation.Ranked{TPN: r.TPN, Rank: r.Rank, Points: r.Points}
	}
	return regulation.Grids(m.Event.Kept, m.Event.Section, list)
}

// gridTitle names a grid where there are several.
func (m page) gridTitle(g regulation.Grid) string {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	if sec.System == journal.Groups {
		return m.Lang().T(i18n.GroupN, standing.GroupName(g.Group))
	}
	return g.Team
}

// leavers says in words what becomes of the games of everybody who left a round robin (C.05).
func (m page) leavers() []string {
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
