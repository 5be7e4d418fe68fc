package award

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// toBoards awards a prize to players of teams: those of one board of their list, or all reserves, who played often enough. Points count
// first, then the percentage, then the performance; who is equal in all three shares the place.
func toBoards(p journal.Prize, list []regulation.Individual, boards int, teams map[swiss.TPN]journal.PlayerID) Given {
	list = slices.DeleteFunc(slices.Clone(list), func(x regulation.Individual) bool {
		m := x.Member
		return x.Board(boards) != p.Board || x.Games < max(p.MinGames, 1) ||
			!p.Suits(journal.PlayerInfo{Sex: m.Sex, Birth: m.Birth, Rating: m.Rating})
	})
	slices.SortStableFunc(list, regulation.CompareIndividuals)
	g := Given{Prize: p}
	rank := 1
	for i, x := range list {
		if i > 0 && regulation.CompareIndividuals(list[i-1], x) != 0 {
			rank = i + 1
		}
		if rank > p.Awarded() {
			break
		}
		g.Awards = append(g.Awards, Award{Place: place(p, rank-1), Player: teams[x.Team], Name: x.Member.Name, Rank: rank, Points: swiss.Points(x.Halves) * swiss.HalfPoint})
	}
	return g
}
