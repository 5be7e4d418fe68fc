package learn

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/learner"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

func TestPartOne(t *testing.T) {
	r := enter(t, i18n.ID)
	r.come("/learn/who")
	r.do(typeName{"Citra Dewi"})
	r.touch("learner-add")
	r.come("/learn")
	if html := r.draw(); !strings.Contains(html, "Citra Dewi") {
		t.Error("the path does not say who learns")
	}
	part := r.p.Book.Parts[0]
	r.come("/learn/" + part.Lessons[0].Key)
	for r.p.lesson().Part == 1 {
		r.solve()
		if r.p.Run.Phase != lesson.Right {
			t.Fatalf("%s %d (%s): phase %d, %s", r.p.Run.Lesson.Key, r.p.Run.At+1, r.p.Run.Task().Ask, r.p.Run.Phase, r.p.Run.Why)
		}
		r.touch("next-task")
		if r.p.Run.Phase != lesson.Finished {
			continue
		}
		if html := r.draw("lesson-again"); !strings.Contains(html, "Hebat, Citra Dewi!") || r.p.following() == nil || !strings.Contains(html, r.p.following().Title) ||
			strings.Contains(html, "to-certificates") != (r.p.following().Part > 1) {
			t.Errorf("%s is done, and that is not said whole: %s", r.p.Run.Lesson.Key, html)
		}
		r.come("/learn/" + r.p.following().Key)
	}
	table := learner.Table(letters.English, r.p.Book, r.p.Learners)
	if !table[0].Parts[0].Complete() || table[0].Stuck != 0 {
		t.Errorf("%+v", table[0].Parts[0])
	}
	r.come("/learn/certificates")
	if html := r.draw("print"); !strings.Contains(html, "Citra Dewi") || !strings.Contains(html, part.Title) {
		t.Error("no certificate")
	}

	again := &room{t: t, list: r.list, rows: r.rows, p: page{Session: session.Session{Settings: session.Settings{Lang: i18n.ID}}}}
	again.come("/learn")
	if now := again.p.now(); now == nil || now.Rows() != r.p.now().Rows() || now.Solved(part.Lessons[3]) != part.Lessons[3].Count() {
		t.Error("another start does not know what was done")
	}
}

func TestEveryKind(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		r.carries = l == i18n.HR
		for _, key := range []string{"places", "promotion", "escape", "mate-rook", "write-special", "write-game", "discovered", "tie-breaks", "touch-own", "mate-queen", "partner-pawn"} {
			r.come("/learn/" + key)
			for r.p.Run != nil && r.p.Run.Phase != lesson.Finished {
				if html := r.draw(); strings.Contains(html, "ask.") || strings.Contains(html, "{0}") {
					t.Errorf("%s: a text is missing", key)
				}
				r.solve()
				if r.p.Run.Phase != lesson.Right {
					t.Fatalf("%v %s %d: phase %d, %s", l, key, r.p.Run.At+1, r.p.Run.Phase, r.p.Run.Why)
				}
				if key == "tie-breaks" {
					r.draw("own-pages") // the same arithmetic with invented players
				}
				r.touch("next-task")
			}
		}
	}
}

func TestWrong(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/who")
	r.do(typeName{"Ana"})
	r.touch("learner-add")
	for range 2 {
		r.come("/learn")
		r.come("/learn/mate-1")
		r.touch("begin")
		r.square(chess.A1)
		r.square(chess.A7)
		if r.p.Run.Phase != lesson.Wrong || r.p.Run.Why == "" {
			t.Fatalf("%+v", r.p.Run)
		}
		r.draw("retry", "show-solution")
		r.touch("retry")
		r.touch("hint")
		r.touch("hint")
		if html := r.draw("show-solution"); !strings.Contains(html, r.p.Run.Task().Hints[1]) {
			t.Error("the hint is not shown")
		}
		r.touch("show-solution")
	}
	table := learner.Table(letters.English, r.p.Book, r.p.Learners)
	if table[0].Stuck != 1 || table[0].Parts[2].Stuck[0] != (learner.Task{Lesson: "mate-1", Number: 1}) {
		t.Errorf("%+v", table[0])
	}
}

func TestPages(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		for _, p := range r.p.Book.Pages {
			if r.p.Book.Lesson(pageRead+p.Key) != nil {
				t.Errorf("a lesson stands where the page %s does", p.Key)
			}
			r.come("/learn/read-" + p.Key)
			if html := r.draw(); !strings.Contains(html, p.Title) {
				t.Errorf("%v: %s", l, p.Key)
			}
		}
		r.come("/learn/words")
		if html := r.draw(); strings.Count(html, "<dt") != len(r.p.Book.Terms) {
			t.Errorf("%v: %d words", l, strings.Count(html, "<dt"))
		}
		r.come("/learn/part-4")
		if html := r.draw(); strings.Count(html, "<a href=\"/learn/") < len(r.p.Book.Parts[3].Lessons) {
			t.Errorf("%v: a part without its lessons", l)
		}
		r.come("/learn/partner")
		r.draw()
		r.come("/learn/notations")
		r.do(typeGame{"1. P-K4 P-K4 2. xx"})
		if html := r.draw(); !strings.Contains(html, "e7-e5") || !strings.Contains(html, "convert-fault") {
			t.Error("a game in the old notation is not put into ours")
		}
		r.come("/learn/paper-mate-1")
		r.draw("print", "draw-sheet")
		r.touch("draw-sheet")
		if r.p.Seed == 0 {
			t.Error("the same sheet")
		}
		for _, path := range []string{"/learn/nothing", "/learn/read-nothing", "/learn/paper-nothing"} {
			r.come(path)
			if html := r.draw(); !strings.Contains(html, `id="learn-go"`) {
				t.Errorf("%s is not the path", path)
			}
		}
		r.come("/learn/certificates")
		r.draw()
	}
}
