package model

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// usualPause is how long the pause between two rounds is taken to be where nobody said it.
const usualPause = 10 * time.Minute

// HallClock is the time of a round in the hall: all of it follows from the signal to begin.
type HallClock struct {
	Round    int
	Started  time.Time // zero: the signal was not given
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
	if r.Started == 0 {
		return c, true
	}
	sec, _ := s.Section(id)
	c.Started = time.UnixMilli(r.Started)
	if minutes, known := m.walkOver(id); known {
		c.WalkOver = c.Started.Add(time.Duration(minutes) * time.Minute)
	}
	if sec.Hall.Cap.Minutes > 0 {
		c.Cap = c.Started.Add(time.Duration(sec.Hall.Cap.Minutes) * time.Minute)
	}
	if length := roundLength(sec); length > 0 && r.Number < sec.Rounds {
		pause := time.Duration(sec.Hall.Pause) * time.Minute
		if pause == 0 {
			pause = usualPause
		}
		c.Next = c.Started.Add(length + pause)
	}
	return c, true
}

// walkOver returns after how many minutes a missing player loses: by the Laws as the section plays them, else by its
// regulation.
func (m Model) walkOver(id journal.SectionID) (minutes int, known bool) {
	if laws := m.Event.Ahead.LawsChosen(id); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	sec, _ := m.Event.Ahead.Section(id)
	return sec.WalkOver, sec.WalkOver > 0
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
	m.Notice = &Notice{Kind: "warn", Title: text}
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

var signalTexts = map[Signal]i18n.Text{SignalWalkOver: i18n.SignalWalkOver, SignalTen: i18n.SignalTen, SignalFive: i18n.SignalFive, SignalCap: i18n.SignalCap}

// IsCapped reports whether the cap of the round has struck while boards are open, as far as the model knows the time.
func (m Model) IsCapped() bool {
	c, ok := m.HallClock()
	return ok && !c.Over && !c.Cap.IsZero() && !m.Now.Before(c.Cap)
}

// HallDialog changes how the rounds of the section go on in the hall, as typed.
type HallDialog struct {
	Length, Pause, Cap, Margin string
	Method                     journal.CapMethod
	Level                      journal.CapLevel
	Faults                     []string
}

// OpenHall opens it.
type OpenHall struct{}

// Update implements Msg.
func (OpenHall) Update(m Model, _ Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	h := sec.Hall
	d := HallDialog{Length: number(h.Length), Pause: number(h.Pause), Cap: number(h.Cap.Minutes), Margin: number(h.Cap.Margin), Method: h.Cap.Method, Level: h.Cap.Level}
	if d.Method == "" {
		d.Method = journal.CapCount
	}
	m.Dialog, m.Notice = d, nil
	return m, []Cmd{Focus{"sheet"}}
}

// HallFill changes a field of the open dialog: "length", "pause", "cap", "margin", "method" or "level".
type HallFill struct{ Field, Value string }

// Update implements Msg.
func (msg HallFill) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(HallDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "length":
		d.Length = msg.Value
	case "pause":
		d.Pause = msg.Value
	case "cap":
		d.Cap = msg.Value
	case "margin":
		d.Margin = msg.Value
	case "method":
		d.Method = journal.CapMethod(msg.Value)
	case "level":
		d.Level = journal.CapLevel(msg.Value)
	}
	d.Faults = nil
	m.Dialog = d
	return m, nil
}

// SaveHall records the open dialog.
type SaveHall struct{}

// Update implements Msg.
func (SaveHall) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(HallDialog)
	if !ok {
		return m, nil
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	h := sec.Hall
	h.Cap.Method, h.Cap.Level = d.Method, d.Level
	for _, f := range []struct {
		name, text string
		to         *int
		most       int
	}{{"length", d.Length, &h.Length, 1440}, {"pause", d.Pause, &h.Pause, 1440}, {"cap", d.Cap, &h.Cap.Minutes, 1440}, {"margin", d.Margin, &h.Cap.Margin, 39}} {
		n, ok := whole(f.text, f.most)
		if !ok {
			d.Faults = append(d.Faults, f.name)
		}
		*f.to = n
	}
	if len(d.Faults) > 0 {
		m.Dialog = d
		return m, []Cmd{Focus{"hall-" + d.Faults[0]}}
	}
	if h.Cap.Minutes == 0 {
		h.Cap = journal.CapRule{}
	}
	next, cmds := m.undoable(env, journal.SetHall{Section: sec.ID, Hall: h}, m.Lang().T(i18n.HallSaved))
	if next.Notice != nil {
		return next, cmds
	}
	next, more := next.awaitHall(env)
	return next, append(cmds, more...)
}
