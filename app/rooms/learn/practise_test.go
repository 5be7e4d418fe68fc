package learn

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/board"
)

func TestDrill(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/who")
	r.do(typeName{"Ana"})
	r.touch("learner-add")
	r.come("/learn/drill")
	r.touch("drill-black")
	for range 5 {
		r.square(r.p.Minute.Ask)
	}
	r.square((r.p.Minute.Ask + 1) % 64)
	r.do(drillTick{r.p.Minute.N})
	if left := r.p.Minute.Left; left <= 0 || left >= course.DrillSeconds {
		t.Errorf("%d seconds left", left)
	}
	r.n += 100 // seconds
	r.do(drillTick{r.p.Minute.N})
	if d := r.p.now().Drill(true); r.p.Minute.Left != 0 || d.Best != 5 || d.Times != 1 {
		t.Errorf("%+v %+v", r.p.Minute, d)
	}
	r.do(drillTick{r.p.Minute.N})
	if d := r.p.now().Drill(true); d.Times != 1 {
		t.Error("kept twice")
	}
	if html := r.draw("drill-white", "drill-black"); !strings.Contains(html, "Best: 5") {
		t.Error("the best is not shown")
	}
	r.come("/learn")
	if r.p.Minute != nil {
		t.Error("the drill goes on elsewhere")
	}
}

func TestTrainer(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		r.come("/learn/who")
		r.do(typeName{"Ana"})
		r.touch("learner-add")
		r.come("/learn/notation")
		paths := []string{"/learn/train-mates", "/learn/dictate-scholar", "/learn/dictate-legal-long"}
		for _, level := range course.Levels() {
			paths = append(paths, "/learn/train-read-"+string(level), "/learn/train-write-"+string(level))
		}
		html := r.draw()
		for _, path := range paths[1:] {
			if !strings.Contains(html, path) {
				t.Errorf("nothing leads to %s", path)
			}
			r.come(path)
			if r.p.Run == nil {
				t.Fatalf("nothing at %s", path)
			}
			n := len(r.p.Run.Tasks)
			for r.p.Run.Phase != lesson.Finished {
				r.solve()
				if r.p.Run.Phase != lesson.Right {
					t.Fatalf("%v %s: %s", l, path, r.p.Run.Why)
				}
				r.draw()
				r.touch("next-task")
			}
			if html := r.draw("practise-again"); !strings.Contains(html, "practised") || n != practiceTasks && n != 1 {
				t.Errorf("%s: %d tasks", path, n)
			}
			was := r.p.Run.Seed
			r.touch("practise-again")
			if r.p.Run.Phase != lesson.Asking || r.p.Run.Seed == was {
				t.Error("no other tasks")
			}
		}
		if r.p.now().Rows() != 1 {
			t.Errorf("%d rows are kept of a practice", r.p.now().Rows())
		}
		for _, l := range r.p.Book.Lessons() {
			for _, prefix := range []string{pagePart, pagePaper, pageLearner, pageTrain, pageDictate, pageReplay, pageOnly + "-"} {
				if strings.HasPrefix(l.Key, prefix) || pages[l.Key] != nil {
					t.Errorf("the lesson %s stands where a page does", l.Key)
				}
			}
		}
	}
}

func TestReplay(t *testing.T) {
	r := enter(t, i18n.ID)
	r.voice = true
	r.come("/learn/game-scholar")
	said := []string{}
	for range 9 {
		r.touch("ply-on")
		said = append(said, r.said())
	}
	if html := r.draw("ply-back"); r.p.Ply != 7 || said[0] != "bidak e4" || said[6] != "Menteri memukul f7, mat" || !strings.Contains(html, said[6]) || !strings.Contains(html, "Mxf7#") {
		t.Errorf("%d %q", r.p.Ply, said)
	}
	r.touch("ply-back")
	if r.p.Ply != 6 {
		t.Error("does not go back")
	}
	r.come("/learn/notations")
	r.do(typeGame{"1. P-K4 P-K4"})
	r.touch("say-game")
	if r.said() != "bidak e4. bidak e5" {
		t.Errorf("%q", r.said())
	}
}

func TestSpoken(t *testing.T) {
	r := enter(t, i18n.EN)
	r.voice, r.p.Settings.Read = true, true
	r.come("/learn/wrong-start")
	task := r.p.Run.Task()
	if said := r.said(); !strings.Contains(said, task.Ask) || !strings.Contains(said, task.Options[1]) {
		t.Errorf("%q", said)
	}
	r.touch("hint")
	if r.said() != task.Hints[0] {
		t.Errorf("%q", r.said())
	}
	r.touch("option-" + string(rune('1'+(task.Choice()+1)%len(task.Options))))
	if r.said() != r.p.Run.Why || r.said() == "" {
		t.Errorf("%q", r.said())
	}
	r.touch("say-task")
	if !strings.Contains(r.said(), task.Ask) {
		t.Errorf("%q", r.said())
	}
	r.touch("option-" + string(rune('1'+task.Choice())))
	if !strings.HasPrefix(r.said(), "You found it!") {
		t.Errorf("%q", r.said())
	}
	r.come("/learn/dictate-scholar")
	r.touch("say-move")
	if r.said() != "pawn e4" {
		t.Errorf("%q", r.said())
	}
	r.do(byEar{true})
	if html := r.draw(); strings.Contains(html, "<polygon") {
		t.Error("a dictation by ear shows the move")
	}
	r.do(typeMove{"e4"})
	r.touch("write-move")
	if r.said() != "pawn e5" {
		t.Errorf("%q", r.said())
	}

	r.p.Settings.Read = false
	r.come("/learn/names")
	if r.said() != "" {
		t.Errorf("%q though the settings do not want it", r.said())
	}
	deaf := enter(t, i18n.EN)
	deaf.p.Settings.Read = true
	deaf.come("/learn/wrong-start")
	if html := deaf.draw(); deaf.said() != "" || strings.Contains(html, "say-task") {
		t.Error("without a voice")
	}
}

func TestOnlyMove(t *testing.T) {
	r := enter(t, i18n.HR)
	r.come("/learn/only")
	for i := range 6 {
		o := *r.p.Only
		move := o.Move
		if i%2 == 1 {
			var list board.MoveList
			for _, m := range o.Pos.Moves(&list) {
				if m != o.Move && m.Promotion() == chess.NoPieceType {
					move = m
				}
			}
		}
		r.square(move.From())
		r.square(move.To())
		if (r.p.Only.Played == o.Move) != (i%2 == 0) || r.p.Only.Right+r.p.Only.Wrong != i+1 {
			t.Errorf("%s: %+v", o.Pos.FEN(), r.p.Only)
		}
		r.touch("next-only")
		if r.p.Only.Played != 0 || r.p.Only.Pos == o.Pos {
			t.Error("the same position")
		}
	}
	for _, e := range onlyOf {
		r.come("/learn/only-" + e.String())
		if r.p.Only == nil || r.p.Only.Ending != e {
			t.Fatalf("no position of %v", e)
		}
		r.draw("next-only")
	}
	r.come("/learn")
	if r.p.Only != nil {
		t.Error("the position stays in hand elsewhere")
	}
}

// TestHintIsBroughtIntoSight: each hint is brought above the keys at the foot, on whatever page it was asked for.
func TestHintIsBroughtIntoSight(t *testing.T) {
	for _, path := range []string{"/learn/squares", "/learn/mate-1", "/learn/write-moves", "/learn/mate-queen", "/learn/attack"} {
		r := enter(t, i18n.EN)
		r.come(path)
		if r.p.Intro {
			r.touch("begin")
		}
		for _, want := range []string{"hint-1", "hint-2"} {
			r.touch("hint")
			if !slices.Contains(r.last, session.Cmd(session.Reveal{ID: want})) || !strings.Contains(r.draw(), `id="`+want+`"`) {
				t.Errorf("%s: %s is not brought into sight: %v", path, want, r.last)
			}
		}
	}
}

// TestMateHasItsSign: the row of distances ends with the sign of mate, and not with that of a move that lost ground.
func TestMateHasItsSign(t *testing.T) {
	for _, key := range []string{"mate-queen", "mate-rook", "mate-bishops"} {
		r := enter(t, i18n.HR)
		r.come("/learn/" + key)
		for r.p.Run.Task().Kind != course.Partner || r.p.Intro {
			r.solve()
			r.touch("next-task")
		}
		r.solve()
		if html := r.draw(); !regexp.MustCompile(`<span>\s*#\s*</span>`).MatchString(html) {
			t.Errorf("%s: the row of distances does not end with mate: %s", key, html)
		}
	}
}

// TestTouchIsAnswered: with nothing in hand a touch of an empty square or of the opponent's piece says what to do; a piece that goes where
// it may not comes back with the reason, and none of it is a wrong answer.
func TestTouchIsAnswered(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		r.come("/learn/mate-1") // 6k1/5ppp/8/8/8/8/8/R5K1
		r.touch("begin")
		said := map[string]bool{}
		for _, touches := range [][]chess.Square{{chess.D4}, {chess.G8}, {chess.A1, chess.B3}, {chess.A1, chess.G1, chess.H3}} {
			for _, sq := range touches {
				r.square(sq)
			}
			why := r.p.Run.Why
			if why == "" || said[why] || r.p.Run.Wrong != 0 || r.p.Selected >= 0 || !strings.Contains(r.draw(), `id="task-why"`) {
				t.Errorf("%v %v: %q, %d wrong", l, touches, why, r.p.Run.Wrong)
			}
			said[why] = true
		}
		r.square(chess.A1)
		if r.p.Run.Why != "" || r.p.Selected != int(chess.A1) {
			t.Errorf("%v: a piece of one's own in hand: %q", l, r.p.Run.Why)
		}
	}
}
