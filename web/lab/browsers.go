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
	"regexp"
	"strings"

	"wasit/web/command"
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
	{"a page put aside in the middle of its work holds up nobody", []string{"TestPutAside"}},
	{"a program that dies starts again", []string{"TestRestart", "TestFourthDeath", "TestPanics"}},
	{"clock by touch, killed while it runs", []string{"TestClock", "TestClockAsleep"}},
	{"every page fits 360 px and an upright tablet", []string{"TestEveryPageFits"}},
	{"every sheet prints on as many pages as it has", []string{"TestPaperPages"}},
	{"killed at random in every kind of act", []string{"TestDeaths"}},
}

// A verdict is how a test ended in an engine.
type verdict struct {
	Action string `json:"action"` // of "go test -json"
	stamp
	said string // of one that does not hold; not kept, for it names places of a machine
}

// An ending is a verdict as it is kept.
type ending struct {
	Engine string `json:"engine"`
	Test   string `json:"test"`
	verdict
}

// verdicts are how the tests ended, by engine and test.
type verdicts map[string]map[string]verdict

// verdictsOf are the verdicts that lines tell.
func verdictsOf(lines []ending) verdicts {
	all := verdicts{}
	for _, e := range lines {
		if all[e.Engine] == nil {
			all[e.Engine] = map[string]verdict{}
		}
		all[e.Engine][e.Test] = e.verdict
	}
	return all
}

// lines are the verdicts as they are kept, in the order of the table.
func (ended verdicts) lines() (lines []ending) {
	for _, s := range scenarios {
		for _, test := range s.tests {
			for _, engine := range allEngines {
				if v, ok := ended[engine][test]; ok {
					lines = append(lines, ending{engine, test, v})
				}
			}
		}
	}
	return lines
}

var allEngines = []string{"chromium", "firefox", "webkit"}

// runBrowsers runs the scenarios in each engine and ends with a table of engines and scenarios.
func runBrowsers(o *command.Options) error {
	list := o.Bool("list", false, "only say what is run")
	only := o.String("only", "", "run the scenarios alone that match this `pattern`")
	root, err := command.Root()
	if err != nil {
		return err
	}
	keep := keepFlags(o.FlagSet, root)
	if err := o.Read(); err != nil {
		return err
	}
	pattern, err := regexp.Compile(*only)
	if err != nil {
		return fmt.Errorf("lab browsers: %w", err)
	}
	var chosen []scenario
	for _, s := range scenarios {
		if pattern.MatchString(s.what) {
			chosen = append(chosen, s)
		}
	}
	if *list || len(chosen) == 0 {
		for _, s := range scenarios {
			fmt.Printf("%s: %s\n", s.what, strings.Join(s.tests, ", "))
		}
		return nil
	}
	engines := o.Args()
	if len(engines) == 0 {
		engines = allEngines
	}
	lines, err := readKept[ending](keep.file)
	if err != nil {
		return err
	}
	ended := verdictsOf(lines)
	if keep.show {
		return keep.print("browsers", func(out io.Writer) error { return printScenarios(out, scenarios, allEngines, ended) })
	}
	for _, engine := range engines {
		fmt.Printf("%s …\n", engine)
		if ended[engine] == nil {
			ended[engine] = map[string]verdict{}
		}
		for _, s := range chosen {
			for _, test := range s.tests {
				delete(ended[engine], test)
			}
		}
		if err := runEngine(root, engine, chosen, func(test string, v verdict) error {
			ended[engine][test] = v
			return writeKept(keep.file, ended.lines())
		}); err != nil {
			return err
		}
	}
	if keep.file == "" {
		return keep.print("browsers", func(out io.Writer) error { return printScenarios(out, chosen, engines, ended) })
	}
	err = keep.print("browsers", func(out io.Writer) error { _ = printScenarios(out, scenarios, allEngines, ended); return nil })
	return errors.Join(err, printScenarios(io.Discard, chosen, engines, ended)) // what this run left out is no fault of it
}

// runEngine runs the tests of scenarios in one engine, and hands on how each ends.
func runEngine(root, engine string, chosen []scenario, take func(test string, v verdict) error) error {
	var tests []string
	for _, s := range chosen {
		tests = append(tests, s.tests...)
	}
	c := exec.Command("go", "test", "-json", "-count=1", "-timeout", "0", "-run", "^("+strings.Join(tests, "|")+")$", "./web/e2e")
	c.Dir, c.Stderr = root, os.Stderr
	c.Env = append(os.Environ(), "WASIT_ENGINE="+engine)
	out, err := c.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	at := stampOf(root)
	err = readVerdicts(out, func(test string, v verdict) error {
		v.stamp = at
		fmt.Printf("%s %s\n", test, v.Action)
		return take(test, v)
	})
	_ = c.Wait() // a test that fails stands in the table
	return err
}

// readVerdicts hands on what "go test -json" says of each test, with what one said that does not hold.
func readVerdicts(out io.Reader, take func(test string, v verdict) error) (failed error) {
	said := map[string]string{}
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
			if e.Test != test {
				continue
			}
			v := verdict{Action: e.Action}
			if e.Action != "pass" {
				v.said = said[test]
			}
			failed = errors.Join(failed, take(test, v))
		}
	}
	return failed
}

// printScenarios writes the table; whatever did not hold is an error.
func printScenarios(out io.Writer, chosen []scenario, engines []string, ended verdicts) error {
	fmt.Fprintf(out, "| | %s |\n|---|%s\n", strings.Join(engines, " | "), strings.Repeat("---|", len(engines)))
	var bad []error
	var missing []string
	var when stamps
	for _, s := range chosen {
		fmt.Fprintf(out, "| %s |", s.what)
		for _, engine := range engines {
			word := "holds"
			for _, test := range s.tests {
				v := ended[engine][test]
				if v.Action != "" {
					when.add(v.stamp)
				}
				switch v.Action {
				case "pass":
				case "skip":
					word = "skipped"
					bad = append(bad, fmt.Errorf("%s, %s skipped:\n%s", engine, test, v.said))
				case "fail":
					word = "FAILS"
					bad = append(bad, fmt.Errorf("%s, %s:\n%s", engine, test, v.said))
				default:
					word = "not run"
					missing = append(missing, engine+" "+test)
				}
			}
			fmt.Fprintf(out, " %s |", word)
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "\n%s.\n", when)
	if len(missing) > 0 {
		bad = append(bad, fmt.Errorf("did not run to their end: %s", strings.Join(missing, ", ")))
	}
	return errors.Join(bad...)
}
