package file

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/jsonline"
)

// A backup is a text of JSON lines, readable and checkable by eye:
//
//	{"wasit":"backup","version":1,"events":2,"made":1763683200000,"settings":{…}}
//	{"event":"id","records":212}      then its records, one a line; for each event. Since version 2, which is written where it is needed,
//	                                  with "place":{…}: of the device among those that work at the event
//	{"sha256":"…"}                    over every byte before this line
const (
	backupMagic   = "backup"
	backupVersion = 2
	maxEvents     = 1000
)

type backupHead struct {
	Wasit    string          `json:"wasit"`
	Version  int             `json:"version"`
	Events   int             `json:"events"`
	Made     int64           `json:"made"`
	Settings json.RawMessage `json:"settings,omitempty"`
	Seasons  json.RawMessage `json:"seasons,omitempty"`
}

type backupEvent struct {
	Event   string          `json:"event"`
	Records int             `json:"records"`
	Place   json.RawMessage `json:"place,omitempty"`
}

type backupFoot struct {
	SHA256 string `json:"sha256"`
}

// Backup is what a backup file holds: whole journals, and the settings of the app where everything was saved.
type Backup struct {
	Made     int64           // Unix milliseconds
	Settings json.RawMessage // one JSON value, or empty
	Seasons  json.RawMessage // the same: the tables over several events
	Events   []EventBackup
}

// EventBackup is one event of a backup. ReadBackup fills State.
type EventBackup struct {
	ID      string
	Records []journal.Record
	State   journal.State
	Place   json.RawMessage // of the device among those that work at the event, as the app keeps it; empty where it worked alone
}

// BackupError: a file that is no whole backup of ours. Nothing was taken from it.
type BackupError struct {
	Line int        // from 1; 0: the file as a whole
	Want BackupWant // what was expected there
	Err  error      // the cause, if there is one
}

// BackupWant says what a reader of backups expected.
type BackupWant string

// What can be missing.
const (
	WantBackup  BackupWant = "backup"   // a file made by this app
	WantVersion BackupWant = "version"  // a version this program knows: update it
	WantSmaller BackupWant = "smaller"  // a file of at most [MaxBackup] bytes
	WantEvent   BackupWant = "event"    // the head of an event
	WantRecord  BackupWant = "record"   // a record
	WantState   BackupWant = "state"    // records that fit each other
	WantEnd     BackupWant = "end"      // the last line: the file was cut off
	WantSum     BackupWant = "checksum" // the bytes that were written: the file was changed
	WantUnique  BackupWant = "unique"   // each event once
)

func (e *BackupError) Error() string {
	return fmt.Sprintf("file: backup, line %d: expected %s: %v", e.Line, e.Want, e.Err)
}

// Unwrap returns the cause.
func (e *BackupError) Unwrap() error { return e.Err }

// MaxBackup is the size of the largest backup that is read. A caller checks a file's size by it before loading the file.
const MaxBackup = journal.MaxBytes

// CheckBackupSize reports a file that is too large or empty before it is read.
func CheckBackupSize(size int64) error {
	if size > MaxBackup {
		return &BackupError{0, WantSmaller, &journal.LimitError{What: "bytes", Limit: MaxBackup, Got: int(min(size, 1<<40))}}
	}
	if size <= 0 {
		return &BackupError{0, WantBackup, nil}
	}
	return nil
}

// WriteBackup writes b. *LimitError if the result could not be read back: save the events one by one.
func WriteBackup(b Backup) ([]byte, error) {
	var out bytes.Buffer
	put := func(v any) error {
		text, err := jsonline.Encode(v)
		out.Write(text)
		out.WriteByte('\n')
		return err
	}
	version := 1
	if slices.ContainsFunc(b.Events, func(e EventBackup) bool { return len(e.Place) > 0 }) {
		version = 2
	}
	if err := put(backupHead{backupMagic, version, len(b.Events), b.Made, b.Settings, b.Seasons}); err != nil {
		return nil, err
	}
	for _, e := range b.Events {
		if err := put(backupEvent{e.ID, len(e.Records), e.Place}); err != nil {
			return nil, err
		}
		text, err := Encode(e.Records)
		if err != nil {
			return nil, err
		}
		out.Write(text)
	}
	sum := Sum256(out.Bytes())
	if err := put(backupFoot{hex.EncodeToString(sum[:])}); err != nil {
		return nil, err
	}
	if out.Len() > MaxBackup {
		return nil, &journal.LimitError{What: "bytes", Limit: MaxBackup, Got: out.Len()}
	}
	return out.Bytes(), nil
}

// ReadBackup reads and checks a whole backup: size, form, checksum, every record, and that the records of each event make
// a state. *BackupError names line and expectation; a record of a newer program is a *VersionError inside it.
func ReadBackup(text []byte) (Backup, error) {
	if err := CheckBackupSize(int64(len(text))); err != nil {
		return Backup{}, err
	}
	r := &backupReader{rest: text}
	b, n, err := r.head()
	if err != nil {
		return Backup{}, err
	}
	sum := checkSum(text)
	if sum != nil && sum.Want == WantEnd {
		return Backup{}, sum
	}
	err = r.events(&b, n)
	if sum != nil {
		return Backup{}, sum.at(err)
	}
	if err != nil {
		return Backup{}, err
	}
	return b, nil
}

// at names the line at which a changed file stops making sense; where it makes sense to the end, nobody can tell.
func (e *BackupError) at(err error) *BackupError {
	var where *BackupError
	if errors.As(err, &where) {
		e.Line = where.Line
	}
	return e
}

// events reads n events, and the last line after them.
func (r *backupReader) events(b *Backup, n int) error {
	seen := map[string]bool{}
	for range n {
		e, err := r.event()
		if err != nil {
			return err
		}
		if seen[e.ID] {
			return &BackupError{r.n, WantUnique, nil}
		}
		seen[e.ID] = true
		b.Events = append(b.Events, e)
	}
	if foot := (backupFoot{}); jsonline.Decode(r.next(), &foot) != nil || len(r.next()) > 0 {
		return &BackupError{r.n, WantEnd, nil}
	}
	return nil
}

// checkSum compares the last line with what stands before it. A wrong sum says nothing of the place.
func checkSum(text []byte) *BackupError {
	body := bytes.TrimRight(text, "\r\n")
	start := bytes.LastIndexByte(body, '\n') + 1
	last := bytes.Count(body[:start], []byte{'\n'}) + 1
	var foot backupFoot
	if err := jsonline.Decode(body[start:], &foot); err != nil || len(foot.SHA256) != 64 {
		return &BackupError{last, WantEnd, err}
	}
	sum := Sum256(text[:start])
	if hex.EncodeToString(sum[:]) != foot.SHA256 {
		return &BackupError{0, WantSum, nil}
	}
	return nil
}

// backupReader walks over the lines of a backup.
type backupReader struct {
	rest []byte
	n    int // of the line read last
}

func (r *backupReader) next() []byte {
	var row []byte
	r.n++
	row, r.rest, _ = bytes.Cut(r.rest, []byte{'\n'})
	return row
}

func (r *backupReader) head() (Backup, int, error) {
	row := r.next()
	var probe struct {
		Wasit   string `json:"wasit"`
		Version int    `json:"version"`
	}
	if err := json.Unmarshal(row, &probe); err != nil || probe.Wasit != backupMagic {
		return Backup{}, 0, &BackupError{1, WantBackup, err}
	}
	if probe.Version < 1 || probe.Version > backupVersion {
		return Backup{}, 0, &BackupError{1, WantVersion, &journal.ValueError{Field: "version", Value: fmt.Sprint(probe.Version), Least: 1, Max: backupVersion}}
	}
	var head backupHead
	if err := jsonline.Decode(row, &head); err != nil || head.Events < 0 || head.Events > maxEvents {
		return Backup{}, 0, &BackupError{1, WantBackup, err}
	}
	return Backup{Made: head.Made, Settings: head.Settings, Seasons: head.Seasons}, head.Events, nil
}

func (r *backupReader) event() (EventBackup, error) {
	var head backupEvent
	if err := jsonline.Decode(r.next(), &head); err != nil || head.Records < 1 || head.Records > journal.MaxRecords {
		return EventBackup{}, &BackupError{r.n, WantEvent, err}
	}
	e := EventBackup{ID: head.Event, Place: head.Place}
	at := r.n
	for range head.Records {
		row := r.next()
		rec, err := DecodeRecord(row)
		if err != nil {
			return EventBackup{}, &BackupError{r.n, WantRecord, err}
		}
		e.Records = append(e.Records, rec)
	}
	var err error
	if e.State, err = journal.Replay(e.Records); err != nil {
		var re *journal.RecordError
		if errors.As(err, &re) {
			at += e.State.Seq() + 1
		}
		return EventBackup{}, &BackupError{at, WantState, err}
	}
	if e.State.Event().ID != e.ID {
		return EventBackup{}, &BackupError{at, WantEvent, nil}
	}
	return e, nil
}
