package roster

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestPatterns: each text that is given to lexicon.Pattern is a regular expression; a wrong one would show only when it is first asked for.
func TestPatterns(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var parsed []*ast.File
	constants := map[string]ast.Expr{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		f, err := parser.ParseFile(gotoken.NewFileSet(), name, source, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, f)
		ast.Inspect(f, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == len(spec.Names) {
				for i, name := range spec.Names {
					constants[name.Name] = spec.Values[i]
				}
			}
			return true
		})
	}
	seen := 0
	for _, f := range parsed {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if name, ok := call.Fun.(*ast.SelectorExpr); !ok || name.Sel.Name != "Pattern" {
				return true
			}
			seen++
			text := constantText(t, call.Args[0], constants)
			if _, err := regexp.Compile(text); err != nil {
				t.Errorf("%s: %v", text, err)
			}
			return true
		})
	}
	if seen < 40 {
		t.Errorf("%d patterns found", seen)
	}
}

// constantText is the value of a constant text.
func constantText(t *testing.T, e ast.Expr, constants map[string]ast.Expr) string {
	t.Helper()
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		if err != nil {
			t.Fatal(err)
		}
		return text
	case *ast.BinaryExpr:
		return constantText(t, e.X, constants) + constantText(t, e.Y, constants)
	case *ast.Ident:
		if value := constants[e.Name]; value != nil {
			return constantText(t, value, constants)
		}
	}
	t.Fatalf("%T is no constant text", e)
	return ""
}
