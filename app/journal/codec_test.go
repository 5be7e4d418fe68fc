package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
		{"version 0", strings.Replace(good, `"v":1`, `"v":0`, 1), isA[*RecordError]},
		{"no kind", `{}`, isA[*RecordError]},
		{"unknown field", strings.Replace(good, `"name"`, `"nome"`, 1), isA[*RecordError]},
		{"no data", `{"n":1,"t":5,"k":"event-created","v":1}`, isA[*RecordError]},
		{"null", `{"n":1,"t":5,"k":"event-created","v":1,"e":null}`, isA[*RecordError]},
		{"long name", strings.Replace(good, `Cup`, strings.Repeat("x", MaxName+1), 1), isA[*RecordError]},
		{"no name", strings.Replace(good, `Cup`, ` \u202e`, 1), isA[*RecordError]},
		{"no date", strings.Replace(good, `"Cup"`, `"Cup","start":"2026-02-30"`, 1), isA[*RecordError]},
		{"no score", `{"n":1,"t":5,"k":"result-entered","v":1,"e":{"section":1,"round":1,"board":1,"score":"ww"}}`, isA[*RecordError]},
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
	if name := r.Event.(EventCreated).Name; name != "AB C<script>" {
		t.Errorf("name %q: hidden characters stay out, visible ones are kept as text", name)
	}
}

func isA[E error](err error) bool { var e E; return errors.As(err, &e) }

func TestDecodeNamesTheLine(t *testing.T) {
	text, err := Encode(day(t).records)
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
	if _, err := Decode(make([]byte, MaxBytes+1)); !isA[*LimitError](err) {
		t.Errorf("a journal that is too large: %v", err)
	}
}

func TestReplayNamesTheRecord(t *testing.T) {
	h := day(t)
	for _, c := range []struct {
		name  string
		spoil func([]Record) []Record
		seq   int
	}{
		{"gap", func(r []Record) []Record { return append(r[:9:9], r[10:]...) }, 11},
		{"twice", func(r []Record) []Record { return append(r[:9:9], r[8:]...) }, 9},
		{"no beginning", func(r []Record) []Record { return r[1:] }, 2},
		{"nil", func(r []Record) []Record { r[3].Event = nil; return r }, 4},
		{"another player", func(r []Record) []Record { r[4].Event = PlayerAdded{InSection{1}, 77, PlayerInfo{Name: "x"}}; return r }, 5},
		{"act of the future", func(r []Record) []Record { r[4].Act = 9; return r }, 5},
	} {
		s, err := Replay(c.spoil(append([]Record(nil), h.records...)))
		var re *RecordError
		if !errors.As(err, &re) || re.Seq != c.seq {
			t.Errorf("%s: %v, want record %d", c.name, err, c.seq)
		}
		if s.Seq() >= c.seq && c.name != "twice" {
			t.Errorf("%s: the state is at %d", c.name, s.Seq())
		}
	}
}

// TestMigrations: data of version 1 climb every step to the newest version.
func TestMigrations(t *testing.T) {
	rename := func(from, to string) func([]byte) ([]byte, error) {
		return func(data []byte) ([]byte, error) { return bytes.Replace(data, []byte(from), []byte(to), 1), nil }
	}
	row := kindRow{kind: KindNoteAdded, decode: decodeAs[NoteAdded], upward: []func([]byte) ([]byte, error){
		rename(`"remark"`, `"note"`), rename(`"note"`, `"text"`),
	}}
	if row.version() != 3 {
		t.Errorf("two steps lead to version 3, not %d", row.version())
	}
	for version, data := range map[int]string{1: `{"remark":"x"}`, 2: `{"note":"x"}`, 3: `{"text":"x"}`} {
		e, err := row.read([]byte(data), version)
		if err != nil || e.(NoteAdded).Text != "x" {
			t.Errorf("version %d: %v %v", version, e, err)
		}
	}
	if _, err := row.read([]byte(`{"remark":"x"}`), 2); err == nil {
		t.Error("a step was skipped and nobody noticed")
	}
	row.upward[0] = func([]byte) ([]byte, error) { return nil, errors.New("no") }
	if _, err := row.read([]byte(`{"remark":"x"}`), 1); err == nil {
		t.Error("a failing step must be an error")
	}
}

func TestKindsAreWhole(t *testing.T) {
	seen := map[Kind]bool{}
	for _, row := range kinds {
		if seen[row.kind] || row.decode == nil {
			t.Errorf("%s stands twice or cannot be read", row.kind)
		}
		seen[row.kind] = true
		if e, err := row.decode([]byte(`{}`)); err != nil || kindOf(e) != row.kind {
			t.Errorf("%s decodes to %v, %v", row.kind, e, err)
		}
	}
}

func TestSnapshotRefusals(t *testing.T) {
	h := open(t, 4, 3)
	h.start()
	h.play()
	text := snap(t, h.State)
	for name, bad := range map[string]string{
		"nothing":        "",
		"other version":  strings.Replace(text, `"snapshot":6`, `"snapshot":99`, 1),
		"no sequence":    strings.Replace(text, `"n":`, `"m":`, 1),
		"unknown player": strings.Replace(text, `"pairs":[[1,`, `"pairs":[[55,`, 1),
		"wrong place":    strings.Replace(text, `{"id":2,`, `{"id":3,`, 1),
		"no result":      strings.Replace(text, `"results":"`, `"results":"ww 1 1,`, 1),
		"no number":      strings.Replace(text, `"results":"`, `"results":"wl x 1,`, 1),
		"more boards":    strings.Replace(text, `"results":"`, `"results":";`, 1),
		"null section":   `{"snapshot":6,"n":5,"sections":[null]}`,
		"null and one":   `{"snapshot":6,"n":5,"sections":[null],"players":[{"id":1,"section":1,"name":"A"}]}`,
		"no section":     `{"snapshot":6,"n":5,"players":[{"id":1,"section":1,"name":"A"}]}`,
		"null round":     `{"snapshot":6,"n":5,"sections":[{"id":1,"rounds":[null]}]}`,
	} {
		if bad == text {
			t.Fatalf("%s: nothing was spoiled", name)
		}
		if _, err := DecodeSnapshot([]byte(bad)); !isA[*SnapshotError](err) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzDecode: any text gives records and a state or an error; what was read is written and read again the same.
func FuzzDecode(f *testing.F) {
	for _, name := range []string{"day", "anonymised"} {
		text, err := os.ReadFile(filepath.Join(golden, name+".jsonl"))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	small := open(f, 2, 1)
	small.start()
	small.play()
	text, err := Encode(small.records)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text []byte) {
		records, err := Decode(text)
		if err != nil && len(records) == 0 {
			return
		}
		s, _ := Replay(records)
		queries(s)
		again, err := Encode(records)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Decode(again)
		if err != nil {
			t.Fatalf("written, but not read: %v", err)
		}
		twice, err := Encode(back)
		if err != nil || !bytes.Equal(again, twice) {
			t.Fatalf("read∘write changes:\n%s\n%s", again, twice)
		}
	})
}

// FuzzSnapshot: any text gives a state that can be asked everything, or an error.
func FuzzSnapshot(f *testing.F) {
	s, err := Replay(day(f).records)
	if err != nil {
		f.Fatal(err)
	}
	text, err := EncodeSnapshot(s)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text []byte) {
		if s, err := DecodeSnapshot(text); err == nil {
			queries(s)
			if _, err := EncodeSnapshot(s); err != nil && !isA[*json.UnsupportedValueError](err) {
				t.Fatal(err)
			}
		}
	})
}
