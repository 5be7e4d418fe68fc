package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"testing"
)

func isA[E error](err error) bool { var e E; return errors.As(err, &e) }

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

// TestStateID: every fact makes another state, also where two have the same number, and so does every reading; a refused fact makes none.
func TestStateID(t *testing.T) {
	h := day(t)
	n := len(h.records) - 1
	s, err := Replay(h.records[:n])
	one, errOne := Apply(s, h.records[n])
	two, errTwo := Apply(s, h.records[n])
	same, refused := Apply(s, h.records[0])
	data, errImage := json.Marshal(s.Image())
	var i Image
	err = errors.Join(err, errOne, errTwo, errImage, json.Unmarshal(data, &i))
	read, errRead := i.State()
	if err = errors.Join(err, errRead); err != nil || refused == nil {
		t.Fatal(err, refused)
	}
	ids := map[StateID]string{State{}.ID(): "before the first fact"}
	for name, s := range map[string]State{"the state": s, "one more": one, "another": two, "of an image": read} {
		if of, known := ids[s.ID()]; known {
			t.Errorf("%s has the id of %s", name, of)
		}
		ids[s.ID()] = name
	}
	if same.ID() != s.ID() {
		t.Error("a refused fact gives another state")
	}
}

// TestMigrations: data of version 1 climb every step to the newest version.
func TestMigrations(t *testing.T) {
	rename := func(from, to string) func([]byte) ([]byte, error) {
		return func(data []byte) ([]byte, error) { return bytes.Replace(data, []byte(from), []byte(to), 1), nil }
	}
	row := kindRow{kind: KindNoteAdded, fact: reflect.TypeFor[NoteAdded](), upward: []func([]byte) ([]byte, error){
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
		if seen[row.kind] || row.fact == nil {
			t.Errorf("%s stands twice or cannot be read", row.kind)
		}
		seen[row.kind] = true
		if e, err := row.decode([]byte(`{}`)); err != nil || kindOf(e) != row.kind {
			t.Errorf("%s decodes to %v, %v", row.kind, e, err)
		}
	}
}
