package site

import (
	"bytes"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)(\.(txt|md))?$`)

// gnu is the GNU General Public License, version 3: the Lesser one, under which a module may stand, is written as an addition to it and
// asks that both go with the program. Wasit's own source is public, so that anybody can build it with another version of that module.
//
//go:embed gpl-3.0.txt
var gnu []byte

// lesser is how the Lesser licence names itself.
const lesser = "GNU LESSER GENERAL PUBLIC LICENSE"

// Licences collects the licence of Wasit, of Go and of every module linked into the program, as one text. A module without a
// licence file is an error: it could not be shipped. Fonts are the device's own, and pictures are Wasit's.
func Licences(root string) ([]byte, error) {
	modfile, _, err := Copies(root)
	if err != nil {
		return nil, err
	}
	list, err := goCommand(root, wasmEnv, "list", "-modfile="+modfile, "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", "./web")
	if err != nil {
		return nil, err
	}
	modules := slices.Sorted(slices.Values(strings.FieldsFunc(list, func(r rune) bool { return r == '\n' })))
	goroot, err := goCommand(root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := licence(&b, "Wasit", filepath.Join(root, ".github")); err != nil {
		return nil, err
	}
	if err := licence(&b, "Go, https://go.dev", strings.TrimSpace(goroot)); err != nil {
		return nil, err
	}
	for _, m := range slices.Compact(modules) {
		f := strings.Split(m, "\t")
		if err := licence(&b, f[0]+" "+f[1], f[2]); err != nil {
			return nil, err
		}
	}
	if bytes.Contains(b.Bytes(), []byte(lesser)) {
		const title = "GNU General Public License, to which the Lesser one above belongs"
		fmt.Fprintf(&b, "%s\n%s\n\n%s\n", title, strings.Repeat("=", len(title)), bytes.TrimSpace(gnu))
	}
	return b.Bytes(), nil
}

func licence(b *bytes.Buffer, title, dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return fmt.Errorf("site: licence of %s: %w", title, err)
	}
	found := false
	for _, e := range entries {
		if e.IsDir() || !licenceFile.MatchString(e.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return fmt.Errorf("site: licence of %s: %w", title, err)
		}
		if !found {
			fmt.Fprintf(b, "%s\n%s\n\n", title, strings.Repeat("=", len(title)))
		}
		fmt.Fprintf(b, "%s\n\n", bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))))
		found = true
	}
	if !found {
		return fmt.Errorf("site: %s has no licence file in %s", title, dir)
	}
	return nil
}
