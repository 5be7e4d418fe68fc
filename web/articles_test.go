//go:build !js

package main

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/app/lawbook"
	"wasit/web/laws"
)

// The articles check: every article of testdata/fide/articles.tsv is named by a test, or testdata/fide/gaps.tsv says why
// none can; and what is cited anywhere in the code is an article that there is.

// number matches an article's number: 7.5.1, 7.4b, A.4d1, III.3.1.2, Adj.9a. Chapters alone are no articles.
const number = `(?:[0-9]{1,2}|[A-G]|I{1,3}|Adj)(?:\.[0-9]+(?:[a-z][0-9]?)?)+`

var (
	// cited are the forms of a citation: "Art. 6.9", "Art. 9.2.3 (E23)", "App. B.2 (E23)", "O2SN 8", "O2SN standard 2".
	cited = regexp.MustCompile(`\b(?:Art|App)\. (` + number + `)(?: \((E[0-9]{2})\))?`)
	local = regexp.MustCompile(`\bO2SN ((?:standard |rapid )?[0-9]{1,2}[a-c]?)\b`)
	// named begins the name of a case: "9.6.2 E23 mate on move 75 wins", "4.7 released", "6.9".
	named = regexp.MustCompile(`^(` + number + `)(?: (E[0-9]{2}))?(?:$|[ :,])`)
)

// A citation is an article by its number; Edition is "" where none is said, which means the newest that has the number.
type citation struct{ number, edition string }

// citations finds what a Go file cites, in comments and texts; where names is set, also texts that begin with a number.
func citations(source []byte, names bool) []citation {
	var list []citation
	files := token.NewFileSet()
	var s scanner.Scanner
	s.Init(files.AddFile("", files.Base(), len(source)), source, nil, scanner.ScanComments)
	for {
		_, tok, text := s.Scan()
		if tok == token.EOF {
			return list
		}
		if tok == token.STRING {
			text, _ = strconv.Unquote(text)
			if m := named.FindStringSubmatch(text); m != nil && (names || m[2] != "") {
				list = append(list, citation{m[1], m[2]})
			}
		}
		if tok == token.STRING || tok == token.COMMENT {
			for _, m := range cited.FindAllStringSubmatch(text, -1) {
				list = append(list, citation{m[1], m[2]})
			}
			for _, m := range local.FindAllStringSubmatch(text, -1) {
				list = append(list, citation{"O2SN " + m[1], ""})
			}
		}
	}
}

// tableCitations finds them in a table of cases: an edition in the first field, maybe with "+O2SN", an article in another.
func tableCitations(text string) []citation {
	exact := regexp.MustCompile(`^(?:` + number + `|O2SN .+)$`)
	var list []citation
	for line := range strings.Lines(text) {
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		edition, _, _ := strings.Cut(f[0], "+")
		if !slices.Contains(lawbook.Editions[:], edition) {
			continue
		}
		for _, cell := range f[1:] {
			if exact.MatchString(cell) {
				list = append(list, citation{cell, edition})
			}
		}
	}
	return list
}

// exactly returns the articles that have the number of a citation themselves.
func exactly(b *lawbook.Book, c citation) []string {
	found, in := b.ByNumber(c.number, c.edition)
	var ids []string
	for _, i := range found {
		if a := &b.Articles[i]; a.Local() || strings.EqualFold(a.In(in), c.number) {
			ids = append(ids, a.ID)
		}
	}
	return ids
}

// compare lists what is wrong: articles without a test and without a gap, gaps that are none, gaps without a reason.
func compare(b *lawbook.Book, tests []citation, gaps string) []string {
	covered := map[string]bool{}
	for _, c := range tests {
		for _, id := range exactly(b, c) {
			covered[id] = true
		}
	}
	var wrong []string
	excused := map[string]bool{}
	for i, line := range strings.Split(strings.TrimSuffix(gaps, "\n"), "\n") {
		id, reason, ok := strings.Cut(line, "\t")
		switch known := slices.ContainsFunc(b.Articles, func(a lawbook.Article) bool { return a.ID == id }); {
		case i == 0 && line == "id\treason":
		case !ok || strings.TrimSpace(reason) == "":
			wrong = append(wrong, "gaps.tsv:"+strconv.Itoa(i+1)+": no reason")
		case !known:
			wrong = append(wrong, "gaps.tsv:"+strconv.Itoa(i+1)+": there is no article "+id)
		case covered[id]:
			wrong = append(wrong, "gaps.tsv:"+strconv.Itoa(i+1)+": "+id+" is no longer a gap")
		default:
			excused[id] = true
		}
	}
	for i := range b.Articles {
		if a := &b.Articles[i]; !a.IsTerm() && !covered[a.ID] && !excused[a.ID] {
			n, edition := a.Number()
			wrong = append(wrong, a.ID+" ("+strings.TrimSpace(n+" "+edition)+"): no test names it; write one, or say in testdata/fide/gaps.tsv why none can")
		}
	}
	return wrong
}

func read(t *testing.T, parts ...string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(append([]string{root(t)}, parts...)...))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func lawBook(t *testing.T) *lawbook.Book {
	t.Helper()
	files, err := laws.Build(read(t, "testdata", "fide", "articles.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := lawbook.Read(files["laws-en.txt"])
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// goFiles calls visit with each Go file of the trees that deal with the Laws.
func goFiles(t *testing.T, visit func(name string, source []byte)) {
	t.Helper()
	for _, tree := range []string{"rules", "clock", "app"} {
		err := filepath.WalkDir(filepath.Join(root(t), tree), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(name) != ".go" {
				return err
			}
			source, err := os.ReadFile(name)
			rel, _ := filepath.Rel(root(t), name)
			visit(filepath.ToSlash(rel), source)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestArticles: a test names every article, or a line says why not.
func TestArticles(t *testing.T) {
	var tests []citation
	goFiles(t, func(name string, source []byte) {
		// texts that begin with a number name articles in the engines; elsewhere they may be points or times
		if strings.HasSuffix(name, "_test.go") && !strings.HasPrefix(name, "app/lawbook/") && !strings.HasSuffix(name, "model/laws_test.go") {
			tests = append(tests, citations(source, strings.HasPrefix(name, "rules/"))...)
		}
	})
	tables, err := filepath.Glob(filepath.Join(root(t), "testdata", "laws", "*.tsv"))
	if err != nil || len(tables) == 0 {
		t.Fatal(tables, err)
	}
	for _, name := range tables {
		tests = append(tests, tableCitations(string(read(t, "testdata", "laws", filepath.Base(name))))...)
	}
	if len(tests) < 500 {
		t.Fatalf("only %d citations found: the reader of this test no longer sees them", len(tests))
	}
	for _, wrong := range compare(lawBook(t), tests, string(read(t, "testdata", "fide", "gaps.tsv"))) {
		t.Error(wrong)
	}
}
