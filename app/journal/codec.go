package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// line is a record as it is stored: one JSON object a line.
type line struct {
	Seq     int             `json:"n"`
	Act     int             `json:"act,omitzero"` // absent where it is Seq
	At      int64           `json:"t"`
	Device  string          `json:"d,omitzero"`
	By      string          `json:"by,omitzero"`
	Kind    Kind            `json:"k"`
	Version int             `json:"v"`
	Event   json.RawMessage `json:"e"`
}

// VersionError: the record was written by a newer program. The event can be read up to it, and nothing may be written:
// ask for an update.
type VersionError struct {
	Seq     int
	Kind    Kind
	Version int
	Known   int // the newest version this program knows; 0: it does not know the kind
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("journal: record %d: %s version %d is newer than this program (%d)", e.Seq, e.Kind, e.Version, e.Known)
}

// LineError: a line of a file that is no record, with what was expected.
type LineError struct {
	Line int // from 1; 0: a record that stands in no file
	Want string
	Err  error
}

func (e *LineError) Error() string {
	return fmt.Sprintf("journal: line %d: expected %s: %v", e.Line, e.Want, e.Err)
}

// Unwrap returns the cause.
func (e *LineError) Unwrap() error { return e.Err }

// MaxLine is the length of the longest record: an import of a full event.
const MaxLine = 4 << 20

// EncodeRecord writes one record as a line of JSON, without line end.
func EncodeRecord(r Record) ([]byte, error) {
	if r.Event == nil {
		return nil, &RecordError{r.Seq, "", &ValueError{Field: "event"}}
	}
	event, err := marshal(r.Event)
	if err != nil {
		return nil, &RecordError{r.Seq, r.Kind(), err}
	}
	l := line{Seq: r.Seq, Act: r.Act, At: r.At, Device: r.Device, By: r.By, Kind: r.Kind(), Version: r.Version, Event: event}
	if l.Act == l.Seq {
		l.Act = 0
	}
	text, err := marshal(l)
	if err != nil {
		return nil, &RecordError{r.Seq, r.Kind(), err}
	}
	if len(text) > MaxLine {
		return nil, &RecordError{r.Seq, r.Kind(), &LimitError{"bytes", MaxLine, len(text)}}
	}
	return text, nil
}

// marshal is json.Marshal that leaves <, > and & readable: a journal is never put into a page.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'}), nil
}

// DecodeRecord reads one record. *VersionError for a record of a newer program, *LineError or *RecordError for one that
// is broken.
func DecodeRecord(text []byte) (Record, error) {
	if len(text) > MaxLine {
		return Record{}, &LineError{Want: "a record", Err: &LimitError{"bytes", MaxLine, len(text)}}
	}
	var l line
	if err := strict(text, &l); err != nil {
		return Record{}, &LineError{Want: "a record", Err: err}
	}
	if l.Kind == "" || l.Version < 1 {
		return Record{}, &RecordError{l.Seq, l.Kind, &ValueError{Field: "version", Value: fmt.Sprint(l.Version), Least: 1}}
	}
	r := Record{Seq: l.Seq, Act: l.Act, At: l.At, Device: Clean(l.Device), By: Clean(l.By), Version: l.Version}
	if r.Act == 0 {
		r.Act = r.Seq
	}
	for _, text := range []string{r.Device, r.By} {
		if err := checkText("by", text, MaxName); err != nil {
			return Record{}, &RecordError{l.Seq, l.Kind, err}
		}
	}
	row := rowNamed(l.Kind)
	if row.decode == nil || l.Version > row.version() {
		known := 0
		if row.decode != nil {
			known = row.version()
		}
		return Record{}, &VersionError{l.Seq, l.Kind, l.Version, known}
	}
	var err error
	if r.Event, err = row.read(l.Event, l.Version); err != nil {
		return Record{}, &RecordError{l.Seq, l.Kind, err}
	}
	r.Version = row.version()
	return r, nil
}

// read brings data of an older version up, step by step, and decodes them.
func (k kindRow) read(data []byte, version int) (Event, error) {
	for _, step := range k.upward[version-1:] {
		var err error
		if data, err = step(data); err != nil {
			return nil, err
		}
	}
	e, err := k.decode(data)
	if err != nil {
		return nil, err
	}
	return clean(e)
}

func decodeAs[E Event](data []byte) (Event, error) {
	var e E
	err := strict(data, &e)
	return e, err
}

// strict decodes exactly one JSON value without unknown fields.
func strict(data []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		if errors.Is(err, io.EOF) {
			return io.ErrUnexpectedEOF
		}
		return err
	}
	if dec.InputOffset() != int64(len(data)) && len(bytes.TrimSpace(data[dec.InputOffset():])) > 0 {
		return errors.New("more than one value")
	}
	return nil
}

// Encode writes records as JSON lines, each ended by a line feed.
func Encode(records []Record) ([]byte, error) {
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
func Decode(text []byte) ([]Record, error) {
	if len(text) > MaxBytes {
		return nil, &LimitError{"bytes", MaxBytes, len(text)}
	}
	var records []Record
	for n := 1; len(text) > 0; n++ {
		var row []byte
		row, text, _ = bytes.Cut(text, []byte{'\n'})
		row = bytes.TrimSuffix(row, []byte{'\r'})
		if len(row) == 0 {
			continue
		}
		if len(records) >= MaxRecords {
			return records, &LimitError{"records", MaxRecords, len(records) + 1}
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
