package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

const (
	canmateUsage = "canmate [-budget MS] SIDE FEN | -"

	defaultBudget    = 10_000    // milliseconds a position
	canmatePositions = 5_000_000 // about 300 MB, which a terminal can spare
	maxLine          = 1 << 16
)

// runCanmate answers whether SIDE, white or black, can still mate by any series of legal moves. With "-" it reads lines
// "FEN;side" and answers each with a line of its own; a line that cannot be read is answered "error" with the reason, the rest
// go on, and the status is that of bad input.
func runCanmate(args []string, io streams) error {
	set := flag.NewFlagSet("canmate", flag.ContinueOnError)
	ms := set.Int("budget", defaultBudget, "milliseconds for a position")
	if err := parseFlags(set, args); err != nil {
		return err
	}
	if *ms <= 0 {
		return badInput("rules canmate: -budget %d: want milliseconds above 0", *ms)
	}
	budget := time.Duration(*ms) * time.Millisecond
	switch {
	case set.NArg() == 1 && set.Arg(0) == "-":
		return answerLines(io, budget)
	case set.NArg() < 2:
		return badInput("rules canmate: want SIDE and FEN, or -, got %d arguments\n%s", set.NArg(), usage())
	}
	text, err := canMate(strings.Join(set.Args()[1:], " "), set.Arg(0), budget)
	if err != nil {
		return badInput("rules canmate: %w", err)
	}
	_, err = fmt.Fprintln(io.out, text)
	return err
}

func answerLines(io streams, budget time.Duration) error {
	lines := bufio.NewScanner(io.in)
	lines.Buffer(nil, maxLine)
	var bad error
	for number := 1; lines.Scan(); number++ {
		line := lines.Text()
		if number == 1 {
			line = strings.TrimPrefix(line, "\ufeff") // as Windows tools write it
		}
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		text, err := answerLine(line, budget)
		if err != nil {
			text = "error " + err.Error()
			if bad == nil {
				bad = badInput("rules canmate: line %d: %w", number, err)
			}
		}
		if _, err := fmt.Fprintln(io.out, text); err != nil {
			return err
		}
	}
	if err := lines.Err(); err != nil {
		return badInput("rules canmate: standard input: %w", err)
	}
	return bad
}

func answerLine(line string, budget time.Duration) (string, error) {
	fen, side, ok := strings.Cut(line, ";")
	if !ok {
		return "", fmt.Errorf("column %d: want FEN;side", len(line)+1)
	}
	return canMate(strings.TrimSpace(fen), strings.TrimSpace(side), budget)
}

func canMate(fen, side string, budget time.Duration) (string, error) {
	sides := map[string]chess.Color{"white": chess.White, "black": chess.Black}
	color, ok := sides[strings.ToLower(side)]
	if !ok {
		return "", fmt.Errorf("side %q: want white or black", side)
	}
	p, err := parseEither(fen)
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), budget)
	defer cancel()
	return answerText(mate.CanMate(ctx, &p, color, mate.Budget{Positions: canmatePositions})), nil
}

// parseEither reads a FEN of standard chess, or else of Chess960: castling letters KQkq with the king elsewhere can only be
// X-FEN. When neither will do, the reasons are those of standard chess.
func parseEither(fen string) (board.Position, error) {
	p, err := board.ParseFEN(fen)
	if err != nil {
		if p, err := board.ParseChess960(fen); err == nil {
			return p, nil
		}
	}
	return p, err
}

func answerText(a mate.Answer) string {
	switch a.Verdict {
	case mate.Yes:
		text := "yes"
		for _, m := range a.Line {
			text += " " + m.String()
		}
		return text
	case mate.No:
		return "no " + string(a.Proof)
	}
	return "unknown budget" // of time or of positions
}
