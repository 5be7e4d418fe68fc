// Package command reads the command lines of the programs in web, each of which has several commands, and finds the module they
// work on.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"wasit/app/lists/alike"
)

// Scratch is the folder below the module that holds what is built; it is not part of the sources.
const Scratch = ".build"

// A Command is one thing that a program does. It declares its options, reads them with [Options.Read] and works.
type Command struct {
	Name, Does string
	Run        func(o *Options) error
}

// A Program is a list of commands.
type Program struct {
	Path     string // as go run takes it, such as ./web
	Commands []Command
	Out      io.Writer // help goes there
}

// Options are the options and words that follow the name of a command.
type Options struct {
	*flag.FlagSet
	program *Program
	command Command
	args    []string
}

// A UsageError is a word that the program does not know: status 2, where all other failures are 1.
type UsageError struct{ text string }

func (e *UsageError) Error() string { return e.text }

// ErrHelped ends a command whose help was asked for and is printed.
var ErrHelped = errors.New("help was printed")

// Main runs the program with the words of the command line and leaves with its status.
func (p *Program) Main() {
	err := p.Run(os.Args[1:])
	if err == nil || errors.Is(err, ErrHelped) {
		return
	}
	fmt.Fprintln(os.Stderr, strings.TrimSuffix(err.Error(), "\n"))
	if wrong := new(UsageError); errors.As(err, &wrong) {
		os.Exit(2)
	}
	os.Exit(1)
}

// Run does what the words of a command line say.
func (p *Program) Run(args []string) error {
	if len(args) == 0 {
		return &UsageError{p.name() + ": say what to do\n" + p.usage()}
	}
	name, rest := args[0], args[1:]
	if name == "help" && len(rest) > 0 {
		name, rest = rest[0], []string{"-h"}
	}
	switch {
	case isHelp(name), name == "help":
		fmt.Fprint(p.Out, p.usage())
		return nil
	case name == "version", name == "-version", name == "--version":
		fmt.Fprintln(p.Out, version())
		return nil
	}
	for _, c := range p.Commands {
		if c.Name == name {
			f := flag.NewFlagSet(name, flag.ContinueOnError)
			f.SetOutput(io.Discard) // Read says what is wrong
			return c.Run(&Options{f, p, c, rest})
		}
	}
	return &UsageError{p.name() + ": " + unknown("command", name, p.Names()) + "\n" + p.usage()}
}

// Names lists the commands.
func (p *Program) Names() (names []string) {
	for _, c := range p.Commands {
		names = append(names, c.Name)
	}
	return names
}

// Read reads the options. Where help is asked for, anywhere, it prints that and returns [ErrHelped].
func (o *Options) Read() error {
	p := o.program
	if slices.ContainsFunc(o.args, isHelp) {
		fmt.Fprintf(p.Out, "usage: go run %s %s [options]\n  %s\n", p.Path, o.Name(), o.command.Does)
		o.SetOutput(p.Out)
		o.PrintDefaults()
		return ErrHelped
	}
	err := o.Parse(o.args)
	if err == nil {
		return nil
	}
	text := err.Error()
	if word, missing := strings.CutPrefix(text, "flag provided but not defined: -"); missing {
		var known []string
		o.VisitAll(func(option *flag.Flag) { known = append(known, "-"+option.Name) })
		text = unknown("option", "-"+word, known)
	}
	return &UsageError{p.name() + " " + o.Name() + ": " + text}
}

// name is how messages call the program.
func (p *Program) name() string { return path.Base(p.Path) }

func (p *Program) usage() string {
	var b strings.Builder
	fmt.Fprintf(&b, "usage: go run %s COMMAND [options]\n", p.Path)
	for _, c := range p.Commands {
		fmt.Fprintf(&b, "  %-8s %s\n", c.Name, c.Does)
	}
	b.WriteString("  help COMMAND lists its options; --version says which program this is\nstatus: 0 done; 2 an unknown word; 1 any other failure\n")
	return b.String()
}

// version names the commit and the Go that made this program.
func version() string {
	parts := []string{"wasit"}
	if info, ok := debug.ReadBuildInfo(); ok {
		parts = append(parts, info.Main.Version, info.GoVersion)
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" || s.Key == "vcs.time" {
				parts = append(parts, s.Value)
			}
		}
	}
	return strings.Join(parts, " ")
}

func isHelp(word string) bool { return slices.Contains([]string{"-h", "-help", "--help"}, word) }

// unknown says that there is no such word, and which may have been meant: the one that differs least, in at most a third of its letters.
func unknown(what, word string, known []string) string {
	text := fmt.Sprintf("no %s %q", what, word)
	if len(known) == 0 {
		return text + ": it has none"
	}
	const far = 99 // letters: count them all
	best := slices.MinFunc(known, func(a, b string) int { return alike.Distance(word, a, far) - alike.Distance(word, b, far) })
	if most := max(len(best), 6) / 3; alike.Distance(word, best, most) <= most {
		text += fmt.Sprintf("; did you mean %q?", best)
	}
	return text
}

// Root finds the folder of go.mod, from the working directory upward.
func Root() (string, error) {
	out, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOMOD: %w", err)
	}
	mod := strings.TrimSpace(string(out))
	if mod == "" || mod == os.DevNull {
		return "", errors.New("run this inside the module wasit")
	}
	return filepath.Dir(mod), nil
}
