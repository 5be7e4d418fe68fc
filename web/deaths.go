//go:build !js

package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"wasit/web/site"
)

// A toll is what a kind of act came to in an engine: a line of TestDeaths in web/e2e, or the sum of several.
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
	Commit       string `json:"commit"`
	Day          string `json:"day"`
}

// runDeaths has browsers killed in each engine and ends with a table of kinds and engines, and one line of them all.
func runDeaths(args []string) error {
	f := newFlags("deaths")
	most := f.String("n", "full", "deaths of each kind: a `number`, a time such as 150s for as many as happen in it, or full (1000 in Chromium, 200 elsewhere)")
	kinds := f.String("kinds", "", "the kinds of acts, a `pattern`; one kill is a death of each")
	keep := f.String("keep", "", "add to the tolls in this `file`, and print the table of them all")
	if err := parseFlags(f, args); err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	var tolls []toll
	if err := readKept(*keep, &tolls); err != nil {
		return err
	}
	engines := f.Args()
	if len(engines) == 0 {
		engines = allEngines
	}
	var failed error
	for _, engine := range engines {
		more, err := killBrowsers(root, engine, *kinds, *most)
		tolls, failed = append(tolls, more...), errors.Join(failed, err)
	}
	if *keep != "" {
		failed = errors.Join(failed, writeKept(*keep, tolls))
	}
	return errors.Join(printTolls(os.Stdout, tolls), failed)
}

// killBrowsers runs the test in one engine. A profile lies in memory where the machine has a place for that: a kill leaves to the system
// what was written, on a disk or not.
func killBrowsers(root, engine, kinds, most string) (tolls []toll, _ error) {
	c := exec.Command("go", "test", "-v", "-count=1", "-timeout", "0", "-run", "^TestDeaths$", "./web/e2e")
	c.Dir, c.Stderr = root, os.Stderr
	c.Env = append(os.Environ(), "WASIT_ENGINE="+engine, "WASIT_DEATHS="+most, "WASIT_KINDS="+kinds)
	if dir, err := os.MkdirTemp("/dev/shm", "wasit-deaths-"); err == nil {
		defer os.RemoveAll(dir)
		c.Env = append(c.Env, "TMPDIR="+dir)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	at, day := commit(root), time.Now().Format(time.DateOnly)
	said := readTolls(out, &tolls)
	for i := range tolls {
		tolls[i].Commit, tolls[i].Day = at, day
	}
	if err := c.Wait(); err != nil {
		return tolls, fmt.Errorf("%s: %w\n%s", engine, err, said)
	}
	return tolls, nil
}

// readTolls takes the lines of the kinds out of what a test says, and gives the rest.
func readTolls(out io.Reader, tolls *[]toll) (rest string) {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	var others strings.Builder
	for lines.Scan() {
		text, ok := strings.CutPrefix(lines.Text(), "deaths: ")
		var t toll
		if ok && json.Unmarshal([]byte(text), &t) == nil {
			*tolls = append(*tolls, t)
			fmt.Println(lines.Text())
			continue
		}
		if !strings.HasPrefix(lines.Text(), "=== ") {
			others.WriteString(lines.Text() + "\n")
		}
	}
	return others.String()
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

// printTolls writes a line for each kind in each engine and one for all. A lost act, and starts after a kill that take twice the usual time,
// are errors.
func printTolls(out io.Writer, tolls []toll) error {
	var all toll
	sums := map[[2]string]toll{}
	var commits []string
	for _, t := range tolls {
		sum, known := sums[[2]string{t.Kind, t.Engine}]
		if !known {
			sum = toll{Kind: t.Kind, Engine: t.Engine}
		}
		sums[[2]string{t.Kind, t.Engine}], all = sum.add(t), all.add(t)
		if name := t.Day + " at " + t.Commit; !slices.Contains(commits, name) {
			commits = append(commits, name)
		}
	}
	rows := make([]toll, 0, len(sums))
	for _, t := range sums {
		rows = append(rows, t)
	}
	slices.SortFunc(rows, func(a, b toll) int { return cmp.Or(cmp.Compare(a.Engine, b.Engine), cmp.Compare(a.Kind, b.Kind)) })
	fmt.Fprintln(out, "| engine | kind of act | deaths | images | acknowledged | lost | a start after a kill |\n|---|---|---|---|---|---|---|")
	var bad []error
	for _, t := range rows {
		times := float64(t.After) / float64(max(t.Usual, 1))
		fmt.Fprintf(out, "| %s | %s | %d | %d | %d | %d | %.1f of the usual |\n", t.Engine, t.Kind, t.Deaths, t.Images, t.Acknowledged, t.Lost, times)
		if t.Lost > 0 {
			bad = append(bad, fmt.Errorf("%s, %s: %d acknowledged acts are lost", t.Engine, t.Kind, t.Lost))
		}
		if t.Deaths >= enough && times > 2 {
			bad = append(bad, fmt.Errorf("%s, %s: a start after a kill takes %.1f times as long", t.Engine, t.Kind, times))
		}
	}
	fmt.Fprintf(out, "%d deaths, %d acknowledged, %d lost; %d images opened; %.1f s a death (%s)\n", all.Deaths, all.Acknowledged, all.Lost, all.Images, float64(all.Each)/1000, strings.Join(commits, ", "))
	return errors.Join(bad...)
}
