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
	"slices"
	"strings"
	"time"
)

// A kept says where a command keeps what its runs came to, so that long runs can be made in parts.
type kept struct {
	file, page string
	show       bool
}

// keepFlags adds the flags of a command whose runs add up.
func keepFlags(f *flag.FlagSet) *kept {
	k := &kept{}
	f.StringVar(&k.file, "keep", "", "add to what earlier runs came to in this `file`, and print the table of all")
	f.BoolVar(&k.show, "show", false, "run nothing: print the table of what is kept")
	f.StringVar(&k.page, "write", "", "write the table into this `page` too, between its marks, as README.md has them")
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

// readKept reads a JSON file that an earlier run left, if there is one.
func readKept(name string, into any) error {
	if name == "" {
		return nil
	}
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func writeKept(name string, from any) error {
	text, err := json.MarshalIndent(from, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o644)
}

// commit names the commit of the sources, with "+" where they have changed since; "" where there is no Git.
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
	if head != "" && git("status", "--porcelain", "--untracked-files=no") != "" {
		head += "+"
	}
	return head
}
