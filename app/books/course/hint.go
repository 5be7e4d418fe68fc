package course

import (
	"strings"

	"github.com/notnil/chess"
)

// hint fills the two hints. They are worked out from the solution, so that they are true; the second says more.
func (b *Book) hint(t *Task) {
	switch t.Kind {
	case TapAll, TapOne:
		b.hintSquares(t)
	case Move, Line:
		m := t.moves[0]
		t.Hints[0] = b.text("hint.goal", fileName(m.To()))
		t.Hints[1] = b.text("hint.man", b.Man(m.Piece()), m.From().String())
	case Choose:
		name, _, _ := strings.Cut(t.rule, ":")
		b.hintChoice(t, name)
	case Write, Dictate:
		b.hintWriting(t)
	case Place:
		sq := firstMissing(t, 0)
		t.Hints[0] = b.text("hint.place.file", b.Piece(t.goal[sq]), fileName(sq))
		t.Hints[1] = b.text("hint.place", b.Piece(t.goal[firstMissing(t, sq+1)]), firstMissing(t, sq+1).String())
	case Partner:
		t.Hints[0] = b.text("hint." + t.Ending.String() + ".1")
		t.Hints[1] = b.text("hint." + t.Ending.String() + ".2")
	}
}

func fileName(sq chess.Square) string { return sq.String()[:1] }

func firstMissing(t *Task, from chess.Square) chess.Square {
	for sq := from; sq < 64; sq++ {
		if t.goal[sq] != t.Men[sq] {
			return sq
		}
	}
	return firstMissing(t, 0)
}

func (b *Book) hintSquares(t *Task) {
	n, first := t.squares.Count(), t.squares.First()
	switch {
	case n == 1:
		t.Hints[0] = b.text("hint.rank", first.String()[1:])
		t.Hints[1] = b.text("hint.file", fileName(first))
	case t.Kind == TapOne:
		t.Hints[0] = b.text("hint.any", b.number(n))
		t.Hints[1] = b.text("hint.one", first.String())
	default:
		t.Hints[0] = b.text("hint.count", b.number(n))
		t.Hints[1] = b.text("hint.one", first.String())
	}
}

func (b *Book) number(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return string(rune('0'+n/10)) + string(rune('0'+n%10))
}

// hintChoice points to what decides: a rule of the eye, or the article, which the page can open; then it takes a wrong answer
// away. Where nothing decides but the lesson's own words, a question with three answers loses one and then another.
func (b *Book) hintChoice(t *Task, rule string) {
	var wrong []string
	for i, o := range t.Options {
		if i != t.choice {
			wrong = append(wrong, o)
		}
	}
	t.Hints[1] = b.text("hint.not", wrong[0])
	if _, ok := b.texts["hint."+rule]; ok {
		t.Hints[0] = b.text("hint." + rule)
		return
	}
	switch {
	case t.Article != "":
		t.Hints[0] = b.text("hint.law")
	case len(wrong) > 1:
		t.Hints[0], t.Hints[1] = t.Hints[1], b.text("hint.not", wrong[1])
	default:
		t.Hints[0] = b.text("hint.read")
	}
}

func (b *Book) hintWriting(t *Task) {
	m := t.moves[0]
	switch {
	case m.IsCastling() && m.IsKingside():
		t.Hints[0], t.Hints[1] = b.text("hint.castling"), b.text("hint.zeros", "2")
		return
	case m.IsCastling():
		t.Hints[0], t.Hints[1] = b.text("hint.castling"), b.text("hint.zeros", "3")
		return
	case m.Piece() == chess.Pawn && m.IsCapture():
		t.Hints[0] = b.text("hint.pawntakes", fileName(m.From()))
	case m.Piece() == chess.Pawn:
		t.Hints[0] = b.text("hint.pawn")
	default:
		t.Hints[0] = b.text("hint.begins", b.Language.Letter(m.Piece()))
	}
	t.Hints[1] = b.text("hint.ends", m.To().String())
}
