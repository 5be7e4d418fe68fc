// Package acceptance reads the answers to what FIDE asks of a tournament program, and adds up what they cost.
package acceptance

import (
	"fmt"
	"strconv"
	"strings"
)

// Questions is how many questions the commission asks.
const Questions = 225

// A Row is one question with its answer.
type Row struct {
	Question              int
	Demand, Weight, Reply string
	Stop, Risk            bool
	Percent               int
	Shown                 []string // names of tests
}

// Score is what the answers cost together: stops end a verification, and more than 100 per cent fail it.
type Score struct{ Stops, Percent, Risks int }

// Read reads the table of a page in Markdown. The questions stand in order, each once.
func Read(text string) ([]Row, error) {
	var rows []Row
	for line := range strings.Lines(text) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		n, err := strconv.Atoi(strings.TrimSpace(cells[0]))
		if err != nil || !strings.HasPrefix(line, "| ") {
			continue
		}
		if len(cells) != 6 || n != len(rows)+1 {
			return nil, fmt.Errorf("acceptance: question %d behind %d, with %d cells; want 6", n, len(rows), len(cells))
		}
		r := Row{Question: n, Demand: cells[1], Weight: cells[2], Reply: cells[3]}
		switch cost := cells[4]; cost {
		case "stop":
			r.Stop = true
		case "risk":
			r.Risk = true
		default:
			if r.Percent, err = strconv.Atoi(cost); err != nil || r.Percent < 0 {
				return nil, fmt.Errorf("acceptance: question %d costs %q; want stop, risk or a number", n, cost)
			}
		}
		for i, name := range strings.Split(cells[5], "`") {
			if i%2 == 1 {
				r.Shown = append(r.Shown, name)
			}
		}
		rows = append(rows, r)
	}
	if len(rows) != Questions {
		return nil, fmt.Errorf("acceptance: %d questions; want %d", len(rows), Questions)
	}
	return rows, nil
}

// Sum adds up what rows cost.
func Sum(rows []Row) (s Score) {
	for _, r := range rows {
		s.Percent += r.Percent
		if r.Stop {
			s.Stops++
		}
		if r.Risk {
			s.Risks++
		}
	}
	return s
}

// String says the sum, and what it means.
func (s Score) String() string {
	verdict := "passes, if no risk counts"
	if s.Stops > 0 || s.Percent > 100 {
		verdict = "does not pass"
	}
	return fmt.Sprintf("%d stops, %d %%, %d risks: %s", s.Stops, s.Percent, s.Risks, verdict)
}
