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
const flatEdition = "5"

// Flatten writes copies of all sources of the program, the standard library's too, in which every line says that it is line 1
// of one file (the compiler's line directives, "go doc cmd/compile"). The tables from machine code to files and lines shrink to
// nothing; a trace of a panic still names the functions. It returns the file for go build -overlay. What lies in the module
// cache stays as it is, for the go command allows no overlay there.
func Flatten(root, modfile string, env []string) (overlay string, err error) {
	cache, err := goCommand(root, nil, "env", "GOMODCACHE")
	if err != nil {
		return "", err
	}
	list, err := goCommand(root, env, "list", "-deps", "-modfile="+modfile,
		"-f", "{{$p := .}}{{range .GoFiles}}{{$p.ImportPath}}\t{{$p.Dir}}\t{{.}}\n{{end}}", "./web")
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
