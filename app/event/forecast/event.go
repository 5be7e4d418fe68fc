package forecast

import (
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
)

// A Day is what is foretold of a section.
type Day struct {
	Section journal.SectionID
	Playing int  // the round that is being played, 0: none
	Round   Span // when it ends
	Coming  int  // the next round that is not begun, 0: none is to come today
	Next    Span // when that begins
	Last    int  // the last round of this day
	End     Span // when that ends
	Rest    Rest
}

// Rest is what a forecast rests on.
type Rest struct {
	Terms
	Rounds, Pauses []time.Duration // of this hall, as they were today
	Others         bool            // Rounds are those of another section with the same time
	Short          bool            // later rounds have no day in the timetable: they are left out
}

// Limits of what counts as seen: results that were typed in afterwards, and a break for lunch, tell nothing.
const (
	leastRound = 2 * time.Minute
	mostRound  = 12 * time.Hour
	mostPause  = 90 * time.Minute
)

// TermsOf are the terms of a section. Game is 0 where nothing says how long a game takes.
func TermsOf(s journal.State, sec journal.Section) Terms {
	t := Terms{Clocks: sec.Hall.Clocks, Game: regulation.RoundLength(sec), Pause: regulation.PauseOf(sec),
		Whole: sec.Hall.Length > 0 || sec.Hall.Cap.Minutes > 0, Boards: sec.Players / 2}
	if !t.Whole {
		t.Game *= time.Duration(gamesOf(sec))
	}
	if r, ok := s.CurrentRound(sec.ID); ok && len(r.Boards) > 0 {
		t.Boards = len(r.Boards)
	}
	return t
}

// gamesOf is how many games a meeting has, one after the other: teams play theirs side by side.
func gamesOf(sec journal.Section) int {
	system := regulation.SystemOf(sec.System)
	switch {
	case system.Games > 0:
		return system.Games
	case system.Bracket:
		return regulation.SystemChoice{Code: sec.System, Options: sec.Options}.Games()
	}
	return 1
}

// Of foretells the day of a section; ok is false where nothing says when it begins or how long a game takes, and once all rounds of
// the day are over.
func Of(s journal.State, id journal.SectionID, now time.Time) (d Day, ok bool) {
	sec, found := s.Section(id)
	if !found || now.IsZero() || s.IsFinished() {
		return d, false
	}
	d = Day{Section: id, Rest: restOf(s, sec, now)}
	if d.Rest.Game <= 0 && len(d.Rest.Rounds) == 0 {
		return d, false
	}
	c := course{round: learn(d.Rest.round(), d.Rest.Rounds), pause: learn(d.Rest.pause(), d.Rest.Pauses)}
	for n := d.begin(&c, s, sec, now); n <= sec.Rounds; n++ {
		if !d.start(&c, s, sec, n, now) {
			break
		}
		if d.Coming == 0 {
			d.Coming, d.Next = n, c.span()
		}
		c.play(1)
		d.Last = n
	}
	if d.Last == 0 {
		return d, false
	}
	d.End = c.span()
	return d, true
}

// Start is when round n of a section begins, and whether that was announced; else it is foretold, for the next one of the day alone. It is
// zero where nothing tells it.
func Start(s journal.State, sec journal.Section, n int, now time.Time) (at time.Time, announced bool) {
	if n > sec.Rounds {
		return at, false
	}
	if at, announced = regulation.Planned(s, sec, n, now); announced {
		return at, true
	}
	if d, ok := Of(s, sec.ID, now); ok && d.Coming == n {
		return d.Next.At, false
	}
	return time.Time{}, false
}

// begin goes to the end of what was played and of what is being played, and returns the first round that is to come.
func (d *Day) begin(c *course, s journal.State, sec journal.Section, now time.Time) (next int) {
	r, _ := s.CurrentRound(sec.ID)
	switch {
	case r.Phase == journal.Complete || r.Phase == journal.Closed:
		c.at = endOf(r)
		return r.Number + 1
	case r.Phase != journal.Published || r.Started == 0:
		if before, ok := s.Round(sec.ID, r.Number-1); ok {
			c.at = endOf(before)
		}
		return max(r.Number, 1)
	}
	c.at = time.UnixMilli(r.Started).In(now.Location())
	c.play(1)
	if late := c.at.Add(c.give()); c.at.Before(now) { // it takes longer than was thought
		c.at = now.Add(max(late.Sub(now)/2, unforeseen))
	}
	d.Playing, d.Round, d.Last = r.Number, c.span(), r.Number
	return r.Number + 1
}

// unforeseen is how much longer a round is given that takes longer than any was thought to.
const unforeseen = 5 * time.Minute

// start goes to the start of round n; false: it is on another day, or nothing says when it begins.
func (d *Day) start(c *course, s journal.State, sec journal.Section, n int, now time.Time) bool {
	at, announced := regulation.Announced(s, sec, n, now)
	if !announced && n == 1 {
		at, announced = regulation.Planned(s, sec, n, now)
	}
	date := s.RoundDay(sec.ID, n).Date
	switch {
	case announced && !sameDay(at, now):
		return false
	case announced && c.at.IsZero():
		c.at = at
	case announced:
		c.startAt(at)
	case date.Day > 0 && (date.Day != now.Day() || date.Month != int(now.Month()) || date.Year != now.Year()):
		return false
	case date.Day == 0 && isLong(s):
		d.Rest.Short = true
		return false
	case c.at.IsZero() || !sameDay(c.at, now):
		return false
	default:
		c.wait()
	}
	if d.Last == 0 && c.at.Before(now) {
		c.at = now // it should have begun
	}
	return true
}

// isLong reports that an event lasts several days: a round without a day may be on any of them.
func isLong(s journal.State) bool {
	e := s.Event()
	return !e.End.IsZero() && e.End != e.Start
}

func sameDay(a, b time.Time) bool {
	b = b.In(a.Location())
	return a.YearDay() == b.YearDay() && a.Year() == b.Year()
}

// restOf collects what was seen today: of the section itself, else of another one whose games take as long.
func restOf(s journal.State, sec journal.Section, now time.Time) Rest {
	r := Rest{Terms: TermsOf(s, sec)}
	r.Rounds, r.Pauses = seen(s, sec, now)
	for _, other := range s.Sections() {
		if len(r.Rounds) == 0 && other.ID != sec.ID && r.Game > 0 && TermsOf(s, other).Game == r.Game {
			if r.Rounds, r.Pauses = seen(s, other, now); len(r.Rounds) > 0 {
				r.Others = true
			}
		}
	}
	return r
}

// seen are how long the rounds of a section took today, and the pauses between them that no announced hour drew out.
func seen(s journal.State, sec journal.Section, now time.Time) (rounds, pauses []time.Duration) {
	var end time.Time
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(sec.ID, n)
		start := time.UnixMilli(r.Started).In(now.Location())
		if r.Started == 0 || !sameDay(start, now) {
			end = time.Time{}
			continue
		}
		if _, announced := regulation.Announced(s, sec, n, now); !announced && !end.IsZero() {
			if pause := start.Sub(end); pause > 0 && pause <= mostPause {
				pauses = append(pauses, pause)
			}
		}
		if end = endOf(r).In(now.Location()); !end.IsZero() {
			if took := end.Sub(start); took >= leastRound && took <= mostRound {
				rounds = append(rounds, took)
			}
		}
	}
	return rounds, pauses
}

// endOf is when the last result of a round came in; zero while one is missing. What was entered again or after the round was closed
// is a correction, or a game that was put off.
func endOf(r journal.Round) (end time.Time) {
	if r.Phase != journal.Complete && r.Phase != journal.Closed {
		return end
	}
	last := int64(0)
	for _, b := range r.Boards {
		if b.At > 0 && b.Entries == 1 && (r.Closed == 0 || b.At <= r.Closed) {
			last = max(last, b.At)
		}
	}
	if last == 0 {
		return end
	}
	return time.UnixMilli(last)
}

// Days are the forecasts of all sections of an event that have one, and that of the section which ends last.
func Days(s journal.State, now time.Time) (list []Day, last Day) {
	for _, sec := range s.Sections() {
		if d, ok := Of(s, sec.ID, now); ok {
			list = append(list, d)
		}
	}
	if len(list) == 0 {
		return nil, last
	}
	return list, slices.MaxFunc(list, func(a, b Day) int {
		_, x := a.End.Ends()
		_, y := b.End.Ends()
		return x.Compare(y)
	})
}
