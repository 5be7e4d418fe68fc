package model

import (
	"strconv"
	"strings"
	"time"

	"wasit/app/journal"
)

// usualPause is how long the pause between two rounds is taken to be where nobody said it.
const usualPause = 10 * time.Minute

// HallClock is the time of a round in the hall: all of it follows from the signal to begin.
type HallClock struct {
	Round    int
	Started  time.Time // zero: the signal was not given
	Planned  time.Time // when it is to begin: as announced, or by the round before; zero: nothing says it
	Firm     bool      // Planned was announced
	WalkOver time.Time // who has not come by then loses (Art. 6.7.1); zero: the section does not say
	Cap      time.Time // games without clocks are stopped; zero: they are not
	Next     time.Time // when the next round may begin; zero: nothing is known of the length of a round
	Over     bool      // all results are in
}

// HallClock returns the time of the round that is being played; ok is false without one.
func (m Model) HallClock() (c HallClock, ok bool) {
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return c, false
	}
	return m.hallClock(m.Event.Section)
}

// hallClock is [Model.HallClock] of any section.
func (m Model) hallClock(id journal.SectionID) (c HallClock, ok bool) {
	s := m.Event.Ahead
	r, ok := s.CurrentRound(id)
	if !ok || r.Phase != journal.Published && r.Phase != journal.Complete {
		return c, false
	}
	c.Round, c.Over = r.Number, r.Phase == journal.Complete
	sec, _ := s.Section(id)
	c.Planned, c.Firm = planned(s, sec, r.Number, m.Now)
	if r.Started == 0 {
		return c, true
	}
	c.Started = time.UnixMilli(r.Started)
	if minutes, known := DefaultMinutes(s, id); known {
		c.WalkOver = c.Started.Add(time.Duration(minutes) * time.Minute)
	}
	if sec.Hall.Cap.Minutes > 0 {
		c.Cap = c.Started.Add(time.Duration(sec.Hall.Cap.Minutes) * time.Minute)
	}
	if length := roundLength(sec); length > 0 && r.Number < sec.Rounds {
		c.Next = c.Started.Add(length + pauseOf(sec))
	}
	return c, true
}

// Planned returns when round n of the section in hand is to begin, and whether that was announced; zero where nothing says it.
func (m Model) Planned(n int) (at time.Time, firm bool) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return planned(m.Event.Ahead, sec, n, m.Now)
}

// planned is when round n begins on the day of now: round 1 as announced, the others by the round before.
func planned(s journal.State, sec journal.Section, n int, now time.Time) (at time.Time, firm bool) {
	if n == 1 && sec.Hall.Start > 0 && !now.IsZero() {
		y, month, day := now.Date()
		return time.Date(y, month, day, 0, sec.Hall.Start, 0, 0, now.Location()), true
	}
	before, ok := s.Round(sec.ID, n-1)
	if length := roundLength(sec); ok && before.Started > 0 && length > 0 && n <= sec.Rounds {
		return time.UnixMilli(before.Started).Add(length + pauseOf(sec)), false
	}
	return time.Time{}, false
}

// pauseOf returns the pause between two rounds of a section.
func pauseOf(sec journal.Section) time.Duration {
	if sec.Hall.Pause == 0 {
		return usualPause
	}
	return time.Duration(sec.Hall.Pause) * time.Minute
}

// roundLength returns how long a round of a section takes, 0 where nothing says it.
func roundLength(sec journal.Section) time.Duration {
	switch {
	case sec.Hall.Length > 0:
		return time.Duration(sec.Hall.Length) * time.Minute
	case sec.Hall.Cap.Minutes > 0:
		return time.Duration(sec.Hall.Cap.Minutes) * time.Minute
	}
	return gameLength(sec.TimeCode)
}

// gameLength reads how long a game of 60 moves takes at most from a time control in TRF's form: "1200", "900+10",
// "40/5400+30:1800+30".
func gameLength(code string) time.Duration {
	seconds, increment := 0, 0
	for part := range strings.SplitSeq(code, ":") {
		if _, after, ok := strings.Cut(part, "/"); ok {
			part = after
		}
		base, plus, _ := strings.Cut(part, "+")
		n, err := strconv.Atoi(base)
		if err != nil || n < 0 || n > 86400 {
			return 0
		}
		seconds += n
		if plus != "" {
			if increment, err = strconv.Atoi(plus); err != nil || increment < 0 || increment > 3600 {
				return 0
			}
		}
	}
	return time.Duration(2*(seconds+60*increment)) * time.Second
}

// StartRound gives the signal to begin. Given again it corrects the time.
type StartRound struct{}

// Update implements Msg.
func (StartRound) Update(m Model, env Env) (Model, []Cmd) {
	m.Dialog = nil
	next, cmds := m.act(env, journal.StartRound{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if next.Notice != nil {
		return next, cmds
	}
	next, more := next.awaitHall(env)
	return next, append(cmds, more...)
}

// IsCapped reports whether the cap of the round has struck while boards are open, as far as the model knows the time.
func (m Model) IsCapped() bool {
	c, ok := m.HallClock()
	return ok && !c.Over && !c.Cap.IsZero() && !m.Now.Before(c.Cap)
}
