package site

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/web/command"
)

// source reads the files of a dependency as the module has them.
func source(t *testing.T, d dependency) map[string]string {
	t.Helper()
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := goCommand(root, nil, "list", "-m", "-f", "{{.Dir}}", d.module)
	if err != nil {
		t.Fatal(err)
	}
	files, err := readFiles(strings.TrimSpace(dir), d.patterns)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestPatchesFit: each patch fits the version of its module that go.mod names, at its very place, says what it is for, names a
// test that there is, and stands in the table of README.md.
func TestPatchesFit(t *testing.T) {
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	tests := testNames(t, root)
	for _, d := range dependencies {
		patches, err := d.patches()
		if err != nil || len(patches) == 0 {
			t.Fatal(d.module, err)
		}
		files, skipped, err := d.patched(source(t, d), patches)
		if err != nil || len(skipped) > 0 || len(files) == 0 {
			t.Errorf("%s: %v, %v", d.module, skipped, err)
		}
		for _, p := range patches {
			for _, field := range []string{"Kind", "Reason", "Upstream", "Without", "Test"} {
				if p.head[field] == "" {
					t.Errorf("%s has no field %s", p.name, field)
				}
			}
			if kind := p.head["Kind"]; kind != "fault" && (kind != "wish" || p.head["Figure"] == "") {
				t.Errorf("%s: kind %q: want a fault, or a wish with a figure", p.name, kind)
			}
			if !tests[p.head["Test"]] {
				t.Errorf("%s: there is no test %s", p.name, p.head["Test"])
			}
			if !strings.Contains(string(readme), "| "+p.name+" |") {
				t.Errorf("%s is not in the table of README.md", p.name)
			}
		}
	}
}

// TestReaderEnds: the reader of codes that is shipped never looks further than its picture is wide and high, and reads what the module reads.
func TestReaderEnds(t *testing.T) {
	if testing.Short() {
		t.Skip("tests a copy of a module")
	}
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	modfile, _, err := Copies(root)
	if err != nil {
		t.Fatal(err)
	}
	dir, err := goCommand(root, nil, "list", "-modfile="+modfile, "-m", "-f", "{{.Dir}}", "github.com/liyue201/goqr")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(dir), "recognizer.go"))
	if err != nil || strings.Count(string(text), "stepSize*stepSize <") != 1 || !strings.Contains(string(text), "sizeEstimate*100 && stepSize < q.w+q.h {") {
		t.Errorf("the search is not bounded: %v", err)
	}
	if out, err := goCommand(root, nil, "test", "-modfile="+modfile, "./app/crew/scan"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

var testFunc = regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing\.T\)`)

// testNames are the tests of web.
func testNames(t *testing.T, root string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for _, pattern := range []string{"web/*_test.go", "web/*/*_test.go"} {
		files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range testFunc.FindAllStringSubmatch(string(text), -1) {
				names[m[1]] = true
			}
		}
	}
	return names
}

// TestPatchesOfAnotherVersion: with other sources a patch that mends what the app depends on stops the build and says why; any
// other is left out, with a line that says what that costs.
func TestPatchesOfAnotherVersion(t *testing.T) {
	d := dependencies[0]
	patches, err := d.patches()
	if err != nil {
		t.Fatal(err)
	}
	files := source(t, d)
	files["pkg/app/context.go"] = strings.ReplaceAll(files["pkg/app/context.go"], "ctx.Dispatch(nil)", "ctx.Later(nil)")
	_, skipped, err := d.patched(files, patches)
	if err != nil || len(skipped) != 1 || !strings.HasPrefix(skipped[0], "go-app/32-draw-at-once.patch: pkg/app/context.go has other lines") ||
		!strings.Contains(skipped[0], "later on the screen") {
		t.Errorf("another context: %q, %v", skipped, err)
	}
	files["pkg/app/attribute.go"] = strings.ReplaceAll(files["pkg/app/attribute.go"], "jsElement.Set", "jsElement.Put")
	if _, _, err := d.patched(files, patches); err == nil || !strings.Contains(err.Error(), "11-typed-value.patch") || !strings.Contains(err.Error(), "letters") {
		t.Errorf("other attributes: %v", err)
	}
	files = source(t, d)
	files["pkg/app/html_gen.go"] = "package app\n"
	if _, skipped, err := d.patched(files, patches); err != nil || len(skipped) != 3 { // the two on top of it too
		t.Errorf("other elements: %q, %v", skipped, err)
	}
}

// patchedGoApp gives the files of go-app as the program gets them.
func patchedGoApp(t *testing.T) map[string]string {
	t.Helper()
	d := dependencies[0]
	patches, err := d.patches()
	if err != nil {
		t.Fatal(err)
	}
	files, _, err := d.patched(source(t, d), patches)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestEmptyAttribute: an attribute whose value becomes empty is set, as go-app means it, and not dropped.
func TestEmptyAttribute(t *testing.T) {
	files := patchedGoApp(t)
	dir := t.TempDir()
	for name, text := range map[string]string{"attribute.go": files["pkg/app/attribute.go"], "go.mod": "module app\n\ngo 1.26\n", "stub.go": `package app

import "fmt"

type Value interface {
	Set(string, any)
	Get(string) Value
	Call(string, ...any) Value
	Type() int
	Int() int
	String() string
}

const TypeString, TypeNumber = 1, 2

func toString(v any) string { return fmt.Sprint(v) }
`, "attribute_test.go": `package app

import "testing"

func TestSet(t *testing.T) {
	a := attributes{}
	for name, value := range map[string]string{"value": "", "href": "", "class": "", "id": "value"} {
		a.Set(name, value)
	}
	if !a.has("value") || a.Get("value") != "" || len(a) != 3 || a.Get("id") != "value" {
		t.Errorf("%q", a)
	}
}
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := goCommand(dir, nil, "test", "."); err != nil {
		t.Error(out, err)
	}
}

var quoted = regexp.MustCompile(`"([a-z]+)"`)

// namesIn lists the quoted names of the cases of a function, sorted.
func namesIn(t *testing.T, source, function string) []string {
	t.Helper()
	_, body, ok := strings.Cut(source, "func "+function+"(")
	if !ok {
		t.Fatalf("no function %s", function)
	}
	body, _, _ = strings.Cut(body, "\n}\n")
	var names []string
	for _, part := range regexp.MustCompile(`(?s)case (.*?):`).FindAllStringSubmatch(body, -1) {
		for _, m := range quoted.FindAllStringSubmatch(part[1], -1) {
			names = append(names, m[1])
		}
	}
	slices.Sort(names)
	return names
}

// TestSpecialAttributes: what go-app sets otherwise than as an attribute, the call that makes an element leaves to it.
func TestSpecialAttributes(t *testing.T) {
	files := patchedGoApp(t)
	theirs, ours := namesIn(t, files["pkg/app/attribute.go"], "setJSAttribute"), namesIn(t, files["pkg/app/make_wasm.go"], "isSpecial")
	if len(theirs) < 10 || !slices.Equal(theirs, ours) {
		t.Errorf("go-app: %v\nours: %v", theirs, ours)
	}
}
