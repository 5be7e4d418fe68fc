package roster

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// talkLines are lines of chats that name no player.
func talkLines(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/registration/talk.lines")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// TestTalk: no player comes of talk, neither alone nor in the midst of a list, where it may at most be asked about.
func TestTalk(t *testing.T) {
	asked := 0
	lines := talkLines(t)
	for _, line := range lines {
		rows, err := Chat(line, 2026, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rows {
			if !r.Skip {
				t.Errorf("%q alone gives %q, %v", line, r.Entrant.Name, r.Doubts)
			}
		}
		list := "SDN Tapos 2\nPutra\n1. Andi Wijaya\n2. Budi Santoso\n" + line + "\n3. Candra Kirana\n"
		if rows, err = Chat(list, 2026, nil); err != nil {
			t.Fatal(err)
		}
		players := 0
		for _, r := range rows {
			switch {
			case r.Skip:
			case r.Line != 5:
				players++
			case len(r.Doubts) == 0:
				t.Errorf("%q in a list gives %q", line, r.Entrant.Name)
			default:
				asked++
			}
		}
		if players != 3 {
			t.Errorf("%q: %d players of 3", line, players)
		}
	}
	if asked*10 > len(lines) {
		t.Errorf("%d of %d lines of talk are asked about in a list", asked, len(lines))
	}
}

// TestClassesTold: the class that is told from another counts with its letter, however it is written; the sign before a number stays.
func TestClassesTold(t *testing.T) {
	const list = "SMPN 3 putra\n- Mahesa Adi Nugraha (VII C)\n- Andi Prakoso (VII A)\n\n"
	for said, want := range map[string]string{"Ralat: Mahesa kelas VII B bukan VII C": "7B", "Mahesa kelas 7 B bukan 7 C": "7B", "Mahesa kelas VII B, bukan kelas VII C": "7B",
		"Mahesa is in 8 B, not 7C": "8B", "Mahesa ide u 7. b, ne 7. c": "7B", "Mahesa kelas VIII bukan VII": "8", "Mahesa kelas VII-2": "7-2", "Mahesa kelas 7.2": "7.2"} {
		d, err := ReadText(list+said+"\n", Options{})
		if err != nil {
			t.Fatal(err)
		}
		r := d.Rows[slices.IndexFunc(d.Rows, func(r Row) bool { return r.Entrant.Name == "Mahesa Adi Nugraha" })]
		if r.Entrant.ClassText != want || len(r.Changes) != 1 {
			t.Errorf("%s: %q, changes %+v; want %s", said, r.Entrant.ClassText, r.Changes, want)
		}
	}
}

// TestNamedWithoutCapitals: who names a player of a list in capitals changes nothing of his name, and a summary of names is no remark.
func TestNamedWithoutCapitals(t *testing.T) {
	d, err := ReadText("[09/11/2026, 08.00.00] Pak Hasan: SMPN 3 putra\n1. LUKMAN HAKIM TANJUNG (9B)\n2. MAHESA ADI NUGRAHA (7C)\n[09/11/2026, 09.00.00] Pak Hasan: Lukman lahirnya 5 April 2012\n"+
		"[10/11/2026, 09.00.00] Pak Hasan: Rekap\n1. Lukman Hakim Tanjung\n2. Mahesa Adi Nugraha\n", Options{})
	if err != nil {
		t.Fatal(err)
	}
	players := 0
	for _, r := range d.Rows {
		if r.Skip {
			continue
		}
		players++
		for _, c := range r.Changes {
			if c.Field == Name && c.Line > 0 {
				t.Errorf("%s was renamed: %+v", r.Entrant.Name, c)
			}
		}
		if r.Note != "" {
			t.Errorf("%s has the remark %q", r.Entrant.Name, r.Note)
		}
	}
	if players != 2 {
		t.Errorf("%d players", players)
	}
}
