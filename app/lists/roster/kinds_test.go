package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// TestTrials: who tries a form is nobody, in every language; a name that only looks like it stays.
func TestTrials(t *testing.T) {
	for name, want := range map[string]bool{
		"TEST ENTRY": true, "test test": true, "Coba Coba": true, "proba unos": true, "Testing 123": true, "Test Name Please Ignore": true, "tes formulir": true, "dummy user": true, "Proba Prezime": true,
		"Ana Test": false, "Tessa Entry": false, "Igor Proba": false, "Budi Coba": false, "Data Permana": false, "Test Ana Kos": false,
	} {
		if got := isTrial(name); got != want {
			t.Errorf("isTrial(%q) = %t", name, got)
		}
	}
}

// TestPageForms reads lists copied from printed pages in the orders of fields that federations and schools print.
func TestPageForms(t *testing.T) {
	for text, want := range map[string]string{
		"Ref Name Yr DOB School Grade\n201 Ann Bell 6 12/03/2016 Hill Top Juniors 812\n202 Cy Dunn-\nEvans 5 04/09/2016 St Anne's\nPrimary unrated\n203 Ed Fox 6 01/02/2016 Hill Top Juniors 640\nPlease be there by nine.\n": "Ann Bell|Hill Top Juniors|6|2016-03-12|812 Cy Dunn-Evans|St Anne's Primary|5|2016-09-04| Ed Fox|Hill Top Juniors|6|2016-02-01|640",
		"Red. br. Ime i prezime Klub God. Rejting\n1. Ana Bel ŠK Drava 2014 1412\n2. Cvita\nDev-Ert ŠK Drava 2015 -\n3. Fran Gal ŠK Sava\nDonja 2012 1544\nstr. 1\nPrijave do 10. 11. 2026.\n":                                "Ana Bel|ŠK Drava|0|2014|1412 Cvita Dev-Ert|ŠK Drava|0|2015| Fran Gal|ŠK Sava Donja|0|2012|1544",
		"No Nama Asal Sekolah Kelas\n1 Adi Putra Jaya SMPN 1 Tanjung VIII\n2 Bela\nSari SMPN 1 Tanjung VII\n3 Citra Lestari MTs Nurul\nHuda IX\n- 1 -\nKepala Dinas,\nDrs. Edi\n":                                             "Adi Putra Jaya|SMPN 1 Tanjung|8|| Bela Sari|SMPN 1 Tanjung|7|| Citra Lestari|MTs Nurul Huda|9||",
		"Nr Name Verein Elo\n1 Ida Adler Weiße Dame 1800\n2 Bo Braun Weiße Dame 1700\n3 Cem\nDemir Weiße Dame 1600\n4 Eva Fink Roter Turm 1500\n5 Gus Hahn Roter Turm 1400\nSeite 1\n":                                        "Ida Adler|Weiße Dame|0||1800 Bo Braun|Weiße Dame|0||1700 Cem Demir|Weiße Dame|0||1600 Eva Fink|Roter Turm|0||1500 Gus Hahn|Roter Turm|0||1400",
	} {
		d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range d.Rows {
			if e := r.Entrant; !r.Skip {
				got = append(got, fmt.Sprintf("%s|%s|%d|%s|%s", e.Name, e.Club, e.Class, dateText(e.Birth), numberText(e.Rating)))
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s\ngot  %s\nwant %s", text, strings.Join(got, " "), want)
		}
	}
}

// TestClubLines reads lines of club lists: rounds are no classes, a doubtful rating is asked, short names give way to whole ones.
func TestClubLines(t *testing.T) {
	list := "1. Ivo Ban 1801\n2. Pero Car 1755\n3. Rade Dud 1688\n4. Stipe Eror 1650\n"
	for line, want := range map[string]string{
		"Len Post - 1811, but only from round 3": "Len Post 1811 0 ", "Roko Sirot 1466, tek od 2. kola": "Roko Sirot 1466 0 ", "Dedi Kurnia 1500 mulai babak 2": "Dedi Kurnia 1500 0 ", "Ana Kos 1433 (not in rd 1 please)": "Ana Kos 1433 0 ",
		"Big Dave (David Tonks) 1640": "David Tonks 1640 0 ", "Cak Mundir (Mundir Hasyim) 1655": "Mundir Hasyim 1655 0 ", "Harry Ng jnr 1355, yob 2012": "Harry Ng jnr 1355 0 2012",
		"Perica, naš gost: Perica Lov 1666": "Perica Lov 1666 0 ",
	} {
		d, err := ReadText(list+"5. "+line+"\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		e := d.Rows[len(d.Rows)-1].Entrant
		if got := fmt.Sprintf("%s %d %d %s", e.Name, e.Rating, e.Class, dateText(e.Birth)); got != want || len(d.Rows) != 5 {
			t.Errorf("%s: %s, %d rows", line, got, len(d.Rows))
		}
	}
	for _, line := range []string{"Nino Pek 1290?", "Pak RT Sugeng 1215?", "Valter Zgr oko 1600?"} {
		d, err := ReadText(list+"5. "+line+"\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil || len(d.Rows) != 5 || !slices.Contains(d.askedOf(4), AboutRating) {
			t.Errorf("%s: %+v, %v", line, d.Questions, err)
		}
	}
}

// TestMovedByCorrection: whose year or class a later line corrects moves with it; one who never fitted is asked.
func TestMovedByCorrection(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "U10", BirthFrom: 2017}, {Name: "U14", BirthFrom: 2013, BirthTo: 2016}}}
	for note, want := range map[string]string{"Correction: Cloe was born in 2016, not 2017": "U14", "Ralat: Cloe lahir 2016 bukan 2017": "U14", "Ispravak: Cloe je 2016. godište, ne 2017.": "U14", "Cloe brings her own clock": "U10"} {
		d, err := ReadText("U10:\n1. Aldo Ber 2018\n2. Cloe Dov 2017\n3. Edo Far 2018\nU14:\n1. Gita Hun 2014\n2. Ivo Jur 2015\n\n"+note+"\n", o)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(d.Rows, func(r Row) bool { return r.Entrant.Name == "Cloe Dov" })
		if i < 0 || d.Rows[i].Section != want || len(d.Questions) > 0 {
			t.Errorf("%s: row %d %s %+v", note, i, d.Rows[max(i, 0)].Section, d.Questions)
		}
	}
	d, err := ReadText("U10:\n1. Aldo Ber 2018\n2. Cloe Dov 2016\n3. Edo Far 2018\n", o)
	if err != nil || len(d.Questions) != 1 || d.Questions[0].About != AboutSection {
		t.Errorf("%+v %v", d.Questions, err)
	}
}

// TestRoleSurnames: a word for an office that ends a name is part of it, and asked; elsewhere it says who does not play.
func TestRoleSurnames(t *testing.T) {
	for line, want := range map[string]string{"1. Budi Guru, L, kls 4": "Budi Guru", "1. Ivan Trener, M, 5. razred": "Ivan Trener", "1. Tom Teacher, boy, Year 4": "Tom Teacher", "1. Siti Pelatih SDN 2, P, kelas 5": "Siti Pelatih"} {
		d, err := ReadText(line+"\n2. Ani Wijaya, P, kls 5\n", Options{})
		if err != nil || d.Rows[0].Entrant.Name != want || !slices.Contains(d.askedOf(0), AboutName) {
			t.Errorf("%s: %+v %v", line, d.Rows[0], err)
		}
	}
	for _, line := range []string{"1. Pelatih Budi", "1. Guru Pendamping", "1. Ani Sari (guru)", "1. Pak Guru"} {
		d, err := ReadText(line+"\n2. Ani Wijaya, P, kls 5\n", Options{})
		if err != nil || !d.Rows[0].Skip {
			t.Errorf("%s: %+v %v", line, d.Rows[0], err)
		}
	}
}

// TestHeadlessLines: lines that are cut alike are cells, though no line names them.
func TestHeadlessLines(t *testing.T) {
	for text, want := range map[string]string{
		"Ana Kos;A\nIvo Ban;B\n": "Ana Kos Ivo Ban", "Ana Kos;A": "Ana Kos", "Ana Kos\tA\nIvo Ban\tB\n": "Ana Kos Ivo Ban", "Budi Santoso;2B\nAni Sari;3A\n": "Budi Santoso Ani Sari",
	} {
		d, err := ReadText(text, Options{})
		var names []string
		for _, r := range d.Rows {
			if !r.Skip {
				names = append(names, r.Entrant.Name)
			}
		}
		if strings.Join(names, " ") != want {
			t.Errorf("%q: %q %v", text, names, err)
		}
	}
}

// TestApostrophes: the sign by which spreadsheets keep a number as text is no part of a cell; that of a name is.
func TestApostrophes(t *testing.T) {
	for cell, want := range map[string]string{"'1500": "1500", "'0812345": "0812345", "'Ani Sari": "Ani Sari", "'2015-03-01": "2015-03-01", "'-": "",
		"'t Hart, Jan": "'t Hart, Jan", "'s-Gravesande": "'s-Gravesande", "O'Neil": "O'Neil", "'Abdu'l Karim": "'Abdu'l Karim"} {
		if got := bare(cell); got != want {
			t.Errorf("bare(%q) = %q, want %q", cell, got, want)
		}
	}
}

// TestSumsAreNoFacts: what was paid is neither a class nor a rating.
func TestSumsAreNoFacts(t *testing.T) {
	for _, line := range []string{"1. Andi Wijaya, L, kls 5, 50rb", "1. Andi Wijaya, L, kls 5, 75.000", "1. Andi Wijaya, L, kls 5, 15 €", "1. Andi Wijaya, L, kls 5, 10 EUR", "1. Andi Wijaya, L, kls 5, transfer 100.000 lunas"} {
		d, err := ReadText(line+"\n2. Ani Sari, P, kls 4\n", Options{})
		if e := d.Rows[0].Entrant; err != nil || e.Name != "Andi Wijaya" || e.Class != 5 || e.Rating != 0 || len(d.Rows[0].Doubts) > 0 {
			t.Errorf("%s: %+v %v %v", line, e, d.Rows[0].Doubts, err)
		}
	}
}

// TestLevelsOfSchools: the classes that a school of a kind has.
func TestLevelsOfSchools(t *testing.T) {
	for club, want := range map[string][2]int{"SDN Tapos 2": {1, 6}, "MI Al Huda": {1, 6}, "SMPN 1 Depok": {7, 9}, "MTs Nurul Huda": {7, 9}, "SMK Pelita": {10, 12}, "MA Nurul Iman": {10, 12},
		"OŠ Vežica": {1, 8}, "Osnovna škola Centar": {1, 8}, "Gimnazija Petra Preradovića": {1, 4}, "SŠ Pula": {1, 4}, "ŠK Pula": {1, maxClass}} {
		if low, high := levelOf(club); [2]int{low, high} != want {
			t.Errorf("levelOf(%q) = %d, %d, want %v", club, low, high, want)
		}
	}
}

// TestSumsAreRead: how many tokens a sum of money takes; a date, a rating and a running number are none.
func TestSumsAreRead(t *testing.T) {
	for text, want := range map[string]int{"75.000": 3, "50rb": 2, "50 ribu": 2, "15 €": 2, "10 EUR": 2, "20 eura": 2, "100 kn": 2, "7.5": 0, "12.2015": 0, "5 Andi": 0, "1450": 0, "12": 0} {
		steps := 0
		l := line{source: text, steps: &steps, toks: lexicon.Tokens(text, 0, "")}
		if got := l.sum(0); got != want {
			t.Errorf("%q: %d tokens, want %d", text, got, want)
		}
	}
}

// TestRatingOrSum: what stands behind a class is a rating up to 2999; with a currency, cents or further thousands it is money.
func TestRatingOrSum(t *testing.T) {
	for text, want := range map[string]int{"1.500": 1500, "1.500 EUR": 0, "1.500 lunas": 0, "1.500,00": 0, "1.500.000": 0, "Elo 2999": 2999, "Elo 3000": 0, "1999": 1999, "3000": 0} {
		d, err := ReadText("1. Andi Wijaya, L, kls 5, "+text+"\n2. Ani Sari, P, kls 4\n", Options{})
		if e := d.Rows[0].Entrant; err != nil || e.Name != "Andi Wijaya" || e.Class != 5 || e.Rating != want {
			t.Errorf("%s: %+v %v, want a rating of %d", text, e, err, want)
		}
	}
}
