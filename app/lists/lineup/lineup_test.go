package lineup

import (
	"strings"
	"testing"
)

// TestPlain: words that come again tell by their place what they mean, in a language that nobody taught.
func TestPlain(t *testing.T) {
	for name, c := range map[string]struct{ list, want string }{
		"a word for the captain": {
			">> ALDERMOOR <<\nPodoban: Roy Bassett\n1 Colin Trew 1988\n\n>> BRACKEN <<\nPodoban: Hal Zeller\n1 Hal Zeller 2051",
			"ALDERMOOR\nCaptain: Roy Bassett\n1 Colin Trew 1988\n\nBRACKEN\nCaptain: Hal Zeller\n1 Hal Zeller 2051"},
		"a word for the team": {
			"Clwb: Aber\n1 Colin Trew 1988\n2 Dai Rees 1700\n\nClwb: Bala\n1 Hal Zeller 2051",
			"Team: Aber\n1 Colin Trew 1988\n2 Dai Rees 1700\n\nTeam: Bala\n1 Hal Zeller 2051"},
		"a word for reserves": {
			"ABER\n1 Colin Trew 1988\nMainc: Una Mottram 1399\n\nBALA\n1 Hal Zeller 2051\nMainc: Mo Effiong 1690",
			"ABER\n1 Colin Trew 1988\nReserve: Una Mottram 1399\n\nBALA\n1 Hal Zeller 2051\nReserve: Mo Effiong 1690"},
		"a word for boards": {
			"ABER\nTisch 1 – Colin Trew 1988\nTisch 2 – Dai Rees\nTisch 3 – Wyn Pugh",
			"ABER\n1. Colin Trew 1988\n2. Dai Rees\n3. Wyn Pugh"},
		"a word for the first board": {
			"[ABER]\nBrig: Colin Trew 1988\n2 Dai Rees 1700\n\n[BALA]\nBrig: Hal Zeller 2051\n2 Mo Effiong 1690",
			"ABER\n1. Colin Trew 1988\n2 Dai Rees 1700\n\nBALA\n1. Hal Zeller 2051\n2 Mo Effiong 1690"},
		"a word that comes once":    {"ABER\nPodoban: Roy Bassett\n1 Colin Trew 1988", "ABER\nPodoban: Roy Bassett\n1 Colin Trew 1988"},
		"numbers that do not count": {"RW 01\nAsep Surya 1690\nRW 02\nBudi Darma 1655", "RW 01\nAsep Surya 1690\nRW 02\nBudi Darma 1655"},
		"cells between strokes":     {"| 1 | Ana Kos |\n- Budi 1500", "1 | Ana Kos\nBudi 1500"},
	} {
		lines := strings.Split(c.list, "\n")
		w := Learn(lines, func(string) bool { return false })
		for i, line := range lines {
			lines[i] = w.Plain(line)
		}
		if got := strings.Join(lines, "\n"); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, c.want)
		}
	}
}

// TestIsOpen: a board that nobody plays on yet is told in small letters.
func TestIsOpen(t *testing.T) {
	for text, want := range map[string]bool{"vacancy": true, "još ne znamo tko": true, "belum ditunjuk": true, "Percy Hallam": false, "percy 1602": false, "—": false} {
		if IsOpen(text) != want {
			t.Errorf("IsOpen(%q) = %v", text, !want)
		}
	}
}
