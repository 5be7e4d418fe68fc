package federation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/rating"
	"wasit/swiss/trf"
)

// Reckoned is what a rating officer reckons from the games of one player over the board (FIDE B.01, B.02).
type Reckoned struct {
	List   string // journal.RatedStandard …; empty where nothing tells it
	Own    int    // his rating in it
	Met    []rating.Met
	Change rating.Change // of a rated player
	Sure   bool          // K is known, not concluded
	First  rating.First  // of an unrated one
	Norms  []rating.Norm
	Titles []rating.Rated // that a rating brings (B.01 1.3)
}

// Reached are the titles whose norm is made.
func (x Reckoned) Reached() []swiss.Title {
	var list []swiss.Title
	for _, n := range x.Norms {
		if n.IsReached() {
			list = append(list, n.Title)
		}
	}
	return list
}

// controls are the rating lists as the regulations of FIDE tell them apart.
var controls = map[string]rating.Control{journal.RatedStandard: rating.Standard, journal.RatedRapid: rating.Rapid, journal.RatedBlitz: rating.Blitz}

// Reckon reckons the ratings of a player from the rounds that are public; ok is false where nobody he met has a rating, and for
// a team.
func Reckon(s journal.State, p journal.Player) (x Reckoned, ok bool) {
	sec, _ := s.Section(p.Section)
	if sec.System == journal.Team {
		return x, false
	}
	x.List = RatingListOf(sec)
	x.Own, x.Met = FIDERating(p.PlayerInfo, x.List), metBy(s, p, sec, x.List)
	games := rating.OfEvent(x.Met)
	if _, has := rating.Performance(games); !has {
		return x, false
	}
	control := controls[x.List]
	who := rating.Player{Rating: x.Own, Listed: p.Ratings.K, Born: p.Birth.Year}
	x.Change = rating.ChangeOf(x.Own, 1, games, control)
	if k, sure := who.K(s.Event().Start.Year, len(x.Change.Parts)); x.Own > 0 {
		x.Change, x.Sure = rating.ChangeOf(x.Own, k, games, control), sure
	} else {
		x.First = rating.FirstRating(games)
	}
	title, _ := swiss.ParseTitle(p.Title)
	if control == rating.Standard && x.List != "" {
		x.Titles = rating.RatedTitles(title, p.Sex)
		table := sec.System == journal.RoundRobin
		x.Norms = rating.Norms(rating.Candidate{Title: title, Sex: p.Sex, Federation: p.Federation, Table: table, Double: table && sec.Options.Cycles == 2}, x.Met)
	}
	return x, true
}

// ReckonMember reckons the rating of a player of a team, and the norms, from what he made over the board; ok is false where nobody he met
// has a rating. The number of an opponent is that of the game in the list of one, from 1: starting numbers are those of teams.
func ReckonMember(s journal.State, sec journal.Section, one regulation.Individual) (x Reckoned, ok bool) {
	x.List, x.Own = RatingListOf(sec), one.Member.Rating
	if !one.Rated {
		return x, false
	}
	control, games := controls[x.List], one.RatingGames()
	x.Met = membersMet(one)
	if title, _ := swiss.ParseTitle(one.Member.Title); control == rating.Standard && x.List != "" {
		x.Titles = rating.RatedTitles(title, one.Member.Sex)
		x.Norms = rating.Norms(rating.Candidate{Title: title, Sex: one.Member.Sex, Federation: one.Member.Federation}, x.Met)
	}
	x.Change = rating.ChangeOf(x.Own, 1, games, control)
	if x.Own == 0 {
		x.First = rating.FirstRating(games)
		return x, true
	}
	k, sure := rating.Player{Rating: x.Own, Born: one.Member.Birth.Year}.K(s.Event().Start.Year, len(x.Change.Parts))
	x.Change, x.Sure = rating.ChangeOf(x.Own, k, games, control), sure
	return x, true
}

// membersMet are the games of a player of a team, with what norms ask of the opponents.
func membersMet(one regulation.Individual) []rating.Met {
	met := make([]rating.Met, len(one.Met))
	for i, a := range one.Met {
		met[i] = rating.Met{Game: a.Game, TPN: swiss.TPN(i + 1), Federation: a.Member.Federation, Outside: isOutside(a.Member.Federation)}
		met[i].Title, _ = swiss.ParseTitle(a.Member.Title)
	}
	return met
}

// isOutside reports the code of what is no federation of FIDE (B.01 1.4.2a).
func isOutside(code string) bool {
	_, known := trf.FederationCode(code)
	return code != "" && !known
}

// scoresAgainstRated reports whether somebody has points against players of a list over the board (FIDE B.01 1.4.2b).
func scoresAgainstRated(s journal.State, q journal.Player, sec journal.Section, list string) bool {
	return slices.ContainsFunc(gamesOf(s, q, sec, list), func(g rating.Met) bool { return g.Opponent > 0 && g.Halves > 0 })
}

// metBy lists the games of a player over the board, and of each opponent what norms ask.
func metBy(s journal.State, p journal.Player, sec journal.Section, list string) []rating.Met {
	met := gamesOf(s, p, sec, list)
	for i := range met {
		g := &met[i]
		g.Outside = isOutside(g.Federation)
		if q, ok := s.PlayerByTPN(sec.ID, g.TPN); ok && g.Opponent == 0 {
			g.Scoreless = !scoresAgainstRated(s, q, sec, list)
		}
	}
	return met
}

// gamesOf lists the games of a player over the board with the ratings that his opponents and he had in list when they were played. Of a knock-out those of
// play-offs are left out: they are another rate of play.
func gamesOf(s journal.State, p journal.Player, sec journal.Section, list string) []rating.Met {
	var met []rating.Met
	own := FIDERating(p.PlayerInfo, list)
	add := func(round int, white, black journal.PlayerID, score journal.Score) {
		other, mine := black, score.White
		if p.ID == black {
			other, mine = white, score.Black
		}
		if mine.IsPlayed() && mine != swiss.Pending {
			q, _ := s.Player(other)
			g := metOf(q, round, mine, ratingIn(s, q, round, list))
			if now := ratingIn(s, p, round, list); own > 0 && now != own {
				g.Own = now
			}
			met = append(met, g)
		}
	}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(sec.ID, n)
		for _, b := range r.Boards {
			switch {
			case b.White != p.ID && b.Black != p.ID, n == sec.Round && sec.Phase == journal.Draft:
			case !sec.IsMatch():
				score, _ := s.RatedScore(sec.ID, n, b.Number)
				add(n, b.White, b.Black, score)
			default:
				for i, step := range stepsOf(s.Steps(sec.ID, n), b.Number) {
					if black := b.White + b.Black - step.White; !sec.IsBracket() || i < ownGames(sec) {
						add(n, step.White, black, step.Score)
					}
				}
			}
		}
	}
	return met
}

// metOf is a game against q, who was rated so then, with what the player scored in it.
func metOf(q journal.Player, round int, mine swiss.Outcome, rated int) rating.Met {
	g := rating.Met{Game: rating.Game{Round: round, Opponent: rated}, TPN: q.TPN, Federation: q.Federation}
	g.Title, _ = swiss.ParseTitle(q.Title)
	switch mine {
	case swiss.Win, swiss.ShortWin:
		g.Halves = 2
	case swiss.Draw, swiss.ShortDraw:
		g.Halves = 1
	}
	g.Short = mine == swiss.ShortWin || mine == swiss.ShortDraw || mine == swiss.ShortLoss
	return g
}

// stepsOf are the games of one board.
func stepsOf(steps []journal.MatchStep, board int) []journal.MatchStep {
	return slices.DeleteFunc(slices.Clone(steps), func(s journal.MatchStep) bool { return s.Board != board || s.White == 0 })
}
