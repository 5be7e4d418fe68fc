package regulation

import (
	"cmp"

	"wasit/app/journal"
	"wasit/swiss"
	"wasit/swiss/rating"
	"wasit/swiss/sorting"
)

// Individual is a player of a team with what he made over the board.
type Individual struct {
	Team    swiss.TPN
	Place   int // in the list of the team, from 1: his board; behind the boards a reserve
	Member  journal.Member
	Games   int
	Halves  int // scored in them, in half points
	Result  rating.Result
	Rated   bool // Result: he met somebody with a rating
	Forfeit int  // half points without a game: they count for the team alone
}

// Percent is the score in whole per cent, a half upward.
func (i Individual) Percent() int {
	if i.Games == 0 {
		return 0
	}
	return (100*i.Halves + i.Games) / (2 * i.Games)
}

// Individuals lists the players of all teams who have played, by the board of their list, then by points, percentage and performance.
func Individuals(s journal.State, id journal.SectionID) []Individual {
	sec, _ := s.Section(id)
	if sec.System != journal.Team {
		return nil
	}
	found := map[[2]int]*Individual{}
	games := map[[2]int][]rating.Game{}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(id, n)
		for _, b := range r.Boards {
			white, _ := s.Player(b.White)
			black, _ := s.Player(b.Black)
			lines := [2][]int{s.LineupOf(id, n, b.White), s.LineupOf(id, n, b.Black)}
			for k, step := range boardSteps(s.Steps(id, n), b.Number, sec.Boards()) {
				first, second := stepPoints(step, b.White)
				for side, team := range [2]journal.Player{white, black} {
					place, other := lines[side][k], memberAt([2]journal.Player{black, white}[side], lines[1-side][k])
					if place == 0 || place > len(team.Roster) {
						continue
					}
					key := [2]int{int(team.TPN), place}
					if found[key] == nil {
						found[key] = &Individual{Team: team.TPN, Place: place, Member: team.Roster[place-1]}
					}
					halves := int([2]swiss.Points{first, second}[side] / swiss.HalfPoint)
					if !step.Score.White.IsPlayed() {
						found[key].Forfeit += halves
						continue
					}
					found[key].Games++
					found[key].Halves += halves
					games[key] = append(games[key], rating.Game{Round: n, Opponent: other.Rating, Halves: halves})
				}
			}
		}
	}
	var list []Individual
	for key, x := range found {
		x.Result, x.Rated = rating.Performance(games[key])
		list = append(list, *x)
	}
	sorting.By(list, func(a, b Individual) int {
		board := func(i Individual) int { return min(i.Place, sec.Boards()+1) }
		return cmp.Or(cmp.Compare(board(a), board(b)), cmp.Compare(b.Halves, a.Halves), cmp.Compare(b.Percent(), a.Percent()),
			cmp.Compare(b.Result.Rating, a.Result.Rating), cmp.Compare(a.Team, b.Team), cmp.Compare(a.Place, b.Place))
	})
	return list
}

// boardSteps are the games of a match, at most as many as it has boards.
func boardSteps(steps []journal.MatchStep, board, most int) []journal.MatchStep {
	var list []journal.MatchStep
	for _, g := range steps {
		if g.Board == board && !g.Score.IsZero() && len(list) < most {
			list = append(list, g)
		}
	}
	return list
}

// memberAt is who stands at a place of the list of a team; nobody where it is not on it.
func memberAt(team journal.Player, place int) journal.Member {
	if place < 1 || place > len(team.Roster) {
		return journal.Member{}
	}
	return team.Roster[place-1]
}
