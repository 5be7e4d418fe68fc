package rules

import (
	"slices"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// An Ending is how a recorded game is said to have ended, beside what the board shows.
type Ending uint8

// The endings that a record names. What ends by itself needs no word.
const (
	EndsByBoard Ending = iota // mate, stalemate, dead position, five times, 75 moves: or nothing
	EndsByAgreement
	EndsByThreefold
	EndsByFifty
	EndsByResignation
	EndsByTime
	EndsUnfinished
	EndsByArbiter
)

type endingWord struct {
	word string
	end  Ending
}

// endingWords finds the ending in the words of the PGN tag Termination, the first that is contained. They are chosen so that no
// player's name, which some programs write there, looks like one.
var endingWords = []endingWord{
	{"fivefold", EndsByBoard}, {"75-move", EndsByBoard}, {"75 move", EndsByBoard}, {"seventy-five", EndsByBoard},
	{"checkmate", EndsByBoard}, {"stalemate", EndsByBoard}, {"dead position", EndsByBoard},
	{"time forfeit", EndsByTime}, {"timeout", EndsByTime}, {"on time", EndsByTime}, {"insufficient", EndsByBoard},
	{"threefold", EndsByThreefold}, {"repetition", EndsByThreefold},
	{"50-move", EndsByFifty}, {"50 move", EndsByFifty}, {"fifty", EndsByFifty},
	{"resign", EndsByResignation}, {"agree", EndsByAgreement},
	{"unterminated", EndsUnfinished}, {"abandoned", EndsByArbiter},
	{"adjudication", EndsByArbiter}, {"rules infraction", EndsByArbiter}, {"death", EndsByArbiter}, {"emergency", EndsByArbiter},
}

// NamesEnding reports that a tag Termination says how the game ended; "normal", or no word at all, leaves that open.
func NamesEnding(termination string) bool {
	termination = strings.ToLower(termination)
	return slices.ContainsFunc(endingWords, func(w endingWord) bool { return strings.Contains(termination, w.word) })
}

// EndingOf understands the tag Termination of a PGN with the result of its record. "normal" and no word at all mean
// resignation when the record has a winner, and agreement when it is a draw.
func EndingOf(termination string, recorded Result) Ending {
	termination = strings.ToLower(termination)
	for _, w := range endingWords {
		if strings.Contains(termination, w.word) {
			return w.end
		}
	}
	switch recorded {
	case WhiteWins, BlackWins:
		return EndsByResignation
	case Drawn:
		return EndsByAgreement
	case Ongoing:
		return EndsUnfinished
	}
	return EndsByArbiter
}

// Replay plays a record over. It stops where the Laws ended the game, and else ends it as the record says: flag-fall is that of the
// player to move, a claim is his too. A record whose ending the Laws do not allow leaves the game going on; only for an arbiter's
// ending is the recorded result taken over. Moves must be legal in order.
func Replay(s Setup, moves []board.Move, end Ending, recorded Result) (*Game, error) {
	return replay(s, moves, make([]Note, len(moves)), end, recorded)
}

func replay(s Setup, moves []board.Move, notes []Note, end Ending, recorded Result) (*Game, error) {
	g := NewGame(s)
	for i, m := range moves {
		if g.ended {
			return g, nil
		}
		if _, err := g.Play(m, notes[i]); err != nil {
			return nil, err
		}
	}
	if g.ended {
		return g, nil
	}
	return g, g.endAs(end, recorded)
}

func (g *Game) endAs(end Ending, recorded Result) (err error) {
	mover := g.positions.last().Turn()
	switch end {
	case EndsByAgreement:
		_, err = g.AgreeDraw(true)
	case EndsByThreefold:
		err = g.claimSomehow(Claim{By: mover, Kind: Threefold})
	case EndsByFifty:
		err = g.claimSomehow(Claim{By: mover, Kind: Fifty})
	case EndsByResignation:
		_, err = g.Resign(g.resigner(recorded))
	case EndsByTime:
		_, err = g.FlagFall(mover)
	case EndsByArbiter:
		if recorded != Ongoing {
			g.end(Ruling{Rule: RuleDecision, Edition: g.setup.Edition.ID, Result: recorded}) // the record names no article
		}
	default:
		g.CheckDead(g.setup.Prover)
	}
	return err
}

// claimSomehow claims for the board, else with any move that makes the claim right: the record does not keep the written one.
func (g *Game) claimSomehow(c Claim) error {
	if !g.CanClaim(c) {
		for _, m := range g.legal {
			c.Intended = m
			if g.CanClaim(c) {
				break
			}
			c.Intended = 0
		}
	}
	if !g.CanClaim(c) {
		return nil // a false claim: the game goes on
	}
	_, err := g.Claim(c)
	return err
}

// resigner finds who resigned: the loser of the record; in a draw by Art. 5.1.2 (E23) the player whose opponent cannot mate.
func (g *Game) resigner(recorded Result) chess.Color {
	if w := recorded.Winner(); w != chess.NoColor {
		return w.Other()
	}
	pos := g.positions.last()
	if g.setup.Prover.CanMate(pos, pos.Turn()).Verdict == CannotMate {
		return pos.Turn().Other()
	}
	return pos.Turn()
}
