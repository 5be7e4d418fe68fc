package hall

import (
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// timesDialog changes how the rounds of the section go on in the hall, as typed.
type timesDialog struct {
	Start, First, Length, Pause, Cap, Margin string
	Queen, More                              string
	Last                                     string // what is still played: one of LastMoves
	Quiet                                    bool
	Method                                   journal.CapMethod
	Level                                    journal.CapLevel
	Faults                                   []string
}

// What is still played when the cap strikes.
const (
	lastEven = "even"
	lastStop = "stop"
	lastMore = "more"
)

// usualMore is how many moves each side has where more are played.
const usualMore = "5"

// capPresets are what is proposed for the classes of a school; no common table exists (UNVERIFIED).
var capPresets = []struct {
	Name   i18n.Text
	Method journal.CapMethod
	Margin string
}{{textCapLow, journal.CapCount, "1"}, {textCapMiddle, journal.CapCount, "3"}, {textCapUpper, journal.CapMargin, "3"}, {textCapFinal, journal.CapClock, ""}}

// choosePreset fills in proposal I of [capPresets].
type choosePreset struct{ I int }

func (msg choosePreset) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(timesDialog); ok && msg.I >= 0 && msg.I < len(capPresets) {
		p := capPresets[msg.I]
		d.Method, d.Margin, d.Level, d.Faults = p.Method, p.Margin, journal.LevelDraw, nil
		m.Dialog = d
	}
	return m, nil
}

// OpenHall opens it.
type OpenHall struct{}

func (OpenHall) update(m page, _ session.Env) (page, []session.Cmd) {
	sec := m.Section()
	h := sec.Hall
	d := timesDialog{Start: regulation.HallText(h.Start), First: session.Number(h.First), Length: session.Number(h.Length), Pause: session.Number(h.Pause), Cap: session.Number(h.Cap.Minutes), Margin: session.Number(h.Cap.Margin), Method: h.Cap.Method, Level: h.Cap.Level,
		Queen: session.Number(h.Cap.Queen), More: session.Number(h.More), Quiet: h.Quiet, Last: lastEven}
	switch {
	case h.Stop:
		d.Last = lastStop
	case h.More > 0:
		d.Last = lastMore
	}
	if d.Method == "" {
		d.Method = journal.CapCount
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// fillField changes a field of the open dialog: "start", "first", "length", "pause", "cap", "margin", "method", "level", "queen",
// "last", "more" or "quiet".
type fillField struct{ Field, Value string }

func (msg fillField) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(timesDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "start":
		d.Start = msg.Value
	case "first":
		d.First = msg.Value
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
	case "queen":
		d.Queen = msg.Value
	case "last":
		if d.Last = msg.Value; d.Last == lastMore && d.More == "" {
			d.More = usualMore
		}
	case "more":
		d.More = msg.Value
	case "quiet":
		d.Quiet = msg.Value == "true"
	}
	d.Faults = nil
	m.Dialog = d
	return m, nil
}

// saveHall records the open dialog.
type saveHall struct{}

func (saveHall) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(timesDialog)
	if !ok {
		return m, nil
	}
	sec := m.Section()
	h := sec.Hall
	h.Cap.Method, h.Cap.Level = d.Method, d.Level
	if at, ok := regulation.HallTime(time.Time{}, d.Start); ok {
		h.Start = at.Hour()*60 + at.Minute()
	} else if h.Start = 0; strings.TrimSpace(d.Start) != "" {
		d.Faults = append(d.Faults, "start")
	}
	for _, f := range []struct {
		name, text string
		to         *int
		most       int
	}{{"length", d.Length, &h.Length, 1440}, {"pause", d.Pause, &h.Pause, 1440}, {"cap", d.Cap, &h.Cap.Minutes, 1440}, {"margin", d.Margin, &h.Cap.Margin, 39},
		{"first", d.First, &h.First, journal.MaxPlayers}, {"queen", d.Queen, &h.Cap.Queen, 20}, {"more", d.More, &h.More, 50}} {
		n, ok := session.Whole(f.text, f.most)
		if !ok {
			d.Faults = append(d.Faults, f.name)
		}
		*f.to = n
	}
	if len(d.Faults) > 0 {
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "hall-" + d.Faults[0]}}
	}
	if h.Stop, h.Quiet = d.Last == lastStop, d.Quiet; d.Last != lastMore {
		h.More = 0
	}
	if h.Cap.Minutes == 0 {
		h.Cap, h.Stop, h.More, h.Quiet = journal.CapRule{}, false, 0, false
	}
	next, cmds := session.Undoable(m, env, journal.SetHall{Section: sec.ID, Hall: h}, m.Lang().T(textHallSaved))
	if next.Notice != nil {
		return next, cmds
	}
	next, more := next.awaitHall(env)
	return next, append(cmds, more...)
}
