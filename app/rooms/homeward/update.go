package homeward

import (
	"strings"
	"time"

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

// numbers are the fields that hold one, and the most that each may hold.
var numbers = []struct {
	name string
	most int
}{{"boards", journal.MaxPlayers}, {"clocks", journal.MaxPlayers}, {"rounds", journal.MaxRounds}, {"length", 1440}, {"pause", 1440}}

// form is what was typed, else what the facts say.
func (m page) form() form { return m.Or(m.Session, m.told) }

// told is the day of the section in hand as its facts say it.
func (m page) told() form {
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	t := forecast.TermsOf(m.Event.Ahead, sec.Section)
	f := form{Boards: session.Number(t.Boards), Clocks: session.Number(sec.Hall.Clocks), Rounds: session.Number(sec.Rounds),
		Length: session.Number(sec.Hall.Length), Pause: session.Number(sec.Hall.Pause)}
	if at, ok := regulation.Announced(m.Event.Ahead, sec.Section, 1, m.Now); ok {
		f.Start = at.Format("15:04")
	} else if sec.Hall.Start > 0 {
		f.Start = time.Time{}.Add(time.Duration(sec.Hall.Start) * time.Minute).Format("15:04")
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

// A trial is the day that is tried: its terms, and what they come to.
type trial struct {
	start  time.Time
	rounds int
	terms  forecast.Terms
	end    forecast.Span
	faults []string // the controls whose values cannot stand
}

// trial reads the form.
func (m page) trial() trial {
	f, x := m.form(), trial{}
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	x.terms = forecast.TermsOf(m.Event.Ahead, sec.Section)
	values := map[string]int{}
	for _, n := range numbers {
		value, ok := session.Whole(*f.at(n.name), n.most)
		if !ok {
			x.faults = append(x.faults, "try-"+n.name)
		}
		values[n.name] = value
	}
	if at, ok := regulation.HallTime(m.Now, f.Start); ok {
		x.start = at
	} else if strings.TrimSpace(f.Start) != "" {
		x.faults = append([]string{"try-start"}, x.faults...)
	}
	x.rounds, x.terms.Boards, x.terms.Clocks = values["rounds"], values["boards"], values["clocks"]
	changed := sec.Section
	changed.Hall.Length, changed.Hall.Pause = values["length"], values["pause"]
	x.terms.Game, x.terms.Whole = regulation.RoundLength(changed), changed.Hall.Length > 0 || changed.Hall.Cap.Minutes > 0
	x.terms.Pause = regulation.PauseOf(changed)
	if len(x.faults) == 0 {
		x.end = forecast.Try(x.terms, x.rounds, x.start)
	}
	return x
}

// keep records what the day was tried with, as far as the hall knows of it.
type keep struct{}

func (keep) update(m page, env session.Env) (page, []session.Cmd) {
	x := m.trial()
	m.Typed = m.Keep(m.Session, m.form())
	if m.Faults = x.faults; len(m.Faults) > 0 {
		return m, []session.Cmd{session.Focus{ID: m.Faults[0]}}
	}
	next, cmds := session.Offered(m, env, m.Lang().T(textKept), journal.SetHall{Section: m.Event.Section, Hall: m.hall(x)})
	if next.Notice == nil {
		next.Model = Model{}
	}
	return next, cmds
}

// hall is the hall of the section in hand with what was tried.
func (m page) hall(x trial) journal.Hall {
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	h, f := sec.Hall, m.form()
	h.Start = 0
	if !x.start.IsZero() {
		h.Start = x.start.Hour()*60 + x.start.Minute()
	}
	h.Clocks = x.terms.Clocks
	h.Length, _ = session.Whole(f.Length, 1440)
	h.Pause, _ = session.Whole(f.Pause, 1440)
	return h
}
