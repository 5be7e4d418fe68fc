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
