package model

import (
	"slices"

	"wasit/app/journal"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/team"
)

// usualBest is how many players of a school count where the section does not say.
const usualBest = 4

// BestOf returns how many players of a school count in the ranking of schools: as many as in a prize for schools, where the
// section does not say.
func BestOf(s journal.State, sec journal.Section) int {
	usual := usualBest
	prizes, _ := s.Prizes(sec.ID)
	if i := slices.IndexFunc(prizes.List, func(p journal.Prize) bool { return p.Team > 0 }); i >= 0 {
		usual = prizes.List[i].Team
	}
	return orDefault(sec.BestOf, usual)
}

// Schools ranks the schools or clubs of the section in hand by their best players.
func (m Model) Schools() []team.School {
	t, e := m.Event.Table, m.Event
	if t == nil {
		return nil
	}
	names := map[string]string{} // one spelling for each school: the first
	clubs := map[swiss.TPN]string{}
	for _, p := range e.Kept.Players(e.Section) {
		key := journal.FoldName(p.Club)
		if names[key] == "" {
			names[key] = p.Club
		}
		clubs[p.TPN] = names[key]
	}
	sec, _ := e.Kept.Section(e.Section)
	return team.Schools(t.Rows, func(tpn swiss.TPN) string { return clubs[tpn] }, BestOf(e.Kept, sec))
}

// SchoolsBest sets how many players of a school count.
type SchoolsBest struct{ N int }

// Update implements Msg.
func (msg SchoolsBest) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	c := sec.SectionConfig
	c.BestOf = max(1, min(msg.N, journal.MaxPlayers))
	return m.act(env, journal.ChangeSection{Section: sec.ID, SectionConfig: c})
}

// CopySchools puts the ranking of schools on the clipboard as text.
type CopySchools struct{}

// Update implements Msg.
func (CopySchools) Update(m Model, _ Env) (Model, []Cmd) {
	return m, []Cmd{CopyText{sheet.SchoolsChat(m.tableSource())}}
}

// CopyAwards puts the winners on the clipboard as text.
type CopyAwards struct{}

// Update implements Msg.
func (CopyAwards) Update(m Model, _ Env) (Model, []Cmd) {
	return m, []Cmd{CopyText{sheet.AwardsChat(m.tableSource())}}
}
