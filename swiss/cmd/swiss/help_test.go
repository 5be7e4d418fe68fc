package main

import (
	"encoding/json"
	"flag"
	"io"
	"strings"
	"testing"
)

// TestHelp: help is asked for in any of the usual ways, comes on the standard output with status 0, and explains every option.
func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}, {"-help"}} {
		out, errs, st := run(t, nil, args...)
		if st != done || errs != "" || !strings.Contains(out, "status: 0 done") {
			t.Errorf("%q: status %d, %q", args, st, errs)
		}
	}
	for _, c := range commands() {
		want, errs, st := run(t, nil, "help", c.name)
		if st != done || errs != "" || !strings.HasPrefix(want, "usage: swiss "+c.name) {
			t.Errorf("help %s: status %d, %q %q", c.name, st, want, errs)
		}
		for _, args := range [][]string{{c.name, "-h"}, {c.name, "--help"}, {c.name, "file", "-round", "x", "--help"}} {
			if out, errs, st := run(t, nil, args...); st != done || errs != "" || out != want {
				t.Errorf("%q: status %d, %q %q", args, st, out, errs)
			}
		}
		for _, line := range strings.Split(want, "\n") {
			if name, found := strings.CutPrefix(line, "  -"); found && !strings.Contains(want, line+"\n    \t") && !strings.Contains(line, "\t") {
				t.Errorf("%s: option -%s is not explained", c.name, name)
			}
		}
		if json := strings.Contains(want, "\n  -json"); json && !strings.Contains(c.more, "-json prints") {
			t.Errorf("%s: the form of -json is not told", c.name)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, args := range [][]string{{"version"}, {"--version"}, {"-version"}} {
		if out, errs, st := run(t, nil, args...); st != done || errs != "" || !strings.HasPrefix(out, "swiss ") || !strings.Contains(out, "go1.") {
			t.Errorf("%q: status %d, %q %q", args, st, out, errs)
		}
	}
}

// TestJSONMistakes: who asks for JSON is told in JSON what stops a command before its first answer.
func TestJSONMistakes(t *testing.T) {
	for args, want := range map[string]string{
		"check -json -nosuch":    `{"error":"swiss check: no option -nosuch; \"swiss help check\" lists all"}`,
		"check -json":            `{"error":"swiss check: a FILE is missing"}`,
		"chek --json x":          `{"error":"swiss: no command \"chek\"; did you mean \"check\"? (swiss help lists all)"}`,
		"pair -json x -round 0":  `{"error":"swiss pair: -round 0: expected a round from 1"}`,
		"check -json no/such/it": `{"file":"no/such/it","error":"`,
	} {
		if out, _, st := run(t, nil, strings.Fields(args)...); st != badInput || !strings.HasPrefix(out, want) || strings.Count(out, "\n") != 1 {
			t.Errorf("%q: status %d, %q", args, st, out)
		}
	}
}

// TestUnknownWords: what is not known is named, with the nearest that is.
func TestUnknownWords(t *testing.T) {
	for _, c := range []struct {
		args string
		want string
	}{
		{"piar x", `swiss: no command "piar"; did you mean "pair"? (swiss help lists all)`},
		{"help standing", `swiss: no command "standing"; did you mean "standings"? (swiss help lists all)`},
		{"frobnicate", `swiss: no command "frobnicate" (swiss help lists all)`},
		{"pair -sytem dutch x", "swiss pair: no option -sytem; did you mean -system?"},
		{"standings -qqqqqqq x", `swiss standings: no option -qqqqqqq; "swiss help standings" lists all`},
		{"pair -round x y", `swiss pair: invalid value "x" for -round: parse error`},
		{"pair -round", "swiss pair: flag needs an argument: -round"},
	} {
		if out, errs, st := run(t, nil, strings.Fields(c.args)...); st != badInput || out != "" || errs != c.want+"\n" {
			t.Errorf("%s: status %d, %q, want %q", c.args, st, errs, c.want)
		}
	}
}

// TestErrorsInJSON: a command that was asked for JSON answers with JSON.
func TestErrorsInJSON(t *testing.T) {
	for _, args := range []string{"pair -json none", "check -json none", "explain -json none", "standings -json none", "explain -json -round 77 " + example,
		"explain -json -pair 1,99 " + example, "standings -json -tiebreaks XYZ " + example} {
		out, errs, st := run(t, nil, strings.Fields(args)...)
		var f failure
		if err := json.Unmarshal([]byte(out), &f); err != nil || st != badInput || f.File == "" || f.Error == "" || errs != "" {
			t.Errorf("%s: status %d, %q %q", args, st, out, errs)
		}
	}
}

func TestCheckJSON(t *testing.T) {
	out, errs, st := run(t, nil, "check", "-json", "-only", "pairings", example)
	if want := `{"file":"` + example + `","system":"dutch-2026","edition":"2026","rounds":2,"differ":0,"differences":[]}` + "\n"; out != want || errs != "" || st != done {
		t.Errorf("status %d, %s%s", st, out, errs)
	}
	out, _, st = run(t, nil, "check", "-json", "-system", "dubov", example)
	var r report
	if err := json.Unmarshal([]byte(out), &r); err != nil || r.Differ == 0 && st == done {
		t.Errorf("status %d, %v: %s", st, err, out)
	}
}

func TestNearest(t *testing.T) {
	for word, want := range map[string]string{"pair": "pair", "par": "pair", "paris": "pair", "chekc": "check", "x": "", "standings!": "standings", "": ""} {
		if got, ok := nearest(word, commandNames()); got != want || ok != (want != "") {
			t.Errorf("nearest to %q is %q, want %q", word, got, want)
		}
	}
	set := flag.NewFlagSet("swiss pair", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Bool("all", false, "")
	if err := optionError(set, set.Parse([]string{"-al"})); !strings.Contains(err.Error(), "-all") {
		t.Error(err)
	}
}
