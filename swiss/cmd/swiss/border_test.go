package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBorder runs the cases of testdata/border/reports: files as other programs write them, and what the commands have to make of
// them. A case begins with its story in lines of #; then come commands, each with what it answers, and the files behind
// "-- name --". A command is "$ pair -json", read from event.trf, or several joined by |. Of its answer are given: the status,
// lines that stand in what it prints (out) and in what it complains (err), as far as they go, and what stands nowhere (not).
func TestBorder(t *testing.T) {
	cases, err := filepath.Glob("../../../testdata/border/reports/*.case")
	if err != nil || len(cases) < 60 {
		t.Fatalf("%d cases: %v", len(cases), err)
	}
	for _, path := range cases {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".case"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			script, files := splitCase(string(text))
			for _, step := range strings.Split("\n"+script, "\n$ ")[1:] {
				runStep(t, files, strings.Split(strings.TrimRight(step, "\n"), "\n"))
			}
		})
	}
}

// splitCase parts the commands of a case from its files.
func splitCase(text string) (script string, files map[string]string) {
	parts := strings.Split("\n"+text, "\n-- ")
	files = map[string]string{}
	for _, part := range parts[1:] {
		name, body, _ := strings.Cut(part, " --\n")
		files[name] = body + "\n"
	}
	return parts[0][1:], files
}

// runStep runs one command of a case, given by its line, and compares the answer.
func runStep(t *testing.T, files map[string]string, lines []string) {
	t.Helper()
	out, errs, st := "", "", done
	for i, command := range strings.Split(lines[0], " | ") {
		args := strings.Fields(command)
		if i > 0 {
			files["-"] = out
			args = append(args, "-")
		} else if args[0] != "generate" {
			args = append(args, "event.trf")
		}
		var said string
		out, said, st = run(t, files, args...)
		errs += said
	}
	for _, line := range lines[1:] {
		word, want, _ := strings.Cut(line, " ")
		ok := true
		switch word {
		case "status":
			ok = want == string(rune('0'+int(st)))
		case "out":
			ok = strings.Contains(squeezed(out), squeezed(want))
		case "err":
			ok = strings.Contains(errs, want)
		case "not":
			ok = !strings.Contains(squeezed(out), squeezed(want)) && !strings.Contains(errs, want)
		case "", "#":
		default:
			t.Errorf("%q is no expectation", line)
		}
		if !ok {
			t.Errorf("%s: %s\nstatus %d\n%s\n%s", lines[0], line, st, out, errs)
		}
	}
}

// squeezed is a table with one blank between its columns.
func squeezed(s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return strings.Join(lines, "\n")
}
