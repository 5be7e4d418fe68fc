//go:build !js

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"wasit/web/command"
)

// A toll is what a kind of act came to in an engine: a line of TestDeaths in web/e2e, or the sum of many.
type toll struct {
	Engine       string `json:"engine"`
	Kind         string `json:"kind"`
	Deaths       int    `json:"deaths"`
	Images       int    `json:"images"` // copies of the profile, taken while it was written to
	Acknowledged int    `json:"acknowledged"`
	Lost         int    `json:"lost"`
	Each         int64  `json:"each"`  // milliseconds that a death took
	Usual        int64  `json:"usual"` // of a start in peace
	After        int64  `json:"after"` // and after a kill
	stamp
}

// runDeaths has browsers killed in each engine and ends with a table of kinds and engines, and one line of them all.
func runDeaths(o *command.Options) error {
	most := o.String("n", "full", "deaths of each kind: a `number`, a time such as 150s for as many as happen in it, or full (1000 in Chromium, 200 elsewhere)")
	kinds := o.String("kinds", "", "the kinds of acts, a `pattern`; one kill is a death of each")
	root, err := command.Root()
	if err != nil {
		return err
	}
	keep := keepFlags(o.FlagSet, root)
	if err := o.Read(); err != nil {
		return err
	}
	tolls, err := readKept[toll](keep.file)
	if err != nil {
		return err
	}
	engines := o.Args()
	if len(engines) == 0 {
		engines = allEngines
	}
	var failed error
	if keep.show {
		engines = nil
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	for _, engine := range engines {
		failed = errors.Join(failed, killBrowsers(ctx, root, engine, *kinds, *most, func(next toll) error {
			tolls = mergeInto(tolls, next, toll.goesOn, toll.add)
			return writeKept(keep.file, tolls)
		}))
		if ctx.Err() != nil {
			break
		}
	}
	return errors.Join(keep.print("deaths", func(out io.Writer) error { return printTolls(out, tolls) }), failed)
}

// killBrowsers runs the test in one engine, in a binary by itself, so that a signal ends it with its browsers. It hands on what each
// life comes to. A profile lies in memory where the machine has a place for that: a kill leaves to the system what was written, on a
// disk or not.
func killBrowsers(ctx context.Context, root, engine, kinds, most string, take func(toll) error) error {
	dir, err := os.MkdirTemp("/dev/shm", "wasit-deaths-")
	if err != nil {
		dir, err = os.MkdirTemp("", "wasit-deaths-")
	}
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "e2e.test")
	build := exec.CommandContext(ctx, "go", "test", "-c", "-o", binary, "./web/e2e")
	build.Dir = root
	if said, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("the browser tests do not build: %w\n%s", err, said)
	}
	c := exec.CommandContext(ctx, binary, "-test.v", "-test.timeout", "0", "-test.run", "^TestDeaths$")
	c.Cancel = func() error { return c.Process.Signal(syscall.SIGTERM) }
	c.Dir, c.Stderr = filepath.Join(root, "web", "e2e"), os.Stderr
	c.Env = append(os.Environ(), "WASIT_ENGINE="+engine, "WASIT_DEATHS="+most, "WASIT_KINDS="+kinds, "TMPDIR="+dir)
	out, err := c.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	at := stampOf(root)
	said, err := readTolls(out, func(t toll) error {
		t.stamp = at
		return take(t)
	})
	if ended := c.Wait(); ended != nil && ctx.Err() == nil {
		err = errors.Join(err, fmt.Errorf("%s: %w\n%s", engine, ended, said))
	}
	return err
}

// readTolls hands on the lines of the kinds out of what a test says, and gives the rest.
func readTolls(out io.Reader, take func(toll) error) (rest string, failed error) {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	var others strings.Builder
	for lines.Scan() {
		text, ok := strings.CutPrefix(lines.Text(), "deaths: ")
		var t toll
		if ok && json.Unmarshal([]byte(text), &t) == nil {
			failed = errors.Join(failed, take(t))
			continue
		}
		if !strings.HasPrefix(lines.Text(), "=== ") {
			others.WriteString(lines.Text() + "\n")
		}
	}
	return others.String(), failed
}

// goesOn says whether two tolls are of one kind, engine, commit and day.
func (t toll) goesOn(u toll) bool {
	return t.Kind == u.Kind && t.Engine == u.Engine && t.stamp == u.stamp
}

// add sums two tolls; times are means, weighed by deaths.
func (t toll) add(u toll) toll {
	mean := func(a, b int64) int64 {
		return (a*int64(t.Deaths) + b*int64(u.Deaths)) / int64(max(t.Deaths+u.Deaths, 1))
	}
	t.Each, t.Usual, t.After = mean(t.Each, u.Each), mean(t.Usual, u.Usual), mean(t.After, u.After)
	t.Deaths += u.Deaths
	t.Images += u.Images
	t.Acknowledged += u.Acknowledged
	t.Lost += u.Lost
	return t
}

// enough is how many deaths make a mean of starts worth a verdict.
const enough = 20

// printTolls writes a line for each kind, with what it came to in each engine, and one for all. A lost act, and starts after a kill that
// take twice the usual time, are errors.
func printTolls(out io.Writer, tolls []toll) error {
	var all toll
	sums, ofEngine := map[[2]string]toll{}, map[string]toll{}
	var kinds, engines []string
	var when stamps
	for _, t := range tolls {
		key := [2]string{t.Kind, t.Engine}
		sums[key], ofEngine[t.Engine], all = sums[key].add(t), ofEngine[t.Engine].add(t), all.add(t)
		kinds, engines = append(kinds, t.Kind), append(engines, t.Engine)
		when.add(t.stamp)
	}
	slices.Sort(kinds)
	slices.Sort(engines)
	kinds, engines = slices.Compact(kinds), slices.Compact(engines)
	fmt.Fprintf(out, "| deaths · acknowledged · lost | %s |\n|---|%s\n", strings.Join(engines, " | "), strings.Repeat("---|", len(engines)))
	var bad []error
	for _, kind := range kinds {
		fmt.Fprintf(out, "| %s |", kind)
		for _, engine := range engines {
			t := sums[[2]string{kind, engine}]
			fmt.Fprintf(out, " %d · %d · %d |", t.Deaths, t.Acknowledged, t.Lost)
			bad = append(bad, t.fault(engine+", "+kind))
		}
		fmt.Fprintln(out)
	}
	fmt.Fprint(out, "| a start after a kill, in usual starts |")
	for _, engine := range engines {
		fmt.Fprintf(out, " %.1f |", ofEngine[engine].slower())
	}
	fmt.Fprintf(out, "\n\n%d deaths, %d acknowledged, %d lost; %d images opened; %.1f s a death. %s.\n", all.Deaths, all.Acknowledged, all.Lost, all.Images, float64(all.Each)/1000, when)
	return errors.Join(bad...)
}

// slower is how many usual starts a start after a kill takes.
func (t toll) slower() float64 { return float64(t.After) / float64(max(t.Usual, 1)) }

// fault is what may not be, nil for none.
func (t toll) fault(of string) error {
	var lost, slow error
	if t.Lost > 0 {
		lost = fmt.Errorf("%s: %d acknowledged acts are lost", of, t.Lost)
	}
	if t.Deaths >= enough && t.slower() > 2 {
		slow = fmt.Errorf("%s: a start after a kill takes %.1f times as long", of, t.slower())
	}
	return errors.Join(lost, slow)
}
