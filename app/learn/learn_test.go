package learn

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/course"
	"wasit/app/i18n"
	"wasit/app/learner"
	"wasit/app/lesson"
	"wasit/app/letters"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/rules/notation"
	"wasit/web/learn"
)

// A room is the learning room with a store: what it asks to keep is kept, and read again by another room.
type room struct {
	t    *testing.T
	p    page
	list string
	rows map[string][]string
	last []session.Cmd
	n    uint64
}

func enter(t *testing.T, l i18n.Lang) *room {
	r := &room{t: t, rows: map[string][]string{}, p: page{Session: session.Session{Settings: session.Settings{Lang: l}}}}
	r.come("/learn")
	return r
}

func (r *room) env() session.Env {
	r.n++
	return session.Env{Now: time.Unix(1000+int64(r.n), 0), Random: r.n}
}

func (r *room) come(path string) {
	r.t.Helper()
	r.p.Route = session.ParseRoute(path)
	if r.p.Route.Path() != path {
		r.t.Fatalf("%s is %+v", path, r.p.Route)
	}
	s, m, cmds := Arrive(r.p.Session, r.p.Model, r.env())
	r.p = page{s, m}
	r.perform(cmds)
}

func (r *room) do(msg session.Msg) {
	r.t.Helper()
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	s, m, cmds := Update(r.p.Session, r.p.Model, own, r.env())
	r.p = page{s, m}
	r.perform(cmds)
}

// perform does what the keeper does.
func (r *room) perform(cmds []session.Cmd) {
	r.t.Helper()
	r.last = cmds
	for _, c := range cmds {
		switch c := c.(type) {
		case session.ReadCourse:
			b, err := learn.Book(c.Lang.Tag())
			r.do(session.CourseRead{Lang: c.Lang, Book: b, Err: err})
		case session.LoadLearners:
			r.do(session.LearnersLoaded{List: r.list, Rows: r.rows})
		case session.KeepLearner:
			if len(r.rows[c.ID])+1 != c.Seq {
				r.t.Fatalf("row %d behind %d", c.Seq, len(r.rows[c.ID]))
			}
			r.rows[c.ID] = append(r.rows[c.ID], c.Rows...)
			r.do(session.LearnerKept{ID: c.ID, Seq: c.Seq})
		case session.KeepLearners:
			r.list = c.List
			for _, id := range c.Gone {
				delete(r.rows, id)
			}
		case session.BuildTable:
			b := endgame.NewBuilder(c.Ending)
			for !b.Step(1 << 16) {
				r.do(session.TableProgress{Ending: c.Ending, Done: b.Progress()})
			}
			r.do(session.TableBuilt{Ending: c.Ending, Table: b.Table()})
		case session.Navigate:
			r.come(c.To.Path())
		}
	}
}

// draw renders the page; each act below a key must be there.
func (r *room) draw(keys ...string) string {
	r.t.Helper()
	v := view.New(r.p.Lang(), "")
	html := app.HTMLString(Render(v, r.p.Session, r.p.Model))
	for _, key := range keys {
		if _, ok := v.ActOf(key); !ok {
			r.t.Fatalf("%s: nothing to touch called %s", r.p.Route.Path(), key)
		}
	}
	return html
}

// touch sends what an element of the page sends.
func (r *room) touch(key string) {
	r.t.Helper()
	v := view.New(r.p.Lang(), "")
	app.HTMLString(Render(v, r.p.Session, r.p.Model))
	msg, ok := v.ActOf(key)
	if !ok {
		r.t.Fatalf("%s: nothing to touch called %s", r.p.Route.Path(), key)
	}
	r.do(msg)
}

func (r *room) square(sq chess.Square) { r.t.Helper(); r.touch("sq-" + sq.String()) }

// solve answers the task as a learner does, with touches alone but for what is written.
func (r *room) solve() {
	r.t.Helper()
	if r.p.Intro {
		r.touch("begin")
	}
	t := r.p.Run.Task()
	switch t.Kind {
	case course.TapAll, course.TapOne:
		for _, sq := range t.Squares().Squares() {
			r.square(sq)
		}
	case course.Move, course.Line:
		for at := 0; at < len(t.Moves()) && r.p.Run.Phase == lesson.Asking; at += 2 {
			m := t.Moves()[at]
			r.square(m.From())
			r.square(m.To())
			if m.Promotion() != chess.NoPieceType {
				r.touch("promote-" + r.p.Book.Man(m.Promotion()))
			}
		}
	case course.Choose:
		r.touch("option-" + string(rune('1'+t.Choice())))
	case course.Write, course.Dictate:
		lang, _ := notation.LanguageOf(r.p.Book.Lang)
		for r.p.Run.Phase == lesson.Asking {
			r.do(typeMove{notation.Style{Language: lang, Form: notation.Long}.Write(r.p.Run.Pos, r.p.Run.ToWrite())})
			r.touch("write-move")
		}
	case course.Place:
		for r.p.Run.Phase == lesson.Asking {
			goal := t.Goal()
			for sq, man := range goal {
				if man != chess.NoPiece && r.p.Run.Men[sq] == chess.NoPiece && man == r.p.Hand {
					r.square(chess.Square(sq))
					break
				}
			}
		}
	case course.Partner:
		for r.p.Game.End() == endgame.Open {
			pos := r.p.Game.Position()
			best, _, err := r.p.Tables[t.Ending].Best(&pos)
			if err != nil {
				r.t.Fatal(err)
			}
			r.square(best.Move.From())
			r.square(best.Move.To())
			if best.Move.Promotion() != chess.NoPieceType {
				r.touch("promote-" + r.p.Book.Man(best.Move.Promotion()))
			}
		}
	}
}

// TestPartOne takes a new learner through part one by touch alone, and finds all of it in the coach's table and in the store.
func TestPartOne(t *testing.T) {
	r := enter(t, i18n.ID)
	r.come("/learn/coach")
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

// TestEveryKind draws and solves a lesson of each kind of task in three languages.
func TestEveryKind(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		for _, key := range []string{"places", "promotion", "escape", "mate-rook", "write-special", "write-game", "discovered", "tie-breaks", "touch-own", "mate-queen", "partner-pawn"} {
			r.come("/learn/" + key)
			for r.p.Run != nil && r.p.Run.Lesson.Key == key {
				if html := r.draw(); strings.Contains(html, "ask.") || strings.Contains(html, "{0}") {
					t.Errorf("%s: a text is missing", key)
				}
				r.solve()
				if r.p.Run.Phase != lesson.Right {
					t.Fatalf("%v %s %d: phase %d, %s", l, key, r.p.Run.At+1, r.p.Run.Phase, r.p.Run.Why)
				}
				r.touch("next-task")
			}
		}
	}
}

// TestWrong: a wrong move shows why, can be taken back or given up, and is kept for the coach.
func TestWrong(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/coach")
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

// TestCoach: names are checked, a learner is deleted with everything, exports hold all.
func TestCoach(t *testing.T) {
	r := enter(t, i18n.HR)
	r.come("/learn/coach")
	r.touch("learner-add")
	if r.p.Notice == nil || len(r.p.Learners) != 0 {
		t.Error("a learner without a name")
	}
	for _, name := range []string{"Ana", "Bimo"} {
		r.do(typeName{name})
		r.touch("learner-add")
	}
	r.do(typeName{"ana"})
	r.touch("learner-add")
	if len(r.p.Learners) != 2 {
		t.Errorf("%d learners", len(r.p.Learners))
	}
	r.touch("export-table")
	if save, ok := r.last[0].(session.SaveFile); !ok || !strings.Contains(string(save.Data), "Bimo") {
		t.Errorf("%v", r.last)
	}
	r.touch("export-all")
	if save, ok := r.last[0].(session.SaveFile); !ok || !strings.Contains(string(save.Data), `"Bimo"`) {
		t.Errorf("%v", r.last)
	}
	id := string(r.p.Learners[0].ID)
	r.touch("delete-ask-" + id)
	r.touch("delete-yes-" + id)
	if len(r.p.Learners) != 1 || r.rows[id] != nil || strings.Contains(r.list, id) {
		t.Errorf("%v %q", r.rows, r.list)
	}
	r.touch("choose-" + string(r.p.Learners[0].ID))
	if r.p.now().Name != "Bimo" || r.p.Route.Sheet != "" {
		t.Error("Bimo was chosen")
	}
}

// TestPages: everything to read is drawn in three languages, and what there is not leads to the path.
func TestPages(t *testing.T) {
	for _, l := range i18n.All() {
		r := enter(t, l)
		for _, p := range r.p.Book.Pages {
			r.come("/learn/read-" + p.Key)
			if html := r.draw(); !strings.Contains(html, p.Title) {
				t.Errorf("%v: %s", l, p.Key)
			}
		}
		r.come("/learn/words")
		if html := r.draw(); strings.Count(html, "<dt") != len(r.p.Book.Terms) {
			t.Errorf("%v: %d words", l, strings.Count(html, "<dt"))
		}
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

// TestDrill: a minute of squares, from Black's side; it ends by the clock and its best is kept.
func TestDrill(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/coach")
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

// TestDamaged: a damaged book is said, and the other learners are there; what the store refuses is read again from it.
func TestDamaged(t *testing.T) {
	r := &room{t: t, list: "1\t\ta b c", rows: map[string][]string{"a": {"1\t5\t0\tAna"}, "b": {"1\t5\t0\tBimo", "t\tx"}, "c": {"9\t5\t0\tCitra"}},
		p: page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}}}}
	r.come("/learn/coach")
	if html := r.draw(); len(r.p.Learners) != 1 || !strings.Contains(html, "learn-unkept") || strings.Contains(html, "learner:") {
		t.Errorf("%d learners", len(r.p.Learners))
	}
	r.do(session.LearnerKept{ID: "a", Seq: 2, Err: &session.FullError{Err: errors.New("no room")}})
	if html := r.draw(); !strings.Contains(html, "learn-unkept") || len(r.p.Learners) != 1 {
		t.Error("a row that was refused is not said")
	}
}

// TestOnlyMove: one move keeps the win, every other gives it away and is told so.
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
	r.come("/learn")
	if r.p.Only != nil {
		t.Error("the position stays in hand elsewhere")
	}
}
