package ranking

import (
	"slices"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
)

// GivenBy awards the prizes of the table's section; nil before there is a ranking.
func GivenBy(s journal.State, t *standing.Table) []award.Given {
	list := award.Placings(s, t)
	sec, ok := s.Section(t.Section)
	if !ok || len(list) == 0 {
		return nil
	}
	prizes, _ := s.Prizes(t.Section)
	var whole award.Field
	if slices.ContainsFunc(prizes.List, func(p journal.Prize) bool { return p.Whole && p.Team > 0 }) {
		whole = Whole(s, t)
	}
	system := regulation.SystemOf(sec.System)
	own := award.Field{Players: s.WithSchoolNames(s.Players(t.Section)), Table: list, Members: regulation.Individuals(s, t.Section), Boards: sec.Boards(),
		ByRank: system.Bracket || system.Grouped}
	return award.Over(own, whole, named(s, prizes), sec.Lots)
}

// Whole is the field of all sections together, each by its standing as it is now; of those at hand none is computed again.
func Whole(s journal.State, hand ...*standing.Table) award.Field {
	var fields []award.Field
	var all []journal.Player // so that the schools of the event are named once, not once a section
	sections := s.Sections()
	for _, sec := range sections {
		all = append(all, s.Players(sec.ID)...)
	}
	all = s.WithSchoolNames(all)
	for _, sec := range sections {
		now := AtHand(s, sec.ID, hand...)
		n := len(s.Players(sec.ID))
		fields = append(fields, award.Field{Players: all[:n:n], Table: award.Placings(s, now)})
		all = all[n:]
	}
	return award.Join(fields)
}

// AtHand gives the standing of a section: one of those at hand, or computed.
func AtHand(s journal.State, id journal.SectionID, hand ...*standing.Table) *standing.Table {
	for _, t := range hand {
		if t != nil && t.Of == s.ID() && t.Section == id {
			return t
		}
	}
	return Of(s, id)
}

// named returns prizes for players of one school with the name by which that school is shown.
func named(s journal.State, prizes journal.Prizes) journal.Prizes {
	names, key := s.SchoolNames(), s.SchoolKeys()
	prizes.List = slices.Clone(prizes.List)
	for i, p := range prizes.List {
		if name := names[key(p.Club)]; name != "" {
			prizes.List[i].Club = name
		}
	}
	return prizes
}
