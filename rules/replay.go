package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

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

// endingPhrases are whole phrases of the PGN tag Termination, by the ending that they name; where one text holds several, the
// first in this order counts.
var endingPhrases = []struct {
	phrase string
	end    Ending
}{
	{"fivefold", EndsByBoard}, {"fivefold repetition", EndsByBoard}, {"75-move", EndsByBoard}, {"75 move", EndsByBoard}, {"75 moves", EndsByBoard}, {"seventy-five", EndsByBoard},
	{"checkmate", EndsByBoard}, {"checkmated", EndsByBoard}, {"stalemate", EndsByBoard}, {"dead position", EndsByBoard},
	{"time forfeit", EndsByTime}, {"timeout", EndsByTime}, {"timeout vs insufficient material", EndsByTime}, {"on time", EndsByTime}, {"ran out of time", EndsByTime},
	{"time control", EndsByTime}, {"flag fall", EndsByTime}, {"flag fell", EndsByTime}, {"overstepped the time", EndsByTime}, {"out of time", EndsByTime},
	{"time expired", EndsByTime}, {"flagged", EndsByTime}, {"zeitüberschreitung", EndsByTime}, {"kehabisan waktu", EndsByTime}, {"kalah waktu", EndsByTime},
	{"menang waktu", EndsByTime}, {"isteklo vrijeme", EndsByTime}, {"istek vremena", EndsByTime}, {"na vrijeme", EndsByTime},
	{"insufficient", EndsByBoard}, {"insufficient material", EndsByBoard}, {"mating material", EndsByBoard},
	{"threefold", EndsByThreefold}, {"3-fold", EndsByThreefold}, {"repetition", EndsByThreefold},
	{"50-move", EndsByFifty}, {"50 move", EndsByFifty}, {"50 moves", EndsByFifty}, {"fifty-move", EndsByFifty}, {"fifty move", EndsByFifty},
	{"fifty moves", EndsByFifty},
	{"resigned", EndsByResignation}, {"resigns", EndsByResignation}, {"resign", EndsByResignation}, {"resignation", EndsByResignation},
	{"aufgegeben", EndsByResignation}, {"aufgabe", EndsByResignation}, {"menyerah", EndsByResignation}, {"predaja", EndsByResignation},
	{"predao", EndsByResignation}, {"predala", EndsByResignation},
	{"agreement", EndsByAgreement}, {"agreed", EndsByAgreement}, {"agree", EndsByAgreement},
	{"vereinbarung", EndsByAgreement}, {"kesepakatan", EndsByAgreement}, {"sepakat", EndsByAgreement}, {"dogovor", EndsByAgreement}, {"dogovorom", EndsByAgreement},
	{"unterminated", EndsUnfinished}, {"abandoned", EndsByArbiter}, {"abandons", EndsByArbiter}, {"abandonment", EndsByArbiter},
	{"adjudication", EndsByArbiter}, {"adjudicated", EndsByArbiter}, {"rules infraction", EndsByArbiter}, {"death", EndsByArbiter},
	{"emergency", EndsByArbiter},
}

// outcomes separate a player's name from how the game ended: "NAME won by resignation". What stands before one is not read.
var outcomes = []string{" won ", " wins ", " drawn ", " drew ", " draws ", " lost ", " loses ", " forfeits ", " forfeited "}

// namedEnding finds the ending that a tag Termination names. A text that puts a player's name in front is read after it; in one
// without such a sentence the phrase that stands last counts, since names come first ("Fifty Cent resigns").
func namedEnding(termination string) (end Ending, ok bool) {
	text := strings.ToLower(strings.TrimSpace(termination))
	sentence := -1
	for _, word := range outcomes {
		if i := strings.LastIndex(text, word); i > sentence {
			sentence = i
		}
	}
	if sentence >= 0 {
		for _, p := range endingPhrases {
			if lastPhrase(text[sentence:], p.phrase) >= 0 {
				return p.end, true
			}
		}
		return 0, false
	}
	last := -1
	for _, p := range endingPhrases {
		if i := lastPhrase(text, p.phrase); i >= 0 && i+len(p.phrase) > last {
			last, end, ok = i+len(p.phrase), p.end, true
		}
	}
	return end, ok
}

// lastPhrase returns where a phrase stands last in a text as whole words, or -1.
func lastPhrase(text, phrase string) int {
	for end := len(text); ; {
		i := strings.LastIndex(text[:end], phrase)
		if i < 0 {
			return -1
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(phrase):])
		if (i == 0 || !isWordRune(before)) && (i+len(phrase) == len(text) || !isWordRune(after)) {
			return i
		}
		end = i + len(phrase) - 1
	}
}

func isWordRune(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }

// NamesEnding reports that a tag Termination says how the game ended; "normal", or no word at all, leaves that open.
func NamesEnding(termination string) bool {
	_, ok := namedEnding(termination)
	return ok
}

// EndingOf understands the tag Termination of a PGN with the result of its record. "normal" and no word at all mean
// resignation when the record has a winner, and agreement when it is a draw.
func EndingOf(termination string, recorded Result) Ending {
	if end, ok := namedEnding(termination); ok {
		return end
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

// Replay plays a record over. It stops where the Laws ended the game, and else ends it as the record says: who resigned or whose
// flag fell is the loser of the record, the player to move where it names none; a claim is of the player to move. A record whose
// ending the Laws do not allow leaves the game going on; only for an arbiter's ending is the recorded result taken over. What
// Replay answers is the Laws' view of the record and may differ from the recorded result. Moves must be legal in order.
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
		err = g.fallFlag(recorded)
	case EndsByArbiter:
		if recorded != Ongoing {
			g.end(Ruling{Rule: RuleDecision, Edition: g.setup.Edition.ID, Result: recorded}) // the record names no article
		}
	default:
		g.CheckDead(g.setup.Prover)
	}
	return err
}

// fallFlag ends the game on time. The player whose flag fell need not be the one to move: a move that was made and not completed by
// the press leaves his own clock running (Art. 6.2.1 (E23)). A recorded draw says that one of them could not win (Art. 6.9), or
// that both flags were found down: what cannot be proved from the board is the arbiter's.
func (g *Game) fallFlag(recorded Result) error {
	pos := g.positions.last()
	loser := pos.Turn()
	switch winner := recorded.Winner(); {
	case winner != chess.NoColor:
		loser = winner.Other()
	case recorded == Drawn:
		for _, side := range [...]chess.Color{loser, loser.Other()} {
			if g.setup.Prover.CanMate(pos, side.Other()).Verdict == CannotMate {
				_, err := g.FlagFall(side)
				return err
			}
		}
		return g.endAs(EndsByArbiter, recorded)
	}
	_, err := g.FlagFall(loser)
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
