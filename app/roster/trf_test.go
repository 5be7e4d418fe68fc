package roster

import (
	"os"
	"testing"

	"wasit/swiss"
	"wasit/swiss/trf"
)

func TestIsTRF(t *testing.T) {
	for text, want := range map[string]bool{
		"012 Cup\r\n":             true,
		"\uFEFF012 Cup\n":         true,
		"001,Budi,SDN 5\n":        false,
		"001 Budi\n":              false,
		"No;Nama\n001;Budi\n":     false,
		"012;x\n":                 false,
		"":                        false,
		"### Seed: 5\n012 Open\n": true,
		"001    1      Player One                        1500                             0.0    1\n": true,
	} {
		if got := IsTRF([]byte(text)); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestFromTRF(t *testing.T) {
	data, err := os.ReadFile("../../testdata/golden/dutch/c161001_0009p_05r.trf")
	if err != nil {
		t.Fatal(err)
	}
	d, _, err := trf.Read(data, trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	d.Players[1].Birth = swiss.Date{Year: 2030}
	d.Players[2].Name = d.Players[0].Name
	rows := FromTRF(d, 2026, func(e Entrant) bool { return e.Name == "Test0004 Player0004" })
	if len(rows) != 9 || rows[0].Entrant != (Entrant{Name: "Test0001 Player0001", Rating: 2348}) || len(rows[0].Doubts) != 0 {
		t.Fatalf("%+v", rows[0])
	}
	for i, kind := range map[int]DoubtKind{1: DoubtYear, 2: DoubtSameInList, 3: DoubtSameHere} {
		if len(rows[i].Doubts) != 1 || rows[i].Doubts[0].Kind != kind {
			t.Errorf("row %d: %+v", i, rows[i].Doubts)
		}
	}
}

// TestLongLines: a line with more cells than its list is doubtful, with or without a header.
func TestLongLines(t *testing.T) {
	for name, text := range map[string]string{
		"header":    "Nama;Sekolah\nBudi;SD 1\nSiti;SD 2;lunas\nEko;SD 3;;\n",
		"no header": "Budi Santoso\tSD Satu\nEko Wijaya\tSD Dua\nSiti Aminah\tSD Tiga\tlunas\n",
	} {
		doubts := 0
		for _, r := range read(t, text) {
			for _, d := range r.Doubts {
				if doubts++; d.Kind != DoubtCells || d.Text != "lunas" || r.Entrant.Name[:4] != "Siti" {
					t.Errorf("%s: %+v", name, r)
				}
			}
		}
		if doubts != 1 {
			t.Errorf("%s: %d doubts", name, doubts)
		}
	}
}
