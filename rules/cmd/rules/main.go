// Command rules asks the Laws of Chess from a terminal.
//
//	rules perft [-chess960] DEPTH FEN             counts the positions DEPTH half-moves away, by first move and together
//	rules canmate [-budget MS] SIDE FEN | -       whether SIDE can still mate by any series of legal moves
//	rules game [-edition E23] [-json] FILE.pgn    result, article, and when each draw became claimable, for each game
//	rules rule [-json] ... KIND | -               what an arbiter rules on an incident; rules rule -help lists the kinds
//
// Status: 0 done, 2 bad input, 3 any other failure.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
)

// A command is one of the questions; run gets the arguments after its name.
type command struct {
	name  string
	usage string // one line, without "rules"
	run   func(args []string, io streams) error
}

func commands() []command {
	return []command{
		{"perft", perftUsage, runPerft},
		{"canmate", canmateUsage, runCanmate},
		{"rule", ruleUsage, runRule},
		{"game", gameUsage, runGame},
	}
}

type streams struct {
	in       io.Reader
	out, err io.Writer
}

// An inputError is the user's mistake: status 2. Everything else that fails is status 3.
type inputError struct{ err error }

func (e *inputError) Error() string { return e.err.Error() }
func (e *inputError) Unwrap() error { return e.err }

func badInput(format string, args ...any) error { return &inputError{fmt.Errorf(format, args...)} }

func main() {
	os.Exit(run(os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr}))
}

func run(args []string, io streams) int {
	out := &tally{Writer: io.out}
	err := dispatch(args, streams{io.in, out, io.err})
	var input *inputError
	var help *helpError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &help):
		help.print(out)
		return 0
	}
	fmt.Fprintln(io.err, err)
	if out.bytes == 0 && (slices.Contains(args, "-json") || slices.Contains(args, "--json")) { // what stops a command is an object too
		_ = json.NewEncoder(out).Encode(map[string]string{"error": err.Error()})
	}
	if errors.As(err, &input) {
		return 2
	}
	return 3
}

// tally counts what is written.
type tally struct {
	io.Writer
	bytes int
}

func (t *tally) Write(p []byte) (int, error) {
	t.bytes += len(p)
	return t.Writer.Write(p)
}

func dispatch(args []string, io streams) error {
	if len(args) == 0 {
		return badInput("rules: want a command\n%s", usage())
	}
	name, rest := args[0], args[1:]
	switch {
	case isHelp(name), name == "help" && len(rest) == 0:
		return &helpError{}
	case name == "help":
		name, rest = rest[0], []string{"-h"}
	case name == "version" || name == "-version" || name == "--version":
		return version(io.out)
	}
	if slices.ContainsFunc(rest, isHelp) {
		rest = []string{"-h"}
	}
	names := []string{"help", "version"}
	for _, c := range commands() {
		if c.name == name {
			return c.run(rest, io)
		}
		names = append(names, c.name)
	}
	return badInput("rules: %s (rules help lists all)", unknown("command", name, names))
}

func usage() string {
	text := "usage:\n"
	for _, c := range commands() {
		text += "  rules " + c.usage + "\n"
	}
	return text
}

// parseFlags reads options before the first argument; a wrong one is the user's mistake, and asking for help is a *helpError.
func parseFlags(set *flag.FlagSet, args []string) error {
	set.SetOutput(io.Discard)
	switch err := set.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return &helpError{set}
	case err != nil:
		return badInput("rules %s: %s", set.Name(), optionError(set, err))
	}
	return nil
}
