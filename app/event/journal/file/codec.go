package file

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"

	"wasit/app/event/journal"
	"wasit/app/event/journal/jsonline"
)

// line is a record as it is stored: one JSON object a line.
type line struct {
	Seq     int             `json:"n"`
	Act     int             `json:"act,omitzero"` // absent where it is Seq
	At      int64           `json:"t"`
	Device  string          `json:"d,omitzero"`
	By      string          `json:"by,omitzero"`
	Kind    journal.Kind    `json:"k"`
	Version int             `json:"v"`
	Event   json.RawMessage `json:"e"`
}

// VersionError: the record was written by a newer program. The event can be read up to it, and nothing may be written:
// ask for an update.
type VersionError struct {
	Seq     int
	Kind    journal.Kind
	Version int
	Known   int // the newest version this program knows; 0: it does not know the kind
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("file: record %d: %s version %d is newer than this program (%d)", e.Seq, e.Kind, e.Version, e.Known)
}

// LineError: a line of a file that is no record, with what was expected.
type LineError struct {
	Line int // from 1; 0: a record that stands in no file
	Want string
	Err  error
}

func (e *LineError) Error() string {
	return fmt.Sprintf("file: line %d: expected %s: %v", e.Line, e.Want, e.Err)
}

// Unwrap returns the cause.
func (e *LineError) Unwrap() error { return e.Err }

// MaxLine is the length of the longest record: an import of a full event.
const MaxLine = 4 << 20

// EncodeRecord writes one record as a line of JSON, without line end.
func EncodeRecord(r journal.Record) ([]byte, error) {
	if r.Event == nil {
		return nil, &journal.RecordError{Seq: r.Seq, Kind: "", Err: &journal.ValueError{Field: "event"}}
	}
	event, err := jsonline.Encode(r.Event)
	if err != nil {
		return nil, &journal.RecordError{Seq: r.Seq, Kind: r.Kind(), Err: err}
	}
	l := line{Seq: r.Seq, Act: r.Act, At: r.At, Device: r.Device, By: r.By, Kind: r.Kind(), Version: r.Version, Event: event}
	if l.Act == l.Seq {
		l.Act = 0
	}
	text, err := jsonline.Encode(l)
	if err != nil {
		return nil, &journal.RecordError{Seq: r.Seq, Kind: r.Kind(), Err: err}
	}
	if len(text) > MaxLine {
		return nil, &journal.RecordError{Seq: r.Seq, Kind: r.Kind(), Err: &journal.LimitError{What: "bytes", Limit: MaxLine, Got: len(text)}}
	}
	return text, nil
}

// DecodeRecord reads one record. *VersionError for a record of a newer program, *LineError or *RecordError for one that
// is broken.
func DecodeRecord(text []byte) (journal.Record, error) {
	if len(text) > MaxLine {
		return journal.Record{}, &LineError{Want: "a record", Err: &journal.LimitError{What: "bytes", Limit: MaxLine, Got: len(text)}}
	}
	var l line
	if err := jsonline.Decode(text, &l); err != nil {
		return journal.Record{}, &LineError{Want: "a record", Err: err}
	}
	if l.Kind == "" || l.Version < 1 {
		return journal.Record{}, &journal.RecordError{Seq: l.Seq, Kind: l.Kind, Err: &journal.ValueError{Field: "version", Value: fmt.Sprint(l.Version), Least: 1}}
	}
	by, err := journal.Stamp{At: l.At, Device: l.Device, By: l.By}.Cleaned()
	if err != nil {
		return journal.Record{}, &journal.RecordError{Seq: l.Seq, Kind: l.Kind, Err: err}
	}
	known := journal.LatestVersion(l.Kind)
	if l.Version > known {
		return journal.Record{}, &VersionError{l.Seq, l.Kind, l.Version, known}
	}
	r := journal.Record{Seq: l.Seq, Act: cmp.Or(l.Act, l.Seq), At: by.At, Device: by.Device, By: by.By, Version: known}
	if r.Event, err = journal.ReadEvent(l.Kind, l.Version, l.Event); err != nil {
		return journal.Record{}, &journal.RecordError{Seq: l.Seq, Kind: l.Kind, Err: err}
	}
	return r, nil
}

// Encode writes records as JSON lines, each ended by a line feed.
func Encode(records []journal.Record) ([]byte, error) {
	var b bytes.Buffer
	for _, r := range records {
		text, err := EncodeRecord(r)
		if err != nil {
			return nil, err
		}
		b.Write(text)
		b.WriteByte('\n')
	}
	return b.Bytes(), nil
}

// Decode reads JSON lines written by [Encode]. With an error it still returns the records before the one at fault; a
// *LineError names its line.
func Decode(text []byte) ([]journal.Record, error) {
	if len(text) > journal.MaxBytes {
		return nil, &journal.LimitError{What: "bytes", Limit: journal.MaxBytes, Got: len(text)}
	}
	var records []journal.Record
	for n := 1; len(text) > 0; n++ {
		var row []byte
		row, text, _ = bytes.Cut(text, []byte{'\n'})
		row = bytes.TrimSuffix(row, []byte{'\r'})
		if len(row) == 0 {
			continue
		}
		if len(records) >= journal.MaxRecords {
			return records, &journal.LimitError{What: "records", Limit: journal.MaxRecords, Got: len(records) + 1}
		}
		r, err := DecodeRecord(row)
		if err != nil {
			return records, atLine(n, err)
		}
		records = append(records, r)
	}
	return records, nil
}

func atLine(n int, err error) error {
	if le, ok := err.(*LineError); ok {
		return &LineError{n, le.Want, le.Err}
	}
	return &LineError{n, "a record", err}
}
