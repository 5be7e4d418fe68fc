package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestDocumentSiblings reads each kind that a batch of documents showed in other words, orders and languages.
func TestDocumentSiblings(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	head := "No Nama Tempat Tanggal Lahir Kelas JK\n"
	for name, c := range map[string]struct{ text, want string }{
		"a place of two words before the day": {head + "1 Anisa Rahmawati Batu Ampar, 14 Juni 2013 8 P\n2 Bintang Putra Batu Ampar, 2 Juli 2012 9 L\n3 Cahaya Wardani Batu Ampar, 30 September 2013 8 P\n4 Elsa Nababan Palembang, 25 Desember 2012 9 P",
			"Anisa Rahmawati f 8 2013-06-14\nBintang Putra m 9 2012-07-02\nCahaya Wardani f 8 2013-09-30\nElsa Nababan f 9 2012-12-25"},
		"a place whose first word begins places": {head + "1 Adi Purnomo Kota Bangun, 3 Januari 2014 7 L\n2 Beni Satria Samarinda, 19 Juni 2013 8 L\n3 Cici Amelia Muara Kaman, 22 Maret 2014 7 P\n4 Dewi Sari Tanjung Redeb, 1 Mei 2014 7 P",
			"Adi Purnomo m 7 2014-01-03\nBeni Satria m 8 2013-06-19\nCici Amelia f 7 2014-03-22\nDewi Sari f 7 2014-05-01"},
		"a place without a comma": {head + "1 Adi Purnomo Metro 3 Januari 2014 7 L\n2 Beni Satria Metro 19 Juni 2013 8 L\n3 Cici Amelia Metro 22 Maret 2014 7 P\n4 Dewi Sari Agung Metro 1 Mei 2014 7 P",
			"Adi Purnomo m 7 2014-01-03\nBeni Satria m 8 2013-06-19\nCici Amelia f 7 2014-03-22\nDewi Sari Agung f 7 2014-05-01"},
		"numbers of entries with a sex": {"18/11/26 18.00 - Bayu: SMPN 3 Margo: 1. Kevin Aprilio 8B 2. Lesti Andryani 8C 3. Melly Goes 7A, no 1 cowok, lainnya cewek",
			"Kevin Aprilio m SMPN 3 Margo 8B\nLesti Andryani f SMPN 3 Margo 8C\nMelly Goes f SMPN 3 Margo 7A"},
		"ordinals behind names": {"11/14/26, 8:45 AM - Fitz: Madison School: Dylan Foss 7th 1320; Emma Gray 6th 990; Finn Hale 8th\n11/14/26, 8:50 AM - Fitz: correction, Emma is 7th",
			"Dylan Foss Madison School 7 1320\nEmma Gray Madison School 7 990\nFinn Hale Madison School 8"},
		"two ordinals for two": {"11/14/26, 1:00 PM - Kapoor: Registering Leela and Manav Kapoor, 1st and 3rd grade, Oakdale School",
			"Leela Kapoor Oakdale School 1\nManav Kapoor Oakdale School 3"},
		"a note with its head on the line": {"SDN 4 Layung\n1. Zoya Khan, P, kelas 3\n2. Budi Sari, L, kelas 4\n3. Ana Lim, P, kelas 5\n\nCatatan: Zoya kelas 4 bukan 3, salah lihat\nNB: Budi batal",
			"Zoya Khan f SDN 4 Layung 4\nAna Lim f SDN 4 Layung 5"},
		"a note in Croatian": {"OŠ Lipa\n1. Ivo Kos, 5. r.\n2. Jan Pek, 4. r.\n3. Ena Tot, 6. r.\n\nNapomena: Jan je 5. razred, ne 4.",
			"Ivo Kos OŠ Lipa 5\nJan Pek OŠ Lipa 5\nEna Tot OŠ Lipa 6"},
		"who goes and who comes in one sentence": {"SMPN 1 Banjar\n1. Ganda Wijaya (7)\n2. Hamid Basaib (8)\n3. Ilham Sari (9)\n\nPerbaikan:\n1. Hamid Basaib keluar, masuk Mario Lawa kelas 8",
			"Ganda Wijaya SMPN 1 Banjar 7\nIlham Sari SMPN 1 Banjar 9\nMario Lawa SMPN 1 Banjar 8"},
		"who resigned and his successor": {"18/11/26 18.00 - Bayu: SMPN 3 Margo:\n1. Kevin Aprilio 8B L\n2. Rizky Adi 8C L\n18/11/26 19.00 - Bayu: Rizky resigned, penggantinya Satria Wibawa 8D L",
			"Kevin Aprilio m SMPN 3 Margo 8B\nSatria Wibawa m SMPN 3 Margo 8D"},
		"a school that no word tells before a colon": {"18/10/2026, 09:41 - Ollie: Kestrel School: Amber Nash, Y3; Bilal Qureshi, Y4\n18/10/2026, 10:00 - Fenwick: Greenhill C of E: Ella Vance (5), Finn Waters (6), George Xu (3)",
			"Amber Nash Kestrel School 3\nBilal Qureshi Kestrel School 4\nElla Vance Greenhill C of E 5\nFinn Waters Greenhill C of E 6\nGeorge Xu Greenhill C of E 3"},
		"a school below a mail": {"From: Office <office@example.org>\nSubject: pupils\n\nHere are ours:\n Uma Vyas 2H\n Victor Webb 4M\n Wanda Xi 6K\n\nKind regards\nMrs J Dale\nOakfield School, 3 Mill Lane",
			"Uma Vyas Oakfield School 2H\nVictor Webb Oakfield School 4M\nWanda Xi Oakfield School 6K"},
		"the year of a club's founding": {"Meisterschaft SK Springer 1924\n1. Karl Brandl (1834)\n2. Mehmet Yildirim 1690\n3. Sepp Aigner 1710\n4. Uwe Stark 1500",
			"Karl Brandl SK Springer 1924 1834\nMehmet Yildirim SK Springer 1924 1690\nSepp Aigner SK Springer 1924 1710\nUwe Stark SK Springer 1924 1500"},
		"remarks in capitals and left clubs": {"Ladder\n1. Adi Wibowo 1610\n2. Budi Toha 1705\n3. Lukman Hadi 1502 PINDAH KE SOLO\n4. Eko Sari (1490)\n5. Phil Mott - gone to live in Wales\n6. Fauzi Amin, anak 2013 (1201)",
			"Adi Wibowo 1610\nBudi Toha 1705\nEko Sari 1490\nFauzi Amin 2013 1201"},
		"a surname once behind three": {"11/14/26, 1:00 PM - Kow: Signing up: Ivy (1st grade), Jonah (4th grade) and Kate (7th grade) Kowalczyk, Lincoln School",
			"Ivy Kowalczyk Lincoln School 1\nJonah Kowalczyk Lincoln School 4\nKate Kowalczyk Lincoln School 7"},
		"a name corrected behind its old one": {"SDN Banjar 1\n1. Eka Damayanti, P, kelas 5\n2. Febi Andriani, P, kelas 6\n\nPerbaikan:\n1. Nama Eka Damayanti yang benar Eka Rahmadayanti",
			"Eka Rahmadayanti f SDN Banjar 1 5\nFebi Andriani f SDN Banjar 1 6"},
		"a list in small letters": {"18/11/26 13.00 - Untung: dr MIN 1 : hafidz maulana 6 l, ira safitri 5 p, jamal mirdad 6 l\n18/11/26 13.30 - Untung: yg jamal namanya Jamaludin Mirdad",
			"Hafidz Maulana m MIN 1 6\nIra Safitri f MIN 1 5\nJamaludin Mirdad m MIN 1 6"},
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

// TestTeamSiblings: a manager on the line of his team, boards left open, rows cut by commas, joined reserves.
func TestTeamSiblings(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a manager behind blanks": {"REGU: PERWIRA A          Manajer: Bpk. Suhardi\nPapan 1 : Andi Wira (1905)\nPapan 2 : Beni Kur (1850)\n\nREGU: PERWIRA B   Kapten: Joko Lel (main di papan 1)\nPapan 1 : Joko Lel (1822)\nPapan 2 : -\n",
			[]string{"Perwira A 1 Andi Wira 1905", "Perwira A 2 Beni Kur 1850", "Perwira B 1 Joko Lel 1822"}},
		"a board left open without a sign": {"Team: Lane A   Captain: none\n1 Will Ryan 1401\n2 tbc\n3 Xena Shaw 1299\n\nTeam: Lane B   Captain: Sam Nott\n1 Sam Nott 1570\n2 Yan Tse 1205\n",
			[]string{"Lane A 1 Will Ryan 1401", "Lane A 3 Xena Shaw 1299", "Lane B 1 Sam Nott 1570", "Lane B 2 Yan Tse 1205"}},
		"rows cut by commas": {"DOVER\n1, FISHER, ALAN, 1512, 2011\n2, GOULD, BETTY, 1499, 2012\nR, JEBB, EVE, 1100, 2014\n\nHYTHE\n1, ORME, TARA, 1633, 2011\n2, LEES, QUENTIN, 1460, 2012\n",
			[]string{"Dover 1 Alan Fisher 1512", "Dover 2 Betty Gould 1499", "Dover R1 Eve Jebb 1100", "Hythe 1 Tara Orme 1633", "Hythe 2 Quentin Lees 1460"}},
		"joined reserves": {"A: Zara Usman (1588), Adam Vale (1540); reserves Dina Abel (1200) and Ed Byrne (1100)\nB: Beth Wren (1477), Colin Yates (1390); reserves Fay Moss (1200) & Gil Poe (1150)\n",
			[]string{"A 1 Zara Usman 1588", "A 2 Adam Vale 1540", "A R1 Dina Abel 1200", "A R2 Ed Byrne 1100", "B 1 Beth Wren 1477", "B 2 Colin Yates 1390", "B R1 Fay Moss 1200", "B R2 Gil Poe 1150"}},
	} {
		d, err := ReadText(c.text, Options{Today: swiss.Date{Year: 2026}, Sections: []Section{{Name: "Cup", Teams: true, Boards: 2}}})
		if err != nil {
			t.Fatal(name, err)
		}
		var got []string
		for _, r := range d.Rows {
			if e := r.Entrant; !r.Skip {
				given, surname := e.Name, ""
				if a, b, ok := strings.Cut(e.Name, ", "); ok {
					given, surname = b, " "+a
				}
				got = append(got, e.Team+" "+e.Board+" "+given+surname+" "+numberText(e.Rating))
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestFormTwice: a form filled in twice with one slip is one player, and the slip is asked; two that differ in more are two.
func TestFormTwice(t *testing.T) {
	for second, want := range map[string]int{
		"Dino Vuk;30.7.2017;OŠ Lipa;3": 1, "Dino Vuk;30.6.2017;OŠ Lipa;4": 1, "Dino Vuk;30.6.2017;OŠ Lipa;3": 1,
		"Dino Vuk;1.1.2014;OŠ Lipa;6": 2, "Dino Vuk;30.6.2017;OŠ Brod;3": 2,
	} {
		cells, err := Split("Ime i prezime;Datum rođenja;Škola;Razred\nDino Vuk;30.6.2017;OŠ Lipa;3\nAna Kos;1.2.2016;OŠ Lipa;4\n" + second + "\n")
		if err != nil {
			t.Fatal(err)
		}
		d := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026}})
		n := 0
		for _, r := range d.Rows {
			if !r.Skip && r.Entrant.Name == "Dino Vuk" {
				n++
			}
		}
		changed := second != "Dino Vuk;30.6.2017;OŠ Lipa;3"
		if n != want || n == 1 && changed != (len(d.Questions) == 1) {
			t.Errorf("%s: %d rows, questions %+v", second, n, d.Questions)
		}
	}
}
