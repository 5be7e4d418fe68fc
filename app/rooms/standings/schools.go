package standings

import (
	"cmp"
	"slices"

	"wasit/app/event/award"
	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/words/letters"
	"wasit/swiss"
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
		field.Table = slices.DeleteFunc(field.Table, func(r award.Standing) bool { return !m.isInScope(r.Player) })
	}
	return award.Schools(letters.Of(m.Lang().Tag()), field.Players, field.Table, m.best())
}

// isInScope reports whether a player's points count: he is of the level and the sex that is asked for.
func (m page) isInScope(id journal.PlayerID) bool {
	level, sex, _ := session.SchoolScope(m.Route.Sheet)
	p, _ := m.Event.Kept.Player(id)
	sec, _ := m.Event.Kept.In(p.Section)
	if sex != 0 && cmp.Or(p.Sex, sec.Sex) != sex {
		return false
	}
	return level == alike.AnyLevel || session.LevelOf(sec.Section, p) == level
}

// scopes are the levels of school and the sexes of the players of the event: what a ranking of its own can be made of.
func (m page) scopes() (levels []alike.Level, sexes []swiss.Sex) {
	foundLevels, foundSexes := map[alike.Level]bool{}, map[swiss.Sex]bool{}
	for _, sec := range m.Event.Kept.Sections() {
		for _, p := range m.Event.Kept.Entrants(sec.ID) {
			foundLevels[session.LevelOf(sec, p)], foundSexes[cmp.Or(p.Sex, sec.Sex)] = true, true
		}
	}
	for _, level := range alike.Levels {
		if foundLevels[level] {
			levels = append(levels, level)
		}
	}
	for _, sex := range []swiss.Sex{swiss.Male, swiss.Female} {
		if foundSexes[sex] {
			sexes = append(sexes, sex)
		}
	}
	return levels, sexes
}

// scopeText names whose points count: "SMP/MTs, putri"; empty for everybody.
func (m page) scopeText() string {
	level, sex, _ := session.SchoolScope(m.Route.Sheet)
	if !m.isWhole() || level == alike.AnyLevel && sex == 0 {
		return ""
	}
	return phrase.GroupText(m.Lang(), journal.Group{Level: level, Sex: sex})
}

// best is how many players of a school count.
func (m page) best() int {
	sec := m.KeptSection().Section
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
			sec, _ := m.Event.Kept.In(p.Section)
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
	sec, _ := m.Event.Ahead.In(id)
	c := sec.SectionConfig
	c.BestOf = max(1, min(msg.N, journal.MaxPlayers))
	return session.Act(m, env, journal.ChangeSection{Section: id, SectionConfig: c})
}

// copySchools puts the ranking of schools on the clipboard as text.
type copySchools struct{}

func (copySchools) update(m page, _ session.Env) (page, []session.Cmd) {
	src := handout.Of(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table)
	if m.isWhole() {
		src.Schools, src.Best, src.Whole, src.Scope = m.schools(), m.best(), true, m.scopeText()
	}
	return m, []session.Cmd{session.CopyText{Text: sheet.SchoolsChat(src)}}
}
