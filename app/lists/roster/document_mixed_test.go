package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// TestMixedSiblings reads lists in two and three languages: what letters mean is explained, headings stand in frames, names in two
// scripts, and corrections below.
func TestMixedSiblings(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	for name, c := range map[string]struct{ text, want string }{
		"letters explained":        {"Key: b = boy / dječak, c = curica / girl\nTirana School\n1. Ana Kos, c, 5. razred\n2. Ivo Pek, b, 6. razred", "Ana Kos f Tirana School 5\nIvo Pek m Tirana School 6"},
		"signs explained":          {"SMP Mutiara (男 = laki-laki, 女 = perempuan)\n1. Budi Tan 男 kelas 7\n2. Siti Lim 女 kelas 8", "Budi Tan m 7\nSiti Lim f 8"},
		"signs that explain":       {"Greenhill School\n- Ana Kos – 女 – year 5\n- Іван Бондар (Ivan Bondar), хлопчик, year 6", "Ana Kos f Greenhill School 5\nIvan Bondar m Greenhill School 6"},
		"a class in a frame":       {"Greenhill School\n[Mrs Daly's class, Year 4]\n- Ana Kos, girl\n- Ivo Pek, boy\n[Mr Hale's class, Year 6]\n- Una Rey, girl", "Ana Kos f Greenhill School 4\nIvo Pek m Greenhill School 4\nUna Rey f Greenhill School 6"},
		"a frame of several":       {"SMP Mutiara\n*** kelas Bu Rina, kelas 7 ***\n- Budi Tan, L\n- Siti Lim, P\n*** kelas 8 sampai 9 ***\n- Tono Hadi, kelas 9, L\n- Umar Said, kelas 8, L", "Budi Tan m SMP Mutiara 7\nSiti Lim f SMP Mutiara 7\nTono Hadi m SMP Mutiara 9\nUmar Said m SMP Mutiara 8"},
		"only the year was wrong":  {"OŠ Lipa\n1. Ana Kos, 5. r., rođena 3.4.2015.\n2. Ivo Pek, 6. r., rođen 1.2.2014.\n\nIspravak: Ana je rođena 2016.", "Ana Kos OŠ Lipa 5 2016-04-03\nIvo Pek OŠ Lipa 6 2014-02-01"},
		"what belongs to somebody": {"Elm School\n1. Ana Kos, Y5, born 3 April 2015\n2. Ivo Pek, Y6, born 1 Feb 2014\n\nCorrections:\n- Ana's birthday is the 13th of April", "Ana Kos Elm School 5 2015-04-13\nIvo Pek Elm School 6 2014-02-01"},
		"by the other script":      {"Elm School\n1. Марко Коваль (Marko Koval), Y5\n2. Ivo Pek, Y6\n\nCorrections:\n- Марко, Y4", "Marko Koval Elm School 4\nIvo Pek Elm School 6"},
		"whom to call":             {"Elm School\n1. Ana Kos, Y5\n2. Ivo Pek, Y6\nAny questions call Rita Moss on 01632 960014", "Ana Kos Elm School 5\nIvo Pek Elm School 6"},
		"columns explained":        {"SMP Mutiara\nKolom: nama – kelas – jenis kelamin\n- Budi Tan – 7 – L\n- Siti Lim – 8 – P", "Budi Tan m SMP Mutiara 7\nSiti Lim f SMP Mutiara 8"},
		"a name said again":        {"SMP Mutiara\n1. Raja Iskandar, 7, L (Raja itu bagian nama)\n2. Siti Lim, 8, P", "Raja Iskandar m SMP Mutiara 7\nSiti Lim f SMP Mutiara 8"},
	} {
		d, err := ReadText(c.text, o)
		if err != nil {
			t.Fatal(name, err)
		}
		if diff := cmp.Diff(c.want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestOpenNames: a line that says a part of a name will be told later asks for it, in whatever words.
func TestOpenNames(t *testing.T) {
	for _, said := range []string{"surname to follow", "Nachname frag ich noch", "guru masih cek nama lengkap", "prezime ćemo tek saznati", "surname begins with T"} {
		d, err := ReadText("Elm School\n1. Ana Kos, Y5\n2. Ivo Pek, Y6\n3. Una Rey, Y4\n4. Toby, Y4, "+said+"\n", Options{Today: swiss.Date{Year: 2026}})
		if err != nil {
			t.Fatal(err)
		}
		if len(d.Questions) != 1 || d.Questions[0].About != AboutName || d.Rows[d.Questions[0].Rows[0]].Entrant.Name != "Toby" {
			t.Errorf("%s: %+v", said, d.Questions)
		}
	}
}

// TestLegend reads what lists say of their letters, and takes no entry for that.
func TestLegend(t *testing.T) {
	for line, want := range map[string]map[string]swiss.Sex{
		"d = dječak/boy, c = curica/girl":       {"d": swiss.Male, "c": swiss.Female},
		"L: laki-laki, P: perempuan":            {"l": swiss.Male, "p": swiss.Female},
		"J = Junge, M = Mädchen":                {"j": swiss.Male, "m": swiss.Female},
		"Ivo B (boy), Ana G (girl)":             nil,
		"1. Ana Kos, c = curica":                nil,
		"Class 5 B: boys win, Class 6 A: girls": nil,
	} {
		if diff := cmp.Diff(want, lexicon.Legend(line)); diff != "" {
			t.Errorf("%s (-want +got)\n%s", line, diff)
		}
	}
}

// TestSurnameOfAll: a surname that a mail says of all its children is that of each.
func TestSurnameOfAll(t *testing.T) {
	for text, want := range map[string]string{
		"Kids of mine: Kayden (Year 8) and Lexi (Year 4), both Rudge":                                             "Kayden Rudge 8\nLexi Rudge 4",
		"Prijavljujem djecu: Lucija (2014.), Magda (2015.) i Nika (2017.), sve Radočaj":                           "Lucija Radočaj 2014\nMagda Radočaj 2015\nNika Radočaj 2017",
		"Anak saya Adi (kelas 4), Beni (kelas 5) dan Cici (kelas 6), semua Siregar":                               "Adi Siregar 4\nBeni Siregar 5\nCici Siregar 6",
		"Three Chaudhrys for you please, all Kingsmead School: Adeel (Year 9), Sana (Year 7) and Bilqis (Year 6)": "Adeel Chaudhry Kingsmead School 9\nSana Chaudhry Kingsmead School 7\nBilqis Chaudhry Kingsmead School 6",
	} {
		d, err := ReadText("From: Rita <rita@example.org>\nSubject: entry\n\n"+text+"\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", text, diff)
		}
	}
}
