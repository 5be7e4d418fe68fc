package class

import (
	"strings"

	"wasit/app/event/phrase"
)

// blackMoves reports a position in which Black is to move: the board is seen from there.
func blackMoves(fen string) bool {
	fields := strings.Fields(fen)
	return len(fields) > 1 && fields[1] == "b"
}

// squares are the two of a move in UCI form; ok is false for a pick that is none.
func squares(pick string) (from, to int, ok bool) {
	if len(pick) < 4 {
		return 0, 0, false
	}
	from, first := phrase.SquareOf(pick[:2])
	to, second := phrase.SquareOf(pick[2:4])
	return from, to, first && second
}
