package main

import (
	"bytes"
	"strings"
	"testing"
)

// answer runs the command line as a user would.
func answer(stdin string, args ...string) (status int, out, err string) {
	var stdout, stderr bytes.Buffer
	status = run(args, streams{strings.NewReader(stdin), &stdout, &stderr})
	return status, stdout.String(), stderr.String()
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}

func TestStatus(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	tests := []struct {
		name   string
		args   []string
		status int
		last   string // last line of the output, or part of the last line of the errors
	}{
		{"no command", nil, 2, "rules game"},
		{"unknown command", []string{"castle"}, 2, `no command "castle"`},
		{"help", []string{"help"}, 0, ""},
		{"perft", []string{"perft", "3", start}, 0, "8902"},
		{"perft, FEN in words", append([]string{"perft", "2"}, strings.Fields(start)...), 0, "400"},
		{"perft 0", []string{"perft", "0", start}, 0, "1"},
		{"perft Chess960", []string{"perft", "-chess960", "2", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"}, 0, "568"},
		{"perft X-FEN", []string{"perft", "-chess960", "1", "4k3/8/8/8/8/8/8/3K2R1 w K - 0 1"}, 0, "16"},
		{"perft without a FEN", []string{"perft", "3"}, 2, "rules game"},
		{"perft with a bad depth", []string{"perft", "-3", start}, 2, `no option "-3"`},
		{"game of a folder", []string{"game", "."}, 2, "is a directory"},
		{"perft with a bad FEN", []string{"perft", "3", "8/8/8/8/8/8/8/8 w - - 0 1"}, 2, "a king is missing"},
	}
	for _, test := range tests {
		status, out, errs := answer("", test.args...)
		if status != test.status {
			t.Errorf("%s: status %d, want %d; %s", test.name, status, test.status, errs)
		}
		if status == 0 && test.last != "" && lastLine(out) != test.last {
			t.Errorf("%s: %q, want %q last", test.name, out, test.last)
		}
		if status != 0 && !strings.Contains(lastLine(errs), test.last) {
			t.Errorf("%s: error %q, want %q in its last line", test.name, errs, test.last)
		}
	}
}
