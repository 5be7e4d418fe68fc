package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestRemarksOfForms: a form filled in later speaks of one filled in before, in words of its own: of whom it comes for, or that he withdraws.
func TestRemarksOfForms(t *testing.T) {
	const form = "Timestamp,Nama siswa,JK,Sekolah,Duduk di kelas,Nomor yang diikuti,Pesan untuk panitia\n" +
		"10/11/2026 8:01:11,Rangga Adi Kusworo,L,SMPN 4 Wirasana,9,Putra SMP,\n10/11/2026 8:05:11,Cut Nabila Zahra,P,SMPN 4 Wirasana,8,Putri SMP,\n10/11/2026 8:09:11,Zahra,P,SMPN 4 Wirasana,7,Putri SMP,\n"
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Putra SMP", Sex: swiss.Male, Level: SMP}, {Name: "Putri SMP", Sex: swiss.Female, Level: SMP}}}
	newcomer := func(remark string) string {
		return "10/11/2026 9:01:11,Wahyu Eka,L,SMPN 4 Wirasana,9,Putra SMP," + remark + "\n"
	}
	const exchanged = "- Rangga Adi Kusworo\n+ Wahyu Eka SMPN 4 Wirasana 9 Putra SMP\n"
	for line, want := range map[string]string{
		newcomer(`"pengganti Rangga Adi Kusworo, cedera lutut"`):                                           exchanged,
		newcomer("menggantikan Rangga Adi Kusworo"):                                                        exchanged,
		newcomer("gantikan Rangga Adi Kusworo yang sakit"):                                                 exchanged,
		newcomer("tolong ganti Rangga Adi Kusworo dengan anak ini"):                                        exchanged,
		newcomer("Rangga Adi Kusworo diganti anak ini"):                                                    exchanged,
		newcomer(`"Rangga Adi Kusworo batal, diganti ini"`):                                                exchanged,
		newcomer(`"tempatnya Rangga Adi Kusworo saya ambil ya, Rangga masih di rumah sakit"`):              exchanged,
		newcomer("mengisi slot Rangga Adi Kusworo"):                                                        exchanged,
		newcomer("ganti dari Rangga Adi Kusworo"):                                                          exchanged,
		newcomer("masuk menggantikan Rangga Adi Kusworo (sakit)"):                                          exchanged,
		newcomer("ganti Robi (pindah)"):                                                                    "+ Wahyu Eka SMPN 4 Wirasana 9 Putra SMP\n? Wahyu Eka\n",
		newcomer("sebagai pengganti Cut Nabila Zahra"):                                                     "- Cut Nabila Zahra\n+ Wahyu Eka SMPN 4 Wirasana 9 Putra SMP\n",
		"10/11/2026 9:01:11,Admin tes,L,xxx,9,Putra SMP,\n":                                                "",
		"10/11/2026 9:01:11,cek form,L,xxx,9,Putra SMP,\n":                                                 "",
		"10/11/2026 9:01:11,Siapa Saja,L,xxx,9,Putra SMP,\"abaikan, uji coba\"\n":                          "",
		"10/11/2026 9:01:11,Zahra,P,SMPN 4 Wirasana,7,Putri SMP,Mohon nama ini dihapus\n":                  "- Zahra\n- Zahra\n",
		"10/11/2026 9:01:11,Zahra,P,SMPN 4 Wirasana,7,Putri SMP,\"maaf TIDAK JADI, ada acara keluarga\"\n": "- Zahra\n- Zahra\n",
		"10/11/2026 9:01:11,Rizal Fahreza,P,SMPN 4 Wirasana,8,Putra SMP,\n":                                "+ Rizal Fahreza SMPN 4 Wirasana 8 \n? Rizal Fahreza\n",
	} {
		read := func(text string) Document {
			c, err := Split(text)
			if err != nil {
				t.Fatal(err)
			}
			return ReadCells(c, Guess(c), o)
		}
		if diff := cmp.Diff(want, changesText(read(form), read(form+line))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", strings.TrimSpace(line), diff)
		}
	}
}

// TestDatesInThreeColumns: a day of birth may stand in a column for the day, one for the month and one for the year, and a class of an upper
// school has any stream.
func TestDatesInThreeColumns(t *testing.T) {
	c, err := Split("NO;NAMA;JK;TANGGAL LAHIR;;;KELAS\n;;;TGL;BLN;THN;\n1;Adinda Kemala;P;7;Januari;2010;X.E2\n2;Bintang Lubna;P;15;Nopember;2009;XI DPIB\n3;Daffa Ramzi;L;29;8;2008;XII.F3\n4;Edo Saputra;L;3;12;2010;X\n")
	if err != nil {
		t.Fatal(err)
	}
	d := ReadCells(c, Guess(c), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
	want := "Adinda Kemala f 10 E2 2010-01-07\nBintang Lubna f 11 DPIB 2009-11-15\nDaffa Ramzi m 12 F3 2008-08-29\nEdo Saputra m 10 2010-12-03"
	if diff := cmp.Diff(want, strings.TrimSpace(playersText(d))); diff != "" || len(d.Questions) > 0 {
		t.Errorf("%v (-want +got)\n%s", d.Questions, diff)
	}
}
