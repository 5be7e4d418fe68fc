package rating

import "cmp"

// Control is the rate of play that a rating is for.
type Control uint8

// The three ratings.
const (
	Standard Control = iota
	Rapid
	Blitz
)

// Game is one game over the board.
type Game struct {
	Round    int
	Opponent int  // rating; 0: unrated
	Own      int  // rating of the player himself when it was played, 0: that of the event
	Halves   int  // scored, in half points: 2, 1 or 0
	Short    bool // less than one move was made by a side: counts in the event, and is not rated
}

// Player is who is rated, by the list at the start of the event.
type Player struct {
	Rating      int // 0: unrated
	Listed      int // K as the list states it; 0: not known
	Games       int // rated games before the event; 0: not known
	Born        int // year; 0: not known
	Reached2400 bool
}

// fewGames is how many games a player has K 40 for (B.02 8.3.3).
const fewGames = 30

// K returns the development coefficient for n rated games of a period in a year (B.02 8.3.3): as the list states it, else by
// rating, age and games, and never so large that n games give more than 700. year is 0 where it is not known. sure is false
// where the list says nothing and games, year or birth that could change it are not known.
func (p Player) K(year, n int) (k int, sure bool) {
	age := year - p.Born
	aged := p.Born != 0 && year != 0 && age >= 0
	young := aged && age <= 18 && p.Rating < 2300
	switch {
	case p.Listed != 0:
		k, sure = p.Listed, true
	case p.Rating >= 2400 || p.Reached2400:
		k, sure = 10, p.Games >= fewGames
	case p.Games != 0 && p.Games < fewGames || young:
		k, sure = 40, true
	default:
		k, sure = 20, p.Games >= fewGames && (aged || p.Rating >= 2300)
	}
	if n > 0 && k*n > 700 {
		k = 700 / n
	}
	return k, sure
}

// Part is what one game gives.
type Part struct {
	Game
	Difference int  // as it counts: own rating less the opponent's
	Capped     bool // it is more than 400 and counts as 400
	Expected   int  // in hundredths of a point
	Delta      int  // score less expectation, in hundredths
}

// Change is the rating change of one event.
type Change struct {
	Parts []Part
	K     int
	Sum   int // of Delta, in hundredths
	Gain  int // Sum × K: the change in hundredths of a rating point
}

// Rounded is the change in whole points, a half away from zero (B.02 8.3.4). FIDE rounds the sum of a period, not of an event.
func (c Change) Rounded() int {
	if c.Gain < 0 {
		return -(-c.Gain + 50) / 100
	}
	return (c.Gain + 50) / 100
}

// ChangeOf returns the change of a rated player by the games of an event (B.02 8.3; rapid and blitz 7.3). Games against
// unrated opponents and games of less than a move do not count.
func ChangeOf(rating, k int, games []Game, control Control) Change {
	c := Change{K: k}
	for _, g := range games {
		own := cmp.Or(g.Own, rating)
		if !isRated(own, g, control) {
			continue
		}
		p := Part{Game: g, Difference: own - g.Opponent}
		if limit := 400; control != Standard || own < 2650 {
			p.Capped = p.Difference > limit || p.Difference < -limit
			p.Difference = min(max(p.Difference, -limit), limit)
		}
		p.Expected = Expected(p.Difference)
		p.Delta = 50*g.Halves - p.Expected
		c.Sum += p.Delta
		c.Parts = append(c.Parts, p)
	}
	c.Gain = c.Sum * k
	return c
}

// isRated reports whether a game counts for a rated player. In rapid and blitz a game across 600 points or more does not where
// one of the two has more than 2600 (7.3.1).
func isRated(rating int, g Game, control Control) bool {
	if g.Short || g.Opponent == 0 || rating == 0 {
		return false
	}
	apart := rating - g.Opponent
	return control == Standard || max(apart, -apart) < 600 || max(rating, g.Opponent) <= 2600
}

// First is a first rating and how it came about.
type First struct {
	Games   int
	Sum     int // of the ratings of the opponents and of two hypothetical ones of 1800
	Percent int // of the score, two draws added
	Dp      int
	Rating  int // at most 2200; 0 without a game that counts
	Enough  bool
}

// The first rating (B.02 7.1.4, 8.2).
const (
	firstGames   = 5
	firstRating  = 1400
	hypothetical = 1800
	mostFirst    = 2200
)

// FirstRating returns the rating of an unrated player by games against rated opponents (B.02 8.2): the average of their
// ratings and of two of 1800, both drawn, and the difference for the score. Enough says that it could be published: five
// games and 1400 points (7.1.4). Without any point nothing counts (8.2.1, in a first event).
func FirstRating(games []Game) First {
	f := First{Sum: 2 * hypothetical}
	halves := 0
	for _, g := range games {
		if g.Opponent != 0 && !g.Short {
			f.Games, f.Sum, halves = f.Games+1, f.Sum+g.Opponent, halves+g.Halves
		}
	}
	if f.Games == 0 || halves == 0 {
		return First{}
	}
	n := f.Games + 2
	f.Percent = roundHalfUp(100*(halves+2), 2*n)
	f.Dp = Difference(f.Percent)
	f.Rating = min(roundHalfUp(f.Sum+f.Dp*n, n), mostFirst)
	f.Enough = f.Games >= firstGames && f.Rating >= firstRating
	return f
}
