package journal_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// FuzzDecode: any text gives records and a state or an error; what was read is written and read again the same.
func FuzzDecode(f *testing.F) {
	for _, name := range []string{"day", "anonymised", "ended"} {
		text, err := os.ReadFile(filepath.Join(golden, name+".jsonl"))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		lines := bytes.SplitAfter(text, []byte{'\n'})
		for n := 2; n < min(40, len(lines)); n += 9 { // short ones are tried more often
			f.Add(bytes.Join(lines[:n], nil))
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		records, err := file.Decode(text)
		if err != nil && len(records) == 0 {
			return
		}
		s, _ := journal.Replay(records)
		journal.Queries(s)
		again, err := file.Encode(records)
		if err != nil {
			t.Fatal(err)
		}
		back, err := file.Decode(again)
		if err != nil {
			t.Fatalf("written, but not read: %v", err)
		}
		twice, err := file.Encode(back)
		if err != nil || !bytes.Equal(again, twice) {
			t.Fatalf("read∘write changes:\n%s\n%s", again, twice)
		}
	})
}

// FuzzSnapshot: any text gives a state that can be asked everything, or an error.
func FuzzSnapshot(f *testing.F) {
	text, err := os.ReadFile(filepath.Join(golden, "day.jsonl"))
	if err != nil {
		f.Fatal(err)
	}
	records, err := file.Decode(text)
	if err != nil {
		f.Fatal(err)
	}
	s, err := journal.Replay(records)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(snap(f, s))
	if s, err = journal.Replay(records[:min(12, len(records))]); err != nil {
		f.Fatal(err)
	}
	f.Add(snap(f, s))
	f.Fuzz(func(t *testing.T, text []byte) {
		if s, err := file.DecodeSnapshot(text); err == nil {
			journal.Queries(s)
			if _, err := file.EncodeSnapshot(s); err != nil && !errors.As(err, new(*json.UnsupportedValueError)) {
				t.Fatal(err)
			}
		}
	})
}
