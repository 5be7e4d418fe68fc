package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss/trf"
)

// run calls the command line with a text on standard input.
func run(in string, args ...string) (out, errs string, st status) {
	var o, e bytes.Buffer
	s := &session{strings.NewReader(in), &o, &e}
	st = s.main(args)
	return o.String(), e.String(), st
}

// backup is a backup of golden journals.
func backup(t *testing.T, names ...string) string {
	t.Helper()
	b := file.Backup{Made: 1_763_683_200_000}
	for _, name := range names {
		text, err := os.ReadFile("../../../testdata/journal/v1/" + name + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		text = bytes.Replace(text, []byte(`"id":"e1"`), []byte(`"id":"`+name+`"`), 1)
		records, err := file.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		state, err := journal.Replay(records)
		if err != nil {
			t.Fatal(err)
		}
		b.Events = append(b.Events, file.EventBackup{ID: state.Event().ID, Records: records})
	}
	text, err := file.WriteBackup(b)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestCheck(t *testing.T) {
	text := backup(t, "day", "team")
	out, errs, st := run(text, "check", "-")
	if st != done || errs != "" || !strings.HasSuffix(out, "-: whole\n") || strings.Count(out, "\n") != 3 {
		t.Errorf("status %d, %q, %q", st, out, errs)
	}
	for name, bad := range map[string]string{
		"cut off":           text[:len(text)*3/4],
		"a changed letter":  strings.Replace(text, "Rina", "Rana", 1),
		"a lost line":       strings.Replace(text, strings.SplitAfter(text, "\n")[20], "", 1),
		"a line of rubbish": strings.Replace(text, strings.SplitAfter(text, "\n")[12], "@@@@\n", 1),
	} {
		out, errs, st := run(bad, "check", "-")
		if st != damaged || !strings.Contains(errs, "damaged: ") || !strings.Contains(out, " records\n") {
			t.Errorf("%s: status %d, %q, %q", name, st, out, errs)
		}
	}
	for name, bad := range map[string]string{"nothing": "", "another file": "once upon a time\n", "another program": `{"wasit":"backup","version":99}` + "\n"} {
		if out, errs, st := run(bad, "check", "-"); st != badInput || out != "" || !strings.HasPrefix(errs, "-: ") {
			t.Errorf("%s: status %d, %q, %q", name, st, out, errs)
		}
	}
	if _, errs, st := run("", "check", "/no/such/file"); st != badInput || errs != "/no/such/file: no such file or directory\n" {
		t.Errorf("status %d, %q", st, errs)
	}
}

// TestRescue: what stands before the damage is there, and events behind it are too.
func TestRescue(t *testing.T) {
	text := backup(t, "day", "team")
	lines := strings.SplitAfter(text, "\n")
	whole, _ := rescue([]byte(text))
	for i := 2; i < len(lines)-2; i++ {
		bad := strings.Join(lines[:i], "") + "{\n" + strings.Join(lines[i+1:], "")
		got, _ := rescue([]byte(bad))
		if len(got.Events) == 0 || len(got.Events) < len(whole.Events)-1 {
			t.Fatalf("line %d: %d events are left", i+1, len(got.Events))
		}
		if last := got.Events[len(got.Events)-1]; i < 20 && len(last.Records) != len(whole.Events[1].Records) {
			t.Errorf("line %d: the other event has %d records of %d", i+1, len(last.Records), len(whole.Events[1].Records))
		}
	}
}

func TestList(t *testing.T) {
	text := backup(t, "day", "keizer")
	out, errs, st := run(text, "list", "-")
	if st != done || errs != "" || !strings.HasPrefix(out, "1  O2SN Kec. Tapos  2026-11-21  (") || !strings.Contains(out, "keizer, ") {
		t.Errorf("status %d, %q, %q", st, out, errs)
	}
	out, _, st = run(text, "list", "-json", "-")
	var l listing
	if err := json.Unmarshal([]byte(out), &l); err != nil || st != done || len(l.Events) != 2 || l.Events[1].Sections[0].System != "keizer" || l.Made == "" || l.Damage != "" {
		t.Errorf("status %d, %v, %s", st, err, out)
	}
	if out, _, st = run("", "list", "-json"); st != badInput || out != `{"error":"journal list: a FILE is missing"}`+"\n" {
		t.Errorf("no file: status %d, %s", st, out)
	}
	if out, _, st = run("?", "list", "-json", "-"); st != badInput || !strings.Contains(out, `"error":"`) {
		t.Errorf("status %d, %s", st, out)
	}
}

// TestListSeveral: of several files of an event the one that holds most is named, whatever their order; one that cannot be read is told.
func TestListSeveral(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	bare, err := os.ReadFile("../../../testdata/journal/v1/day.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(bare), "\n")
	early, late := file("a.txt", strings.Join(lines[:20], "")), file("b.txt", string(bare))
	broken := file("c.txt", "?")
	for _, order := range [][]string{{early, late, broken}, {broken, late, early}} {
		out, errs, st := run("", append([]string{"list"}, order...)...)
		if st != badInput || !strings.Contains(out, "most of O2SN Kec. Tapos: "+late+" (") || !strings.Contains(out, early+":\n") || !strings.Contains(errs, broken+": ") {
			t.Errorf("status %d, %q, %q", st, out, errs)
		}
	}
	if out, _, st := run("", "list", "-json", early, late); st != done || strings.Count(out, "\n") != 2 {
		t.Errorf("status %d, %q", st, out)
	}
}

// TestReport: every section of the golden journals that has rounds has a report, from its backup and from the bare journal.
func TestReport(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/journal/v1/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".jsonl")
		bare, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out, _, st := run(backup(t, name), "list", "-json", "-")
		var l listing
		if err := json.Unmarshal([]byte(out), &l); err != nil || st != done {
			t.Fatalf("%s: %d %v", name, st, err)
		}
		for _, sec := range l.Events[0].Sections {
			if sec.Round == 0 {
				continue
			}
			number := string(rune('0' + sec.Number))
			out, errs, st := run(backup(t, name), "trf", "-section", number, "-")
			if st != done || !strings.Contains(out, "192 ") {
				t.Errorf("%s %s: status %d, %s", name, number, st, errs)
			}
			if _, _, _, err := trf.ReadTournament([]byte(out), trf.Options{}); err != nil {
				t.Errorf("%s %s: %v", name, number, err)
			}
			if again, errs, st := run(string(bare), "trf", "-section", number, "-"); st != done || again != out {
				t.Errorf("%s %s from the bare journal: status %d, %s", name, number, st, errs)
			}
		}
	}
}

// TestLacks: what a report lacks to be rated is listed, with whom and which rounds it concerns.
func TestLacks(t *testing.T) {
	out, errs, st := run(backup(t, "team"), "lacks", "-")
	for _, want := range []string{"a federation that FIDE knows (032)\n", "the day (132) of rounds 1\n", "the FIDE ID of MI Al-Hidayah, SDN Tapos 2\n"} {
		if st != done || errs != "" || !strings.Contains(out, want) {
			t.Errorf("status %d, no %q in %s%s", st, want, out, errs)
		}
	}
}

func FuzzRescue(f *testing.F) {
	text, err := os.ReadFile("../../../testdata/journal/v1/team.jsonl")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(append([]byte(`{"wasit":"backup","version":1,"events":1,"made":1}`+"\n"+`{"event":"e1","records":13}`+"\n"), text...))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, _ := rescue(data)
		for _, e := range b.Events {
			again, err := journal.Replay(e.Records)
			if err != nil || again.Seq() != e.State.Seq() || len(e.Records) == 0 {
				t.Fatalf("%d records do not make the state: %v", len(e.Records), err)
			}
		}
	})
}

func TestMistakes(t *testing.T) {
	text := backup(t, "day", "team")
	for args, want := range map[string]string{
		"":                          "usage",
		"frobnicate":                `journal: no command "frobnicate" (journal help lists all)`,
		"help chek":                 `journal: no command "chek"; did you mean "check"?`,
		"trf -":                     "-event 0: the file has 2 events",
		"trf -event 3 -":            "-event 3: the file has 2 events",
		"trf -event 1 -section 9 -": "-section 9: the event has",
		"trf -to pdf -":             "expected trf16 or trf26",
		"trf":                       "a FILE is missing",
		"trf a b":                   "2 files: expected 1",
		"list -x a":                 `no option "-x"`,
		"trf -secton 1 -":           `journal trf: no option "-secton"; did you mean "-section"?`,
	} {
		if out, errs, st := run(text, strings.Fields(args)...); st != badInput || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%s: status %d, %q, %q, want %q", args, st, out, errs, want)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"help", "-h", "--help", "--version"} {
		if out, errs, st := run("", args); st != done || errs != "" || out == "" {
			t.Errorf("%s: status %d, %q", args, st, errs)
		}
	}
	for _, c := range commands() {
		if out, errs, st := run("", c.name, "file", "--help"); st != done || errs != "" || !strings.HasPrefix(out, "usage: journal "+c.name) || !strings.Contains(out, c.more) {
			t.Errorf("%s: status %d, %q %q", c.name, st, out, errs)
		}
	}
}
