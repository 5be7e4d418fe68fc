//go:build !js

package main

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A verdict of a class of differences: who is wrong.
const (
	verdictOwn     = "own"
	verdictOther   = "other's"
	verdictReading = "reading" // the article can be read either way
	verdictDialect = "dialect" // the file says something that the other program does not take
)

// A difference class is given by a person, who has read the article beside both answers.
type differenceClass struct {
	Class   string `json:"class"`
	Verdict string `json:"verdict"`
	Article string `json:"article"`
	Words   string `json:"words"`
}

// print writes a table for each program and part, the classes of differences below it. What is not classed, and what is our own
// fault, is an error.
func (v *validation) print(out io.Writer) error {
	classes, err := readKept[differenceClass](filepath.Join(v.folder, "classes.json"))
	if err != nil {
		return err
	}
	var with [][2]string
	for _, r := range v.runs {
		if key := [2]string{r.With, r.Part}; !slices.Contains(with, key) {
			with = append(with, key)
		}
	}
	for _, key := range with {
		printRuns(out, key[0], key[1], v.runs)
	}
	return v.printClasses(out, classes)
}

// printRuns writes the table of one program and part.
func printRuns(out io.Writer, with, part string, runs []trialRun) {
	fmt.Fprintf(out, "| %s with %s | our tournaments · rounds · differ · refused | theirs, checked by us |\n", part, with)
	fmt.Fprint(out, "|---|---|---|\n")
	var when stamps
	var programs []string
	sum := map[string]trialRun{} // stratum and way
	total := map[string]trialRun{}
	for _, r := range runs {
		if r.With != with || r.Part != part {
			continue
		}
		sum[r.Stratum+"\x00"+r.Way] = sum[r.Stratum+"\x00"+r.Way].add(r)
		total[r.Way] = total[r.Way].add(r)
		when.add(r.stamp)
		if !slices.Contains(programs, r.Programs) {
			programs = append(programs, r.Programs)
		}
	}
	cell := func(r trialRun) string {
		if r.Tournaments == 0 {
			return "–"
		}
		return fmt.Sprintf("%d · %d · %d · %d", r.Tournaments, r.Rounds, r.Differ, r.Refused)
	}
	for _, s := range strataOf(part) {
		ours, theirs := sum[s.name+"\x00ours"], sum[s.name+"\x00theirs"]
		if ours.Tournaments+theirs.Tournaments > 0 {
			fmt.Fprintf(out, "| %s | %s | %s |\n", s.name, cell(ours), cell(theirs))
		}
	}
	fmt.Fprintf(out, "| **all** | **%s** | **%s** |\n\n", cell(total["ours"]), cell(total["theirs"]))
	fmt.Fprintf(out, "%s. Programs: %s.\n\n", when, strings.Join(programs, "; "))
}

// printClasses writes each class of differences with its smallest tournament.
func (v *validation) printClasses(out io.Writer, classes []differenceClass) error {
	switch {
	case len(v.runs) == 0:
		fmt.Fprintln(out, "Nothing is compared yet.")
		return nil
	case len(v.found) == 0:
		fmt.Fprintln(out, "No tournament differs.")
		return nil
	}
	fmt.Fprint(out, "| differences | verdict | article | tournaments | the smallest |\n|---|---|---|---|---|\n")
	var errs []error
	for _, c := range append(slices.Clone(classes), differenceClass{Words: "not classed yet", Verdict: "?"}) {
		var of []discrepancy
		for _, d := range v.found {
			if d.Class == c.Class {
				of = append(of, d)
			}
		}
		if len(of) == 0 {
			continue
		}
		small := slices.MinFunc(of, func(a, b discrepancy) int {
			return cmp.Or(cmp.Compare(a.Players, b.Players), cmp.Compare(a.Seed, b.Seed))
		})
		fmt.Fprintf(out, "| %s | %s | %s | %d | [seed %d, %d players](differences/%s) |\n",
			c.Words, c.Verdict, c.Article, len(of), small.Seed, small.Players, small.File)
		switch c.Verdict {
		case verdictOther, verdictReading, verdictDialect:
		case verdictOwn:
			errs = append(errs, fmt.Errorf("lab validate: %d tournaments differ by a fault of ours: %s", len(of), c.Words))
		default:
			errs = append(errs,
				fmt.Errorf("lab validate: %d tournaments differ and have no class in differences.json", len(of)))
		}
	}
	return errors.Join(errs...)
}

// hashes says which programs ran: the beginnings of the sums of the files that their commands name.
func hashes(swiss string, check, generate []string) (string, error) {
	text := []string{}
	for _, p := range []struct {
		name  string
		words []string
	}{{"swiss", []string{swiss}}, {"checker", check}, {"generator", generate}} {
		sum := sha256.New()
		for i, word := range p.words {
			path, err := exec.LookPath(word)
			if i > 0 {
				path = word // a script, which the first word runs
			} else if err != nil {
				return "", fmt.Errorf("lab validate: %w", err)
			}
			if data, err := os.ReadFile(path); err == nil {
				sum.Write(data)
			} else if i == 0 {
				return "", fmt.Errorf("lab validate: %w", err)
			}
		}
		if len(p.words) > 0 {
			text = append(text, fmt.Sprintf("%s %x", p.name, sum.Sum(nil)[:6]))
		}
	}
	return strings.Join(text, ", "), nil
}

// playerLines are the 001 records of a report; lines may end with CR alone.
func playerLines(file string) (lines []string) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	for _, line := range strings.FieldsFunc(string(data), func(c rune) bool { return c == '\n' || c == '\r' }) {
		if strings.HasPrefix(line, "001 ") {
			lines = append(lines, strings.TrimRight(line, " "))
		}
	}
	return lines
}

func playersIn(file string) int { return len(playerLines(file)) }

// roundsIn counts the rounds that the players of a report have, each ten columns wide after the ninetieth.
func roundsIn(file string) (n int) {
	for _, line := range playerLines(file) {
		n = max(n, (len(line)-89+9)/10)
	}
	return n
}

// shortened cuts a text after a line.
func shortened(text string, most int) string {
	if len(text) <= most {
		return text
	}
	if i := strings.LastIndexByte(text[:most], '\n'); i > 0 {
		most = i
	}
	return text[:most] + "\n…"
}
