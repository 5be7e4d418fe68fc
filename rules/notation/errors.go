package notation

import (
	"fmt"
	"strings"

	"wasit/rules/board"
)

// A Fault says what is wrong with a written move, for a screen to put into words.
type Fault uint8

// The faults of a written move.
const (
	FaultEmpty        Fault = iota + 1 // nothing is written
	FaultTooLong                       // more than [MaxMoveLength] bytes
	FaultSyntax                        // no form of a move, from byte Offset on
	FaultLetter                        // the capital letter at Offset names no piece in this language
	FaultNoMan                         // the player has no such piece, or none where the text says it comes from
	FaultUnreachable                   // there is such a piece, and it does not move that way
	FaultOwnMan                        // a piece of the same color stands on the target square (Art. 3.1)
	FaultKingExposed                   // the king would be left or placed in check (Art. 3.9.2 (E23))
	FaultCastling                      // castling on that side is not legal now (Art. 3.8.2 (E23))
	FaultPawnCapture                   // a pawn that captures is written with the file it comes from (App. C.9.3 (E23))
	FaultAmbiguous                     // several pieces can make the move (App. C.10)
	FaultNoPromotion                   // the pawn reaches the last rank and the new piece is not named (App. C.11 (E23))
	FaultNotPromotion                  // a new piece is named and no pawn reaches the last rank, or it may not be that piece
)

var faultNames = [...]string{
	FaultEmpty: "empty", FaultTooLong: "too long", FaultSyntax: "not the form of a move",
	FaultLetter: "letter of no piece", FaultNoMan: "no such man", FaultUnreachable: "no man reaches the square",
	FaultOwnMan: "own man on the square", FaultKingExposed: "king in check", FaultCastling: "castling not legal",
	FaultPawnCapture: "capture without its file", FaultAmbiguous: "ambiguous", FaultNoPromotion: "promotion not named",
	FaultNotPromotion: "no such promotion",
}

func (f Fault) String() string {
	if int(f) < len(faultNames) && f != 0 {
		return faultNames[f]
	}
	return fmt.Sprintf("Fault(%d)", uint8(f))
}

// A MoveError reports a written move that names no legal move, or several. Candidates are the legal moves that may have been
// meant: those among which the text does not choose, or else those to the same square, or what the text means in small letters.
type MoveError struct {
	Text       string
	Fault      Fault
	Offset     int // in bytes, for FaultSyntax and FaultLetter
	Language   Language
	Position   board.Position
	Candidates []board.Move
}

func (e *MoveError) Error() string {
	s := fmt.Sprintf("notation: move %q (%s): %s", clip(e.Text), e.Language.Code, e.Fault)
	if list := e.Written(); len(list) > 0 {
		s += ", candidates " + strings.Join(list, " ")
	}
	return s
}

// Written returns the candidates as the given language writes them.
func (e *MoveError) Written() []string {
	list := make([]string, len(e.Candidates))
	for i, m := range e.Candidates {
		list[i] = Style{Language: e.Language}.Write(&e.Position, m)
	}
	return list
}

// clip keeps an error's quotation of input short.
func clip(text string) string {
	const most = 100
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
