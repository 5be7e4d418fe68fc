package course

import (
	"context"
	"fmt"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

// A choiceRule says which texts are to be chosen from and which is right.
type choiceRule func(s *scene, arg string) (options []string, right int, err error)

var choiceRules = map[string]choiceRule{
	"color": func(_ *scene, arg string) ([]string, int, error) {
		sq, err := parseSquare(arg)
		return []string{"light", "dark"}, which(!board.LightSquares.Has(sq)), err
	},
	"is": func(_ *scene, arg string) ([]string, int, error) { return yesNo(arg == "yes") },
	"can": func(s *scene, arg string) ([]string, int, error) { // is there a move of the rule?
		pos, err := s.position()
		if err != nil {
			return nil, 0, err
		}
		name, arg, _ := strings.Cut(arg, ":")
		ok, err := moveTest(name, arg)
		if err != nil {
			return nil, 0, err
		}
		var list board.MoveList
		for _, m := range pos.Moves(&list) {
			if ok(pos, m) {
				return yesNo(true)
			}
		}
		return yesNo(false)
	},
	"state":  stateOf,
	"dead":   isDead,
	"worth":  worthMore,
	"letter": letterOf,
	"square": runsFree,
}

func which(second bool) int {
	if second {
		return 1
	}
	return 0
}

func yesNo(yes bool) ([]string, int, error) { return []string{"yes", "no"}, which(!yes), nil }

// stateOf asks what stands on the board: mate, stalemate, check, or none of them.
func stateOf(s *scene, _ string) ([]string, int, error) {
	pos, err := s.position()
	if err != nil {
		return nil, 0, err
	}
	options := []string{"state.mate", "state.pat", "state.check", "state.on"}
	switch {
	case pos.IsCheckmate():
		return options, 0, nil
	case pos.IsStalemate():
		return options, 1, nil
	case pos.InCheck():
		return options, 2, nil
	}
	return options, 3, nil
}

// isDead asks whether the game is over because no series of moves leads to mate (Art. 5.2.2 (E23)).
func isDead(s *scene, _ string) ([]string, int, error) {
	pos, err := s.position()
	if err != nil {
		return nil, 0, err
	}
	switch mate.Dead(context.Background(), pos, mate.Budget{}) {
	case mate.Yes:
		return yesNo(true)
	case mate.No:
		return yesNo(false)
	}
	return nil, 0, fmt.Errorf("course: nobody can tell whether %s is dead", pos.FEN())
}

// values are those of the school: 9, 5, 3, 3, 1.
var values = [...]int{chess.NoPieceType: 0, chess.King: 0, chess.Queen: 9, chess.Rook: 5, chess.Bishop: 3, chess.Knight: 3, chess.Pawn: 1}

// worthMore compares the pieces of White and Black.
func worthMore(s *scene, _ string) ([]string, int, error) {
	sum := 0
	for _, p := range s.men {
		switch {
		case p == chess.NoPiece:
		case p.Color() == chess.White:
			sum += values[p.Type()]
		default:
			sum -= values[p.Type()]
		}
	}
	right := 2
	if sum > 0 {
		right = 0
	} else if sum < 0 {
		right = 1
	}
	return []string{"white", "black", "equal"}, right, nil
}

// letterOf asks with which letter a piece is written; the options are letters of the book's language.
func letterOf(_ *scene, arg string) ([]string, int, error) {
	if len(arg) != 1 {
		return nil, 0, fmt.Errorf("course: %q is no man", arg)
	}
	i := strings.Index("KQRBN", arg)
	if i < 0 {
		return nil, 0, fmt.Errorf("course: %q is no man with a letter", arg)
	}
	return []string{"letter.K", "letter.Q", "letter.R", "letter.B", "letter.N"}, i, nil
}

// runsFree applies the rule of the square: does the pawn of the side to move, or not to move, become a queen with no help?
// The bare king must be able to step into the square that the pawn's way to the last rank spans.
func runsFree(s *scene, _ string) ([]string, int, error) {
	pos, err := s.position()
	if err != nil {
		return nil, 0, err
	}
	c := chess.White
	if pos.Pieces(chess.Black, chess.Pawn) != 0 {
		c = chess.Black
	}
	pawns := pos.Pieces(c, chess.Pawn)
	if pawns.Count() != 1 {
		return nil, 0, fmt.Errorf("course: %s: want one pawn", pos.FEN())
	}
	pawn, king := pawns.First(), pos.King(c.Other())
	goal, home := chess.Square(int(pawn.File())+56), chess.Rank2
	if c == chess.Black {
		goal, home = chess.Square(pawn.File()), chess.Rank7
	}
	way := abs(int(goal.Rank()) - int(pawn.Rank()))
	if pawn.Rank() == home {
		way-- // the double step
	}
	far := max(abs(int(goal.Rank())-int(king.Rank())), abs(int(goal.File())-int(king.File())))
	if pos.Turn() != c {
		far--
	}
	return yesNo(far > way)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
