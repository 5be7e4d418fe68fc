package file

import (
	"bytes"
	"encoding/json"
	"fmt"

	"wasit/app/event/journal"
	"wasit/app/event/journal/jsonline"
)

// snapshotVersion changes with every change of [journal.Image] or of what Apply computes. Snapshots are caches: another
// version is thrown away and the journal replayed.
const snapshotVersion = 10

type snapshot struct {
	Version int `json:"snapshot"`
	journal.Image
}

// SnapshotError: a snapshot that this program cannot use. Replay the journal instead.
type SnapshotError struct{ Err error }

func (e *SnapshotError) Error() string { return "file: unusable snapshot: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *SnapshotError) Unwrap() error { return e.Err }

// EncodeSnapshot writes s, all but the memory of what can be undone: see [journal.Image]. Where the records after it do not
// fit on top of it, replay the journal.
func EncodeSnapshot(s journal.State) ([]byte, error) {
	return jsonline.Encode(snapshot{snapshotVersion, s.Image()})
}

// DecodeSnapshot reads what [EncodeSnapshot] wrote, or reports a *SnapshotError.
func DecodeSnapshot(text []byte) (journal.State, error) {
	var w snapshot
	if len(text) > journal.MaxBytes {
		return journal.State{}, &SnapshotError{&journal.LimitError{What: "bytes", Limit: journal.MaxBytes, Got: len(text)}}
	}
	if err := json.NewDecoder(bytes.NewReader(text)).Decode(&w); err != nil {
		return journal.State{}, &SnapshotError{err}
	}
	if w.Version != snapshotVersion {
		return journal.State{}, &SnapshotError{fmt.Errorf("version %d, expected %d", w.Version, snapshotVersion)}
	}
	s, err := w.State()
	if err != nil {
		return journal.State{}, &SnapshotError{err}
	}
	return s, nil
}
