package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/trf"
)

// The annotated example of the specification of the format, with the answers it gives.
func TestPairTheExample(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	file := string(data)
	for name, c := range map[string]struct{ file, want string }{
		"as it stands":         {file, "5\n8 2\n1 3\n7 9\n6 5\n4 0\n"},
		"240, a requested bye": {file + "240 H 003    3\r\n", "4\n8 2\n1 6\n7 9\n5 4\n"},
		"XXR and XXC":          {strings.NewReplacer("142 5", "XXR 5", "152 W", "XXC white1", "192 FIDE_DUTCH", "### none").Replace(file), "5\n8 2\n1 3\n7 9\n6 5\n4 0\n"},
	} {
		out, errs, st := run(t, map[string]string{"f": c.file}, "pair", "f")
		if out != c.want || st != done || errs != "" {
			t.Errorf("%s: status %d, %s\n%s\nwant\n%s", name, st, errs, out, c.want)
		}
	}
}

// XXC rank: the order of the lines counts, the answers keep the numbers. The same players with their numbers in that
// order are paired alike.
func TestPairByTheOrderOfTheFile(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	doc, _, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	back := map[swiss.TPN]swiss.TPN{0: 0}
	for i := range doc.Players { // 1 is now 9, 2 is 8 …
		back[swiss.TPN(9-i)] = swiss.TPN(i + 1)
		doc.Players[i].TPN = swiss.TPN(9 - i)
		for r := range doc.Players[i].Rounds {
			if e := &doc.Players[i].Rounds[r]; e.Opponent != 0 {
				e.Opponent = 10 - e.Opponent
			}
		}
	}
	doc.ByRank = true
	text, _ := doc.Encode(trf.WriteOptions{})
	out, errs, st := run(t, map[string]string{"f": string(text)}, "pair", "-json", "f")
	var p paired
	if err := json.Unmarshal([]byte(out), &p); err != nil || st != done {
		t.Fatal(err, out, errs)
	}
	want := [][2]swiss.TPN{{8, 2}, {1, 3}, {7, 9}, {6, 5}}
	for i, pair := range p.Pairs {
		if [2]swiss.TPN{back[pair[0]], back[pair[1]]} != want[i] {
			t.Errorf("board %d: %v", i+1, pair)
		}
	}
	if back[p.Bye] != 4 {
		t.Errorf("bye %d", p.Bye)
	}
}

// Every round of a small sample of each kind of golden file is paired as it was.
func TestCheckGoldenFiles(t *testing.T) {
	for edition, pattern := range map[string]string{"2026": "dutch/*1_00*.trf", "2017": "dutch-2017/*3_00*.trf"} {
		files, err := filepath.Glob("../../../testdata/golden/" + pattern)
		if err != nil || len(files) < 5 {
			t.Fatalf("%s: %d files", pattern, len(files))
		}
		out, errs, st := run(t, nil, append([]string{"check", "-edition", edition}, files...)...)
		if st != done || strings.Count(out, ": 0 of ") != len(files) {
			t.Errorf("%s: status %d\n%s%s", edition, st, out, errs)
		}
	}
}

func TestCheckPrintsEachDifference(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/trf/example.trf")
	if err != nil {
		t.Fatal(err)
	}
	// In round 1 the games of boards 1 and 2 have exchanged their second players.
	file := strings.NewReplacer(
		"2.0    1  0005 w 1", "2.0    1  0006 w 1", "2.0    1  0006 b 1  0003", "2.0    1  0005 b 1  0003",
		"0.0    8  0001 b 0", "0.0    8  0002 w 0", "1.0    4  0002 w 0", "1.0    4  0001 b 0").Replace(string(data))
	out, errs, st := run(t, map[string]string{"f": file}, "check", "f")
	if st != differs || !strings.Contains(out, "round 1: computed 1-5, the file has 1-6 and 5-2") || !strings.Contains(out, "rounds differ") {
		t.Errorf("status %d\n%s%s", st, out, errs)
	}
}

func TestNoValidPairingIsAnAnswer(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/golden/dutch/novalid/*.trf")
	if err != nil || len(files) == 0 {
		t.Fatal("no files")
	}
	out, errs, st := run(t, nil, append([]string{"pair"}, files...)...)
	if st != differs || out != "" || strings.Count(errs, "no valid pairing") != len(files) {
		t.Errorf("status %d\n%s%s", st, out, errs)
	}
}
