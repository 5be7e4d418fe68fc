package learn

import (
	"errors"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/learner"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

func TestCoach(t *testing.T) {
	r := enter(t, i18n.HR)
	r.come("/learn/who")
	r.touch("learner-add")
	if r.p.Notice == nil || len(r.p.Learners) != 0 {
		t.Error("a learner without a name")
	}
	for _, name := range []string{"Ana", "Bimo"} {
		r.do(typeName{name})
		r.touch("sign-5")
		r.touch("learner-add")
	}
	r.do(typeName{"ana"})
	r.touch("learner-add")
	if len(r.p.Learners) != 2 || r.p.Learners[1].Sign != 4 {
		t.Errorf("%d learners", len(r.p.Learners))
	}
	r.come("/learn/coach")
	r.touch("export-table")
	if save, ok := r.last[0].(session.SaveFile); !ok || !strings.Contains(string(save.Data), "Bimo") {
		t.Errorf("%v", r.last)
	}
	r.touch("export-all")
	if save, ok := r.last[0].(session.SaveFile); !ok || !strings.Contains(string(save.Data), `"Bimo"`) {
		t.Errorf("%v", r.last)
	}
	id := string(r.p.Learners[0].ID)
	r.come("/learn/learner-" + id)
	r.do(typeName{"bimo"})
	r.touch("learner-save")
	if r.p.Learners[0].Name != "Ana" || r.p.Notice == nil {
		t.Error("a name that another has")
	}
	r.do(typeName{"Anja"})
	r.touch("sign-9")
	r.touch("learner-save")
	if l := r.p.Learners[0]; l.Name != "Anja" || l.Sign != 8 || len(r.rows[id]) != 2 || r.p.Route.Sheet != pageCoach {
		t.Errorf("%+v, %q", l, r.rows[id])
	}
	r.come("/learn/learner-" + id)
	r.touch("delete-ask-" + id)
	r.touch("delete-yes-" + id)
	if len(r.p.Learners) != 1 || r.rows[id] != nil || strings.Contains(r.list, id) {
		t.Errorf("%v %q", r.rows, r.list)
	}
	r.come("/learn/who")
	r.touch("choose-" + string(r.p.Learners[0].ID))
	if r.p.now().Name != "Bimo" || r.p.Route.Sheet != "" {
		t.Error("Bimo was chosen")
	}
}

func TestDamaged(t *testing.T) {
	r := &room{t: t, list: "1\t\ta b c", rows: map[string][]string{"a": {"1\t5\t0\tAna"}, "b": {"1\t5\t0\tBimo", "t\tx"}, "c": {"9\t5\t0\tCitra"}},
		p: page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}}}}
	r.come("/learn/coach")
	if html := r.draw(); len(r.p.Learners) != 1 || !strings.Contains(html, "damaged-2") || strings.Contains(html, "learner:") {
		t.Errorf("%d learners", len(r.p.Learners))
	}
	r.touch("delete-ask-b")
	r.touch("delete-yes-b")
	if r.rows["b"] != nil || r.list != "1\t\ta c" || len(r.p.Damaged) != 1 || r.p.Route.Sheet != pageCoach {
		t.Errorf("%q %q", r.list, r.rows)
	}
	r.p.Writing = []change{{ID: "a"}}
	r.do(session.LearnerKept{Err: &session.FullError{Err: errors.New("no room")}})
	if html := r.draw(); !strings.Contains(html, "learn-unkept") || len(r.p.Learners) != 1 {
		t.Error("a row that was refused is not said")
	}

	r = &room{t: t, list: "9\tnew", rows: map[string][]string{}, p: page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}}}}
	r.come("/learn/who")
	r.do(typeName{"Ana"})
	r.touch("learner-add")
	if html := r.draw(); r.list != "9\tnew" || !strings.Contains(html, "learn-unkept") {
		t.Errorf("%q was written over", r.list)
	}
}

func TestTwoTabs(t *testing.T) {
	one := enter(t, i18n.EN)
	one.come("/learn/who")
	one.do(typeName{"Ana"})
	one.touch("learner-add")
	other := &room{t: t, list: one.list, rows: one.rows, n: 1000, p: page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}}}}
	other.come("/learn/names")
	other.solve() // a row of Ana that the first tab does not know
	if len(one.rows[string(one.p.now().ID)]) != 2 || one.p.now().Rows() != 1 {
		t.Fatalf("%q", one.rows)
	}
	one.come("/learn/names")
	one.solve()
	one.touch("next-task")
	one.solve()
	ana := one.p.now()
	if one.stale == 0 || ana.Rows() != 4 || ana.Task(learner.Task{Lesson: "names", Number: 1}).Tries != 2 || len(one.rows[string(ana.ID)]) != 4 || one.p.Unkept != nil {
		t.Errorf("%d rows, %d stale, %v: %q", ana.Rows(), one.stale, one.p.Unkept, one.rows)
	}

	one.come("/learn/who")
	one.do(typeName{"Bimo"})
	one.touch("learner-add")
	other.do(typeName{"Citra"})
	other.p.Route = session.LearnRoute(pageWho)
	other.draw()
	list := other.list
	other.list = one.list // one store
	if list == one.list {
		t.Fatal("nothing was added")
	}
	other.touch("learner-add")
	if names := []string{other.p.Learners[0].Name, other.p.Learners[1].Name, other.p.Learners[2].Name}; other.stale == 0 || names[1] != "Bimo" || names[2] != "Citra" {
		t.Errorf("%v", names)
	}
	one.list = other.list
	id := string(one.p.Learners[0].ID)
	delete(one.rows, id) // the other tab deletes Ana
	one.list = strings.Replace(one.list, id+" ", "", 1)
	one.do(chooseLearner{learner.ID(id)})
	if one.p.Unkept != nil || len(one.p.Learners) != 2 || one.p.now().Name == "Ana" {
		t.Errorf("%v, %d learners", one.p.Unkept, len(one.p.Learners))
	}
}

func TestLeave(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/who")
	r.do(typeName{"Ana"})
	r.touch("learner-add")
	r.come("/learn/mate-1")
	r.touch("begin")
	r.square(chess.A1)
	r.square(chess.A7)
	r.come("/learn")
	if p := r.p.now().Task(learner.Task{Lesson: "mate-1", Number: 1}); p.Wrong != 1 || p.Solved || p.Tries != 1 {
		t.Errorf("%+v", p)
	}
}

// TestLearnersEvent: one touch makes a tournament of the learners: their names and nothing else of them, and no more rounds than opponents.
func TestLearnersEvent(t *testing.T) {
	r := enter(t, i18n.EN)
	r.come("/learn/who")
	add := func(name string) {
		r.do(typeName{name})
		r.touch("learner-add")
	}
	add("Ana")
	r.come("/learn/coach")
	r.do(makeEvent{})
	if len(r.last) != 0 {
		t.Errorf("a tournament of one: %v", r.last)
	}
	r.come("/learn/who")
	add("Bimo")
	add("Cici")
	r.come("/learn/coach")
	r.touch("learners-event")
	var made session.CreateEvent
	for _, c := range r.last {
		if c, ok := c.(session.CreateEvent); ok {
			made = c
		}
	}
	sec := made.After.Sections()
	if len(sec) != 1 || sec[0].Rounds != 2 || made.After.Event().Practice || len(made.After.Players(1)) != 3 || made.After.Players(1)[2].Name != "Cici" {
		t.Errorf("%+v", made.After.Event())
	}
}
