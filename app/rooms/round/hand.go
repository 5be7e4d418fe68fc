package round

import (
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// handText is the board in hand as it is read.
type handText struct {
	result string // beside its number; empty where the board is a match
	match  string // what a match waits for, and how it stands
	sides  [2]handSide
}

// handSide is a player of the board in hand: under him his school, or who sits at the board of a team; then his points.
type handSide struct{ name, under, points string }

// inHand words a board; match is nil where it is one game.
func (m page) inHand(r journal.Row, match *regulation.MatchStatus) handText {
	l := m.Lang()
	x := handText{result: l.T(textResultToCome)}
	switch {
	case match != nil:
		x.result, x.match = "", matchText(l, *match)
	case !r.Score.IsZero():
		x.result = phrase.ScoreText(r.Score)
	}
	round, _ := m.Shown()
	side := func(p journal.Player, points swiss.Points) handSide {
		s := handSide{m.Name(p), phrase.Beside(p.PlayerInfo), l.T(textPointsN, l.Tenths(int(points)))}
		if match != nil && match.Boards > 0 && !match.Over {
			s.under = m.teamPlayer(round, p.ID, match.Game)
		}
		return s
	}
	x.sides = [2]handSide{side(r.WhitePlayer, r.WhitePoints), side(r.BlackPlayer, r.BlackPoints)}
	return x
}
