// Package site turns the program and its assets into a folder of static files that any host can serve, at the root of
// an address or below a path, and serves such a folder. It runs natively only.
//
// The output depends on nothing but the sources and the Go toolchain: the same input gives the same bytes.
package site

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"wasit/web/laws"
	"wasit/web/learn"
	"wasit/web/manual"
	"wasit/web/static"
)

// Options say what to build and where.
type Options struct {
	Root    string // folder of go.mod
	Out     string // folder to write; replaced when it holds a site, else it must be empty or absent
	Wasm    string // a program built before by [Compiler.BuildWasm]
	Prefix  string // path below which the host serves the site, such as "/sub"; "" is the root of the address
	Quality int    // brotli level, 0 to 11
	Preview Preview
	Cache   string // folder that keeps compressed files by content between builds; "" keeps none
}

// Preview draws the app's page at a path, in a language ("id", "en", "hr"), as it is before anything is known of the device; with
// noEvents the device is known to hold none. Prefix is that of the site.
type Preview func(lang, prefix, path string, noEvents bool) string

// Build writes the site. Nothing of an older site is left in the folder.
func Build(o Options) error {
	prefix, err := CleanPrefix(o.Prefix)
	if err != nil {
		return err
	}
	files, err := assets(o)
	if err != nil {
		return err
	}
	if err := addManifest(o.Root, prefix, files); err != nil {
		return err
	}
	release := digest(files)
	if files["app.js"], err = appScript(prefix, release, len(files[programFile])); err != nil {
		return err
	}
	if err := pages(files, prefix, o.Preview); err != nil {
		return err
	}
	if files["app-worker.js"], err = workerScript(files); err != nil {
		return err
	}
	files["404.html"] = files["index.html"] // for hosts without rewriting: an unlisted route mounts on the first visit too
	if err := clear(o.Out); err != nil {
		return err
	}
	return write(o, files)
}

// assets are the files that depend neither on the address nor on each other.
func assets(o Options) (files map[string][]byte, err error) {
	program, err := os.ReadFile(o.Wasm)
	if err != nil {
		return nil, fmt.Errorf("site: the program: %w", err)
	}
	exec, err := WasmExec(o.Root)
	if err != nil {
		return nil, err
	}
	licences, err := Licences(o.Root)
	if err != nil {
		return nil, err
	}
	files = map[string][]byte{
		programFile:        program,
		"web/licences.txt": licences,
		"wasm_exec.js":     exec,
		"boot.js":          bootScript,
		"stopped.js":       stoppedScript,
	}
	if err := addLaws(o.Root, files); err != nil {
		return nil, err
	}
	for _, build := range []func() (map[string][]byte, error){learn.Build, manual.Build} {
		texts, err := build()
		if err != nil {
			return nil, err
		}
		for name, text := range texts {
			files["web/"+name] = text
		}
	}
	return files, addStatic(files)
}

const programFile = "web/app.wasm"

// addLaws adds the texts of the Laws, a file a language, so that the program carries none of them.
func addLaws(root string, files map[string][]byte) error {
	articles, err := os.ReadFile(filepath.Join(root, "testdata", "fide", "articles.tsv"))
	if err != nil {
		return fmt.Errorf("site: the texts of the Laws: %w", err)
	}
	texts, err := laws.Build(articles)
	for name, text := range texts {
		files["web/"+name] = text
	}
	return err
}

// addStatic adds the assets. The page's style sheets become one file: a start from the cache asks once instead of seven times.
func addStatic(files map[string][]byte) error {
	names, err := fs.Glob(static.Files, "*")
	if err != nil {
		return err
	}
	for _, name := range names {
		if slices.Contains(static.Styles, name) {
			continue
		}
		if files["web/"+name], err = static.Files.ReadFile(name); err != nil {
			return err
		}
	}
	for _, name := range static.Styles {
		sheet, err := static.Files.ReadFile(name)
		if err != nil {
			return err
		}
		files[styleSheet] = append(append(files[styleSheet], sheet...), '\n')
	}
	return nil
}

const styleSheet = "web/wasit.css"

// digest names a set of files: the same files always have the same release.
func digest(files map[string][]byte) string {
	h := sha256.New()
	for _, name := range sortedKeys(files) {
		sum := sha256.Sum256(files[name])
		fmt.Fprintf(h, "%s %x\n", name, sum)
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
}

// integrity is the form in which the worker checks a file (Subresource Integrity).
func integrity(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// CleanPrefix brings a path to the form "" or "/a/b", and refuses one that would need escaping.
func CleanPrefix(p string) (string, error) {
	p = strings.Trim(p, "/")
	if p == "" {
		return "", nil
	}
	for _, r := range p {
		if !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/", r) {
			return "", fmt.Errorf("site: prefix %q: only letters, digits, - _ . ~ and / are allowed", p)
		}
	}
	return "/" + p, nil
}

// clear empties the folder, but only one that this package wrote.
func clear(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return fmt.Errorf("site: %w", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "app-worker.js")); err != nil {
		return fmt.Errorf("site: %s holds files that are not a site of Wasit; give an empty folder", dir)
	}
	return os.RemoveAll(dir)
}
