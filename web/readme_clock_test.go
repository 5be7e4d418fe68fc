//go:build !js

package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wasit/clock"
)

// clockTests name the tests that show what the table of clocks in app/rooms/clock/README.md says of ours, by how each line begins.
var clockTests = map[string][]string{
	"what it is":                              nil, // FIDE has not been asked
	"time, Fischer, simple delay, Bronstein":  {"clock TestMethodsFollowTheirFormulas", "web/e2e TestClockScripts"},
	"byo-yomi, Canadian, counting up":         {"clock TestMethodsFollowTheirFormulas", "clock TestCanadianBlocks", "web/e2e TestClockScripts"},
	"hourglass, time for each move":           {"clock TestHourglassKeepsTheSum", "web/e2e TestClockScripts"},
	"periods":                                 {"clock TestPeriodByTimeEndsForBoth", "clock TestPeriodByCounterEndsForTheSideAlone"},
	"ready-made and own controls":             {"clock TestPresetsArePossible", "app/rooms/clock TestMakerUses", "app/rooms/clock TestPageOwn"},
	"other times for each side":               {"clock TestSidesWithDifferentPeriods", "app/rooms/clock TestMaker"},
	"tells who fell first":                    {"clock TestFlagOrder", "app/rooms/clock TestFlagsAfterRestart"},
	"silent flags until a claim":              {"app/rooms/clock TestClockClaim", "app/rooms/clock TestPageClaim", "web/e2e TestClockFlag"},
	"correction of times and move counters":   {"app/rooms/clock TestClockFix", "app/rooms/clock TestPageFix", "web/e2e TestClock"},
	"low-time alert":                          {"app/rooms/clock TestAlert", "clock TestLowTimeAlertHasHysteresis"},
	"press sounds of two pitches":             {"app/rooms/clock TestClockSigns", "web/e2e TestClockHeard", "web/e2e TestClockPower"},
	"players' names":                          {"app/rooms/clock TestNames", "web/e2e TestClockOfBoard"},
	"goes on after the app was killed":        {"app/rooms/clock TestClockKilled", "web/e2e TestClockAsleep"},
	"log of presses, chart, times in the PGN": {"app/rooms/clock TestLog", "app/rooms/clock TestPageChart", "app/rooms/board TestPlayClock"},
	"tied to the round of a tournament":       {"app/rooms/clock TestOrder", "app/rooms/clock TestOpenLink", "web/e2e TestClockOfBoard"},
}

// TestClockTable: what the table of clocks says of ours is shown by tests, line for line, and its numbers are the clock's.
func TestClockTable(t *testing.T) {
	ours := clockColumn(string(read(t, "app", "rooms", "clock", "README.md")))
	if len(ours) != len(clockTests) {
		t.Errorf("the table has %d lines, the tests know %d", len(ours), len(clockTests))
	}
	known := map[string][]string{}
	for line, cell := range ours {
		tests, ok := clockTests[line]
		if !ok {
			t.Errorf("no test shows %q: %q", line, cell)
		}
		for _, test := range tests {
			folder, name, _ := strings.Cut(test, " ")
			if known[folder] == nil {
				known[folder] = testsIn(t, folder)
			}
			if !slices.Contains(known[folder], name) {
				t.Errorf("%s: %s has no %s", line, folder, name)
			}
		}
	}
	distinct := map[string]bool{}
	for _, p := range clock.Presets() {
		if _, ok := p.Control(); ok {
			distinct[p.Text] = true
		}
	}
	for line, number := range map[string]int{"periods": clock.MaxPeriods, "ready-made and own controls": len(distinct)} {
		if want := fmt.Sprint(number, " and "); !strings.HasPrefix(strings.Replace(ours[line], ", ", " and ", 1), want) {
			t.Errorf("%s: %q, want %d", line, ours[line], number)
		}
	}
}

// clockColumn is what the table says of our clock, by how each line of it begins in [clockTests], or by the whole first cell.
func clockColumn(readme string) map[string]string {
	ours := map[string]string{}
	_, table, _ := strings.Cut(readme, "| | Wasit | DGT 3000 |")
	for i, row := range strings.Split(table, "\n")[2:] {
		cells := strings.Split(row, "|")
		if len(cells) < 4 || i > 2*len(clockTests) {
			break
		}
		line := strings.TrimSpace(cells[1])
		for head := range clockTests {
			if strings.HasPrefix(line, head) {
				line = head
			}
		}
		ours[line] = strings.TrimSpace(cells[2])
	}
	return ours
}

// testsIn lists the tests of a folder.
func testsIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root(t), folder, "*_test.go"))
	for _, name := range files {
		var file *ast.File
		if file, err = parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution); err != nil {
			break
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && strings.HasPrefix(f.Name.Name, "Test") {
				names = append(names, f.Name.Name)
			}
		}
	}
	if err != nil || len(files) == 0 {
		t.Fatalf("the tests of %s: %d files, %v", folder, len(files), err)
	}
	return names
}
