package award

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/letters"
	"wasit/swiss"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
)

// School is a row of the standing of schools or clubs by their best players.
type School struct {
	Rank    int // equal in everything: shared
	Club    string
	Points  swiss.Points // of those who count
	Places  int          // the sum of their ranks
	Players []Standing   // who count, the best first
	Short   bool         // fewer players than count: below the others, and no prize
}

// Schools ranks the schools by their best n players, as [team.Schools] does; those that share a rank
// stand by the alphabet. Players come with one name for each school ([journal.State.WithSchoolNames]).
func Schools(a letters.Alphabet, players []journal.Player, table []Standing, n int) []School {
	list := schools(Field{Players: players, Table: table}.people(), table, n, journal.Prize{})
	slices.SortStableFunc(list, func(x, y School) int { return cmp.Or(cmp.Compare(x.Rank, y.Rank), a.Compare(x.Club, y.Club)) })
	return list
}

// schools ranks by those players who suit a category.
func schools(people map[journal.PlayerID]journal.Player, table []Standing, n int, category journal.Prize) []School {
	names, clubs := map[string]string{}, map[swiss.TPN]string{} // one spelling for each school: that of its best player
	row := map[swiss.TPN]Standing{}
	var rows []tiebreak.Row
	for i, s := range table {
		p := people[s.Player]
		at := swiss.TPN(i + 1) // a number of this list: those of several sections are the same
		if p.Club == "" || !category.Suits(p.PlayerInfo) {
			continue
		}
		key := journal.FoldName(p.Club)
		if names[key] == "" {
			names[key] = p.Club
		}
		clubs[at], row[at] = names[key], s
		rows = append(rows, tiebreak.Row{TPN: at, Rank: s.Rank, Points: s.Points})
	}
	ranked := team.Schools(rows, func(tpn swiss.TPN) string { return clubs[tpn] }, n)
	list := make([]School, len(ranked))
	for i, s := range ranked {
		list[i] = School{Rank: s.Rank, Club: s.Name, Points: s.Points, Places: s.Places, Short: s.Short}
		for _, tpn := range s.Counted {
			list[i].Players = append(list[i].Players, row[tpn])
		}
	}
	return list
}

// toSchools awards a team prize to schools with enough players. Those that are equal in everything draw lots by their best
// players.
func toSchools(p journal.Prize, people map[journal.PlayerID]journal.Player, table []Standing, lots []journal.Lot) Given {
	byBest := map[journal.PlayerID]School{}
	var rows []Standing
	for _, s := range schools(people, table, p.Team, p) {
		if s.Short {
			continue
		}
		best := s.Players[0].Player
		byBest[best] = s
		rows = append(rows, Standing{Player: best, Rank: s.Rank, Points: s.Points})
	}
	ranked, tied := drawn(rows, people, lots, journal.LotForTeam)
	g := give(p, ranked, tied)
	for i, a := range g.Awards {
		s := byBest[a.Player]
		g.Awards[i].Club, g.Awards[i].Counted, g.Awards[i].Ranks = s.Club, s.Players, s.Places
	}
	return g
}
