package file

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
)

func twoEvents(t testing.TB) Backup {
	other, _, err := journal.Decide(journal.State{}, journal.Stamp{At: 1}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e2", Name: "Klub"}})
	if err != nil {
		t.Fatal(err)
	}
	return Backup{Made: 5, Settings: json.RawMessage(`{"lang":"hr"}`), Events: []EventBackup{
		{ID: "e1", Records: day(t)}, {ID: "e2", Records: other}}}
}

func TestBackupComesBack(t *testing.T) {
	b := twoEvents(t)
	text, err := WriteBackup(b)
	if err != nil {
		t.Fatal(err)
	}
	got, err := ReadBackup(text)
	if err != nil {
		t.Fatal(err)
	}
	for i := range got.Events {
		if s, err := journal.Replay(b.Events[i].Records); err != nil || snap(t, s) != snap(t, got.Events[i].State) {
			t.Errorf("event %d: another state, %v", i, err)
		}
		got.Events[i].State = journal.State{}
	}
	if diff := cmp.Diff(b, got, cmp.AllowUnexported(journal.State{})); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if text, err = WriteBackup(Backup{Made: 1}); err != nil {
		t.Fatal(err)
	}
	if got, err := ReadBackup(text); err != nil || len(got.Events) != 0 {
		t.Errorf("an empty backup: %v %v", got, err)
	}
}

// sealed gives spoiled lines a right checksum, so that the check behind it is what speaks.
func sealed(lines []string) string {
	body := strings.Join(lines[:len(lines)-1], "\n") + "\n"
	sum := sha256.Sum256([]byte(body))
	return body + `{"sha256":"` + hex.EncodeToString(sum[:]) + `"}` + "\n"
}

func TestBackupRefusals(t *testing.T) {
	text, err := WriteBackup(twoEvents(t))
	if err != nil {
		t.Fatal(err)
	}
	whole := strings.TrimSuffix(string(text), "\n")
	edit := func(n int, to string) []string {
		lines := strings.Split(whole, "\n")
		lines[n-1] = to
		return lines
	}
	lines := strings.Split(whole, "\n")
	last := len(lines)
	for _, c := range []struct {
		name, text string
		want       BackupWant
		line       int
	}{
		{"foreign JSON", `{"tournament":{"players":[]}}`, WantBackup, 1},
		{"a TRF", "012 Cup\r\n", WantBackup, 1},
		{"empty", "", WantBackup, 0},
		{"newer", sealed(edit(1, strings.Replace(lines[0], `"version":1`, `"version":3,"more":true`, 1))), WantVersion, 1},
		{"cut off", whole[:len(whole)/2], WantEnd, -1},
		{"one letter changed", strings.Replace(whole, "Depok", "Bogor", 1), WantSum, 0},
		{"a quote lost", strings.Replace(whole, lines[8], strings.Replace(lines[8], `"`, "", 1), 1), WantSum, 9},
		{"count too small", sealed(edit(2, `{"event":"e1","records":90}`)), WantEvent, 93},
		{"count too large", sealed(edit(2, `{"event":"e1","records":92}`)), WantRecord, 94},
		{"absurd count", sealed(edit(2, `{"event":"e1","records":99999999}`)), WantEvent, 2},
		{"another identity", sealed(edit(2, `{"event":"e9","records":91}`)), WantEvent, -1},
		{"same event twice", sealed(append(append(append([]string{}, lines[:last-1]...), lines[last-3:last-1]...), "")), WantEnd, -1},
		{"twice the same", sealed(append(append(append([]string{strings.Replace(lines[0], `"events":2`, `"events":3`, 1)}, lines[1:last-1]...), lines[last-3:last-1]...), "")), WantUnique, -1},
		{"broken record", sealed(edit(9, `{"n":7}`)), WantRecord, 9},
		{"record that does not fit", sealed(edit(9, strings.Replace(lines[8], `"n":7`, `"n":8`, 1))), WantState, 9},
		{"line behind the end", sealed(append(edit(last, lines[1]), "")), WantEnd, -1},
	} {
		_, err := ReadBackup([]byte(c.text))
		var be *BackupError
		if !errors.As(err, &be) || be.Want != c.want || c.line >= 0 && be.Line != c.line {
			t.Errorf("%s: %v, want %s in line %d", c.name, err, c.want, c.line)
		}
	}
	newer := sealed(edit(9, strings.Replace(lines[8], `"v":1`, `"v":2`, 1)))
	if _, err := ReadBackup([]byte(newer)); !isA[*VersionError](err) {
		t.Errorf("a record of a newer program: %v", err)
	}
	if err := CheckBackupSize(100 << 20); !isA[*BackupError](err) {
		t.Errorf("100 MB: %v", err)
	}
	if _, err := ReadBackup(bytes.Repeat([]byte("{}\n"), MaxBackup/3+1)); !isA[*journal.LimitError](err) {
		t.Errorf("too large: %v", err)
	}
}

func FuzzReadBackup(f *testing.F) {
	text, err := WriteBackup(twoEvents(f))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		b, err := ReadBackup([]byte(sealed(lines)))
		if err != nil {
			if !isA[*BackupError](err) {
				t.Fatalf("%T %v", err, err)
			}
			return
		}
		if _, err := WriteBackup(b); err != nil {
			t.Fatal(err)
		}
	})
}
