package i18n

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var places = regexp.MustCompile(`\{\d\}`)

// TestCatalogue reads every Text and Plural of the package: each has every language, unkeyed, with the same places.
func TestCatalogue(t *testing.T) {
	found := 0
	eachLiteral(t, func(at string, kind string, forms []string) {
		found++
		if want := map[string]int{"Text": 3, "Plural": 6}[kind]; len(forms) != want {
			t.Errorf("%s: %s with %d forms, want %d", at, kind, len(forms), want)
			return
		}
		for _, f := range forms {
			if strings.TrimSpace(f) == "" {
				t.Errorf("%s: a language is missing", at)
			}
			if got, want := placesOf(f), placesOf(forms[0]); !slices.Equal(got, want) {
				t.Errorf("%s: %q has the places %v, %q has %v", at, f, got, forms[0], want)
			}
		}
	})
	if found < 20 {
		t.Fatalf("only %d messages found: the reader of this test no longer sees them", found)
	}
}

func placesOf(s string) []string {
	set := map[string]bool{}
	for _, p := range places.FindAllString(s, -1) {
		set[p] = true
	}
	return slices.Sorted(maps.Keys(set))
}

func eachLiteral(t *testing.T, visit func(at, kind string, forms []string)) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, f.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			kind := fmt.Sprint(lit.Type)
			if kind != "Text" && kind != "Plural" || lit.Type == nil {
				return true
			}
			var forms []string
			for _, e := range lit.Elts {
				if b, ok := e.(*ast.BasicLit); ok && b.Kind == token.STRING {
					s, err := strconv.Unquote(b.Value)
					if err != nil {
						t.Fatal(err)
					}
					forms = append(forms, s)
				}
			}
			if len(forms) > 0 || len(lit.Elts) == 0 { // Text{p.ID, …} inside the package is no message
				visit(fset.Position(lit.Pos()).String(), kind, forms)
			}
			return true
		})
	}
}

func TestPlural(t *testing.T) {
	for n, want := range map[int]string{1: "1 igrač", 2: "2 igrača", 11: "11 igrača", 21: "21 igrač", 112: "112 igrača", 5: "5 igrača"} {
		if got := HR.N(NPlayers, n); got != want {
			t.Errorf("hr %d: %q, want %q", n, got, want)
		}
	}
	if got := HR.N(NBoards, 3) + HR.N(NBoards, 13) + HR.N(NBoards, 24); got != "3 ploče13 ploča24 ploče" {
		t.Error(got)
	}
	if got := EN.N(NPlayers, 1) + EN.N(NPlayers, 0) + ID.N(NPlayers, 2); got != "1 player0 players2 pemain" {
		t.Error(got)
	}
}

func TestFormats(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{ID.Tenths(45), "4½"}, {EN.Tenths(45), "4.5"}, {HR.Tenths(45), "4,5"}, {ID.Tenths(5), "½"}, {HR.Tenths(40), "4"},
		{ID.Tenths(-5), "−½"}, {EN.Tenths(3), "0.3"}, {ID.Quarters(7), "1¾"}, {ID.Quarters(1), "¼"}, {ID.Quarters(8), "2"},
		{ID.Int(12500), "12.500"}, {EN.Int(-1234567), "−1,234,567"}, {HR.Int(999), "999"},
		{HR.Decimal(1050, 100), "10,5"}, {EN.Decimal(375, 100), "3.75"}, {ID.Decimal(300, 100), "3"}, {EN.Decimal(1005, 1000), "1.005"},
		{ID.Date(2026, 11, 20), "20 November 2026"}, {EN.Date(2026, 11, 20), "20 Nov 2026"}, {HR.Date(2026, 11, 20), "20. 11. 2026."},
		{EN.Date(2015, 0, 0), "2015"}, {EN.Date(0, 0, 0), ""},
		{ID.List([]string{"a", "b", "c"}), "a, b dan c"}, {HR.List([]string{"a"}), "a"},
		{EN.T(Text{"{0}", "{1} of {0}", "{0}"}, "6", "3"), "3 of 6"}, {Pseudo.T(Back), "⟦Back⟧"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for tag, want := range map[string]Lang{"id": ID, "in-ID": ID, "hr-HR": HR, "sr-Latn": HR, "en-GB": EN} {
		if got, ok := ParseLang(tag); !ok || got != want {
			t.Errorf("ParseLang(%q) = %v, %v", tag, got, ok)
		}
	}
	if got, ok := ParseLang("de"); ok || got != EN {
		t.Errorf("an unknown language is English and not ok: %v, %v", got, ok)
	}
}
