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

	"wasit/app/books/lawbook"
	"wasit/web/laws"
)

// The articles check: every article of testdata/fide/articles.tsv is named by a test, or testdata/fide/gaps.tsv says why
// none can; and what is cited anywhere in the code is an article that there is.

// number matches an article's number: 7.5.1, 7.4b, A.4d1, III.3.1.2, Adj.9a. Chapters alone are no articles.
const number = `(?:[0-9]{1,2}|[A-G]|I{1,3}|Adj)(?:\.[0-9]+(?:[a-z][0-9]?)?)+`

var (
	// cited are the forms of a citation: "Art. 6.9", "Art. 9.2.3 (E23)", "App. B.2 (E23)", "O2SN 8", "O2SN standard 2"; what has no
	// item there has the name of its line, o2sn-standard-cards.
	cited = regexp.MustCompile(`\b(?:Art|App)\. (` + number + `)(?: \((E[0-9]{2})\))?`)
	local = regexp.MustCompile(`\bO2SN ((?:standard |rapid )?[0-9]{1,2}[a-c]?)\b|\bo2sn-((?:standard-|rapid-)?[a-z]+)\b`)
	// whole is the one article whose number is that of its appendix.
	whole = regexp.MustCompile(`\bAppendix C\b`)
	// named begins the name of a case: "9.6.2 E23 mate on move 75 wins", "4.7 released". A number alone may be what a case
	// expects, in whatever edition.
	named = regexp.MustCompile(`^(` + number + `)(?: (E[0-9]{2})(?:$|[ :,])|[ :,])`)
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
			if number := whole.FindString(text); number != "" {
				list = append(list, citation{number, ""})
			}
			for _, m := range local.FindAllStringSubmatch(text, -1) {
				list = append(list, citation{"O2SN " + m[1] + m[2], ""})
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
		if strings.HasSuffix(name, "_test.go") && !strings.HasPrefix(name, "app/books/lawbook/") {
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

// TestCitations: what comments and texts cite is an article of that edition, or stands in one.
func TestCitations(t *testing.T) {
	b := lawBook(t)
	n := 0
	goFiles(t, func(name string, source []byte) {
		for _, c := range citations(source, false) {
			n++
			if !stands(b, c) {
				t.Errorf("%s cites %s %s, which testdata/fide/articles.tsv does not have", name, c.number, c.edition)
			}
		}
	})
	if n < 300 {
		t.Errorf("only %d citations found: the reader of this test no longer sees them", n)
	}
}

// stands reports whether an article is listed, holds listed ones, or is a leaf of one: a list is not divided to its end.
func stands(b *lawbook.Book, c citation) bool {
	if len(exactly(b, c)) > 0 {
		return true
	}
	found, in := b.ByNumber(c.number, c.edition)
	if len(found) == 0 {
		return false
	}
	own := b.Articles[found[0]].In(in)
	if strings.HasPrefix(own, c.number) {
		return true // 7.5 holds 7.5.1
	}
	return strings.HasPrefix(c.number, own) && strings.ContainsAny(own, ".") // C.10.1.1 of C.10.1
}

// TestArticlesCheckCanFail: the check finds what it is there for.
func TestArticlesCheckCanFail(t *testing.T) {
	b, err := lawbook.Read([]byte("wasit-laws-1\ten\nc\t7\tIrregularities\nc\to2sn\tO2SN\n" +
		"a\ttwo-hands\t\t\t7.7.1\t7.5.4\t7.5.4\tt\tTwo hands.\tk\n" + "a\tpenalty\t7.4b\t7.5b\t7.5.3\t7.5.5\t7.5.5\tt\tPenalty.\tk\n" +
		"a\to2sn-12\t\t\t\t\t\tt\tTwo hands.\tk\n" + "a\tterm\t\t\t\t7.5.4\t7.5.4\tglossary-term\tA word.\tk\n"))
	if err != nil {
		t.Fatal(err)
	}
	const source = "package x\n// Under Art. 7.5.4 (E23) and O2SN 12.\nvar a, b, c, d = \"7.4b E09 the third loses\", \"7.5.5\", \"7.5.5 points\", `App. Z.1`\n"
	all := citations([]byte(source), true)
	if want := []citation{{"7.5.4", "E23"}, {"O2SN 12", ""}, {"7.4b", "E09"}, {"7.5.5", ""}}; !slices.Equal(all, want) {
		t.Errorf("found %v, want %v", all, want)
	}
	if few := citations([]byte(source), false); len(few) != 3 {
		t.Errorf("outside the engines a number alone is no article: %v", few)
	}
	if got, want := tableCitations("# head 7.5.5\nE09+O2SN\tblitz\tO2SN 12\t1.5\nE23\tx\t7.5.5\nstandard\t7.5.4\n"),
		[]citation{{"O2SN 12", "E09"}, {"1.5", "E09"}, {"7.5.5", "E23"}}; !slices.Equal(got, want) {
		t.Errorf("in a table %v, want %v", got, want)
	}
	for _, tt := range []struct {
		name  string
		tests []citation
		gaps  string
		wrong int
	}{
		{"all named", all, "id\treason\n", 0},
		{"one missing", all[:2], "id\treason\n", 1},
		{"excused", all[:2], "id\treason\npenalty\tfor people alone\n", 0},
		{"excused without a reason", all[:2], "id\treason\npenalty\t \n", 2},
		{"excused and named", all, "id\treason\npenalty\tfor people alone\n", 1},
		{"an unknown gap", all, "id\treason\nnone\tfor people alone\n", 1},
		{"another edition's number", []citation{{"7.5.3", "E17"}, all[0], all[1]}, "id\treason\n", 0},
		{"the number in an edition that has another", []citation{{"7.5.3", "E23"}, all[0], all[1]}, "id\treason\n", 1},
		{"no table", nil, "", 4},
	} {
		if wrong := compare(b, tt.tests, tt.gaps); len(wrong) != tt.wrong {
			t.Errorf("%s: %q, want %d", tt.name, wrong, tt.wrong)
		}
	}
	for _, c := range []struct {
		citation
		ok bool
	}{
		{citation{"7.5.4", "E23"}, true}, {citation{"7.5", "E23"}, true}, {citation{"7.5.4.1", "E23"}, true}, {citation{"7.4b", "E23"}, false},
		{citation{"7.5.9", "E23"}, false}, {citation{"8.1", ""}, false}, {citation{"O2SN 13", ""}, false},
	} {
		if stands(b, c.citation) != c.ok {
			t.Errorf("%v stands: %v", c.citation, !c.ok)
		}
	}
}
