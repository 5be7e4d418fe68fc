package course

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules"
	"wasit/rules/board"
)

// A scene is what a rule looks at.
type scene struct {
	men Men
	pos *board.Position // nil where the diagram is no position
}

func (s *scene) position() (*board.Position, error) {
	if s.pos == nil {
		return nil, fmt.Errorf("course: %v is no position", s.men)
	}
	return s.pos, nil
}

type squareRule func(s *scene, arg string) (board.Bitboard, error)

// squareRules say which squares are to be touched.
var squareRules map[string]squareRule

func init() {
	squareRules = map[string]squareRule{
		"square": func(_ *scene, arg string) (board.Bitboard, error) { return parseSquares(arg) },
		"file":   func(_ *scene, arg string) (board.Bitboard, error) { return fileSquares(arg) },
		"rank":   func(_ *scene, arg string) (board.Bitboard, error) { return rankSquares(arg) },
		"diagonal": func(_ *scene, arg string) (board.Bitboard, error) {
			ends, err := parseSquares(arg)
			if err == nil && ends.Count() == 2 {
				ends |= board.Between(ends.Squares()[0], ends.Squares()[1])
			}
			return ends, err
		},
		"start":      startSquares,
		"fault":      func(s *scene, _ string) (board.Bitboard, error) { return misplaced(&s.men), nil },
		"moves":      moveGoals,
		"attacks":    func(s *scene, arg string) (board.Bitboard, error) { return each(arg, s.men.attacks) },
		"attackers":  attackersOf,
		"attacked":   colored((*scene).attacked),
		"loose":      colored((*scene).loose),
		"hanging":    colored((*scene).hanging),
		"checkers":   func(s *scene, _ string) (board.Bitboard, error) { return s.checkers() },
		"pinned":     colored((*scene).pinned),
		"doubled":    colored((*scene).doubled),
		"isolated":   colored((*scene).isolated),
		"passed":     colored((*scene).passed),
		"backward":   colored((*scene).backward),
		"outposts":   colored((*scene).outposts),
		"bad-bishop": colored((*scene).badBishops),
		"open":       func(s *scene, _ string) (board.Bitboard, error) { return s.openFiles(), nil },
		"must-to":    mustTo,
		"must-from":  mustFrom,
	}
}

// squares works a rule such as "moves:d4" out.
func (s *scene) squares(rule string) (board.Bitboard, error) {
	name, arg, _ := strings.Cut(rule, ":")
	f := squareRules[name]
	if f == nil {
		return 0, fmt.Errorf("course: no rule %q for squares", rule)
	}
	set, err := f(s, arg)
	if err == nil && set == 0 {
		err = fmt.Errorf("course: rule %q finds no square in %v", rule, s.men)
	}
	return set, err
}

func parseSquare(text string) (chess.Square, error) {
	if len(text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8' {
		return chess.NoSquare, fmt.Errorf("course: %.10q is no square", text)
	}
	return chess.Square(int(text[1]-'1')*8 + int(text[0]-'a')), nil
}

func parseSquares(text string) (set board.Bitboard, err error) {
	for _, name := range strings.Split(text, ",") {
		sq, err := parseSquare(name)
		if err != nil {
			return 0, err
		}
		set |= board.Bit(sq)
	}
	return set, nil
}

// ordered reads squares and keeps their order.
func ordered(text string) (list []chess.Square, err error) {
	for _, name := range strings.Split(text, ",") {
		sq, err := parseSquare(name)
		if err != nil {
			return nil, err
		}
		list = append(list, sq)
	}
	return list, nil
}

func each(arg string, of func(chess.Square) board.Bitboard) (set board.Bitboard, err error) {
	from, err := ordered(arg)
	for _, sq := range from {
		set |= of(sq)
	}
	return set, err
}

func fileSquares(arg string) (board.Bitboard, error) {
	if len(arg) != 1 || arg[0] < 'a' || arg[0] > 'h' {
		return 0, fmt.Errorf("course: %q is no file", arg)
	}
	return board.FileA << (arg[0] - 'a'), nil
}

func rankSquares(arg string) (board.Bitboard, error) {
	if len(arg) != 1 || arg[0] < '1' || arg[0] > '8' {
		return 0, fmt.Errorf("course: %q is no rank", arg)
	}
	return board.Rank1 << (8 * (arg[0] - '1')), nil
}

func parseColor(arg string) (chess.Color, error) {
	switch arg {
	case "w":
		return chess.White, nil
	case "b":
		return chess.Black, nil
	}
	return chess.NoColor, fmt.Errorf("course: %q is no color, want w or b", arg)
}

func colored(of func(*scene, chess.Color) board.Bitboard) squareRule {
	return func(s *scene, arg string) (board.Bitboard, error) {
		c, err := parseColor(arg)
		if err != nil {
			return 0, err
		}
		return of(s, c), nil
	}
}

// startMen are the pieces as they stand at the beginning (Art. 2.3).
var startMen = func() Men { p := board.Start(); return menOf(&p) }()

// startSquares returns where a piece such as "wR" stands at the beginning.
func startSquares(_ *scene, arg string) (set board.Bitboard, err error) {
	if len(arg) != 2 {
		return 0, fmt.Errorf("course: %q is no man, want such as wR", arg)
	}
	c, err := parseColor(arg[:1])
	return startMen.pieces(c, letters[arg[1]].Type()), err
}

// misplaced returns the squares on which the board differs from the beginning.
func misplaced(m *Men) (set board.Bitboard) {
	for sq, p := range m {
		if p != startMen[sq] {
			set |= board.Bit(chess.Square(sq))
		}
	}
	return set
}

// moveGoals returns where the piece may go: by the Laws where both kings are there.
func moveGoals(s *scene, arg string) (set board.Bitboard, err error) {
	sq, err := parseSquare(arg)
	if err != nil || s.pos == nil {
		return s.men.Reach(sq & 63), err
	}
	var list board.MoveList
	for _, m := range s.pos.Moves(&list) {
		if m.From() == sq {
			set |= board.Bit(m.To())
		}
	}
	return set, nil
}

// attackersOf returns the pieces that attack a square: the enemies of who stands there, or of a color named, as in "e4:w".
func attackersOf(s *scene, arg string) (board.Bitboard, error) {
	name, color, named := strings.Cut(arg, ":")
	sq, err := parseSquare(name)
	if err != nil {
		return 0, err
	}
	by := s.men[sq].Color().Other()
	if named {
		if by, err = parseColor(color); err != nil {
			return 0, err
		}
	}
	return s.men.attackers(sq, by), nil
}

// duty applies Art. 4 to touches such as "e1,h1".
func (s *scene) duty(arg string) (rules.Duty, error) {
	pos, err := s.position()
	if err != nil {
		return rules.Duty{}, err
	}
	touched, err := ordered(arg)
	var h rules.Hand
	for _, sq := range touched {
		h.Touches = append(h.Touches, rules.Touch{Square: sq})
	}
	e := rules.Latest()
	return e.MustPlay(pos, h), err
}

func mustTo(s *scene, arg string) (set board.Bitboard, err error) {
	d, err := s.duty(arg)
	for _, m := range d.Moves {
		set |= board.Bit(m.To())
	}
	return set, err
}

func mustFrom(s *scene, arg string) (set board.Bitboard, err error) {
	d, err := s.duty(arg)
	for _, m := range d.Moves {
		set |= board.Bit(m.From())
	}
	return set, err
}

func (s *scene) checkers() (board.Bitboard, error) {
	pos, err := s.position()
	if err != nil {
		return 0, err
	}
	return pos.Checkers(), nil
}
