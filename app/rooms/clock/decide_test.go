package clock

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestDecidedOnce counts in the source where the engine is asked to act: once for each way, all in decideStep, which do alone calls.
func TestDecidedOnce(t *testing.T) {
	acts := map[string]int{}
	state := reflect.TypeFor[clock.State]()
	for m := range state.Methods() {
		if m.Type.NumOut() > 1 && m.Type.Out(0) == state {
			acts[m.Name] = 0
		}
	}
	if _, ok := acts["Tap"]; !ok || len(acts) < 12 {
		t.Fatalf("acts of the engine: %v", acts)
	}
	var callers []string
	for _, f := range sources(t, ".", "../board", "../desk", "../../shell", "../../device/keeper") {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if id, ok := call.Fun.(*ast.Ident); ok && id.Name == "decideStep" {
					callers = append(callers, fn.Name.Name)
				}
				sel, ok := call.Fun.(*ast.SelectorExpr)
				if !ok || !isState(fn, sel.X) {
					return true
				}
				if _, is := acts[sel.Sel.Name]; is {
					if acts[sel.Sel.Name]++; fn.Name.Name != "decideStep" {
						t.Errorf("%s asks the clock for %s", fn.Name.Name, sel.Sel.Name)
					}
				}
				return true
			})
		}
	}
	if acts["Tap"] != 1 || acts["Do"] != 1 || acts["Claim"] != 1 {
		t.Errorf("the clock is asked %v", acts)
	}
	if !slices.Equal(callers, []string{"do"}) {
		t.Errorf("steps are decided by %v", callers)
	}
}

// isState reports whether x is a state of the engine: the field of that name, or an argument s of decideStep.
func isState(fn *ast.FuncDecl, x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.SelectorExpr:
		return x.Sel.Name == "State"
	case *ast.Ident:
		return x.Name == "s" && fn.Name.Name == "decideStep"
	}
	return false
}

func sources(t *testing.T, folders ...string) (list []*ast.File) {
	t.Helper()
	for _, folder := range folders {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, f)
		}
	}
	if len(list) < 20 {
		t.Fatalf("%d files", len(list))
	}
	return list
}

// TestTouchStored: a touch that was accepted lies in the store as any press, and a bounce leaves neither row nor change.
func TestTouchStored(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "15+10"})
	k.send(Press{Side: clock.Black, Touch: true, Stamp: k.mono})
	was, rows := k.m.Game, len(k.rows[k.m.Game.ID])
	k.pass(clock.TouchGuard - time.Millisecond)
	k.send(Press{Side: clock.White, Touch: true, Stamp: k.mono})
	if k.m.Game != was || len(k.cmds) != 0 {
		t.Errorf("a bounce gave %v", k.cmds)
	}
	k.pass(2 * time.Millisecond)
	k.send(Press{Side: clock.White, Touch: true, Stamp: k.mono})
	if got := len(k.rows[was.ID]); got != rows+1 || k.m.Game.State.Turn() != clock.Black {
		t.Errorf("%d rows after %d", got, rows)
	}
	g, err := readClockGame(was.ID, k.rows[was.ID])
	if err != nil || g.State != k.m.Game.State {
		t.Errorf("read again: %+v, %v", g, err)
	}
}
