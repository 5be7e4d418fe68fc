package rules

import "github.com/notnil/chess"

// gameHalves is what a game is worth, in halves of a point.
const gameHalves = 2

// Score returns the halves of a point that both players have for a game after penalties in points (Art. 12.9.4, 12.9.5 (E23)): no
// player has less than nothing or more than the whole of the game. Together they have no more than that where the edition says so
// (Art. 10.2): what the opponent is given beyond it, the offender loses.
func (e *Edition) Score(r Result, penalties []Penalty) (white, black int) {
	white, black = r.Halves()
	for _, p := range penalties {
		offender, opponent := &white, &black
		if p.Offender == chess.Black {
			offender, opponent = opponent, offender
		}
		switch p.Kind {
		case PointsOff:
			*offender = max(*offender-p.Halves, 0)
		case PointsToOpponent:
			*opponent = min(*opponent+p.Halves, gameHalves)
			if e.Article(RulePointsLimit) != "" {
				*offender = min(*offender, gameHalves-*opponent)
			}
		case GameLost:
			*offender = 0 // what the opponent scores then is for the arbiter to say (Art. 12.9.6 (E23))
		}
	}
	return white, black
}

// ResultOfScore returns the result that gives these halves of a point; ok is false where none does, such as one and a half points in
// a game, which 2009 does not forbid.
func ResultOfScore(white, black int) (r Result, ok bool) {
	for _, r := range []Result{WhiteWins, BlackWins, Drawn, BothLose, WhiteHalf, BlackHalf} {
		if w, b := r.Halves(); w == white && b == black {
			return r, true
		}
	}
	return Ongoing, false
}

// An Exclusion is what penalties do to an offender beyond his game (Art. 12.9.8, 12.9.9 (E23)).
type Exclusion struct {
	Rounds    int  // that he does not play
	Withdrawn bool // from the whole competition: he is no longer paired
	Fined     bool
	Article   string
}

// ExclusionBy adds up what penalties of a player mean for the rounds to come.
func (e *Edition) ExclusionBy(offender chess.Color, penalties []Penalty) (x Exclusion) {
	for _, p := range penalties {
		if p.Offender != offender {
			continue
		}
		switch p.Kind {
		case RoundsOut:
			x.Rounds += p.Rounds
			x.Article = e.Article(RuleRoundsOut)
		case Expulsion:
			x.Withdrawn = true
		case Fine:
			x.Fined = true
		}
	}
	if x.Withdrawn {
		x.Rounds, x.Article = 0, e.Article(RuleExpulsion)
	}
	return x
}
