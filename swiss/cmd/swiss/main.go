// Command swiss pairs, checks, explains, ranks, rates, converts and generates tournament report files. Events of matches
// (Double-Swiss, teams) may also be one JSON object, see unit.File.
//
// Status: 0 done, 1 no valid pairing or differences found, 2 bad input (file, line, column, what was expected), 3 any
// other failure. Of several files the worst counts, and the rest is done all the same.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
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
	more     string // examples, and the form of -json
	run      func(*session, []string) status
}

// commands are all of them, in the order of an event.
func commands() []command {
	return []command{
		{"generate", "[-system S] [-edition 2026|2017] [-players N] [-rounds R] [-seed S] [-half-byes, -forfeits, … AMOUNT] [-n N -o DIR]",
			"random tournaments, paired by this engine", generateMore, generate},
		{"pair", "[-system S] [-edition 2026|2017] [-round N] [-all] [-json] FILE...", "pairs the next round (or N, or every round from those before it)", pairMore, pair},
		{"check", "[-system S] [-edition 2026|2017] [-only pairings|standings] [-tiebreaks LIST] [-round N] [-json] FILE...",
			"pairs every round again, ranks by the file's tie-breaks, and prints each difference", checkMore, check},
		{"explain", "[-system S] [-edition 2026|2017] [-round N] [-board B] [-pair A,B] [-json] FILE", "why this pairing; why A and B do not meet", explainMore, explain},
		{"standings", "[-rules 2026|2024|2023] [-tiebreaks PTS,DE,BH/C1] [-round N] [-explain TPN] [-lots SEED] [-json] FILE",
			"ranks the players, with every value", standingsMore, standings},
		{"ratings", "[-rate standard|rapid|blitz] [-player TPN] [-json] FILE", "rating changes, performances and title norms", ratingsMore, ratings},
		{"convert", "-to trf16|trf26 [-ascii] FILE", "writes the event in another dialect", convertMore, convert},
	}
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

// main runs a command. Where JSON was asked for, what stops it before its first answer is an object too.
func (s *session) main(args []string) status {
	if !slices.Contains(args, "-json") && !slices.Contains(args, "--json") {
		return s.command(args)
	}
	var said bytes.Buffer
	out := &tally{Writer: s.out}
	asked := &session{out, io.MultiWriter(s.err, &said), s.open}
	st := asked.command(args)
	if st == badInput && out.bytes == 0 {
		asked.line(map[string]string{"error": strings.TrimSpace(said.String())})
	}
	return st
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

func (s *session) command(args []string) status {
	if len(args) == 0 {
		usage(s.err)
		return badInput
	}
	name, rest := args[0], args[1:]
	switch {
	case isHelp(name), name == "help" && len(rest) == 0:
		usage(s.out)
		return done
	case name == "help":
		name, rest = rest[0], []string{"-h"}
	case name == "version" || name == "-version" || name == "--version":
		version(s.out)
		return done
	}
	c, ok := commandOf(name)
	if !ok {
		fmt.Fprintf(s.err, "swiss: %v (swiss help lists all)\n", unknown("command", name, commandNames()))
		return badInput
	}
	if slices.ContainsFunc(rest, isHelp) {
		rest = []string{"-h"}
	}
	return c.run(s, rest)
}
