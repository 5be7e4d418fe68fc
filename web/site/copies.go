package site

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// patchFiles are the changes to dependencies, a folder a module: README.md lists them.
//
//go:embed patches
var patchFiles embed.FS

// A dependency is a module of which the program gets a patched copy.
type dependency struct {
	module   string
	folder   string   // of its patches
	patterns []string // the files that are copied, tests never
	edition  string   // of rewrites: raise it with every change of one
	rewrites map[string]func(string) (string, error)
}

var dependencies = []dependency{
	{module: "github.com/maxence-charriere/go-app/v10", folder: "go-app", patterns: []string{"go.mod", "LICENSE*", "pkg/app/*.go", "pkg/errors/*.go"},
		edition: "1", rewrites: map[string]func(string) (string, error){"one-element": oneElement}},
	{module: "github.com/liyue201/goqr", folder: "goqr", patterns: []string{"go.mod", "LICENSE*", "*.go"}},
}

// Copies prepares .slim: patched copies of a few dependencies for the program alone. It returns the file for go build -modfile, and
// a line for each patch that does not fit this version of its module and only made the program smaller or quicker. One that
// mends what the app depends on and does not fit is an error.
func Copies(root string) (modfile string, skipped []string, err error) {
	replace := ""
	for _, d := range dependencies {
		folder, lines, err := d.copy(root)
		if err != nil {
			return "", nil, fmt.Errorf("site: the copy of %s: %w", d.module, err)
		}
		skipped = append(skipped, lines...)
		replace += "\nreplace " + d.module + " => ./.slim/" + folder + "\n"
	}
	modfile, err = copiesModfile(root, replace)
	return modfile, skipped, err
}

// patches reads the module's patches, in the order of their names.
func (d dependency) patches() (list []patch, err error) {
	entries, err := fs.ReadDir(patchFiles, path.Join("patches", d.folder))
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		text, err := fs.ReadFile(patchFiles, path.Join("patches", d.folder, e.Name()))
		if err != nil {
			return nil, err
		}
		p, err := parsePatch(path.Join(d.folder, e.Name()), string(text))
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	return list, nil
}

const skippedFile = "skipped.txt" // in a copy: a line for each patch that did not fit

// copy makes the copy if it is not there: in a folder below .slim, named by all that it is made from.
func (d dependency) copy(root string) (folder string, skipped []string, err error) {
	text, err := goCommand(root, nil, "mod", "download", "-json", d.module)
	if err != nil {
		return "", nil, err
	}
	var mod struct{ Dir, Version string }
	if err := json.Unmarshal([]byte(text), &mod); err != nil {
		return "", nil, fmt.Errorf("go mod download: %w", err)
	}
	patches, err := d.patches()
	if err != nil {
		return "", nil, err
	}
	key := sha256.New()
	fmt.Fprintln(key, d.module, mod.Version, d.edition)
	for _, p := range patches {
		fmt.Fprintln(key, p.name, p.text)
	}
	folder = fmt.Sprintf("%s-%s-%x", d.folder, mod.Version, key.Sum(nil)[:6])
	if lines, err := os.ReadFile(filepath.Join(root, ".slim", folder, skippedFile)); err == nil {
		return folder, strings.FieldsFunc(string(lines), func(r rune) bool { return r == '\n' }), nil
	}
	files, err := readFiles(mod.Dir, d.patterns)
	if err != nil {
		return "", nil, err
	}
	files, skipped, err = d.patched(files, patches)
	if err != nil {
		return "", nil, err
	}
	files[skippedFile] = strings.Join(skipped, "\n")
	return folder, skipped, writeCopy(filepath.Join(root, ".slim", folder), files)
}

// patched applies what fits.
func (d dependency) patched(files map[string]string, patches []patch) (out map[string]string, skipped []string, err error) {
	done := map[string]bool{}
	for _, p := range patches {
		next, err := p.apply(files, d.rewrites)
		if after := p.head["After"]; after != "" && !done[after] {
			err = fmt.Errorf("%s: it stands on %s", p.name, after)
		}
		switch {
		case err == nil:
			files, done[p.name] = next, true
		case p.needed():
			return nil, nil, fmt.Errorf("%w; without this patch %s", err, p.head["Without"])
		default:
			skipped = append(skipped, fmt.Sprintf("%v; without this patch %s", err, p.head["Without"]))
		}
	}
	return files, skipped, nil
}

// readFiles reads the files of a module, by their slashed paths.
func readFiles(dir string, patterns []string) (map[string]string, error) {
	files := map[string]string{}
	for _, pattern := range patterns {
		found, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(pattern)))
		if err != nil || len(found) == 0 {
			return nil, fmt.Errorf("%s: no such file (%v)", pattern, err)
		}
		for _, name := range found {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			data, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			rel, err := filepath.Rel(dir, name)
			if err != nil {
				return nil, err
			}
			files[filepath.ToSlash(rel)] = string(data)
		}
	}
	return files, nil
}

// writeCopy is atomic: the folder appears when it is complete.
func writeCopy(dir string, files map[string]string) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Dir(dir), "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	for name, text := range files {
		file := filepath.Join(tmp, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
	}
	if err := os.Rename(tmp, dir); err != nil {
		if _, there := os.Stat(dir); !errors.Is(there, fs.ErrNotExist) {
			return nil // another build was first
		}
		return err
	}
	return nil
}

// copiesModfile writes go.mod and go.sum with the copies in the modules' places.
func copiesModfile(root, replace string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	mod = append(mod, replace...)
	name := filepath.Join(root, ".slim", fmt.Sprintf("%x", sha256.Sum256(append(bytes.Clone(mod), sums...)))[:12])
	for ext, data := range map[string][]byte{".sum": sums, ".mod": mod} {
		if err := keepFile(name+ext, data); err != nil {
			return "", fmt.Errorf("site: %w", err)
		}
	}
	return name + ".mod", nil
}
