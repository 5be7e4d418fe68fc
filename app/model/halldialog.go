package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

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
