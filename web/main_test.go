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
		if err := p.Run([]string{name, "-h"}); !errors.Is(err, command.ErrHelped) || !strings.Contains(told.String(), "usage: go run ./web "+name) {
			t.Errorf("%s -h: %v", name, err)
		}
	}
	for args, want := range map[string]string{
		"site -perfix /sub": `web site: no option "-perfix"; did you mean "-prefix"?`, "site -quality high": "invalid value",
		"site -quality 12": "want 0 to 11", "wasm -pack never": "want on, off or plain", "bench": `no command "bench"`,
	} {
		if err := p.Run(strings.Fields(args)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", args, err, want)
		}
	}
}
