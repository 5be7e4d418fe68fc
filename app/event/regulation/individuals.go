package regulation

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/rating"
)

// Individual is a player of a team with what he made over the board.
type Individual struct {
	Team    swiss.TPN
	Place   int // in the list of the team, from 1: his board; after the boards a reserve
	Member  journal.Member
	Games   int
	Halves  int // scored in them, in half points
	Result  rating.Result
	Rated   bool // Result: he met somebody with a rating
	Forfeit int  // half points without a game: they count for the team alone
	Met     []Against
}

// Against is a game over the board against a player of another team.
type Against struct {
	rating.Game
	Team   swiss.TPN
	Place  int // in the list of that team, from 1; 0: who sat there is not known
	Member journal.Member
}

// RatingGames are the games alone.
func (i Individual) RatingGames() []rating.Game {
	games := make([]rating.Game, len(i.Met))
	for k, m := range i.Met {
		games[k] = m.Game
	}
	return games
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
	found := individuals{}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(id, n)
		for _, b := range r.Boards {
			white, _ := s.Player(b.White)
			black, _ := s.Player(b.Black)
			lines := [2][]int{s.LineupOf(id, n, b.White), s.LineupOf(id, n, b.Black)}
			for k, step := range boardSteps(s.Steps(id, n), b.Number, sec.Boards()) {
				first, second := stepPoints(step, b.White)
				g := rating.Game{Round: n, Halves: int(first / swiss.HalfPoint), Short: step.Score.IsShort()}
				found.add(white, lines[0][k], against(g, black, lines[1][k]), step.Score.White.IsPlayed())
				g.Halves = int(second / swiss.HalfPoint)
				found.add(black, lines[1][k], against(g, white, lines[0][k]), step.Score.White.IsPlayed())
			}
		}
	}
	return found.sorted(sec.Boards())
}

// Board is the board of a player's place in the list of his team, of so many boards; [journal.Reserves] after them.
func (i Individual) Board(boards int) int {
	if i.Place > boards {
		return journal.Reserves
	}
	return i.Place
}

// CompareIndividuals compares two players by points, percentage and performance; negative where a is better.
func CompareIndividuals(a, b Individual) int {
	return cmp.Or(cmp.Compare(b.Halves, a.Halves), cmp.Compare(b.Percent(), a.Percent()), cmp.Compare(b.Result.Rating, a.Result.Rating))
}

// individuals are the players of teams with their games, by the number of the team and the place in its list.
type individuals map[[2]int]*Individual

// against is a game with who sits at a place of the other team's list.
func against(g rating.Game, team journal.Player, place int) Against {
	m := memberAt(team, place)
	g.Opponent = m.Rating
	return Against{Game: g, Team: team.TPN, Place: place, Member: m}
}

// add books a game; a seat without a name in the list is nobody's.
func (all individuals) add(team journal.Player, place int, g Against, played bool) {
	if place < 1 || place > len(team.Roster) {
		return
	}
	key := [2]int{int(team.TPN), place}
	if all[key] == nil {
		all[key] = &Individual{Team: team.TPN, Place: place, Member: team.Roster[place-1]}
	}
	x := all[key]
	if !played {
		x.Forfeit += g.Halves
		return
	}
	x.Games, x.Halves = x.Games+1, x.Halves+g.Halves
	x.Met = append(x.Met, g)
}

// sorted lists them board by board, reserves last, the best first.
func (all individuals) sorted(boards int) []Individual {
	list := make([]Individual, 0, len(all))
	for _, x := range all {
		x.Result, x.Rated = rating.Performance(x.RatingGames())
		list = append(list, *x)
	}
	board := func(i Individual) int { return min(i.Place, boards+1) }
	slices.SortFunc(list, func(a, b Individual) int {
		return cmp.Or(cmp.Compare(board(a), board(b)), CompareIndividuals(a, b), cmp.Compare(a.Team, b.Team), cmp.Compare(a.Place, b.Place))
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
