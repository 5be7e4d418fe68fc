package model

import (
	"wasit/app/award"
	"wasit/app/journal"
	"wasit/app/sheet"
	"wasit/swiss"
)

// standingsOf is a table as prizes are awarded by it.
func standingsOf(s journal.State, t *Table) []award.Standing {
	if t == nil || t.Err != nil {
		return nil
	}
	ids := map[swiss.TPN]journal.PlayerID{}
	for _, p := range s.Players(t.Section) {
		ids[p.TPN] = p.ID
	}
	list := make([]award.Standing, len(t.Rows))
	for i, r := range t.Rows {
		list[i] = award.Standing{Player: ids[r.TPN], Rank: r.Rank, Points: r.Points}
	}
	return list
}

// givenBy awards the prizes of the table's section; nil before there is a ranking.
func givenBy(s journal.State, t *Table) []award.Given {
	list := standingsOf(s, t)
	sec, ok := s.Section(t.Section)
	if !ok || len(list) == 0 {
		return nil
	}
	prizes, _ := s.Prizes(t.Section)
	return award.Of(s.Players(t.Section), list, prizes, sec.Lots)
}

// withAwards fills in what sheets of the ceremony show: the section's by table t, the other sections' as they stand now.
func withAwards(src sheet.Source, t *Table) sheet.Source {
	s := src.State
	sec, _ := s.Section(src.Section)
	src.System = src.Lang.T(SystemOf(sec.System).Name)
	for _, code := range sec.TieBreaks {
		c := TieBreakOf(code)
		src.Criteria = append(src.Criteria, sheet.Criterion{Short: c.Short, Name: src.Lang.T(c.Name), About: src.Lang.T(c.About)})
	}
	src.Length = roundLength(sec)
	src.Given = givenBy(s, t)
	src.Schools = award.Schools(s.Players(src.Section), standingsOf(s, t), BestOf(sec.SectionConfig))
	src.Best = BestOf(sec.SectionConfig)
	for _, other := range s.Sections() {
		part := sheet.Part{Section: other.ID, System: src.Lang.T(SystemOf(other.System).Name), Ranking: src.Ranking, Given: src.Given}
		if other.Group != (journal.Group{}) {
			part.For = GroupText(src.Lang, other.Group)
		}
		if other.ID != src.Section {
			part.Ranking, part.Given = nil, nil
		}
		src.All = append(src.All, part)
	}
	src.Stands = func(other journal.SectionID) (rank *sheet.Ranking, given []award.Given) {
		now := standings(s, other)
		if now.Err == nil && len(now.Rows) > 0 {
			rank = rankingOf(src.Lang, now)
		}
		return rank, givenBy(s, now)
	}
	return src
}
