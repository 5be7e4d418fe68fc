package roster

import (
	"os"
	"strings"
	"testing"
)

// talkLines are lines of chats that name no player.
func talkLines(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/registration/talk.lines")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// TestTalk: no player comes of talk, neither alone nor in the midst of a list, where it may at most be asked about.
func TestTalk(t *testing.T) {
	asked := 0
	lines := talkLines(t)
	for _, line := range lines {
		rows, err := Chat(line, 2026, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rows {
			if !r.Skip {
				t.Errorf("%q alone gives %q, %v", line, r.Entrant.Name, r.Doubts)
			}
		}
		list := "SDN Tapos 2\nPutra\n1. Andi Wijaya\n2. Budi Santoso\n" + line + "\n3. Candra Kirana\n"
		if rows, err = Chat(list, 2026, nil); err != nil {
			t.Fatal(err)
		}
		players := 0
		for _, r := range rows {
			switch {
			case r.Skip:
			case r.Line != 5:
				players++
			case len(r.Doubts) == 0:
				t.Errorf("%q in a list gives %q", line, r.Entrant.Name)
			default:
				asked++
			}
		}
		if players != 3 {
			t.Errorf("%q: %d players of 3", line, players)
		}
	}
	if asked*10 > len(lines) {
		t.Errorf("%d of %d lines of talk are asked about in a list", asked, len(lines))
	}
}
