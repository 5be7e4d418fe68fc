package checkin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

func TestFilters(t *testing.T) {
	for _, c := range []struct {
		name string
		fees bool
		a    attendance
		want string
	}{
		{"presence", false, attendance{All: 9, In: 4, Out: 2, Open: 3, Paid: 1}, "open 3 in 4 out 2 9"},
		{"fees", true, attendance{All: 9, In: 4, Out: 2, Open: 3, Paid: 1}, "unpaid 8 paid 1 9"},
	} {
		var got []string
		for _, f := range (Model{Fees: c.fees}).filters(c.a) {
			got = append(got, strings.TrimSpace(fmt.Sprint(f.by, " ", f.n)))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func TestMarks(t *testing.T) {
	for _, c := range []struct {
		fees   bool
		player journal.Player
		want   mark
	}{
		{false, journal.Player{}, mark{"state--none", "", i18n.StateOpen}},
		{false, journal.Player{Paid: true}, mark{"state--none", "", i18n.StateOpen}},
		{false, journal.Player{Presence: journal.Missing}, mark{"state--out", "x", i18n.StateOut}},
		{false, journal.Player{Presence: journal.Present}, mark{"state--in", "check", i18n.StateIn}},
		{false, journal.Player{Presence: journal.Missing, Paid: true}, mark{"state--out", "x", i18n.StateOut}},
		{true, journal.Player{Presence: journal.Present}, mark{"state--none", "", i18n.StateUnpaid}},
		{true, journal.Player{Presence: journal.Missing, Paid: true}, mark{"state--in", "check", i18n.StatePaid}},
	} {
		if got := (Model{Fees: c.fees}).markOf(c.player); got != c.want {
			t.Errorf("fees %v, %+v: %+v, want %+v", c.fees, c.player, got, c.want)
		}
	}
}

func TestRowsOfSchools(t *testing.T) {
	var schools []schoolCount
	for _, n := range []int{100, 40, 300} {
		schools = append(schools, schoolCount{Shown: make([]journal.Player, n)})
	}
	for more, want := range map[int][2]int{0: {first, 440 - first}, 1: {first + step, 440 - first - step}, 2: {440, 0}, 9: {440, 0}} {
		if room, left := roomFor(schools, more); room != want[0] || left != want[1] {
			t.Errorf("more %d: %d rows, %d left, want %v", more, room, left, want)
		}
	}
	for rows, want := range map[int][]int{0: nil, 16: {16}, 100: {100}, 120: {100, 20}, 141: {100, 40, 1}, 999: {100, 40, 300}} {
		var got []int
		for _, shown := range firstOf(schools, rows) {
			got = append(got, len(shown))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d rows: %v, want %v", rows, got, want)
		}
	}
}

// TestUnder: the second line of a player names his class, his absence, and that he waits.
func TestUnder(t *testing.T) {
	d := event(t, 5, 3)
	player := func(id journal.PlayerID) journal.Player { return *d.player(id) }
	if got := d.m.under(player(1)); got != "" {
		t.Errorf("a plain player: %q", got)
	}
	d.Did(journal.RequestBye{Players: []journal.PlayerID{2}, Round: 1, Bye: journal.Zero})
	p := player(2)
	p.Class = 5
	if got := d.m.under(p); got != i18n.EN.T(i18n.ClassN, "5")+" · "+i18n.AwayZero.EN {
		t.Errorf("away, of class 5: %q", got)
	}
	d.Pair()
	d.Publish()
	d.Did(journal.Arrive{Players: []journal.PlayerID{2}})
	if got, want := d.m.under(player(2)), i18n.EN.T(i18n.BadgeNoSeat, "1"); !strings.HasSuffix(got, want) {
		t.Errorf("who waits: %q, want %q", got, want)
	}
}

// TestWhenTheCheckInCanBeClosed: before the pairing, and not behind the last round.
func TestWhenTheCheckInCanBeClosed(t *testing.T) {
	d := event(t, 4, 1)
	step := func(name string, want bool) {
		t.Helper()
		v := view.New(i18n.EN, "")
		Render(v, d.m.Session, d.m.Model)
		if _, ok := v.ActOf("close-checkin"); ok != want || d.m.canClose() != want {
			t.Errorf("%s: offered %v, can %v", name, ok, d.m.canClose())
		}
	}
	step("before round 1", true)
	d.Pair()
	step("draft", false)
	d.Publish()
	step("published", false)
	d.Score(journal.Drawn)
	d.Close()
	step("behind the last round", false)
	e := event(t, 0, 1)
	v := view.New(i18n.EN, "")
	Render(v, e.m.Session, e.m.Model)
	if _, ok := v.ActOf("close-checkin"); ok {
		t.Error("a check-in of nobody can be closed")
	}
}

// TestSchoolKeys: the key for a whole school is gone when all of it is done; what a held row does is for presence only.
func TestSchoolKeys(t *testing.T) {
	d := event(t, 14, 3)
	key := func() (session string) {
		v := view.New(i18n.EN, "")
		Render(v, d.m.Session, d.m.Model)
		if msg, ok := v.ActOf("school-0-all"); ok {
			session = msg.(schoolAct).Act
		}
		if _, held := v.HoldOf("p1"); held == d.m.Fees {
			t.Errorf("fees %v: a held row does something: %v", d.m.Fees, held)
		}
		return session
	}
	if got := key(); got != "in" {
		t.Errorf("presence: %q", got)
	}
	d.Send(schoolAct{"School 0", "in"})
	if got := key(); got != "" {
		t.Errorf("all are here: %q", got)
	}
	d.Send(checkInSet{"fees", "true"})
	if got := key(); got != "paid" {
		t.Errorf("fees: %q", got)
	}
}
