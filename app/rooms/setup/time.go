package setup

import (
	"slices"
	"strconv"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// timeControl is one choice of the wizard. Zero minutes: no clocks.
type timeControl struct {
	Key                string
	Minutes, Increment int
}

// timeControls are the choices.
var timeControls = []timeControl{{"10+5", 10, 5}, {"15+10", 15, 10}, {"20", 20, 0}, {"25", 25, 0}, {"90+30", 90, 30}, {"none", 0, 0}}

// ownTime is the key of a time control that is written out.
const ownTime = "own"

// Text names t.
func (t timeControl) Text(l i18n.Lang) string {
	switch {
	case t.Minutes == 0:
		return l.T(i18n.TimeNone)
	case t.Increment == 0:
		return l.T(i18n.TimeMinutes, strconv.Itoa(t.Minutes))
	}
	return l.T(i18n.TimeIncrement, strconv.Itoa(t.Minutes), strconv.Itoa(t.Increment))
}

// code writes t as a TRF does (record 222).
func (t timeControl) code() string {
	switch {
	case t.Minutes == 0:
		return ""
	case t.Increment == 0:
		return strconv.Itoa(t.Minutes * 60)
	}
	return strconv.Itoa(t.Minutes*60) + "+" + strconv.Itoa(t.Increment)
}

// timeOf returns the control with key.
func timeOf(key string) timeControl {
	for _, t := range timeControls {
		if t.Key == key {
			return t
		}
	}
	return timeControl{Key: "none"}
}

// readsTime reads a time control that is written out; one that nobody understands is said to be so.
func (w *Model) readsTime() bool {
	if w.OwnErr = nil; w.Time == ownTime {
		var c clock.Control
		if c, w.OwnErr = clock.Parse(w.Own); w.OwnErr == nil {
			w.Own = c.String()
		}
	}
	return w.OwnErr == nil
}

// timeControl is the time control as sheets have it, and as a TRF writes it, where it has a sign for it.
func (w Model) timeControl(l i18n.Lang) (text, code string) {
	if w.Time != ownTime {
		t := timeOf(w.Time)
		return t.Text(l), t.code()
	}
	if c, err := clock.ParseWritten(w.Own); err == nil {
		if code = session.TimeControlTag(c); code == "?" || !slices.Equal(c.White.Periods, c.Black.Periods) {
			code = ""
		}
	}
	return w.Own, code
}

// TimeText is the time control for the check of the form.
func (w Model) TimeText(l i18n.Lang) string {
	text, _ := w.timeControl(l)
	return text
}

// takeTime fills the form with the time control of a section.
func (w *Model) takeTime(text, code string) {
	for _, t := range timeControls {
		if t.code() == code {
			w.Time = t.Key
		}
	}
	if _, err := clock.ParseWritten(text); err == nil && (w.Time == "" || w.Time == "none") {
		w.Time, w.Own = ownTime, text
	}
}
