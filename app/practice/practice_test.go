package practice

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/session"
	"wasit/app/setup"
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
	d.noNotice(want)
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
	d.send(StartPractice{})
	if !d.m.IsPractice() || d.m.Route.Page != session.PagePractice || !strings.HasPrefix(d.m.Event.Kept.Event().Name, "PRACTICE – ") {
		t.Fatalf("%v %q", d.m.Route, d.m.Event.Kept.Event().Name)
	}
	d.wantTask("double")
	d.send(players.removePlayer{d.called("Andi Widjaya")})
	d.wantTask("publish")
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.wantTask("late")
	for _, late := range practiceLate {
		d.did(journal.EnterLate{Section: 1, PlayerInfo: late, From: 2, Missed: journal.Zero})
	}
	for n := 1; n <= practiceRounds; n++ {
		d.wantTask("results-" + i18n.EN.Int(n))
		d.send(practiceHelp{})
		if wrong := d.m.mismatches(n); len(wrong) != 1 {
			t.Fatalf("round %d: the colleague was wrong on boards %v, want one", n, wrong)
		}
		for _, s := range d.m.slips(n) {
			if s.Entered != s.Truth {
				d.did(journal.EnterResult{Section: 1, Round: n, Board: s.Board, Score: s.Truth})
			}
		}
		d.wantTask("results-" + i18n.EN.Int(n))
		d.send(round.closeRound{})
		switch n {
		case 1:
			d.wantTask("leave")
			d.send(players.withdrawPlayer{d.called(practiceLeaver)})
		case 2:
			d.wantTask("protest")
			s, _ := d.m.protested()
			d.did(journal.CorrectResult{Section: 1, Round: 1, Board: s.Board, Score: s.Truth, Reason: "both say so"})
		}
		if n < practiceRounds {
			d.send(pairing.PairNext{})
			d.send(round.publishRound{})
		}
	}
	d.wantTask("finish")
	d.did(journal.FinishEvent{Time: d.now.UnixMilli()})
	d.wantTask("")
	for _, r := range d.log {
		if _, ok := r.Event.(journal.ResultEntered); ok && r.By == "Colleague" {
			return
		}
	}
	t.Error("the colleague's entries do not bear his name")
}

// TestPracticeIsNoEvent: it cannot be exported, its mark cannot be taken away, and a copy of it is a practice.
func TestPracticeIsNoEvent(t *testing.T) {
	d := newDesk(t)
	d.send(StartPractice{})
	for _, msg := range []session.Msg{records.exportTRF{}, records.exportPGN{}, records.exportCSV{"players"}, prizes.exportAwards{}} {
		before := len(d.cmds)
		d.send(msg)
		if d.m.Notice == nil || slices.ContainsFunc(d.cmds[before:], func(c session.Cmd) bool { return c != session.Cmd(session.Reveal{ID: "notice"}) }) {
			t.Errorf("%T went out", msg)
		}
	}
	info := d.m.Event.Ahead.Event()
	info.Practice = false
	d.did(journal.ChangeEvent{EventInfo: info})
	if !d.m.IsPractice() {
		t.Error("a practice became a real event")
	}
	d.Go(d.m.Route.In(session.PageRules).Path())
	d.send(setup.wizardSet{Field: "name", Value: "National Championship"})
	d.send(setup.wizardSave{})
	if name := d.m.Event.Ahead.Event().Name; name != "PRACTICE – National Championship" {
		t.Errorf("the name is %q", name)
	}
	d.send(setup.OpenCopy{})
	d.send(setup.copySet{Field: "name", Value: "Cup"})
	d.send(setup.copyEvent{})
	if !d.m.IsPractice() || d.m.Event.Kept.Event().Name != "PRACTICE – Cup" {
		t.Errorf("a copy of a practice is called %q, practice %v", d.m.Event.Kept.Event().Name, d.m.IsPractice())
	}
}

// TestTruthHolds: what a slip says depends on the event and the two players alone.
func TestTruthHolds(t *testing.T) {
	d := newDesk(t)
	d.send(StartPractice{})
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
