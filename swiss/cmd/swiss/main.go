// Command swiss pairs, checks, explains, ranks, converts and generates tournament report files. Events of matches
// (Double-Swiss, teams) may also be one JSON object, see unit.File.
//
// Status: 0 done, 1 no valid pairing or differences found, 2 bad input (file, line, column, what was expected), 3 any
// other failure. Of several files the worst counts, and the rest is done all the same.
package main

import (
	"fmt"
	"io"
	"os"
	"slices"

	"wasit/swiss"
)

// status is what the process answers.
type status int

const (
	done status = iota
	differs
	badInput
	failed
)

// session is where a command reads and writes.
type session struct {
	out, err io.Writer
	open     func(name string) (io.ReadCloser, error)
}

// command is one subcommand.
type command struct {
	name     string
	synopsis string
	about    string
	run      func(*session, []string) status
}

var commands = []command{
	{"pair", "[-system S] [-edition 2026|2017] [-round N] [-all] [-json] FILE...", "pairs the next round (or N, or every round from those before it)", pair},
	{"check", "[-system S] [-edition 2026|2017] FILE...", "pairs every round again and prints each difference", check},
	{"explain", "[-system S] [-edition 2026|2017] [-round N] [-board B] [-pair A,B] [-json] FILE", "why this pairing; why A and B do not meet", explain},
	{"generate", "[-system S] [-edition 2026|2017] [-players N] [-rounds R] [-seed S] [-draws, -forfeits, -byes … in 1000] [-baku]", "a random tournament, paired by this engine", generate},
	{"standings", "[-rules 2026|2024|2023] [-tiebreaks PTS,DE,BH/C1] [-round N] [-explain TPN] [-lots SEED] [-json] FILE", "ranks the players, with every value", standings},
	{"convert", "-to trf16|trf26 [-ascii] FILE", "writes the event in another dialect", convert},
}

func main() {
	s := &session{out: os.Stdout, err: os.Stderr, open: func(name string) (io.ReadCloser, error) {
		if name == "-" {
			return io.NopCloser(os.Stdin), nil
		}
		return os.Open(name)
	}}
	os.Exit(int(s.main(os.Args[1:])))
}

func (s *session) main(args []string) status {
	if len(args) > 0 {
		for _, c := range commands {
			if c.name == args[0] {
				st := c.run(s, args[1:])
				if slices.ContainsFunc(args[1:], func(a string) bool { return a == "-h" || a == "-help" || a == "--help" }) {
					return done // the flags were explained, as asked for
				}
				return st
			}
		}
	}
	if len(args) == 1 && (args[0] == "help" || args[0] == "-h" || args[0] == "--help") {
		usage(s.out)
		return done
	}
	usage(s.err)
	return badInput
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: swiss COMMAND [options] FILE…    (- reads standard input)")
	fmt.Fprintln(w, "  FILE is a tournament report (TRF); pair, check, explain and standings also read a Double-Swiss or an event of teams as JSON")
	fmt.Fprintf(w, "  -limit N allows up to N players, %d at most; without it %d are allowed\n", swiss.MaxTPN, swiss.MaxPlayers)
	for _, c := range commands {
		fmt.Fprintf(w, "  swiss %s %s\n        %s\n", c.name, c.synopsis, c.about)
	}
}
