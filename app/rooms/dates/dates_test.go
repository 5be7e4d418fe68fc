package dates

import (
	"reflect"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
)

// desk is a helper's desk: the keeper's double with the step of this room.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

// newDesk opens the page of a section of four players.
func newDesk(t testing.TB, system string, rounds int) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	d.Open(4, true, func(c *journal.SectionConfig) { c.System, c.Rounds = system, rounds })
	d.Route = d.Route.In(session.PageDates)
	return d
}

func (d *desk) draw(v *view.V) app.UI {
	return Render(v, d.m.Session, d.m.Model)
}

func on(day, minute int) journal.RoundDay {
	return journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: day}, Start: minute}
}

// TestEveryWeek: a club gives the first evening and its hour, and the others follow a week apart; all of it is one act.
func TestEveryWeek(t *testing.T) {
	d := newDesk(t, journal.Keizer, 3)
	d.Says("asks", "Round 3, day", "!Days of the matches")
	for _, f := range [][2]string{{"day-1", "2026-11-06"}, {"time-1", "19.30"}, {"time-3", "20:00"}} {
		d.Enter(f[0], f[1])
	}
	d.Touch("weekly", "save")
	sec, _ := d.Event.Kept.Section(1)
	if want := []journal.RoundDay{on(6, 19*60+30), on(13, 0), on(20, 20*60)}; !reflect.DeepEqual(sec.Days, want) {
		t.Errorf("days %+v, want %+v", sec.Days, want)
	}
	if d.m.Form != nil || d.Undo == nil {
		t.Error("the form is still said to be unsaved, or cannot be undone")
	}
	d.Send(session.UndoLast{})
	if sec, _ := d.Event.Kept.Section(1); sec.Days != nil {
		t.Errorf("undone: %+v", sec.Days)
	}
}

// TestSpread: over the days of the event, the earlier ones the fuller.
func TestSpread(t *testing.T) {
	d := newDesk(t, journal.Dutch, 3)
	info := d.Event.Ahead.Event()
	info.Start, info.End = journal.Date{}, journal.Date{}
	d.Did(journal.ChangeEvent{EventInfo: info})
	d.Touch("weekly")
	if last := d.Cmds[len(d.Cmds)-1]; last != (session.Focus{ID: "day-1"}) {
		t.Errorf("without any day: %+v", last)
	}
	d.Says("asks for the first day", "Give a day")
	d.Enter("day-1", "")
	info.Start, info.End = journal.Date{Year: 2026, Month: 11, Day: 20}, journal.Date{Year: 2026, Month: 11, Day: 21}
	d.Did(journal.ChangeEvent{EventInfo: info})
	d.Touch("spread", "save")
	sec, _ := d.Event.Kept.Section(1)
	if want := []journal.RoundDay{on(20, 0), on(20, 0), on(21, 0)}; !reflect.DeepEqual(sec.Days, want) {
		t.Errorf("days %+v, want %+v", sec.Days, want)
	}
	d.Touch("weekly", "save")
	sec, _ = d.Event.Kept.Section(1)
	if sec.Days[0] != on(20, 0) || sec.Days[1] != on(27, 0) {
		t.Errorf("weekly %+v", sec.Days)
	}
}

// TestSpreadOverWeeks: over a long event the gaps differ by a day at most, the last round is on the last day of play, and no free day stands
// before it that could stand elsewhere; of chosen days of the week the rounds are on no other.
func TestSpreadOverWeeks(t *testing.T) {
	span := func(first, last int) func(d *desk) {
		return func(d *desk) {
			info := d.Event.Ahead.Event()
			info.Start, info.End = journal.Date{Year: 2026, Month: 11, Day: first}, journal.Date{Year: 2026, Month: 11, Day: last}
			d.Did(journal.ChangeEvent{EventInfo: info})
		}
	}
	for _, c := range []struct {
		rounds, first, last int
		on                  []string // days of the week, Sunday 0
		want                []int
	}{
		{9, 2, 12, nil, []int{2, 3, 5, 6, 7, 8, 10, 11, 12}},
		{10, 1, 14, nil, []int{1, 2, 4, 5, 7, 8, 10, 11, 13, 14}},
		{5, 2, 30, nil, []int{2, 9, 16, 23, 30}},
		{3, 1, 14, nil, []int{1, 8, 14}},
		{4, 1, 30, []string{"on-6", "on-0"}, []int{1, 14, 21, 29}}, // nine days of play
		{8, 2, 30, []string{"on-1", "on-5"}, []int{2, 6, 9, 13, 20, 23, 27, 30}},
		{6, 2, 22, []string{"on-6"}, []int{7, 7, 14, 14, 21, 21}},
	} {
		d := newDesk(t, journal.Dutch, c.rounds)
		span(c.first, c.last)(d)
		for _, id := range c.on {
			d.Enter(id, "true")
		}
		d.Touch("spread", "save")
		sec, _ := d.Event.Kept.Section(1)
		var got []int
		for _, day := range sec.Days {
			got = append(got, day.Date.Day)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%d rounds from %d to %d %q: %v, want %v", c.rounds, c.first, c.last, c.on, got, c.want)
		}
	}
	d := newDesk(t, journal.Dutch, 3)
	span(20, 21)(d)
	d.Says("two days", "!Days of play", "!· Fri")
	span(20, 30)(d)
	d.Touch("spread")
	d.Says("ten days", "Days of play", "Round 1 · Fri", "Round 3 · Mon")
	d.Enter("on-1", "true")
	span(20, 21)(d) // a Friday and a Saturday: what was chosen of the long event does not count
	d.Touch("spread")
	d.Says("two days again", "Round 1 · Fri", "Round 3 · Sat", "!Days of play")
}

// TestMatches: after the draw each match of the bracket has a day of its own, before it a sentence says so.
func TestMatches(t *testing.T) {
	d := newDesk(t, journal.Knockout, 2)
	d.Says("before the draw", "once the bracket is drawn")
	d.Did(journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 7})
	d.Says("after it", "Round 1 · ", "match 1", "Third place", "!once the bracket is drawn")
	for _, f := range [][2]string{{"day-1", "2026-11-20"}, {"day-1-2", "2026-11-21"}, {"time-1-2", "18:00"}, {"day-2-1", "2026-11-28"}} {
		d.Enter(f[0], f[1])
	}
	d.Touch("save")
	s := d.Event.Kept
	for match, want := range map[int]journal.RoundDay{1: on(20, 0), 2: on(21, 18*60)} {
		if got := s.MatchDay(1, 1, match); got != want {
			t.Errorf("match %d: %+v", match, got)
		}
	}
	if got := s.MatchDay(1, 2, 1); got != on(28, 0) {
		t.Errorf("final: %+v", got)
	}
}

// TestRefused: what cannot stand is said at its field, and nothing is recorded.
func TestRefused(t *testing.T) {
	for _, c := range []struct{ field, value, says string }{
		{"day-1", "20.11.", "Give a day"}, {"time-2", "5 pm", "Write the hour as 17:00"}, {"day-1-1", "tomorrow", "Give a day"}, {"time-2-1", "25:00", "Write the hour as 17:00"},
	} {
		d := newDesk(t, journal.Knockout, 2)
		d.Did(journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 7})
		before := d.Event.Ahead.Seq()
		d.Enter(c.field, c.value)
		d.Touch("save")
		if d.Event.Ahead.Seq() != before || d.Cmds[len(d.Cmds)-1] != (session.Focus{ID: c.field}) {
			t.Errorf("%s %q: recorded, or led to %+v", c.field, c.value, d.Cmds[len(d.Cmds)-1])
		}
		d.Says(c.field, c.says)
		d.Enter(c.field, "")
		d.Says(c.field+" emptied", "!"+c.says)
	}
}

// TestWords: the page in every language.
func TestWords(t *testing.T) {
	for _, l := range i18n.All() {
		d := newDesk(t, journal.Knockout, 2)
		d.Settings.Lang = l
		d.Says(l.Tag(), l.T(textIntro), l.T(textRoundDay, "2"), l.T(textMatches), l.T(textNoMatches))
	}
}
