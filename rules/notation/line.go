package notation

import (
	"strconv"
	"strings"

	"wasit/rules/board"
)

// marks are the traditional marks of a move and the signs that annotators put after it for the position, by their numbers in PGN.
var marks = [...]string{1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 11: "=", 12: "=", 13: "∞", 14: "+=", 15: "=+", 16: "±", 17: "∓",
	18: "+−", 19: "−+", 20: "+−", 21: "−+", 36: "↑", 37: "↑", 40: "→", 41: "→", 132: "⇆", 133: "⇆", 140: "∆", 146: "N"}

// lastMoveMark is the largest number of a mark of the move itself: it stands right after the move, what is said of the position after a space.
const lastMoveMark = 6

// Mark returns the sign of a numeric annotation glyph as annotators write it, and "$" with the number for one without a sign of
// its own.
func Mark(nag uint8) string {
	if int(nag) < len(marks) && marks[nag] != "" {
		return marks[nag]
	}
	return "$" + strconv.Itoa(int(nag))
}

// Marks are the signs of glyphs as they stand after a move; one that does not belong to the move itself is set off by a space.
func Marks(nags []uint8) string {
	text := ""
	for _, nag := range nags {
		mark := Mark(nag)
		if nag > lastMoveMark {
			mark = " " + mark
		}
		text += mark
	}
	return text
}

// WriteLine writes a line of moves from a position on in the language of the style, with numbers, marks, comments in braces and
// variations in round brackets, as annotators write; a null move is "--".
func (s Style) WriteLine(from board.Position, l *Line) string {
	var parts []string
	for _, c := range l.Comments {
		parts = append(parts, "{"+c+"}")
	}
	number := true
	for i := range l.Moves {
		n := &l.Moves[i]
		text := ""
		switch {
		case from.Turn() == white:
			text = strconv.Itoa(from.FullmoveNumber()) + ". "
		case number:
			text = strconv.Itoa(from.FullmoveNumber()) + "... "
		}
		before := from
		if n.Move == 0 {
			text += "--"
			from, _ = pass(&before) // reading refused a null move in check
		} else {
			text += s.Write(&before, n.Move)
			from = before.After(n.Move)
		}
		parts = append(parts, text+Marks(n.NAGs))
		for _, c := range n.Comments {
			parts = append(parts, "{"+c+"}")
		}
		for j := range n.Variations {
			parts = append(parts, "("+s.WriteLine(before, &n.Variations[j])+")")
		}
		number = len(n.Comments)+len(n.Variations) > 0
	}
	return strings.Join(parts, " ")
}
