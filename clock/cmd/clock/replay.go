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

// replay plays every script of a file and prints the states at its samples. It reports each difference from what is
// expected and whether there was none.
func replay(name string, in io.Reader, out, errs io.Writer) (same bool, err error) {
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 1<<16), maxScript)
	w := bufio.NewWriter(out)
	same = true
	n := 0
	for lines.Scan() {
		n++
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		s, column, err := parse(line)
		if err != nil {
			return false, errors.Join(&inputError{name, n, column, err.Error()}, w.Flush())
		}
		readings, err := s.play()
		if err != nil {
			return false, errors.Join(&inputError{name, n, 1, fmt.Sprintf("%s: %v", s.Name, err)}, w.Flush())
		}
		if err := json.NewEncoder(w).Encode(result{s.Name, readings}); err != nil {
			return false, err
		}
		gated := s.Gate == nil || *s.Gate
		for _, d := range s.compare(readings) {
			fmt.Fprintf(errs, "clock: %s:%d: %s: %s\n", name, n, s.Name, d)
			same = same && !gated
		}
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return false, errors.Join(&inputError{name, n + 1, maxScript, fmt.Sprintf("expected a line of at most %d bytes", maxScript)}, w.Flush())
	} else if err != nil {
		return false, err
	}
	return same, w.Flush()
}

type result struct {
	Name   string    `json:"name"`
	Expect []reading `json:"expect"`
}

// play returns the state at every sample; a script without samples gets one after each event.
func (s *script) play() ([]reading, error) {
	p, err := newPlayer(s)
	if err != nil {
		return nil, err
	}
	if len(s.Expect) == 0 {
		s.Expect = make([]sample, len(s.Events))
		for i := range s.Events {
			s.Expect[i] = sample{At: &s.Events[i].At, After: &i}
		}
	}
	readings := make([]reading, 0, len(s.Expect))
	for i, x := range s.Expect {
		if err := p.playTo(s.lastEvent(i)); err != nil {
			return nil, err
		}
		r := read(p.clock, *x.At)
		if x.After != nil {
			r.After, r.outcome = x.After, p.last
		}
		readings = append(readings, r)
	}
	return readings, p.playTo(len(s.Events) - 1)
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
