package command

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCommandLine: help goes out with status 0 wherever it is asked for, and an unknown word is named with the nearest.
func TestCommandLine(t *testing.T) {
	var told strings.Builder
	var loops int
	p := &Program{Path: "./tools/mill", Out: &told, Commands: []Command{
		{"grind", "grinds corn", func(o *Options) error {
			fine := o.Int("fine", 3, "how fine")
			if err := o.Read(); err != nil {
				return err
			}
			loops += *fine * max(1, o.NArg())
			return nil
		}},
		{"house", "tells its parts", func(o *Options) error { return o.Read() }},
	}}
	for _, tt := range []struct {
		args    string
		told    string // in the message; "" wants none
		unknown bool
	}{
		{"help", "", false}, {"--help", "", false}, {"-h", "", false}, {"--version", "", false}, {"version", "", false},
		{"grind", "", false}, {"grind -fine 4 rye oats", "", false},
		{"", "mill: say what to do", true},
		{"girnd", `no command "girnd"; did you mean "grind"?`, true},
		{"quite another word", `no command "quite"`, true},
		{"grind -fien 2", `mill grind: no option "-fien"; did you mean "-fine"?`, true},
		{"grind -fine high", "invalid value", true},
		{"help girnd", `did you mean "grind"?`, true},
		{"house -nosuch", `mill house: no option "-nosuch": it has none`, true},
	} {
		err := p.Run(strings.Fields(tt.args))
		if tt.told == "" {
			if err != nil {
				t.Errorf("%q: %v", tt.args, err)
			}
			continue
		}
		if wrong := new(UsageError); err == nil || !strings.Contains(err.Error(), tt.told) || errors.As(err, &wrong) != tt.unknown {
			t.Errorf("%q: %v (%T), want %q", tt.args, err, err, tt.told)
		}
	}
	if loops != 3+8 {
		t.Errorf("the commands did %d, want 11: help and mistakes do nothing", loops)
	}
	for _, args := range []string{"help grind", "grind -h", "grind -fine :1 --help", "house -help"} {
		if err := p.Run(strings.Fields(args)); !errors.Is(err, ErrHelped) {
			t.Errorf("%q: %v, want help alone", args, err)
		}
	}
	for _, want := range []string{"usage: go run ./tools/mill COMMAND", "usage: go run ./tools/mill grind", "-fine int", "wasit (devel)"} {
		if !strings.Contains(told.String(), want) {
			t.Errorf("the help lacks %q:\n%s", want, told.String())
		}
	}
}

// TestRoot: the module is found from a folder inside it, and outside of one it is said what to do.
func TestRoot(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "web", "command", "command.go")); err != nil {
		t.Error(err)
	}
	t.Chdir(t.TempDir())
	if root, err := Root(); err == nil {
		t.Errorf("outside of a module: %s", root)
	}
}
