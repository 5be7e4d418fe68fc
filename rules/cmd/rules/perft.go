package main

import (
	"flag"
	"fmt"
	"strconv"
	"strings"

	"wasit/rules/board"
)

const (
	perftUsage = "perft [-chess960] DEPTH FEN"
	maxDepth   = 20 // far beyond what any machine counts in a day
)

func runPerft(args []string, io streams) error {
	set := flag.NewFlagSet("perft", flag.ContinueOnError)
	chess960 := set.Bool("chess960", false, "read the FEN as a position of Chess960")
	if err := parseFlags(set, args); err != nil {
		return err
	}
	if set.NArg() < 2 {
		return badInput("rules perft: want DEPTH and FEN, got %d arguments\n%s", set.NArg(), usage())
	}
	depth, err := strconv.Atoi(set.Arg(0))
	if err != nil || depth < 0 || depth > maxDepth {
		return badInput("rules perft: DEPTH %q: want a whole number 0 to %d", set.Arg(0), maxDepth)
	}
	parse := board.ParseFEN
	if *chess960 {
		parse = board.ParseChess960
	}
	p, err := parse(strings.Join(set.Args()[1:], " "))
	if err != nil {
		return badInput("rules perft: %w", err)
	}
	return printPerft(&p, depth, io)
}

// printPerft writes a line for each first move, so that two generators can be compared move by move, and the sum last.
func printPerft(p *board.Position, depth int, io streams) error {
	if depth == 0 {
		_, err := fmt.Fprintln(io.out, 1)
		return err
	}
	var list board.MoveList
	var sum uint64
	for _, m := range p.Moves(&list) {
		next := p.After(m)
		nodes := board.Perft(&next, depth-1)
		sum += nodes
		if _, err := fmt.Fprintf(io.out, "%v: %d\n", m, nodes); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(io.out, sum)
	return err
}
