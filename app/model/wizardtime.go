package model

import (
	"slices"
	"strconv"

	"wasit/app/i18n"
	"wasit/clock"
)

// TimeControl is one choice of the wizard. Zero minutes: no clocks.
type TimeControl struct {
	Key                string
	Minutes, Increment int
}

// TimeControls are the choices.
var TimeControls = []TimeControl{{"10+5", 10, 5}, {"15+10", 15, 10}, {"20", 20, 0}, {"25", 25, 0}, {"90+30", 90, 30}, {"none", 0, 0}}

// OwnTime is the key of a time control that is written out.
const OwnTime = "own"

// Text names t.
func (t TimeControl) Text(l i18n.Lang) string {
	switch {
	case t.Minutes == 0:
		return l.T(i18n.TimeNone)
	case t.Increment == 0:
		return l.T(i18n.TimeMinutes, strconv.Itoa(t.Minutes))
	}
	return l.T(i18n.TimeIncrement, strconv.Itoa(t.Minutes), strconv.Itoa(t.Increment))
}

// code writes t as a TRF does (record 222).
func (t TimeControl) code() string {
	switch {
	case t.Minutes == 0:
		return ""
	case t.Increment == 0:
		return strconv.Itoa(t.Minutes * 60)
	}
	return strconv.Itoa(t.Minutes*60) + "+" + strconv.Itoa(t.Increment)
}

// TimeOf returns the control with key.
func TimeOf(key string) TimeControl {
	for _, t := range TimeControls {
		if t.Key == key {
			return t
		}
	}
	return TimeControl{Key: "none"}
}

// readsTime reads a time control that is written out; one that nobody understands is said to be so.
func (w *Wizard) readsTime() bool {
	if w.OwnErr = nil; w.Time == OwnTime {
		var c clock.Control
		if c, w.OwnErr = clock.Parse(w.Own); w.OwnErr == nil {
			w.Own = c.String()
		}
	}
	return w.OwnErr == nil
}

// timeControl is the time control as sheets have it, and as a TRF writes it, where it has a sign for it.
func (w Wizard) timeControl(l i18n.Lang) (text, code string) {
	if w.Time != OwnTime {
		t := TimeOf(w.Time)
		return t.Text(l), t.code()
	}
	if c, err := clock.Parse(w.Own); err == nil {
		if code = timeControlTag(c); code == "?" || !slices.Equal(c.White.Periods, c.Black.Periods) {
			code = ""
		}
	}
	return w.Own, code
}

// TimeText is the time control for the check of the form.
func (w Wizard) TimeText(l i18n.Lang) string {
	text, _ := w.timeControl(l)
	return text
}

// takeTime fills the form with the time control of a section.
func (w *Wizard) takeTime(text, code string) {
	for _, t := range TimeControls {
		if t.code() == code {
			w.Time = t.Key
		}
	}
	if _, err := clock.Parse(text); err == nil && (w.Time == "" || w.Time == "none") {
		w.Time, w.Own = OwnTime, text
	}
}
