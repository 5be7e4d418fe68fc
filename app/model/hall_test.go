package model

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/journal"
)

// published brings an event of n players to the results of round 1.
func published(t *testing.T, n int) *desk {
	d := event(t, n, 3)
	d.send(PairNext{})
	d.send(Draw{})
	d.send(PublishRound{})
	d.noNotice("publishing")
	return d
}

// after returns the newest timer of a signal.
func (d *desk) timer() (After, HallSignal, bool) {
	for i := len(d.cmds) - 1; i >= 0; i-- {
		if a, ok := d.cmds[i].(After); ok {
			if s, ok := a.Msg.(HallSignal); ok {
				return a, s, true
			}
		}
	}
	return After{}, HallSignal{}, false
}

func TestHallClock(t *testing.T) {
	d := published(t, 8)
	if c, ok := d.m.HallClock(); !ok || !c.Started.IsZero() {
		t.Fatalf("not begun: %+v", c)
	}
	d.did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Pause: 15, Cap: journal.CapRule{Minutes: 40}}})
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	config := sec.SectionConfig
	config.WalkOver = 15
	d.did(journal.ChangeSection{Section: sec.ID, SectionConfig: config})
	d.send(StartRound{})
	d.noNotice("starting")
	c, _ := d.m.HallClock()
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
		what Signal
		at   time.Duration
	}{{SignalWalkOver, 15 * time.Minute}, {SignalTen, 30 * time.Minute}, {SignalFive, 35 * time.Minute}, {SignalCap, 40 * time.Minute}} {
		a, s, ok := d.timer()
		if !ok || s.What != want.what || d.now.Add(time.Duration(a.Millis)*time.Millisecond).Before(begun.Add(want.at)) {
			t.Fatalf("timer %+v %+v, want %s after %v", a, s, want.what, want.at)
		}
		d.now = begun.Add(want.at)
		if capped := d.m.IsCapped(); capped {
			t.Fatal("the cap has not struck")
		}
		d.send(s)
		if d.m.Entry.Signal == "" || d.m.Notice != nil {
			t.Fatalf("%s is said", want.what)
		}
	}
	if !d.m.IsCapped() {
		t.Error("the cap has struck")
	}
	before := len(d.cmds)
	d.send(Navigated{d.m.Route.Path()})
	for _, c := range d.cmds[before:] {
		if a, ok := c.(After); ok {
			t.Errorf("nothing is to come: %+v", a)
		}
	}
}

// TestHallClockAfterReload: the times follow from the journal; one timer runs, however often pages change.
func TestHallClockAfterReload(t *testing.T) {
	d := published(t, 8)
	d.did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	d.send(StartRound{})
	again := newDesk(t)
	again.log, again.now = d.log, d.now.Add(time.Minute)
	again.send(Navigated{d.m.Route.Path()})
	c, ok := again.m.HallClock()
	if want, _ := d.m.HallClock(); !ok || !c.Started.Equal(want.Started) || !c.Cap.Equal(want.Cap) {
		t.Fatalf("after a reload %+v", c)
	}
	timers := func() (n int) {
		for _, c := range again.cmds {
			if a, ok := c.(After); ok {
				if _, ok := a.Msg.(HallSignal); ok {
					n++
				}
			}
		}
		return n
	}
	if timers() != 1 {
		t.Fatalf("%d timers", timers())
	}
	again.send(Navigated{d.m.Route.In(PagePlayers).Path()})
	again.send(Navigated{d.m.Route.Path()})
	if timers() != 1 {
		t.Errorf("%d timers after changes of page", timers())
	}
}

func TestGameLength(t *testing.T) {
	for code, want := range map[string]time.Duration{"": 0, "1200": 40 * time.Minute, "900+10": 50 * time.Minute, "40/5400+30:1800+30": 5 * time.Hour, "x": 0, "-5": 0} {
		if got := gameLength(code); got != want {
			t.Errorf("%q: %v, want %v", code, got, want)
		}
	}
}

func TestPlannedStart(t *testing.T) {
	d := published(t, 8)
	if c, _ := d.m.HallClock(); !c.Planned.IsZero() {
		t.Errorf("nobody announced %v", c.Planned)
	}
	d.did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40, Pause: 10}})
	c, _ := d.m.HallClock()
	if y, month, day := d.m.Now.Date(); !c.Firm || !c.Planned.Equal(time.Date(y, month, day, 9, 30, 0, 0, d.m.Now.Location())) {
		t.Errorf("announced for 9.30: %+v", c)
	}
	d.m.Print.At = d.m.Now
	if s := d.m.printSource(PrintReady{Of: RoundKey{d.m.Event.ID, 1, 1}}); s.Start.Hour() != 9 || s.Start.Minute() != 30 {
		t.Errorf("on paper: %v", s.Start)
	}
	if at, _ := d.m.Planned(2); !at.IsZero() {
		t.Errorf("round 2 at %v before round 1 began", at)
	}
	d.send(StartRound{})
	begun := d.m.Now
	if at, firm := d.m.Planned(2); firm || at.Sub(begun).Round(time.Minute) != 50*time.Minute {
		t.Errorf("round 2 at %v, %v after the start", at, at.Sub(begun))
	}
}

func TestHallDialog(t *testing.T) {
	d := event(t, 4, 3)
	d.send(OpenHall{})
	d.send(HallFill{"cap", "viele"})
	d.send(SaveHall{})
	if dialog, ok := d.m.Dialog.(HallDialog); !ok || len(dialog.Faults) != 1 || dialog.Faults[0] != "cap" {
		t.Fatalf("%+v", d.m.Dialog)
	}
	d.send(HallFill{"start", "halb zehn"})
	d.send(SaveHall{})
	if dialog, ok := d.m.Dialog.(HallDialog); !ok || !slices.Contains(dialog.Faults, "start") {
		t.Fatalf("%+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"start": "09.30", "cap": "40", "margin": "3", "method": "margin", "pause": "12"} {
		d.send(HallFill{field, value})
	}
	d.send(SaveHall{})
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
		d.send(EnterScore{Score: journal.WhiteWins, Board: d.m.Entry.Board})
	}
}

func (d *desk) checked() journal.Checked {
	n, _ := d.m.Shown()
	return d.m.Event.Ahead.Checked(d.m.Event.Section, n)
}

func TestBlindSecondEntry(t *testing.T) {
	d := published(t, 8)
	d.complete()
	d.send(StartCheck{journal.CheckBlind})
	if d.m.Entry.Board != 1 || d.m.Entry.Echo != nil {
		t.Fatalf("%+v", d.m.Entry)
	}
	d.send(EnterScore{journal.WhiteWins, 1})
	d.send(EnterScore{journal.WhiteWins, 1}) // the finger bounced
	if d.m.Entry.Board != 2 || len(d.checked().Done) != 1 {
		t.Fatalf("board %d, %+v", d.m.Entry.Board, d.checked())
	}
	d.send(EnterScore{journal.BlackWins, 2})
	d.send(UndoResult{})
	if d.m.Entry.Board != 2 || len(d.checked().Differ) != 0 {
		t.Fatalf("taken back: board %d, %+v", d.m.Entry.Board, d.checked())
	}
	d.send(EnterScore{journal.BlackWins, 2})
	d.send(EnterScore{journal.Drawn, 3})
	d.send(EnterScore{journal.WhiteWins, 4})
	c := d.checked()
	if len(c.Left) != 0 || len(c.Differ) != 2 || d.m.Entry.Board != 0 {
		t.Fatalf("%+v", c)
	}
	d.send(SettleCheck{Board: 2, Second: true})
	d.send(SettleCheck{Board: 3})
	d.noNotice("settling")
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if !d.checked().IsWhole() || r.Boards[1].Score != journal.BlackWins || r.Boards[2].Score != journal.WhiteWins {
		t.Fatalf("%+v, %+v", d.checked(), r.Boards)
	}
	d.send(CloseRound{})
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
	d.send(StartCheck{journal.CheckRead})
	if s, ok := d.cmds[len(d.cmds)-1].(Speak); !ok || s.Text == "" {
		t.Error("the first result is read out")
	}
	d.send(ReadBack{Board: 1, OK: true})
	d.send(ReadBack{Board: 1, OK: true}) // twice
	if d.m.Entry.Board != 2 {
		t.Fatalf("board %d", d.m.Entry.Board)
	}
	d.send(ReadBack{Board: 2})
	if d.m.Entry.Check != "" || d.m.Entry.Board != 2 {
		t.Fatalf("a wrong one is entered anew: %+v", d.m.Entry)
	}
	d.send(EnterScore{journal.Drawn, 2})
	if d.m.Entry.Check != journal.CheckRead || d.m.Entry.Board != 2 {
		t.Fatalf("and read back again: %+v", d.m.Entry)
	}
	d.send(ReadBack{Board: 2, OK: true})
	d.send(ReadBack{Board: 3, OK: true})
	if !d.checked().IsWhole() {
		t.Errorf("%+v", d.checked())
	}
	d.send(StopCheck{})
	d.send(SelectBoard{3})
	d.send(EnterScore{journal.BlackWins, 3})
	if d.checked().IsWhole() {
		t.Error("a result changed later is verified no more")
	}
}

func TestNumbersThatNoBoardHas(t *testing.T) {
	d := published(t, 8)
	d.send(ToggleNumbers{})
	d.send(Digit{9})
	if d.m.Entry.Shakes != 1 || d.m.Entry.Board != 1 {
		t.Errorf("%+v", d.m.Entry)
	}
	d.send(Digit{3})
	if d.m.Entry.Board != 3 || d.m.Entry.Typed != "3" {
		t.Errorf("%+v", d.m.Entry)
	}
}

func TestFindAndCall(t *testing.T) {
	d := published(t, 8)
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	p, _ := d.m.Event.Ahead.Player(r.Boards[2].Black)
	d.send(FindBoard{p.Name})
	if d.m.Entry.Board != 3 {
		t.Errorf("found board %d of %s", d.m.Entry.Board, p.Name)
	}
	d.send(FindBoard{"2"})
	if d.m.Entry.Board != 2 {
		t.Errorf("found board %d", d.m.Entry.Board)
	}
	d.send(EnterScore{journal.Drawn, 2})
	if got, want := d.m.CallText(d.m.Event.Ahead.MissingBoards(d.m.Event.Section, 1)), "Boards 1, 3, 4: please report to the arbiter."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	d.send(Call{Text: true})
	if s, ok := d.cmds[len(d.cmds)-1].(ShareText); !ok || len(s.Text) < 60 {
		t.Errorf("%+v", d.cmds[len(d.cmds)-1])
	}
}

func TestReverseColors(t *testing.T) {
	d := published(t, 8)
	before, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	d.send(EnterScore{journal.WhiteWins, 1})
	d.send(ReverseBoard{1})
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
	d.send(StartRound{})
	d.send(ChooseSection{2})
	if d.m.Event.Section != 2 {
		t.Fatal("the other section is in hand")
	}
	_, s, ok := d.timer()
	if !ok || s.Section != 1 || s.What != SignalTen {
		t.Fatalf("%+v", s)
	}
	d.now = d.now.Add(30 * time.Minute)
	d.send(s)
	sec, _ := d.m.Event.Ahead.Section(1)
	if d.m.Notice == nil || !strings.Contains(d.m.Notice.Title, sec.Name) {
		t.Errorf("%+v", d.m.Notice)
	}
}
