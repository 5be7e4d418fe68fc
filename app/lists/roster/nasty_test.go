package roster

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/rules/charset"
	"wasit/swiss"
)

// TestNastyTables: what spreadsheets, federations and schools put into their files is read rightly.
func TestNastyTables(t *testing.T) {
	day := swiss.Date{Year: 2015, Month: 3, Day: 12}
	ana := Entrant{Name: "Ana Horvat", Sex: swiss.Female, Rating: 1450}
	for _, c := range []struct {
		name, text string
		want       []Entrant
	}{
		{"Excel says the separator", "sep=;\nName;Sex;Rating\nAna Horvat;F;1450\n", []Entrant{ana}},
		{"titles above the names of the columns", "DAFTAR PESERTA;;;\nSDN Tapos;;;\nNo;Nama;L/P;Rating\n1;Ana Horvat;P;1450\n", []Entrant{{}, {}, ana}},
		{"two lines of names", "Player,,Data,\nSurname,First name,Sex,Rating\nHorvat,Ana,F,1450.0\n",
			[]Entrant{{}, {Name: "Ana Horvat", SortName: "Horvat, Ana", Sex: swiss.Female, Rating: 1450}}},
		{"the names of the columns once more", "Name;Sex;Rating\nName;Sex;Rating\nAna Horvat;F;1450\n", []Entrant{{}, ana}},
		{"rows of any length between commas", "Name,Sex,Rating,Club\nAna Horvat,F,1450\nBudi\n", []Entrant{ana, {Name: "Budi"}}},
		{"semicolons at the end", "Name;Sex;Rating;;;\nAna Horvat;F;1450;;;;\n", []Entrant{ana}},
		{"longer names of columns", "Player name;Asal sekolah/klub;Rating FIDE;Gender (M/F)\nAna Horvat;ŠK X;1450;F\n", []Entrant{{Name: "Ana Horvat", Club: "ŠK X", Sex: swiss.Female, Rating: 1450}}},
		{"Croatian ways of birth", "Ime;Rođen\nBudi;12.3.2015.\n", []Entrant{{Name: "Budi", Birth: day}}},
		{"nothing, written out", "Name;Club;Rating;Fed;FIDE ID\nAna;-;unr;–;0\n", []Entrant{{Name: "Ana"}}},
		{"texts kept from being reckoned", "Name;Club\n=\"Ana\";=\"12\"\n", []Entrant{{Name: "Ana", Club: "12"}}},
		{"ratings", "Name;Rating\nA;1450.0\nB;1450,00\nC;1.450\nD;1 450\nE;\"1.450,00\"\n", []Entrant{{Name: "A", Rating: 1450}, {Name: "B", Rating: 1450}, {Name: "C", Rating: 1450}, {Name: "D", Rating: 1450}, {Name: "E", Rating: 1450}}},
		{"federations and numbers", "Name;Fed;FIDE ID\nA;Croatia;14503158.0\nB;ina;\n", []Entrant{{Name: "A", Federation: "CRO", FIDEID: "14503158"}, {Name: "B", Federation: "INA"}}},
		{"days", "Name;Birth date\nA;12/03/2015\nB;2015-03-12\nC;12. 3. 2015.\nD;12-Mar-15\nE;March 12, 2015\nF;2015-03-12 00:00:00\nG;20150312\nH;Depok, 12/03/2015\nI;2015/00/00\n",
			[]Entrant{{Name: "A", Birth: day}, {Name: "B", Birth: day}, {Name: "C", Birth: day}, {Name: "D", Birth: day}, {Name: "E", Birth: day}, {Name: "F", Birth: day}, {Name: "G", Birth: day}, {Name: "H", Birth: day}, {Name: "I", Birth: swiss.Date{Year: 2015}}}},
		{"months first", "Name;Birth date\nA;03/12/2015\nB;10/30/2015\nC;03/25/2015\n",
			[]Entrant{{Name: "A", Birth: day}, {Name: "B", Birth: swiss.Date{Year: 2015, Month: 10, Day: 30}}, {Name: "C", Birth: swiss.Date{Year: 2015, Month: 3, Day: 25}}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rows := read(t, c.text)
			if diff := cmp.Diff(c.want, entrants(rows)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			for _, r := range rows {
				if r.Skip != (r.Entrant.Name == "") || !r.Skip && len(r.Doubts) > 0 {
					t.Errorf("line %d, skip %v: %+v", r.Line, r.Skip, r.Doubts)
				}
			}
		})
	}
}

// TestNastyQuestions: what can be read in two ways is asked, never taken.
func TestNastyQuestions(t *testing.T) {
	rows := read(t, "Name;Birth date;Rating;Fed;FIDE ID\nA;04/05/2015;1450*;RURITANIA;12a\nB;10/30/2015;;;\nC;30/10/2015;;;\nD;42075;;;\n")
	want := [][]DoubtKind{{DoubtDay, DoubtRating, DoubtFederation, DoubtFIDE}, {DoubtDate}, nil, {DoubtDate}}
	for i, r := range rows {
		var got []DoubtKind
		for _, d := range r.Doubts {
			got = append(got, d.Kind)
		}
		if diff := cmp.Diff(want[i], got); diff != "" {
			t.Errorf("line %d (-want +got)\n%s", r.Line, diff)
		}
	}
	if d := rows[0].Doubts[0].Dates; len(d) != 2 || d[0] != (swiss.Date{Year: 2015, Month: 5, Day: 4}) || d[1] != (swiss.Date{Year: 2015, Month: 4, Day: 5}) {
		t.Errorf("both days are offered: %v", d)
	}
	if d := rows[3].Doubts[0].Dates; len(d) != 1 || d[0] != (swiss.Date{Year: 2015, Month: 3, Day: 12}) {
		t.Errorf("the number of a day in a spreadsheet is offered: %v", d)
	}
	for text, unsure := range map[string]bool{
		"Horvat;Ana;ž\nBabić;Ivan;m\n":                true, // surname and given name, or name and club?
		"Ana Horvat;ž;2010\nIvan Babić;m;2011\n":      true, // years of birth, or ratings?
		"Tko;Klub;Rejting\nAna;X;1450\n":              true, // no column is said to be the name
		"Ana Horvat;ž;1450\nIvan Babić;m;2250\n":      false,
		"Budi Santoso;L;SDN 2\nSiti Aminah;P;SDN 3\n": false,
		"Ime;Klub\nAna;X\n":                           false,
	} {
		c, err := Split(text)
		if err != nil {
			t.Fatal(err)
		}
		if m := Guess(c); m.Unsure != unsure {
			t.Errorf("%q: unsure %v", strings.SplitN(text, "\n", 2)[0], m.Unsure)
		}
	}
	var q *QuoteError
	if _, err := Split("Ime;Klub\n\"Ana;X\nIva;Y\n\"Marko\";Z\n"); !errors.As(err, &q) || q.Line != 2 {
		t.Errorf("a mark that a later line seems to close is an open one: %v", err)
	}
	data := []byte("N\x00a\x00m\x00e\x00\n\x00A\x00\x0D\x01\n\x00")
	if text, err := Decode(data, Detect(data, charset.Windows1252)); err != nil || text != "Name\nAč\n" {
		t.Errorf("UTF-16 without a mark: %q, %v", text, err)
	}
}

// TestHeads: the columns that pairing programs, result pages and federations write are recognised without a question.
func TestHeads(t *testing.T) {
	fields := map[Field]string{Name: "name", GivenName: "given", Surname: "surname", Sex: "sex", Birth: "birth", Rating: "rating", NationalRating: "national", Title: "title", Club: "club", Federation: "fed",
		FIDEID: "fide", Class: "class", NationalID: "id", RapidRating: "rapid", BlitzRating: "blitz", KFactor: "k", Before: "before", Group: "group", BoardNumber: "board", Ignored: "-"}
	for head, want := range map[string]string{
		"ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int":                             "id name sex fed - club birth national fide rating",
		"No.;Name;FideID;FED;Rtg;Club/City":                                                                   "- name fide fed rating club",
		"SNo;Name;FideID;FED;RtgI;RtgN;Typ;Gr;sex;Club/City":                                                  "- name fide fed rating national - group sex club",
		"Br.;Ime;FideID;FED;Rtg;Klub/Grad":                                                                    "- name fide fed rating club",
		"No.;Nama;IDFide;FED;Rtg;Klub/Kota":                                                                   "- name fide fed rating club",
		"ID Number;Name;Fed;Sex;Tit;WTit;OTit;SRtng;SGm;SK;RRtng;RGm;Rk;B-day;Flag":                           "fide name fed sex title - - rating - k rapid - - birth -",
		"NIA;Nama;Provinsi;Kab/Kota;Tgl Lahir;Gelar;Rating Nasional;Rating FIDE":                              "id name - - birth title national rating",
		"R.br.;Prezime i ime;Klub;Kategorija;HŠS ID;FIDE ID;Rejting;God. rođ.":                                "- name club group id fide rating birth",
		"Nr.;Titel;Name;FideID;Elo;Verein/Ort":                                                                "- title name fide rating club",
		"Surname;FirstName;Title;IRtg;NRtg;BirthDate;Fed;FideNo;Gender;Club":                                  "surname given title rating national birth fed fide sex club",
		"TeamNo;BoardNo;LastName;FirstName;AcademicTitle;Title;Rtg_Int;Rtg_Nat;Fide_No;Birthday;Sex;ClubName": "- board surname given - title rating national fide birth sex club",
	} {
		c, err := Split(head + "\n")
		if err != nil {
			t.Fatal(err)
		}
		m := Guess(c)
		var got []string
		for _, f := range m.Columns {
			got = append(got, fields[f])
		}
		if strings.Join(got, " ") != want || m.Unsure || !m.Header {
			t.Errorf("%s\ngot  %s, unsure %v\nwant %s", head, strings.Join(got, " "), m.Unsure, want)
		}
	}
	rows := read(t, "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n5;Horvat, Ana;w;CRO;12;ŠK X;2001/02/03;1500;14503158;1620\n6;Kos, Ivo;;CRO;12;ŠK X;19990000;1480;0;0\n")
	want := []Entrant{{Name: "Horvat, Ana", Sex: swiss.Female, Federation: "CRO", Club: "ŠK X", Birth: swiss.Date{Year: 2001, Month: 2, Day: 3}, FIDEID: "14503158", NationalID: "5", Rating: 1620, National: 1500},
		{Name: "Kos, Ivo", Federation: "CRO", Club: "ŠK X", Birth: swiss.Date{Year: 1999}, NationalID: "6", Rating: 1480, National: 1480}}
	if diff := cmp.Diff(want, entrants(rows)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// TestTableWithoutHeads: a pasted table that names none of its columns is read by what stands in them, rows that end early too: nothing that
// a federation knows of a player is dropped.
func TestTableWithoutHeads(t *testing.T) {
	cells, err := Split("1;IM;Cvitan, Ognjen;2345;M;CRO;1981;ŠK Brda Split\n2;;Kovač, Ana;2210;F;SLO;1990;ŠK Bjelovar\n3;FM;Novak, Ivan;2187;M;CRO;1975\n4;;Šarić, Željko;2050;M;CRO;2001;HAŠK Mladost\n")
	if err != nil {
		t.Fatal(err)
	}
	rows := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 28}}).Rows
	want := []Entrant{{Name: "Cvitan, Ognjen", Title: swiss.IM, Rating: 2345, Sex: swiss.Male, Federation: "CRO", Birth: swiss.Date{Year: 1981}, Club: "ŠK Brda Split"},
		{Name: "Kovač, Ana", Rating: 2210, Sex: swiss.Female, Federation: "SLO", Birth: swiss.Date{Year: 1990}, Club: "ŠK Bjelovar"},
		{Name: "Novak, Ivan", Title: swiss.FM, Rating: 2187, Sex: swiss.Male, Federation: "CRO", Birth: swiss.Date{Year: 1975}},
		{Name: "Šarić, Željko", Rating: 2050, Sex: swiss.Male, Federation: "CRO", Birth: swiss.Date{Year: 2001}, Club: "HAŠK Mladost"}}
	if len(rows) != len(want) {
		t.Fatalf("%d rows", len(rows))
	}
	for i, r := range rows {
		if r.Entrant != want[i] || len(r.Doubts) > 0 {
			t.Errorf("%+v, doubts %+v; want %+v", r.Entrant, r.Doubts, want[i])
		}
	}
}
