package trf

import (
	"strings"
	"testing"

	"wasit/rules/charset"
)

// latin2 writes a text in Windows-1250, for files as Croatian programs write them.
func latin2(t *testing.T, text string) []byte {
	t.Helper()
	var out []byte
	page := map[rune]byte{}
	for b := range 256 {
		letter, _ := charset.Decode([]byte{byte(b)}, charset.Windows1250, "")
		page[[]rune(letter)[0]] = byte(b)
	}
	for _, c := range text {
		if _, ok := page[c]; !ok {
			t.Fatalf("%q has no place in Windows-1250", c)
		}
		out = append(out, page[c])
	}
	return out
}

// TestLettersOfCentralEurope: a report that is not UTF-8 and comes from where Windows-1250 is usual is read so, in every field; others
// are Windows-1252, and who chooses an encoding gets it.
func TestLettersOfCentralEurope(t *testing.T) {
	player := func(name, federation string) string {
		return "001    1      " + name + strings.Repeat(" ", 33-len([]rune(name))) + " 2000 " + federation + "\n"
	}
	for _, c := range []struct {
		name, head, player string
		encoding           Encoding
		central            bool
	}{
		{"by the event", "012 Memorijal Žarka Čakića\n022 Đakovo\n032 CRO\n102 IA Čuljak, Šime\n", player("Žižek, Ćiro", "AUT"), Auto, true},
		{"by the players", "012 Turnir mira\n", player("Čavić, Đuro", "SRB"), Auto, true},
		{"Czech", "022 Děčín\n032 CZE\n", player("Dvořák, Jiří", "CZE"), Auto, true},
		{"by ISO's code", "032 HRV\n", player("Žižek, Ćiro", ""), Auto, true},
		{"an event elsewhere", "032 GER\n", player("Žižek, Ćiro", "CRO"), Auto, false},
		{"chosen", "032 GER\n", player("Žižek, Ćiro", "GER"), charset.Windows1250, true},
		{"chosen otherwise", "032 CRO\n", player("Žižek, Ćiro", "CRO"), charset.Windows1252, false},
	} {
		text := c.head + c.player
		doc, warnings, err := readForm(latin2(t, text), Options{Encoding: c.encoding})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		want, _, _ := readForm([]byte(text), Options{})
		same := doc.Players[0].Name == want.Players[0].Name && doc.Name == want.Name && doc.City == want.City && doc.Arbiter == want.Arbiter
		if same != c.central || c.encoding == Auto && (len(warnings) != 1 || warnings[0].Kind != OtherEncoding) {
			t.Errorf("%s: %q, %q, %v", c.name, doc.Players[0].Name, doc.Name, warnings)
		}
	}
}
