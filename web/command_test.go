//go:build !js

package main

import (
	"errors"
	"os"
	"strings"
	"testing"
)

// TestCommandLine: help goes out with status 0 wherever it is asked for, and an unknown word is named with the nearest.
func TestCommandLine(t *testing.T) {
	var told strings.Builder
	out = &told
	t.Cleanup(func() { out = os.Stdout })
	for _, tt := range []struct {
		args    string
		told    string // in the message; "" wants none
		unknown bool
	}{
		{"help", "", false}, {"--help", "", false}, {"-h", "", false}, {"--version", "", false},
		{"", "say what to do", true},
		{"bnech", `no command "bnech"; did you mean "bench"?`, true},
		{"quite another word", `no command "quite"`, true},
		{"site -perfix /sub", `web site: no option "-perfix"; did you mean "-prefix"?`, true},
		{"site -quality high", "invalid value", true},
		{"site -quality 12", "want 0 to 11", false},
		{"wasm -pack never", "want on, off or plain", true},
		{"help bnech", `did you mean "bench"?`, true},
		{"house -nosuch", `web house: no option "-nosuch": it has none`, true},
	} {
		err := run(strings.Fields(tt.args))
		if tt.told == "" {
			if err != nil {
				t.Errorf("%q: %v", tt.args, err)
			}
			continue
		}
		if wrong := new(usageError); err == nil || !strings.Contains(err.Error(), tt.told) || errors.As(err, &wrong) != tt.unknown {
			t.Errorf("%q: %v (%T), want %q", tt.args, err, err, tt.told)
		}
	}
	for _, args := range []string{"help site", "site -h", "serve -addr :1 --help", "wasm -help", "house -h", "fuzz -h", "bench -runs 3 -h"} {
		if err := run(strings.Fields(args)); !errors.Is(err, errHelped) {
			t.Errorf("%q: %v, want help alone", args, err)
		}
	}
	for _, want := range []string{"usage: go run ./web COMMAND", "usage: go run ./web bench", "-quality int", "wasit (devel)"} {
		if !strings.Contains(told.String(), want) {
			t.Errorf("the help lacks %q:\n%s", want, told.String())
		}
	}
}
