package course_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/web/learn/learntest"
)

// TestWhyNotSquare: a wrong square is answered with what is true of it.
func TestWhyNotSquare(t *testing.T) {
	b := learntest.Book(t, "en")
	for _, tt := range []struct {
		lesson string
		number int
		square string
		why    string
	}{
		{"squares", 1, "a1", "No, that is a1. Try again."},
		{"queen-color", 1, "e1", "It does not start on e1."},
		{"pawn-step", 1, "e2", "It must leave its own square."},
		{"pawn-step", 1, "d3", "A pawn goes straight ahead and takes diagonally."},
		{"pawn-step", 3, "c4", "A pawn goes straight ahead and takes diagonally."},
		{"pawn-takes", 5, "f2", ""},
		{"pawn-takes", 6, "d6", "A pawn goes straight ahead and takes diagonally."},
		{"knights-where", 1, "d5", "The knight goes two squares straight and one aside."},
		{"knights-where", 2, "b2", "The knight goes two squares straight and one aside."},
	} {
		list, err := b.Tasks(b.Lesson(tt.lesson), 1)
		if err != nil {
			t.Fatal(err)
		}
		v := list[tt.number-1].Touch(0, square(tt.square))
		if v.Why != tt.why || v.Right != (tt.why == "") {
			t.Errorf("%s %d, %s: %+v, want %q", tt.lesson, tt.number, tt.square, v, tt.why)
		}
	}
}

// TestWhyNotSquareIsTrue tries every wrong square of many drawn tasks: each is answered in one short sentence of the language, and
// what the sentence says of files, ranks and who attacks whom holds.
func TestWhyNotSquareIsTrue(t *testing.T) {
	for _, lang := range []string{"id", "en", "hr"} {
		b := learntest.Book(t, lang)
		for _, l := range b.Lessons() {
			for seed := course.Seed(1); seed <= 3; seed++ {
				list, err := b.Tasks(l, seed)
				if err != nil {
					t.Fatal(err)
				}
				for _, task := range list {
					if task.Kind == course.TapAll {
						wrongSquares(t, lang, l.Key, task)
					}
				}
			}
		}
	}
}

func wrongSquares(t *testing.T, lang, key string, task *course.Task) {
	t.Helper()
	for sq := chess.A1; sq <= chess.H8; sq++ {
		v := task.Touch(0, sq)
		if v.Right {
			continue
		}
		if v.Why == "" || strings.HasPrefix(v.Why, "why.") || strings.Contains(v.Why, "{") || utf8.RuneCountInString(v.Why) > 62 {
			t.Errorf("%s %s, %v: %q", lang, key, sq, v.Why)
		}
		if lang != "en" {
			continue
		}
		piece := task.Men[sq]
		for said, holds := range map[string]bool{
			"No piece stands there.":               piece == chess.NoPiece,
			"That is a king.":                      piece.Type() == chess.King,
			"That is a white piece.":               piece.Color() == chess.White,
			"That is a black piece.":               piece.Color() == chess.Black,
			"Another piece stands in the way.":     key == "rook" || key == "bishop" || key == "queen",
			"One of your own pieces stands there.": piece != chess.NoPiece,
			"Nobody attacks it.":                   piece != chess.NoPiece && !taken(task, sq),
			"A friend guards it.":                  piece != chess.NoPiece && taken(task, sq),
		} {
			if v.Why == said && !holds {
				t.Errorf("%s, %v of %v: %q", key, sq, task.Men, v.Why)
			}
		}
	}
}

// taken reports whether an enemy piece could go to sq: the reach of every enemy on the same board.
func taken(task *course.Task, sq chess.Square) bool {
	for from, by := range task.Men {
		if by != chess.NoPiece && by.Color() != task.Men[sq].Color() && task.Men.Reach(chess.Square(from)).Has(sq) {
			return true
		}
	}
	return false
}
