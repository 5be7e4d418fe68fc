package course

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// whyNot says in one short sentence why sq is none of the squares that are asked for, as exactly as the rule of the task tells.
func (t *Task) whyNot(sq chess.Square) string {
	name, arg, _ := strings.Cut(t.rule, ":")
	text := func(key string, args ...string) string { return t.book.text("why."+key, args...) }
	switch name {
	case "file":
		return text("file", sq.String(), fileName(sq))
	case "rank":
		return text("rank", sq.String(), sq.String()[1:])
	case "diagonal":
		return text("diagonal", sq.String())
	case "start":
		return text("start", sq.String())
	case "moves", "attacks":
		if from, err := parseSquare(arg); err == nil {
			return t.whyNoWay(from, sq)
		}
	case "fault", "attacked", "hanging", "checkers":
		return text(t.whyNotThisPiece(name, arg, sq))
	}
	return text("square", sq.String())
}

// whyNoWay says why the piece on from does not reach sq.
func (t *Task) whyNoWay(from, sq chess.Square) string {
	if t.Pos != nil {
		if why := t.book.WhyIllegal(t.Pos, from, sq); why != "" {
			return why
		}
	}
	piece := t.Men[from]
	switch there := t.Men[sq]; {
	case sq == from:
		return t.book.text("why.away")
	case there != chess.NoPiece && there.Color() == piece.Color():
		return t.book.text("illegal.own")
	case piece.Type() != chess.Pawn && board.Reach(piece.Type(), from, 0).Has(sq):
		return t.book.text("why.blocked")
	}
	return t.book.text("illegal." + manLetter(piece.Type()))
}

// whyNotThisPiece returns the key of what is wrong with the piece that was touched, or with a square on which none stands.
func (t *Task) whyNotThisPiece(rule, arg string, sq chess.Square) string {
	piece := t.Men[sq]
	switch {
	case piece == chess.NoPiece:
		return "empty"
	case rule == "fault":
		return "placed"
	case piece.Type() == chess.King:
		return "king"
	case rule == "checkers" && t.Pos != nil && piece.Color() == t.Pos.Turn():
		return "same"
	case rule == "checkers":
		return "checker"
	case arg == "w" && piece.Color() == chess.Black:
		return "black"
	case arg == "b" && piece.Color() == chess.White:
		return "white"
	case rule == "attacked", t.Men.attackers(sq, piece.Color().Other()) == 0:
		return "safe"
	}
	return "guarded"
}
