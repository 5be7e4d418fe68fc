package model

import (
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// HallDialog changes how the rounds of the section go on in the hall, as typed.
type HallDialog struct {
	Start, Length, Pause, Cap, Margin string
	Method                            journal.CapMethod
	Level                             journal.CapLevel
	Faults                            []string
}

// OpenHall opens it.
type OpenHall struct{}

// Update implements Msg.
func (OpenHall) Update(m Model, _ Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	h := sec.Hall
	d := HallDialog{Start: clockText(h.Start), Length: number(h.Length), Pause: number(h.Pause), Cap: number(h.Cap.Minutes), Margin: number(h.Cap.Margin), Method: h.Cap.Method, Level: h.Cap.Level}
	if d.Method == "" {
		d.Method = journal.CapCount
	}
	m.Dialog, m.Notice = d, nil
	return m, []Cmd{Focus{"sheet"}}
}

// HallFill changes a field of the open dialog: "start", "length", "pause", "cap", "margin", "method" or "level".
type HallFill struct{ Field, Value string }

// Update implements Msg.
func (msg HallFill) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(HallDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "start":
		d.Start = msg.Value
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

// clockText writes minutes of the day as a field for times holds them, "09:40"; empty for none.
func clockText(minutes int) string {
	if minutes == 0 {
		return ""
	}
	return time.Time{}.Add(time.Duration(minutes) * time.Minute).Format("15:04")
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
	if at, ok := hallTime(time.Time{}, d.Start); ok {
		h.Start = at.Hour()*60 + at.Minute()
	} else if h.Start = 0; strings.TrimSpace(d.Start) != "" {
		d.Faults = append(d.Faults, "start")
	}
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
