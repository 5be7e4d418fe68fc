package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// drawnSystems are all that can be generated, and how the report of each is paired: Dutch more often, as it is played more often.
var drawnSystems = []struct{ asked, code, record string }{
	{"dutch", "dutch-2026", "FIDE_DUTCH"}, {"dubov", "dubov-2026", "FIDE_DUBOV"}, {"dutch", "dutch-2026", "FIDE_DUTCH"}, {"burstein", "burstein-2026", "FIDE_BURSTEIN"},
	{"dutch", "dutch-2026", "FIDE_DUTCH"}, {"lim", "lim-2026", "CUSTOM_SWISS"}, {"dutch -edition 2017", "dutch-2017", "FIDE_DUTCH_2017"},
	{"roundrobin", "berger", "FIDE_ROUNDROBIN"}, {"doubleswiss", "doubleswiss-2026", "FIDE_DOUBLESWISS"}, {"team", "team-2026", "FIDE_TEAM"},
	{"scheveningen", "scheveningen", "FIDE_SCHEVENINGEN"}, {"knockout", "knockout", "CUSTOM_KNOCKOUT"}, {"groups:3", "groups", "CUSTOM_ROUNDROBIN"},
	{"keizer", "keizer", "CUSTOM_SWISS"}, {"keizer -edition clubs", "keizer", "CUSTOM_SWISS"},
}

// TestDrawnTournamentsPassTheChecker: what generate draws check finds right, pairings, points and places, in every system, which the
// report names. WASIT_LONG=1 draws a thousand.
func TestDrawnTournamentsPassTheChecker(t *testing.T) {
	count := 60
	if os.Getenv("WASIT_LONG") == "1" {
		count = 1000
	}
	for k := range count {
		system := drawnSystems[k%len(drawnSystems)]
		args := append([]string{"generate", "-seed", fmt.Sprint(20260000 + k), "-system"}, strings.Fields(system.asked)...)
		record := "192 " + system.record
		if k%4 == 3 {
			args, record = append(args, "-to", "trf16"), "" // in which few systems can be told
			if strings.HasPrefix(system.record, "CUSTOM_") || system.asked == "team" || system.asked == "doubleswiss" || system.asked == "scheveningen" {
				args, record = args[:len(args)-2], "192 "+system.record
			}
		}
		file, errs, st := run(t, nil, args...)
		if st != done || !strings.Contains(file, record) {
			t.Fatalf("%q: status %d, %s", args, st, errs)
		}
		out, errs, st := run(t, map[string]string{"f": file}, "check", "f")
		places := strings.Contains(out, " 0 places differ") || strings.HasPrefix(system.asked, "groups")
		if st != done || errs != "" || !places || !strings.HasPrefix(out, "f: "+system.code+", ") || !strings.Contains(out, ": 0 of ") {
			t.Fatalf("%q: status %d\n%s%s\n%s", args, st, out, errs, file)
		}
	}
}

// TestGenerateDraws: without a seed no two tournaments are alike, and the seed and values that are printed make the same one again.
func TestGenerateDraws(t *testing.T) {
	one, said, _ := run(t, nil, "generate")
	two, _, _ := run(t, nil, "generate")
	if one == two || !strings.Contains(said, "seed ") {
		t.Fatalf("two runs are alike, or no seed is said: %q", said)
	}
	for _, args := range [][]string{nil, {"-seed", "7"}, {"-system", "dubov", "-players", "8-12"}, {"-system", "roundrobin"}, {"-win", "3"}, {"-equal", "-baku", "no"},
		{"-edition", "2017"}, {"-system", "groups:3"}, {"-system", "team"}, {"-system", "doubleswiss"}} {
		file, _, st := run(t, nil, append([]string{"generate"}, args...)...)
		m := regexp.MustCompile(`(?m)^### Seed (\S+): (.*?)\r?$`).FindStringSubmatch(file)
		if st != done || m == nil || !strings.Contains(file, "012 Random tournament, seed "+m[1]) {
			t.Fatalf("%q: status %d\n%s", args, st, file)
		}
		again := append([]string{"generate", "-seed", m[1]}, strings.Fields(m[2])...)
		if same, errs, _ := run(t, nil, again...); same != file {
			t.Errorf("%q gives another tournament\n%s\n%s\n%s", again, errs, file, same)
		}
	}
}

// TestGenerateAmounts: what is asked for is in the file, and nothing else of its kind.
func TestGenerateAmounts(t *testing.T) {
	fixed := []string{"generate", "-seed", "3", "-unset", "fixed", "-players", "40", "-rounds", "6"}
	count := func(file, entry string) int {
		return len(regexp.MustCompile(`(?m)  `+entry+`(  |\r?$)`).FindAllString(file, -1))
	}
	for _, c := range []struct {
		name, amount, entry string
		least, most         int
	}{
		{"half-byes", "7", "0000 - H", 7, 7}, {"half-byes", "3:5", "0000 - H", 5, 5}, {"full-byes", "2", "0000 - F", 2, 2}, {"zero-byes", "4", "0000 - Z", 4, 4},
		{"half-byes", "10%", "0000 - H", 5, 40}, {"half-byes", "6:10%,2:3", "0000 - H", 3, 15}, {"forfeits", "6", ` *\d+ [wb] \+`, 6, 6},
		{"double-forfeits", "3", ` *\d+ [wb] -`, 6, 6}, {"unrated", "5", ` *\d+ [wb] [WDL]`, 10, 10}, {"forbidden", "2", "", 0, 0},
	} {
		file, errs, st := run(t, nil, append(fixed, "-"+c.name, c.amount)...)
		if st != done {
			t.Fatalf("-%s %s: %s", c.name, c.amount, errs)
		}
		if n := count(file, c.entry); c.entry != "" && (n < c.least || n > c.most) {
			t.Errorf("-%s %s: %d, want %d to %d\n%s", c.name, c.amount, n, c.least, c.most, file)
		}
		if c.name == "forbidden" && strings.Count(file, "260 ") != 2 {
			t.Errorf("260: %s", file)
		}
	}
	for _, args := range [][]string{{"-half-byes", "x"}, {"-half-byes", "-1"}, {"-late", "101%"}, {"-win", "1", "-pab", "2"}, {"-win", "1", "-draw", "0.8"}, {"-win", "1", "-draw", "0.5", "-pab", "0.7"},
		{"-colour", "green"}, {"-unset", "some"}, {"-players", "9-3"}, {"-n", "2"}, {"-to", "pgn"}, {"-baku", "perhaps"}, {"-ratings", "abc"}, {"-tiebreaks", "XYZ"},
		{"-system", "roundrobin", "-half-byes", "5%"}, {"-system", "team", "-players", "30"}, {"-system", "team", "-win", "3"}, {"-system", "knockout", "-draws", "100"},
		{"-system", "knockout", "-players", "8", "-rounds", "4"}, {"-system", "scheveningen", "-players", "9"}, {"-system", "groups:1"}, {"-system", "dubov", "-unrated-players", "1"},
		{"-system", "team", "-edition", "2026"}, {"-system", "doubleswiss", "-baku", "yes"}, {"-forbidden", "x"}, {"-system", "nosuch"}} {
		if _, errs, st := run(t, nil, append([]string{"generate"}, args...)...); st != badInput || errs == "" {
			t.Errorf("generate %q: status %d, %s", args, st, errs)
		}
	}
	listed, _, _ := run(t, nil, append(fixed, "-players", "4", "-rounds", "2", "-ratings", "2400,2350,0,1999")...)
	for _, want := range []string{" 2400 ", " 2350 ", " 1999 "} {
		if !strings.Contains(listed, want) {
			t.Errorf("-ratings: %q is missing\n%s", want, listed)
		}
	}
}

// TestBakuGroupOfRoundOne: the first group of a drawn Baku event are those who are paired in round 1; who has a bye there, or comes later,
// has no number yet (C.04.7 2).
func TestBakuGroupOfRoundOne(t *testing.T) {
	for _, args := range [][]string{{"-half-byes", "1:3"}, {"-zero-byes", "1:5"}, {"-late", "6"}, {"-full-byes", "1:2", "-late", "4"}, nil} {
		file, errs, st := run(t, nil, append([]string{"generate", "-seed", "13", "-unset", "fixed", "-baku", "yes", "-players", "25", "-rounds", "8"}, args...)...)
		if st != done {
			t.Fatalf("%q: %s", args, errs)
		}
		var paired []string
		for _, line := range strings.Split(file, "\r\n") {
			if strings.HasPrefix(line, "001 ") && !strings.Contains("ZHF", line[98:99]) {
				paired = append(paired, strings.TrimSpace(line[4:8]))
			}
		}
		size := 2 * ((len(paired) + 3) / 4)
		last := regexp.MustCompile(`(?m)^250 .*0001 0*(\d+)\s*$`).FindStringSubmatch(file)
		if last == nil || last[1] != paired[size-1] || !strings.Contains(file, "192 FIDE_DUTCH_BAKU") {
			t.Errorf("%q: %d are paired in round 1, the first group ends with %v: want %s\n%s", args, len(paired), last, paired[size-1], file)
		}
	}
}

// TestGenerateIntoFolder: a tournament a seed, in a folder that is made where it does not exist.
func TestGenerateIntoFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "folder")
	if _, errs, st := run(t, nil, "generate", "-seed", "41", "-n", "3", "-players", "8", "-o", folder); st != done {
		t.Fatalf("status %d: %s", st, errs)
	}
	for _, seed := range []string{"41", "42", "43"} {
		alone, _, _ := run(t, nil, "generate", "-seed", seed, "-players", "8")
		if file, err := os.ReadFile(filepath.Join(folder, seed+".trf")); err != nil || string(file) != alone {
			t.Errorf("seed %s: %v, or not the tournament that the seed alone makes", seed, err)
		}
	}
}
