package charset

import (
	"testing"
	"unicode/utf8"
)

// write is the reverse of a page, for tests.
func write(t *testing.T, text string, e Encoding) []byte {
	t.Helper()
	var out []byte
next:
	for _, r := range text {
		if r < utf8.RuneSelf {
			out = append(out, byte(r))
			continue
		}
		for i, p := range pages[e] {
			if p == r {
				out = append(out, byte(0x80+i))
				continue next
			}
		}
		t.Fatalf("%s has no %q", e, r)
	}
	return out
}

// TestDetect: names as they stand in files of each page come out as they were written, wherever the reader lives.
func TestDetect(t *testing.T) {
	for _, c := range []struct {
		page  Encoding
		usual []Encoding // nil: whatever is usual
		texts []string
	}{
		{Windows1250, nil, []string{"Šimić, Đurđa; Žagar, Čedo", "Kovačić Ivan\nHorvat Luka", "Łukasz Wiśniewski", "Dvořák Jiří\nNěmcová Božena", "Szűcs Győző\nErdős Pál", "JURIŠIĆ ĐURĐICA"}},
		{Windows1250, []Encoding{Windows1250}, []string{"Jurić", "Žižek", "Müller, Šime"}},
		{Windows1252, nil, []string{"François Lefèvre", "Jørgensen, Bjørn\nHåkon Åsen", "Müller, Jörg\nStraße 5", "Muñoz Peña, Íñigo", "João Conceição", "Hélène Brontë, L’été", "Simões, Zoë"}},
		{Windows1252, []Encoding{Windows1252}, []string{"Žižek", "Äpfel", "Sæther, Kåre"}},
		{Latin2, nil, []string{"Šimić Žagar š", "Wiśniewski Łukasz"}},
		{CP852, nil, []string{"Šimić, Đurđa; Žagar, Čedo", "Kovačić Ivan\nHorvat Luka\nBabić Ana", "Dvořák Jiří", "Szűcs Győző"}},
		{CP850, nil, []string{"François Lefèvre", "Müller, Jörg", "Muñoz Peña"}},
		{Windows1251, nil, []string{"Иванов, Иван", "Каспаров Гарри\nКарпов Анатолий", "ПЕТРОВ ПЁТР", "Шевченко Ігор"}},
		{CP866, nil, []string{"Иванов, Иван", "Каспаров Гарри"}},
		{KOI8R, nil, []string{"Иванов, Иван", "Каспаров Гарри"}},
	} {
		usual := c.usual
		if usual == nil {
			usual = []Encoding{Windows1250, Windows1252, ""}
		}
		for _, text := range c.texts {
			for _, u := range usual {
				data := write(t, text, c.page)
				e := Detect(data, u)
				if got, bad := Decode(data, e, u); got != text || bad != 0 {
					t.Errorf("%s, usual %q: %q as %s, want %q", c.page, u, got, e, text)
				}
			}
		}
	}
}

// TestMarks: UTF-8 and UTF-16, with their marks and without, and UTF-8 with a byte that is none.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		data, want string
		as         Encoding
		bad        int
	}{
		{"\xef\xbb\xbfŠime", "Šime", UTF8, 0}, {"\xff\xfe\x60\x01i\x00", "Ši", UTF16, 0}, {"\xfe\xff\x01\x60\x00i", "Ši", UTF16, 0},
		{"A\x00n\x00a\x00;\x00", "Ana;", UTF16, 0}, {"\x00A\x00n\x00a\x00;", "Ana;", UTF16, 0}, {"Šimić, Đurđ\xff", "Šimić, Đurđÿ", UTF8, 1}, {"", "", UTF8, 0}, {"\xff", "ÿ", Windows1252, 0},
	} {
		e := Detect([]byte(c.data), "")
		if got, bad := Decode([]byte(c.data), e, ""); got != c.want || e != c.as || bad != c.bad {
			t.Errorf("%q: %q as %s, %d bad", c.data, got, e, bad)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte("\xff\xfe\x60"), "Windows-1250")
	f.Add([]byte("Juri\xe6"), "")
	f.Fuzz(func(t *testing.T, data []byte, usual string) {
		e := Detect(data, Encoding(usual))
		text, _ := Decode(data, e, Encoding(usual))
		if !utf8.ValidString(text) {
			t.Errorf("%q as %s: %q", data, e, text)
		}
	})
}
