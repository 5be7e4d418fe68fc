package home

import (
	"slices"
	"strings"
	"time"

	"wasit/app/event/forecast"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// mostStops is how many rounds a line of the day holds with their names.
const mostStops = 11

// stop is one station of a section's day.
type stop struct {
	when, name string
	done, now  bool
}

// stops are the stations of a section: the check-in, its rounds and the winners. A round bears the hour at which it began, else the one that
// was announced; a guess is no hour. nil where a line cannot hold them.
func stops(m session.Session, sec journal.Section, clock func(time.Time) string) []stop {
	if sec.Rounds < 1 || sec.Rounds > mostStops {
		return nil
	}
	s, l := m.Event.Kept, m.Lang()
	list := []stop{{name: l.T(i18n.CheckIn), done: sec.Round > 0 || sec.CheckIn.Round > 0}}
	for n := 1; n <= sec.Rounds; n++ {
		x := stop{name: l.T(i18n.RoundN, l.Int(n))}
		r, begun := s.Round(sec.ID, n)
		x.done = begun && r.Phase == journal.Closed
		switch at, firm := regulation.Planned(s, sec, n, m.Now); {
		case begun && r.Started > 0:
			x.when = clock(time.UnixMilli(r.Started))
		case firm:
			x.when = clock(at)
		}
		list = append(list, x)
	}
	list = append(list, stop{name: l.T(textDayEnd), done: s.IsFinished()})
	for i := range list {
		if !list[i].done {
			list[i].now = true
			break
		}
	}
	return list
}

// A line of the day holds so many stations with their words, and hours, but no dates.
const (
	mostNamed = 8
	mostHour  = len("± 15:00")
)

// crowded reports that the stations have no room for the words of all.
func crowded(list []stop) bool {
	return len(list) > mostNamed || slices.ContainsFunc(list, func(x stop) bool { return len(x.when) > mostHour })
}

// change is what comes next in the hall, and when.
type change struct{ when, what, under string }

// nextChange is the round that begins next in a section, with its hour, and which other sections can be paired already; ok is false where
// nothing says when. An hour that nobody announced is marked as a guess.
func nextChange(m session.Session, sec journal.Section, clock func(time.Time) string) (c change, ok bool) {
	s, l := m.Event.Kept, m.Lang()
	n := sec.Round + 1
	if r, begun := s.CurrentRound(sec.ID); begun && r.Phase == journal.Draft {
		n = sec.Round
	}
	at, firm := forecast.Start(s, sec, n, m.Now)
	if n > sec.Rounds || at.IsZero() || s.IsFinished() {
		return c, false
	}
	if c.when = clock(at); !firm {
		c.when = "± " + c.when
	}
	c.what = l.T(i18n.RoundN, l.Int(n))
	var ready []string
	for _, other := range s.Sections() {
		if other.ID != sec.ID && other.Round > 0 && s.Next(other.ID).Step == journal.StepPair {
			ready = append(ready, other.Name)
		}
	}
	if len(ready) > 0 {
		c.under = l.T(textDayReady, strings.Join(ready, ", "))
	}
	return c, true
}
