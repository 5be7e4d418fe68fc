package roster

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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
	data, err := os.ReadFile("../../../testdata/golden/dutch/c161001_0009p_05r.trf")
	if err != nil {
		t.Fatal(err)
	}
	d, _, _, err := trf.ReadTournament(data, trf.Options{})
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

// TestTabs: a report file that went through a spreadsheet, or an editor that saves blanks, is read as the same players.
func TestTabs(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/golden/dutch/c161001_0009p_05r.trf")
	if err != nil {
		t.Fatal(err)
	}
	want, _, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	cut := func(line string, at ...int) string { // the columns of the regulation as cells
		var cells []string
		from := 0
		for _, to := range append(at, len(line)) {
			if from < len(line) {
				cells = append(cells, strings.TrimSpace(line[from:min(to, len(line))]))
			}
			from = to
		}
		return strings.Join(cells, "\t")
	}
	var tabs, editor []string
	for line := range strings.Lines(strings.ReplaceAll(string(data), "\r", "\n")) {
		line = strings.TrimRight(line, "\n")
		if strings.HasPrefix(line, "001 ") {
			places := []int{3, 8, 10, 13, 47, 52, 56, 68, 79, 84, 89}
			for at := 95; at < len(line)+10; at += 10 {
				places = append(places, at, at+2, at+4)
			}
			tabs = append(tabs, cut(line, places...))
		} else if len(line) > 3 {
			tabs = append(tabs, line[:3]+"\t"+strings.TrimSpace(line[3:]))
		}
		editor = append(editor, unexpanded(line))
	}
	for name, text := range map[string][]string{"a cell a field": tabs, "a tab for blanks": editor} {
		file := []byte(strings.Join(text, "\n"))
		if !bytes.Contains(file, []byte("\t")) || !IsTRF(file) {
			t.Fatalf("%s: no report file\n%q\n%s", name, file[:min(300, len(file))], PlainTRF(file))
		}
		got, _, _, err := trf.ReadTournament(PlainTRF(file), trf.Options{})
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, PlainTRF(file))
		}
		if diff := cmp.Diff(want.Players, got.Players); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
	if same := PlainTRF(data); !bytes.Equal(same, data) {
		t.Error("a file without tabs was changed")
	}
	team := PlainTRF([]byte("013\tŠK X\t1\t2\n"))
	if string(team) != "013 ŠK X                               1    2\n" {
		t.Errorf("%q", team)
	}
}

// unexpanded writes a tab for blanks before each eighth column, as editors do.
func unexpanded(line string) string {
	if !strings.HasPrefix(line, "001") {
		return line
	}
	var out string
	for len(line) > 8 {
		if trimmed := strings.TrimRight(line[:8], " "); len(trimmed) < 7 && len(trimmed) > 0 {
			out += trimmed + "\t"
		} else {
			out += line[:8]
		}
		line = line[8:]
	}
	return out + line
}
