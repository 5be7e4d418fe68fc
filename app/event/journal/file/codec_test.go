package file

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"wasit/app/event/journal"
)

func TestDecodeRefusals(t *testing.T) {
	good := `{"n":1,"t":5,"k":"event-created","v":1,"e":{"id":"x","name":"Cup"}}`
	if _, err := DecodeRecord([]byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, text string
		is         func(error) bool
	}{
		{"not JSON", `PK\x03\x04`, isA[*LineError]},
		{"nothing", ``, isA[*LineError]},
		{"cut off", good[:40], isA[*LineError]},
		{"two values", good + good, isA[*LineError]},
		{"foreign object", `{"players":[]}`, isA[*LineError]},
		{"list", `[1,2]`, isA[*LineError]},
		{"newer version", strings.Replace(good, `"v":1`, `"v":2`, 1), isA[*VersionError]},
		{"unknown kind", strings.Replace(good, `created`, `cloned`, 1), isA[*VersionError]},
		{"version 0", strings.Replace(good, `"v":1`, `"v":0`, 1), isA[*journal.RecordError]},
		{"no kind", `{}`, isA[*journal.RecordError]},
		{"unknown field", strings.Replace(good, `"name"`, `"nome"`, 1), isA[*journal.RecordError]},
		{"no data", `{"n":1,"t":5,"k":"event-created","v":1}`, isA[*journal.RecordError]},
		{"null", `{"n":1,"t":5,"k":"event-created","v":1,"e":null}`, isA[*journal.RecordError]},
		{"long name", strings.Replace(good, `Cup`, strings.Repeat("x", journal.MaxName+1), 1), isA[*journal.RecordError]},
		{"no name", strings.Replace(good, `Cup`, ` \u202e`, 1), isA[*journal.RecordError]},
		{"no date", strings.Replace(good, `"Cup"`, `"Cup","start":"2026-02-30"`, 1), isA[*journal.RecordError]},
		{"no score", `{"n":1,"t":5,"k":"result-entered","v":1,"e":{"section":1,"round":1,"board":1,"score":"ww"}}`, isA[*journal.RecordError]},
		{"too long", good + strings.Repeat(" ", MaxLine), isA[*LineError]},
	} {
		_, err := DecodeRecord([]byte(c.text))
		if err == nil || !c.is(err) {
			t.Errorf("%s: %T %v", c.name, err, err)
		}
	}
	hostile := strings.Replace(good, `Cup`, `A\u202eB\u0000 \n C<script>`, 1)
	r, err := DecodeRecord([]byte(hostile))
	if err != nil {
		t.Fatal(err)
	}
	if name := r.Event.(journal.EventCreated).Name; name != "AB C<script>" {
		t.Errorf("name %q: hidden characters stay out, visible ones are kept as text", name)
	}
}

func TestDecodeNamesTheLine(t *testing.T) {
	text, err := Encode(day(t))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte{'\n'})
	lines[6] = []byte("{}\n")
	records, err := Decode(bytes.Join(lines, nil))
	var le *LineError
	if !errors.As(err, &le) || le.Line != 7 || len(records) != 6 {
		t.Errorf("%d records, %v; want 6 and line 7", len(records), err)
	}
	if _, err := Decode(make([]byte, journal.MaxBytes+1)); !isA[*journal.LimitError](err) {
		t.Errorf("a journal that is too large: %v", err)
	}
}

func TestSnapshotRefusals(t *testing.T) {
	s, err := journal.Replay(day(t))
	if err != nil {
		t.Fatal(err)
	}
	text := snap(t, s)
	for name, bad := range map[string]string{
		"nothing":        "",
		"other version":  strings.Replace(text, `"snapshot":10`, `"snapshot":99`, 1),
		"no sequence":    strings.Replace(text, `"n":`, `"m":`, 1),
		"unknown player": strings.Replace(text, `"pairs":[[1,`, `"pairs":[[55,`, 1),
		"wrong place":    strings.Replace(text, `{"id":2,`, `{"id":3,`, 1),
		"no result":      strings.Replace(text, `"results":"`, `"results":"ww 1 1,`, 1),
		"no number":      strings.Replace(text, `"results":"`, `"results":"wl x 1,`, 1),
		"more boards":    strings.Replace(text, `"results":"`, `"results":";`, 1),
		"null section":   `{"snapshot":10,"n":5,"sections":[null]}`,
		"null and one":   `{"snapshot":10,"n":5,"sections":[null],"players":[{"id":1,"section":1,"name":"A"}]}`,
		"no section":     `{"snapshot":10,"n":5,"players":[{"id":1,"section":1,"name":"A"}]}`,
		"null round":     `{"snapshot":10,"n":5,"sections":[{"id":1,"rounds":[null]}]}`,
	} {
		if bad == text {
			t.Fatalf("%s: nothing was spoiled", name)
		}
		if _, err := DecodeSnapshot([]byte(bad)); !isA[*SnapshotError](err) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func isA[E error](err error) bool { var e E; return errors.As(err, &e) }

// day is the golden journal of a day with everything that happens on one.
func day(t testing.TB) []journal.Record {
	t.Helper()
	text, err := os.ReadFile("../../../../testdata/journal/v1/day.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	records, err := Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return records
}

func snap(t testing.TB, s journal.State) string {
	t.Helper()
	text, err := EncodeSnapshot(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
