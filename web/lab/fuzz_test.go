//go:build !js

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestInputs(t *testing.T) {
	out := "fuzz: elapsed: 0s, gathering baseline coverage: 0/8 completed\nfuzz: elapsed: 3s, execs: 102 (34/sec), new interesting: 1 (total: 8)\n" +
		"fuzz: elapsed: 4s, execs: 250 (31/sec), new interesting: 1 (total: 8)\nPASS\n"
	if n := inputs([]byte(out)); n != 250 {
		t.Errorf("%d inputs, want 250", n)
	}
}

// TestIsLate: the end of the time alone breaks no parser; with a failing input or a panic it does not excuse anything.
func TestIsLate(t *testing.T) {
	late := "--- FAIL: FuzzDecode (20.04s)\n    context deadline exceeded\nFAIL\n"
	for out, want := range map[string]bool{late: true, late + "Failing input written to testdata/fuzz/FuzzX/1\n": false, "panic: x\n" + late: false, "--- FAIL: FuzzX\n": false} {
		if isLate([]byte(out)) != want {
			t.Errorf("%q: late %v", out, !want)
		}
	}
}

// TestPrintTrials: runs add up to a line for each package and one for all; what broke and what was never tried are errors.
func TestPrintTrials(t *testing.T) {
	var out strings.Builder
	at := stamp{"1234567", "2026-11-23"}
	err := printTrials(&out, []trial{
		{"wasit/swiss/trf", "FuzzRead", 1200, 40, "", at},
		{"wasit/rules/notation", "FuzzPGN", 7, 9, "", at},
		{"wasit/rules/notation", "FuzzParse", 30, 8, "FuzzParse broke", at},
		{"wasit/rules/notation", "FuzzPGN", 20, 12, "FuzzPGN broke", at},
		{"wasit/rules/notation", "FuzzParse", 5, 8, "", at}, // mended since
		{"wasit/clock", "FuzzParse", 0, 9, "", at},
	})
	if err == nil || !strings.Contains(err.Error(), "FuzzPGN broke") || strings.Contains(err.Error(), "FuzzParse broke") || !strings.Contains(err.Error(), "wasit/clock FuzzParse tried no input") {
		t.Errorf("the error names %v", err)
	}
	for _, want := range []string{"| swiss/trf | FuzzRead | 1200 | 40 |", "| rules/notation | FuzzPGN, FuzzParse | 62 | 12 |", "1262 inputs to 4 tests, 2 broken. 2026-11-23 at 1234567."} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}

// TestKept: what runs came to is read again as it was written, a line each; one of the same parser, commit and day joins the line that is
// there, and says itself whether the parser is broken.
func TestKept(t *testing.T) {
	name := filepath.Join(t.TempDir(), "reliability", "fuzz.json")
	if lines, err := readKept[trial](name); err != nil || lines != nil {
		t.Fatalf("before the first run: %v, %v", lines, err)
	}
	at, later := stamp{"1234567", "2026-11-23"}, stamp{"89abcde", "2026-11-24"}
	var lines []trial
	for _, next := range []trial{
		{"wasit/clock", "FuzzParse, FuzzDecode", 10, 5, "broke", at},
		{"wasit/clock", "FuzzParse", 7, 3, "broke", later},
		{"wasit/clock", "FuzzParse, FuzzDecode", 20, 4, "", at},
	} {
		lines = mergeInto(lines, next, trial.goesOn, trial.add)
		if err := writeKept(name, lines); err != nil {
			t.Fatal(err)
		}
	}
	want := []trial{{"wasit/clock", "FuzzParse, FuzzDecode", 30, 5, "", at}, {"wasit/clock", "FuzzParse", 7, 3, "broke", later}}
	if kept, err := readKept[trial](name); err != nil || !slices.Equal(kept, want) {
		t.Errorf("kept is %+v, want %+v: %v", kept, want, err)
	}
	if text, err := os.ReadFile(name); err != nil || strings.Count(string(text), "\n") != len(want)+2 {
		t.Errorf("the file has not one line each: %s %v", text, err)
	}
	var table strings.Builder
	if err := printTrials(&table, want); err == nil || !strings.Contains(table.String(), "37 inputs to 2 tests, 1 broken") {
		t.Errorf("the table says %s, and %v", table.String(), err)
	}
}

// TestWriteBetween: a table takes the place of the one before between its marks, and nothing else changes; a page without them is refused.
func TestWriteBetween(t *testing.T) {
	page := filepath.Join(t.TempDir(), "page.md")
	write := func(text string) {
		if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("before\n<!-- fuzz -->\nold\nlines\n<!-- /fuzz -->\nbehind\n")
	for range 2 {
		if err := writeBetween(page, "fuzz", "new\n"); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile(page); err != nil || string(text) != "before\n<!-- fuzz -->\nnew\n<!-- /fuzz -->\nbehind\n" {
		t.Errorf("the page is now %q: %v", text, err)
	}
	write("before\n<!-- fuzz -->\n")
	if err := writeBetween(page, "fuzz", "new\n"); err == nil || !strings.Contains(err.Error(), "<!-- /fuzz -->") {
		t.Errorf("a page without its marks: %v", err)
	}
}

// TestKeepInputs: of what fuzzing found a few inputs are kept, of all lengths, and none that is long.
func TestKeepInputs(t *testing.T) {
	from, to := t.TempDir(), filepath.Join(t.TempDir(), "testdata", "fuzz", "FuzzX")
	for _, n := range []int{1, 2, 3, 4, 5, 6, longestKept + 1} {
		if err := os.WriteFile(filepath.Join(from, strconv.Itoa(n)), make([]byte, n), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	kept := func() (names []string) {
		list, _ := os.ReadDir(to)
		for _, e := range list {
			names = append(names, e.Name())
		}
		return names
	}
	if err := keepInputs(from, to, 0); err != nil || kept() != nil {
		t.Errorf("%v, kept %v where none was asked for", err, kept())
	}
	if err := keepInputs(filepath.Join(from, "nothing"), to, 3); err != nil || kept() != nil {
		t.Errorf("%v, kept %v where nothing was found", err, kept())
	}
	if err := keepInputs(from, to, 3); err != nil || !slices.Equal(kept(), []string{"1", "3", "5"}) {
		t.Errorf("%v, kept %v", err, kept())
	}
}
