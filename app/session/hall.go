package session

import (
	"strconv"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/rules"
)

// HallClock is the time of a round in the hall: all of it follows from the signal to begin.
type HallClock struct {
	Round    int
	Started  time.Time // zero: the signal was not given
	Planned  time.Time // when it is to begin: as announced, or by the round before; zero: nothing says it
	Firm     bool      // Planned was announced
	WalkOver time.Time // who has not come by then loses (Art. 6.7.1); zero: the section does not say
	Article  string    // of that, in the edition played
	Cap      time.Time // games without clocks are stopped; zero: they are not
	Over     bool      // all results are in
	Now      time.Time // when the page was arrived at: what its clock begins to tick from
}

// HallNow returns the time of the round that is being played; ok is false without one.
func (m Session) HallNow() (c HallClock, ok bool) {
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return c, false
	}
	return m.HallOf(m.Event.Section)
}

// HallOf is [Session.HallNow] for any section.
func (m Session) HallOf(id journal.SectionID) (c HallClock, ok bool) {
	s := m.Event.Ahead
	r, ok := s.CurrentRound(id)
	if !ok || r.Phase != journal.Published && r.Phase != journal.Complete {
		return c, false
	}
	c.Round, c.Over, c.Now = r.Number, r.Phase == journal.Complete, m.Now
	sec, _ := s.In(id)
	c.Planned, c.Firm = regulation.Planned(s, sec.Section, r.Number, m.Now)
	if r.Started == 0 {
		return c, true
	}
	c.Started = time.UnixMilli(r.Started)
	if minutes, known := regulation.DefaultMinutes(s, id); known {
		c.WalkOver = c.Started.Add(time.Duration(minutes) * time.Minute)
		play := s.Rules(id)
		c.Article = play.Edition.Article(rules.RuleLate)
	}
	if sec.Hall.Cap.Minutes > 0 {
		c.Cap = c.Started.Add(time.Duration(sec.Hall.Cap.Minutes) * time.Minute)
	}
	return c, true
}

// Planned returns when round n of the section in hand is to begin, and whether that was announced; zero where nothing says it.
func (m Session) Planned(n int) (at time.Time, firm bool) {
	sec := m.Section()
	return regulation.Planned(m.Event.Ahead, sec.Section, n, m.Now)
}

// IsCapped reports whether the cap of the round has struck while boards are open, as far as the model knows the time.
func (m Session) IsCapped() bool {
	c, ok := m.HallNow()
	return ok && !c.Over && !c.Cap.IsZero() && !m.Now.Before(c.Cap)
}

// A BoardCall is a call for the arbiter on its way from a clock to the page of its board.
type BoardCall struct {
	Place BoardPlace
	Side  journal.CallSide
	Clock journal.CallClock
}

// CallRoute is the page on which a board calls the arbiter.
func (p BoardPlace) CallRoute() Route {
	return Route{Page: PageCalls, Event: p.Event, Section: p.Section, Sheet: strconv.Itoa(p.Board)}
}

// HearsCalls reports that this device answers the boards that call: the desk, and those of arbiters.
func (e *Event) HearsCalls() bool {
	if e == nil || e.Loading || e.Failed != nil || e.Crew.Backup {
		return false
	}
	d, helps := e.Duty()
	return e.IsDesk() || helps && (d.Duty == journal.DutyArbiter || d.Duty == journal.DutyFloor)
}
