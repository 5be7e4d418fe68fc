package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCheckReports: what the app reports of every system is found right, round by round.
func TestCheckReports(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/trf/report/*.trf")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d reports, %v", len(files), err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".trf")
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		files := map[string]string{name: string(data)}
		out, errs, st := run(t, files, "check", name)
		if strings.HasPrefix(name, "knock-out") || name == "Keizer" {
			if st != badInput || !strings.Contains(errs, "does not hold all") {
				t.Errorf("%s: status %d, %s%s", name, st, out, errs)
			}
			continue
		}
		if st != done || !strings.Contains(out, ": 0 of ") || errs != "" {
			t.Errorf("%s: status %d\n%s%s", name, st, out, errs)
		}
		if out, errs, st := run(t, files, "standings", name); st != done || errs != "" || strings.Count(out, "\n") < 4 {
			t.Errorf("%s: standings: status %d\n%s%s", name, st, out, errs)
		}
	}
}

// TestExchangedRounds: FIDE_DOUBLEROUNDROBIN exchanges the last two rounds of its first cycle (C.05 Annex 1), BERGER_DOUBLEROUNDROBIN does not.
func TestExchangedRounds(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/trf/report/double-round-robin.trf")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"event": strings.Replace(string(data), "192 FIDE_", "192 BERGER_", 1)}
	if out, _, st := run(t, files, "check", "event"); st != differs || !strings.Contains(out, ": 2 of 10 ") {
		t.Errorf("status %d\n%s", st, out)
	}
}
