package tiebreak

import (
	"wasit/swiss"
)

// kind is what a round was for one participant, as the articles ask.
type kind uint8

const (
	played  kind = iota + 1 // over the board (1.5), also a game that is not over
	won                     // forfeit win
	lost                    // forfeit loss
	granted                 // pairing-allocated or full-point bye
	asked                   // requested bye: half- or zero-point, absence
)

// game is one round of one participant.
type game struct {
	kind    kind
	outcome swiss.Outcome
	color   swiss.Color
	opp     int32           // index of the scheduled opponent, -1 without one
	rating  int             // that the opponent has in this round, 0 for none
	pts     [2]swiss.Points // awarded; of a team event match points and game points
}

// isVUR reports a voluntary unplayed round: a requested bye or a forfeit loss (C.07 16.1, 16.2).
func (g *game) isVUR() bool { return g.kind == asked || g.kind == lost }

// isOver reports whether the result is known.
func (g *game) isOver() bool { return g.outcome != swiss.Pending }

// score tells what a result of one reference is worth: an individual event has one, a team event two.
type score struct {
	win, draw swiss.Points
	bonus     []swiss.Points // outside the rounds
}

// field is the event as tie-breaks see it.
type field struct {
	ids           []swiss.TPN
	rating        []int
	rounds        int
	games         []game // of participant p in round r (from 1): games[p*rounds+r-1]
	refs          [2]score
	primary       int // index into refs
	team          bool
	boards        int
	line          [][]swiss.Points // game points by board, indexed as games
	predetermined bool
	final         bool // the last round of the event is in it
}

func (f *field) at(p, r int) *game { return &f.games[p*f.rounds+r-1] }

func (f *field) len() int { return len(f.ids) }

// newField reads an individual event after some rounds.
func newField(t *swiss.Tournament, rounds int, predetermined bool) *field {
	s := t.Scoring()
	f := &field{ids: t.TPNs(), rounds: rounds, predetermined: predetermined, final: rounds >= t.TotalRounds()}
	f.refs[0] = score{win: s.Win, draw: s.Draw, bonus: make([]swiss.Points, len(f.ids))}
	index := make(map[swiss.TPN]int32, len(f.ids))
	for i, id := range f.ids {
		index[id] = int32(i)
	}
	f.rating = make([]int, len(f.ids))
	f.games = make([]game, len(f.ids)*rounds)
	for i, id := range f.ids {
		p := t.Player(id)
		f.rating[i], f.refs[0].bonus[i] = p.Rating, p.Bonus
		for r := 1; r <= rounds; r++ {
			var e swiss.Entry
			if r <= len(p.Rounds) {
				e = p.Rounds[r-1]
			}
			g := f.at(i, r)
			*g = game{kind: kindOf(e.Outcome), outcome: e.Outcome, color: e.Color, opp: -1}
			if e.Opponent != 0 {
				g.opp, g.rating = index[e.Opponent], t.RatingIn(e.Opponent, r)
			}
			g.pts[0] = e.Extra
			if g.isOver() {
				g.pts[0] += s.Of(e.Outcome) // a game that is not over has no points yet
			}
		}
	}
	return f
}

func kindOf(o swiss.Outcome) kind {
	switch {
	case o.IsPlayed():
		return played
	case o == swiss.ForfeitWin:
		return won
	case o == swiss.ForfeitLoss:
		return lost
	case o == swiss.PAB, o == swiss.FullBye:
		return granted
	}
	return asked
}
