package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestHelp(t *testing.T) {
	for _, c := range []struct {
		args   string
		status int
		out    string // begins the standard output
		errs   string // is all of the standard error
	}{
		{"help", statusDone, "usage: clock replay", ""}, {"-h", statusDone, "usage: clock replay", ""}, {"--help", statusDone, "usage: clock replay", ""},
		{"help replay", statusDone, replayHelp, ""}, {"replay -h", statusDone, replayHelp, ""}, {"replay file --help", statusDone, replayHelp, ""},
		{"--version", statusDone, "clock ", ""}, {"version", statusDone, "clock ", ""},
		{"", statusBadInput, "", usage},
		{"relpay x", statusBadInput, "", "clock: no command \"relpay\"; did you mean \"replay\"?\n"},
		{"help what", statusBadInput, "", "clock: no command \"what\"; clock help lists what there is\n"},
		{"replay", statusBadInput, "", "clock replay: want one file, got 0; clock help replay explains it\n"},
		{"replay -json", statusBadInput, "", "clock replay: no option -json: it has none\n"},
	} {
		var out, errs bytes.Buffer
		status := run(strings.Fields(c.args), strings.NewReader(""), &out, &errs)
		if status != c.status || !strings.HasPrefix(out.String(), c.out) || errs.String() != c.errs || c.out == "" && out.Len() > 0 {
			t.Errorf("clock %s: status %d, %q, %q", c.args, status, out.String(), errs.String())
		}
	}
}
