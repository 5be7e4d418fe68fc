package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBelowAPrintedList: rules, copies and signatures below the rows of a printed page are no players, numbered or not, and what is printed
// at the edge of a page is no part of a name.
func TestBelowAPrintedList(t *testing.T) {
	rows := "No Nama Siswa Tanggal Lahir Kelas Sekolah\n1 Adi Putra Wijaya 3 Maret 2015 V SDN 1 Bening\n2 Bagas\nMahendra 4 Mei 2015 V SDN 2 Bening\n3 Cahyo Utomo 5 Juni 2016 IV SDN 1\nBening\n" +
		"4 Danu Saputra 6 Juli 2016 IV SDN 2 Bening\n5 Eko Prasetya 7 Mei 2015 V SDN 1 Bening\n6 Fajar Nugraha 8 Mei 2015 V SDN 2 Bening\n"
	for _, below := range []string{
		"Tata tertib:\n1. Peserta hadir tepat waktu\n2. Papan disediakan panitia\n",
		"Banyaknya peserta 6 anak, terdiri atas 6 putra\nCatatan:\n1. Membawa kartu pelajar\n2. Berpakaian rapi\n3. Tidak membawa telepon\n",
		"Yang tersebut di atas wajib hadir pukul 07.30.\n",
		"1. Kepala Dinas Pendidikan\n2. Ketua Percasi\n3. Arsip\n",
		"Napomena: svi moraju imati iskaznicu učenika sa sobom.\n1. Doći na vrijeme\n2. Ponijeti pribor\n",
		"All players must bring their own clocks to the hall.\n1. Be on time\n2. Phones off\n",
	} {
		wantNames(t, rows+below, "Adi Putra Wijaya", "Bagas Mahendra", "Cahyo Utomo", "Danu Saputra", "Eko Prasetya", "Fajar Nugraha")
	}
	broken := strings.Replace(rows, "2 Bagas\nMahendra", "2 Bagas\nLampiran I Keputusan Ketua Panitia - Hal 2\nNo Nama Siswa Tanggal Lahir Kelas Sekolah\nMahendra", 1)
	wantNames(t, broken, "Adi Putra Wijaya", "Bagas Mahendra", "Cahyo Utomo", "Danu Saputra", "Eko Prasetya", "Fajar Nugraha")
}

// TestSchoolBeforeName: in rows that begin with the school it is what several share, and the name what differs.
func TestSchoolBeforeName(t *testing.T) {
	d, err := ReadText(`No Asal Sekolah Nama Siswa L/P Tgl Lahir Kls Tanda Tangan
1 SD Negeri 11 Rantau Panjang Ade Putra L 05-02-2015 6 1. ..........
2 SD Negeri 11 Rantau Panjang Beby Safitri P 17-10-2015 5 2. ..........
3 SMP Methodist 2 Elroy
Tampubolon L 30-04-2012 9 3. ..........
4 SD Negeri 11 Rantau Panjang Ahmad Fauzi L 03-02-2015 6 4. ..........
5 SD Negeri 11 Rantau Panjang Ahmad Rizal L 04-02-2015 6 5. ..........
6 SMP Methodist 2 Kristina Veronika P 01-04-2012 9 6. ..........
7 MTs Al Washliyah Rantau Panjang Zaskia P 01-05-2012 9 7. ..........
`, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"Ade Putra": "SD Negeri 11 Rantau Panjang", "Beby Safitri": "SD Negeri 11 Rantau Panjang", "Elroy Tampubolon": "SMP Methodist 2", "Ahmad Fauzi": "SD Negeri 11 Rantau Panjang",
		"Ahmad Rizal": "SD Negeri 11 Rantau Panjang", "Kristina Veronika": "SMP Methodist 2", "Zaskia": "MTs Al Washliyah Rantau Panjang"}
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip && want[e.Name] != e.Club {
			t.Errorf("%s is of %q, want %q", e.Name, e.Club, want[e.Name])
		}
		delete(want, r.Entrant.Name)
	}
	if len(want) > 0 {
		t.Error("missing:", want)
	}
}

// TestRatingsWithTheirGames: a rating may be followed by how many games it rests on, or how often it was computed.
func TestRatingsWithTheirGames(t *testing.T) {
	for text, want := range map[string]int{"1934-61": 1934, "2219 - 118": 2219, "1523–19": 1523, "1234P": 1234, "1234p12": 1234, "987/4": 987, "1850 (12)": 1850, "1.450": 1450} {
		if n, ok := parseRating(text); !ok || n != want {
			t.Errorf("%q is %d %t, want %d", text, n, ok, want)
		}
	}
	for _, text := range []string{"1934-6111", "12-11-2010", "1934-", "12/3"} {
		if n, ok := parseRating(text); ok {
			t.Errorf("%q is %d", text, n)
		}
	}
}

// wantNames fails where the players of a text are others.
func wantNames(t *testing.T, text string, want ...string) {
	t.Helper()
	d, err := ReadText(text, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range d.Rows {
		if !r.Skip {
			got = append(got, r.Entrant.Name)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s\n(-want +got)\n%s", text, diff)
	}
}
