package roster

import (
	"testing"

	"wasit/swiss"
)

// TestWavering: whoever is said not to be sure yet is asked, in words that nobody wrote down; what is not known of other things is not.
func TestWavering(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Do 12", BirthFrom: 2014}, {Name: "Ostali", BirthTo: 2013}}}
	heads := map[string]string{
		"hr": "[17.11.2026. 20:11] Vinko: ŠK Mosor šalje\nAndrija Žaja (2016)\nBepo Jelavić (2017)\n[17.11.2026. 20:12] Vinko: ",
		"id": "[17/11/2026 20.11] Bu Tuti: SDN 1 Depok kirim\nDimas Pratama kelas 5 lahir 2015\nRizky Aditya kelas 6 lahir 2014\n[17/11/2026 20.12] Bu Tuti: ",
		"en": "[17/11/2026 20:11] Ann: Oak Primary School sends\nTom Oakley, year 5, born 2016\nBen Ashby, year 6, born 2015\n[17/11/2026 20:12] Ann: ",
	}
	for _, c := range []struct {
		lang, name string
		texts      []string
	}{
		{"hr", "Bepo Jelavić", []string{"Za Bepu nisam baš siguran hoće li moći", "Bepo još ne zna dolazi li", "Bepo: ne znam hoće li ga pustiti", "Bepo Jelavić igra samo ako ozdravi", "Bepo će vjerojatno doći",
			"Bepo nije još odlučio", "Bepo dolazi jedino ako bude prijevoza", "za Bepu nije 100 posto sigurno", "Bepo još nije potvrdio"}},
		{"id", "Rizky Aditya", []string{"Rizky belum tahu bisa ikut apa tidak", "Rizky belum bisa dipastikan", "Rizky belum yakin ikut", "Rizky ikut hanya kalau sudah sembuh", "Rizky belum konfirmasi", "Rizky blm tau jadi atau tidak"}},
		{"en", "Ben Ashby", []string{"Ben isn't quite sure yet", "Ben plays only if his ankle is better", "I don't know whether Ben can come", "Ben has not decided yet", "Ben doesn't know yet", "not certain about Ben yet", "Ben hasn't confirmed yet"}},
	} {
		for _, text := range c.texts {
			d, err := ReadText(heads[c.lang]+text+"\n", o)
			if err != nil {
				t.Fatal(err)
			}
			for i, r := range d.Rows {
				if asks := asksOf(d, i, AboutPlaying); !r.Skip && asks != (r.Entrant.Name == c.name) {
					t.Errorf("%s: %s is asked whether he plays: %t", text, r.Entrant.Name, asks)
				}
			}
		}
	}
	confirmed(t, o, heads)
	for lang, texts := range map[string][]string{
		"hr": {"Bepo: ne znam točan datum rođenja, javim", "Ako može, Bepo bi igrao bez sata"},
		"id": {"Rizky belum tahu tanggal lahirnya, besok saya cek", "kalau boleh tahu jam berapa mulai?"},
		"en": {"I don't know Ben's exact birthday", "Not sure of the parking, is there any?"},
	} {
		for _, text := range texts {
			d, err := ReadText(heads[lang]+text+"\n", o)
			if err != nil {
				t.Fatal(err)
			}
			for i, r := range d.Rows {
				if !r.Skip && asksOf(d, i, AboutPlaying) {
					t.Errorf("%s: %s is asked whether he plays", text, r.Entrant.Name)
				}
			}
		}
	}
}

func asksOf(d Document, row int, about About) bool {
	for _, a := range d.askedOf(row) {
		if a == about {
			return true
		}
	}
	return false
}

// confirmed: a word of yes behind the name takes the doubt back.
func confirmed(t *testing.T, o Options, heads map[string]string) {
	t.Helper()
	for text, lang := range map[string]string{
		"Ben hasn't confirmed yet\n[17/11/2026 21:12] Ann: Ben yes 👍\n":            "en",
		"Rizky belum pasti\n[17/11/2026 21:12] Bu Tuti: Rizky jadi!\n":             "id",
		"Za Bepu ne znam hoće li moći\n[17.11.2026. 21:12] Vinko: Bepo - dolazi\n": "hr",
	} {
		d, err := ReadText(heads[lang]+text, o)
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range d.Rows {
			if !r.Skip && asksOf(d, i, AboutPlaying) {
				t.Errorf("%s: %s is asked whether he plays", text, r.Entrant.Name)
			}
		}
	}
}
