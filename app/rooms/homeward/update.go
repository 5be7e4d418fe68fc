package homeward

import (
	"strings"

	"wasit/app/event/forecast"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// Model is what the page remembers: the day that is being tried.
type Model struct{ session.Typed[form] }

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// form is a day that is tried, as typed: when it begins, and numbers.
type form struct{ Start, Boards, Clocks, Rounds, Length, Pause string }

// at is the field of a name: "start", "boards", "clocks", "rounds", "length" or "pause"; nil for another one.
func (f *form) at(name string) *string {
	return map[string]*string{"start": &f.Start, "boards": &f.Boards, "clocks": &f.Clocks, "rounds": &f.Rounds, "length": &f.Length, "pause": &f.Pause}[name]
}

// form is what was typed, else what the facts say.
func (m page) form() form { return m.Or(m.Session, m.told) }

// told is the day of the section in hand as its facts say it.
func (m page) told() form {
	sec := m.Section()
	t := forecast.TermsOf(m.Event.Ahead, sec.Section)
	f := form{Boards: session.Number(t.Boards), Clocks: session.Number(sec.Hall.Clocks), Rounds: session.Number(sec.Rounds),
		Length: session.Number(sec.Hall.Length), Pause: session.Number(sec.Hall.Pause)}
	f.Start = regulation.HallText(sec.Hall.Start)
	if at, ok := regulation.Announced(m.Event.Ahead, sec.Section, 1, m.Now); ok {
		f.Start = at.Format("15:04")
	}
	return f
}

// fill changes a field of the day that is tried.
type fill struct{ Field, Value string }

func (msg fill) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	if at := f.at(msg.Field); at != nil {
		*at = msg.Value
		m.Typed = m.Keep(m.Session, f)
		m.Typed = m.Mend("try-" + msg.Field)
	}
	return m, nil
}

// A trial is the day that is tried: the hall and its terms, and what they come to.
type trial struct {
	hall   journal.Hall
	rounds int
	terms  forecast.Terms
	end    forecast.Span
	faults []string // the controls whose values cannot stand
}

// trial reads the form.
func (m page) trial() (x trial) {
	f, sec := m.form(), m.Section().Section
	whole := func(name string, most int) int {
		n, ok := session.Whole(*f.at(name), most)
		if !ok {
			x.faults = append(x.faults, "try-"+name)
		}
		return n
	}
	x.hall = sec.Hall
	start, ok := regulation.HallTime(m.Now, f.Start)
	if x.hall.Start = 0; ok {
		x.hall.Start = start.Hour()*60 + start.Minute()
	} else if strings.TrimSpace(f.Start) != "" {
		x.faults = append(x.faults, "try-start")
	}
	x.rounds = whole("rounds", journal.MaxRounds)
	boards := whole("boards", journal.MaxPlayers)
	x.hall.Clocks, x.hall.Length, x.hall.Pause = whole("clocks", journal.MaxPlayers), whole("length", mostMinutes), whole("pause", mostMinutes)
	sec.Hall = x.hall
	x.terms = forecast.TermsOf(m.Event.Ahead, sec)
	x.terms.Boards = boards
	if len(x.faults) == 0 && ok {
		x.end = forecast.Try(x.terms, x.rounds, start)
	}
	return x
}

// mostMinutes is the longest round or pause: a day.
const mostMinutes = 24 * 60

// keep records what the day was tried with, as far as the hall knows of it.
type keep struct{}

func (keep) update(m page, env session.Env) (page, []session.Cmd) {
	x := m.trial()
	m.Typed = m.Keep(m.Session, m.form())
	if m.Faults = x.faults; len(m.Faults) > 0 {
		return m, []session.Cmd{session.Focus{ID: m.Faults[0]}}
	}
	next, cmds := session.Offered(m, env, m.Lang().T(textKept), journal.SetHall{Section: m.Event.Section, Hall: x.hall})
	if next.Notice == nil {
		next.Model = Model{}
	}
	return next, cmds
}
