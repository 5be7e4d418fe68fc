package session

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// unexplained are error types that no screen can meet, with the reason.
var unexplained = map[string]string{
	"journal.SequenceError": "inside a RecordError, which is explained",
	"file.SnapshotError":    "a snapshot is a cache: the store reads the records instead",
	"swiss.DraftError":      "inside a TournamentError, which is explained",
	"roster.ArchiveError":   "the page that reads lists says it, with the names inside",
	"swiss.PointsError":     "of a file reader, which wraps it with its place",
}

// TestEveryRefusalHasWords fails where a package adds an error type that Explain or OpenFailure does not name.
func TestEveryRefusalHasWords(t *testing.T) {
	source := ""
	files, err := filepath.Glob("explain*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source += string(text)
	}
	found := 0
	for _, pkg := range []struct{ name, dir string }{{"journal", "../event/journal"}, {"swiss", "../../swiss"}, {"roster", "../lists/roster"}, {"regulation", "../event/regulation"}} {
		for _, name := range errorTypes(t, pkg.dir) {
			found++
			full := pkg.name + "." + name
			explained := strings.Contains(source, "*"+full)
			switch reason, gap := unexplained[full]; {
			case explained && gap:
				t.Errorf("%s is explained: take it off the list of gaps (%s)", full, reason)
			case !explained && !gap:
				t.Errorf("%s has no words in explain*.go", full)
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d error types found: the reader of this test no longer sees them", found)
	}
}

func errorTypes(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), dir+"/"+f.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.TYPE {
				for _, s := range g.Specs {
					if name := s.(*ast.TypeSpec).Name.Name; ast.IsExported(name) && strings.HasSuffix(name, "Error") {
						names = append(names, name)
					}
				}
			}
		}
	}
	return names
}

func TestExplain(t *testing.T) {
	for _, c := range []struct {
		err         error
		title, text string
	}{
		{&journal.MissingResultsError{Round: 3, Boards: []int{7, 8}}, "Babak 3 belum lengkap", "Belum ada hasil: papan 7, 8."},
		{&journal.ReasonError{}, "Tulis alasannya", "Perubahan ini tercatat bersama alasannya."},
		{&journal.ImportError{Row: 4, Err: &journal.TextError{Field: "name", Limit: 120}}, "Baris 4: Isian Nama kosong atau lebih dari 120 huruf", ""},
		{&journal.ByeError{Why: journal.ByeLimit, Limit: 2}, "Bye ini tidak bisa", "Bye setengah angka untuk satu pemain: paling banyak 2."},
	} {
		if n := Explain(i18n.ID, c.err); n.Title != c.title || n.Text != c.text {
			t.Errorf("%v: %q, %q", c.err, n.Title, n.Text)
		}
	}
}

// TestNumbers: numbers that follow each other are a span, from three on.
func TestNumbers(t *testing.T) {
	for want, list := range map[string][]int{"": nil, "7": {7}, "7, 8": {7, 8}, "7–9": {7, 8, 9}, "1, 3–5, 7, 8, 10": {1, 3, 4, 5, 7, 8, 10}} {
		if got := Numbers(list); got != want {
			t.Errorf("%v: %q, not %q", list, got, want)
		}
	}
}
