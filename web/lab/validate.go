//go:build !js

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/web/command"
)

// A trialRun is what a validation came to in one stratum, one way: the tournaments of one program checked by the other.
type trialRun struct {
	Way         string `json:"way"`  // whose tournaments: "ours" or "theirs"
	With        string `json:"with"` // the other program
	Part        string `json:"part"` // "pairings" or "standings"
	Stratum     string `json:"stratum"`
	Tournaments int    `json:"tournaments"`
	Rounds      int    `json:"rounds"`
	Differ      int    `json:"differ"`    // tournaments, refused ones apart
	DifferIn    int    `json:"differ_in"` // rounds, or places
	Refused     int    `json:"refused"`   // that the checker did not take
	Skipped     int    `json:"skipped"`   // seeds of which the generator made no tournament
	Programs    string `json:"programs"`  // the beginnings of the hashes of ours and of the other checker and generator
	stamp
}

// goesOn says whether two runs are of one stratum and the same programs.
func (t trialRun) goesOn(u trialRun) bool {
	return t.Way == u.Way && t.With == u.With && t.Part == u.Part && t.Stratum == u.Stratum &&
		t.Programs == u.Programs && t.stamp == u.stamp
}

// add sums two runs.
func (t trialRun) add(u trialRun) trialRun {
	t.Tournaments += u.Tournaments
	t.Rounds += u.Rounds
	t.Differ += u.Differ
	t.DifferIn += u.DifferIn
	t.Refused += u.Refused
	t.Skipped += u.Skipped
	return t
}

// A discrepancy is a tournament of which two programs say different things. Its file lies beside the list.
type discrepancy struct {
	Way     string `json:"way"`
	With    string `json:"with"`
	Part    string `json:"part"`
	Stratum string `json:"stratum"`
	Seed    int    `json:"seed"`
	File    string `json:"file"`
	Players int    `json:"players"`
	Said    string `json:"said"`  // by the checker
	Class   string `json:"class"` // given by a person, of classes.json; empty: not yet
}

// A validation is one run of the command.
type validation struct {
	root, folder    string // of the module, and of what is kept
	with, part      string
	check, generate []string       // the other programs, words with {file}, {config} and {seed}
	wrong, right    *regexp.Regexp // lines of the other checker
	most            int            // tournaments of a stratum, each way
	until           time.Time      // zero: no end
	answer          time.Duration  // that a program may take
	swiss, dir      string         // our program, and where tournaments are made
	strata          []stratum
	only            []string
	runs            []trialRun
	found           []discrepancy
	programs        string
	stamp
}

// runValidate has tournaments of this program checked by another one and the other way round, stratum by stratum, and ends with a
// table. What is done is kept after each turn, so that a run goes on where an earlier one ended, however it ended.
func runValidate(o *command.Options) error {
	root, err := command.Root()
	if err != nil {
		return err
	}
	v := &validation{root: root}
	o.StringVar(&v.with, "with", "", "the other program and its version, as the table names it")
	check := o.String("check", "", "its checker, as a command with {file}, and {rounds} for how many were paired; empty: that way is left out")
	generate := o.String("generate", "",
		"its generator, as a command with {config}, {seed} and the {file} to be written; empty: that way is left out")
	wrong := o.String("wrong", `^ *Checker pairings|^No valid pairing|round \d+: `,
		"how a `line` of its checker begins that says that a round (or place) differs")
	right := o.String("right", "",
		"how a `line` of its checker begins without which it has not looked; empty: its status says so")
	o.StringVar(&v.swiss, "swiss", "", "our `program`, such as one of make release; empty: it is built")
	o.StringVar(&v.part, "part", "pairings", "what is compared: pairings or standings")
	o.IntVar(&v.most, "n", 1000, "tournaments of each stratum, each way, with those of earlier runs; large fields fewer")
	only := o.String("strata", "", "these strata alone, parted by |")
	last := o.Duration("time", 0, "begin no turn after this time; 0: no end")
	o.DurationVar(&v.answer, "answer", 2*time.Minute, "how long a program may take for one tournament")
	o.StringVar(&v.folder, "keep", filepath.Join(root, comparedIn), "folder of what earlier runs came to")
	show := o.Bool("show", false, "run nothing: print the table of what is kept")
	page := o.String("write", "",
		"write the table into this `page` too, between its marks, as testdata/validation/README.md has them")
	if err := o.Read(); err != nil {
		return err
	}
	if err := v.read(*check, *generate, *only, *show); err != nil {
		return err
	}
	if err := v.lines(*wrong, *right); err != nil {
		return err
	}
	if *last > 0 {
		v.until = time.Now().Add(*last)
	}
	if !*show {
		if err := v.run(); err != nil {
			return err
		}
	}
	k := &kept{page: *page}
	return k.print("validation", v.print)
}

// read takes the options and what is kept.
func (v *validation) read(check, generate, only string, show bool) (err error) {
	v.check, v.generate = strings.Fields(check), strings.Fields(generate)
	switch {
	case v.part != "pairings" && v.part != "standings":
		return fmt.Errorf("lab validate: -part %q: want pairings or standings", v.part)
	case show:
	case v.with == "" || len(v.check)+len(v.generate) == 0:
		return errors.New("lab validate: want -with and a -check or -generate of the other program")
	case len(v.check) > 0 && !strings.Contains(check, "{file}"),
		len(v.generate) > 0 && !strings.Contains(generate, "{file}"):
		return errors.New("lab validate: -check and -generate: want {file} in the command")
	case v.most < 1:
		return fmt.Errorf("lab validate: -n %d: want 1 or more", v.most)
	}
	v.strata = strataOf(v.part)
	if only != "" {
		v.only = strings.Split(only, "|")
	}
	for _, name := range v.only {
		if !slices.ContainsFunc(v.strata, func(s stratum) bool { return s.name == name }) {
			return fmt.Errorf("lab validate: -strata %q: no such stratum", name)
		}
	}
	v.stamp = stampOf(v.root)
	if v.runs, err = readKept[trialRun](v.runsFile()); err != nil {
		return err
	}
	v.found, err = readKept[discrepancy](v.foundFile())
	return err
}

// lines takes how lines of the other checker begin.
func (v *validation) lines(wrong, right string) (err error) {
	if v.wrong, err = regexp.Compile("(?m)" + wrong); err != nil {
		return fmt.Errorf("lab validate: -wrong: %w", err)
	}
	if v.right, err = regexp.Compile("(?m)^" + right); err != nil {
		return fmt.Errorf("lab validate: -right: %w", err)
	}
	return nil
}

func (v *validation) runsFile() string  { return filepath.Join(v.folder, "runs.json") }
func (v *validation) foundFile() string { return filepath.Join(v.folder, "differences.json") }

// run takes the strata in turns, so that a run that is cut short has some of each.
func (v *validation) run() (err error) {
	if v.dir, err = os.MkdirTemp("", "wasit-validate"); err != nil {
		return err
	}
	defer os.RemoveAll(v.dir)
	if v.swiss == "" {
		v.swiss = filepath.Join(v.dir, "swiss.exe")
		build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", v.swiss, "./swiss/cmd/swiss")
		build.Dir, build.Stderr = v.root, os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("lab validate: ./swiss/cmd/swiss does not build: %w", err)
		}
	}
	if v.programs, err = hashes(v.swiss, v.check, v.generate); err != nil {
		return err
	}
	for turns := true; turns; {
		turns = false
		for place, s := range v.strata {
			for _, way := range []string{"ours", "theirs"} {
				if !v.wants(s, way) {
					continue
				}
				if !v.until.IsZero() && time.Now().After(v.until) {
					return nil
				}
				if err := v.turn(place, s, way); err != nil {
					return err
				}
				turns = true
			}
		}
	}
	return nil
}

// wants says whether a stratum lacks tournaments one way.
func (v *validation) wants(s stratum, way string) bool {
	can := way == "ours" && len(v.check) > 0 || way == "theirs" && len(v.generate) > 0 && s.theirs != ""
	asked := len(v.only) == 0 || slices.Contains(v.only, s.name)
	return can && asked && v.done(s, way) < v.most*s.turn()/usualBatch
}

// done counts the seeds of a stratum that were used.
func (v *validation) done(s stratum, way string) (n int) {
	for _, r := range v.runs {
		if r.Way == way && r.With == v.with && r.Part == v.part && r.Stratum == s.name {
			n += r.Tournaments + r.Skipped
		}
	}
	return n
}

// turn makes the next tournaments of a stratum, has them checked, and keeps what came of it.
func (v *validation) turn(place int, s stratum, way string) error {
	r := trialRun{Way: way, With: v.with, Part: v.part, Stratum: s.name, Programs: v.programs, stamp: v.stamp}
	seed, n := firstSeed(place)+v.done(s, way), min(s.turn(), max(1, v.most*s.turn()/usualBatch-v.done(s, way)))
	files, err := v.make(s, way, seed, n)
	if err != nil {
		return err
	}
	r.Skipped = n - len(files)
	var found []discrepancy
	if way == "ours" {
		found, err = v.theirVerdicts(&r, files)
	} else {
		found, err = v.ourVerdicts(&r, files)
	}
	if err != nil {
		return err
	}
	v.runs = mergeInto(v.runs, r, trialRun.goesOn, trialRun.add)
	if err := v.keep(found); err != nil {
		return err
	}
	fmt.Printf("%s, %s: %d tournaments, %d differ, %d refused\n", s.name, way, v.done(s, way), r.Differ, r.Refused)
	return writeKept(v.runsFile(), v.runs)
}

// A made is a tournament of a seed.
type made struct {
	seed int
	file string
}

// make has the tournaments of seeds made. A seed of which the generator makes none is left out.
func (v *validation) make(s stratum, way string, seed, n int) (files []made, err error) {
	folder := filepath.Join(v.dir, "tournaments")
	if err := errors.Join(os.RemoveAll(folder), os.Mkdir(folder, 0o755)); err != nil {
		return nil, err
	}
	for k := seed; k < seed+n; k++ {
		file := filepath.Join(folder, strconv.Itoa(k)+".trf")
		if way == "ours" {
			words := append([]string{"generate", "-seed", strconv.Itoa(k)}, strings.Fields(s.ours)...)
			text, said, status := v.call(v.swiss, words...)
			if status != 0 {
				return nil, fmt.Errorf("lab validate: swiss %s: %s", strings.Join(words, " "), said)
			}
			err = os.WriteFile(file, []byte(text), 0o644)
		} else {
			err = v.theirs(s, k, file)
		}
		if err != nil {
			return nil, err
		}
		if _, err := os.Stat(file); err == nil && roundsIn(file) > 0 {
			files = append(files, made{k, file})
		}
	}
	return files, nil
}

// theirs has the other generator make a tournament. One that it begins and does not end is none.
func (v *validation) theirs(s stratum, seed int, file string) error {
	text, err := s.configuration(seed)
	if err != nil {
		return err
	}
	config := filepath.Join(v.dir, "config")
	if err := os.WriteFile(config, []byte(text), 0o644); err != nil {
		return err
	}
	words := filled(v.generate, map[string]string{"{file}": file, "{config}": config, "{seed}": strconv.Itoa(seed)})
	if _, _, status := v.call(words[0], words[1:]...); status != 0 {
		if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// filled replaces the places in the words of a command.
func filled(words []string, places map[string]string) []string {
	words = slices.Clone(words)
	for i := range words {
		for place, text := range places {
			words[i] = strings.ReplaceAll(words[i], place, text)
		}
	}
	return words
}

// call runs a program, -1 being the status of one that did not end or begin.
func (v *validation) call(name string, words ...string) (out, said string, status int) {
	ctx, cancel := context.WithTimeout(context.Background(), v.answer)
	defer cancel()
	var stdout, stderr strings.Builder
	c := exec.CommandContext(ctx, name, words...)
	c.Stdout, c.Stderr = &stdout, &stderr
	err := c.Run()
	var ended *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return stdout.String(), fmt.Sprintf("no answer in %v", v.answer), -1
	case errors.As(err, &ended):
		status = ended.ExitCode()
	case err != nil:
		return "", err.Error(), -1
	}
	return stdout.String(), stderr.String(), status
}

// theirVerdicts has the other checker look at our tournaments.
func (v *validation) theirVerdicts(r *trialRun, files []made) (found []discrepancy, err error) {
	for _, f := range files {
		rounds := roundsIn(f.file)
		words := filled(v.check, map[string]string{"{file}": f.file, "{rounds}": strconv.Itoa(rounds)})
		out, said, status := v.call(words[0], words[1:]...)
		r.Tournaments++
		r.Rounds += rounds
		differ := len(v.wrong.FindAllString(out, -1))
		switch {
		case differ > 0:
			r.Differ++
			r.DifferIn += differ
		case status != 0 || !v.right.MatchString(out):
			r.Refused++
			out = fmt.Sprintf("status %d: %s", status, strings.TrimSpace(said+"\n"+out))
		default:
			continue
		}
		found = append(found, v.discrepancy(r, f, out))
	}
	return found, nil
}

// ourVerdicts checks tournaments of the other generator.
func (v *validation) ourVerdicts(r *trialRun, files []made) (found []discrepancy, err error) {
	for _, f := range files {
		out, said, status := v.call(v.swiss, "check", "-json", "-only", v.part, f.file)
		r.Tournaments++
		var report struct {
			Rounds    int
			Differ    int
			Standings struct{ Differ []json.RawMessage }
		}
		if err := json.Unmarshal([]byte(out), &report); err != nil {
			return nil, fmt.Errorf("lab validate: swiss check %s: %w: %s%s", f.file, err, out, said)
		}
		r.Rounds += report.Rounds
		switch {
		case status == 1 && report.Differ+len(report.Standings.Differ) > 0:
			r.Differ++
			r.DifferIn += report.Differ + len(report.Standings.Differ)
		case status != 0:
			r.Refused++
			out += said
		default:
			continue
		}
		found = append(found, v.discrepancy(r, f, out))
	}
	return found, nil
}

// discrepancy notes a tournament, and where its file is kept.
func (v *validation) discrepancy(r *trialRun, f made, said string) discrepancy {
	said = strings.ReplaceAll(said, f.file, filepath.Base(f.file))
	return discrepancy{r.Way, r.With, r.Part, r.Stratum, f.seed, f.file, playersIn(f.file), shortened(said, 1500), ""}
}

// keep copies the tournaments that differ beside their list.
func (v *validation) keep(found []discrepancy) error {
	if len(found) == 0 {
		return nil
	}
	folder := filepath.Join(v.folder, "differences")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, d := range found {
		text, err := os.ReadFile(d.File)
		if err != nil {
			return err
		}
		d.File = fmt.Sprintf("%s-%s-%d.trf", d.Part, d.Way, d.Seed)
		if err := os.WriteFile(filepath.Join(folder, d.File), text, 0o644); err != nil {
			return err
		}
		v.found = append(v.found, d)
	}
	return writeKept(v.foundFile(), v.found)
}
