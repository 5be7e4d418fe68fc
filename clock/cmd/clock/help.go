package main

import (
	"fmt"
	"io"
	"runtime/debug"
	"strings"
)

const usage = `usage: clock replay SCRIPT.jsonl    (- reads the standard input)
        plays scripts of presses and prints the states of the clock as JSON
  clock help replay explains the form; clock --version says which program this is
status: 0 as expected; 1 a state differs; 2 bad input; 3 any other failure. The worst one counts.
`

const replayHelp = `usage: clock replay SCRIPT.jsonl    (- reads the standard input)

A script is one JSON object a line: the time control and the acts, each with its instant in milliseconds, and the states expected at
samples; testdata/golden/clock/README.md has the whole form.
It prints one object a script: {"name":…,"expect":[…]}, the states computed at the same samples. A script that cannot be played is
answered with {"name":…,"error":"clock: FILE:LINE:COLUMN: …"}, and the others are played. Differences and acts that the clock
refuses are told on the standard error.

example: clock replay game.jsonl
         clock replay - < game.jsonl
`

// isHelp reports whether a word asks for help.
func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

// release is the commit of a program that make release has built; other builds know it from their repository.
var release string

// version says which program this is.
func version(w io.Writer) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		fmt.Fprintln(w, "clock (unknown build)")
		return
	}
	parts := []string{"clock", info.Main.Version, info.GoVersion}
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
