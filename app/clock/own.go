package clock

import (
	"slices"
	"strings"

	"wasit/app/session"
	"wasit/clock"
)

// typeDraft edits the own time control; it is checked with each letter.
type typeDraft struct{ Draft controlDraft }

func (msg typeDraft) update(m page, _ session.Env) (page, []session.Cmd) {
	d := msg.Draft
	d.Err = nil
	if strings.TrimSpace(d.Text) != "" {
		_, d.Err = clock.Parse(d.Text)
	}
	m.Draft = d
	return m, nil
}

// keepDraft keeps the own time control among the presets.
type keepDraft struct{}

func (keepDraft) update(m page, _ session.Env) (page, []session.Cmd) {
	d := m.Draft
	control, err := clock.Parse(d.Text)
	if err != nil {
		m.Draft.Err = err
		return m, []session.Cmd{session.Focus{ID: "own-text"}}
	}
	own := ownControl{Name: strings.TrimSpace(d.Name), Text: control.String()}
	m.Own = append(slices.Clone(m.Own), own)
	m.Draft = controlDraft{}
	return m, m.keepClockIndex()
}

// dropOwn forgets an own time control.
type dropOwn struct{ Index int }

func (msg dropOwn) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Index < 0 || msg.Index >= len(m.Own) {
		return m, nil
	}
	m.Own = slices.Delete(slices.Clone(m.Own), msg.Index, msg.Index+1)
	return m, m.keepClockIndex()
}
