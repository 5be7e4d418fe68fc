package hall

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/round"
	"wasit/app/session"
	"wasit/app/shell"
)

// published brings an event of n players to the results of round 1.
func published(t *testing.T, n int) *desk {
	d := event(t, n, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.noNotice("publishing")
	return d
}

// after returns the newest timer of a signal.
func (d *desk) timer() (session.After, hallSignal, bool) {
	for i := len(d.cmds) - 1; i >= 0; i-- {
		if a, ok := d.cmds[i].(session.After); ok {
			if s, ok := a.Msg.(hallSignal); ok {
				return a, s, true
			}
		}
	}
	return session.After{}, hallSignal{}, false
}

func TestHallClock(t *testing.T) {
	d := published(t, 8)
	if c, ok := d.m.HallNow(); !ok || !c.Started.IsZero() {
		t.Fatalf("not begun: %+v", c)
	}
	d.did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Pause: 15, Cap: journal.CapRule{Minutes: 40}}})
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	config := sec.SectionConfig
	config.WalkOver = 15
	d.did(journal.ChangeSection{Section: sec.ID, SectionConfig: config})
	d.send(startRound{})
	d.noNotice("starting")
	c, _ := d.m.HallNow()
	begun := c.Started
	if ago := d.now.Sub(begun); ago < 0 || ago > time.Minute {
		t.Fatalf("begun %v ago", ago)
	}
	for name, pair := range map[string][2]time.Time{"walk-over": {c.WalkOver, begun.Add(15 * time.Minute)},
		"cap": {c.Cap, begun.Add(40 * time.Minute)}, "next": {c.Next, begun.Add(55 * time.Minute)}} {
		if !pair[0].Equal(pair[1]) {
			t.Errorf("%s at %v, want %v", name, pair[0], pair[1])
		}
	}
	for _, want := range []struct {
		what signal
		at   time.Duration
	}{{signalWalkOver, 15 * time.Minute}, {signalTen, 30 * time.Minute}, {signalFive, 35 * time.Minute}, {signalCap, 40 * time.Minute}} {
		a, s, ok := d.timer()
		if !ok || s.What != want.what || d.now.Add(time.Duration(a.Millis)*time.Millisecond).Before(begun.Add(want.at)) {
			t.Fatalf("timer %+v %+v, want %s after %v", a, s, want.what, want.at)
		}
		d.now = begun.Add(want.at)
		if capped := d.m.IsCapped(); capped {
			t.Fatal("the cap has not struck")
		}
		d.send(s)
		if d.m.Signal == "" || d.m.Notice != nil {
			t.Fatalf("%s is said", want.what)
		}
	}
	if !d.m.IsCapped() {
		t.Error("the cap has struck")
	}
	before := len(d.cmds)
	d.send(shell.Navigated{d.m.Route.Path()})
	for _, c := range d.cmds[before:] {
		if a, ok := c.(session.After); ok {
			t.Errorf("nothing is to come: %+v", a)
		}
	}
}

// TestHallClockAfterReload: the times follow from the journal; one timer runs, however often pages change.
func TestHallClockAfterReload(t *testing.T) {
	d := published(t, 8)
	d.did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	d.send(startRound{})
	again := newDesk(t)
	again.log, again.now = d.log, d.now.Add(time.Minute)
	again.send(shell.Navigated{d.m.Route.Path()})
	c, ok := again.m.HallNow()
	if want, _ := d.m.HallNow(); !ok || !c.Started.Equal(want.Started) || !c.Cap.Equal(want.Cap) {
		t.Fatalf("after a reload %+v", c)
	}
	timers := func() (n int) {
		for _, c := range again.cmds {
			if a, ok := c.(session.After); ok {
				if _, ok := a.Msg.(hallSignal); ok {
					n++
				}
			}
		}
		return n
	}
	if timers() != 1 {
		t.Fatalf("%d timers", timers())
	}
	again.send(shell.Navigated{d.m.Route.In(session.PagePlayers).Path()})
	again.send(shell.Navigated{d.m.Route.Path()})
	if timers() != 1 {
		t.Errorf("%d timers after changes of page", timers())
	}
}

func TestGameLength(t *testing.T) {
	for code, want := range map[string]time.Duration{"": 0, "1200": 40 * time.Minute, "900+10": 50 * time.Minute, "40/5400+30:1800+30": 5 * time.Hour, "x": 0, "-5": 0} {
		if got := regulation.gameLength(code); got != want {
			t.Errorf("%q: %v, want %v", code, got, want)
		}
	}
}

func TestPlannedStart(t *testing.T) {
	d := published(t, 8)
	if c, _ := d.m.HallNow(); !c.Planned.IsZero() {
		t.Errorf("nobody announced %v", c.Planned)
	}
	d.did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40, Pause: 10}})
	c, _ := d.m.HallNow()
	if y, month, day := d.m.Now.Date(); !c.Firm || !c.Planned.Equal(time.Date(y, month, day, 9, 30, 0, 0, d.m.Now.Location())) {
		t.Errorf("announced for 9.30: %+v", c)
	}
	d.m.Print.At = d.m.Now
	if s := paper.printSource(d.m.Session, paper.printReady{Of: session.RoundKey{d.m.Event.ID, 1, 1}}); s.Start.Hour() != 9 || s.Start.Minute() != 30 {
		t.Errorf("on paper: %v", s.Start)
	}
	if at, _ := d.m.Planned(2); !at.IsZero() {
		t.Errorf("round 2 at %v before round 1 began", at)
	}
	d.send(startRound{})
	begun := d.m.Now
	if at, firm := d.m.Planned(2); firm || at.Sub(begun).Round(time.Minute) != 50*time.Minute {
		t.Errorf("round 2 at %v, %v after the start", at, at.Sub(begun))
	}
}

func TestHallDialog(t *testing.T) {
	d := event(t, 4, 3)
	d.send(OpenHall{})
	d.send(hallFill{"cap", "viele"})
	d.send(saveHall{})
	if dialog, ok := d.m.Dialog.(HallDialog); !ok || len(dialog.Faults) != 1 || dialog.Faults[0] != "cap" {
		t.Fatalf("%+v", d.m.Dialog)
	}
	d.send(hallFill{"start", "halb zehn"})
	d.send(saveHall{})
	if dialog, ok := d.m.Dialog.(HallDialog); !ok || !slices.Contains(dialog.Faults, "start") {
		t.Fatalf("%+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"start": "09.30", "cap": "40", "margin": "3", "method": "margin", "pause": "12"} {
		d.send(hallFill{field, value})
	}
	d.send(saveHall{})
	d.noNotice("saving")
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if want := (journal.Hall{Start: 9*60 + 30, Pause: 12, Cap: journal.CapRule{Minutes: 40, Margin: 3, Method: journal.CapMargin}}); sec.Hall != want {
		t.Errorf("%+v", sec.Hall)
	}
}

// complete enters 1–0 on every board.
func (d *desk) complete() {
	d.t.Helper()
	for d.m.Entry.Board != 0 {
		d.send(round.enterScore{Score: journal.WhiteWins, Board: d.m.Entry.Board})
	}
}

func (d *desk) checked() journal.Checked {
	n, _ := d.m.Shown()
	return d.m.Event.Ahead.Checked(d.m.Event.Section, n)
}

func TestBlindSecondEntry(t *testing.T) {
	d := published(t, 8)
	d.complete()
	d.send(round.startCheck{journal.CheckBlind})
	if d.m.Entry.Board != 1 || d.m.Entry.Echo != nil {
		t.Fatalf("%+v", d.m.Entry)
	}
	d.send(round.enterScore{journal.WhiteWins, 1})
	d.send(round.enterScore{journal.WhiteWins, 1}) // the finger bounced
	if d.m.Entry.Board != 2 || len(d.checked().Done) != 1 {
		t.Fatalf("board %d, %+v", d.m.Entry.Board, d.checked())
	}
	d.send(round.enterScore{journal.BlackWins, 2})
	d.send(round.undoResult{})
	if d.m.Entry.Board != 2 || len(d.checked().Differ) != 0 {
		t.Fatalf("taken back: board %d, %+v", d.m.Entry.Board, d.checked())
	}
	d.send(round.enterScore{journal.BlackWins, 2})
	d.send(round.enterScore{journal.Drawn, 3})
	d.send(round.enterScore{journal.WhiteWins, 4})
	c := d.checked()
	if len(c.Left) != 0 || len(c.Differ) != 2 || d.m.Entry.Board != 0 {
		t.Fatalf("%+v", c)
	}
	d.send(round.settleCheck{Board: 2, Second: true})
	d.send(round.settleCheck{Board: 3})
	d.noNotice("settling")
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if !d.checked().IsWhole() || r.Boards[1].Score != journal.BlackWins || r.Boards[2].Score != journal.WhiteWins {
		t.Fatalf("%+v, %+v", d.checked(), r.Boards)
	}
	d.send(round.closeRound{})
	var closed journal.RoundClosed
	for _, rec := range d.log {
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
	d.send(round.startCheck{journal.CheckRead})
	if s, ok := d.cmds[len(d.cmds)-1].(session.Speak); !ok || s.Text == "" {
		t.Error("the first result is read out")
	}
	d.send(round.readBack{Board: 1, OK: true})
	d.send(round.readBack{Board: 1, OK: true}) // twice
	if d.m.Entry.Board != 2 {
		t.Fatalf("board %d", d.m.Entry.Board)
	}
	d.send(round.readBack{Board: 2})
	if d.m.Entry.Check != "" || d.m.Entry.Board != 2 {
		t.Fatalf("a wrong one is entered anew: %+v", d.m.Entry)
	}
	d.send(round.enterScore{journal.Drawn, 2})
	if d.m.Entry.Check != journal.CheckRead || d.m.Entry.Board != 2 {
		t.Fatalf("and read back again: %+v", d.m.Entry)
	}
	d.send(round.readBack{Board: 2, OK: true})
	d.send(round.readBack{Board: 3, OK: true})
	if !d.checked().IsWhole() {
		t.Errorf("%+v", d.checked())
	}
	d.send(round.stopCheck{})
	d.send(round.selectBoard{3})
	d.send(round.enterScore{journal.BlackWins, 3})
	if d.checked().IsWhole() {
		t.Error("a result changed later is verified no more")
	}
}

func TestNumbersThatNoBoardHas(t *testing.T) {
	d := published(t, 8)
	d.send(round.toggleNumbers{})
	d.send(round.digit{9})
	if d.m.Entry.Shakes != 1 || d.m.Entry.Board != 1 {
		t.Errorf("%+v", d.m.Entry)
	}
	d.send(round.digit{3})
	if d.m.Entry.Board != 3 || d.m.Entry.Typed != "3" {
		t.Errorf("%+v", d.m.Entry)
	}
}

func TestFindAndCall(t *testing.T) {
	d := published(t, 8)
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	p, _ := d.m.Event.Ahead.Player(r.Boards[2].Black)
	d.send(round.findBoard{p.Name})
	if d.m.Entry.Board != 3 {
		t.Errorf("found board %d of %s", d.m.Entry.Board, p.Name)
	}
	d.send(round.findBoard{"2"})
	if d.m.Entry.Board != 2 {
		t.Errorf("found board %d", d.m.Entry.Board)
	}
	d.send(round.enterScore{journal.Drawn, 2})
	if got, want := round.CallText(d.m.Session, d.m.Event.Ahead.MissingBoards(d.m.Event.Section, 1)), "Boards 1, 3, 4: please report to the arbiter."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	d.send(round.Call{Text: true})
	if s, ok := d.cmds[len(d.cmds)-1].(session.ShareText); !ok || len(s.Text) < 60 {
		t.Errorf("%+v", d.cmds[len(d.cmds)-1])
	}
}

func TestReverseColors(t *testing.T) {
	d := published(t, 8)
	before, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	d.send(round.enterScore{journal.WhiteWins, 1})
	d.send(round.reverseBoard{1})
	d.noNotice("reversing")
	after, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if after.Boards[0].White != before.Boards[0].Black || after.Boards[0].Score != journal.BlackWins {
		t.Errorf("%+v", after.Boards[0])
	}
}

// TestSignalOfAnotherSection: whoever works on the girls hears of the boys' forfeit time too.
func TestSignalOfAnotherSection(t *testing.T) {
	d := published(t, 8)
	d.did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3}})
	d.did(journal.SetHall{Section: 1, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	d.send(startRound{})
	d.send(session.ChooseSection{2})
	if d.m.Event.Section != 2 {
		t.Fatal("the other section is in hand")
	}
	_, s, ok := d.timer()
	if !ok || s.Section != 1 || s.What != signalTen {
		t.Fatalf("%+v", s)
	}
	d.now = d.now.Add(30 * time.Minute)
	d.send(s)
	sec, _ := d.m.Event.Ahead.Section(1)
	if d.m.Notice == nil || !strings.Contains(d.m.Notice.Title, sec.Name) {
		t.Errorf("%+v", d.m.Notice)
	}
}
