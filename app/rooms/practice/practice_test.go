package practice

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

func (d *desk) task() string {
	list := d.m.tasks()
	if now := nextTask(list); now < len(list) {
		return list[now].Key
	}
	return ""
}

func (d *desk) wantTask(want string) {
	d.t.Helper()
	d.NoNotice(want)
	if got := d.task(); got != want {
		d.t.Fatalf("the task in hand is %q, want %q", got, want)
	}
}

func (d *desk) called(name string) journal.PlayerID {
	for _, p := range d.m.Event.Ahead.Players(1) {
		if p.Name == name {
			return p.ID
		}
	}
	d.t.Fatalf("no %s", name)
	return 0
}

// TestPracticeDay plays a simulated day from the first task to the last.
func TestPracticeDay(t *testing.T) {
	d := newDesk(t)
	d.send(session.StartPractice{})
	if !d.m.IsPractice() || d.m.Route.Page != session.PagePractice || !strings.HasPrefix(d.m.Event.Kept.Event().Name, "PRACTICE – ") {
		t.Fatalf("%v %q", d.m.Route, d.m.Event.Kept.Event().Name)
	}
	d.wantTask("double")
	d.Did(journal.RemovePlayer{ID: d.called("Andi Widjaya")})
	d.wantTask("publish")
	d.Pair()
	d.Publish()
	d.wantTask("late")
	for _, late := range latecomers {
		d.Did(journal.EnterLate{Section: 1, PlayerInfo: late, From: 2, Missed: journal.Zero})
	}
	for n := 1; n <= dayRounds; n++ {
		d.wantTask("results-" + i18n.EN.Int(n))
		d.send(askHelp{})
		if wrong := d.m.mismatches(n); len(wrong) != 1 {
			t.Fatalf("round %d: the colleague was wrong on boards %v, want one", n, wrong)
		}
		for _, s := range d.m.slips(n) {
			if s.Entered != s.Truth {
				d.Did(journal.EnterResult{Section: 1, Round: n, Board: s.Board, Score: s.Truth})
			}
		}
		d.wantTask("results-" + i18n.EN.Int(n))
		d.Close()
		switch n {
		case 1:
			d.wantTask("leave")
			d.Did(journal.Withdraw{Players: []journal.PlayerID{d.called(leaver)}, From: 2})
		case 2:
			d.wantTask("protest")
			s, _ := d.m.protested()
			d.Did(journal.CorrectResult{Section: 1, Round: 1, Board: s.Board, Score: s.Truth, Reason: "both say so"})
		}
		if n < dayRounds {
			d.Pair()
			d.Publish()
		}
	}
	d.wantTask("finish")
	d.Did(journal.FinishEvent{Time: d.Time.UnixMilli()})
	d.wantTask("")
	for _, r := range d.Log {
		if _, ok := r.Event.(journal.ResultEntered); ok && r.By == "Colleague" {
			return
		}
	}
	t.Error("the colleague's entries do not bear his name")
}

// TestTruthHolds: what a slip says depends on the event and the two players alone.
func TestTruthHolds(t *testing.T) {
	d := newDesk(t)
	d.send(session.StartPractice{})
	count := map[journal.Score]int{}
	for w := 1; w < 40; w++ {
		b := journal.Board{White: journal.PlayerID(w), Black: journal.PlayerID(w + 1)}
		first := d.m.truth(1, b)
		b.Number = 9
		if d.m.truth(1, b) != first {
			t.Fatal("another board, another result")
		}
		count[first]++
	}
	if len(count) != 3 || count[journal.Score{White: swiss.Draw, Black: swiss.Draw}] > 20 {
		t.Errorf("results %v", count)
	}
}
