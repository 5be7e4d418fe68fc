package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"
)

// The three commands of the engines explain themselves alike. They share no code, because the engines know nothing of each
// other: rules/cmd/rules and clock/cmd/clock have the same few functions.

// isHelp reports whether a word asks for help.
func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

// usage lists the commands.
func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: swiss COMMAND [options] FILE…    (- reads standard input)")
	fmt.Fprintln(w, "  FILE is a tournament report (TRF); pair, check, explain and standings also read a Double-Swiss or an event of teams as JSON")
	for _, c := range commands() {
		fmt.Fprintf(w, "  swiss %s %s\n        %s\n", c.name, c.synopsis, c.about)
	}
	fmt.Fprintln(w, "  swiss help COMMAND explains its options; swiss --version says which program this is")
	fmt.Fprintln(w, "status: 0 done; 1 no valid pairing, or differences found; 2 bad input; 3 any other failure. Of several files the worst counts.")
}

// help explains one command.
func (c command) help(w io.Writer, set *flag.FlagSet) {
	fmt.Fprintf(w, "usage: swiss %s %s\n  %s\n\noptions:\n", c.name, c.synopsis, c.about)
	set.SetOutput(w)
	set.PrintDefaults()
	if c.more != "" {
		fmt.Fprintf(w, "\n%s\n", c.more)
	}
}

// release is the commit of a program that make release has built; other builds know it from their repository.
var release string

// version says which program this is.
func version(w io.Writer) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		fmt.Fprintln(w, "swiss (unknown build)")
		return
	}
	parts := []string{"swiss", info.Main.Version, info.GoVersion}
	if release != "" {
		parts = append(parts, release)
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" || s.Key == "vcs.time" {
			parts = append(parts, s.Value)
		}
	}
	fmt.Fprintln(w, strings.Join(parts, " "))
}

// unknown says that there is no such command or option, and which may have been meant.
func unknown(what, word string, known []string) error {
	text := fmt.Sprintf("no %s %q", what, word)
	if near, ok := nearest(word, known); ok {
		text += fmt.Sprintf("; did you mean %q?", near)
	}
	return errors.New(text)
}

// nearest returns the known word that differs least, unless it differs in more than a third of its letters.
func nearest(word string, known []string) (near string, ok bool) {
	best := 0
	for _, k := range known {
		if d := distance(word, k); !ok && 3*d <= max(len(k), 6) || ok && d < best {
			near, best, ok = k, d, true
		}
	}
	return near, ok
}

// distance counts the letters to be put in, taken out or replaced to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		left := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := left
			if a[i] != b[j] {
				d++
			}
			left = row[j+1]
			row[j+1] = min(d, left+1, row[j]+1)
		}
	}
	return row[len(b)]
}

// optionError makes the words of the flag package those of this program.
func optionError(set *flag.FlagSet, err error) error {
	word, missing := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !missing {
		return errors.New(strings.Replace(err.Error(), " for flag -", " for -", 1))
	}
	var known []string
	set.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
	near, ok := nearest(word, known)
	if !ok {
		return fmt.Errorf("no option -%s; %q lists all", word, strings.Replace(set.Name(), " ", " help ", 1))
	}
	return fmt.Errorf("no option -%s; did you mean -%s?", word, near)
}

// commandOf returns a command by its name.
func commandOf(name string) (command, bool) {
	list := commands()
	i := slices.IndexFunc(list, func(c command) bool { return c.name == name })
	if i < 0 {
		return command{}, false
	}
	return list[i], true
}

// commandNames are the words that may stand after swiss.
func commandNames() []string {
	names := []string{"help", "version"}
	for _, c := range commands() {
		names = append(names, c.name)
	}
	return names
}
