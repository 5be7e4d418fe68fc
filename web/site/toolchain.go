package site

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

var wasmEnv = []string{"GOOS=js", "GOARCH=wasm"}

// goCommand runs the go tool in the module's folder and returns what it prints. The error holds what the tool said.
func goCommand(root string, env []string, args ...string) (string, error) {
	var out, errs bytes.Buffer
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = root, &out, &errs
	cmd.Env = append(os.Environ(), env...)
	if err := cmd.Run(); err != nil {
		said := strings.TrimSpace(errs.String() + out.String())
		if said == "" {
			said = err.Error()
		}
		return "", fmt.Errorf("go %s: %s", args[0], said)
	}
	return out.String(), nil
}

// toolchain is the environment in which the program is compiled. A Go that the go command has fetched lies in the module cache,
// where it allows no overlay; it is used through a link from .slim, which it takes for another place.
func (c Compiler) toolchain() []string {
	goroot, err := goCommand(c.Root, nil, "env", "GOROOT")
	cache, cacheErr := goCommand(c.Root, nil, "env", "GOMODCACHE")
	goroot, cache = strings.TrimSpace(goroot), strings.TrimSpace(cache)
	if err != nil || cacheErr != nil || !strings.HasPrefix(goroot, cache+string(filepath.Separator)) {
		return wasmEnv
	}
	link := filepath.Join(c.Root, ".slim", fmt.Sprintf("go-%x", sha256.Sum256([]byte(goroot)))[:11])
	if to, err := os.Readlink(link); err != nil || to != goroot {
		if os.MkdirAll(filepath.Dir(link), 0o755) != nil || os.Symlink(goroot, link) != nil {
			if to, err := os.Readlink(link); err != nil || to != goroot { // no other build has made it meanwhile
				c.say("the standard library lies in the module cache, %s, and no link can be made to it: its line tables are not flattened", goroot)
				return wasmEnv
			}
		}
	}
	return append([]string{"GOROOT=" + link, "GOTOOLCHAIN=local"}, wasmEnv...)
}
