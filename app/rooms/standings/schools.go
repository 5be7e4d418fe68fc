package standings

import (
	"wasit/app/event/award"
	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/letters"
)

// isWhole reports whether the ranking is over all sections: a school comes as one group, and so it is ranked unless the section alone
// is asked for.
func (m page) isWhole() bool {
	return len(m.Event.Kept.Sections()) > 1 && m.Route.Sheet != session.SheetOwn
}

// schools ranks the schools or clubs by their best players: those of the section in hand, or of the whole event.
func (m page) schools() []award.School {
	t, s := m.Event.Table, m.Event.Kept
	if t == nil {
		return nil
	}
	field := award.Field{Players: s.WithSchoolNames(s.Players(m.Event.Section)), Table: award.Placings(s, t)}
	if m.isWhole() {
		field = ranking.Whole(s, append([]*standing.Table{t}, m.Event.Others...)...)
	}
	return award.Schools(letters.Of(m.Lang().Tag()), field.Players, field.Table, m.best())
}

// best is how many players of a school count.
func (m page) best() int {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	if m.isWhole() {
		sec = m.Event.Kept.Sections()[0]
	}
	return award.BestOf(m.Event.Kept, sec)
}

// counted says who counts for a school, by name, place and points; over several sections with that of each.
func (m page) counted(s award.School) []string {
	l, list := m.Lang(), make([]string, len(s.Players))
	for i, c := range s.Players {
		p, _ := m.Event.Kept.Player(c.Player)
		list[i] = m.Name(p) + " · " + l.T(textSchoolsPlace, l.Int(c.Rank), l.Tenths(int(c.Points)))
		if m.isWhole() {
			sec, _ := m.Event.Kept.Section(p.Section)
			list[i] = sec.Name + " · " + list[i]
		}
	}
	return list
}

// schoolsBest sets how many players of a school count.
type schoolsBest struct{ N int }

func (msg schoolsBest) update(m page, env session.Env) (page, []session.Cmd) {
	id := m.Event.Section
	if m.isWhole() {
		id = m.Event.Ahead.Sections()[0].ID // one number for the event
	}
	sec, _ := m.Event.Ahead.Section(id)
	c := sec.SectionConfig
	c.BestOf = max(1, min(msg.N, journal.MaxPlayers))
	return session.Act(m, env, journal.ChangeSection{Section: id, SectionConfig: c})
}

// copySchools puts the ranking of schools on the clipboard as text.
type copySchools struct{}

func (copySchools) update(m page, _ session.Env) (page, []session.Cmd) {
	src := handout.Of(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table)
	if m.isWhole() {
		src.Schools, src.Best, src.Whole = m.schools(), m.best(), true
	}
	return m, []session.Cmd{session.CopyText{Text: sheet.SchoolsChat(src)}}
}
