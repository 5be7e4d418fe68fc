//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	"wasit/app/lists/alike"
)

// A command is one thing that this program does natively. Its flags are made by [newFlags] and read by [parseFlags].
type command struct {
	name, does string
	run        func(args []string) error
}

func commands() []command {
	return []command{
		{"site", "builds a folder of static files for a host", runSite},
		{"serve", "serves such a folder, or a fresh build, on this computer", runServe},
		{"wasm", "builds the program alone", runWasm},
		{"weigh", "what each package of the program costs to download", runWeigh},
		{"house", "how the house is divided", runHouse},
		{"fuzz", "every parser against random input", runFuzz},
		{"browsers", "what must hold in every engine, and one table: chromium, firefox, webkit, or those that are named", runBrowsers},
		{"deaths", "browsers killed at random in the middle of every kind of act, and one table; engines as above", runDeaths},
		{"bench", "speed and size beside yardsticks and budgets, and one table", runBench},
	}
}

// out is where help goes.
var out io.Writer = os.Stdout

// A usageError is a word that this program does not know: status 2, where all other failures are 1.
type usageError struct{ text string }

func (e *usageError) Error() string { return e.text }

// errHelped ends a command whose help was asked for and is printed.
var errHelped = errors.New("web: help was printed")

// run does what the words of the command line say.
func run(args []string) error {
	if len(args) == 0 {
		return &usageError{"web: say what to do\n" + usage()}
	}
	name, rest := args[0], args[1:]
	if name == "help" && len(rest) > 0 {
		name, rest = rest[0], []string{"-h"}
	}
	switch {
	case isHelp(name), name == "help":
		fmt.Fprint(out, usage())
		return nil
	case name == "version", name == "-version", name == "--version":
		fmt.Fprintln(out, version())
		return nil
	}
	var names []string
	for _, c := range commands() {
		if c.name == name {
			return c.run(rest)
		}
		names = append(names, c.name)
	}
	return &usageError{"web: " + unknown("command", name, names) + "\n" + usage()}
}

func usage() string {
	var b strings.Builder
	b.WriteString("usage: go run ./web COMMAND [options]\n")
	for _, c := range commands() {
		fmt.Fprintf(&b, "  %-8s %s\n", c.name, c.does)
	}
	b.WriteString("  help COMMAND lists its options; --version says which program this is\nstatus: 0 done; 2 an unknown word; 1 any other failure\n")
	return b.String()
}

// version names the commit and the Go that made this program.
func version() string {
	parts := []string{"wasit"}
	if info, ok := debug.ReadBuildInfo(); ok {
		parts = append(parts, info.Main.Version, info.GoVersion)
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" || s.Key == "vcs.time" {
				parts = append(parts, s.Value)
			}
		}
	}
	return strings.Join(parts, " ")
}

func isHelp(word string) bool { return slices.Contains([]string{"-h", "-help", "--help"}, word) }

// newFlags makes the set of options of a command; what it says of mistakes is that of [parseFlags].
func newFlags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

// parseFlags reads the options. Where help is asked for, anywhere, it prints that and returns [errHelped].
func parseFlags(f *flag.FlagSet, args []string) error {
	if slices.ContainsFunc(args, isHelp) {
		does := commands()[slices.IndexFunc(commands(), func(c command) bool { return c.name == f.Name() })].does
		fmt.Fprintf(out, "usage: go run ./web %s [options]\n  %s\n", f.Name(), does)
		f.SetOutput(out)
		f.PrintDefaults()
		return errHelped
	}
	err := f.Parse(args)
	if err == nil {
		return nil
	}
	text := err.Error()
	if word, missing := strings.CutPrefix(text, "flag provided but not defined: -"); missing {
		var known []string
		f.VisitAll(func(o *flag.Flag) { known = append(known, "-"+o.Name) })
		text = unknown("option", "-"+word, known)
	}
	return &usageError{"web " + f.Name() + ": " + text}
}

// unknown says that there is no such word, and which may have been meant: the one that differs least, in at most a third of its letters.
func unknown(what, word string, known []string) string {
	text := fmt.Sprintf("no %s %q", what, word)
	if len(known) == 0 {
		return text + ": it has none"
	}
	const far = 99 // letters: count them all
	best := slices.MinFunc(known, func(a, b string) int { return alike.Distance(word, a, far) - alike.Distance(word, b, far) })
	if most := max(len(best), 6) / 3; alike.Distance(word, best, most) <= most {
		text += fmt.Sprintf("; did you mean %q?", best)
	}
	return text
}
