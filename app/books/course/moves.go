package course

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

type moveRule func(pos *board.Position, m board.Move) bool

// moveRules say which moves are asked for, by what they are or do.
var moveRules = map[string]moveRule{
	"any": func(*board.Position, board.Move) bool { return true },
	"double": func(pos *board.Position, m board.Move) bool {
		next := pos.After(m)
		return next.Checkers().Count() == 2
	},
	"nomate":  func(pos *board.Position, m board.Move) bool { next := pos.After(m); return !canMate(&next) },
	"mate":    func(pos *board.Position, m board.Move) bool { next := pos.After(m); return next.IsCheckmate() },
	"check":   func(pos *board.Position, m board.Move) bool { next := pos.After(m); return next.InCheck() },
	"pat":     func(pos *board.Position, m board.Move) bool { next := pos.After(m); return next.IsStalemate() },
	"capture": func(_ *board.Position, m board.Move) bool { return m.IsCapture() },
	"castle":  func(_ *board.Position, m board.Move) bool { return m.IsCastling() },
	"short":   func(_ *board.Position, m board.Move) bool { return m.IsCastling() && m.IsKingside() },
	"long":    func(_ *board.Position, m board.Move) bool { return m.IsCastling() && !m.IsKingside() },
	"ep":      func(_ *board.Position, m board.Move) bool { return m.IsEnPassant() },
	"promote": func(_ *board.Position, m board.Move) bool { return m.Promotion() != chess.NoPieceType },
	"fly":     func(_ *board.Position, m board.Move) bool { return m.Piece() == chess.King && !m.IsCapture() },
	"take":    func(pos *board.Position, m board.Move) bool { return pos.Checkers().Has(m.To()) },
	"block": func(pos *board.Position, m board.Move) bool {
		checkers := pos.Checkers()
		return m.Piece() != chess.King && checkers.Count() == 1 && board.Between(pos.King(pos.Turn()), checkers.First()).Has(m.To())
	},
}

// canMate reports whether the side to move has a mate in one.
func canMate(pos *board.Position) bool {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if next := pos.After(m); next.IsCheckmate() {
			return true
		}
	}
	return false
}

// moves works out which legal moves of the scene a rule such as "mate", "promote:Q", "from:e2" or "san:Nf3,Nc3" asks for.
func (s *scene) moves(rule string) ([]board.Move, error) {
	pos, err := s.position()
	if err != nil {
		return nil, err
	}
	name, arg, _ := strings.Cut(rule, ":")
	var found []board.Move
	if name == "san" {
		for _, text := range strings.Split(arg, ",") {
			r, err := notation.Parse(pos, text, notation.English)
			if err != nil {
				return nil, fmt.Errorf("course: %s: %w", pos.FEN(), err)
			}
			found = append(found, r.Move)
		}
		return found, nil
	}
	ok, err := moveTest(name, arg)
	if err != nil {
		return nil, err
	}
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if ok(pos, m) {
			found = append(found, m)
		}
	}
	if len(found) == 0 {
		err = fmt.Errorf("course: no move for %q in %s", rule, pos.FEN())
	}
	return found, err
}

func moveTest(name, arg string) (moveRule, error) {
	ok := moveRules[name]
	switch {
	case ok == nil && name != "from":
		return nil, fmt.Errorf("course: no rule %q for moves", name)
	case name == "from":
		sq, err := parseSquare(arg)
		return func(_ *board.Position, m board.Move) bool { return m.From() == sq }, err
	case name == "promote" && arg != "":
		kind := letters[arg[0]].Type()
		return func(_ *board.Position, m board.Move) bool { return m.Promotion() == kind && kind != chess.NoPieceType }, nil
	}
	return ok, nil
}

// readLine reads moves in English short notation that follow one another.
func readLine(pos *board.Position, text string) (moves []board.Move, err error) {
	at := *pos
	for _, san := range strings.Fields(text) {
		r, err := notation.Parse(&at, san, notation.English)
		if err != nil {
			return nil, fmt.Errorf("course: %s: %w", at.FEN(), err)
		}
		moves = append(moves, r.Move)
		at.Make(r.Move)
	}
	if len(moves) == 0 {
		err = fmt.Errorf("course: no move in %q", text)
	}
	return moves, err
}

// line reads the moves of a task that takes several.
func (s *scene) line(text string) ([]board.Move, error) {
	pos, err := s.position()
	if err != nil {
		return nil, err
	}
	return readLine(pos, text)
}
