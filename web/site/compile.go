package site

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"wasit/web/pack"
)

// A Form is what may stand between the sources and the program that travels.
type Form int

const (
	Packed   Form = iota // patched copies of the dependencies, line tables flattened, the linked module packed
	Unpacked             // the same without packing (PACK=off)
	Plain                // what go build -ldflags='-s -w' makes of the dependencies as they are: the yardstick
)

// A Compiler makes the program for browsers, without a path of this machine inside.
type Compiler struct {
	Root string // folder of go.mod
	Form Form
	// Named leaves the names of functions in the module and does not pack it: for [pack.Weigh].
	Named bool
	// Say is called with a line for each step that could not be done and leaves the program larger than it could be; it may be nil.
	Say func(line string)
}

// BuildWasm compiles the program.
func (c Compiler) BuildWasm(out string) error { return c.Compile(out, "./web", "build") }

// Compile compiles a package with a command of go, "build", or "test", "-c" for its tests: what is tested is compiled as what is shipped.
func (c Compiler) Compile(out, pkg string, command ...string) error {
	linked := out + ".linked"
	defer os.Remove(linked)
	if err := c.link(linked, pkg, command); err != nil {
		return err
	}
	module, err := os.ReadFile(linked)
	if err != nil {
		return fmt.Errorf("site: %w", err)
	}
	if c.Form == Packed && !c.Named {
		module = c.pack(module)
	}
	return replaceFile(out, module)
}

// pack packs a module as far as the packing understands it.
func (c Compiler) pack(module []byte) []byte {
	packed, report, err := pack.Module(module)
	if err != nil {
		c.say("the program is not packed and about a sixth larger to download: %v", err)
		return module
	}
	if report.Left > 0 {
		c.say("the program is not packed whole: %v", report)
	}
	return packed
}

// link compiles and links.
func (c Compiler) link(out, pkg string, command []string) error {
	strip := "-s -w"
	if c.Named {
		strip = "-w"
	}
	args := append(command, "-trimpath", "-buildvcs=false", "-ldflags="+strip)
	if c.Form == Plain {
		_, err := goCommand(c.Root, wasmEnv, append(args, "-o", out, pkg)...)
		return err
	}
	modfile, skipped, err := Copies(c.Root)
	if err != nil {
		return err
	}
	for _, line := range skipped {
		c.say("%s", line)
	}
	env := c.toolchain()
	args = append(append(args, "-modfile="+modfile), c.coldFlags(env)...)
	overlay, err := Flatten(c.Root, modfile, env)
	if err == nil {
		if _, err = goCommand(c.Root, env, append(args, "-overlay="+overlay, "-o", out, pkg)...); err == nil {
			return nil
		}
	}
	// If the fault is in the program and not in the overlay, the sources as they are tell where.
	if _, e := goCommand(c.Root, env, append(args, "-o", out, pkg)...); e != nil {
		return e
	}
	c.say("the program's line tables are not flattened, which makes it some 4 %% larger to download: %v", firstLine(err))
	return nil
}

func (c Compiler) say(format string, args ...any) {
	if c.Say != nil {
		c.Say(fmt.Sprintf(format, args...))
	}
}

func firstLine(err error) error {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return errors.New(line)
}

// cold are packages that never run while someone waits: without inlining they are smaller to download, by 535 kB in sum, and no
// slower to notice. Of our own and of dependencies all are, but those that are hot; of the standard library those named.
var (
	cold = []string{"wasit/...", "github.com/maxence-charriere/...", "github.com/hack-pad/...", "rsc.io/...",
		"context", "encoding/...", "errors", "fmt", "io", "log", "net/...", "os", "reflect", "sort", "syscall", "time"}
	hot = []string{"wasit/clock", "wasit/rules/board", "wasit/rules/mate", "wasit/swiss", "wasit/swiss/dutch", "wasit/swiss/lot", "wasit/swiss/matching"}
)

// oneMake lets the compiler write one call for a slice of a length that only the run knows; it would write two ways, one for
// short ones on the stack. That makes 20 kB less to download.
const oneMake = "variablemakethreshold"

// coldFlags are the compiler's options for both; the last pattern that fits a package counts.
func (c Compiler) coldFlags(env []string) (flags []string) {
	options := "-l"
	if known, err := goCommand(c.Root, env, "tool", "compile", "-d", "help"); err == nil && strings.Contains(known, oneMake) {
		options += " -d=" + oneMake + "=0"
	} else {
		c.say("this Go has no option %s, which makes the program some 20 kB larger to download", oneMake)
	}
	for _, pattern := range cold {
		flags = append(flags, "-gcflags="+pattern+"="+options)
	}
	for _, pattern := range hot {
		flags = append(flags, "-gcflags="+pattern+"=")
	}
	return flags
}
