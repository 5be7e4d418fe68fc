package forecast

import (
	"fmt"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// hall is an event that is played in a test.
type hall struct {
	t *testing.T
	journal.State
	now time.Time
}

// open makes an event of one section for eight players on the day of nine.
func open(t *testing.T, change func(*journal.SectionConfig)) *hall {
	t.Helper()
	h := &hall{t: t, now: nine}
	c := journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: "900+10"} // 50 minutes at most
	if change != nil {
		change(&c)
	}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}}, journal.AddSection{SectionConfig: c})
	h.players(1)
	return h
}

func (h *hall) players(section journal.SectionID) {
	h.t.Helper()
	list := make([]journal.PlayerInfo, 8)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Player %d%d", section, i+1), Rating: 2000 - i}
	}
	h.do(journal.ImportPlayers{Section: section, Players: list}, journal.FixOrder{Section: section}, journal.DrawColor{Section: section, Seed: 5})
}

func (h *hall) do(commands ...journal.Command) {
	h.t.Helper()
	for _, c := range commands {
		_, after, err := journal.Decide(h.State, journal.Stamp{At: h.now.UnixMilli(), Device: "tab", By: "Rina"}, c)
		if err != nil {
			h.t.Fatalf("%T: %v", c, err)
		}
		h.State = after
	}
}

// start publishes the next round of a section at a time of the day, "09:30", and gives the signal.
func (h *hall) start(section journal.SectionID, at string) {
	h.t.Helper()
	h.clock(at)
	ids := h.Players(section)
	boards := make([]journal.Pair, len(ids)/2)
	n := h.NextRound(section)
	for i := range boards { // who meets is nothing to a forecast; the same two never do twice
		boards[i] = journal.Pair{ids[i].ID, ids[len(ids)/2+(i+n)%(len(ids)/2)].ID}
	}
	h.do(journal.PairByHand{Section: section, Boards: boards}, journal.Publish{Section: section, Time: h.now.UnixMilli()},
		journal.StartRound{Section: section, Time: h.now.UnixMilli()})
}

// end enters all results; the last one comes at a time of the day.
func (h *hall) end(section journal.SectionID, at string) {
	h.t.Helper()
	h.clock(at)
	r, _ := h.CurrentRound(section)
	for _, b := range r.Boards {
		h.do(journal.EnterResult{Section: section, Round: r.Number, Board: b.Number, Score: journal.WhiteWins})
	}
}

func (h *hall) closed(section journal.SectionID) {
	h.t.Helper()
	h.do(journal.CloseRound{Section: section, Time: h.now.UnixMilli()})
}

func (h *hall) clock(at string) {
	h.t.Helper()
	c, err := time.Parse("15:04", at)
	if err != nil {
		h.t.Fatal(err)
	}
	h.now = time.Date(nine.Year(), nine.Month(), nine.Day(), c.Hour(), c.Minute(), 0, 0, time.UTC)
}

// says wants a forecast as "round end, last round: end"; "" for none.
func (h *hall) says(want string) Day {
	h.t.Helper()
	d, ok := Of(h.State, 1, h.now)
	got := ""
	if ok {
		got = fmt.Sprintf("%s, %d: %s", said(d.Round), d.Last, said(d.End))
	}
	if got != want {
		h.t.Errorf("at %s: %q, want %q", h.now.Format("15:04"), got, want)
	}
	return d
}

// TestDay: nothing is foretold without an hour; then by the time control; and from the first round on by what this hall shows.
func TestDay(t *testing.T) {
	h := open(t, nil)
	h.says("")
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30}})
	before := h.says("-, 5: 13:50±45")
	if r := before.Rest; len(r.Rounds) > 0 || r.Game != 50*time.Minute || r.Boards != 4 || r.Pause != 10*time.Minute {
		t.Errorf("it rests on %+v", r)
	}
	h.clock("10:00") // late: the round should have begun
	h.says("-, 5: 14:20±45")
	h.start(1, "10:00")
	h.says("10:45±15, 5: 14:20±45")
	h.clock("10:52") // longer than any game was thought to take
	h.says("10:55±15, 5: 14:35±45")
	h.end(1, "10:30")
	h.says("-, 5: 13:10±40") // half an hour is what this hall needs
	h.closed(1)
	h.start(1, "10:50")
	d := h.says("11:20±15, 5: 13:50±40")
	if r := d.Rest; len(r.Rounds) != 1 || r.Rounds[0] != 30*time.Minute || len(r.Pauses) != 1 || r.Pauses[0] != 20*time.Minute {
		t.Errorf("it rests on %+v", r)
	}
	h.end(1, "11:24")
	h.closed(1)
	h.start(1, "11:40")
	h.end(1, "12:11")
	h.closed(1)
	h.says("-, 5: 13:50±15")
	h.clock("18:00") // the pause was longer than a pause: the next round is foretold from now
	h.says("-, 5: 19:20±15")
	h.now = nine.AddDate(0, 0, 1)
	h.says("")
}

// TestDayEnds: rounds on other days are none of this day's; an announced hour after lunch takes up what was uncertain before it.
func TestDayEnds(t *testing.T) {
	on := func(day, hour int) journal.RoundDay {
		return journal.RoundDay{Date: journal.Date(swiss.Date{Year: 2026, Month: 11, Day: day}), Start: hour * 60}
	}
	plan := func(h *hall, days ...journal.RoundDay) {
		h.t.Helper()
		h.do(journal.DateRounds{Section: 1, Days: days})
	}
	h := open(t, nil)
	plan(h, on(21, 9), on(21, 13), on(22, 9), on(22, 13), on(22, 17))
	h.says("-, 2: 13:45±15")
	h.start(1, "09:00")
	h.end(1, "09:44")
	h.closed(1)
	if d := h.says("-, 2: 13:45±15"); len(d.Rest.Pauses) > 0 {
		t.Errorf("lunch is no pause: %v", d.Rest.Pauses)
	}
	h.now = nine.AddDate(0, 0, 1)
	h.says("") // round 2 was to be yesterday

	long := open(t, nil)
	long.do(journal.ChangeEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup", Start: on(21, 0).Date, End: on(22, 0).Date}},
		journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9 * 60}})
	if d := long.says("-, 1: 09:45±15"); !d.Rest.Short {
		t.Error("nobody said on which day round 2 is, and nothing says that it is left out")
	}
}

// TestCorrectionsTellNothing: a result that was put right, and one that came when the round was closed, do not make it longer.
func TestCorrectionsTellNothing(t *testing.T) {
	h := open(t, nil)
	h.start(1, "09:00")
	h.end(1, "09:40")
	h.closed(1)
	h.clock("11:30")
	h.do(journal.CorrectResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn, Reason: "slip"})
	if d, _ := Of(h.State, 1, h.now); len(d.Rest.Rounds) != 1 || d.Rest.Rounds[0] != 40*time.Minute {
		t.Errorf("the round took %v", d.Rest.Rounds)
	}
}

// TestOtherSection: before its own first round a section takes the rounds of another one whose games take as long; the event ends with the
// last of them.
func TestOtherSection(t *testing.T) {
	h := open(t, func(c *journal.SectionConfig) { c.Rounds = 2 })
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3, TimeCode: "900+10"}})
	h.players(2)
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9 * 60}}, journal.SetHall{Section: 2, Hall: journal.Hall{Start: 10 * 60}})
	h.start(1, "09:00")
	h.end(1, "09:25")
	h.closed(1)
	d, ok := Of(h.State, 2, h.now)
	if !ok || !d.Rest.Others || d.Rest.Rounds[0] != 25*time.Minute {
		t.Errorf("%v %+v", ok, d)
	}
	list, last := Days(h.State, h.now)
	if len(list) != 2 || last.Section != list[1].Section || last.End != list[1].End {
		t.Errorf("%+v ends %v", list, last)
	}
	h.do(journal.SetHall{Section: 2, Hall: journal.Hall{Start: 10 * 60, Length: 60}})
	if d, _ := Of(h.State, 2, h.now); d.Rest.Others || len(d.Rest.Rounds) > 0 {
		t.Errorf("a section of an hour a round learns from one of 50 minutes: %+v", d.Rest)
	}
}

// TestGamesOfAMeeting: a round whose meetings have two games takes twice the time of one, unless somebody said how long it takes; boards of
// teams are played side by side.
func TestGamesOfAMeeting(t *testing.T) {
	for _, c := range []struct {
		system string
		games  int // of a match of a knock-out
		length int
		want   time.Duration
	}{
		{"dutch", 0, 0, 50 * time.Minute},
		{journal.DoubleSwiss, 0, 0, 100 * time.Minute},
		{journal.DoubleSwiss, 0, 60, 60 * time.Minute},
		{journal.Knockout, 2, 0, 100 * time.Minute},
		{journal.Knockout, 0, 0, 50 * time.Minute},
		{journal.Team, 0, 0, 50 * time.Minute},
	} {
		sec := journal.Section{SectionConfig: journal.SectionConfig{System: c.system, TimeCode: "900+10", Options: journal.SystemOptions{Games: c.games}}, Hall: journal.Hall{Length: c.length}}
		if got := TermsOf(journal.State{}, sec).Game; got != c.want {
			t.Errorf("%+v: %v, want %v", c, got, c.want)
		}
	}
}
