// Package handout brings together what sheets of paper and texts for chats show of a section: its table, its prizes, and those of
// the other sections. It stands above the calculation ([standing]) and the drawing ([sheet]), which do not know each other.
package handout

import (
	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// AddAwards fills in what sheets of the ceremony show: the section's by table t, the other sections' as they stand now.
func AddAwards(src sheet.Source, t *standing.Table) sheet.Source {
	s := src.State
	sec, _ := s.Section(src.Section)
	src.System = regulation.SystemChoice{Code: sec.System, Options: sec.Options}.SystemText(src.Lang)
	for _, code := range regulation.TieList(sec) {
		c := regulation.TieBreakIn(sec.SectionConfig, code)
		about := src.Lang.T(c.About)
		if c.Article != "" {
			about += " (C.07 " + c.Article + ")"
		}
		src.Criteria = append(src.Criteria, sheet.Criterion{Short: c.Short, Name: src.Lang.T(c.Name), About: about})
	}
	src.Length = regulation.RoundLength(sec)
	src.Given = ranking.GivenBy(s, t)
	for i := range src.Given {
		src.About = append(src.About, award.PrizeLines(src.Lang, s, src.Given, i))
	}
	src.Schools = award.Schools(letters.Of(src.Lang.Tag()), s.WithSchoolNames(s.Players(src.Section)), award.Placings(s, t), award.BestOf(s, sec))
	src.Best = award.BestOf(s, sec)
	src.SchoolsOver = func() ([]award.School, int) {
		field, best := ranking.Whole(s, t), award.BestOf(s, s.Sections()[0])
		return award.Schools(letters.Of(src.Lang.Tag()), field.Players, field.Table, best), best
	}
	for _, other := range s.Sections() {
		part := sheet.Part{Section: other.ID, System: src.Lang.T(regulation.SystemOf(other.System).Name), Ranking: src.Ranking, Given: src.Given}
		if other.Group != (journal.Group{}) {
			part.For = phrase.GroupText(src.Lang, other.Group)
		}
		if other.ID != src.Section {
			part.Ranking, part.Given = nil, nil
		}
		src.All = append(src.All, part)
	}
	src.Stands = func(other journal.SectionID) (rank *sheet.Ranking, given []award.Given) {
		now := ranking.Of(s, other)
		if now.Err == nil && len(now.Rows) > 0 {
			rank = RankingOf(src.Lang, now)
		}
		return rank, ranking.GivenBy(s, now)
	}
	return src
}

// Of is what texts of a table are made of.
func Of(l i18n.Lang, s journal.State, section journal.SectionID, t *standing.Table) sheet.Source {
	src := sheet.Source{State: s, Section: section, Lang: l}
	if t == nil || t.Err != nil {
		return src
	}
	src.Round, src.Played = t.Rounds, t.Tournament
	src.Ranking = RankingOf(l, t)
	return AddAwards(src, t)
}

// RankingOf writes a table in words of the language. The first code is the points, which have a column of their own.
func RankingOf(l i18n.Lang, t *standing.Table) *sheet.Ranking {
	r := &sheet.Ranking{After: t.Rounds, Final: t.Final}
	columns := t.Columns(l)
	grouped := 0 // the group stands above its rows
	if len(t.Rows) > 0 && t.GroupOf(0) != "" {
		grouped = 1
	}
	columns = columns[grouped:]
	for _, c := range columns {
		r.Criteria = append(r.Criteria, sheet.Criterion{Short: c.Short, Name: c.Name})
	}
	for k, row := range t.Rows {
		p := sheet.Place{Rank: row.Rank, TPN: row.TPN, Points: row.Points, Group: t.GroupOf(k)}
		for i := range columns {
			p.Values = append(p.Values, t.Cell(l, k, i+grouped))
		}
		r.Places = append(r.Places, p)
	}
	r.Encounters = func() []sheet.Encounter { return encounters(l, t) }
	return r
}

// encounters are the groups of a table that a direct encounter separated.
func encounters(l i18n.Lang, t *standing.Table) []sheet.Encounter {
	parted, err := t.Encounters()
	if err != nil {
		return nil // which the table itself would have said: it is made of the same rounds
	}
	var list []sheet.Encounter
	for _, x := range parted {
		e := sheet.Encounter{Short: regulation.TieBreakOf(x.Code.String()).Short, Article: x.Article}
		for _, r := range standing.MetRows(l, x.Encounter) {
			e.Rows = append(e.Rows, sheet.Met{TPN: r.TPN, Cells: r.Cells, Sum: r.Sum})
		}
		list = append(list, e)
	}
	return list
}
