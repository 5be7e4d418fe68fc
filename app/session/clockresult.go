package session

import (
	"encoding/json"
	"slices"

	"wasit/app/event/journal"
)

// ClockResult is what the clock of a board says of its game. It is a proposal: a person enters it.
type ClockResult struct {
	Place BoardPlace    `json:"p"`
	Score journal.Score `json:"r"`
	Flag  string        `json:"f,omitempty"` // whose flag fell first: "white", "black"; "" for none
}

// DraftClocks are the proposals of clocks that nobody has answered, so that a page that is reloaded offers them again.
const DraftClocks DraftKind = "clocks"

// maxClockResults are kept, the newest: more boards than one device has clocks of in a round.
const maxClockResults = 100

// WithClockResult notes what a clock says of a board, in the place of what one said before.
func (m Session) WithClockResult(r ClockResult) (Session, []Cmd) {
	m = m.withoutClockResult(r.Place)
	m.ClockResults = append(slices.Clone(m.ClockResults), r)
	return m.keepClockResults()
}

// WithoutClockResult forgets what a clock said of a board: a person has answered.
func (m Session) WithoutClockResult(p BoardPlace) (Session, []Cmd) {
	return m.withoutClockResult(p).keepClockResults()
}

func (m Session) withoutClockResult(p BoardPlace) Session {
	m.ClockResults = slices.DeleteFunc(slices.Clone(m.ClockResults), func(r ClockResult) bool { return r.Place.Is(p) })
	return m
}

// keepClockResults has the proposals stored; those of before are read first.
func (m Session) keepClockResults() (Session, []Cmd) {
	if !m.ClocksRead {
		return m, []Cmd{LoadDraft{Kind: DraftClocks}}
	}
	m.ClockResults = m.ClockResults[max(0, len(m.ClockResults)-maxClockResults):]
	var data []byte
	if len(m.ClockResults) > 0 {
		data, _ = json.Marshal(m.ClockResults) // plain values always encode: a score without a code was no result
	}
	return m, []Cmd{KeepDraft{Kind: DraftClocks, Data: data}}
}

// ReadClockResults takes what was stored before this page was loaded; what clocks have said since comes after it, and has it stored again.
func (m Session) ReadClockResults(data []byte) (Session, []Cmd) {
	if m.ClocksRead {
		return m, nil
	}
	m.ClocksRead = true
	var stored []ClockResult
	if json.Unmarshal(data, &stored) != nil {
		stored = nil // nothing was stored, or by a program that this one does not know
	}
	since := m.ClockResults
	m.ClockResults = stored
	var cmds []Cmd
	for _, r := range since {
		m, cmds = m.WithClockResult(r)
	}
	return m, cmds
}
