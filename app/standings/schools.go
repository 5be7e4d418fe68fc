package standings

import (
	"cmp"

	"wasit/app/award"
	"wasit/app/handout"
	"wasit/app/journal"
	"wasit/app/letters"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/sorting"
	"wasit/swiss/team"
)

// schools ranks the schools or clubs of the section in hand by their best players.
func (m page) schools() []team.School {
	t, e := m.Event.Table, m.Event
	if t == nil {
		return nil
	}
	clubs := map[swiss.TPN]string{}
	for _, p := range e.Kept.WithSchoolNames(e.Kept.Players(e.Section)) {
		clubs[p.TPN] = p.Club
	}
	list := team.Schools(t.Rows, func(tpn swiss.TPN) string { return clubs[tpn] }, m.best())
	alphabet := letters.Of(m.Lang().Tag())
	sorting.Stable(list, func(a, b team.School) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), alphabet.Compare(a.Name, b.Name))
	})
	return list
}

// best is how many players of a school count.
func (m page) best() int {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	return award.BestOf(m.Event.Kept, sec)
}

// counted says who counts for a school, by name and place.
func (m page) counted(s team.School) []string {
	l, list := m.Lang(), make([]string, len(s.Counted))
	for i, tpn := range s.Counted {
		row, _ := m.Event.Table.Row(tpn)
		list[i] = m.nameOf(tpn) + " · " + l.T(textSchoolsPlace, l.Int(row.Rank), l.Tenths(int(row.Points)))
	}
	return list
}

// schoolsBest sets how many players of a school count.
type schoolsBest struct{ N int }

func (msg schoolsBest) update(m page, env session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	c := sec.SectionConfig
	c.BestOf = max(1, min(msg.N, journal.MaxPlayers))
	return session.Act(m, env, journal.ChangeSection{Section: sec.ID, SectionConfig: c})
}

// copySchools puts the ranking of schools on the clipboard as text.
type copySchools struct{}

func (copySchools) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.CopyText{Text: sheet.SchoolsChat(handout.Of(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table))}}
}
