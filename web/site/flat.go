package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// flatEdition names the folder of flattened sources: raise it with every change of [flat] and of stdEdits.
const flatEdition = "4"

// Flatten writes copies of all sources of the program, the standard library's too, in which every line says that it is line 1
// of one file. The compiler's tables from machine code to files and lines, a twelfth of the download, shrink to nothing; a
// trace of a panic still names the functions. It returns the file for go build -overlay. Modules in the module cache
// stay as they are, for the go command allows no overlay there. Direct reports whether the runtime finds its functions by number.
func Flatten(root, modfile string) (overlay string, direct bool, err error) {
	cache, err := goCommand(root, nil, "env", "GOMODCACHE")
	if err != nil {
		return "", false, err
	}
	list, err := goCommand(root, wasmEnv, "list", "-deps", "-modfile="+modfile,
		"-f", "{{$p := .}}{{range .GoFiles}}{{$p.ImportPath}}\t{{$p.Dir}}\t{{.}}\n{{end}}", "./web")
	if err != nil {
		return "", false, err
	}
	dir := filepath.Join(root, ".slim", "flat-"+flatEdition)
	replace := map[string]string{}
	for line := range strings.Lines(list) {
		part := strings.Split(strings.TrimSpace(line), "\t")
		if len(part) != 3 || strings.HasPrefix(part[1], strings.TrimSpace(cache)) {
			continue
		}
		from, to := filepath.Join(part[1], part[2]), filepath.Join(dir, filepath.FromSlash(part[0]), part[2])
		text, err := os.ReadFile(from)
		if err != nil {
			return "", false, fmt.Errorf("site: %w", err)
		}
		if edited, err := edit(string(text), part[2], stdEdits[part[0]+"/"+part[2]]); err == nil {
			text = []byte(edited)
			direct = direct || part[0]+"/"+part[2] == directFunctions
		}
		if err := keepFile(to, flat(text)); err != nil {
			return "", false, fmt.Errorf("site: %w", err)
		}
		replace[from] = to
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", false, err
	}
	overlay = filepath.Join(dir, "overlay.json")
	return overlay, direct, keepFile(overlay, text)
}

// keepFile writes a file unless it is there already: the build looks at times first.
func keepFile(name string, text []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return replaceFile(name, text)
}

// flat puts a line directive before each line behind the package clause, and behind each token of several lines.
func flat(src []byte) []byte {
	file := token.NewFileSet().AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, scanner.ScanComments)
	var out bytes.Buffer
	done, line, begun := 0, 0, false // what is copied, the line it ends in, behind the package clause
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			break
		}
		if tok == token.SEMICOLON && text == "\n" {
			continue
		}
		at, here := file.Offset(pos), file.Line(pos)
		end := at + len(text)
		if text == "" {
			end = at + len(tok.String())
		}
		start := at - (file.Position(pos).Column - 1) // of the line
		directive := tok == token.COMMENT && strings.HasPrefix(text, "//")
		if begun && here > line && !directive && start >= done {
			out.Write(src[done:start])
			out.WriteString("//line /go:1\n")
			done = start
		}
		out.Write(src[done:end])
		done = end
		line = here + bytes.Count(src[at:end], []byte("\n"))
		if begun && line > here && tok != token.COMMENT {
			out.WriteString("/*line /go:1:1*/")
		}
		begun = begun || tok == token.PACKAGE
	}
	out.Write(src[done:])
	return out.Bytes()
}
