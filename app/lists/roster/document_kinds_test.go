package roster

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// playersText are the players of a document, a line each: name, sex, school, class, birth, rating, team and board.
func playersText(d Document) string {
	var list []string
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip {
			list = append(list, fmt.Sprintf("%s %s %s %s %s %s %s %s", e.Name, sexText(e.Sex), e.Club, classText(e), dateText(e.Birth), numberText(e.Rating), e.Team, e.Board))
		}
	}
	text := strings.Join(list, "\n")
	for strings.Contains(text, "  ") {
		text = strings.ReplaceAll(text, "  ", " ")
	}
	return strings.ReplaceAll(text, " \n", "\n")
}

// TestDocumentKinds reads short documents of one kind each, with siblings in other words and languages.
func TestDocumentKinds(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	for name, c := range map[string]struct{ text, want string }{
		"months first, told by one date": {"11/16/26, 4:05 PM - Coach: Names, grade and birthday please, sections K-3 and 4-6\n11/16/26, 4:30 PM - Ann: Pine School\nAron Whit, grade 3, 02/04/2018\nBella Kowa, grade 4, 11/23/2016\nCara Lund, grade 4, 12/25/2016",
			"Aron Whit Pine School 3 2018-02-04\nBella Kowa Pine School 4 2016-11-23\nCara Lund Pine School 4 2016-12-25 "},
		"months first, told by the heads of messages": {"11/16/26, 4:30 PM - Ann: Aron Whit, grade 3, 02/04/2018\n11/17/26, 4:31 PM - Ben: Cara Lund, grade 4, 03/05/2016",
			"Aron Whit 3 2018-02-04\nCara Lund 4 2016-03-05 "},
		"days first": {"16/11/26, 4:30 PM - Ann: Aron Whit, year 3, 02/04/2018\n17/11/26, 4:31 PM - Ben: Cara Lund, year 4, 03/05/2016",
			"Aron Whit 3 2018-04-02\nCara Lund 4 2016-05-03 "},
		"a title above the group and its schools": {"DINAS PENDIDIKAN KOTA - BIDANG OLAHRAGA, SENI\n>> KATEGORI SD PUTRI\n[SDN 2]\n• Alya Zahira, kls 5\n[SDIT Cendekia]\n• Dinara Safwa, kls 4",
			"Alya Zahira f SDN 2 5\nDinara Safwa f SDIT Cendekia 4 "},
		"numbers of several classes": {"Od: Ann <ann@example.org>\nSubject: entries\nPlease enter Caleb and Joel Amank, Years 4 and 2, Elm School.\nAlso Rosa and Nina Field, grades 3 & 5.",
			"Caleb Amank Elm School 4\nJoel Amank Elm School 2\nRosa Field Elm School 3\nNina Field Elm School 5 "},
		"the child of who writes": {"18/11/2026, 4:40 PM - Kim: hi all\n18/11/2026, 4:40 PM - 07700 900111: Hello, this is Quinn Adair's mom. Quinn is in grade 6 at Lincoln School.\n18/11/2026, 4:41 PM - Pam: I'm Tilda Moss's mother. Tilda is in grade 3, Elm School",
			"Quinn Adair Lincoln School 6\nTilda Moss Elm School 3 "},
		"two corrections in a sentence": {"17. 11. 2026. 10:02 - Goran: OŠ Lipa:\n1. Bruno Crnković, 2017.\n2. Hana Ilić, 2012.\n17. 11. 2026. 11:02 - Goran: Ispravljam, Bruno je rođen 2016., a Hana se preziva Ilijić",
			"Bruno Crnković OŠ Lipa 2016\nHana Ilijić OŠ Lipa 2012 "},
		"a school with its town": {"17. 11. 2026. 10:02 - Goran: OŠ Ivana Mažuranića, Koritna:\ndječaci\n1. Adrian Bosnić, 2016.\ndjevojčice\n2. Ena Fištrek, 2016.",
			"Adrian Bosnić m OŠ Ivana Mažuranića 2016\nEna Fištrek f OŠ Ivana Mažuranića 2016 "},
		"one more name": {"17. 11. 2026. 10:02 - Nada: OŠ Lipa: Tin Vuk 2013., Roza Tot 2014.\n18. 11. 2026. 10:00 - Nada: Još jedno ime: Vita Kušan. Šesti razred",
			"Tin Vuk OŠ Lipa 2013\nRoza Tot OŠ Lipa 2014\nVita Kušan OŠ Lipa 6 "},
		"a school whose name is an adjective of age": {"17. 11. 2026. 19:05 - Iva: OŠ Stara Ves šalje dvojicu: Borna Cvek 2012., Filip Domit 2017.\n17. 11. 2026. 19:06 - Eva: OŠ Mali Lug prijavljuje: Jan Kos 2012.",
			"Borna Cvek OŠ Stara Ves 2012\nFilip Domit OŠ Stara Ves 2017\nJan Kos OŠ Mali Lug 2012 "},
		"boys and girls by pairs of words": {"17. 11. 2026. 19:05 - Nada: OŠ Zrinskih, učenici: Noa Perić (2013.), Patrik Sever (2016.)\n17. 11. 2026. 19:06 - Nada: učenice: Roza Tot (2013.), Sara Uršić (2017.)",
			"Noa Perić m OŠ Zrinskih 2013\nPatrik Sever m OŠ Zrinskih 2016\nRoza Tot f OŠ Zrinskih 2013\nSara Uršić f OŠ Zrinskih 2017 "},
		"one sex for two joined names": {"17/11/26 08.00 - Pak Jajang: SDN 3 ikut pak : Umar Bakri kls 5, Vina Pandu kls 6, Wawan Seti kls 6\n17/11/26 08.20 - Pak Jajang: Umar dan Wawan L, Vina P",
			"Umar Bakri m SDN 3 5\nVina Pandu f SDN 3 6\nWawan Seti m SDN 3 6 "},
		"heads shortened with points": {"Popis učenika\nRb. Prezime i ime Spol Datum rođ. Škola Raz.\n1. Antolković\nMarija Ž 04.02.2014. OŠ Petra Preradovića 6.\n2. Babić Luka M 19.11.2012. OŠ Lipa 8.\n3. Ivić Ema Ž 30.01.2015. OŠ braće\nRadić 5.",
			"Antolković Marija f OŠ Petra Preradovića 6 2014-02-04\nBabić Luka m OŠ Lipa 8 2012-11-19\nIvić Ema f OŠ braće Radić 5 2015-01-30 "},
		"a column of a printed page that no head tells": {"Daftar\nNo Nama Peserta L/P Tgl Lahir Sekolah Rombel\n1. Adrian\nPardede L 12-04-2013 SMPN 1 Rasa 8A\n2. Alif Rizki L 30-11-2012 SMPN 1 Rasa 8C\n3. Amelia Citra P 05-01-2014 SMP\nKarya 7B",
			"Adrian Pardede m SMPN 1 Rasa 8A 2013-04-12\nAlif Rizki m SMPN 1 Rasa 8C 2012-11-30\nAmelia Citra f SMP Karya 7B 2014-01-05 "},
		"a place of birth behind other facts": {"[14/11/26 20.11.18] Pak Wahyu: SDN 4 Layung:\n- Azka Pramudya, 5, L, Bandung 3 Maret 2015\n- Bunga Citra, 6, P, Garut 21 Juli 2014\n- Cipto, 4, L, Bandung 9 Mei 2016\n- Dewi Ayu, 4, P, Medan 2 Januari 2016",
			"Azka Pramudya m SDN 4 Layung 5 2015-03-03\nBunga Citra f SDN 4 Layung 6 2014-07-21\nCipto m SDN 4 Layung 4 2016-05-09\nDewi Ayu f SDN 4 Layung 4 2016-01-02"},
		"a name right behind the town of a school": {"[14/11/26 20.11.18] Pak Wahyu: SDN 4 Layung:\n- Azka Pramudya, 5, L\n[16/11/26 07.07.07] Bu Nunung: dari SDN 1 Layung Lutfi Halim (kls 6), Mirna Asih (kls 6), Nino Kuya (kls 5) mau ikut",
			"Azka Pramudya m SDN 4 Layung 5\nLutfi Halim SDN 1 Layung 6\nMirna Asih SDN 1 Layung 6\nNino Kuya SDN 1 Layung 5"},
		"clubs of juniors": {"[17/11/2026, 18:20:20] Bob: Felix Grady, born 2018, Riverside Juniors\n[17/11/2026, 19:05:00] Mr Hale: Kings Head Juniors: Kit Lawson 2016, Leila Mahdi 2014\n[17/11/2026, 19:06:00] Amy: Elm Park Seniors: Ann Poe 2012",
			"Felix Grady Riverside Juniors 2018\nKit Lawson Kings Head Juniors 2016\nLeila Mahdi Kings Head Juniors 2014\nAnn Poe Elm Park Seniors 2012"},
		"spelt otherwise": {"[17/11/2026, 16:30:45] Nigel: Castle Chess Club\nBethan Crowe 02/09/2016\nCerys Dunn 27/01/2014\n[18/11/2026, 08:02:00] Nigel: and Cerys is spelt Cerys Dunne with an e",
			"Bethan Crowe Castle Chess Club 2016-09-02\nCerys Dunne Castle Chess Club 2014-01-27"},
		"a correction that writes the whole name": {"12.11.2026. 18:10 - Tajnik: ŠK Topnik:\nEna Fabris 2013\nGoran Hoić 2016\nIva Jelčić 2018\n12.11.2026. 18:12 - Tajnik: ispravak, Goran Hojić, s j\n12.11.2026. 18:13 - Tajnik: ispravak: Iva Jalčić",
			"Ena Fabris ŠK Topnik 2013\nGoran Hojić ŠK Topnik 2016\nIva Jalčić ŠK Topnik 2018"},
		"a correction with another first letter": {"14/11/2026, 10:40 - Mr Quill: Beechwood School are bringing Bryn Lloyd (Y5), Dean Nott (Y3) and Cathy Mills (Y6)\n14/11/2026, 15:00 - Mr Quill: Whoops, it's Dean Knott with a K\n14/11/2026, 15:01 - Mr Quill: Correction: Cathy Miller",
			"Bryn Lloyd Beechwood School 5\nDean Knott Beechwood School 3\nCathy Miller Beechwood School 6"},
		"lettered schools, one that begins as a name": {"Rekap peserta\n\nA. SDN CIMANGGALA 1\nPutra :\n1) Agung Saputra / kelas 6\n\nB. MI MATHLAUL HUDA\nPutra :\n1) Ghufron Mahfud / kelas 6\n\nC. MA AL IKHLAS\nPutri :\n1) Hasna Aulia / kelas 10",
			"Agung Saputra m SDN CIMANGGALA 1 6\nGhufron Mahfud m MI MATHLAUL HUDA 6\nHasna Aulia f MA AL IKHLAS 10"},
		"an age in brackets among ratings": {"Ladder, ratings off my head\n1. David Ollerens 1680\n2. Trevor Pym (1745)\n3. John Marsh 1555\n4. Callum Fry (12) 1310\n5. Norman Tripp - OUT, moved to Spain\n6. Ken Tully 1602",
			"David Ollerens 1680\nTrevor Pym 1745\nJohn Marsh 1555\nCallum Fry 1310\nKen Tully 1602"},
		"aligned columns below titles": {"Početna lista\nGlavni sudac: IA Petar Gluhak\n\nBr.  Ime                  FideID    FED   RtgM  God.   Klub\n  1  GM  Zelenika, Dražen  99300016  CRO   2455  1979   ŠK Ilok\n  2      Balog, Eszter               HUN      0  2014   Mohácsi SE\n 10      De Luca, Gianni   99300085  ITA   1650  1955\n\nUkupno: 3 igrača",
			"Zelenika, Dražen ŠK Ilok 1979 2455\nBalog, Eszter Mohácsi SE 2014\nDe Luca, Gianni 1955 1650"},
	} {
		d, err := ReadText(c.text, o)
		if err != nil {
			t.Fatal(name, err)
		}
		if diff := cmp.Diff(strings.TrimSpace(c.want), strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestTeamsNamedByAField: a team is named behind the word for one, reserves by many words, and a board may be open.
func TestTeamsNamedByAField(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026}, Sections: []Section{{Name: "Cup", Teams: true, Boards: 2}}}
	text := "EKIPA: ŠK Rudar\n1. ploča Ante Bulić 2105\n2. ploča Marko Šunjić 1999\nzamjena Nino Vrdoljak 1500\n\nTeam: Rovers\n1. Alec Dunmore 1695\n2. still to be decided\nSub Ben Holroyd 1720\n\n" +
		"Nama tim: Kuda Hitam\n1. Budi Santoso 1500\n2. nanti dikabari lagi ya\nCadangan: Dewi Lestari 1400\n"
	d, err := ReadText(text, o)
	if err != nil {
		t.Fatal(err)
	}
	want := "Ante Bulić ŠK Rudar 2105 ŠK Rudar 1\nMarko Šunjić ŠK Rudar 1999 ŠK Rudar 2\nNino Vrdoljak ŠK Rudar 1500 ŠK Rudar R1\nAlec Dunmore Rovers 1695 Rovers 1\nBen Holroyd Rovers 1720 Rovers R1\n" +
		"Budi Santoso Kuda Hitam 1500 Kuda Hitam 1\nDewi Lestari Kuda Hitam 1400 Kuda Hitam R1"
	if diff := cmp.Diff(want, playersText(d)); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// TestColumnsByCells: a column holds what its cells are, where its head says another thing or none that is known.
func TestColumnsByCells(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"levels under a head of classes":     {"No;Tingkat;Nama;L/P;Sekolah;Kelas\n1;SD;Alva Dewa;L;SDN 1;6\n2;SD;Bella Maha;P;SDN 1;5\n3;SMP;Cahya Nugra;L;SMPN 2;7\n", "Alva Dewa m SDN 1 6\nBella Maha f SDN 1 5\nCahya Nugra m SMPN 2 7"},
		"nobody has a rating":                {"Nama;JK;Sekolah;Elo\nAlva Dewa;L;SDN 1;belum\nBella Maha;P;SDN 1;tidak\nCahya Nugra;L;SDN 2;1205\nDian Sastro;P;SDN 2;belum ada\n", "Alva Dewa m SDN 1\nBella Maha f SDN 1\nCahya Nugra m SDN 2 1205\nDian Sastro f SDN 2"},
		"classes under a head nobody knows":  {"Ime i prezime;Škola;Paralelka\nAna Kos;OŠ Lipa;5.b\nIvo Kos;OŠ Lipa;6.a\nEma Pek;OŠ Brod;7.c\n", "Ana Kos OŠ Lipa 5B\nIvo Kos OŠ Lipa 6A\nEma Pek OŠ Brod 7C"},
		"days of birth under a short head":   {"Name;Dt. b.;School\nAnn Kay;14.3.2015;Elm School\nIvo Lee;2.5.2016;Elm School\nEmma Poe;9.9.2014;Oak School\n", "Ann Kay Elm School 2015-03-14\nIvo Lee Elm School 2016-05-02\nEmma Poe Oak School 2014-09-09"},
		"schools with the class in one cell": {"Nama;L/P;Sekolah & Kelas\nArjuna Wijaya;L;SDN Kebonsari 3 / 6\nChandra Kirana;P;SMPN 1 Kebonsari / 9B\nDarma Putra;L;SMPN 1 Kebonsari, 8A\nEka Sari;P;MTsN 2 (VII C)\n", "Arjuna Wijaya m SDN Kebonsari 3 6\nChandra Kirana f SMPN 1 Kebonsari 9B\nDarma Putra m SMPN 1 Kebonsari 8A\nEka Sari f MTsN 2 7C"},
		"parts right below the heads":        {"No;Nama;Sekolah;Kelas\nPUTRA;;;\n1;Alva Dewa;SDN 1;6\n2;Cahya Nugra;SDN 2;5\nPUTRI;;;\n3;Bella Maha;SDN 1;5\n4;Dian Sastro;SDN 2;4\n", "Alva Dewa m SDN 1 6\nCahya Nugra m SDN 2 5\nBella Maha f SDN 1 5\nDian Sastro f SDN 2 4"},
		"schools under parts":                {"No;Nama;Kelas;L\nPUTRA;;;\nSDN 1 Bogor;;;\n1;Alva Dewa;6;\nSDN 2 Bogor;;;\n2;Cahya Nugra;5;\nPUTRI;;;\nSDN 1 Bogor;;;\n3;Bella Maha;5;\n", "Alva Dewa m SDN 1 Bogor 6\nCahya Nugra m SDN 2 Bogor 5\nBella Maha f SDN 1 Bogor 5"},
		"a DWZ with its index":               {"Name;DWZ;Verein\nAnn Kay;1934-61;SK Turm\nIvo Lee;2219 - 118;SK Turm\nEmma Poe;988-7;SK Turm\n", "Ann Kay SK Turm 1934\nIvo Lee SK Turm 2219\nEmma Poe SK Turm 988"},
		"the day of entry is no birth":       {"Name;Signed;School\nAnn Kay;14.3.2026;Elm School\nIvo Lee;2.5.2026;Elm School\nEmma Poe;9.9.2026;Oak School\n", "Ann Kay Elm School\nIvo Lee Elm School\nEmma Poe Oak School"},
	} {
		cells, err := Split(c.text)
		if err != nil {
			t.Fatal(name, err)
		}
		d := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026}})
		if diff := cmp.Diff(c.want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
		for _, q := range d.Questions {
			t.Errorf("%s: asks %+v", name, q)
		}
	}
}
