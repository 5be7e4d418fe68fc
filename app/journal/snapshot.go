package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
)

// snapshotVersion changes with every change of the form below or of what Apply computes. Snapshots are caches: another
// version is thrown away and the journal replayed.
const snapshotVersion = 6

type snapshot struct {
	Version  int        `json:"snapshot"`
	Seq      int        `json:"n"`
	At       int64      `json:"t"`
	Info     EventInfo  `json:"event"`
	Finished bool       `json:"finished,omitzero"`
	Nameless bool       `json:"nameless,omitzero"`
	Sections []*section `json:"sections,omitempty"`
	Players  []*Player  `json:"players,omitempty"`
	Notes    []Note     `json:"notes,omitempty"`
	Wordings []Wording  `json:"wordings,omitempty"`
}

// SnapshotError: a snapshot that this program cannot use. Replay the journal instead.
type SnapshotError struct{ Err error }

func (e *SnapshotError) Error() string { return "journal: unusable snapshot: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *SnapshotError) Unwrap() error { return e.Err }

// EncodeSnapshot writes s, all but the memory of what can be undone. Folding the records after it gives the same state
// as a replay of all. A record that takes back one before the snapshot does not fit on top of it (*UndoError): then, too,
// the journal is replayed.
func EncodeSnapshot(s State) ([]byte, error) {
	w := snapshot{Version: snapshotVersion, Seq: s.seq, At: s.at, Info: s.info, Finished: s.finished, Nameless: s.nameless,
		Players: s.players, Notes: s.notes, Wordings: s.wordings}
	for _, sec := range s.sections {
		c := *sec
		c.Rounds = make([]*round, len(sec.Rounds))
		for i, r := range sec.Rounds {
			rc := *r
			rc.History = r.Results
			c.Rounds[i] = &rc
		}
		w.Sections = append(w.Sections, &c)
	}
	return marshal(w)
}

// DecodeSnapshot reads what [EncodeSnapshot] wrote, or reports a *SnapshotError.
func DecodeSnapshot(text []byte) (State, error) {
	var w snapshot
	if len(text) > MaxBytes {
		return State{}, &SnapshotError{&LimitError{"bytes", MaxBytes, len(text)}}
	}
	if err := json.NewDecoder(bytes.NewReader(text)).Decode(&w); err != nil {
		return State{}, &SnapshotError{err}
	}
	if w.Version != snapshotVersion || w.Seq < 1 {
		return State{}, &SnapshotError{fmt.Errorf("version %d, expected %d", w.Version, snapshotVersion)}
	}
	s := State{seq: w.Seq, at: w.At, created: true, info: w.Info, finished: w.Finished, nameless: w.Nameless,
		sections: w.Sections, players: w.Players, notes: w.Notes, wordings: w.Wordings}
	if err := s.restore(); err != nil {
		return State{}, &SnapshotError{err}
	}
	return s, nil
}

// restore links the results of a decoded snapshot and checks what the queries rely on.
func (s State) restore() error {
	if slices.Contains(s.sections, nil) {
		return &UnknownError{}
	}
	for i, p := range s.players {
		if p == nil {
			continue
		}
		sec, err := s.section(p.Section)
		if err != nil || int(p.ID) != i+1 {
			return &UnknownError{Section: p.Section, Player: p.ID}
		}
		sec.players++
	}
	for _, sec := range s.sections {
		if slices.Contains(sec.Incidents, nil) || slices.Contains(sec.Claims, nil) || slices.Contains(sec.Protests, nil) || sec.Local != nil && sec.Local.check() != nil || sec.Laws.check() != nil {
			return &UnknownError{Section: sec.ID}
		}
		for n, r := range sec.Rounds {
			if r == nil || len(r.History) != len(r.Pairs) {
				return &UnknownError{Section: sec.ID, Round: n + 1}
			}
			if err := s.checkPairs(sec.ID, n+1, Pairs{r.Pairs, r.PAB, r.Absent}); err != nil {
				return err
			}
			for _, c := range r.Checks {
				if c.Board < 1 || c.Board > len(r.Pairs) {
					return &UnknownError{Section: sec.ID, Round: n + 1, Board: c.Board}
				}
			}
			r.Results = r.History
			r.History = nil
		}
	}
	return nil
}
