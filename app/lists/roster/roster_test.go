package roster

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"wasit/app/lists/lexicon"
	"wasit/rules/charset"
	"wasit/swiss"
)

func read(t *testing.T, text string) []Row {
	t.Helper()
	c, err := Split(text)
	if err != nil {
		t.Fatal(err)
	}
	return Read(c, Guess(c), 2026, nil)
}

func entrants(rows []Row) []Entrant {
	var es []Entrant
	for _, r := range rows {
		es = append(es, r.Entrant)
	}
	return es
}

func TestLists(t *testing.T) {
	budi := Entrant{Name: "Budi Santoso", Sex: swiss.Male, Birth: swiss.Date{Year: 2015, Month: 3, Day: 12}, Club: "SDN Tapos 2"}
	siti := Entrant{Name: "Siti Nurhaliza", Sex: swiss.Female, Birth: swiss.Date{Year: 2015, Month: 5, Day: 3}, Club: "SDN Tapos 2"}
	for _, c := range []struct {
		name, text string
		want       []Entrant
	}{
		{"comma with header", "No,Nama Lengkap,L/P,Tanggal Lahir,Asal Sekolah\n1,Budi Santoso,L,12/03/2015,SDN Tapos 2\n2,Siti Nurhaliza,P,3 Mei 2015,SDN Tapos 2\n", []Entrant{budi, siti}},
		{"semicolon, quoted", "\"Nama\";\"Sekolah\";\"JK\";\"Tgl. Lahir\"\r\n\"Budi Santoso\";\"SDN Tapos 2\";\"L\";\"2015-03-12\"\r\n", []Entrant{budi}},
		{"tab without header", "Budi Santoso\tL\t12-3-2015\tSDN Tapos 2\nSiti Nurhaliza\tP\t3.5.2015\tSDN Tapos 2", []Entrant{budi, siti}},
		{"Croatian columns", "Ime;Prezime;Rejting;Klub;FIDE ID\nMarko;Perić Šćrbačić;1850;ŠK Đakovo;14500001\n", []Entrant{{Name: "Marko Perić Šćrbačić", SortName: "Perić Šćrbačić, Marko", Rating: 1850, Club: "ŠK Đakovo", FIDEID: "14500001"}}},
		{"one name a line, numbered", "1. Budi Santoso\n2) Siti Nurhaliza\n\n- Slamet", []Entrant{{Name: "Budi Santoso"}, {Name: "Siti Nurhaliza"}, {Name: "Slamet"}}},
		{"names with commas are no columns", "Horvat, Ivan\nKovač Babić, Ana, ml.\nMatić", []Entrant{{Name: "Horvat, Ivan"}, {Name: "Kovač Babić, Ana, ml."}, {Name: "Matić"}}},
		{"cell over two lines", "Name,Club\n\"Ann\nLee\",\"The \"\"Rooks\"\"\"\n", []Entrant{{Name: "Ann Lee", Club: `The "Rooks"`}}},
		{"a table of a chat", "| No | Nama | L/P | Sekolah |\n|----|:---:|---|---|\n| 1 | Budi Santoso | L | SDN 1 |\n", []Entrant{{Name: "Budi Santoso", Sex: swiss.Male, Club: "SDN 1"}}},
		{"class and title", "Name;Title;Class;Fed\nA B;wgm;VI B;ina\n", []Entrant{{Name: "A B", Title: swiss.WGM, Class: 6, ClassText: "6B", Federation: "INA"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, entrants(read(t, c.text))); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// TestTwins asks about a school and a day of birth that stand in a table twice, but not about a day given to a whole class.
func TestTwins(t *testing.T) {
	rows := read(t, "Nama;Sekolah;Lahir\nDafa;SD 1;1/2/2015\nDafi;SD 1;1/2/2015\nDafu;SD 2;1/2/2015\nA;SD 3;1/1/2015\nB;SD 3;1/1/2015\nC;SD 3;1/1/2015\nD;SD 3;1/1/2015\n")
	for i, r := range rows {
		if asked := len(r.Doubts) == 1 && r.Doubts[0].Kind == DoubtSameBirth && r.Doubts[0].Other == 2; asked != (i == 1) || i != 1 && len(r.Doubts) > 0 {
			t.Errorf("%s: %+v", r.Entrant.Name, r.Doubts)
		}
	}
}

func TestDoubts(t *testing.T) {
	rows := read(t, "Nama;Sekolah;JK;Lahir;Rating;Kelas;Gelar\n"+
		"Raden;SD 1;L;07-15-2014;;;\n"+
		"Andi;SD 1;x;2015;;;\n"+
		"andi;SD 1;L;1.1.2015;abc;;XM\n"+
		"123;SD 1;;31.2.2015;;99;\n"+
		"Dwi;;;2025;;;\n"+
		strings.Repeat("ä", 200)+";;;;;;\n")
	want := [][]DoubtKind{{DoubtDate}, {DoubtSex}, {DoubtRating, DoubtTitle, DoubtSameInList}, {DoubtDate, DoubtClass, DoubtName}, {DoubtYear}, {DoubtLongName}}
	for i, r := range rows {
		var got []DoubtKind
		for _, d := range r.Doubts {
			got = append(got, d.Kind)
		}
		if diff := cmp.Diff(want[i], got); diff != "" {
			t.Errorf("line %d (-want +got)\n%s", r.Line, diff)
		}
	}
	if d := rows[0].Doubts[0].Dates; len(d) != 1 || d[0] != (swiss.Date{Year: 2014, Month: 7, Day: 15}) {
		t.Errorf("07-15-2014 can be read as 15 July: %v", d)
	}
	if d := rows[3].Doubts[0].Dates; d != nil {
		t.Errorf("31.2. has no other reading: %v", d)
	}
	if rows[2].Doubts[2].Other != 3 || utf8.RuneCountInString(rows[5].Entrant.Name) != MaxName {
		t.Error("the other line is named; a long name is cut to the limit")
	}
	c, _ := Split("Nama\nSlamet\n")
	here := Read(c, Guess(c), 2026, func(e Entrant) bool { return e.Name == "Slamet" })
	if len(here[0].Doubts) != 1 || here[0].Doubts[0].Kind != DoubtSameHere {
		t.Errorf("a player already in the section is doubtful: %+v", here[0])
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		name string
		data string
		leg  Encoding
		enc  Encoding
		want string
	}{
		{"UTF-8 with mark", "\xEF\xBB\xBFČavić", charset.Windows1250, charset.UTF8, "Čavić"},
		{"Windows-1250", "\xC8avi\xE6 \x8Aime", charset.Windows1250, charset.Windows1250, "Čavić Šime"},
		{"Windows-1252", "Jos\xE9 \x80", charset.Windows1252, charset.Windows1252, "José €"},
		{"UTF-16 little", "\xFF\xFEA\x00\x0D\x01\x0D\x00\x0A\x00", charset.Windows1252, charset.UTF16, "Ač\n"},
		{"UTF-16 big", "\xFE\xFF\x00A\x01\x0D", charset.Windows1252, charset.UTF16, "Ač"},
	} {
		if enc := Detect([]byte(c.data), c.leg); enc != c.enc {
			t.Errorf("%s: detected %v", c.name, enc)
		}
		if got, err := Decode([]byte(c.data), c.enc); err != nil || got != c.want {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
	}
	if _, err := Decode([]byte("PK\x03\x04\x00\x00"), charset.UTF8); !errors.Is(err, ErrBinary) {
		t.Errorf("a spreadsheet file is no text: %v", err)
	}
	if _, err := Decode(make([]byte, MaxBytes+1), charset.UTF8); !errors.Is(err, ErrTooLarge) {
		t.Errorf("too large: %v", err)
	}
}

func TestRefusals(t *testing.T) {
	var q *QuoteError
	if _, err := Split("a;b\n\"open;c\n"); !errors.As(err, &q) || q.Line != 2 {
		t.Errorf("an open quotation mark names its line: %v", err)
	}
	var many *TooManyError
	if _, err := Split(strings.Repeat("x;y\n", MaxRows+2)); !errors.As(err, &many) || many.What != "rows" {
		t.Errorf("too many rows: %v", err)
	}
	if _, err := Split(strings.Repeat("x;", MaxColumns+5)); !errors.As(err, &many) || many.What != "columns" {
		t.Errorf("too many columns: %v", err)
	}
	if got := lexicon.Clean("A\u202Eb\x07 \u00A0 c"); got != "Ab c" {
		t.Errorf("control and direction characters go: %q", got)
	}
}

// TestQuotationMarks: marks around a cell go, marks inside it stay, wherever a program or a person put them.
func TestQuotationMarks(t *testing.T) {
	for text, want := range map[string]string{
		`"Budi; Andi";x`:                   `Budi; Andi|x`,
		`"Ahmad ""Adi"" Wijaya";x`:         `Ahmad "Adi" Wijaya|x`,
		`Ahmad "Adi" Wijaya;SD "Al-Ihsan"`: `Ahmad "Adi" Wijaya|SD "Al-Ihsan"`,
		`"Adi" Wijaya;x`:                   `Adi Wijaya|x`,
		`"Adi" "Wi;x`:                      `Adi "Wi|x`,
		`"a" ;"b"`:                         `a|b`,
		"\"SDN\nMekar\";x":                 `SDN Mekar|x`,
	} {
		c, err := SplitBy("first;line\n\n"+text+"\nlast;line", ';')
		if err != nil || len(c.Rows) != 3 || strings.Join(c.Rows[1], "|") != want || c.Lines[1] != 3 {
			t.Errorf("%s: %q in lines %v, %v, want %s", text, c.Rows, c.Lines, err, want)
		}
	}
	var open *QuoteError
	for _, text := range []string{"a;b\n\"open;c\nd;\"e\" f\n", "a;b\n\"open;c\n\" d;e\n"} {
		if _, err := SplitBy(text, ';'); !errors.As(err, &open) || open.Line != 2 {
			t.Errorf("%q: %v", text, err)
		}
	}
	var many *TooManyError
	if _, err := SplitBy("a;b\n"+strings.Repeat(`"a" b;`, 10*MaxColumns), ';'); !errors.As(err, &many) || many.Line != 2 {
		t.Errorf("a line of cells that all need mending ends: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("Nama;Lahir\nA;1.1.2015\n")
	f.Add("\"a\nb\",c\r\n\"")
	f.Add("Ime\tPrezime\n\t\n")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Split(text)
		if err != nil {
			return
		}
		for _, r := range Read(c, Guess(c), 2026, nil) {
			if utf8.RuneCountInString(r.Entrant.Name) > MaxName {
				t.Errorf("name of %d code points", utf8.RuneCountInString(r.Entrant.Name))
			}
			if r.Entrant.Name == "" && len(r.Doubts) == 0 {
				t.Errorf("line %d has neither name nor doubt: %q", r.Line, r.Source)
			}
		}
	})
}
