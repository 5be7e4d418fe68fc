//go:build !js

package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/web/command"
)

// A target is a fuzz test of a package.
type target struct{ pkg, name string }

// A trial is what became of a target: how many inputs were tried, the memory that it took at most, and what broke it, if anything.
type trial struct {
	Package   string `json:"package"`
	Test      string `json:"test"` // or several, with commas, of which only the sum is known
	Inputs    int    `json:"inputs"`
	Megabytes int    `json:"megabytes"`
	Broken    string `json:"broken,omitempty"`
	stamp
}

// goesOn says whether two trials are of one parser, commit and day.
func (t trial) goesOn(u trial) bool {
	return t.Package == u.Package && t.Test == u.Test && t.stamp == u.stamp
}

// add sums two trials of a parser; the later one says whether it is broken.
func (t trial) add(u trial) trial {
	u.Inputs += t.Inputs
	u.Megabytes = max(u.Megabytes, t.Megabytes)
	return u
}

// longestKept is how long an input may be to be kept, in bytes.
const longestKept = 2000

// runFuzz gives every parser and decoder the same time of random input, and ends with a table of what was tried.
func runFuzz(o *command.Options) error {
	each := o.Duration("time", time.Minute, "time for each parser")
	pattern := o.String("fuzz", "^Fuzz", "which fuzz tests, as in go test -list")
	blind := o.Duration("blind", 0, "time for each after that without a look at where inputs lead: many more, made of those that led somewhere")
	corpus := o.Int("corpus", 0, "inputs of each that led somewhere new, put into testdata/fuzz of its package")
	root, err := command.Root()
	if err != nil {
		return err
	}
	keep := keepFlags(o.FlagSet, root)
	workers := o.Int("workers", 0, "processes for each, 0: as many as there are cores")
	if err := o.Read(); err != nil {
		return err
	}
	if *each < time.Second {
		return fmt.Errorf("lab fuzz: %v for each: want a second or more", *each)
	}
	packages := o.Args()
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	trials, err := readKept[trial](keep.file)
	if err != nil {
		return err
	}
	if keep.show {
		return keep.print("fuzz", func(out io.Writer) error { return printTrials(out, trials) })
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
	r := runner{root: root, dir: dir, each: *each, blind: *blind, workers: *workers, corpus: *corpus}
	for i, t := range targets {
		fmt.Printf("%d of %d: %s %s, %v\n", i+1, len(targets), t.pkg, t.name, *each+*blind)
		trials = mergeInto(trials, r.try(t), trial.goesOn, trial.add)
		if err := writeKept(keep.file, trials); err != nil {
			return err
		}
	}
	return keep.print("fuzz", func(out io.Writer) error { return printTrials(out, trials) })
}

// A runner fuzzes targets.
type runner struct {
	root, dir       string // of the module; for binaries and what was found
	each, blind     time.Duration
	workers, corpus int
}

// listTargets asks the packages for their fuzz tests.
func listTargets(root, pattern string, packages []string) ([]target, error) {
	c := exec.Command("go", append([]string{"test", "-list", pattern}, packages...)...)
	c.Dir, c.Stderr = root, os.Stderr
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("lab fuzz: the packages do not build: %w", err)
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
		return nil, fmt.Errorf("lab fuzz: no fuzz test matches %q", pattern)
	}
	return all, nil
}

// try fuzzes one target, guided by where inputs lead and then blindly. An input that breaks it is kept in testdata/fuzz of the package.
func (r runner) try(t target) trial {
	done := trial{Package: t.pkg, Test: t.name, stamp: stampOf(r.root)}
	for _, guided := range []bool{true, false} {
		limit := r.each
		if !guided {
			limit = r.blind
		}
		if limit == 0 {
			continue
		}
		if err := r.fuzz(t, guided, limit, &done); err != nil {
			done.Broken = err.Error()
			return done
		}
	}
	if err := keepInputs(filepath.Join(r.found(t), t.name), filepath.Join(r.folder(t), "testdata", "fuzz", t.name), r.corpus); err != nil {
		done.Broken = err.Error()
	}
	return done
}

func (r runner) folder(t target) string {
	return filepath.Join(r.root, strings.TrimPrefix(t.pkg, "wasit/"))
}

func (r runner) found(t target) string { return filepath.Join(r.dir, t.pkg) }

// fuzz runs a target for a time, in a binary by itself, so that what it takes of memory is not the compiler's. Only a guided one counts
// where inputs lead, which takes most of the time of a fast parser.
func (r runner) fuzz(t target, guided bool, limit time.Duration, done *trial) error {
	binary := filepath.Join(r.dir, strings.ReplaceAll(t.pkg, "/", "_")+".test")
	args := []string{"test", "-c", "-o", binary}
	if guided {
		args = append(args, "-fuzz", "^"+t.name+"$")
	}
	build := exec.Command("go", append(args, t.pkg)...)
	build.Dir = r.root
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%s does not build: %w\n%s", t.pkg, err, out)
	}
	args = []string{"-test.run", "^$", "-test.fuzz", "^" + t.name + "$", "-test.fuzztime", limit.String(), "-test.fuzzcachedir", r.found(t),
		"-test.fuzzminimizetime", "20x"} // to make every long input short would take all the time
	if r.workers > 0 {
		args = append(args, "-test.parallel", strconv.Itoa(r.workers))
	}
	c := exec.Command(binary, args...)
	c.Dir = r.folder(t)
	out, err := c.CombinedOutput()
	done.Inputs += inputs(out)
	done.Megabytes = max(done.Megabytes, megabytes(c.ProcessState))
	if err != nil && !isLate(out) {
		fmt.Printf("%s", out)
		return fmt.Errorf("%s %s: %w", t.pkg, t.name, err)
	}
	return nil
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

// printTrials writes a line for each package with all its trials, and one for all; a parser that was broken in its last trial, or tried no
// input, is an error.
func printTrials(out io.Writer, trials []trial) error {
	sums, tests, bad := map[string]trial{}, map[string][]string{}, []error(nil)
	tried, broken := map[target]int{}, map[target]string{}
	var when stamps
	all := 0
	for _, t := range trials {
		sums[t.Package] = sums[t.Package].add(t)
		for name := range strings.SplitSeq(t.Test, ", ") {
			if !slices.Contains(tests[t.Package], name) {
				tests[t.Package] = append(tests[t.Package], name)
			}
			tried[target{t.Package, name}] += t.Inputs
			broken[target{t.Package, name}] = t.Broken
		}
		when.add(t.stamp)
		all += t.Inputs
	}
	for t, n := range tried {
		switch {
		case broken[t] != "":
			bad = append(bad, errors.New(broken[t]))
		case n == 0:
			bad = append(bad, fmt.Errorf("%s %s tried no input", t.pkg, t.name))
		}
	}
	fmt.Fprintln(out, "| parser | tests | inputs | MB at most |\n|---|---|---|---|")
	for _, pkg := range slices.Sorted(maps.Keys(sums)) {
		fmt.Fprintf(out, "| %s | %s | %d | %d |\n", strings.TrimPrefix(pkg, "wasit/"), strings.Join(tests[pkg], ", "), sums[pkg].Inputs, sums[pkg].Megabytes)
	}
	fmt.Fprintf(out, "\n%d inputs to %d tests, %d broken. %s.\n", all, len(tried), len(bad), when)
	return errors.Join(bad...)
}
