package round

import (
	"testing"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
)

// complete enters 1–0 on every board.
func (d *desk) complete() {
	d.t.Helper()
	for d.m.Board != 0 {
		d.send(enterScore{Score: journal.WhiteWins, Board: d.m.Board})
	}
}

func (d *desk) checked() journal.Checked {
	n, _ := d.m.Shown()
	return d.m.Event.Ahead.Checked(d.m.Event.Section, n)
}

func TestBlindSecondEntry(t *testing.T) {
	d := published(t, 8)
	d.complete()
	d.send(startCheck{journal.CheckBlind})
	if d.m.Board != 1 || d.m.Echo != nil {
		t.Fatalf("%+v", d.m.Model)
	}
	d.send(enterScore{journal.WhiteWins, 1})
	d.send(enterScore{journal.WhiteWins, 1}) // the finger bounced
	if d.m.Board != 2 || len(d.checked().Done) != 1 {
		t.Fatalf("board %d, %+v", d.m.Board, d.checked())
	}
	d.send(enterScore{journal.BlackWins, 2})
	d.send(undoResult{})
	if d.m.Board != 2 || len(d.checked().Differ) != 0 {
		t.Fatalf("taken back: board %d, %+v", d.m.Board, d.checked())
	}
	d.send(enterScore{journal.BlackWins, 2})
	d.send(enterScore{journal.Drawn, 3})
	d.send(enterScore{journal.WhiteWins, 4})
	c := d.checked()
	if len(c.Left) != 0 || len(c.Differ) != 2 || d.m.Board != 0 {
		t.Fatalf("%+v", c)
	}
	d.send(settleCheck{Board: 2, Second: true})
	d.send(settleCheck{Board: 3})
	d.NoNotice("settling")
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if !d.checked().IsWhole() || r.Boards[1].Score != journal.BlackWins || r.Boards[2].Score != journal.WhiteWins {
		t.Fatalf("%+v, %+v", d.checked(), r.Boards)
	}
	d.send(closeRound{})
	var closed journal.RoundClosed
	for _, rec := range d.Log {
		if e, ok := rec.Event.(journal.RoundClosed); ok {
			closed = e
		}
	}
	if !closed.Checked {
		t.Error("the round was closed verified")
	}
}

func TestReadBack(t *testing.T) {
	d := published(t, 6)
	d.complete()
	d.m.Settings.Speak = true
	d.send(startCheck{journal.CheckRead})
	if s, ok := d.Cmds[len(d.Cmds)-1].(session.Speak); !ok || s.Text == "" {
		t.Error("the first result is read out")
	}
	d.send(readBack{Board: 1, OK: true})
	d.send(readBack{Board: 1, OK: true}) // twice
	if d.m.Board != 2 {
		t.Fatalf("board %d", d.m.Board)
	}
	d.send(readBack{Board: 2})
	if d.m.Check != "" || d.m.Board != 2 {
		t.Fatalf("a wrong one is entered anew: %+v", d.m.Model)
	}
	d.send(enterScore{journal.Drawn, 2})
	if d.m.Check != journal.CheckRead || d.m.Board != 2 {
		t.Fatalf("and read back again: %+v", d.m.Model)
	}
	d.send(readBack{Board: 2, OK: true})
	d.send(readBack{Board: 3, OK: true})
	if !d.checked().IsWhole() {
		t.Errorf("%+v", d.checked())
	}
	d.send(stopCheck{})
	d.send(selectBoard{3})
	d.send(enterScore{journal.BlackWins, 3})
	if d.checked().IsWhole() {
		t.Error("a result changed later is verified no more")
	}
}

// TestPass: a second entry does not see the first one; read back, it does. How far it is stands in the bar.
func TestPass(t *testing.T) {
	d := published(t, 6)
	d.complete()
	d.Says("all are in", "All 3", "Check against the slips", "Read back", "Close the round")
	for how, seen := range map[journal.CheckHow]bool{journal.CheckBlind: false, journal.CheckRead: true} {
		d.send(startCheck{how})
		p := d.m.pass(1)
		if p.rows[0].Score.IsZero() == seen || p.left != "3 boards to verify" || len(p.checked) != 0 {
			t.Errorf("%s: %+v", how, p)
		}
	}
	d.send(startCheck{journal.CheckBlind})
	d.Says("the second entry", "3 boards to verify", "no result yet", "!1–0 ½–½")
	d.Touch("key-w", "key-d")
	if p := d.m.pass(1); p.left != "1 board to verify" || !p.checked[1] || !p.checked[2] || p.checked[3] {
		t.Errorf("two are done: %+v", p)
	}
	d.Touch("check-stop")
	if got := d.m.secondEntry(1); got != "Go on verifying: 2 left" {
		t.Errorf("to go on: %q", got)
	}
	d.Touch("check-blind", "key-w")
	white, black := d.m.seated(1, 2)
	want := difference{2, "Board 2: " + white.Name + " – " + black.Name + ". Look at the slip: which one is right?", "First entry: " + phrase.ScoreInText(journal.WhiteWins), "Second entry: " + phrase.ScoreInText(journal.Drawn)}
	if got := d.m.differences(1); len(got) != 1 || got[0] != want {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	d.Says("they differ", "1 board differs", want.title, "First entry: 1–0", "Second entry: ½–½")
	d.Touch("second-2")
	d.Says("settled", "All results are verified", "!Look at the slip")
	d.Touch("close")
	if d.round().Phase != journal.Closed {
		t.Errorf("phase %v", d.round().Phase)
	}
}

// TestSecondEntry: how the key is named that begins it, and where there is none.
func TestSecondEntry(t *testing.T) {
	d := published(t, 4)
	d.complete()
	if got := d.m.secondEntry(1); got != "Check against the slips" {
		t.Errorf("not begun: %q", got)
	}
	if got := teams(t).m.secondEntry(1); got != "" {
		t.Errorf("a match of several games is read back: %q", got)
	}
}

// TestReadBackPage: each result is shown large, confirmed or sent back by the keys.
func TestReadBackPage(t *testing.T) {
	d := published(t, 4)
	d.complete()
	d.Touch("check-read")
	white, _ := d.m.seated(1, 1)
	d.Says("the first", "Board 1", white.Name, "1–0", "White wins. Read out names and result.")
	d.Touch("read-yes")
	d.Says("the second", "1 board to verify", "Board 2")
	d.Touch("read-no")
	d.Says("it was wrong", "!Read out names and result.", "Board 2 1–0")
	d.Touch("key-b", "read-yes")
	d.Says("all are verified", "All results are verified")
}

func TestNumbersThatNoBoardHas(t *testing.T) {
	d := published(t, 8)
	d.send(toggleNumbers{})
	d.send(digit{9})
	if d.m.Shakes != 1 || d.m.Board != 1 {
		t.Errorf("%+v", d.m.Model)
	}
	d.send(digit{3})
	if d.m.Board != 3 || d.m.Typed != "3" {
		t.Errorf("%+v", d.m.Model)
	}
}

func TestFindAndCall(t *testing.T) {
	d := published(t, 8)
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	p, _ := d.m.Event.Ahead.Player(r.Boards[2].Black)
	d.send(findBoard{p.Name})
	if d.m.Board != 3 {
		t.Errorf("found board %d of %s", d.m.Board, p.Name)
	}
	d.send(findBoard{"2"})
	if d.m.Board != 2 {
		t.Errorf("found board %d", d.m.Board)
	}
	d.send(enterScore{journal.Drawn, 2})
	if got, want := d.m.callText(d.m.Event.Ahead.MissingBoards(d.m.Event.Section, 1)), "Boards 1, 3, 4: please report to the arbiter."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	d.send(call{Text: true})
	if s, ok := d.Cmds[len(d.Cmds)-1].(session.ShareText); !ok || len(s.Text) < 60 {
		t.Errorf("%+v", d.Cmds[len(d.Cmds)-1])
	}
}

func TestReverseColors(t *testing.T) {
	d := published(t, 8)
	before, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	d.send(enterScore{journal.WhiteWins, 1})
	d.send(reverseBoard{1})
	d.NoNotice("reversing")
	after, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if after.Boards[0].White != before.Boards[0].Black || after.Boards[0].Score != journal.BlackWins {
		t.Errorf("%+v", after.Boards[0])
	}
}
