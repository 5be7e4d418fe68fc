package lesson

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/rules/notation"
	"wasit/web/learn/learntest"
)

func start(t testing.TB, b *course.Book, key string, at int) Run {
	t.Helper()
	r, err := Start(b, b.Lesson(key), 1, at)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// solve gives the right answer with the acts a page has.
func solve(t testing.TB, r Run) Run {
	t.Helper()
	task := r.Task()
	switch task.Kind {
	case course.TapAll, course.TapOne:
		for _, sq := range task.Squares().Squares() {
			r = r.Touch(sq)
		}
	case course.Move, course.Line:
		for at := 0; at < len(task.Moves()) && r.Phase == Asking; at += 2 {
			m := task.Moves()[at]
			if !r.Goals(m.From()).Has(m.To()) || r.Promotes(m.From(), m.To()) != (m.Promotion() != chess.NoPieceType) {
				t.Fatalf("%s: the page does not offer %v", task.Ask, m)
			}
			r = r.Move(m.From(), m.To(), m.Promotion())
		}
	case course.Choose:
		r = r.Choose(task.Choice())
	case course.Write, course.Dictate:
		lang, _ := notation.LanguageOf(r.Book.Lang)
		for r.Phase == Asking {
			r = r.Write(notation.Style{Language: lang, Form: notation.Long}.Write(r.Pos, r.ToWrite()))
		}
	case course.Place:
		goal := task.Goal()
		for sq, man := range goal {
			if man != r.Men[sq] {
				r = r.Put(chess.Square(sq), man)
			}
		}
	case course.Partner:
		r = r.Partner(endgame.Mated)
	}
	return r
}

// TestEveryLesson walks through every lesson in three languages, task by task, as a pupil who knows it all: each task is
// reported once, and the strip is full at the end.
func TestEveryLesson(t *testing.T) {
	for _, lang := range []string{"id", "en", "hr"} {
		b := learntest.Book(t, lang)
		for _, l := range b.Lessons() {
			r := start(t, b, l.Key, 1)
			for n := 1; r.Phase != Finished; n++ {
				if r = solve(t, r); r.Phase != Right || r.Report == nil || r.Report.Outcome != learner.Solved || r.Report.Task != (learner.Task{Lesson: l.Key, Number: n}) || r.Report.Wrong != 0 {
					t.Fatalf("%s %s %d (%s): phase %d, report %+v, %s", lang, l.Key, n, r.Task().Ask, r.Phase, r.Report, r.Why)
				}
				if r = r.Next(); r.Report != nil {
					t.Fatalf("%s: reported again", l.Key)
				}
			}
			for i, m := range r.Marks {
				if m != Clean {
					t.Errorf("%s: task %d is marked %d", l.Key, i+1, m)
				}
			}
		}
	}
}

// TestShown: the solution of every task can be shown; it is not kept as solved.
func TestShown(t *testing.T) {
	b := learntest.Book(t, "en")
	for _, l := range b.Lessons() {
		for r := start(t, b, l.Key, 1); r.Phase != Finished; r = r.Next() {
			r = r.Hint().Hint().Hint().Solution()
			if r.Phase != Shown || r.Report == nil || r.Report.Outcome != learner.Shown || r.Report.Hints != 2 || r.Marks[r.At] != Helped {
				t.Fatalf("%s %d: %+v", l.Key, r.At+1, r.Report)
			}
			if again := r.Solution(); again.Report != r.Report {
				t.Errorf("%s: shown twice", l.Key)
			}
			if r.Why == "" && r.Task().Kind != course.Partner {
				t.Errorf("%s %d: nothing is said", l.Key, r.At+1)
			}
		}
	}
}

// TestWrongMove: a wrong move stays on the board with its reason until it is taken back; an illegal one goes back at once.
func TestWrongMove(t *testing.T) {
	b := learntest.Book(t, "en")
	r := start(t, b, "mate-1", 1) // 6k1/5ppp/8/8/8/8/8/R5K1
	before := r
	illegal := r.Move(chess.A1, chess.B3, chess.NoPieceType)
	if illegal.Phase != Asking || illegal.Why == "" || illegal.Wrong != 0 || illegal.Men != r.Men {
		t.Errorf("%+v", illegal)
	}
	wrong := r.Move(chess.A1, chess.A7, chess.NoPieceType)
	if wrong.Phase != Wrong || wrong.Wrong != 1 || wrong.Why == "" || wrong.Men[chess.A7] != chess.WhiteRook || wrong.Last == 0 || wrong.Report != nil {
		t.Errorf("%+v", wrong)
	}
	if wrong.Move(chess.A7, chess.A8, chess.NoPieceType).Men != wrong.Men || wrong.Goals(chess.A7) != 0 {
		t.Error("moved on from a wrong move")
	}
	again := wrong.Retry()
	if again.Phase != Asking || again.Men != before.Men || *again.Pos != *before.Pos || again.Wrong != 1 {
		t.Errorf("%+v", again)
	}
	done := again.Move(chess.A1, chess.A8, chess.NoPieceType)
	if done.Phase != Right || done.Report.Wrong != 1 || done.Marks[0] != Solved || before.Marks[0] != Open {
		t.Errorf("%+v %v", done.Report, done.Marks)
	}
	if stopped := wrong.Stop(); stopped.Report == nil || stopped.Report.Outcome != learner.Stopped || stopped.Report.Wrong != 1 {
		t.Errorf("%+v", stopped.Report)
	}
	if r.Stop().Report != nil || done.Next().Stop().Report != nil {
		t.Error("a task that was not begun is kept")
	}
}

// TestWrongAnswers: wrong squares, choices, words and places count and leave the task open.
func TestWrongAnswers(t *testing.T) {
	b := learntest.Book(t, "id")
	r := start(t, b, "names", 1)
	right := r.Task().Squares().First()
	other := (right + 1) % 64
	if r = r.Touch(other); r.Wrong != 1 || !r.Missed.Has(other) || r.Why == "" || r.Phase != Asking {
		t.Errorf("%+v", r)
	}
	if r = r.Touch(right); r.Phase != Right || r.Report.Wrong != 1 {
		t.Errorf("%+v", r.Report)
	}

	r = start(t, b, "wrong-start", 1)
	if r = r.Choose((r.Task().Choice() + 1) % len(r.Task().Options)); r.Wrong != 1 || r.Phase != Asking || r.Why == "" {
		t.Errorf("%+v", r)
	}

	r = start(t, b, "write-moves", 1)
	if r = r.Write("e9"); r.Wrong != 1 || r.Phase != Asking || r.Why == "" || r.ToWrite() == 0 {
		t.Errorf("%+v", r)
	}

	r = start(t, b, "places", 5)
	if len(r.Supply()) != 6 {
		t.Fatalf("%v", r.Supply())
	}
	for sq, man := range map[chess.Square]chess.Piece{chess.A1: chess.WhiteKnight, chess.B1: chess.WhiteRook, chess.C1: chess.WhiteBishop,
		chess.F1: chess.WhiteBishop, chess.G1: chess.WhiteKnight, chess.H1: chess.WhiteRook} {
		r = r.Put(sq, man)
	}
	if r.Wrong != 1 || r.Missed != board.Bit(chess.A1)|board.Bit(chess.B1) || r.Phase != Asking {
		t.Errorf("%+v", r)
	}
	r = r.Put(chess.A1, chess.NoPiece).Put(chess.B1, chess.NoPiece)
	if len(r.Supply()) != 2 || r.Put(chess.A1, chess.BlackKing).Men != r.Men || r.Put(chess.E1, chess.WhiteRook).Men != r.Men {
		t.Errorf("%v", r.Supply())
	}
	if r = r.Put(chess.A1, chess.WhiteRook).Put(chess.B1, chess.WhiteKnight); r.Phase != Right || r.Report.Wrong != 1 {
		t.Errorf("%+v", r)
	}

	r = start(t, b, "mate-rook", 3)
	if r = r.Partner(endgame.FiftyMoves); r.Wrong != 1 || r.Phase != Asking || r.Partner(endgame.Open).Wrong != 1 {
		t.Errorf("%+v", r)
	}
	if r = r.Partner(endgame.Mated); r.Phase != Right {
		t.Errorf("%+v", r)
	}
}

// TestOtherActs: an act that the task does not ask for changes nothing.
func TestOtherActs(t *testing.T) {
	b := learntest.Book(t, "hr")
	r := start(t, b, "names", 99) // the last
	if r.At != len(r.Tasks)-1 {
		t.Errorf("%d", r.At)
	}
	for _, other := range []Run{r.Move(chess.E2, chess.E4, chess.NoPieceType), r.Choose(0), r.Write("e4"), r.Put(chess.A1, chess.WhiteRook), r.Retry(), r.Next(), r.Partner(endgame.Mated)} {
		if other.Wrong != 0 || other.Phase != Asking || other.At != r.At || other.Men != r.Men {
			t.Errorf("%+v", other)
		}
	}
	if r.ToWrite() != 0 {
		t.Error("something to write")
	}
}

// TestPartOne counts what a child of eight has to read and touch in part one: at two seconds a touch and two words a second it is
// done within a quarter of an hour.
func TestPartOne(t *testing.T) {
	for _, lang := range []string{"id", "en", "hr"} {
		b := learntest.Book(t, lang)
		touches, words, tasks := 0, 0, 0
		for _, l := range b.Parts[0].Lessons {
			words += len(strings.Fields(l.Text))
			touches++ // on to the tasks
			for r := start(t, b, l.Key, 1); r.Phase != Finished; r = solve(t, r).Next() {
				tasks++
				words += len(strings.Fields(r.Task().Ask))
				switch task := r.Task(); task.Kind {
				case course.TapAll:
					touches += task.Squares().Count()
				case course.Place:
					touches += 2 * len(task.Supply)
				default:
					touches++
				}
				touches++ // on to the next
			}
		}
		seconds := 2*touches + words/2
		t.Logf("%s: %d tasks, %d touches, %d words, %d seconds", lang, tasks, touches, words, seconds)
		if seconds > 15*60 {
			t.Errorf("%s: %d touches and %d words take %d seconds", lang, touches, words, seconds)
		}
	}
}

// TestGrasp: a touch with nothing in hand of what cannot be moved is answered, and counts as no wrong answer.
func TestGrasp(t *testing.T) {
	r := start(t, learntest.Book(t, "en"), "mate-1", 1) // 6k1/5ppp/8/8/8/8/8/R5K1
	for sq, why := range map[chess.Square]string{chess.D4: "Touch one of your own pieces first.", chess.G8: "It is the other side's turn.", chess.A1: ""} {
		if got := r.Grasp(sq); got.Why != why || got.Wrong != 0 || got.Phase != Asking || got.Report != nil {
			t.Errorf("%v: %+v", sq, got)
		}
	}
	if told := start(t, learntest.Book(t, "en"), "squares", 1).Grasp(chess.D4); told.Why != "" {
		t.Errorf("where squares are touched: %q", told.Why)
	}
}
