//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// names are the same in every language.
var names = []string{"Wasit", "TRF", "TRF16", "TRF26", "CSV", "PGN", "FEN", "JSON", "QR", "PDF"}

// shown are the calls whose text reaches the screen or a screen reader, with the place of the text among the arguments.
var shown = map[string]int{"Text": 0, "Textf": 0, "Title": 0, "Placeholder": 0, "Alt": 0}

// labels are attributes whose value is read out or shown: Aria("label", …), Attr("title", …).
var labels = []string{"label", "description", "valuetext", "roledescription", "placeholder", "title", "alt", "aria-label", "aria-description", "aria-valuetext"}

// fields are those of our own components that end on the screen: Button{Text: …}.
var fields = []string{"Text", "Title", "Label", "Placeholder", "Help", "Hint", "Blocked", "Alt", "Caption"}

// TestWords: no literal text reaches the screen outside app/words/i18n. Every word has three languages.
func TestWords(t *testing.T) {
	seen := map[string]bool{} // most files belong to both builds
	for _, p := range packages(t) {
		if !below(p.path, "app") || below(p.path, "app/words/i18n") {
			continue
		}
		var files []*ast.File
		for _, file := range p.files {
			files = append(files, parse(t, file))
		}
		constants := literals(files)
		for i, f := range files {
			if seen[p.files[i]] {
				continue
			}
			seen[p.files[i]] = true
			for _, text := range wordsOf(f, constants) {
				t.Errorf("%s/%s shows %q: every word comes from app/words/i18n", p.path, filepath.Base(p.files[i]), text)
			}
		}
	}
}

// literals are the package's named texts: a name must not hide a word.
func literals(files []*ast.File) map[string]string {
	named := map[string]string{}
	for _, f := range files {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, s := range g.Specs {
				v, ok := s.(*ast.ValueSpec)
				if !ok || len(v.Names) != len(v.Values) {
					continue
				}
				for i, value := range v.Values {
					if text, ok := literal(value); ok {
						named[v.Names[i].Name] = text
					}
				}
			}
		}
	}
	return named
}

func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// wordsOf finds the literal words that a file shows.
func wordsOf(f *ast.File, named map[string]string) []string {
	var found []string
	look := func(e ast.Expr) { found = append(found, inside(e, named)...) }
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			sel, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if at, ok := shown[sel.Sel.Name]; ok && len(n.Args) > at {
				look(n.Args[at])
			}
			if (sel.Sel.Name == "Aria" || sel.Sel.Name == "Attr") && len(n.Args) == 2 {
				if name, ok := literal(n.Args[0]); ok && slices.Contains(labels, name) {
					look(n.Args[1])
				}
			}
		case *ast.CompositeLit:
			for _, value := range fieldsOf(n) {
				look(value)
			}
		}
		return true
	})
	return found
}

// fieldsOf gives the values of a struct's fields that end on the screen; keys of maps and lists are no fields.
func fieldsOf(c *ast.CompositeLit) []ast.Expr {
	switch c.Type.(type) {
	case *ast.MapType, *ast.ArrayType:
		return nil
	}
	var values []ast.Expr
	for _, e := range c.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && slices.Contains(fields, key.Name) {
				values = append(values, kv.Value)
			}
		}
	}
	return values
}

var verb = regexp.MustCompile(`%[-+# 0-9.\[\]*]*[a-zA-Z%]`)

// inside finds words in an expression: literals, named literals, parts put together, and formats of fmt.
func inside(e ast.Expr, named map[string]string) []string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, ok := literal(e); ok {
			return worded(text)
		}
	case *ast.Ident:
		return worded(named[e.Name])
	case *ast.ParenExpr:
		return inside(e.X, named)
	case *ast.BinaryExpr:
		return append(inside(e.X, named), inside(e.Y, named)...)
	case *ast.CallExpr:
		sel, ok := e.Fun.(*ast.SelectorExpr)
		if !ok {
			return nil
		}
		if x, ok := sel.X.(*ast.Ident); ok && x.Name == "fmt" {
			var found []string
			for _, a := range e.Args {
				if text, ok := literal(a); ok {
					found = append(found, worded(verb.ReplaceAllString(text, ""))...)
				} else {
					found = append(found, inside(a, named)...)
				}
			}
			return found
		}
	}
	return nil
}

// worded returns the text if it holds a word that is not a name.
func worded(text string) []string {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if strings.IndexFunc(word, unicode.IsLetter) >= 0 && !slices.Contains(names, word) {
			return []string{text}
		}
	}
	return nil
}

// TestWordsAreFound proves that the check sees what it should and lets the rest be.
func TestWordsAreFound(t *testing.T) {
	const source = `package x
const hidden = "Simpan"
const brand = "Wasit"
func f() {
	app.Button().Text("Simpan")
	app.Text("a" + x)
	app.Input().Placeholder(fmt.Sprintf("%d papan", n))
	app.Div().Aria("label", "Putih").Attr("title", hidden)
	_ = Button{Text: "Hapus", Icon: "trash"}
	_ = []Button{{Text: "Urungkan"}}
	_ = map[Field]string{Title: "gelar title"}
	app.Button().Text(v.T(i18n.Save)).Text("½–½").Text(fmt.Sprintf("%d–%d", a, b)).Text(brand + " · 17")
	app.Div().Aria("hidden", "true").Attr("role", "img").Class("btn")
}`
	f, err := parser.ParseFile(token.NewFileSet(), "x.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	got := wordsOf(f, literals([]*ast.File{f}))
	slices.Sort(got)
	if want := []string{" papan", "Hapus", "Putih", "Simpan", "Simpan", "Urungkan", "a"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
