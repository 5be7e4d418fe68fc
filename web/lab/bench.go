//go:build !js

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"wasit/web/command"
	"wasit/web/figures"
)

// engines are the packages that are also measured as WebAssembly, under Node.
var engines = []string{"./swiss/dutch", "./swiss/swisstest", "./swiss/tiebreak", "./rules/board", "./rules/endgame", "./rules/mate", "./rules/notation", "./clock"}

// inBrowser stands before the figures of the engines as WebAssembly, which may take three times as long as native.
const inBrowser = "wasm/"

// runBench runs the benchmarks several times and ends with one table; with -base the benchmarks of another commit run in turn with
// them, on the same machine in the same sitting.
func runBench(o *command.Options) error {
	runs := o.Int("runs", 5, "how often everything is measured; the table gives medians")
	pattern := o.String("bench", ".", "which benchmarks, as in go test -bench")
	base := o.String("base", "", "commit to compare with")
	if err := o.Read(); err != nil {
		return err
	}
	if *runs < 1 || *runs > 99 {
		return fmt.Errorf("lab bench: %d runs: want 1 to 99", *runs)
	}
	packages := o.Args()
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	root, err := command.Root()
	if err != nil {
		return err
	}
	now := figures.Set{}
	trees := []tree{{dir: root, set: now}}
	before := figures.Set{}
	if *base != "" {
		dir := filepath.Join(root, command.Scratch, "base")
		if err := checkOut(root, dir, *base); err != nil {
			return err
		}
		trees = append(trees, tree{dir: dir, set: before})
	}
	for run := range *runs {
		for _, t := range trees {
			fmt.Printf("run %d of %d in %s\n", run+1, *runs, t.dir)
			if err := t.measure(*pattern, packages); err != nil {
				return err
			}
		}
	}
	now.HoldAgainst(inBrowser, 3)
	if err := now.Print(os.Stdout); err != nil || *base == "" {
		return err
	}
	fmt.Printf("\n%s and now:\n", *base)
	return figures.Compare(os.Stdout, before, now)
}

// A tree is a copy of the sources that is measured.
type tree struct {
	dir string
	set figures.Set
}

// checkOut lays another commit beside the sources.
func checkOut(root, dir, commit string) error {
	git := func(args ...string) error {
		c := exec.Command("git", append([]string{"-C", root}, args...)...)
		c.Stderr = os.Stderr
		return c.Run()
	}
	if _, err := os.Stat(dir); err == nil {
		if err := git("worktree", "remove", "--force", dir); err != nil {
			return fmt.Errorf("lab bench: the copy in %s cannot be removed: %w", dir, err)
		}
	}
	if err := git("worktree", "add", "--quiet", "--detach", dir, commit); err != nil {
		return fmt.Errorf("lab bench: commit %q cannot be laid out: %w", commit, err)
	}
	return nil
}

// measure runs the benchmarks of a tree once: natively and in the browser, then the engines as WebAssembly.
func (t tree) measure(pattern string, packages []string) error {
	wasm := filepath.Join(t.dir, command.Scratch, "app.wasm")
	if err := t.goTool(nil, io.Discard, "run", "./web", "wasm", "-out", wasm); err != nil {
		return err
	}
	test := []string{"test", "-timeout", "2h", "-run", "^$", "-bench", pattern, "-benchmem"}
	if err := t.read("", []string{"WASIT_WASM=" + wasm}, append(test, packages...)...); err != nil {
		return err
	}
	node, err := exec.LookPath("node")
	if err != nil || len(packages) != 1 || packages[0] != "./..." {
		return nil // without Node the engines are measured natively alone
	}
	var goroot strings.Builder
	if err := t.goTool(nil, &goroot, "env", "GOROOT"); err != nil {
		return err
	}
	with := filepath.Join(strings.TrimSpace(goroot.String()), "lib", "wasm", "go_js_wasm_exec")
	fmt.Println("the engines as WebAssembly:", node)
	there := slices.DeleteFunc(slices.Clone(engines), func(pkg string) bool { // another commit may not have them all
		_, err := os.Stat(filepath.Join(t.dir, pkg))
		return err != nil
	})
	return t.read(inBrowser, []string{"GOOS=js", "GOARCH=wasm"}, append(append(test, "-exec", with), there...)...)
}

// read runs go test and takes its figures into the set, their names after a prefix.
func (t tree) read(prefix string, env []string, args ...string) error {
	in, out := io.Pipe()
	done := make(chan error, 1)
	go func() {
		err := t.goTool(env, out, args...)
		done <- errors.Join(err, out.Close())
	}()
	return errors.Join(t.set.Read(in, prefix, os.Stdout), <-done)
}

func (t tree) goTool(env []string, out io.Writer, args ...string) error {
	c := exec.Command("go", args...)
	c.Dir, c.Stdout, c.Stderr = t.dir, out, os.Stderr
	c.Env = append(os.Environ(), env...)
	return c.Run()
}
