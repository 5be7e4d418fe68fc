package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestRemarksBelowLists: what stands below a list changes those of whom it speaks, whatever its words: who comes for whom takes school and
// section of him, not of the last heading.
func TestRemarksBelowLists(t *testing.T) {
	const list = "DAFTAR PESERTA LOMBA CATUR\n\n=== SD PUTRA ===\nSDN Kalisoka 1\n1. Agra Wisesa – kelas 5\n2. Bima Aryanata – kelas 6\nSD Santo Yosef\n3. Hosea Mangunsong – kelas 5 *)\n4. Ignatius Bagus P. – kelas 5\n\n" +
		"=== SMP PUTRA ===\nSMPN 2 Wanajati\n1. Raditya Pandu – kelas 8A\n2. Samuel Ginting – kelas 8C\n\n"
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "SD Putra", Sex: swiss.Male, Level: SD}, {Name: "SMP Putra", Sex: swiss.Male, Level: SMP}}}
	const exchanged = "- Bima Aryanata\n+ Panji Asmoro SDN Kalisoka 1 5 SD Putra\n"
	for remarks, want := range map[string]string{
		"Catatan:\n- Bima Aryanata kelas 6 diganti Panji Asmoro kelas 5 (hasil rapat guru)":                               exchanged,
		"Perubahan setelah rapat tadi siang\n• Bima Aryanata tidak mendapat izin dokter ➡️ penggantinya Panji Asmoro / 5": exchanged,
		"Ket:\n* Bima Aryanata sakit, digantikan oleh Panji Asmoro (kls 5)":                                               exchanged,
		"NB.\n1. Bima Aryanata berhalangan, posisinya diisi Panji Asmoro kls 5.":                                          exchanged,
		"REVISI 19/11\n- Panji Asmoro (kelas 5) menggantikan Bima Aryanata":                                               exchanged,
		"Info tambahan:\n- SDN Kalisoka 1 mengganti Bima Aryanata dengan Panji Asmoro, kelas 5":                           exchanged,
		"PERUBAHAN\n1) Bima Aryanata --> Panji Asmoro (kelas 5)":                                                          exchanged,
		"PERUBAHAN\n• Bima Aryanata → Panji Asmoro kelas 5":                                                               exchanged,
		"Mohon maaf ada perubahan:\nBima Aryanata ternyata cedera, tempatnya dipakai Panji Asmoro kelas 5":                exchanged,
		"Catatan panitia\n- a.n. Bima Aryanata (SDN Kalisoka 1) diganti a.n. Panji Asmoro kls V":                          exchanged,
		"Catatan:\n- Bima Aryanata tidak bisa hadir sehingga digantikan adik kelasnya, Panji Asmoro (5)":                  exchanged,
		"Catatan:\n- Hosea dan Ignatius mengundurkan diri":                                                                "- Hosea Mangunsong\n- Ignatius Bagus P.\n",
		"Keterangan\n* Hosea Mangunsong, Ignatius Bagus P., serta Agra batal ikut\n* Tiap peserta membawa kartu pelajar":  "- Agra Wisesa\n- Hosea Mangunsong\n- Ignatius Bagus P.\n",
		"*) cadangan": "? Hosea Mangunsong\n",
		"*) = belum pasti, menunggu izin orang tua":                            "? Hosea Mangunsong\n",
		"Koreksi:\n- nomor 2 SMPN 2 sebenarnya kelas 9C":                       "+ Samuel Ginting SMPN 2 Wanajati 9C SMP Putra\n",
		"Ralat:\n> no. 1 SDN Kalisoka harusnya kelas 6":                        "+ Agra Wisesa SDN Kalisoka 1 6 SD Putra\n",
		"Keterangan :\n* SMPN 2 Wanajati menyusulkan pas foto.\n* Kuota habis": "",
	} {
		before, err := ReadText(list, o)
		if err != nil {
			t.Fatal(err)
		}
		after, err := ReadText(list+remarks+"\n\nWanajati, 18 November 2026\nSekretaris,\n\nWidodo Saputra, S.Kom.\n", o)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, changesText(before, after)); diff != "" {
			t.Errorf("%s (-want +got)\n%s", remarks, diff)
		}
	}
}

// changesText writes what a second reading has that the first has not: who is struck out, who is new or other, and who is asked about.
func changesText(before, after Document) string {
	row := func(r Row) string {
		return strings.Join([]string{"+", r.Entrant.Name, r.Entrant.Club, classText(r.Entrant), r.Section}, " ") + "\n"
	}
	known := map[string]bool{}
	for _, r := range before.Rows {
		known[row(r)] = true
	}
	var gone, others, asked strings.Builder
	for _, r := range after.Rows {
		switch {
		case r.Withdrawn:
			gone.WriteString("- " + r.Entrant.Name + "\n")
		case !r.Skip && !known[row(r)]:
			others.WriteString(row(r))
		}
	}
	for _, q := range after.Questions {
		for _, k := range q.Rows {
			asked.WriteString("? " + after.Rows[k].Entrant.Name + "\n")
		}
	}
	return gone.String() + others.String() + asked.String()
}

// TestStruckOutFor: a line that strikes an entry out between tildes may name behind it who comes instead; words for a sex that begin an entry
// are names.
func TestStruckOutFor(t *testing.T) {
	text := "DAFTAR\n\n=== SD PUTRA ===\nSDN Watukelir 3\n1. Heru Setiawan (2015) kls VI\n2. Lanang Wicaksono (2015) kls VI\n~3. Tono Rahman (2015) kls VI~ 👉 Tirta Rahman (2016) kls V\n~4. Gilang Lintang (2015) kls VI~\n5. Bayu Candra (2016) kls V\n"
	d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "SD Putra", Sex: swiss.Male, Level: SD}}})
	if err != nil {
		t.Fatal(err)
	}
	want := "- Tono Rahman\n- Gilang Lintang\n+ Heru Setiawan SDN Watukelir 3 6 SD Putra\n+ Lanang Wicaksono SDN Watukelir 3 6 SD Putra\n+ Tirta Rahman SDN Watukelir 3 5 SD Putra\n+ Bayu Candra SDN Watukelir 3 5 SD Putra\n"
	if diff := cmp.Diff(want, changesText(Document{}, d)); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}
