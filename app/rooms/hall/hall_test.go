package hall

import (
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // zones that this machine may lack

	"wasit/app/event/forecast"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// published brings an event of n players to the results of round 1.
func published(t *testing.T, n int) *desk {
	d := event(t, n, 3)
	d.Pair()
	d.Publish()
	d.NoNotice("publishing")
	return d
}

// after returns the newest timer of a signal.
func (d *desk) timer() (session.After, momentCame, bool) {
	for i := len(d.Cmds) - 1; i >= 0; i-- {
		if a, ok := d.Cmds[i].(session.After); ok {
			if s, ok := a.Msg.(momentCame); ok {
				return a, s, true
			}
		}
	}
	return session.After{}, momentCame{}, false
}

// next is when the round after the one in play begins.
func (d *desk) next() time.Time {
	at, _ := forecast.Start(d.m.Event.Ahead, d.m.Section().Section, d.m.Event.Ahead.NextRound(d.m.Event.Section), d.m.Now)
	return at
}

func TestHallClock(t *testing.T) {
	d := published(t, 8)
	if c, ok := d.m.HallNow(); !ok || !c.Started.IsZero() {
		t.Fatalf("not begun: %+v", c)
	}
	d.Did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Pause: 15, Cap: journal.CapRule{Minutes: 40}}})
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	config := sec.SectionConfig
	config.WalkOver = 15
	d.Did(journal.ChangeSection{Section: sec.ID, SectionConfig: config})
	d.send(StartRound{})
	d.NoNotice("starting")
	c, _ := d.m.HallNow()
	begun := c.Started
	if ago := d.Time.Sub(begun); ago < 0 || ago > time.Minute {
		t.Fatalf("begun %v ago", ago)
	}
	for name, pair := range map[string][2]time.Time{"walk-over": {c.WalkOver, begun.Add(15 * time.Minute)},
		"cap": {c.Cap, begun.Add(40 * time.Minute)}, "next": {d.next(), begun.Add(55 * time.Minute)}} {
		if !pair[0].Equal(pair[1]) {
			t.Errorf("%s at %v, want %v", name, pair[0], pair[1])
		}
	}
	for _, want := range []struct {
		what signal
		at   time.Duration
	}{{signalWalkOver, 15 * time.Minute}, {signalTen, 30 * time.Minute}, {signalFive, 35 * time.Minute}, {signalCap, 40 * time.Minute}} {
		a, s, ok := d.timer()
		if !ok || s.What != want.what || d.Time.Add(time.Duration(a.Millis)*time.Millisecond).Before(begun.Add(want.at)) {
			t.Fatalf("timer %+v %+v, want %s after %v", a, s, want.what, want.at)
		}
		d.Time = begun.Add(want.at)
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
	before := len(d.Cmds)
	d.arrive()
	for _, c := range d.Cmds[before:] {
		if a, ok := c.(session.After); ok {
			t.Errorf("nothing is to come: %+v", a)
		}
	}
}

// TestHallClockAfterReload: the times follow from the journal; one timer runs, however often pages change.
func TestHallClockAfterReload(t *testing.T) {
	d := published(t, 8)
	d.Did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	d.send(StartRound{})
	again := newDesk(t)
	again.Log, again.Time, again.Route = d.Log, d.Time.Add(time.Minute), d.Route
	again.Event = &session.Event{ID: d.Event.ID, Loading: true}
	again.Perform([]session.Cmd{session.OpenEvent{ID: d.Event.ID}})
	c, ok := again.m.HallNow()
	if want, _ := d.m.HallNow(); !ok || !c.Started.Equal(want.Started) || !c.Cap.Equal(want.Cap) {
		t.Fatalf("after a reload %+v", c)
	}
	timers := func() (n int) {
		for _, c := range again.Cmds {
			if a, ok := c.(session.After); ok {
				if _, ok := a.Msg.(momentCame); ok {
					n++
				}
			}
		}
		return n
	}
	if timers() != 1 {
		t.Fatalf("%d timers", timers())
	}
	again.Go(d.Route.In(session.PagePlayers).Path())
	again.arrive()
	again.Route = d.Route
	again.arrive()
	if timers() != 1 {
		t.Errorf("%d timers after changes of page", timers())
	}
}

func TestPlannedStart(t *testing.T) {
	d := published(t, 8)
	if c, _ := d.m.HallNow(); !c.Planned.IsZero() {
		t.Errorf("nobody announced %v", c.Planned)
	}
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40, Pause: 10}})
	c, _ := d.m.HallNow()
	if y, month, day := d.m.Now.Date(); !c.Firm || !c.Planned.Equal(time.Date(y, month, day, 9, 30, 0, 0, d.m.Now.Location())) {
		t.Errorf("announced for 9.30: %+v", c)
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
	d.send(fillField{"cap", "viele"})
	d.send(saveHall{})
	if dialog, ok := d.m.Dialog.(timesDialog); !ok || len(dialog.Faults) != 1 || dialog.Faults[0] != "cap" {
		t.Fatalf("%+v", d.m.Dialog)
	}
	d.send(fillField{"start", "halb zehn"})
	d.send(saveHall{})
	if dialog, ok := d.m.Dialog.(timesDialog); !ok || !slices.Contains(dialog.Faults, "start") {
		t.Fatalf("%+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"start": "09.30", "cap": "40", "margin": "3", "method": "margin", "pause": "12"} {
		d.send(fillField{field, value})
	}
	d.send(saveHall{})
	d.NoNotice("saving")
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if want := (journal.Hall{Start: 9*60 + 30, Pause: 12, Cap: journal.CapRule{Minutes: 40, Margin: 3, Method: journal.CapMargin}}); sec.Hall != want {
		t.Errorf("%+v", sec.Hall)
	}
}

// TestSignalOfAnotherSection: whoever works on the girls hears of the boys' forfeit time too.
func TestSignalOfAnotherSection(t *testing.T) {
	d := published(t, 8)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3}})
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Cap: journal.CapRule{Minutes: 40}}})
	d.send(StartRound{})
	d.send(session.ChooseSection{ID: 2})
	d.Route.Section = 2
	d.arrive()
	if d.m.Event.Section != 2 {
		t.Fatal("the other section is in hand")
	}
	_, s, ok := d.timer()
	if !ok || s.Section != 1 || s.What != signalTen {
		t.Fatalf("%+v", s)
	}
	d.Time = d.Time.Add(30 * time.Minute)
	d.send(s)
	sec, _ := d.m.Event.Ahead.Section(1)
	if d.m.Notice == nil || !strings.Contains(d.m.Notice.Title, sec.Name) {
		t.Errorf("%+v", d.m.Notice)
	}
}

// TestSummerTimeEnds: in the hour that a night has twice, a round lasts as long as any other, and its signals come after minutes played,
// not when the wall says so; the same in spring, when the hour is left out.
func TestSummerTimeEnds(t *testing.T) {
	zagreb, err := time.LoadLocation("Europe/Zagreb")
	if err != nil {
		t.Fatal(err)
	}
	was := time.Local
	time.Local = zagreb
	defer func() { time.Local = was }()
	for _, begins := range []time.Time{time.Date(2026, 10, 25, 1, 40, 0, 0, zagreb).Add(time.Hour), time.Date(2026, 3, 29, 1, 40, 0, 0, zagreb)} {
		d := published(t, 8)
		d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Length: 50, Pause: 10, Cap: journal.CapRule{Minutes: 40}}})
		d.Time = begins
		d.send(StartRound{})
		d.NoNotice("starting")
		c, _ := d.m.HallNow()
		_, before := c.Started.Zone()
		next := d.next()
		if _, after := next.Zone(); after == before {
			t.Fatalf("the clocks are not changed between %v and %v", c.Started, next)
		}
		if c.Cap.Sub(c.Started) != 40*time.Minute || next.Sub(c.Started) != time.Hour {
			t.Errorf("from %v: capped after %v, next after %v", c.Started, c.Cap.Sub(c.Started), next.Sub(c.Started))
		}
		a, s, ok := d.timer()
		if wait := time.Duration(a.Millis) * time.Millisecond; !ok || s.What != signalTen || d.Time.Add(wait).Sub(c.Cap.Add(-10*time.Minute)).Abs() > time.Minute {
			t.Errorf("from %v: %s after %v", c.Started, s.What, wait)
		}
	}
}
