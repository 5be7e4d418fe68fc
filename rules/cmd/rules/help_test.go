package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestHelp(t *testing.T) {
	call := func(args ...string) (out, errs string, status int) {
		var o, e bytes.Buffer
		status = run(args, streams{strings.NewReader(""), &o, &e})
		return o.String(), e.String(), status
	}
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}} {
		if out, errs, status := call(args...); status != 0 || errs != "" || !strings.HasPrefix(out, "usage:\n  rules perft") {
			t.Errorf("%q: status %d, %q, %q", args, status, out, errs)
		}
	}
	for _, c := range commands() {
		want, errs, status := call("help", c.name)
		if status != 0 || errs != "" || !strings.HasPrefix(want, "usage: rules "+c.usage+"\n") || manual[c.name] == "" || !strings.HasSuffix(want, strings.TrimSuffix(manual[c.name], "\n")+"\n") {
			t.Errorf("help %s: status %d, %q, %q", c.name, status, want, errs)
		}
		for _, args := range [][]string{{c.name, "-h"}, {c.name, "3", "--help"}} {
			if out, errs, status := call(args...); status != 0 || errs != "" || out != want {
				t.Errorf("%q: status %d, %q, %q", args, status, out, errs)
			}
		}
	}
	if out, errs, status := call("game", "-json", "/no/such/file"); status != 2 || !strings.HasPrefix(out, `{"game":0,"error":"`) || errs == "" {
		t.Errorf("a file that is not there: status %d, %q, %q", status, out, errs)
	}
	if out, _, status := call("rule", "-json", "-nosuch"); status != 2 || out != `{"error":"rules rule: no option \"-nosuch\""}`+"\n" {
		t.Errorf("a wrong option: status %d, %q", status, out)
	}
	if out, _, status := call("--version"); status != 0 || !strings.HasPrefix(out, "rules ") {
		t.Errorf("version: status %d, %q", status, out)
	}
	for args, want := range map[string]string{
		"prft 3 x":          `rules: no command "prft"; did you mean "perft"? (rules help lists all)`,
		"help gme":          `rules: no command "gme"; did you mean "game"? (rules help lists all)`,
		"frobnicate":        `rules: no command "frobnicate" (rules help lists all)`,
		"game -jsn x":       `rules game: no option "-jsn"; did you mean "-json"?`,
		"canmate -budget x": `rules canmate: invalid value "x" for -budget: parse error`,
	} {
		if out, errs, status := call(strings.Fields(args)...); status != 2 || out != "" || errs != want+"\n" {
			t.Errorf("%s: status %d, %q, %q, want %q", args, status, out, errs, want)
		}
	}
}
