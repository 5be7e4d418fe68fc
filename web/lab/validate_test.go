//go:build !js

package main

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/command"
)

const fewPlayers = "6 to 15 players, up to as many rounds"

// validated runs the command over one small stratum, and returns what it came to.
func validated(t *testing.T, folder string, words ...string) ([]trialRun, []discrepancy, error) {
	t.Helper()
	err := program().Run(append([]string{"validate", "-keep", folder, "-strata", fewPlayers}, words...))
	runs, errRuns := readKept[trialRun](filepath.Join(folder, "runs.json"))
	found, errFound := readKept[discrepancy](filepath.Join(folder, "differences.json"))
	if errRuns != nil || errFound != nil {
		t.Fatal(errRuns, errFound)
	}
	return runs, found, err
}

// checkerOf builds the command of the project, to stand for the other program.
func checkerOf(t *testing.T) (root, swiss string) {
	t.Helper()
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	swiss = filepath.Join(t.TempDir(), "other.exe")
	build := exec.Command("go", "build", "-o", swiss, "./swiss/cmd/swiss")
	build.Dir = root
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return root, swiss
}

// TestValidateBothWays: tournaments that both find right, either way, and a second run that goes on with the next seeds.
func TestValidateBothWays(t *testing.T) {
	root, swiss := checkerOf(t)
	folder, page := t.TempDir(), filepath.Join(t.TempDir(), "page.md")
	if err := os.WriteFile(page, []byte("# Runs\n<!-- validation -->\n<!-- /validation -->\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	other := []string{"-swiss", swiss, "-with", "other 1", "-check", swiss + " check -only pairings {file}", "-write", page,
		"-generate", "cp " + filepath.Join(root, "testdata/trf/m21041_0030p_05r.trf") + " {file}"}
	for _, most := range []string{"2", "2", "5"} {
		if _, found, err := validated(t, folder, append(other, "-n", most)...); err != nil || len(found) > 0 {
			t.Fatalf("%v, differences %v", err, found)
		}
	}
	runs, _, err := validated(t, folder, "-show")
	if err != nil || len(runs) != 2 || runs[0].Tournaments != 5 || runs[1].Tournaments != 5 || runs[1].Rounds != 5*5 {
		t.Fatalf("five tournaments each way are wanted, whatever the turns: %+v %v", runs, err)
	}
	text, err := os.ReadFile(page)
	said := string(text)
	if err != nil || !strings.Contains(said, "| 5 · 25 · 0 · 0 |\n") || !strings.Contains(said, "No tournament differs.") {
		t.Errorf("the page: %v\n%s", err, text)
	}
}

// TestValidateFindsDifferences: a tournament of which the programs say different things is kept and must be classed by a person; one
// that a program refuses, or begins and does not end, is counted apart.
func TestValidateFindsDifferences(t *testing.T) {
	root, swiss := checkerOf(t)
	text, err := os.ReadFile(filepath.Join(root, "testdata/trf/m21041_0030p_05r.trf"))
	if err != nil {
		t.Fatal(err)
	}
	crossed := filepath.Join(t.TempDir(), "crossed.trf") // by the rules of Burstein it is paired otherwise
	if err := os.WriteFile(crossed, []byte("192 FIDE_BURSTEIN\n"+string(text)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name                    string
		words                   []string
		differ, refused, passed int
	}{
		{"their checker finds rounds", []string{"-check", "cat {file}", "-wrong", "^142 "}, 2, 0, 0},
		{"their checker refuses", []string{"-check", swiss + " check -system nosuch {file}"}, 0, 2, 0},
		{"their checker says nothing", []string{"-check", "true {file}", "-right", "Round #"}, 0, 2, 0},
		{"our checker finds rounds", []string{"-generate", "cp " + crossed + " {file}"}, 2, 0, 0},
		{"their generator fails", []string{"-generate", swiss + " generate -nosuch {file}"}, 0, 0, 2},
	} {
		folder := t.TempDir()
		runs, found, err := validated(t, folder, append(c.words, "-swiss", swiss, "-with", "other 1", "-n", "2")...)
		if len(runs) != 1 || len(found) != c.differ+c.refused ||
			runs[0].Differ != c.differ || runs[0].Refused != c.refused || runs[0].Skipped != c.passed {
			t.Fatalf("%s: %+v, %d differences, %v", c.name, runs, len(found), err)
		}
		if len(found) == 0 {
			continue
		}
		if err == nil || !strings.Contains(err.Error(), "2 tournaments differ and have no class") {
			t.Errorf("%s: nobody is asked for a class: %v", c.name, err)
		}
		for i := range found {
			if _, err := os.Stat(filepath.Join(folder, "differences", found[i].File)); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			found[i].Class = "A"
		}
		classes := []differenceClass{{"A", verdictOther, "C.04.3 1.9", "what it is"}}
		errFound := writeKept(filepath.Join(folder, "differences.json"), found)
		if err := errors.Join(errFound, writeKept(filepath.Join(folder, "classes.json"), classes)); err != nil {
			t.Fatal(err)
		}
		if _, _, err := validated(t, folder, "-show"); err != nil {
			t.Errorf("%s, classed: %v", c.name, err)
		}
		classes[0].Verdict = verdictOwn
		if err := writeKept(filepath.Join(folder, "classes.json"), classes); err != nil {
			t.Fatal(err)
		}
		_, _, err = validated(t, folder, "-show")
		if err == nil || !strings.Contains(err.Error(), "by a fault of ours: what it is") {
			t.Errorf("%s, our fault: %v", c.name, err)
		}
	}
}

// TestStrata: each stratum has a name and seeds of its own, and what it asks of either generator can be read.
func TestStrata(t *testing.T) {
	for _, part := range []string{"pairings", "standings"} {
		names := map[string]bool{}
		for _, s := range strataOf(part) {
			config, err := s.configuration(7)
			again, _ := s.configuration(7)
			lines := strings.Count(config, "\n")
			if err != nil || config != again || names[s.name] || lines != len(strings.Fields(s.theirs)) {
				t.Errorf("%s %s: %v\n%s", part, s.name, err, config)
			}
			names[s.name] = true
		}
	}
	if list := standingsStrata(); len(list) != 41 {
		t.Errorf("%d strata: want one of each of the 39 tie-breaks, one of drawn lists and one of STD's usual results", len(list))
	}
	if _, err := (stratum{name: "none", theirs: "PlayersNumber=9-3"}).configuration(1); err == nil {
		t.Error("a range that ends before it begins is let through")
	}
}

// TestKeptValidation: what is kept is whole: each difference has its file and its class, and none is a fault of ours.
func TestKeptValidation(t *testing.T) {
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(root, comparedIn)
	v := &validation{root: root, folder: folder, part: "pairings"}
	if err := v.read("", "", "", true); err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	if err := v.print(&table); err != nil {
		t.Error(err)
	}
	page, err := os.ReadFile(filepath.Join(folder, "README.md"))
	if err != nil || !strings.Contains(string(page), strings.TrimRight(table.String(), "\n")) {
		t.Errorf("testdata/validation/README.md does not hold the table of what is kept (%v): -show -write writes it", err)
	}
	for _, d := range v.found {
		data, err := json.Marshal(d)
		if _, missing := os.Stat(filepath.Join(folder, "differences", d.File)); err != nil || missing != nil {
			t.Errorf("%s: %v %v", data, err, missing)
		}
	}
}
