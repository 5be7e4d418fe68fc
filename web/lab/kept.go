//go:build !js

package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// keptIn and comparedIn are the folders of the repository in which runs add up: of what the program survives, and beside other programs.
const (
	keptIn     = "testdata/reliability"
	comparedIn = "testdata/validation"
)

// A kept says where a command keeps what its runs came to, so that long runs can be made in parts.
type kept struct {
	file, page string
	show       bool
}

// keepFlags adds the flags of a command whose runs add up, in a file of its name below root.
func keepFlags(f *flag.FlagSet, root string) *kept {
	k := &kept{}
	f.StringVar(&k.file, "keep", filepath.Join(root, keptIn, f.Name()+".json"), "add to what earlier runs came to in this `file`, and print the table of all; empty: of this run alone")
	f.BoolVar(&k.show, "show", false, "run nothing: print the table of what is kept")
	f.StringVar(&k.page, "write", "", "write the table into this `page` too, between its marks, as testdata/reliability/README.md has them")
	return k
}

// print writes a table, and puts it into the page where there is one.
func (k *kept) print(name string, table func(io.Writer) error) error {
	var text strings.Builder
	err := table(&text)
	fmt.Print(text.String())
	if k.page == "" {
		return err
	}
	return errors.Join(err, writeBetween(k.page, name, text.String()))
}

// writeBetween replaces what stands between the marks of a name in a page: <!-- name --> and <!-- /name -->.
func writeBetween(page, name, text string) error {
	data, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	before, rest, begins := strings.Cut(string(data), "<!-- "+name+" -->\n")
	_, after, ends := strings.Cut(rest, "<!-- /"+name+" -->")
	if !begins || !ends {
		return fmt.Errorf("%s: want the marks <!-- %s --> and <!-- /%s -->, each on a line of its own", page, name, name)
	}
	return os.WriteFile(page, []byte(before+"<!-- "+name+" -->\n"+strings.TrimRight(text, "\n")+"\n<!-- /"+name+" -->"+after), 0o644)
}

// A stamp says of which commit a figure is, and when it was measured.
type stamp struct {
	Commit string `json:"commit"`
	Day    string `json:"day"`
}

func stampOf(root string) stamp { return stamp{commit(root), time.Now().Format(time.DateOnly)} }

// stamps lists stamps, each once, days in their order.
type stamps []string

func (s *stamps) add(of stamp) {
	name := of.Day + " at " + of.Commit
	if !slices.Contains(*s, name) {
		*s = append(*s, name)
	}
}

func (s stamps) String() string { return strings.Join(slices.Sorted(slices.Values(s)), ", ") }

// mergeInto adds a line to those of the same thing, commit and day, if there is one: a file stays as short as its table, however many
// runs it sums.
func mergeInto[T any](lines []T, next T, same func(a, b T) bool, add func(a, b T) T) []T {
	i := slices.IndexFunc(lines, func(line T) bool { return same(line, next) })
	if i < 0 {
		return append(lines, next)
	}
	lines[i] = add(lines[i], next)
	return lines
}

// readKept reads the lines that earlier runs left, if there are any.
func readKept[T any](name string) (lines []T, _ error) {
	if name == "" {
		return nil, nil
	}
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &lines)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return lines, nil
}

// writeKept writes lines in place of those before, each a line of the file, so that Git shows what a run added; never by half.
func writeKept[T any](name string, lines []T) error {
	if name == "" {
		return nil
	}
	var text strings.Builder
	for i, line := range lines {
		data, err := json.Marshal(line)
		if err != nil {
			return err
		}
		text.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0] + string(data))
	}
	text.WriteString("\n]\n")
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(name+".new", []byte(text.String()), 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// commit names the commit of the sources, with "+" where they have changed since, runs that are kept there aside; "" where there is no Git.
func commit(root string) string {
	git := func(args ...string) string {
		c := exec.Command("git", args...)
		c.Dir = root
		said, err := c.Output()
		if err != nil {
			return ""
		}
		return strings.TrimSpace(string(said))
	}
	head := git("rev-parse", "--short", "HEAD")
	if head != "" && git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!"+keptIn, ":!"+comparedIn) != "" {
		head += "+"
	}
	return head
}
