package roster

import (
	"testing"

	"wasit/swiss"
)

// TestPupilNumbers: the numbers of a pupil are kept under whatever head a school writes them, and are nobody's class, rating or FIDE ID.
func TestPupilNumbers(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Putra", Sex: swiss.Male}, {Name: "Putri", Sex: swiss.Female}}}
	tests := []struct{ name, text, nisn, nis string }{
		{"NISN", "No;Nama;NISN;L/P;Kelas\n1;Ahmad Fauzi;0141234567;L;6\n2;Siti Aminah;0151234568;P;5\n3;Budi Utomo;0151234569;L;5", "0141234567", ""},
		{"NIS and NISN", "No,Nama Siswa,NIS,NISN,JK,Kls\n1,Ahmad Fauzi,1203,0141234567,L,6\n2,Siti Aminah,1204,0151234568,P,5\n3,Budi Utomo,1205,0151234569,L,5", "0141234567", "1203"},
		{"NIPD", "No\tNama Peserta\tNIPD\tJenis Kelamin\tKelas\n1\tAhmad Fauzi\t2301\tL\t6\n2\tSiti Aminah\t2302\tP\t5\n3\tBudi Utomo\t2303\tL\t5", "", "2301"},
		{"whole words", "Nama Lengkap;Nomor Induk Siswa Nasional;No Induk;L/P;Kelas\nAhmad Fauzi;0141234567;1203;L;6\nSiti Aminah;0151234568;1204;P;5", "0141234567", "1203"},
		{"a printed page", "NO NAMA NISN L/P KELAS\n1 Ahmad\nFauzi 0141234567 L 6\n2 Siti Aminah 0151234568 P 5\n3 Budi Utomo 0151234569 L 5", "0141234567", ""},
		{"a numbered form", "1. Nama;2. NISN;3. L/P;4. Kelas\nAhmad Fauzi;0141234567;L;6\nSiti Aminah;0151234568;P;5", "0141234567", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, err := ReadText(tt.text, o)
			if err != nil {
				t.Fatal(err)
			}
			var first *Entrant
			for i := range d.Rows {
				if !d.Rows[i].Skip {
					first = &d.Rows[i].Entrant
					break
				}
			}
			if first == nil {
				t.Fatal("nobody was read")
			}
			if e := *first; e.Name != "Ahmad Fauzi" || e.NISN != tt.nisn || e.NIS != tt.nis || e.Class != 6 || e.Sex != swiss.Male || e.Rating != 0 || e.FIDEID != "" {
				t.Errorf("%+v, want NISN %q and NIS %q", e, tt.nisn, tt.nis)
			}
		})
	}
}
