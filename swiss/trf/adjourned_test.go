package trf

import (
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestAdjournedGame: a game that is marked as adjourned, by "?", by "*" or by a blank, is one that is not over; "?" without an opponent is no
// result. A letter is none either. Another sign is told, with its place, and the game is one whose result is not known.
func TestAdjournedGame(t *testing.T) {
	data, err := os.ReadFile("../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	plain, _, err := readForm(data, Options{})
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
	for sign, known := range map[string]bool{"?": true, "*": true, " ": true, "!": false, "#": false, "/": false} {
		changed := append([]string{}, lines...)
		changed[at] = mark(changed[at], sign)
		doc, problems, err := readForm([]byte(strings.Join(changed, "")), Options{})
		told := slices.ContainsFunc(problems, func(p Problem) bool { return p.Kind == UnknownResult && p.Column == 99 && p.Line == at+1 })
		if err != nil || told == known {
			t.Errorf("%q: %v, told is %v", sign, err, told)
			continue
		}
		if (len(doc.Players[0].Adjourned) == 1) != (sign == "?") {
			t.Errorf("%q: adjourned in %v", sign, doc.Players[0].Adjourned)
		}
		if e := doc.Players[0].Rounds[0]; e.Outcome != swiss.Pending || e.Opponent != first.Opponent || e.Color != first.Color {
			t.Errorf("%q: %+v", sign, e)
		}
	}
	if !strings.Contains(lines[at][91:99], " ") || first.Opponent == 0 {
		t.Errorf("the first game stands elsewhere: %q", lines[at][91:99])
	}
	for _, letter := range []string{"x", "Q", "7"} {
		changed := append([]string{}, lines...)
		changed[at] = mark(changed[at], letter)
		if _, _, err := readForm([]byte(strings.Join(changed, "")), Options{}); err == nil {
			t.Errorf("%q is read as a result", letter)
		}
	}
	alone := append([]string{}, lines...)
	alone[at] = alone[at][:91] + "0000 - ?" + alone[at][99:]
	if _, problems, err := readForm([]byte(strings.Join(alone, "")), Options{}); err == nil && len(problems) == 0 {
		t.Error("an adjourned game without an opponent is read")
	}
}
