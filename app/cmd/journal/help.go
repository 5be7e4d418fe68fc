package main

import (
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"wasit/app/lists/alike"
)

// The commands of the engines explain themselves in the same way, with the same few functions: swiss/cmd/swiss, rules/cmd/rules.

func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: journal COMMAND [options] FILE…    (- reads standard input)")
	for _, c := range commands() {
		fmt.Fprintf(w, "  journal %s %s\n        %s\n", c.name, c.synopsis, c.about)
	}
	fmt.Fprintln(w, "  journal help COMMAND explains its options; journal --version says which program this is")
	fmt.Fprintln(w, "status: 0 done; 1 the file is damaged, and what could be saved was used; 2 bad input; 3 any other failure")
}

func (s *session) help(name string, set *flag.FlagSet) {
	for _, c := range commands() {
		if c.name != name {
			continue
		}
		fmt.Fprintf(s.out, "usage: journal %s %s\n  %s\n", c.name, c.synopsis, c.about)
		count := 0
		set.VisitAll(func(*flag.Flag) { count++ })
		if count > 0 {
			fmt.Fprintln(s.out, "\noptions:")
			set.SetOutput(s.out)
			set.PrintDefaults()
		}
		fmt.Fprintf(s.out, "\n%s\n", c.more)
	}
}

// release is the commit of a program that make release has built; other builds know it from their repository.
var release string

// version says which program this is.
func version(w io.Writer) {
	if info, ok := debug.ReadBuildInfo(); ok {
		fmt.Fprintln(w, strings.TrimSpace(fmt.Sprintln("journal", info.Main.Version, info.GoVersion, release)))
	}
}

// commandNames are the words that may stand after journal.
func commandNames() []string {
	names := []string{"help", "version"}
	for _, c := range commands() {
		names = append(names, c.name)
	}
	return names
}

// optionError makes the words of the flag package those of this program.
func optionError(set *flag.FlagSet, err error) string {
	word, missing := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !missing {
		return strings.Replace(err.Error(), " for flag -", " for -", 1)
	}
	var known []string
	set.VisitAll(func(f *flag.Flag) { known = append(known, "-"+f.Name) })
	return unknown("option", "-"+word, known)
}

// unknown says that there is no such command or option, and which may have been meant.
func unknown(what, word string, known []string) string {
	text := fmt.Sprintf("no %s %q", what, word)
	if near, ok := nearest(word, known); ok {
		text += fmt.Sprintf("; did you mean %q?", near)
	}
	return text
}

// nearest returns the known word that differs least, unless it differs in more than a third of its letters.
func nearest(word string, known []string) (near string, ok bool) {
	for _, k := range known {
		most := max(len(k), 6) / 3
		if ok {
			most = alike.Distance(word, near, most) - 1
		}
		if alike.Distance(word, k, most) <= most {
			near, ok = k, true
		}
	}
	return near, ok
}
