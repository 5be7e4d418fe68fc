package ratinglist

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"wasit/rules/charset"
	"wasit/swiss"
)

func file(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/ratinglist/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func parsed(t *testing.T, data []byte, o Options) ([]Entry, Stats) {
	t.Helper()
	var list []Entry
	stats, err := Parse(bytes.NewReader(data), o, func(e Entry) error {
		list = append(list, e)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list, stats
}

var (
	ivan = Entry{ID: "14500001", Name: "Horvat, Ivan", Federation: "CRO", Sex: swiss.Male, Title: swiss.GM, Born: 1985, Rating: [3]int{2512, 2480, 2466}, K: [3]int{10, 10, 10}}
	ana  = Entry{ID: "14500002", Name: "Kovac, Ana-Marija", Federation: "CRO", Sex: swiss.Female, Title: swiss.WFM, Born: 2004, Rating: [3]int{2101, 0, 1999}, K: [3]int{20, 0, 20}}
	budi = Entry{ID: "7100003", Name: "Budi Santoso", Federation: "INA", Sex: swiss.Male, Born: 2012, Rating: [3]int{1456, 0, 0}, K: [3]int{40, 0, 0}}
	siti = Entry{ID: "7100004", Name: "O'Neil, Siti", Federation: "INA", Sex: swiss.Female, Born: 2010, Inactive: true}
	iva  = Entry{ID: "14500005", Name: "Horvat, Iva", Federation: "CRO", Sex: swiss.Female, Born: 1999, Rating: [3]int{1880, 1790, 0}, K: [3]int{20, 20, 20}}
)

func TestParse(t *testing.T) {
	one := func(e Entry) Entry {
		e.Rating, e.K = [3]int{e.Rating[0]}, [3]int{e.K[0]}
		return e
	}
	bare := func(e Entry) Entry {
		e.Rating, e.K, e.Sex = [3]int{e.Rating[0]}, [3]int{}, e.Sex&swiss.Female // the old list marks women alone
		return e
	}
	rapid := func(e Entry) Entry {
		e.Rating, e.K = [3]int{0, e.Rating[0]}, [3]int{0, e.K[0]}
		return e
	}
	other := siti
	other.Name = "O'Neil, Siti & Co"
	for _, c := range []struct {
		name string
		o    Options
		form Form
		want []Entry
	}{
		{"columns.txt", Options{}, Columns, []Entry{ivan, ana, budi, siti, iva}},
		{"columns.txt", Options{Federation: "INA"}, Columns, []Entry{budi, siti}},
		{"standard.txt", Options{}, Columns, []Entry{one(ivan), one(ana)}},
		{"standard.txt", Options{Rapid: true}, Columns, []Entry{rapid(ivan), rapid(ana)}},
		{"legacy.txt", Options{}, Columns, []Entry{bare(ivan), bare(ana)}},
		{"list.xml", Options{}, XML, []Entry{ivan, other}},
		{"national.csv", Options{Legacy: charset.Windows1250}, CSV, []Entry{
			{ID: "4711", Name: "Žagar, Đuro", Federation: "CRO", Sex: swiss.Male, Born: 1990, Rating: [3]int{1980}},
			{ID: "4712", Name: "Čović, Ćiro", Federation: "HRV", Sex: swiss.Male, Born: 2001, Rating: [3]int{1500}}}},
	} {
		got, stats := parsed(t, file(t, c.name), c.o)
		if diff := cmp.Diff(c.want, got); diff != "" || stats.Form != c.form || stats.Entries != len(got) {
			t.Errorf("%s %+v: %+v (-want +got)\n%s", c.name, c.o, stats, diff)
		}
	}
}

func TestParseZip(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create("players_list_foa.txt")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(file(t, "columns.txt")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if got, _ := parsed(t, b.Bytes(), Options{}); len(got) != 5 || got[0] != ivan {
		t.Errorf("%v", got)
	}
	if _, err := Parse(bytes.NewReader(b.Bytes()[:120]), Options{}, func(Entry) error { return nil }); err == nil {
		t.Error("an archive that is cut off is read without an error")
	}
}

func TestParseRefuses(t *testing.T) {
	for name, data := range map[string]string{
		"nothing": "", "a picture": "\x89PNG\r\n\x1a\n\x00\x00", "prose": "once upon a time\nthere was\n", "a table without numbers": "Name;Rating\nA;1\n",
		"heads alone": "ID;Name\n", "a web page": "<!DOCTYPE html><html><body>no</body></html>", "XML cut off": "<playerslist><player><fideid>1</fideid><name>A",
		"crossed elements": "<playerslist><player><fideid>1</name></player></playerslist>", "a long line": "ID;Name\n1;" + strings.Repeat("x", 5000) + "\n",
		"an endless element": "<playerslist><player><name>" + strings.Repeat("x", 70000), "a cut archive": "PK\x03\x04", "an archive of another kind": "PK\x03\x04" + strings.Repeat("\x01", 40),
	} {
		_, err := Parse(strings.NewReader(data), Options{}, func(Entry) error { return nil })
		var form *FormError
		if !errors.As(err, &form) || form.Want == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestParseStops: an error of the receiver ends the reading.
func TestParseStops(t *testing.T) {
	full := errors.New("full")
	n := 0
	_, err := Parse(bytes.NewReader(file(t, "columns.txt")), Options{}, func(Entry) error {
		n++
		return full
	})
	if !errors.Is(err, full) || n != 1 {
		t.Errorf("%v after %d", err, n)
	}
}

func TestKey(t *testing.T) {
	for name, want := range map[string]string{"Horvat, Ivan": "horvat ivan", "O'Neil,Siti": "oneil siti", "  Žagar-Đurić  Ćiro. ": "zagar duric ciro", "": "", "...": "", "Łódź": "lodz"} {
		if got := Key(name); got != want {
			t.Errorf("Key(%q) = %q, want %q", name, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, name := range []string{"columns.txt", "standard.txt", "legacy.txt", "list.xml", "national.csv"} {
		f.Add(file(f, name))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		n := 0
		stats, err := Parse(bytes.NewReader(data), Options{}, func(e Entry) error {
			n++
			if again, ok := e.cleaned(); !ok || again != e || len(e.ID) > maxID || len(e.Name) > maxName {
				t.Fatalf("%+v is given, %+v would be kept", e, again)
			}
			back, err := decodeBlock("x", encodeBlock([]Entry{e}))
			if err != nil || back[0] != e {
				t.Fatalf("%+v is kept as %+v, %v", e, back, err)
			}
			return nil
		})
		if err == nil && (stats.Entries != n || n == 0) {
			t.Fatalf("%+v of %d", stats, n)
		}
	})
}

// TestColumnsWithLetters: a list in columns may be UTF-8 or of an old code page; a character is a column.
func TestColumnsWithLetters(t *testing.T) {
	head := "ID Number Name           Fed Srtng\n"
	for _, c := range []struct{ text, want string }{
		{"14500002  Kovačić, Žana  CRO 2101\n", "Kovačić, Žana"},
		{"14500002  Kova\xe8i\xe6, \x8eana  CRO 2101\n", "Kovačić, Žana"},
		{"14500002  Kovacic, Zana  CRO 2101\n", "Kovacic, Zana"},
	} {
		list, _ := parsed(t, []byte(head+c.text), Options{Legacy: charset.Windows1250})
		if want := []Entry{{ID: "14500002", Name: c.want, Federation: "CRO", Rating: [3]int{2101}}}; cmp.Diff(want, list) != "" {
			t.Errorf("%q: %+v", c.text, list)
		}
	}
}

// TestListEncodings: a list is read by the page that its letters tell, whatever is usual: of Central and Western Europe, of DOS, in
// Cyrillic, in UTF-16, and where the beginning is plain.
func TestListEncodings(t *testing.T) {
	const head = "FIDE ID;Ime;Rejting\n"
	plain := strings.Repeat("14500001;Horvat, Ivan;1500\n", 3000)
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"1250":           {[]byte(head + "14500010;\xd0uri\xe6, \x8aime;1700\n14500011;\x8eani\xe6, Ru\x9eica;1600\n"), "Đurić, Šime"},
		"Latin-2":        {[]byte(head + "14500010;\xd0uri\xe6, \xa9ime;1700\n14500011;\xaeani\xe6, Ru\xbeica;1600\n14500012;\xb9ari\xe6, Le\xb9o;1600\n"), "Đurić, Šime"},
		"852":            {[]byte(head + "14500010;\xd1uri\x86, \xe6ime;1700\n14500011;\xa6ani\x86, Ru\xa7ica;1600\n14500012;\xe6imi\x86, Jo\xe7ko;1600\n"), "Đurić, Šime"},
		"1252":           {[]byte(head + "14500010;M\xfcller, J\xf6rg;1700\n14500011;Garc\xeda, Jos\xe9;1600\n"), "Müller, Jörg"},
		"UTF-16":         {utf16le(head + "14500010;Đurić, Šime;1700\n"), "Đurić, Šime"},
		"1250 far below": {[]byte(head + plain + "14500010;\xd0uri\xe6, \x8aime;1700\n"), "Đurić, Šime"},
	} {
		list, _ := parsed(t, c.data, Options{Legacy: charset.Windows1250})
		if i := slices.IndexFunc(list, func(e Entry) bool { return e.ID == "14500010" }); i < 0 || list[i].Name != c.want {
			t.Errorf("%s: %+v", name, list[:min(len(list), 3)])
		}
	}
}

func utf16le(s string) []byte {
	b := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(s)) {
		b = append(b, byte(u), byte(u>>8))
	}
	return b
}
