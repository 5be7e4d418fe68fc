package award

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/groups"
)

// Placings is a table as prizes are awarded by it; nil before there is one.
func Placings(s journal.State, t *standing.Table) []Standing {
	if t == nil || t.Err != nil {
		return nil
	}
	ids := map[swiss.TPN]journal.PlayerID{}
	for _, p := range s.Players(t.Section) {
		ids[p.TPN] = p.ID
	}
	list := make([]Standing, len(t.Rows))
	for i, r := range t.Rows {
		list[i] = Standing{Player: ids[r.TPN], Rank: r.Rank, Points: r.Points}
	}
	if regulation.SystemOf(t.System).Grouped {
		overGroups(list, t.Grouped, ids)
	}
	return withoutMoved(s, list)
}

// withoutMoved leaves out who plays in another section now: he is placed there. Those after him move up.
func withoutMoved(s journal.State, list []Standing) []Standing {
	var gone []int // their ranks
	here := list[:0]
	for _, r := range list {
		if p, _ := s.Player(r.Player); p.Now != 0 {
			gone = append(gone, r.Rank)
			continue
		}
		above := 0
		for _, rank := range gone {
			if rank < r.Rank {
				above++
			}
		}
		r.Rank -= above
		here = append(here, r)
	}
	return here
}

// overGroups ranks the players of all groups together: the winners, the seconds and so on, those of one place as they are
// compared for a final.
func overGroups(list []Standing, rows []groups.Row, ids map[swiss.TPN]journal.PlayerID) {
	rows = slices.Clone(rows)
	order := func(a, b groups.Row) int { return cmp.Or(cmp.Compare(a.Rank, b.Rank), groups.Compare(a, b)) }
	slices.SortStableFunc(rows, order)
	for i, r := range rows {
		list[i] = Standing{Player: ids[r.TPN], Rank: i + 1, Points: r.Points}
		if i > 0 && order(rows[i-1], r) == 0 {
			list[i].Rank = list[i-1].Rank
		}
	}
}

// IsEven reports whether the points of all sections weigh the same: as many rounds, scored alike. Only then is their sum fair.
func IsEven(s journal.State) bool {
	list := s.Sections()
	return !slices.ContainsFunc(list, func(sec journal.Section) bool {
		return sec.Rounds != list[0].Rounds || sec.Scoring != list[0].Scoring ||
			regulation.SystemOf(sec.System).OwnPoints != regulation.SystemOf(list[0].System).OwnPoints
	})
}

// PrizeLines say of prize i for whom it is, how ties are broken, and who moves up because another has won already.
func PrizeLines(l i18n.Lang, s journal.State, given []Given, i int) []string {
	g := given[i]
	about := PrizeText(l, g.Prize) + " · " + l.N(i18n.PrizesLine, g.Places)
	if g.TwoThirds && g.Places >= 3 {
		about += " · " + l.T(textPrizesThirds)
	}
	if g.Shared && g.Board == 0 {
		about += " · " + l.T(i18n.PrizesShare)
	}
	lines := []string{about}
	if g.Team > 0 {
		lines = append(lines, l.T(i18n.SchoolsRule, l.Int(g.Team)))
		if g.Whole {
			lines[len(lines)-1] += " " + l.T(i18n.SchoolsWhole)
		}
	}
	if g.Board != 0 {
		lines = append(lines, l.T(textPrizesBoardRule))
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
func wonPlace(l i18n.Lang, g Given, id journal.PlayerID) string {
	for _, a := range g.Awards {
		if a.Player == id {
			return PlaceText(l, g, a)
		}
	}
	return ""
}

// PlaceText is the place of an award; while a lot is to come, those that it may be.
func PlaceText(l i18n.Lang, g Given, a Award) string {
	from, to := g.Between(a)
	if from == to {
		return l.Int(from)
	}
	return l.Int(from) + "–" + l.Int(to)
}

// PrizeText says what a category asks for.
func PrizeText(l i18n.Lang, p journal.Prize) string {
	var words []string
	if p.Team > 0 {
		words = append(words, l.T(i18n.PrizesSchools, l.Int(p.Team)))
		if p.Whole {
			words = append(words, strings.ToLower(l.T(i18n.AllSections)))
		}
	}
	switch {
	case p.Board > 0:
		words = append(words, l.T(i18n.EchoBoard, l.Int(p.Board)))
	case p.Board == journal.Reserves:
		words = append(words, l.T(i18n.Reserves))
	}
	if p.MinGames > 0 {
		words = append(words, l.T(textPrizesGames, l.Int(p.MinGames)))
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

// PrizeName names a prize: as the organiser did, else by what it is for.
func PrizeName(l i18n.Lang, p journal.Prize) string {
	switch {
	case p.Name != "":
		return p.Name
	case p.Board > 0:
		return l.T(textPrizesBoard, l.Int(p.Board))
	case p.Board == journal.Reserves:
		return l.T(textPrizesReserve)
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
