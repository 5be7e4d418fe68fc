//go:build !js

package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"wasit/web/site"
)

// A target is a fuzz test of a package.
type target struct{ pkg, name string }

// A trial is what became of a target: how many inputs were tried, the memory that it took at most, and what broke it, if anything.
type trial struct {
	target
	inputs    int
	megabytes int
	err       error
}

// longestKept is how long an input may be to be kept, in bytes.
const longestKept = 2000

// runFuzz gives every parser and decoder the same time of random input, and ends with a table of what was tried.
func runFuzz(args []string) error {
	f := newFlags("fuzz")
	each := f.Duration("time", time.Minute, "time for each parser")
	pattern := f.String("fuzz", "^Fuzz", "which fuzz tests, as in go test -list")
	keep := f.Int("keep", 0, "inputs of each that led somewhere new, kept in testdata/fuzz of its package")
	workers := f.Int("workers", 0, "processes for each, 0: as many as there are cores")
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
	dir, err := os.MkdirTemp("", "wasit-fuzz")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	r := runner{root: root, dir: dir, each: *each, workers: *workers, keep: *keep}
	var trials []trial
	for i, t := range targets {
		fmt.Printf("%d of %d: %s %s, %v\n", i+1, len(targets), t.pkg, t.name, *each)
		trials = append(trials, r.try(t))
	}
	return printTrials(os.Stdout, trials)
}

// A runner fuzzes targets.
type runner struct {
	root, dir     string // of the module; for binaries and what was found
	each          time.Duration
	workers, keep int
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

// try fuzzes one target: its binary by itself, so that what it takes of memory is not the compiler's. An input that breaks it is kept
// in testdata/fuzz of the package.
func (r runner) try(t target) trial {
	done := trial{target: t}
	binary := filepath.Join(r.dir, strings.ReplaceAll(t.pkg, "/", "_")+".test")
	build := exec.Command("go", "test", "-c", "-fuzz", "^"+t.name+"$", "-o", binary, t.pkg)
	build.Dir = r.root
	if out, err := build.CombinedOutput(); err != nil {
		done.err = fmt.Errorf("%s does not build: %w\n%s", t.pkg, err, out)
		return done
	}
	found := filepath.Join(r.dir, t.pkg)
	args := []string{"-test.run", "^$", "-test.fuzz", "^" + t.name + "$", "-test.fuzztime", r.each.String(), "-test.fuzzcachedir", found,
		"-test.fuzzminimizetime", "20x"} // to make every long input short would take all the time
	if r.workers > 0 {
		args = append(args, "-test.parallel", strconv.Itoa(r.workers))
	}
	c := exec.Command(binary, args...)
	c.Dir = filepath.Join(r.root, strings.TrimPrefix(t.pkg, "wasit/"))
	out, err := c.CombinedOutput()
	done.inputs, done.megabytes = inputs(out), megabytes(c.ProcessState)
	if err != nil && !isLate(out) {
		fmt.Printf("%s", out)
		done.err = fmt.Errorf("%s %s: %w", t.pkg, t.name, err)
		return done
	}
	done.err = keepInputs(filepath.Join(found, t.name), filepath.Join(c.Dir, "testdata", "fuzz", t.name), r.keep)
	return done
}

// isLate reports an end that the go command takes for a failure: the time was over while a worker had an input in hand. No input broke
// anything then.
func isLate(out []byte) bool {
	return bytes.Contains(out, []byte("context deadline exceeded")) && !bytes.Contains(out, []byte("Failing input")) && !bytes.Contains(out, []byte("panic"))
}

// keepInputs copies short inputs that led somewhere new to where every later test tries them again.
func keepInputs(from, to string, most int) error {
	entries, err := os.ReadDir(from)
	if most == 0 || errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	texts := map[string][]byte{}
	var names []string
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(from, e.Name()))
		if err != nil {
			return err
		}
		if len(text) <= longestKept {
			texts[e.Name()], names = text, append(names, e.Name())
		}
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(cmp.Compare(len(texts[a]), len(texts[b])), cmp.Compare(a, b)) })
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	for i := range min(most, len(names)) { // spread over all lengths: the shortest alone say little
		name := names[i*len(names)/min(most, len(names))]
		if err := os.WriteFile(filepath.Join(to, name), texts[name], 0o644); err != nil {
			return err
		}
	}
	return nil
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
	fmt.Fprintln(w, "parser\ttest\tinputs\tMB\t")
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
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%s\n", strings.TrimPrefix(t.pkg, "wasit/"), t.name, t.inputs, t.megabytes, verdict)
		sum += t.inputs
	}
	fmt.Fprintf(w, "all %d\t\t%d\t\t\n", len(trials), sum)
	return errors.Join(append(bad, w.Flush())...)
}
