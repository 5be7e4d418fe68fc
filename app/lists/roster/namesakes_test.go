package roster

import "testing"

// TestNamesakes: two children of one name are never made one in silence. Of another school a single name is another child; a whole
// name, and one with a number of its own in the same list, are asked about. Who is only named again stays one.
func TestNamesakes(t *testing.T) {
	for _, c := range []struct {
		name, text string
		rows       int // that come
		asked      int // of them whether they are one
	}{
		{"single names of two schools", "SDN Tapos 2:\n1. Andi (L)\n2. Siti (P)\n3. Budi (L)\nSDN Tapos 3:\n1. Siti (P)", 4, 0},
		{"single names with their schools", "1. Siti, kelas 5, SDN Tapos 2\n2. Siti, kelas 5, SDN Tapos 3", 2, 0},
		{"whole names of two schools", "Nabila Azzhara - sdn tugu 07 - P\nNabila Azzhara - SDN Tapos 1 - P", 2, 1},
		{"two numbers of one list", "SDN Tapos 2\n1. Andi (L)\n2. Siti (P)\n3. Budi (L)\n4. Budi (L)", 4, 1},
		{"under headings, Croatian", "OŠ Gornji Grad\n1. Ana Kos, 5.a\n2. Ivan Perić, 6.b\nOŠ Donji Grad\n1. Ana Kos, 5.b", 3, 1},
		{"the same school in two spellings", "Rina Ayu - SD Negeri Tugu 7 - P\nRina Ayu - SDN Tugu 07 - P", 1, 0},
	} {
		d, err := ReadText(c.text, Options{})
		if err != nil {
			t.Fatal(err)
		}
		rows, asked := 0, 0
		for i := range d.Rows {
			if r := &d.Rows[i]; !r.Skip {
				rows++
				if r.doubts(DoubtSameInList) {
					asked++
				}
			}
		}
		if rows != c.rows || asked != c.asked {
			t.Errorf("%s: %d players, %d asked about; want %d and %d", c.name, rows, asked, c.rows, c.asked)
		}
	}
}
