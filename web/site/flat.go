package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// flatEdition names the folder of flattened sources: raise it with every change of [flat].
const flatEdition = "7"

// Flatten writes copies of the sources of the standard library in which all stands in line 1 of one file (the compiler's line
// directives, "go doc cmd/compile"). Its tables from machine code to files and lines shrink to nothing; a trace of a panic still names
// its functions. Our own packages and the dependencies keep their lines, so that a panic in a hall names the place.
// It returns the file for go build -overlay. A Go that lies in the module cache stays as it is: the go command allows no overlay there.
func Flatten(root, modfile string, env []string) (overlay string, err error) {
	cache, err := goCommand(root, nil, "env", "GOMODCACHE")
	if err != nil {
		return "", err
	}
	list, err := goCommand(root, env, "list", "-deps", "-modfile="+modfile,
		"-f", "{{$p := .}}{{if .Standard}}{{range .GoFiles}}{{$p.ImportPath}}\t{{$p.Dir}}\t{{.}}\n{{end}}{{end}}", "./web")
	if err != nil {
		return "", err
	}
	dir := filepath.Join(root, ".slim", "flat-"+flatEdition)
	replace := map[string]string{}
	for line := range strings.Lines(list) {
		part := strings.Split(strings.TrimSpace(line), "\t")
		if len(part) != 3 || strings.HasPrefix(part[1], strings.TrimSpace(cache)+string(filepath.Separator)) {
			continue
		}
		from := filepath.Join(part[1], part[2])
		text, err := os.ReadFile(from)
		if err != nil {
			return "", fmt.Errorf("site: %w", err)
		}
		// By what it holds, so that builds side by side, with another Go or other sources, never meet.
		to := filepath.Join(dir, filepath.FromSlash(part[0]), fmt.Sprintf("%x", sha256.Sum256(text))[:12], part[2])
		if _, err := os.Stat(to); err != nil {
			if err := keepFile(to, flat(text)); err != nil {
				return "", fmt.Errorf("site: %w", err)
			}
		}
		replace[from] = to
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(dir, fmt.Sprintf("%x", sha256.Sum256(text))[:12]+".json")
	return overlay, keepFile(overlay, text)
}

// flat writes a source as one line after the package clause, which a directive calls line 1. Comments go, but those that speak to
// the compiler: they keep a line of their own. One directive for all, not one a line: where it changes, the compiler begins a new
// block of code, which costs an entry in the table of the function's blocks and higher numbers for all that follow.
func flat(src []byte) []byte {
	file := token.NewFileSet().AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, scanner.ScanComments)
	var out bytes.Buffer
	begun, named := false, false // the package clause has begun, and ended
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return append(out.Bytes(), '\n')
		}
		at := file.Offset(pos)
		switch {
		case !begun:
			if begun = tok == token.PACKAGE; begun {
				out.Write(src[:at+len("package ")])
			}
		case tok == token.COMMENT:
			if strings.HasPrefix(text, "//go:") {
				out.WriteString("\n" + text + "\n" + lineOne)
			}
		case !named:
			named = tok == token.SEMICOLON
			if named {
				text = ";\n" + lineOne
			}
			out.WriteString(text)
		case tok == token.SEMICOLON:
			out.WriteByte(';')
		default:
			if text == "" {
				text = tok.String()
			}
			out.WriteString(text + " ")
			if strings.Contains(text, "\n") { // a raw string
				out.WriteString("/*line /go:1:1*/")
			}
		}
	}
}

const lineOne = "//line /go:1\n"
