package site

import (
	"go/format"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

func TestFlat(t *testing.T) {
	in := "//go:build js\n\n// Package a is one.\npackage a // again\n\nimport (\n\t\"fmt\" // words\n)\n\n//go:noinline\nfunc f(x int) string {\n\t// why\n\ty := `raw\nmore` + fmt.Sprint(x)\n\n\treturn y /* two\nlines */\n}\n\nvar z = 1 + /* a word */\n\t2\n"
	want := "//go:build js\n\n// Package a is one.\npackage a;\n//line /go:1\nimport ( \"fmt\" ;) ;\n//go:noinline\n//line /go:1\n" +
		"func f ( x int ) string { y := `raw\nmore` /*line /go:1:1*/+ fmt . Sprint ( x ) ;return y ;} ;var z = 1 + 2 ;\n"
	got := string(flat([]byte(in)))
	if got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
	if was, is := formatted(t, in), formatted(t, got); was != is {
		t.Errorf("it says something else:\n%s\nwas\n%s", is, was)
	}
}

// formatted is a source without its comments and with the line breaks of go/format.
func formatted(t *testing.T, src string) string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := format.Node(&b, token.NewFileSet(), file); err != nil { // an empty set of files: no line is remembered
		t.Fatal(err)
	}
	return b.String()
}
