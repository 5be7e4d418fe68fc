package trf

import (
	"os"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestAdjournedGame: a game that is marked as adjourned, by "?", by "*" or by a blank, is one that is not over; "?" without an opponent is no
// result, and neither is another sign.
func TestAdjournedGame(t *testing.T) {
	data, err := os.ReadFile("../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	plain, _, err := Read(data, Options{})
	if err != nil {
		t.Fatal(err)
	}
	first := plain.Players[0].Rounds[0]
	lines := strings.SplitAfter(string(data), "\n")
	at := -1
	for i, line := range lines {
		if strings.HasPrefix(line, "001 ") {
			at = i
			break
		}
	}
	mark := func(line, sign string) string { return line[:98] + sign + line[99:] }
	for sign, pending := range map[string]bool{"?": true, "*": true, " ": true, "!": false, "x": false} {
		changed := append([]string{}, lines...)
		changed[at] = mark(changed[at], sign)
		doc, problems, err := Read([]byte(strings.Join(changed, "")), Options{})
		if !pending {
			if err == nil && len(problems) == 0 {
				t.Errorf("%q is read as a result", sign)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", sign, err)
			continue
		}
		if e := doc.Players[0].Rounds[0]; e.Outcome != swiss.Pending || e.Opponent != first.Opponent || e.Color != first.Color {
			t.Errorf("%q: %+v", sign, e)
		}
	}
	if !strings.Contains(lines[at][91:99], " ") || first.Opponent == 0 {
		t.Errorf("the first game stands elsewhere: %q", lines[at][91:99])
	}
	alone := append([]string{}, lines...)
	alone[at] = alone[at][:91] + "0000 - ?" + alone[at][99:]
	if _, problems, err := Read([]byte(strings.Join(alone, "")), Options{}); err == nil && len(problems) == 0 {
		t.Error("an adjourned game without an opponent is read")
	}
}
