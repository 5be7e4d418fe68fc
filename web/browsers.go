//go:build !js

package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"text/tabwriter"

	"wasit/web/site"
)

// A scenario is something that must hold in every engine, with the browser tests that show it.
type scenario struct {
	what  string
	tests []string
}

// scenarios are the rows of the table, in the order in which an organiser would ask.
var scenarios = []scenario{
	{"a day of 56: import, six rounds, corrections, kills, export", []string{"TestDay"}},
	{"its report, byte for byte", []string{"TestSameReport"}},
	{"a backup taken, lost, brought back", []string{"TestBackupAndDelete"}},
	{"offline after one visit", []string{"TestOffline", "TestKilledBrowser"}},
	{"an update cut at every file", []string{"TestUpdateCutAtEachFile", "TestUpdateIsOffered"}},
	{"an update in a killed browser", []string{"TestKilledUpdate", "TestUpdateAfterClosing"}},
	{"two tabs, and the take-over", []string{"TestTwoTabs", "TestOneWriter"}},
	{"a program that dies starts again", []string{"TestRestart", "TestFourthDeath", "TestPanics"}},
	{"clock by touch, killed while it runs", []string{"TestClock", "TestClockAsleep"}},
	{"every page fits 360 px and an upright tablet", []string{"TestEveryPageFits"}},
	{"every sheet prints on as many pages as it has", []string{"TestPaperPages"}},
	{"killed at random in every kind of act", []string{"TestDeaths"}},
}

// A verdict is how a test ended in an engine.
type verdict struct{ action, said string }

// runBrowsers runs the scenarios in each engine and ends with a table of engines and scenarios.
func runBrowsers(args []string) error {
	f := newFlags("browsers")
	list := f.Bool("list", false, "only say what is run")
	if err := parseFlags(f, args); err != nil {
		return err
	}
	engines := f.Args()
	if len(engines) == 0 {
		engines = []string{"chromium", "firefox", "webkit"}
	}
	if *list {
		for _, s := range scenarios {
			fmt.Printf("%s: %s\n", s.what, strings.Join(s.tests, ", "))
		}
		return nil
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	ended := map[string]map[string]verdict{}
	for _, engine := range engines {
		fmt.Printf("%s …\n", engine)
		if ended[engine], err = runEngine(root, engine); err != nil {
			return err
		}
	}
	return printScenarios(os.Stdout, engines, ended)
}

// runEngine runs all tests of the scenarios in one engine.
func runEngine(root, engine string) (map[string]verdict, error) {
	var tests []string
	for _, s := range scenarios {
		tests = append(tests, s.tests...)
	}
	c := exec.Command("go", "test", "-json", "-count=1", "-timeout", "0", "-run", "^("+strings.Join(tests, "|")+")$", "./web/e2e")
	c.Dir, c.Stderr = root, os.Stderr
	c.Env = append(os.Environ(), "WASIT_ENGINE="+engine)
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	ended := readVerdicts(out)
	_ = c.Wait() // a test that fails stands in the table
	return ended, nil
}

// readVerdicts reads what "go test -json" says of each test, and shows what a failed one said.
func readVerdicts(out io.Reader) map[string]verdict {
	ended, said := map[string]verdict{}, map[string]string{}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var e struct{ Action, Test, Output string }
		if json.Unmarshal(lines.Bytes(), &e) != nil || e.Test == "" {
			continue
		}
		test, _, _ := strings.Cut(e.Test, "/")
		switch e.Action {
		case "output":
			said[test] += e.Output
		case "pass", "fail", "skip":
			if e.Test == test {
				ended[test] = verdict{e.Action, said[test]}
			}
		}
	}
	return ended
}

// printScenarios writes the table; whatever did not hold is an error.
func printScenarios(out io.Writer, engines []string, ended map[string]map[string]verdict) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "scenario\t%s\t\n", strings.Join(engines, "\t"))
	var bad []error
	for _, s := range scenarios {
		fmt.Fprint(w, s.what)
		for _, engine := range engines {
			word := "holds"
			for _, test := range s.tests {
				switch v := ended[engine][test]; v.action {
				case "pass":
				case "skip":
					word = "skipped"
					bad = append(bad, fmt.Errorf("%s, %s skipped:\n%s", engine, test, v.said))
				case "fail":
					word = "FAILS"
					bad = append(bad, fmt.Errorf("%s, %s:\n%s", engine, test, v.said))
				default:
					word = "NOT RUN"
					bad = append(bad, fmt.Errorf("%s, %s did not run to its end", engine, test))
				}
			}
			fmt.Fprintf(w, "\t%s", word)
		}
		fmt.Fprintln(w, "\t")
	}
	return errors.Join(append([]error{w.Flush()}, bad...)...)
}
