//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wasit/web/house"
)

// corridors are the imports from one room to another; everything else goes by address, or by a message of the session.
var corridors = map[string]string{
	"app/rooms/round -> app/rooms/pairing":   "the round's page shows the draft, its reasons and the keys that change it",
	"app/rooms/round -> app/rooms/hall":      "the round's page shows the times of the hall",
	"app/rooms/players -> app/rooms/checkin": "who is entered late is seated at once",
	"app/rooms/board -> app/rooms/clock":     "a move on the board presses the clock beside it",
	"app/rooms/desk -> app/rooms/clock":      "the arbiter's correction is made on the clock of this device",
}

func TestCorridors(t *testing.T) {
	used := map[string]bool{}
	for _, p := range packages(t) {
		for _, imported := range p.imports {
			name := strings.TrimPrefix(imported, "wasit/")
			if !house.IsRoom(p.path) || !house.IsRoom(name) {
				continue
			}
			arrow := p.path + " -> " + name
			used[arrow] = true
			if corridors[arrow] == "" {
				t.Errorf("%s: rooms speak by address or by a message of the session", arrow)
			}
		}
	}
	for arrow := range corridors {
		if !used[arrow] {
			t.Errorf("%s is listed and not used", arrow)
		}
	}
}

// TestRoomFiles: in a room only its pages know go-app, so that its messages are tested without a browser; its words stand alone.
func TestRoomFiles(t *testing.T) {
	seen := 0
	for _, p := range packages(t) {
		if p.js || !house.IsRoom(p.path) {
			continue
		}
		for _, file := range p.files {
			seen++
			for _, fault := range roomFile(filepath.Base(file), parse(t, file)) {
				t.Errorf("%s/%s %s", p.path, filepath.Base(file), fault)
			}
		}
	}
	if seen < 100 {
		t.Errorf("%d files of rooms: the test looks at the wrong place", seen)
	}
}

// roomFile lists what is wrong with a file of a room.
func roomFile(name string, f *ast.File) (faults []string) {
	for _, spec := range f.Imports {
		imported := strings.Trim(spec.Path.Value, `"`)
		if below(imported, goApp) && !strings.HasPrefix(name, "page") {
			faults = append(faults, "imports go-app: draw in page*.go")
		}
		if strings.HasPrefix(name, "words") && imported != "wasit/app/words/i18n" {
			faults = append(faults, "imports "+imported+": words know nothing of the event")
		}
	}
	return append(faults, carriesFunction(f)...)
}

// carriesFunction finds messages that hold a function: they could not be compared, written down or replayed.
func carriesFunction(f *ast.File) (faults []string) {
	messages := map[string]bool{}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && (fn.Name.Name == "update" || fn.Name.Name == "Update") {
			if id, ok := fn.Recv.List[0].Type.(*ast.Ident); ok {
				messages[id.Name] = true
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || !messages[spec.Name.Name] {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok {
			for _, field := range s.Fields.List {
				if _, ok := field.Type.(*ast.FuncType); ok {
					faults = append(faults, "the message "+spec.Name.Name+" carries a function")
				}
			}
		}
		return true
	})
	return faults
}

// screens are the packages that call the browser's page.
var screens = []string{"app/device/touch", "app/device/dial", "app/device/bridge", "app/device/store"}

// TestScreenCalls: the browser is called where fingers and keys are heard, and nowhere else.
func TestScreenCalls(t *testing.T) {
	for _, p := range packages(t) {
		if !below(p.path, "app") || below(p.path, screens...) {
			continue
		}
		for _, file := range p.files {
			for _, call := range screenCalls(parse(t, file)) {
				t.Errorf("%s/%s calls %s: that is touch, or bridge", p.path, filepath.Base(file), call)
			}
		}
	}
}

func screenCalls(f *ast.File) (calls []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := sel.X.(*ast.Ident); ok && x.Name == "app" && sel.Sel.Name == "Window" {
			calls = append(calls, "app.Window")
		}
		if sel.Sel.Name == "Call" {
			calls = append(calls, "Call")
		}
		return true
	})
	return calls
}

// TestChoices: switches, ticks and radio buttons are drawn by view.Choice, for touch has each show after a drawing what that says.
func TestChoices(t *testing.T) {
	for _, p := range packages(t) {
		if !below(p.path, "app") {
			continue
		}
		for _, file := range p.files {
			if n := bareChoices(parse(t, file)); n > 0 {
				t.Errorf("%s/%s draws %d choices itself: that is view.Choice", p.path, filepath.Base(file), n)
			}
		}
	}
}

func bareChoices(f *ast.File) (n int) {
	ast.Inspect(f, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		kind, literal := call.Args[0].(*ast.BasicLit)
		if ok && literal && sel.Sel.Name == "Type" && (kind.Value == `"checkbox"` || kind.Value == `"radio"`) {
			n++
		}
		return true
	})
	return n
}

// TestOneUpdate: the model changes in one place of the loop.
func TestOneUpdate(t *testing.T) {
	changes := 0
	for _, p := range packages(t) {
		if p.js || p.path != "app/shell" {
			continue
		}
		for _, file := range p.files {
			changes += modelChanges(parse(t, file))
		}
	}
	if changes != 1 {
		t.Errorf("the loop's model is assigned in %d places, want the one in update", changes)
	}
}

// modelChanges counts assignments to the model of the loop, or to a field of it.
func modelChanges(f *ast.File) (n int) {
	ast.Inspect(f, func(node ast.Node) bool {
		a, ok := node.(*ast.AssignStmt)
		if !ok {
			return true
		}
		for _, left := range a.Lhs {
			for e := left; ; {
				sel, ok := e.(*ast.SelectorExpr)
				if !ok {
					break
				}
				if x, ok := sel.X.(*ast.Ident); ok && x.Name == "l" && sel.Sel.Name == "m" {
					n++
				}
				e = sel.X
			}
		}
		return true
	})
	return n
}

// knowSystems are the trees that may name a pairing system; the others ask [regulation.SystemOf] what one can.
var knowSystems = []string{"app/event/journal", "app/event/regulation", "app/event/federation", "app/rooms/setup"}

// systemNames are the constants of package journal that name one.
var systemNames = []string{"Dutch", "Dubov", "Burstein", "Lim", "DoubleSwiss", "RoundRobin", "Groups", "Scheveningen", "Knockout", "Keizer", "Team"}

// TestNoSystemByName: a new pairing system is a package and a row; no page and no leaf asks for one by name.
func TestNoSystemByName(t *testing.T) {
	known := 0
	for _, p := range packages(t) {
		if p.js || !below(p.path, "app") {
			continue
		}
		for _, file := range p.files {
			names := systemsNamed(parse(t, file))
			switch {
			case below(p.path, knowSystems...):
				known += len(names)
			case len(names) > 0:
				t.Errorf("%s/%s names journal.%s: ask regulation.SystemOf what it can", p.path, filepath.Base(file), names[0])
			}
		}
	}
	if known < 20 {
		t.Errorf("%d names of systems where they may stand: the test looks at the wrong place", known)
	}
}

func systemsNamed(f *ast.File) (names []string) {
	ast.Inspect(f, func(node ast.Node) bool {
		if sel, ok := node.(*ast.SelectorExpr); ok && slices.Contains(systemNames, sel.Sel.Name) {
			if x, ok := sel.X.(*ast.Ident); ok && x.Name == "journal" {
				names = append(names, sel.Sel.Name)
			}
		}
		return true
	})
	return names
}

// TestSectionView: a room asks the view of a section, [session.Session.Section] or [journal.State.In], and not the state by its number.
func TestSectionView(t *testing.T) {
	for _, p := range packages(t) {
		if p.js || !house.IsRoom(p.path) {
			continue
		}
		for _, file := range p.files {
			if n := sectionsAsked(parse(t, file)); n > 0 {
				t.Errorf("%s/%s asks a state for a section %d times: take the view", p.path, filepath.Base(file), n)
			}
		}
	}
}

// sectionsAsked counts calls of State.Section, on a field or variable that holds a state.
func sectionsAsked(f *ast.File) (n int) {
	ast.Inspect(f, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Section" {
			holder := ""
			switch x := sel.X.(type) {
			case *ast.Ident:
				holder = x.Name
			case *ast.SelectorExpr:
				holder = x.Sel.Name
			}
			if slices.Contains([]string{"Ahead", "Kept", "State", "s", "state", "before", "after"}, holder) {
				n++
			}
		}
		return true
	})
	return n
}

// TestRoomWallsStand proves on made-up files that these walls stop what they should.
func TestRoomWallsStand(t *testing.T) {
	read := func(source string) *ast.File {
		f, err := parser.ParseFile(token.NewFileSet(), "x.go", source, 0)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	draws := read(`package x
import "github.com/maxence-charriere/go-app/v10/pkg/app"`)
	if len(roomFile("update.go", draws)) != 1 || len(roomFile("page_list.go", draws)) != 0 {
		t.Error("go-app is allowed in pages, and only there")
	}
	if bareChoices(read("package x\nvar a = app.Input().Type(\"radio\").ID(\"x\")")) != 1 {
		t.Error("a radio button of a page itself")
	}
	if len(roomFile("words.go", read(`package x
import "wasit/app/event/journal"`))) != 1 {
		t.Error("words may not know the journal")
	}
	if len(roomFile("edit.go", read(`package x
type edit struct{ Change func() }
func (edit) update() {}
type look struct{ act func() }`))) != 1 {
		t.Error("a message with a function is let through, or something else is not")
	}
	if len(screenCalls(read(`package x
func f() { app.Window().Get("x").Call("y") }`))) != 2 {
		t.Error("calls of the page are not found")
	}
	if names := systemsNamed(read("package x\nvar a, b = sec.System == journal.Team, journal.Teams")); len(names) != 1 {
		t.Errorf("names of systems: %v, want the one", names)
	}
	if sectionsAsked(read("package x\nvar a, b, c = m.Event.Ahead.Section(1), s.Section(2), app.Section()")) != 2 {
		t.Error("sections of a state are not found")
	}
	if modelChanges(read(`package x
func f() { l.m = next; l.m.Notice = nil; l.m.Round.Board, x = 1, 2; l.v = v }`)) != 3 {
		t.Error("changes of the model are not found")
	}
}
