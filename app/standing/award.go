package standing

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"wasit/app/award"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
	"wasit/app/regulation"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/groups"
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
	if t.System == journal.Groups {
		overGroups(list, t.grouped, ids)
	}
	return list
}

// overGroups ranks the players of all groups together: the winners, the seconds and so on, those of one place as they are
// compared for a final.
func overGroups(list []award.Standing, rows []groups.Row, ids map[swiss.TPN]journal.PlayerID) {
	rows = slices.Clone(rows)
	order := func(a, b groups.Row) int { return cmp.Or(cmp.Compare(a.Rank, b.Rank), groups.Compare(a, b)) }
	slices.SortStableFunc(rows, order)
	for i, r := range rows {
		list[i] = award.Standing{Player: ids[r.TPN], Rank: i + 1, Points: r.Points}
		if i > 0 && order(rows[i-1], r) == 0 {
			list[i].Rank = list[i-1].Rank
		}
	}
}

// GivenBy awards the prizes of the table's section; nil before there is a ranking.
func GivenBy(s journal.State, t *Table) []award.Given {
	list := standingsOf(s, t)
	sec, ok := s.Section(t.Section)
	if !ok || len(list) == 0 {
		return nil
	}
	prizes, _ := s.Prizes(t.Section)
	return award.Of(s.Players(t.Section), list, prizes, sec.Lots)
}

// PrizeLines say of prize i for whom it is, how equals are parted, and who moves up because another has won already.
func PrizeLines(l i18n.Lang, s journal.State, given []award.Given, i int) []string {
	g := given[i]
	about := PrizeText(l, g.Prize) + " · " + l.T(i18n.PrizesLine, l.Int(g.Places))
	if g.TwoThirds && g.Places >= 3 {
		about += " · " + l.T(textPrizesThirds)
	}
	if g.Shared {
		about += " · " + l.T(i18n.PrizesShare)
	}
	lines := []string{about}
	if g.Team > 0 {
		lines = append(lines, l.T(i18n.SchoolsRule, l.Int(g.Team)))
	}
	var passed []string
	for _, p := range g.Passed {
		who, _ := s.Player(p.Player)
		passed = append(passed, l.T(textPrizesPassedOne, phrase.NameOf(l, who), PrizeName(l, given[p.Prize].Prize), wonPlace(l, given[p.Prize], p.Player)))
	}
	if len(passed) > 0 {
		lines = append(lines, l.T(textPrizesPassed, strings.Join(passed, "; ")))
	}
	if g.Waits {
		lines = append(lines, l.T(textPrizesWaits))
	}
	return lines
}

// wonPlace is the place that a player won in g; while a lot is to come, those that it may be.
func wonPlace(l i18n.Lang, g award.Given, id journal.PlayerID) string {
	for _, a := range g.Awards {
		if a.Player == id {
			return PlaceText(l, g, a)
		}
	}
	return ""
}

// PlaceText is the place of an award; while a lot is to come, those that it may be.
func PlaceText(l i18n.Lang, g award.Given, a award.Award) string {
	from, to := g.Between(a)
	if from == to {
		return l.Int(from)
	}
	return l.Int(from) + "–" + l.Int(to)
}

// WithAwards fills in what sheets of the ceremony show: the section's by table t, the other sections' as they stand now.
func WithAwards(src sheet.Source, t *Table) sheet.Source {
	s := src.State
	sec, _ := s.Section(src.Section)
	src.System = src.Lang.T(regulation.SystemOf(sec.System).Name)
	for _, code := range sec.TieBreaks {
		c := regulation.TieBreakOf(code)
		src.Criteria = append(src.Criteria, sheet.Criterion{Short: c.Short, Name: src.Lang.T(c.Name), About: src.Lang.T(c.About)})
	}
	src.Length = regulation.RoundLength(sec)
	src.Given = GivenBy(s, t)
	for i := range src.Given {
		src.About = append(src.About, PrizeLines(src.Lang, s, src.Given, i))
	}
	src.Schools = award.Schools(s.Players(src.Section), standingsOf(s, t), BestOf(s, sec))
	src.Best = BestOf(s, sec)
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
		now := Standings(s, other)
		if now.Err == nil && len(now.Rows) > 0 {
			rank = RankingOf(src.Lang, now)
		}
		return rank, GivenBy(s, now)
	}
	return src
}

// Source is what texts of a table are made of.
func Source(l i18n.Lang, s journal.State, section journal.SectionID, t *Table) sheet.Source {
	src := sheet.Source{State: s, Section: section, Lang: l}
	if t == nil || t.Err != nil {
		return src
	}
	src.Round, src.Played = t.Rounds, t.Tournament
	src.Ranking = RankingOf(l, t)
	return WithAwards(src, t)
}

// PrizeText says what a category asks for.
func PrizeText(l i18n.Lang, p journal.Prize) string {
	var words []string
	if p.Team > 0 {
		words = append(words, l.T(i18n.PrizesSchools, l.Int(p.Team)))
	}
	if p.Group != (journal.Group{}) {
		words = append(words, phrase.GroupText(l, p.Group))
	}
	from, to := strconv.Itoa(p.RatingFrom), strconv.Itoa(p.RatingTo)
	switch {
	case p.RatingFrom > 0 && p.RatingTo > 0:
		words = append(words, l.T(textPrizesRated, from, to))
	case p.RatingTo > 0:
		words = append(words, l.T(textPrizesRatedTo, to))
	case p.RatingFrom > 0:
		words = append(words, l.T(textPrizesRatedMin, from))
	}
	if p.Club != "" {
		words = append(words, p.Club)
	}
	if len(words) == 0 {
		return l.T(i18n.GroupAll)
	}
	return strings.Join(words, ", ")
}

func PrizeName(l i18n.Lang, p journal.Prize) string {
	if p.Name != "" {
		return p.Name
	}
	return l.T(i18n.AwardMain)
}

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
	return regulation.OrDefault(sec.BestOf, usual)
}
