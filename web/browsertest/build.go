package browsertest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"wasit/web/command"
	"wasit/web/site"
)

// scratch is this process's folder; cleanUp removes it.
var scratch = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "wasit-test-") })

var program = sync.OnceValues(func() (string, error) {
	if ready := os.Getenv("WASIT_WASM"); ready != "" {
		return ready, nil
	}
	root, err := command.Root()
	if err != nil {
		return "", err
	}
	dir, err := scratch()
	if err != nil {
		return "", err
	}
	out := filepath.Join(dir, "app.wasm")
	return out, site.Compiler{Root: root}.BuildWasm(out)
})

// Program gives the program that the site is built with.
func Program(t testing.TB) string {
	t.Helper()
	name, err := program()
	must(t, err, "building the program")
	return name
}

type version struct {
	prefix  string
	variant int
}

var builds struct {
	sync.Mutex
	made map[version]func() (string, error)
}

// Build gives the folder of the site, built for a prefix. Variant 0 is the real program; any other number is another
// release of it that behaves the same: an update.
func Build(t testing.TB, prefix string, variant int) string {
	t.Helper()
	v := version{prefix, variant}
	builds.Lock()
	if builds.made == nil {
		builds.made = map[version]func() (string, error){}
	}
	build, ok := builds.made[v]
	if !ok {
		build = sync.OnceValues(func() (string, error) { return v.build() })
		builds.made[v] = build
	}
	builds.Unlock()
	dir, err := build()
	must(t, err, "building the site")
	return dir
}

func (v version) build() (string, error) {
	wasm, err := program()
	if err != nil {
		return "", err
	}
	dir, err := scratch()
	if err != nil {
		return "", err
	}
	if v.variant != 0 {
		if wasm, err = another(wasm, dir, v.variant); err != nil {
			return "", err
		}
	}
	return makeSite(dir, wasm, v.prefix, 1)
}

// BuildSite gives the folder of a site around a program, compressed at a brotli level.
func BuildSite(t testing.TB, wasm string, quality int) string {
	t.Helper()
	out, err := makeSite(t.TempDir(), wasm, "", quality)
	must(t, err, "building the site")
	return out
}

// makeSite runs the command that everybody builds the site with.
func makeSite(dir, wasm, prefix string, quality int) (string, error) {
	root, err := command.Root()
	if err != nil {
		return "", err
	}
	out, err := os.MkdirTemp(dir, "site-")
	if err != nil {
		return "", err
	}
	cmd := exec.Command("go", "run", "./web", "site", "-out", out, "-wasm", wasm, "-prefix", prefix, "-quality", strconv.Itoa(quality))
	cmd.Dir = root
	if said, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("go run ./web site: %w\n%s", err, said)
	}
	return out, nil
}

// another writes the same program with other bytes: a custom section at its end, which browsers skip (WebAssembly core
// specification, 5.5.3).
func another(wasm, dir string, variant int) (string, error) {
	data, err := os.ReadFile(wasm)
	if err != nil {
		return "", err
	}
	name := fmt.Sprintf("variant-%d", variant)
	data = append(data, 0, byte(len(name)+1), byte(len(name)))
	data = append(data, name...)
	out := filepath.Join(dir, name+".wasm")
	return out, os.WriteFile(out, data, 0o644)
}

// cleanUp closes the shared browsers and removes this process's files.
func cleanUp() error {
	err := closeShared()
	if hidden != nil {
		_ = hidden.kill()
	}
	if dir, err := scratch(); err == nil {
		os.RemoveAll(dir)
	}
	return err
}
