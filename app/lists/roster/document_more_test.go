package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestMoreDocumentKinds reads short documents of one kind each, with siblings in other words and languages.
func TestMoreDocumentKinds(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	for name, c := range map[string]struct{ text, want string }{
		"a place of birth before a day in numbers": {"SDN 4 Layung:\n- Dewi Ayu, 4, P, Medan 2-1-2016\n- Budi Sari, 4, L, Medan, 2/1/2016\n- Ani Lim, 4, P, Kota Baru 02.01.2016\n- Eka Rus, 5, L, Garut 3 Mei 2015",
			"Dewi Ayu f SDN 4 Layung 4 2016-01-02\nBudi Sari m SDN 4 Layung 4 2016-01-02\nAni Lim f SDN 4 Layung 4 2016-01-02\nEka Rus m SDN 4 Layung 5 2015-05-03"},
		"a word of another language inside a name": {"SDN 4 Layung\nSatria Baja Hitam kelas 5 putra\nTegar Forse Wibowo kelas 6 putra\nUli Ausente Sari kelas 6 putri",
			"Satria Baja Hitam m SDN 4 Layung 5\nTegar Forse Wibowo m SDN 4 Layung 6\nUli Ausente Sari f SDN 4 Layung 6"},
		"notes in capitals": {"SDN GEMBONG\nPUTRA\n1) BASUKI RACHMAT, KELAS 5\n2) LINTANG SAMUDERA, KELAS 5\n3) ANDI WIJAYA, KELAS 6\nPUTRI\n1) NOVIA RAHAYU, KELAS 4\n2) UMMI FADHILAH, KELAS 6\n\nKETERANGAN:\n1. BASUKI RACHMAT DIGANTI OLEH WAHYU SETIAWAN KELAS 5\n2. LINTANG SAMUDERA SEHARUSNYA KELAS 6\n3. NOVIA RAHAYU BATAL MENGIKUTI KARENA SAKIT",
			"Lintang Samudera m SDN GEMBONG 6\nAndi Wijaya m SDN GEMBONG 6\nUmmi Fadhilah f SDN GEMBONG 6\nWahyu Setiawan m SDN GEMBONG 5"},
		"a new player beside a known one": {"16.11.2026. 19:15 - Mama: prijavljujem: Erik Fabić, 2017., OŠ Lipa\n17.11.2026. 21:21 - Mama: Erik Fabić će ipak igrati i njegov bratić Zdenko Žužić, 2016.",
			"Erik Fabić OŠ Lipa 2017\nZdenko Žužić OŠ Lipa 2016"},
		"players named by number": {"16.11.2026. 18:31 - Željko: ŠK Kupa:\n1) Adrijan Trezner 2009.\n2) Borna Vuljak 2013.\n3) Cvita Mrzljak 2017.\n16.11.2026. 18:33 - Željko: pod 2) je 2012. ne 2013.",
			"Adrijan Trezner ŠK Kupa 2009\nBorna Vuljak ŠK Kupa 2012\nCvita Mrzljak ŠK Kupa 2017"},
		"players named by two numbers": {"03/11/26, 06:10 - Kak Dewa: SMPN 2 Sindang\n1. Ilham Kurnia / 8C / L\n2. Jelita Maharani / 9A / P\n3. Kurnia Sandi / 7B / L\n03/11/26, 06:12 - Kak Dewa: no 2 dan 3 kelahiran 2012 dan 2014",
			"Ilham Kurnia m SMPN 2 Sindang 8C\nJelita Maharani f SMPN 2 Sindang 9A 2012\nKurnia Sandi m SMPN 2 Sindang 7B 2014"},
		"players named by letter": {"13/11/26 07.45 - Pak Sarwono: SMPN 2 Biru\nPUTRA :\na. Luthfi Anshori / VIII C\nb. Naufal Hilmi / IX A\nPUTRI :\na. Oktavia Dani / VIII C\nb. Putri Handa / VII A\n13/11/26 07.50 - Pak Sarwono: huruf b putra lahir 17 Agustus 2011",
			"Luthfi Anshori m SMPN 2 Biru 8C\nNaufal Hilmi m SMPN 2 Biru 9A 2011-08-17\nOktavia Dani f SMPN 2 Biru 8C\nPutri Handa f SMPN 2 Biru 7A"},
		"an answer in their order": {"17.11.2026. 12:00 - Damir: ŠK Mrežnica šalje\nPetar Ribić, 1720\nRea Skukan, 1333\nSven Tadić, 2018.\n17.11.2026. 12:05 - Vesna: trebam godišta\n17.11.2026. 12:30 - Damir: 2009 i 2014",
			"Petar Ribić ŠK Mrežnica 2009 1720\nRea Skukan ŠK Mrežnica 2014 1333\nSven Tadić ŠK Mrežnica 2018"},
		"years in brackets behind a pair": {"16.11.2026. 19:40 - Igor: za ŠK Dobra igraju braća Goran i Hrvoje Starešinić (2010., 2012.) te Iva Jaković 2015.",
			"Goran Starešinić m ŠK Dobra 2010\nHrvoje Starešinić m ŠK Dobra 2012\nIva Jaković ŠK Dobra 2015"},
		"a question renames nobody": {"11/16/26, 4:11 PM - Ms. Tran: Lincoln Elementary:\n1. Leo Vasquez gr 3\n2. Mina Farouk gr 6\n11/17/26, 12:00 PM - Ms. Tran: Is it Leo Vasquez or Vazquez? Checking\n11/17/26, 12:10 PM - Ms. Tran: Or is Mina Farook right?",
			"Leo Vasquez Lincoln Elementary 3\nMina Farouk Lincoln Elementary 6"},
		"ordinals are classes": {"11/16/26, 5:30 PM - Mr. Park: Roosevelt School: Faith Naka (7th, 1340), Gabe Hill (8th, 1288)\n11/16/26, 5:31 PM - Mr. Park: Ruby Sando, she's in 5th at Elm School",
			"Faith Naka Roosevelt School 7 1340\nGabe Hill Roosevelt School 8 1288\nRuby Sando Elm School 5"},
		"out and in": {"11/16/26, 5:30 PM - Mr. Park: Roosevelt School: Faith Naka (7th grade), Hazel Hill (8th grade)\n11/17/26, 5:30 PM - Mr. Park: Swap please: Hazel out, Theo Lind (7th grade) in",
			"Faith Naka Roosevelt School 7\nTheo Lind Roosevelt School 7"},
		"fields between dashes": {"11/17/26, 9:20 AM - Bo: our players\n- Noah Pruitt — 8th — Jefferson MS — 1502\n- Olive Szym — 5th — Jefferson Elem — 1210\n- Pablo Qui — 3rd — Oak Hill — 1455",
			"Noah Pruitt Jefferson MS 8 1502\nOlive Szym Jefferson Elem 5 1210\nPablo Qui Oak Hill 3 1455"},
		"a whole name behind a sign": {"13/11/26 13.00 - Bu Tyas: SDN Rowo 1\n1. Tiwi kelas 6 putri\n2. Eko Prasetyo kelas 5 putra\n13/11/26 13.01 - Bu Tyas: Tiwi = Pratiwi Anggraini\n13/11/26 13.02 - Bu Tyas: Eko mengundurkan diri, ganti Rizal Mahendra kelas 5",
			"Pratiwi Anggraini f SDN Rowo 1 6\nRizal Mahendra m SDN Rowo 1 5"},
		"a foot that says more than its page": {"No Nama L/P Tgl Lahir Sekolah Kelas\n1 Bella Safira P 15-05-2010 SMAN 1 Rayu XI\n2 Hasna Khairun-\nnisa P 05-11-2010 MAN 1 Rayu XI\nDitandatangani secara elektronik Hal. 1 / 2\nNo Nama L/P Tgl Lahir Sekolah Kelas\n3 Indra Putra L 17-08-2009 SMKN 2\nRayu XII\nDitandatangani secara elektronik Hal. 2 / 2",
			"Bella Safira f SMAN 1 Rayu 11 2010-05-15\nHasna Khairunnisa f MAN 1 Rayu 11 2010-11-05\nIndra Putra m SMKN 2 Rayu 12 2009-08-17"},
		"a club in marks, nicknames before names": {"Klub Catur \"Bidak Merah\"\n1. Ucup (Yusuf Maulana) 1655 hp 0812 0000 5501\n2. Dr. Tirta Wirawan, 1902\n3. \"Kumis\" Sugeng Widodo 1720\n4. Adi Lim 1544",
			"Yusuf Maulana Klub Catur Bidak Merah 1655\nTirta Wirawan Klub Catur Bidak Merah 1902\nSugeng Widodo Klub Catur Bidak Merah 1720\nAdi Lim Klub Catur Bidak Merah 1544"},
		"questions of a mail": {"My three:\n- Poppy White, Year 4\n- Rowan White, Year 2, born 8/9/2019\nA few questions:\n1. Can Rowan sit near his sister?\n2. Does Poppy need a clock in Year 4?",
			"Poppy White 4\nRowan White 2 2019-09-08"},
		"a school behind of": {"From: Len <len@example.org>\nSubject: chess\n\nI am writing for my grandchildren Edith and Wilf Frob of Larchwood Primary. Their cousin Hugo comes too, his surname is Carmich, Year 6, same school.",
			"Edith Frob Larchwood Primary\nWilf Frob Larchwood Primary\nHugo Carmich Larchwood Primary 6"},
		"names of common words": {"OŠ Dante Alighieri\n1. Giulia, 2. razred, F\n2. Li Na 李娜, girl, class 1\n3. Ivo Sto, 3. razred, M",
			"Giulia f OŠ Dante Alighieri 2\nLi Na f OŠ Dante Alighieri 1\nIvo Sto m OŠ Dante Alighieri 3"},
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

// TestPartsOfTables: a school across a table begins a part with numbers of its own, below two rows of heads, and remarks say who goes.
func TestPartsOfTables(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"parts with totals": {"No;Nama Siswa;Lk/Pr;TTL;;Kelas;Ket.\n;;;Tempat;Tgl/Bln/Thn;;\nI. SDN MOJO 1;;;;;;\n1;Agus Salim;Lk;Mojo;12/03/2015;5A;\n2;Bunga Citra;Pr;Mojo;01/08/2015;5A;\nJumlah I;;;;;;2\nII. MIN 3 MOJO;;;;;;\n1;Durrotun Nafisah;Pr;Mojo;30/01/2016;4;\n2;Emil Hakim;Lk;Ngoro;05/11/2015;5;diganti Faruq Amrullah\n3;Gilar Pratama;Lk;Mojo;5 Juni 2014;6;sakit, tidak ikut\nJumlah II;;;;;;3\n;;;;Mojo, 17 November 2026;;\n;Dra. Wahyuningsih;;;;;\n",
			"Agus Salim m SDN MOJO 1 5A 2015-03-12\nBunga Citra f SDN MOJO 1 5A 2015-08-01\nDurrotun Nafisah f MIN 3 MOJO 4 2016-01-30\nFaruq Amrullah m MIN 3 MOJO"},
		"fathers and sons": {"Nr;Name;FED;Rtg;Club\n1;Botha, Jan (snr);RSA;1699;Table Rock CC\n2;Botha, Jan (jnr);RSA;1590;Table Rock CC\n3;Huber, Franz (sen.);GER;1500;SK Turm\n4;Poe, Ann (Annie);ENG;1400;Rovers\n",
			"Botha, Jan snr Table Rock CC 1699\nBotha, Jan jnr Table Rock CC 1590\nHuber, Franz sen. SK Turm 1500\nPoe, Ann Rovers 1400"},
	} {
		cells, err := Split(c.text)
		if err != nil {
			t.Fatal(name, err)
		}
		d := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026}})
		if diff := cmp.Diff(c.want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestLevelsAgainstSchools: the level that a form names is asked where the school is of another.
func TestLevelsAgainstSchools(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "SD Putri", Sex: swiss.Female, Level: SD}, {Name: "SMP Putri", Sex: swiss.Female, Level: SMP}}}
	cells, err := Split("Nama;JK;Sekolah;Tingkat;Kelas\nIntan Permata;P;SMPN 1;SD;7\nAlya Zahra;P;SDN 1;SD;6\nBela Sari;P;SDN 2;SMP;5\nCika Dewi;P;SMPN 1;SMP;8\n")
	if err != nil {
		t.Fatal(err)
	}
	d := ReadCells(cells, Guess(cells), o)
	var asked []string
	for _, q := range d.Questions {
		for _, k := range q.Rows {
			asked = append(asked, d.Rows[k].Entrant.Name)
		}
	}
	slices.Sort(asked)
	if diff := cmp.Diff([]string{"Bela Sari", "Intan Permata"}, asked); diff != "" {
		t.Errorf("asked (-want +got)\n%s", diff)
	}
}

// openTable reads a table as a file, and writes "name sex school class birth rating section" of each player.
func openTable(t *testing.T, text string, sections ...Section) (players []string, d Document) {
	t.Helper()
	c, err := Split(text)
	if err != nil {
		t.Fatal(err)
	}
	d = ReadCells(c, Guess(c), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: sections})
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip {
			facts := []string{e.Name, sexText(e.Sex), e.Club, numberText(e.Class), birthText(e.Birth), numberText(e.Rating), r.Section}
			players = append(players, strings.Join(slices.DeleteFunc(facts, func(s string) bool { return s == "" }), "|"))
		}
	}
	return players, d
}

// TestTableRemarks: what stands below a table changes those who stand in it, by name or by number, and is nobody.
func TestTableRemarks(t *testing.T) {
	table := "No;Name;Rating;Club\n1;Haußmann Leonie;1500;A\n2;Ana Kos;1600;B\n3;Budi Luk;1700;C\n4;Eva Orr;1800;D\n"
	for remark, want := range map[string]string{
		"No. 3 withdrew on 18 November":                   "Haußmann Leonie|A|1500, Ana Kos|B|1600, Eva Orr|D|1800",
		"Nomor 3 batal ikut":                              "Haußmann Leonie|A|1500, Ana Kos|B|1600, Eva Orr|D|1800",
		"Br. 3 ne dolazi":                                 "Haußmann Leonie|A|1500, Ana Kos|B|1600, Eva Orr|D|1800",
		"zu Nr. 1: laut Pass mit ss, Leonie Haussmann":    "Leonie Haussmann|A|1500, Ana Kos|B|1600, Budi Luk|C|1700, Eva Orr|D|1800",
		"Correction: Budi Luk is now 1711":                "Haußmann Leonie|A|1500, Ana Kos|B|1600, Budi Luk|C|1711, Eva Orr|D|1800",
		"Budi Luk is replaced by Gus Reed, 1650":          "Haußmann Leonie|A|1500, Ana Kos|B|1600, Eva Orr|D|1800, Gus Reed|C|1650",
		"Chief arbiter: IA Desmond Ferryman, phone 12345": "Haußmann Leonie|A|1500, Ana Kos|B|1600, Budi Luk|C|1700, Eva Orr|D|1800",
	} {
		players, d := openTable(t, table+"\n"+remark+"\n")
		slices.Sort(players[1:])
		if got := strings.Join(players, ", "); got != want || len(d.Questions) > 0 {
			t.Errorf("%s: %s, %v", remark, got, d.Questions)
		}
	}
	cross := "Rg.;SBr.;Ime;Rtg;Klub;1.k;2.k;Bod.\n1;2;Bilić Lovre;2241;ŠK Galeb;3b½;2c1;1,5\n2;1;Perko Anže;2012;ŠD Gorca;1c0;3b1;1,0\n3;3;Matoš Dora;1888;ŠK Dubrava;1c½;2c0;0,5\nIgrač sa startnim brojem 2 napustio je turnir nakon 1. kola\n"
	if players, d := openTable(t, cross); len(players) != 3 || players[0] != "Bilić Lovre|ŠK Galeb|2241" || len(d.Questions) > 0 {
		t.Errorf("a crosstable has two numbers a player, and results: %q, %v", players, d.Questions)
	}
}

// TestTwoInARow: a row for two children is two, and that is asked.
func TestTwoInARow(t *testing.T) {
	for table, want := range map[string]string{
		"First name;Surname;School;School year;Date of birth;Notes\nAda;Bell;Elm School;Year 3;1/2/2018;\nLeo and Mia;Ash;Elm School;Year 4 and Year 2;see notes;Leo 19/12/2017, Mia 23/5/2020\nTom;Cole;Elm School;Year 5;3/4/2016;\n": "Leo Ash|Elm School|4|2017-12-19, Mia Ash|Elm School|2|2020-05-23",
		"Nama;Sekolah;Kelas\nAda Putri;SDN 1;3\nLeo dan Mia Saputra;SDN 2;4 dan 2\nTomi Rahman;SDN 1;5\n":                                                                                                                               "Leo Saputra|SDN 2|4, Mia Saputra|SDN 2|2",
		"Ime i prezime;Škola;Razred\nAda Kos;OŠ Lug;3\nLeo i Mia Bek;OŠ Lug;4. i 2.\nToma Car;OŠ Lug;5\n":                                                                                                                               "Leo Bek|OŠ Lug|4, Mia Bek|OŠ Lug|2",
	} {
		players, d := openTable(t, table)
		if len(players) != 4 || strings.Join(players[1:3], ", ") != want || len(d.Questions) != 1 || d.Questions[0].About != AboutSplit || len(d.Questions[0].Rows) != 2 {
			t.Errorf("%q, %v", players, d.Questions)
		}
	}
}

// TestFormWishes: the group that a form asks for tells the sex, or is asked where the facts speak against it; who fills it in is no child.
func TestFormWishes(t *testing.T) {
	sections := []Section{{Name: "U10 Boys", Sex: swiss.Male, BirthFrom: 2017}, {Name: "U10 Girls", Sex: swiss.Female, BirthFrom: 2017}, {Name: "U12 Boys", Sex: swiss.Male, BirthFrom: 2015, BirthTo: 2016}}
	table := "Name,School,School year,Date of birth,Which event?,Parent or carer\nAnn Ash,Elm School,Y4,1/9/2017,U10 Girls,Bea Ash\nBen Cole,Elm School,Y5,2/9/2016,U10 Boys,Cy Cole\nMum Dale,Elm School,Year 4,3/9/2017,U10 Boys,Mum Dale\nDan Eve,Elm School (cont.),Y3,4/9/2018,U10 Boys,Fay Eve\n"
	players, d := openTable(t, table, sections...)
	want := "Ann Ash|f|Elm School|4|2017-09-01|U10 Girls, Ben Cole|Elm School|5|2016-09-02, Mum Dale|m|Elm School|4|2017-09-03|U10 Boys, Dan Eve|m|Elm School|3|2018-09-04|U10 Boys"
	if got := strings.Join(players, ", "); got != want || len(d.Questions) != 2 || d.Questions[0].About != AboutSection && d.Questions[1].About != AboutSection || d.Questions[0].About != AboutName && d.Questions[1].About != AboutName {
		t.Errorf("%s, %v", got, d.Questions)
	}
}

// TestTableParts: a line across a table says level and sex of the rows below; totals and signatures are nobody.
func TestTableParts(t *testing.T) {
	sections := []Section{{Name: "SD Putra", Sex: swiss.Male, Level: SD}, {Name: "SD Putri", Sex: swiss.Female, Level: SD}, {Name: "SMP Putra", Sex: swiss.Male, Level: SMP}}
	table := "NO;NAMA;KLS;SEKOLAH\nI. SEKOLAH DASAR / MI – PUTRA;;;\n1;Arkana Bhumi;5;SDN 1\n;Jumlah I;1;\nII. SEKOLAH DASAR / MI – PUTRI;;;\n1;Intan Ayu;6;SDN 1\n;Jumlah II;1;\nIII. SMP / MTs – PUTRA;;;\n1;Pandu Wira;9;SMPN 1\n2;Raka Sadewa;8;MTs Darussalam\n" +
		";TOTAL ATLET;4;\nKet. :;;;\n;Arkana Bhumi dan Intan Ayu kakak beradik, dijemput bersama;;\n;;;Tegalwangi, 16 November 2026\n;Ketua K3S;;Ketua Panitia\n;Hj. Suprihatin, S.Pd.SD.;;Agung Prabowo, S.Or.\n"
	players, d := openTable(t, table, sections...)
	want := "Arkana Bhumi|m|SDN 1|5|SD Putra, Intan Ayu|f|SDN 1|6|SD Putri, Pandu Wira|m|SMPN 1|9|SMP Putra, Raka Sadewa|m|MTs Darussalam|8|SMP Putra"
	if got := strings.Join(players, ", "); got != want || len(d.Questions) > 0 {
		t.Errorf("%s, %v", got, d.Questions)
	}
}

// TestAlignedUnderARule: heads that stand close together are told word by word, a rule below them is no row, "WJ" is a girl and a junior.
func TestAlignedUnderARule(t *testing.T) {
	text := "Martini-Open 2026\n\nRang Teilnehmer             TWZ  At Verein                 Land Geb\n" + strings.Repeat("-", 70) + "\n" +
		"  1. Rautenkranz,Tobias     2203    SG Blaustein           GER  1991\n  2. von Eck,Georg          2096 S  SG Blaustein           GER  1956\n" +
		"  3. Wieland,Katharina      1902 W  SC Tirolerhof          AUT  1999\n  4. Jansen,Nele            1407 WJ SF Neckarhausen        GER  2012\n"
	d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip {
			got = append(got, fmt.Sprint(e.Name, " ", e.Rating, " ", sexText(e.Sex), " ", e.Club, " ", e.Federation, " ", e.Birth.Year))
		}
	}
	want := []string{"Rautenkranz, Tobias 2203  SG Blaustein GER 1991", "von Eck, Georg 2096  SG Blaustein GER 1956", "Wieland, Katharina 1902 f SC Tirolerhof AUT 1999", "Jansen, Nele 1407 f SF Neckarhausen GER 2012"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
