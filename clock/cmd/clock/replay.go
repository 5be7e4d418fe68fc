package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
)

// replay plays every script of a file and prints the states at its samples, or why it cannot be played; the rest goes
// on. It returns the worst status and reports every difference, refusal and error.
func replay(name string, in io.Reader, out, errs io.Writer) (status int, err error) {
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 1<<16), maxScript)
	w := bufio.NewWriter(out)
	n := 0
	for lines.Scan() {
		n++
		line := lines.Bytes()
		if n == 1 {
			line = bytes.TrimPrefix(line, []byte("\ufeff")) // as Windows tools write it
		}
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		r := replayLine(line)
		if r.err != nil {
			r.Error = fmt.Sprintf("clock: %s:%d:%d: %v", name, n, r.column, r.err)
			fmt.Fprintln(errs, r.Error)
		}
		for _, note := range r.notes {
			fmt.Fprintf(errs, "clock: %s:%d: %s: %s\n", name, n, r.Name, note)
		}
		status = max(status, r.status)
		if err := json.NewEncoder(w).Encode(r); err != nil {
			return statusFailed, err
		}
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		fmt.Fprintf(errs, "clock: %s:%d:1: expected a line of at most %d bytes\n", name, n+1, maxScript)
		status = statusBadInput
	} else if err != nil { // a folder opens, and cannot be read
		return statusBadInput, errors.Join(err, w.Flush())
	}
	return status, w.Flush()
}

// A result is the answer to one script.
type result struct {
	Name   string    `json:"name"`
	Expect []reading `json:"expect,omitzero"`
	Error  string    `json:"error,omitempty"`
	status int
	column int
	err    error
	notes  []string // differences, and acts that the clock refused
}

func replayLine(line []byte) result {
	s, column, err := parse(line)
	if err != nil {
		return result{status: statusBadInput, column: column, err: err}
	}
	r := result{Name: s.Name, column: 1}
	if r.Expect, r.notes, err = s.play(); err != nil {
		r.status, r.err, r.Expect = statusBadInput, fmt.Errorf("%s: %w", s.Name, err), nil
		return r
	}
	differences := s.compare(r.Expect)
	r.notes = append(r.notes, differences...)
	if len(differences) > 0 && (s.Gate == nil || *s.Gate) {
		r.status = statusDifferent
	}
	return r
}

// play returns the state at every sample; a script without samples gets one after each event.
func (s *script) play() (readings []reading, refused []string, err error) {
	p, err := newPlayer(s)
	if err != nil {
		return nil, nil, err
	}
	if len(s.Expect) == 0 {
		s.Expect = make([]sample, len(s.Events))
		for i := range s.Events {
			s.Expect[i] = sample{At: &s.Events[i].At, After: &i}
		}
	}
	readings = make([]reading, 0, len(s.Expect))
	for i, x := range s.Expect {
		if err := p.playTo(s.lastEvent(i)); err != nil {
			return nil, nil, err
		}
		r := read(p.clock, *x.At)
		if x.After != nil {
			r.After, r.outcome = x.After, p.last
		}
		readings = append(readings, r)
	}
	err = p.playTo(len(s.Events) - 1)
	return readings, p.refused, err
}

// lastEvent returns the index of the last event that sample i comes after: the one it names, otherwise the last one up
// to its instant which no later sample names.
func (s *script) lastEvent(i int) int {
	if after := s.Expect[i].After; after != nil {
		return *after
	}
	limit := len(s.Events)
	for _, x := range s.Expect[i:] {
		if x.After != nil {
			limit = *x.After
			break
		}
	}
	last := -1
	for j, e := range s.Events[:limit] {
		if e.At <= *s.Expect[i].At {
			last = j
		}
	}
	return last
}

// compare lists where the readings differ from what the script expects. A steady flag that it leaves out is a matter of
// reading.
func (s *script) compare(readings []reading) (differences []string) {
	for i, x := range s.Expect {
		if len(x.fields) == 0 {
			continue
		}
		got := fieldsOf(readings[i])
		if _, asked := x.fields["steady"]; !asked {
			delete(got, "steady")
		}
		keys := slices.Collect(maps.Keys(x.fields))
		for key := range got {
			if _, ok := x.fields[key]; !ok {
				keys = append(keys, key)
			}
		}
		slices.Sort(keys)
		for _, key := range keys {
			if g, want := text(got[key]), text(x.fields[key]); g != want {
				differences = append(differences, fmt.Sprintf("expect[%d] at %d: %s is %s, expected %s", i, *x.At, key, g, want))
			}
		}
	}
	return differences
}

func fieldsOf(r reading) map[string]json.RawMessage {
	var fields map[string]json.RawMessage
	if b, err := json.Marshal(r); err != nil || json.Unmarshal(b, &fields) != nil {
		panic("clock: a reading that is no JSON object")
	}
	return fields
}

// text is a field as printed, "absent" where there is none.
func text(raw json.RawMessage) string {
	if raw == nil {
		return "absent"
	}
	return string(bytes.TrimSpace(raw))
}
