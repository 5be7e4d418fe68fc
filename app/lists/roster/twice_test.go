package roster

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// TestTwiceInList: whoever stands twice in a list comes once, with both lines beside him, or is asked; never two without a word.
func TestTwiceInList(t *testing.T) {
	for _, c := range []struct {
		name, text string
		once       bool // one row holds both lines; else the second is asked
	}{
		{"single words", "Đuro;Sinj\nĐuro;Sinj\nIvo;Solin\n", false},
		{"with a head", "Name;Club\nĐuro Kos;Sinj\nĐuro Kos;Sinj\nIvo Bilić;Solin\n", true},
		{"without a head", "Đuro Kos;Sinj\nĐuro Kos;Sinj\nIvo Bilić;Solin\nAna Moss;Split\n", true},
		{"another spelling", "Name;Club\nĐuro Kos;Sinj\nDjuro Kos;Sinj\nIvo Bilić;Solin\n", false},
		{"surname first", "Name;Club;Rating\nKos, Đuro;Sinj;1800\nKos, Đuro;Sinj;1800\n", true},
		{"other ratings", "Name;Club;Rating\nKos, Đuro;Sinj;1800\nKos, Đuro;Sinj;1850\n", true},
		{"other births", "Name;Club;Born\nĐuro Kos;Sinj;2010-01-02\nĐuro Kos;Sinj;2012-03-04\n", false},
		{"other classes", "Nama;Sekolah;Kelas\nBudi Santoso;SDN 1;4\nBudi Santoso;SDN 1;5\n", false},
		{"a number and a name on each line", "1. Ana Kos, OŠ Lipa\n2. Ana Kos, OŠ Lipa\n3. Ivo Bilić, OŠ Lipa\n", false},
	} {
		cells, err := Split(c.text)
		if err != nil {
			t.Fatal(err)
		}
		o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 28}}
		doc := ReadCells(cells, Guess(cells), o)
		if IsChat(c.text, cells) {
			if doc, err = ReadText(c.text, o); err != nil {
				t.Fatal(err)
			}
		}
		asked := slices.ContainsFunc(doc.Rows, func(r Row) bool {
			return !r.Skip && slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return d.Kind == DoubtSameInList || d.Kind == DoubtSplit })
		})
		both := slices.ContainsFunc(doc.Rows, func(r Row) bool { return !r.Skip && len(r.Lines) > 0 })
		if c.once && !both || !c.once && !asked {
			t.Errorf("%s: %+v", c.name, doc.Rows)
		}
	}
}
