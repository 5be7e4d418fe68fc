package model

import (
	"slices"
	"strings"

	"wasit/clock"
)

// ClockDraftText edits the own time control; it is checked with each letter.
type ClockDraftText struct{ Draft ClockDraft }

// Update implements Msg.
func (msg ClockDraftText) Update(m Model, _ Env) (Model, []Cmd) {
	d := msg.Draft
	d.Err = nil
	if strings.TrimSpace(d.Text) != "" {
		_, d.Err = clock.Parse(d.Text)
	}
	m.Clock.Draft = d
	return m, nil
}

// ClockKeepDraft keeps the own time control among the presets.
type ClockKeepDraft struct{}

// Update implements Msg.
func (ClockKeepDraft) Update(m Model, _ Env) (Model, []Cmd) {
	d := m.Clock.Draft
	control, err := clock.Parse(d.Text)
	if err != nil {
		m.Clock.Draft.Err = err
		return m, []Cmd{Focus{"own-text"}}
	}
	own := OwnControl{Name: strings.TrimSpace(d.Name), Text: control.String()}
	m.Clock.Own = append(slices.Clone(m.Clock.Own), own)
	m.Clock.Draft = ClockDraft{}
	return m, m.keepClockIndex()
}

// ClockDropOwn forgets an own time control.
type ClockDropOwn struct{ Index int }

// Update implements Msg.
func (msg ClockDropOwn) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Index < 0 || msg.Index >= len(m.Clock.Own) {
		return m, nil
	}
	m.Clock.Own = slices.Delete(slices.Clone(m.Clock.Own), msg.Index, msg.Index+1)
	return m, m.keepClockIndex()
}
