package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// contents are what could be read of a backup.
type contents struct {
	name   string
	backup file.Backup
	damage error // why it is not whole; nil for a whole one
}

// read reads a backup, or the bare journal of one event; of a damaged one what can be saved. The error is that of a file that
// holds nothing of the kind.
func (s *session) read(name string) (*contents, error) {
	text, err := s.bytes(name)
	if err != nil {
		return nil, err
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	backup, err := file.ReadBackup(text)
	if err == nil {
		return &contents{name: name, backup: backup}, nil
	}
	if tooLarge := file.CheckBackupSize(int64(len(text))); tooLarge != nil {
		return nil, tooLarge
	}
	f := &contents{name: name, damage: err}
	var bare bool
	if f.backup, bare = rescue(text); len(f.backup.Events) == 0 {
		return nil, err
	}
	if bare && len(f.backup.Events) == 1 && isWhole(text) {
		f.damage = nil // a journal without the frame of a backup
	}
	return f, nil
}

// bytes reads a file, or what comes in for "-", at most one byte more than a backup may have.
func (s *session) bytes(name string) ([]byte, error) {
	in := s.in
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, plain(err)
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, file.MaxBackup+1))
	return text, plain(err)
}

// isWhole reports whether every line of a bare journal is a record that fits.
func isWhole(text []byte) bool {
	records, err := file.Decode(text)
	if err == nil {
		_, err = journal.Replay(records)
	}
	return err == nil
}

// rescue takes from a damaged backup every event up to its first record that cannot be read or does not fit. bare says that the
// file begins with a record: it has no frame.
func rescue(text []byte) (b file.Backup, bare bool) {
	var e *file.EventBackup
	broken := false
	keep := func() {
		if e != nil && len(e.Records) > 0 {
			e.ID = e.State.Event().ID
			b.Events = append(b.Events, *e)
		}
	}
	for n := 0; len(text) > 0; n++ {
		var line []byte
		line, text, _ = bytes.Cut(text, []byte{'\n'})
		if isFrame(line, &b.Made) {
			keep()
			e, broken = &file.EventBackup{}, false
			continue
		}
		if n == 0 {
			e, bare = &file.EventBackup{}, true
		}
		if e == nil || broken {
			continue
		}
		r, err := file.DecodeRecord(bytes.TrimSuffix(line, []byte{'\r'}))
		if err == nil {
			var after journal.State
			if after, err = journal.Apply(e.State, r); err == nil {
				e.State, e.Records = after, append(e.Records, r)
			}
		}
		broken = err != nil
	}
	keep()
	return b, bare
}

// isFrame reports whether a line begins a backup, an event of it, or its end; made is set by the first.
func isFrame(line []byte, made *int64) bool {
	var head struct {
		Wasit  string `json:"wasit"`
		Made   int64  `json:"made"`
		Event  string `json:"event"`
		SHA256 string `json:"sha256"`
		Kind   string `json:"k"`
	}
	if json.Unmarshal(line, &head) != nil || head.Kind != "" {
		return false
	}
	if head.Wasit != "" {
		*made = head.Made
	}
	return head.Wasit != "" || head.Event != "" || head.SHA256 != ""
}

// warn says that a file is damaged.
func (s *session) warn(f *contents) status {
	if f.damage == nil {
		return done
	}
	saved := 0
	for _, e := range f.backup.Events {
		saved += len(e.Records)
	}
	fmt.Fprintf(s.err, "%s: damaged: %v; saved %d events, %d records\n", f.name, f.damage, len(f.backup.Events), saved)
	return damaged
}

// complain writes why a file cannot be used.
func (s *session) complain(name string, err error) status {
	fmt.Fprintf(s.err, "%s: %v\n", name, err)
	var unknown *file.VersionError
	if errors.As(err, &unknown) {
		fmt.Fprintf(s.err, "%s: it was written by a newer program\n", name)
	}
	return badInput
}
