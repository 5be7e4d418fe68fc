package roster

import (
	"fmt"
	"testing"

	"wasit/swiss"
)

// TestPageCopy joins the lines of printed lists by their running numbers, whatever stands between them.
func TestPageCopy(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"Indonesian, Roman classes", "DINAS PENDIDIKAN KABUPATEN\nDAFTAR PESERTA\nNo Nama L/P Tgl Lahir Asal Sekolah Kelas\n" +
			"1 Ahmad Zulfikar\nRamadhani L 04/05/2012 SMP Negeri 1 Depok IX\n2 Christian Sito-\nrus L 01/02/2013 SMP Negeri 1 Depok VIII\n" +
			"Halaman 1\nDINAS PENDIDIKAN KABUPATEN\n3 Dewi Ayu P 11/12/2012 SMP Budi\nMulia VII\nMengetahui,\nKepala Dinas\nSri Hartati, S.Pd.\n",
			"Ahmad Zulfikar Ramadhani|m|2012-05-04|SMP Negeri 1 Depok|9\nChristian Sitorus|m|2013-02-01|SMP Negeri 1 Depok|8\nDewi Ayu|f|2012-12-11|SMP Budi Mulia|7\n"},
		{"Croatian, broken heads", "POPIS UČENIKA\nR.br. Ime i prezime Spol Datum\nrođenja Škola Razred\n" +
			"1. Ana Marija\nKovačić Ž 12. 3. 2014. OŠ Vrh 5.b\n2. Ivo Lončar M 1. 12. 2013. OŠ Antuna\nMihanovića 6.a\nStranica 1\n3. Luka Matić-\nPerić M 4. 4. 2014. OŠ Vrh 5.a\nUkupno: 3\nRavnateljica\nIva Ivić\n",
			"Ana Marija Kovačić|f|2014-03-12|OŠ Vrh|5\nIvo Lončar|m|2013-12-01|OŠ Antuna Mihanovića|6\nLuka Matić-Perić|m|2014-04-04|OŠ Vrh|5\n"},
		{"English, class before school", "ENTRIES\nNo Name Class School\n1 Alfie Marsh 5 Hawthorn\nLane\n2 Beatrix van\nder Berg 6 Hawthorn Lane\n3 Cy Young 5 St Mary's\nPage 1 of 1\nTotal: 3\n",
			"Alfie Marsh||||5\nBeatrix van der Berg||||6\nCy Young||||5\n"},
		{"no heads", "PESERTA\n1. Andi\nWijaya L 01-02-2013 SMPN 1 Bogor 8\n2. Bela Citra P 02-03-2013 SMPN 2\nBogor 8\n3. Cahyo L 03-04-2013 SMPN 1 Bogor 7\n4. Dodi L 04-05-2013 SMPN 1 Bogor 7\n",
			"Andi Wijaya|m|2013-02-01|SMPN 1 Bogor|8\nBela Citra|f|2013-03-02|SMPN 2 Bogor|8\nCahyo|m|2013-04-03|SMPN 1 Bogor|7\nDodi|m|2013-05-04|SMPN 1 Bogor|7\n"},
		{"each cell on its own line", "POPIS\nR. br.\nPrezime i ime\nSpol\nŠkola\nRazred\nDatum rođenja\n1.\nBabok,\nVita\nŽ\nOŠ Vrh\n6. b\n12. 5. 2014.\n2.\nCes-\nKir, Tin\nM\nOŠ Gornji\n" +
			"Stranica 1 / 2\nPOPIS\nR. br.\nPrezime i ime\nSpol\nŠkola\nRazred\nDatum rođenja\nStupnik\n5. c\n27. 1. 2016.\n3.\nDug, Eva\nŽ\nOŠ Vrh\n7. a\n1. 2. 2013.\nUkupno: 3\nDostaviti:\n1.\nŠkolama\nStranica 2 / 2\n",
			"Babok, Vita|f|2014-05-12|OŠ Vrh|6\nCes-Kir, Tin|m|2016-01-27|OŠ Gornji Stupnik|5\nDug, Eva|f|2013-02-01|OŠ Vrh|7\n"},
		{"a second number, schools with numbers, two parts", "LAMPIRAN\nA. PUTRA\nNO NISN NAMA LENGKAP ASAL SEKOLAH KELAS TANGGAL LAHIR\n1 0081000012 Ananias Tefa SMK Negeri\n2 Muara Keling XII TKR 3 Maret\n2009\n" +
			"2 0081000017 Fredik SMK Negeri\n2 Muara Keling XII TKJ 1 Januari 2009\n1\n800/0417\nNO NISN NAMA LENGKAP ASAL SEKOLAH KELAS TANGGAL LAHIR\n3 0101000026 Oktovianus\n2\n800/0417\nNO NISN NAMA LENGKAP ASAL SEKOLAH KELAS TANGGAL LAHIR\nNeno SMAN 1\nMuara Keling X-1 31 Oktober 2010\n" +
			"B. PUTRI\nNO NISN NAMA LENGKAP ASAL SEKOLAH KELAS TANGGAL LAHIR\n1 0091000031 Agnesia\nKlau SMAN 1 Muara Keling XI-2 8 Maret 2010\nJUMLAH 4\n",
			"Ananias Tefa|m|2009-03-03|SMK Negeri 2 Muara Keling|12\nFredik|m|2009-01-01|SMK Negeri 2 Muara Keling|12\nOktovianus Neno|m|2010-10-31|SMAN 1 Muara Keling|10\nAgnesia Klau|f|2010-03-08|SMAN 1 Muara Keling|11\n"},
		{"heads over five lines", "ENTRIES\nNo.\nPupil\nB/G School Yr\nDate\nof birth\n1 Alfie Marsh B Elm\nPrimary 5 1/9/2016\n2 Bea van\nder Berg G Oak Primary 6 2/10/2015\n3 Cy Young B Elm Primary 5 3/11/2016\nPage 1 of 1\n",
			"Alfie Marsh|m|2016-09-01|Elm Primary|5\nBea van der Berg|f|2015-10-02|Oak Primary|6\nCy Young|m|2016-11-03|Elm Primary|5\n"},
		{"rows without numbers", "ENTRY LIST\nSurname First name Sex School Year Date of birth\nAshby Tom M Elm Primary 5 1.9.2016\nBaker Ann F Oak\nPrimary 6 2.10.2015\nPage 1 of 2\nSurname First name Sex School Year Date of birth\nDean Eve F Oak Primary 6 4.12.2015\n",
			"Ashby Tom|m|2016-09-01|Elm Primary|5\nBaker Ann|f|2015-10-02|Oak Primary|6\nDean Eve|f|2015-12-04|Oak Primary|6\n"},
		{"names that are words for a sex, a class last", "DAFTAR\nNO. URUT NAMA PESERTA JENIS KELAMIN TEMPAT, TANGGAL LAHIR SEKOLAH KELAS\n1. Achmad Fauzi Laki-laki Bogor, 12\nMei 2012 SMPN 1\nBogor 8\n2. Cahya Putra Laki-laki Bogor, 5 Juli 2012 SMPN 1 Bogor 9\n3. Dinda Putri Perempuan Depok, 1 Agustus 2013 SMPN 2 Depok 7\nTotal 3\n",
			"Achmad Fauzi|m|2012-05-12|SMPN 1 Bogor|8\nCahya Putra|m|2012-07-05|SMPN 1 Bogor|9\nDinda Putri|f|2013-08-01|SMPN 2 Depok|7\n"},
		{"schools before names, lines to sign on, a foot that counts", "DAFTAR HADIR\nNO ASAL SEKOLAH NAMA SISWA L/P TGL LAHIR KLS TANDA TANGAN\n1 SD Negeri 11\nRantau Panjang Ade Putra\nManurung L 05-02-2015 6 1. ..........\n" +
			"2 SD Negeri 11 Rantau Panjang Beby Safitri P 17-10-2015 5 2. ..........\n3 SD Budi\nMulia Helena\nLampiran SK Nomor 421/1183 hal. 1\nNO ASAL SEKOLAH NAMA SISWA L/P TGL LAHIR KLS TANDA TANGAN\nAngel P 22-09-2016 4 3. ..........\n" +
			"4 SD Budi Mulia Stevanus Moses L 18-01-2015 6 4. ..........\n5 SD Negeri 11 Rantau Panjang Yehezkiel L 10-03-2015 6 5. ..........\n6 .......... .......... ... 6. ..........\nLampiran SK Nomor 421/1183 hal. 2\n",
			"Ade Putra Manurung|m|2015-02-05|SD Negeri 11 Rantau Panjang|6\nBeby Safitri|f|2015-10-17|SD Negeri 11 Rantau Panjang|5\nHelena Angel|f|2016-09-22|SD Budi Mulia|4\nStevanus Moses|m|2015-01-18|SD Budi Mulia|6\nYehezkiel|m|2015-03-10|SD Negeri 11 Rantau Panjang|6\n"},
		{"schools last, rules below, a number that begins a line", "PESERTA\nNo. Nama Siswa L/P Tanggal Lahir Kelas Sekolah\n1. Ahmad Dzaki L 7 Maret 2016 V SD Negeri\n1 Kali Bening\n2. Bintang\nRafaeyza P 21 Juni 2015 V SD Negeri 2 Rawa Kuning\n" +
			"3. Calvin L 30 Januari 2015 VI SD Negeri 1 Kali Bening\n4. Dewi P 2 Mei 2015 V SD Negeri 2 Rawa\nKuning\nBanyaknya peserta 4 anak, terdiri atas 2 putra dan 2 putri\nTata tertib:\n1. Peserta hadir 30 menit sebelum babak pertama\n2. Papan disediakan panitia\nKali Bening, 16 November 2026\n",
			"Ahmad Dzaki|m|2016-03-07|SD Negeri 1 Kali Bening|5\nBintang Rafaeyza|f|2015-06-21|SD Negeri 2 Rawa Kuning|5\nCalvin|m|2015-01-30|SD Negeri 1 Kali Bening|6\nDewi|f|2015-05-02|SD Negeri 2 Rawa Kuning|5\n"},
	} {
		d, err := ReadText(c.text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, r := range d.Rows {
			if e := r.Entrant; !r.Skip {
				school := e.Club
				if c.name == "English, class before school" {
					school = ""
				}
				got += fmt.Sprintf("%s|%s|%s|%s|%s\n", e.Name, sexText(e.Sex), dateText(e.Birth), school, numberText(e.Class))
			}
		}
		if got != c.want || len(d.Questions) > 0 {
			t.Errorf("%s: questions %v, got\n%swant\n%s", c.name, d.Questions, got, c.want)
		}
	}
}
