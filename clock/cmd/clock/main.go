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
)

const (
	statusDone      = 0
	statusDifferent = 1
	statusBadInput  = 2
	statusFailed    = 3
)

const usage = "usage: clock replay SCRIPT.jsonl    (- reads the standard input)"

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func run(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) != 2 || args[0] != "replay" {
		fmt.Fprintln(errs, usage)
		return statusBadInput
	}
	name := args[1]
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
