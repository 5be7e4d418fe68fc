package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// slimModule is a dependency of which the download gets a smaller copy.
type slimModule struct {
	path     string
	edition  string   // raise it with every change of what follows
	patterns []string // the files that are copied, tests never
	without  []string // files of them that stay behind
	edits    map[string][][2]string
	rewrite  map[string]func(string) (string, error)
	ours     map[string]string // files that take the place of the module's, or stand beside them
}

var slimModules = []slimModule{slimGoApp, slimChess}

// Slim prepares .slim: copies of go-app without net/http, a quarter of the download, and of notnil/chess without regular
// expressions, for the WASM build only. It returns the file for go build -modfile. Folders are named by what they hold, so
// that builds side by side never meet.
func Slim(root string) (modfile string, err error) {
	replace := ""
	for _, m := range slimModules {
		list, err := goCommand(root, nil, "mod", "download", "-json", m.path)
		if err != nil {
			return "", err
		}
		var mod struct{ Dir, Version string }
		if err := json.Unmarshal([]byte(list), &mod); err != nil {
			return "", fmt.Errorf("site: go mod download: %w", err)
		}
		dir := strings.ReplaceAll(m.path, "/", "-") + "-" + mod.Version + "-" + m.edition
		if err := m.copy(mod.Dir, filepath.Join(root, ".slim", dir)); err != nil {
			return "", fmt.Errorf("site: slim copy of %s: %w", m.path, err)
		}
		replace += "\nreplace " + m.path + " => ./.slim/" + dir + "\n"
	}
	return slimModfile(root, replace)
}

// copy is atomic: the folder appears when it is complete.
func (m slimModule) copy(src, dst string) error {
	if _, err := os.Stat(dst); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(dst), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Dir(dst), "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	for _, pattern := range m.patterns {
		if err := m.copyFiles(src, tmp, pattern); err != nil {
			return err
		}
	}
	for name, text := range m.ours {
		if err := os.WriteFile(filepath.Join(tmp, filepath.FromSlash(name)), []byte(text), 0o644); err != nil {
			return err
		}
	}
	if err := os.Rename(tmp, dst); err != nil {
		if _, e := os.Stat(dst); e == nil {
			return nil // another build was first
		}
		return err
	}
	return nil
}

// copyFiles copies the files of a pattern, edited.
func (m slimModule) copyFiles(src, dst, pattern string) error {
	paths, err := filepath.Glob(filepath.Join(src, filepath.FromSlash(pattern)))
	if err != nil || len(paths) == 0 {
		return fmt.Errorf("%s: no such file (%v)", pattern, err)
	}
	for _, path := range paths {
		name := filepath.Base(path)
		if strings.HasSuffix(name, "_test.go") || slices.Contains(m.without, name) {
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text, err := edit(string(data), name, m.edits[name])
		if f := m.rewrite[name]; err == nil && f != nil {
			text, err = f(text)
		}
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(src, path)
		if err != nil {
			return err
		}
		out := filepath.Join(dst, rel)
		if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(out, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// slimModfile writes go.mod and go.sum with the copies in the modules' places.
func slimModfile(root, replace string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	mod = append(mod, replace...)
	name := filepath.Join(root, ".slim", fmt.Sprintf("%x", sha256.Sum256(append(mod, sums...)))[:12])
	for ext, data := range map[string][]byte{".sum": sums, ".mod": mod} {
		if old, err := os.ReadFile(name + ext); err == nil && bytes.Equal(old, data) {
			continue
		}
		if err := replaceFile(name+ext, data); err != nil {
			return "", fmt.Errorf("site: %w", err)
		}
	}
	return name + ".mod", nil
}

// replaceFile puts a complete file in place at once.
func replaceFile(name string, data []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), "new-")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	if _, err := tmp.Write(data); err != nil {
		tmp.Close()
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	if err := os.Chmod(tmp.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}
