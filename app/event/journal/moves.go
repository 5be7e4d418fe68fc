package journal

import (
	"slices"
	"strings"
)

// MaxMoves bounds the moves of a game, in bytes of PGN: the longest game ever needs half of it.
const MaxMoves = 16 << 10

// Moves are the moves of the game at a board, as PGN without names: those are the event's own.
type Moves struct {
	Round int    `json:"round"`
	Board int    `json:"board"`
	PGN   string `json:"pgn,omitzero"` // "" takes back what was kept
}

// MovesKept keeps the moves of a game with the event.
type MovesKept struct {
	InSection
	Moves
}

func (e MovesKept) cleaned() (Event, error) {
	if len(e.PGN) > MaxMoves {
		return e, &TextError{Field: "moves", Limit: MaxMoves}
	}
	if i := strings.IndexFunc(e.PGN, func(r rune) bool { return r != '\n' && (r < ' ' || r > '~') }); i >= 0 {
		return e, &ValueError{Field: "moves", Value: e.PGN[i:min(i+4, len(e.PGN))]}
	}
	return e, nil
}

func (e MovesKept) nameless() Event {
	e.PGN = "" // comments may name anybody
	return e
}

func (e MovesKept) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Board < 1 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	sec.Moves = slices.DeleteFunc(slices.Clone(sec.Moves), func(m Moves) bool { return m.Round == e.Round && m.Board == e.Board })
	if e.PGN != "" {
		sec.Moves = append(sec.Moves, e.Moves)
	}
	return nil
}

// KeepMoves keeps the moves of a game, in place of those kept before.
type KeepMoves struct {
	Section SectionID
	Moves   Moves
}

func (c KeepMoves) decide(s State) ([]Event, error) {
	if s.Moves(c.Section, c.Moves.Round, c.Moves.Board) == c.Moves.PGN {
		return nil, nil
	}
	return []Event{MovesKept{InSection{c.Section}, c.Moves}}, nil
}

// Moves returns the moves of the game at a board as PGN without names, "" where none are kept.
func (s State) Moves(id SectionID, round, board int) string {
	sec, err := s.section(id)
	if err != nil {
		return ""
	}
	for _, m := range sec.Moves {
		if m.Round == round && m.Board == board {
			return m.PGN
		}
	}
	return ""
}
