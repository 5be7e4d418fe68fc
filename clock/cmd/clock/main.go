// Command clock plays scripts of presses on a chess clock and prints its states.
//
//	clock replay SCRIPT.jsonl    one JSON object a script: {"name":…,"expect":[…]}; "-" reads the standard input
//
// The form of a script is that of testdata/golden/clock/README.md. Status 0: as expected, 1: a state differs (each
// difference is reported), 2: bad input (file, line, column, what was expected; the script is answered with
// {"name":…,"error":…} and the others are played), 3: any other failure. The worst one counts. An act that the clock
// refuses, as a pause of a stopped clock, is reported and changes nothing.
package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

const (
	statusDone      = 0
	statusDifferent = 1
	statusBadInput  = 2
	statusFailed    = 3
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func run(args []string, in io.Reader, out, errs io.Writer) int {
	if answered(args, out) {
		return statusDone
	}
	switch {
	case len(args) == 0:
		fmt.Fprint(errs, usage)
		return statusBadInput
	case args[0] != "replay":
		word, hint := args[0], "clock help lists what there is"
		if word == "help" {
			word = args[1]
		}
		if strings.HasPrefix(word, "re") {
			hint = `did you mean "replay"?`
		}
		fmt.Fprintf(errs, "clock: no command %q; %s\n", word, hint)
		return statusBadInput
	case len(args) != 2:
		fmt.Fprintf(errs, "clock replay: want one file, got %d; clock help replay explains it\n", len(args)-1)
		return statusBadInput
	case args[1] != "-" && strings.HasPrefix(args[1], "-"):
		fmt.Fprintf(errs, "clock replay: no option %s: it has none\n", args[1])
		return statusBadInput
	}
	return replayFile(args[1], in, out, errs)
}

// answered answers what needs no script: help and version.
func answered(args []string, out io.Writer) bool {
	switch {
	case len(args) == 0:
		return false
	case args[0] == "version" || args[0] == "-version" || args[0] == "--version":
		version(out)
	case len(args) == 1 && (args[0] == "help" || isHelp(args[0])):
		fmt.Fprint(out, usage)
	case args[0] == "help" && args[1] == "replay", args[0] == "replay" && slices.ContainsFunc(args, isHelp):
		fmt.Fprint(out, replayHelp)
	default:
		return false
	}
	return true
}

func replayFile(name string, in io.Reader, out, errs io.Writer) int {
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			fmt.Fprintln(errs, "clock:", err)
			return statusBadInput
		}
		defer file.Close()
		in = file
	}
	status, err := replay(name, in, out, errs)
	if err != nil {
		fmt.Fprintln(errs, "clock:", err)
	}
	return status
}
