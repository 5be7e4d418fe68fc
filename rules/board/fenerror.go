package board

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"
)

// A FENField names a field of a FEN.
type FENField string

// The fields of a FEN; FieldAll is the text as a whole.
const (
	FieldAll       FENField = "FEN"
	FieldBoard     FENField = "piece placement"
	FieldTurn      FENField = "side to move"
	FieldCastling  FENField = "castling"
	FieldEnPassant FENField = "en passant"
	FieldHalfmove  FENField = "halfmove clock"
	FieldFullmove  FENField = "move number"
)

// A FENReason says why a FEN is refused. Faces translate it; the text is for programs' messages.
type FENReason string

// Reasons, from form to Laws.
const (
	TooLong             FENReason = "longer than 200 characters"
	FieldCount          FENReason = "want 6 fields, or 4 without the counters"
	RankCount           FENReason = "want 8 ranks separated by /"
	UnknownLetter       FENReason = "want a man of KQRBNPkqrbnp or a number 1 to 8 of empty squares"
	AdjacentDigits      FENReason = "empty squares in two numbers side by side; want their sum"
	RankLength          FENReason = "want 8 squares in the rank"
	NoKing              FENReason = "a king is missing"
	TooManyKings        FENReason = "more than one king of a color"
	TooManyMen          FENReason = "more than 16 men of a color"
	TooManyPawns        FENReason = "more than 8 pawns of a color"
	PawnOnLastRank      FENReason = "a pawn on the first or last rank"
	KingsTouch          FENReason = "the kings stand side by side"
	BadTurn             FENReason = "want w or b"
	OpponentInCheck     FENReason = "the player who is not to move is in check"
	TooManyCheckers     FENReason = "more than two men give check"
	BadCastling         FENReason = "want -, letters of KQkq, or files as in HAha"
	CastlingOrder       FENReason = "castling letters repeated or not in the order KQkq, White's first"
	CastlingKing        FENReason = "a castling right, but the king has left its square"
	CastlingRook        FENReason = "a castling right, but no rook for it"
	BadEnPassant        FENReason = "want - or a square of rank 3 or 6"
	ImpossibleEnPassant FENReason = "no pawn can just have passed the en passant square"
	BadNumber           FENReason = "want a whole number, 0 to 9999 for the clock, 1 to 99999 for the move"
)

// A FENProblem is one reason to refuse a FEN.
type FENProblem struct {
	Reason FENReason
	Field  FENField
	Column int          // of the text at fault, from 1; 0 where the position is at fault
	Text   string       // what stands there
	Square chess.Square // where the position is at fault, or chess.NoSquare
	Color  chess.Color  // whose pieces are at fault, where a color is
}

func (p FENProblem) String() string {
	var b strings.Builder
	b.WriteString(string(p.Field))
	if p.Column > 0 {
		fmt.Fprintf(&b, ", column %d", p.Column)
	}
	if p.Square != chess.NoSquare {
		fmt.Fprintf(&b, ", %v", p.Square)
	}
	if p.Color != chess.NoColor {
		fmt.Fprintf(&b, ", %s", p.Color.Name())
	}
	fmt.Fprintf(&b, ": %s", p.Reason)
	if p.Text != "" {
		fmt.Fprintf(&b, "; got %q", p.Text)
	}
	return b.String()
}

// A FENError reports everything that is wrong with a FEN.
type FENError struct {
	FEN      string
	Problems []FENProblem // never empty
}

func (e *FENError) Error() string {
	all := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		all[i] = p.String()
	}
	return "board: " + strings.Join(all, "; ")
}

// Has reports whether reason is among the problems.
func (e *FENError) Has(reason FENReason) bool {
	for _, p := range e.Problems {
		if p.Reason == reason {
			return true
		}
	}
	return false
}
