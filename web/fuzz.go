//go:build !js

package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"wasit/web/site"
)

// A target is a fuzz test of a package.
type target struct{ pkg, name string }

// A trial is what became of a target: how many inputs were tried, and the input that broke it, if any.
type trial struct {
	target
	inputs int
	err    error
}

// runFuzz gives every parser and decoder the same time of random input, and ends with a table of what was tried.
func runFuzz(args []string) error {
	f := newFlags("fuzz")
	each := f.Duration("time", time.Minute, "time for each parser")
	pattern := f.String("fuzz", "^Fuzz", "which fuzz tests, as in go test -list")
	if err := parseFlags(f, args); err != nil {
		return err
	}
	if *each < time.Second {
		return fmt.Errorf("web fuzz: %v for each: want a second or more", *each)
	}
	packages := f.Args()
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	targets, err := listTargets(root, *pattern, packages)
	if err != nil {
		return err
	}
	var trials []trial
	for i, t := range targets {
		fmt.Printf("%d of %d: %s %s, %v\n", i+1, len(targets), t.pkg, t.name, *each)
		trials = append(trials, t.try(root, *each))
	}
	return printTrials(os.Stdout, trials)
}

// listTargets asks the packages for their fuzz tests.
func listTargets(root, pattern string, packages []string) ([]target, error) {
	c := exec.Command("go", append([]string{"test", "-list", pattern}, packages...)...)
	c.Dir, c.Stderr = root, os.Stderr
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("web fuzz: the packages do not build: %w", err)
	}
	var all, found []target
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		switch {
		case len(f) == 1 && strings.HasPrefix(f[0], "Fuzz"):
			found = append(found, target{name: f[0]})
		case len(f) > 1 && f[0] == "ok": // the package stands below its tests
			for _, t := range found {
				t.pkg = f[1]
				all = append(all, t)
			}
			found = nil
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("web fuzz: no fuzz test matches %q", pattern)
	}
	return all, nil
}

// try fuzzes one target. An input that breaks it is kept by the go command in testdata/fuzz of the package.
func (t target) try(root string, each time.Duration) trial {
	c := exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+t.name+"$", "-fuzztime", each.String(), t.pkg)
	c.Dir = root
	out, err := c.CombinedOutput()
	if err != nil {
		fmt.Printf("%s", out)
		err = fmt.Errorf("%s %s: %w", t.pkg, t.name, err)
	}
	return trial{target: t, inputs: inputs(out), err: err}
}

// inputs reads the last count of "fuzz: elapsed: 3s, execs: 102 (34/sec), new interesting: 1 (total: 8)".
func inputs(out []byte) int {
	count := 0
	lines := bufio.NewScanner(bytes.NewReader(out))
	for lines.Scan() {
		_, behind, ok := strings.Cut(lines.Text(), "execs: ")
		if !ok {
			continue
		}
		number, _, _ := strings.Cut(behind, " ")
		if n, err := strconv.Atoi(number); err == nil {
			count = n
		}
	}
	return count
}

// printTrials writes the table; an input that broke a parser, or a parser that tried none, is an error.
func printTrials(out io.Writer, trials []trial) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "parser\ttest\tinputs\t")
	sum := 0
	var bad []error
	for _, t := range trials {
		verdict := "held"
		switch {
		case t.err != nil:
			verdict = "BROKEN"
			bad = append(bad, t.err)
		case t.inputs == 0:
			verdict = "NOTHING TRIED"
			bad = append(bad, fmt.Errorf("%s %s tried no input", t.pkg, t.name))
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%s\n", strings.TrimPrefix(t.pkg, "wasit/"), t.name, t.inputs, verdict)
		sum += t.inputs
	}
	fmt.Fprintf(w, "all %d\t\t%d\t\n", len(trials), sum)
	return errors.Join(append(bad, w.Flush())...)
}
