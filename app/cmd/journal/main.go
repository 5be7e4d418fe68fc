// Command journal opens a backup of Wasit without the app, so that an event can be rescued on any computer.
//
//	journal check FILE...                     is the backup whole, and does every record fit
//	journal list [-json] FILE...              events, sections and rounds that it holds; of several files, which holds most
//	journal lacks [-event E] [-section S] FILE  what the report of a section lacks to be rated
//	journal trf [-event E] [-section S] FILE  the tournament report (TRF) of a section
//
// Status: 0 done, 1 the file is damaged and what could be saved of it was used, 2 bad input, 3 any other failure.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
)

// status is what the process answers.
type status int

const (
	done status = iota
	damaged
	badInput
	failed
)

// session is where a command reads and writes.
type session struct {
	in       io.Reader
	out, err io.Writer
}

// command is one subcommand.
type command struct {
	name, synopsis, about, more string
	run                         func(*session, []string) status
}

func commands() []command {
	return []command{
		{"check", "FILE...", "is the backup whole, and does every record fit", checkMore, check},
		{"list", "[-json] FILE...", "the events that backups hold, with their sections; of several files, which holds most", listMore, list},
		{"lacks", "[-event E] [-section S] FILE", "what the report of a section lacks to be rated", lacksMore, lacks},
		{"trf", "[-event E] [-section S] [-to trf16|trf26] [-ascii] FILE", "the tournament report (TRF) of a section", trfMore, report},
	}
}

const (
	checkMore = `A damaged file is read as far as it goes: each event up to its first record that does not fit. Status 1 says so.
example: journal check wasit-backup.wasit.txt`
	listMore = `-json prints one object a file: {"file":…,"made":"2026-11-21T08:00:00Z","damage":…,"events":[{"number":1,"id","name","start","records",
"sections":[{"number":1,"name","system","players","round","rounds","phase"}]}]}; damage is left out of a whole file.
example: journal list *.wasit.txt`
	lacksMore = `E and S are the numbers that list shows; they may be left out where there is one.
example: journal lacks wasit-backup.wasit.txt`
	trfMore = `E and S are the numbers that list shows; they may be left out where there is one.
example: journal trf -event 2 -section 1 wasit-backup.wasit.txt > open.trf`
)

func main() {
	s := &session{os.Stdin, os.Stdout, os.Stderr}
	os.Exit(int(s.main(os.Args[1:])))
}

// main runs a command. Where JSON was asked for, what stops it before its first answer is an object too.
func (s *session) main(args []string) status {
	if !slices.Contains(args, "-json") && !slices.Contains(args, "--json") {
		return s.command(args)
	}
	var said bytes.Buffer
	out := &tally{Writer: s.out}
	asked := &session{s.in, out, io.MultiWriter(s.err, &said)}
	st := asked.command(args)
	if st == badInput && out.bytes == 0 {
		asked.line(map[string]string{"error": strings.TrimSpace(said.String())})
	}
	return st
}

// tally counts what is written.
type tally struct {
	io.Writer
	bytes int
}

func (t *tally) Write(p []byte) (int, error) {
	t.bytes += len(p)
	return t.Writer.Write(p)
}

func (s *session) command(args []string) status {
	if len(args) == 0 {
		usage(s.err)
		return badInput
	}
	name, rest := args[0], args[1:]
	switch {
	case isHelp(name), name == "help" && len(rest) == 0:
		usage(s.out)
		return done
	case name == "help":
		name, rest = rest[0], []string{"-h"}
	case name == "version" || name == "-version" || name == "--version":
		version(s.out)
		return done
	}
	if slices.ContainsFunc(rest, isHelp) {
		rest = []string{"-h"}
	}
	for _, c := range commands() {
		if c.name == name {
			return c.run(s, rest)
		}
	}
	fmt.Fprintf(s.err, "journal: %s (journal help lists all)\n", unknown("command", name, commandNames()))
	return badInput
}

// options reads the options of a command and its files, at least one and at most most; 0 is any number. It answers false after
// a message, and after the help that was asked for, with the status then.
func (s *session) options(name string, set *flag.FlagSet, args []string, most int) (files []string, st status, ok bool) {
	set.SetOutput(io.Discard)
	for len(args) > 0 {
		if err := set.Parse(args); errors.Is(err, flag.ErrHelp) {
			s.help(name, set)
			return nil, done, false
		} else if err != nil {
			fmt.Fprintf(s.err, "journal %s: %s\n", name, optionError(set, err))
			return nil, badInput, false
		}
		if args = set.Args(); len(args) > 0 {
			files, args = append(files, args[0]), args[1:]
		}
	}
	switch {
	case len(files) == 0:
		fmt.Fprintf(s.err, "journal %s: a FILE is missing\n", name)
	case most > 0 && len(files) > most:
		fmt.Fprintf(s.err, "journal %s: %d files: expected %d\n", name, len(files), most)
	default:
		return files, done, true
	}
	return nil, badInput, false
}

// plain is the cause of a failure of a file, without its name, which stands before it.
func plain(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
