package course_test

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/course"
	"wasit/rules/board"
	"wasit/swiss/lot"
	"wasit/web/learn"
)

func whole(t testing.TB, lang string) *course.Book {
	t.Helper()
	files, err := learn.Build()
	if err != nil {
		t.Fatal(err)
	}
	b, err := course.Read(files[learn.Shared], files[learn.Name(lang)])
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func asked(list []*course.Task) (text string) {
	for _, t := range list {
		text += t.Ask + "|" + t.Men.String() + "|" + strings.Join(t.Options, ",") + "\n"
	}
	return text
}

// TestSeed: a seed gives the same sheet again, another seed another one where tasks are drawn.
func TestSeed(t *testing.T) {
	b := whole(t, "en")
	for _, key := range []string{"names", "knight", "worth", "mate-4", "write-two", "stalemate", "attacked"} {
		l := b.Lesson(key)
		if l == nil {
			continue
		}
		sheet := func(seed lot.Seed) string {
			list, err := b.Tasks(l, seed)
			if err != nil {
				t.Fatal(err)
			}
			return asked(list)
		}
		if sheet(4) != sheet(4) || sheet(4) == sheet(5) {
			t.Errorf("%s: the sheets are not those of their seeds", key)
		}
	}
}

func position(t *testing.T, fen string) *board.Position {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return &pos
}

func square(name string) chess.Square { return chess.Square(int(name[1]-'1')*8 + int(name[0]-'a')) }

// TestWhyIllegal: a man that is let go where it may not stand is sent back with the reason.
func TestWhyIllegal(t *testing.T) {
	b := whole(t, "en")
	for _, tt := range []struct{ fen, from, to, why string }{
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a8", ""},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "b2", "The rook goes straight"},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e8", "e7", "other side's turn"},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "e1", "your own men"},
		{"4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2", "d2", "would be in check"},
		{"4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1", "a2", "You are in check"},
		{"4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", "e1", "d1", "attacked square"},
		{"4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "e1", "g1", "Castling is not possible"},
		{"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1", "b3", "The knight goes two squares"},
		{"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2", "b3", "A pawn goes straight"},
	} {
		got := b.WhyIllegal(position(t, tt.fen), square(tt.from), square(tt.to))
		if tt.why == "" && got != "" || !strings.Contains(got, tt.why) {
			t.Errorf("%s %s-%s: %q, want %q", tt.fen, tt.from, tt.to, got, tt.why)
		}
	}
}

// TestWhyWrong: what is said to a legal move that is not asked for is true of the position.
func TestWhyWrong(t *testing.T) {
	b := whole(t, "en")
	list, err := b.Tasks(b.Lesson("mate-1"), 1)
	if err != nil {
		t.Fatal(err)
	}
	task := list[0] // 6k1/5ppp/8/8/8/8/8/R5K1
	for move, why := range map[string]string{"a1a7": "no check", "a1a8": ""} {
		m, err := task.Pos.ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		if v := task.Play(0, m); !strings.Contains(v.Why, why) || v.Right != (why == "") {
			t.Errorf("%s: %+v", move, v)
		}
	}
	list, _ = b.Tasks(b.Lesson("escape"), 1)
	task = list[len(list)-2] // the rook e8 gives check, bishop c4
	m, err := task.Pos.ParseMove("c4e6")
	if v := task.Play(0, m); err != nil || v.Right || v.Why != "Now fxe6 is possible." {
		t.Errorf("%+v %v", v, err)
	}
}

// TestWriteForms: a move counts in every form of App. C, and the form of our tables is shown where another was written.
func TestWriteForms(t *testing.T) {
	for lang, forms := range map[string][]string{
		"en": {"0-0", "O-O"}, "id": {"0-0", "0 - 0"}, "hr": {"0-0", "O-O"},
	} {
		b := whole(t, lang)
		list, err := b.Tasks(b.Lesson("write-special"), 1)
		if err != nil {
			t.Fatal(err)
		}
		for i, form := range forms {
			if v := list[0].Write(0, form); !v.Done && form != "0 - 0" || v.Done && (v.Why == "") != (i == 0) {
				t.Errorf("%s %q: %+v", lang, form, v)
			}
		}
		if v := list[0].Write(0, "Zz9"); v.Right || v.Why == "" {
			t.Errorf("%+v", v)
		}
		if v := list[0].Write(1, "e4"); !v.Done || v.Right {
			t.Errorf("after the end: %+v", v)
		}
	}
}

// BenchmarkTasks opens every lesson of the course.
func BenchmarkTasks(b *testing.B) {
	book := whole(b, "id")
	for b.Loop() {
		for _, l := range book.Lessons() {
			if _, err := book.Tasks(l, 7); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkLesson(b *testing.B) {
	book := whole(b, "id")
	for _, key := range []string{"mate-4", "stalemate", "square", "dead", "write-two", "hanging", "defended", "pawns-weak"} {
		l := book.Lesson(key)
		if l == nil {
			continue
		}
		b.Run(key, func(b *testing.B) {
			seed := lot.Seed(0)
			for b.Loop() {
				seed++
				if _, err := book.Tasks(l, seed); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkRead(b *testing.B) {
	files, err := learn.Build()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := course.Read(files[learn.Shared], files[learn.Name("hr")]); err != nil {
			b.Fatal(err)
		}
	}
}
