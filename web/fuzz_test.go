//go:build !js

package main

import (
	"errors"
	"strings"
	"testing"
)

func TestInputs(t *testing.T) {
	out := "fuzz: elapsed: 0s, gathering baseline coverage: 0/8 completed\nfuzz: elapsed: 3s, execs: 102 (34/sec), new interesting: 1 (total: 8)\n" +
		"fuzz: elapsed: 4s, execs: 250 (31/sec), new interesting: 1 (total: 8)\nPASS\n"
	if n := inputs([]byte(out)); n != 250 {
		t.Errorf("%d inputs, want 250", n)
	}
}

func TestPrintTrials(t *testing.T) {
	var out strings.Builder
	err := printTrials(&out, []trial{
		{target{"wasit/swiss/trf", "FuzzRead"}, 1200, nil},
		{target{"wasit/rules/board", "FuzzFEN"}, 7, errors.New("FuzzFEN broke")},
		{target{"wasit/clock", "FuzzParse"}, 0, nil},
	})
	if err == nil || !strings.Contains(err.Error(), "FuzzFEN broke") || !strings.Contains(err.Error(), "FuzzParse tried no input") {
		t.Errorf("the error names %v", err)
	}
	for _, want := range []string{"swiss/trf    FuzzRead   1200    held", "BROKEN", "NOTHING TRIED", "all 3                   1207"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}
