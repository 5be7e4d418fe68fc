package award

import (
	"cmp"
	"slices"

	"wasit/app/journal"
	"wasit/swiss"
)

// School is a row of the standing of schools or clubs by their best players.
type School struct {
	Rank    int // equal in everything: shared
	Club    string
	Points  swiss.Points // of those who count
	Places  int          // the sum of their ranks
	Players []Standing   // who count, the best first
	Member  int          // players of the school in the ranking
}

// Schools ranks the schools that have at least n players: the points of their best n, then the lower sum of their ranks,
// then the better best rank. A school is the same whatever case or accents its name was typed with.
func Schools(players []journal.Player, table []Standing, n int) []School {
	people := map[journal.PlayerID]journal.Player{}
	for _, p := range players {
		people[p.ID] = p
	}
	return schools(people, table, n, func(journal.PlayerInfo) bool { return true })
}

func schools(people map[journal.PlayerID]journal.Player, table []Standing, n int, suits func(journal.PlayerInfo) bool) []School {
	index := map[string]int{}
	var list []School
	for _, s := range table {
		p := people[s.Player]
		if p.Club == "" || !suits(p.PlayerInfo) {
			continue
		}
		key := journal.FoldName(p.Club)
		i, ok := index[key]
		if !ok {
			i = len(list)
			index[key] = i
			list = append(list, School{Club: p.Club})
		}
		list[i].Member++
		if len(list[i].Players) < n {
			list[i].Players = append(list[i].Players, s)
			list[i].Points += s.Points
			list[i].Places += s.Rank
		}
	}
	list = slices.DeleteFunc(list, func(s School) bool { return len(s.Players) < n })
	slices.SortStableFunc(list, func(a, b School) int {
		return cmp.Or(better(a, b), cmp.Compare(journal.FoldName(a.Club), journal.FoldName(b.Club)))
	})
	for i := range list {
		list[i].Rank = i + 1
		if i > 0 && better(list[i-1], list[i]) == 0 {
			list[i].Rank = list[i-1].Rank
		}
	}
	return list
}

func better(a, b School) int {
	return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Places, b.Places), cmp.Compare(a.Players[0].Rank, b.Players[0].Rank))
}

// toSchools awards a team prize. Schools that are equal in everything draw lots by their best players.
func toSchools(p journal.Prize, people map[journal.PlayerID]journal.Player, table []Standing, lots []journal.Lot) Given {
	byBest := map[journal.PlayerID]School{}
	var rows []Standing
	for _, s := range schools(people, table, p.Team, p.Suits) {
		best := s.Players[0].Player
		byBest[best] = s
		rows = append(rows, Standing{Player: best, Rank: s.Rank, Points: s.Points})
	}
	ranked, tied := drawn(rows, people, lots, journal.LotForTeam)
	g := give(p, ranked, tied)
	for i, a := range g.Awards {
		g.Awards[i].Club = byBest[a.Player].Club
	}
	return g
}
