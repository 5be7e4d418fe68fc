package site

import (
	"strings"
	"testing"
)

func TestFlat(t *testing.T) {
	in := "//go:build js\n\n// Package a is one.\npackage a\n\nimport \"fmt\" // words\n\n//go:noinline\nfunc f(x int) string {\n\t// why\n\ty := `raw\nmore` + fmt.Sprint(x)\n\n\treturn y /* two\nlines */ + \"//\"\n}\n"
	want := "//go:build js\n\n// Package a is one.\npackage a\n\n//line /go:1\nimport \"fmt\" // words\n\n//go:noinline\n//line /go:1\nfunc f(x int) string {\n\t// why\n" +
		"//line /go:1\n\ty := `raw\nmore`/*line /go:1:1*/ + fmt.Sprint(x)\n\n//line /go:1\n\treturn y /* two\nlines */ + \"//\"\n//line /go:1\n}\n"
	if got := string(flat([]byte(in))); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	var kept []string
	for line := range strings.Lines(want) {
		if !strings.HasPrefix(line, "//line ") {
			kept = append(kept, strings.ReplaceAll(line, "/*line /go:1:1*/", ""))
		}
	}
	if got := strings.Join(kept, ""); got != in {
		t.Errorf("without the directives it is not what went in:\n%s", got)
	}
}
