package course_test

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/rules/board"
	"wasit/swiss/lot"
	"wasit/web/learn"
	"wasit/web/learn/learntest"
)

func asked(list []*course.Task) (text string) {
	for _, t := range list {
		text += t.Ask + "|" + t.Men.String() + "|" + strings.Join(t.Options, ",") + "\n"
	}
	return text
}

// TestSeed: a seed gives the same sheet again, another seed another one where tasks are drawn.
func TestSeed(t *testing.T) {
	b := learntest.Book(t, "en")
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
	b := learntest.Book(t, "en")
	for _, tt := range []struct{ fen, from, to, why string }{
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a8", ""},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "b2", "The rook goes straight"},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e8", "e7", "other side's turn"},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "e1", "your own pieces"},
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
	b := learntest.Book(t, "en")
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
		b := learntest.Book(t, lang)
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
	book := learntest.Book(b, "id")
	for b.Loop() {
		for _, l := range book.Lessons() {
			if _, err := book.Tasks(l, 7); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkLesson(b *testing.B) {
	book := learntest.Book(b, "id")
	for _, key := range []string{"mate-4", "stalemate", "dead", "write-two", "defended", "pawns-weak", "swiss-system", "bye", "tie-breaks", "wrong-start"} {
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

// TestSay reads moves aloud as a teacher would.
func TestSay(t *testing.T) {
	for _, tt := range []struct{ lang, fen, move, want string }{
		{"en", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "knight f3"},
		{"id", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5", "bidak e memukul d5"},
		{"hr", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "mala rokada"},
		{"hr", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1", "velika rokada"},
		{"en", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "rook a8, mate"},
		{"en", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "pawn a8, becomes: queen, check"},
		{"en", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "a1d1", "rook d1"},
		{"en", "4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "a1d1", "rook a d1"},
		{"en", "R7/4k3/8/8/8/4K3/8/R7 w - - 0 1", "a1a4", "rook 1 a4"},
	} {
		b, pos := learntest.Book(t, tt.lang), position(t, tt.fen)
		m, err := pos.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Say(pos, m); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.move, got, tt.want)
		}
	}
}

// TestPaper: what can be done with a pencil is on the sheet with its solution, under the number it has in the lesson.
func TestPaper(t *testing.T) {
	for _, lang := range []string{"id", "en", "hr"} {
		b := learntest.Book(t, lang)
		for _, l := range b.Lessons() {
			numbers, tasks, err := b.Sheet(l, 3)
			if err != nil || len(numbers) != len(tasks) {
				t.Fatal(err)
			}
			for i, task := range tasks {
				if task.Solution() == "" || numbers[i] < 1 || numbers[i] > l.Count() {
					t.Errorf("%s %s %d: %q has no solution", lang, l.Key, numbers[i], task.Ask)
				}
			}
		}
	}
	b := learntest.Book(t, "hr")
	list, err := b.Tasks(b.Lesson("mate-1"), 1)
	if err != nil || list[0].Solution() != "Ta8#" {
		t.Errorf("%q %v", list[0].Solution(), err)
	}
	list, err = b.Tasks(b.Lesson("places"), 1)
	if last := list[len(list)-1]; err != nil || last.OnPaper() || last.Solution() != "crni top a8, crni lovac c8, crni lovac f8, crni top h8" {
		t.Errorf("%q %v", last.Solution(), err)
	}
}

// TestDrill: another square each time, the same squares for the same seed.
func TestDrill(t *testing.T) {
	a, b := course.NewDrill(4), course.NewDrill(4)
	for range 200 {
		wrong := a.Touch((a.Ask + 1) % 64)
		next := a.Touch(a.Ask)
		if wrong.Ask != a.Ask || wrong.Wrong != a.Wrong+1 || next.Ask == a.Ask || next.Right != a.Right+1 || a.Ask != b.Ask {
			t.Fatalf("%+v %+v %+v", a, wrong, next)
		}
		a, b = next, b.Touch(b.Ask)
	}
	if a.Right != 200 || a.Wrong != 0 || course.NewDrill(5).Ask == course.NewDrill(6).Ask && course.NewDrill(7).Ask == course.NewDrill(8).Ask {
		t.Errorf("%+v", a)
	}
}

// TestTrainer: each level draws moves of its kind, every game can be dictated in every language.
func TestTrainer(t *testing.T) {
	for _, lang := range []string{"id", "en", "hr"} {
		b := learntest.Book(t, lang)
		for _, level := range course.Levels() {
			writing, err := b.Practice(level, false, 12, 5)
			if err != nil || len(writing) != 12 {
				t.Fatalf("%s %s: %d, %v", lang, level, len(writing), err)
			}
			for _, task := range writing {
				m := task.Shown
				next := task.Pos.After(m)
				ok := map[course.Level]bool{course.PawnMoves: m.Piece() == chess.Pawn && !m.IsCapture(), course.Plain: !m.IsCapture() && !next.InCheck(),
					course.Captures: m.IsCapture(), course.Checks: next.InCheck(), course.TwoMen: m.Piece() != chess.Pawn, course.Short: true, course.LongForm: true}[level]
				if v := task.Write(0, task.Solution()); !ok || !v.Done || v.Why != "" {
					t.Errorf("%s %s %v: %+v", lang, level, m, v)
				}
			}
			reading, err := b.Practice(level, true, 5, 5)
			if err != nil || len(reading) != 5 || len(reading[0].Moves()) != 1 {
				t.Errorf("%s %s: %v", lang, level, err)
			}
		}
		for _, game := range b.Games {
			for _, long := range []bool{false, true} {
				task, err := b.Dictation(game.Key, long)
				written := b.Notate(game.Moves, long)
				if err != nil || task.Solution() != strings.Join(written, " ") || len(written) != len(game.Moves) {
					t.Fatalf("%s: %v", game.Key, err)
				}
				for i, text := range written {
					if v := task.Write(i, text); !v.Right || v.Why != "" || v.Done != (i == len(written)-1) {
						t.Errorf("%s %s %v: %+v", lang, game.Key, text, v)
					}
				}
				if v := task.Write(0, written[0][max(0, len(written[0])-2):]); game.Moves[0].Piece() == chess.Pawn && v.Right == long {
					t.Errorf("%s, long %v: the goal alone is answered %+v", game.Key, long, v)
				}
			}
		}
		if _, err := b.Dictation("nothing", false); err == nil {
			t.Error("a game that there is not")
		}
		if mates, err := b.DrawMates(20, 9); err != nil || len(mates) != 20 || len(mates[0].Moves()) != 1 {
			t.Errorf("%v", err)
		}
	}
	b := learntest.Book(t, "en")
	if _, err := b.Practice("songs", false, 3, 1); err == nil {
		t.Error("a level that there is not")
	}
}

// TestConvert reads a game in old, English or own letters and writes it in three forms; it stops where it cannot read on.
func TestConvert(t *testing.T) {
	b := learntest.Book(t, "hr")
	for _, text := range []string{"1. P-K4 P-K4 2. B-B4 Kt-QB3 3. Q-R5 Kt-B3 4. QxBP mate", "1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6 4.Qxf7# 1-0", "e4 e5 Lc4 Sc6 Dh5 Sf6 Dxf7#",
		"1. e2 – e4! e7 - e5 2. Lc4 Sc6 ± 3. Dh5?! Sf6?? 4. Dxf7# 1 - 0", "1 P-K4, P-K4; 2 B-B4, N-QB3; 3 Q-R5, N-B3; 4 QxBP mate."} {
		c := b.Convert(text)
		if c.Fault != "" || strings.Join(c.Said[:3], ". ") != "pješak e4. pješak e5. lovac c4" || strings.Join(c.Short, " ") != "e4 e5 Lc4 Sc6 Dh5 Sf6 Dxf7#" || len(c.Long) != 7 || c.Old[0] != "P-K4" {
			t.Errorf("%q: %+v", text, c)
		}
	}
	if c := b.Convert("e4 e5 Lh8"); c.Fault != "Lh8" || c.Why == "" || len(c.Short) != 2 {
		t.Errorf("%+v", c)
	}
	if c := b.Convert(strings.Repeat("x", 20000)); c.Fault == "" {
		t.Errorf("%+v", c)
	}
}
