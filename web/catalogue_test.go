//go:build !js

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var places = regexp.MustCompile(`\{\d\}`)

// forms are how many texts a message has: one a language, or one a language and number.
var forms = map[string]int{"Text": 3, "Plural": 6}

// TestCatalogue reads every message of the app: each has every language, with the same places to fill in.
func TestCatalogue(t *testing.T) {
	found, seen := 0, map[string]bool{}
	for _, p := range packages(t) {
		if !below(p.path, "app") {
			continue
		}
		for _, file := range p.files {
			if seen[file] {
				continue
			}
			seen[file] = true
			for _, m := range messages(parse(t, file)) {
				found++
				for _, fault := range m.faults() {
					t.Errorf("%s/%s: %s", p.path, filepath.Base(file), fault)
				}
			}
		}
	}
	if found < 2000 {
		t.Errorf("only %d messages found: the reader of this test no longer sees them", found)
	}
}

// A message is one literal of i18n.Text or i18n.Plural.
type message struct {
	kind  string
	texts []string
}

// messages lists the literals of a file. One that is put together from other texts is no message.
func messages(f *ast.File) (list []message) {
	ast.Inspect(f, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		m := message{kind: typeName(lit.Type)}
		if forms[m.kind] == 0 {
			return true
		}
		for _, e := range lit.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				e = kv.Value
			}
			if b, ok := e.(*ast.BasicLit); ok && b.Kind == token.STRING {
				text, _ := strconv.Unquote(b.Value)
				m.texts = append(m.texts, text)
			}
		}
		if len(m.texts) > 0 {
			list = append(list, m)
		}
		return true
	})
	return list
}

// typeName is the name of a type of i18n, seen from inside or outside.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && x.Name == "i18n" {
			return e.Sel.Name
		}
	}
	return ""
}

func (m message) faults() (faults []string) {
	if len(m.texts) != forms[m.kind] {
		return []string{fmt.Sprintf("%s %q has %d forms, want %d", m.kind, m.texts[0], len(m.texts), forms[m.kind])}
	}
	for _, text := range m.texts {
		if strings.TrimSpace(text) == "" {
			faults = append(faults, fmt.Sprintf("%q: a language is missing", m.texts))
		}
		if got, want := placesOf(text), placesOf(m.texts[0]); !slices.Equal(got, want) {
			faults = append(faults, fmt.Sprintf("%q has the places %v, %q has %v", text, got, m.texts[0], want))
		}
	}
	return faults
}

func placesOf(s string) []string {
	set := map[string]bool{}
	for _, p := range places.FindAllString(s, -1) {
		set[p] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// TestCatalogueIsRead proves that a fault is found.
func TestCatalogueIsRead(t *testing.T) {
	for _, m := range []message{{"Text", []string{"a {0}", "b {1}", "c {0}"}}, {"Text", []string{"a", "b"}}, {"Text", []string{"a", " ", "c"}}, {"Plural", []string{"a", "b", "c"}}} {
		if len(m.faults()) == 0 {
			t.Errorf("%+v is let through", m)
		}
	}
	if f := (message{"Text", []string{"{0} a", "b {0}", "{0}"}}).faults(); len(f) > 0 {
		t.Error(f)
	}
}
