//go:build !js

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// released builds the command of the clock for this machine from the sources in a folder; it returns the program and its sum.
func released(t *testing.T, sources string, environment ...string) (program []byte, sum string) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "release")
	c := exec.Command("sh", filepath.Join(sources, ".ci/release"), out)
	c.Env = append(os.Environ(), "COMMIT=0123456789", "COMMANDS=clock", "PLATFORMS="+runtime.GOOS+"/"+runtime.GOARCH)
	c.Env = append(c.Env, environment...)
	if said, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	text, err := os.ReadFile(filepath.Join(out, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	sum, name, _ := strings.Cut(strings.TrimSpace(string(text)), "  ")
	licences, err := os.ReadFile(filepath.Join(out, "LICENSES.txt"))
	if err != nil || strings.Count(string(licences), "Copyright") < 2 {
		t.Errorf("the licences beside the programs: %v, %d bytes", err, len(licences))
	}
	if program, err = os.ReadFile(filepath.Join(out, name)); err != nil {
		t.Fatal(err)
	}
	return program, sum
}

// copied puts what the command of the clock is built from into a folder of its own, without Git.
func copied(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	for _, part := range []string{"clock", ".ci", ".github"} {
		if err := os.CopyFS(filepath.Join(to, part), os.DirFS(filepath.Join(root(t), part))); err != nil {
			t.Fatal(err)
		}
	}
	for _, part := range []string{"go.mod", "go.sum"} {
		if err := os.WriteFile(filepath.Join(to, part), read(t, part), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// TestReleaseIsReproducible: the same sources make the same bytes in another folder and with other settings of whoever builds, and
// the program says of which commit it is.
func TestReleaseIsReproducible(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Log("the release is built by a shell")
		return
	}
	here, sum := released(t, root(t))
	elsewhere := copied(t)
	again, sumAgain := released(t, elsewhere, "GOFLAGS=-tags=other", "GOAMD64=v3", "GOARM64=v9.0", "CGO_ENABLED=1")
	if sum != sumAgain || !bytes.Equal(here, again) {
		t.Errorf("%d bytes, sum %s: want %d bytes, sum %s", len(again), sumAgain, len(here), sum)
	}
	if bytes.Contains(here, []byte(root(t))) || !bytes.Contains(here, []byte("0123456789")) {
		t.Error("the program names the folder in which it was built, or no commit")
	}
}

// TestReleaseKeepsFolders: a folder that holds something else is left alone.
func TestReleaseKeepsFolders(t *testing.T) {
	mine := filepath.Join(t.TempDir(), "mine")
	if err := os.MkdirAll(mine, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(mine, "letter.txt"), []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("sh", filepath.Join(root(t), ".ci/release"), mine)
	c.Env = append(os.Environ(), "COMMIT=0", "COMMANDS=clock", "PLATFORMS=linux/amd64")
	said, err := c.CombinedOutput()
	_, gone := os.Stat(filepath.Join(mine, "letter.txt"))
	if err == nil || gone != nil || !strings.Contains(string(said), "name another folder") {
		t.Errorf("%v, %v\n%s", err, gone, said)
	}
}
