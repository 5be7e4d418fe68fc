package hall

import (
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// signal is a moment of the hall at which somebody must act.
type signal string

// The signals.
const (
	signalStart    signal = "start"     // the hour of the timetable: the round is to begin
	signalWalkOver signal = "walk-over" // whoever has not come loses
	signalTen      signal = "ten"       // ten minutes to the cap
	signalFive     signal = "five"      // five
	signalCap      signal = "cap"       // the cap
)

// moment is a signal and its time.
type moment struct {
	at   time.Time
	what signal
}

// signals are the moments of a round, in order of time.
func signals(c session.HallClock) []moment {
	var list []moment
	if c.Started.IsZero() {
		if c.Firm {
			list = append(list, moment{c.Planned, signalStart})
		}
		return list
	}
	if !c.WalkOver.IsZero() {
		list = append(list, moment{c.WalkOver, signalWalkOver})
	}
	if !c.Cap.IsZero() {
		list = append(list, moment{c.Cap.Add(-10 * time.Minute), signalTen}, moment{c.Cap.Add(-5 * time.Minute), signalFive}, moment{c.Cap, signalCap})
	}
	slices.SortStableFunc(list, func(a, b moment) int { return a.at.Compare(b.at) })
	return list
}

// furthest is how far ahead a timer is set: a browser's cannot run for weeks, and each page that is opened asks again.
const furthest = 20 * time.Hour

// awaitHall asks to be woken at the next signal of any section.
func (m page) awaitHall(env session.Env) (page, []session.Cmd) {
	m.Now = env.Now
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return m, nil
	}
	var next momentCame
	for _, sec := range m.Event.Ahead.Sections() {
		c, ok := m.HallOf(sec.ID)
		if !ok || c.Over {
			continue
		}
		for _, s := range signals(c) {
			if at := s.at.UnixMilli(); s.at.After(env.Now) && s.at.Sub(env.Now) < furthest && (next.At == 0 || at < next.At) {
				next = momentCame{m.Event.ID, sec.ID, c.Started.UnixMilli(), at, s.what}
			}
		}
	}
	if next == m.Awaited || next.At == 0 {
		return m, nil // a timer runs already, or none is needed
	}
	m.Awaited = next
	return m, []session.Cmd{session.After{Millis: int(next.At - env.Now.UnixMilli() + 1), Msg: next}}
}

// momentCame says that a moment of the hall has come.
type momentCame struct {
	Event   string
	Section journal.SectionID
	Started int64
	At      int64
	What    signal
}

func (msg momentCame) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Awaited == msg {
		m.Awaited = momentCame{}
	}
	if m.Event == nil || m.Event.ID != msg.Event || m.Event.Loading || m.Event.Failed != nil {
		return m, nil
	}
	c, ok := m.HallOf(msg.Section)
	if !ok || c.Over || c.Started.UnixMilli() != msg.Started || !slices.ContainsFunc(signals(c), func(s moment) bool { return s.at.UnixMilli() == msg.At && s.what == msg.What }) {
		return m.awaitHall(env) // the round was closed or begun again; others may wait
	}
	text := m.Lang().T(signalTexts[msg.What], m.Lang().Int(c.Round))
	if sec, ok := m.Event.Ahead.In(msg.Section); ok && len(m.Event.Ahead.Sections()) > 1 {
		text = sec.Name + " · " + text
	}
	if m.Route.Page == session.PageRound && m.Event.Section == msg.Section {
		m.Signal = text // beside the result keys, which must not move under a finger
	} else {
		m.Notice = &session.Notice{Kind: "warn", Title: text}
	}
	var cmds []session.Cmd
	if m.Settings.Vibrate {
		cmds = append(cmds, session.Vibrate{})
	}
	if m.Settings.Speak {
		cmds = append(cmds, session.Speak{Text: text})
	}
	m, more := m.awaitHall(env)
	return m, append(cmds, more...)
}

// SignalSeen takes the word of a signal away.
type SignalSeen struct{}

func (SignalSeen) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Signal = ""
	return m, nil
}

var signalTexts = map[signal]i18n.Text{signalStart: textSignalStart, signalWalkOver: textSignalWalkOver, signalTen: textSignalTen, signalFive: textSignalFive, signalCap: textSignalCap}
