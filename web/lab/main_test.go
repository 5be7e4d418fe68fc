//go:build !js

package main

import (
	"errors"
	"strings"
	"testing"

	"wasit/web/command"
)

// TestCommandLine: each command has its help, and a wrong option is named.
func TestCommandLine(t *testing.T) {
	p := program()
	var told strings.Builder
	p.Out = &told
	for _, name := range p.Names() {
		if err := p.Run([]string{name, "-h"}); !errors.Is(err, command.ErrHelped) || !strings.Contains(told.String(), "usage: go run ./web/lab "+name) {
			t.Errorf("%s -h: %v", name, err)
		}
	}
	for args, want := range map[string]string{
		"bnech": `did you mean "bench"?`, "house -nosuch": `lab house: no option "-nosuch": it has none`, "bench -runs 0": "want 1 to 99",
		"fuzz -tmie 1m": `did you mean "-time"?`, "site": `no command "site"`,
		"validate": "want -with and a -check or -generate", "validate -part places -show": "want pairings or standings", "validate -with x -check y": "want {file}",
		"validate -with x -check {file} -strata nosuch": "no such stratum", "validate -with x -check {file} -n 0": "want 1 or more",
	} {
		if err := p.Run(strings.Fields(args)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", args, err, want)
		}
	}
}
