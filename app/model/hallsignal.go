package model

import (
	"slices"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// Signal is a moment of the hall at which somebody must act.
type Signal string

// The signals.
const (
	SignalWalkOver Signal = "walk-over" // whoever has not come loses
	SignalTen      Signal = "ten"       // ten minutes to the cap
	SignalFive     Signal = "five"      // five
	SignalCap      Signal = "cap"       // the cap
)

// moment is a signal and its time.
type moment struct {
	at   time.Time
	what Signal
}

// signals are the moments of a round, in order of time.
func (c HallClock) signals() []moment {
	var list []moment
	if c.Started.IsZero() {
		return nil
	}
	if !c.WalkOver.IsZero() {
		list = append(list, moment{c.WalkOver, SignalWalkOver})
	}
	if !c.Cap.IsZero() {
		list = append(list, moment{c.Cap.Add(-10 * time.Minute), SignalTen}, moment{c.Cap.Add(-5 * time.Minute), SignalFive}, moment{c.Cap, SignalCap})
	}
	slices.SortStableFunc(list, func(a, b moment) int { return a.at.Compare(b.at) })
	return list
}

// awaitHall asks to be woken at the next signal of any section.
func (m Model) awaitHall(env Env) (Model, []Cmd) {
	m.Now = env.Now
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return m, nil
	}
	var next HallSignal
	for _, sec := range m.Event.Ahead.Sections() {
		c, ok := m.hallClock(sec.ID)
		if !ok || c.Over {
			continue
		}
		for _, s := range c.signals() {
			if at := s.at.UnixMilli(); s.at.After(env.Now) && (next.At == 0 || at < next.At) {
				next = HallSignal{m.Event.ID, sec.ID, c.Started.UnixMilli(), at, s.what}
			}
		}
	}
	if next == m.Awaited || next.At == 0 {
		return m, nil // a timer runs already, or none is needed
	}
	m.Awaited = next
	return m, []Cmd{After{int(next.At - env.Now.UnixMilli() + 1), next}}
}

// HallSignal says that a moment of the hall has come.
type HallSignal struct {
	Event   string
	Section journal.SectionID
	Started int64
	At      int64
	What    Signal
}

// Update implements Msg.
func (msg HallSignal) Update(m Model, env Env) (Model, []Cmd) {
	if m.Awaited == msg {
		m.Awaited = HallSignal{}
	}
	if m.Event == nil || m.Event.ID != msg.Event || m.Event.Loading || m.Event.Failed != nil {
		return m, nil
	}
	c, ok := m.hallClock(msg.Section)
	if !ok || c.Over || c.Started.UnixMilli() != msg.Started || !slices.ContainsFunc(c.signals(), func(s moment) bool { return s.at.UnixMilli() == msg.At && s.what == msg.What }) {
		return m.awaitHall(env) // the round was closed or begun again; others may wait
	}
	text := m.Lang().T(signalTexts[msg.What], m.Lang().Int(c.Round))
	if sec, ok := m.Event.Ahead.Section(msg.Section); ok && len(m.Event.Ahead.Sections()) > 1 {
		text = sec.Name + " · " + text
	}
	if m.Route.Page == PageRound && m.Event.Section == msg.Section {
		m.Entry.Signal = text // beside the result keys, which must not move under a finger
	} else {
		m.Notice = &Notice{Kind: "warn", Title: text}
	}
	var cmds []Cmd
	if m.Settings.Vibrate {
		cmds = append(cmds, Vibrate{})
	}
	if m.Settings.Speak {
		cmds = append(cmds, Speak{Text: text})
	}
	m, more := m.awaitHall(env)
	return m, append(cmds, more...)
}

// SignalSeen takes the word of a signal away.
type SignalSeen struct{}

// Update implements Msg.
func (SignalSeen) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Signal = ""
	return m, nil
}

var signalTexts = map[Signal]i18n.Text{SignalWalkOver: i18n.SignalWalkOver, SignalTen: i18n.SignalTen, SignalFive: i18n.SignalFive, SignalCap: i18n.SignalCap}
