//go:build !js

package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"wasit/web/site"
)

// A pkg is one package of the module, in one of its two builds.
type pkg struct {
	path    string // below wasit/, such as "swiss/dutch"
	js      bool
	files   []string // absolute, without tests
	imports []string // direct, without tests
}

// packages lists the module for both targets. The go command is asked once for all tests, which change nothing in the list.
func packages(t *testing.T) []pkg {
	t.Helper()
	list, err := listed()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

var listed = sync.OnceValues(func() (list []pkg, _ error) {
	for _, js := range []bool{false, true} {
		out, err := goList(js, "-f", "{{.ImportPath}}\t{{.Dir}}\t{{join .GoFiles \",\"}}\t{{join .Imports \",\"}}", "./...")
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(out) {
			f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
			p := pkg{path: strings.TrimPrefix(f[0], "wasit/"), js: js, imports: strings.FieldsFunc(f[3], comma)}
			for _, name := range strings.FieldsFunc(f[2], comma) {
				p.files = append(p.files, filepath.Join(f[1], name))
			}
			list = append(list, p)
		}
	}
	return list, nil
})

func comma(r rune) bool { return r == ',' }

func goList(js bool, args ...string) (string, error) {
	dir, err := moduleRoot()
	if err != nil {
		return "", err
	}
	var errs bytes.Buffer
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir, cmd.Stderr = dir, &errs
	if js {
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	}
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go list %v: %w\n%s", args, err, errs.String())
	}
	return string(out), nil
}

// moduleRoot asks the go command once, and not for each file that is looked at.
var moduleRoot = sync.OnceValues(site.Root)

func root(t *testing.T) string {
	t.Helper()
	dir, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// below says whether a package is one of the trees given, or lies in one.
func below(path string, trees ...string) bool {
	return slices.ContainsFunc(trees, func(tree string) bool { return path == tree || strings.HasPrefix(path, tree+"/") })
}

// A wall keeps packages from importing others.
type wall struct {
	who    []string // trees
	except []string // trees inside who for which the wall does not stand
	banned []string // import paths and what lies below them; the module's own without wasit/
	reason string
}

const goApp = "github.com/maxence-charriere/go-app"

// systems are the packages that each implement one pairing system.
var systems = []string{"swiss/dutch", "swiss/dubov", "swiss/burstein", "swiss/lim", "swiss/doubleswiss", "swiss/team", "swiss/berger",
	"swiss/scheveningen", "swiss/knockout", "swiss/groups", "swiss/keizer"}

var walls = []wall{
	{who: []string{"rules"}, banned: []string{"app", "clock", "swiss", "web"}, reason: "the engines know neither each other nor the screen"},
	{who: []string{"swiss"}, banned: []string{"app", "clock", "rules", "web"}, reason: "the engines know neither each other nor the screen"},
	{who: []string{"clock"}, banned: []string{"app", "swiss", "rules", "web"}, reason: "the engines know neither each other nor the screen"},
	{who: []string{"rules", "swiss", "clock"}, except: []string{"rules/cmd", "swiss/cmd", "clock/cmd", "swiss/swisstest"},
		banned: []string{"os", "io/fs", "net", "math/rand", "crypto/rand", "log", "flag", "embed", "syscall"},
		reason: "an engine reads no storage, no network and no random source: the same input gives the same answer on every device"},
	{who: []string{"swiss"}, except: []string{"swiss/cmd"}, banned: []string{"math/big", "math/cmplx"}, reason: "points are exact tenths"},
	{who: []string{"app/event/journal"}, banned: []string{"app/device/bridge", "app/words/i18n", "app/session", "app/event/sheet", "app/device/store", "app/view", goApp, "os", "math/rand", "app/rooms"},
		reason: "the journal is pure facts below everything of the app"},
	{who: []string{"app/event/journal/ledger", "app/event/journal/term"}, banned: []string{"swiss", "clock", "app/event/journal/file"}, reason: "the arbiter's desk knows boards and Laws, not pairings"},
	{who: []string{"app/event/journal/file", "app/event/journal/jsonline"}, banned: []string{"rules", "swiss", "clock", "app/event/journal/ledger"}, reason: "a file holds facts and does not ask what they mean"},
	{who: []string{"app/words/i18n"}, banned: []string{"app", "rules", "swiss", "clock", goApp, "os"}, reason: "words know nothing of the event"},
	{who: []string{"app/event/sheet"}, banned: []string{"app/device/bridge", "app/session", "app/device/store", "app/view", goApp, "os", "app/rooms"}, reason: "a sheet is a pure function of the state"},
	{who: []string{"app/event/federation", "app/event/ratinglist"}, banned: []string{"app/device/bridge", "app/words/i18n", "app/session", "app/event/sheet", "app/device/store", "app/view", goApp, "os", "app/rooms"},
		reason: "what federations exchange is made of facts, and knows no screen and no store"},
	{who: []string{"app/crew"}, banned: []string{"app/device/bridge", "app/words/i18n", "app/session", "app/event/sheet", "app/device/store", "app/view", goApp, "os", "net", "swiss", "rules", "clock", "app/rooms"},
		reason: "what devices say to each other is the same over a camera, a link or a file"},
	{who: []string{"app/device/store"}, banned: []string{"app/device/bridge", "app/session", "app/view", "app/event/sheet", goApp, "app/rooms"}, reason: "the store knows journals, not screens"},
	{who: []string{"app/session"}, banned: []string{"app/device/bridge", "app/device/store", "app/view", "app/shell", "app/device/touch", "app/device/keeper", goApp, "os", "app/rooms"},
		reason: "what rooms share knows none of them; it is pure and answers with commands that the keeper performs"},
	{who: []string{"app/event/standing", "app/event/ranking", "app/event/award", "app/event/season", "app/event/handout", "app/event/phrase", "app/event/regulation", "app/lists/roster", "app/books/lawbook"}, banned: []string{"app/session", "app/device/bridge", "app/device/store", "app/view", goApp, "os", "app/rooms"},
		reason: "calculations that rooms share stand below the session"},
	{who: []string{"app/view"}, banned: []string{"app/device/store", "app/device/bridge", "app/shell", "app/device/touch", "app/device/keeper", "app/rooms"}, reason: "what pages share draws from the session and knows no room"},
	{who: []string{"app/rooms"}, banned: []string{"app/device/store", "app/device/bridge", "app/shell", "app/device/touch", "app/device/keeper", "os"}, reason: "a room sends messages and asks with commands; the keeper and touch are above it"},
	{who: []string{"app/device/touch"}, banned: []string{"app/device/store", "app/device/keeper", "app/shell", "app/event/journal", "rules", "swiss", "clock", "app/rooms"}, reason: "touch knows keys and fingers, not what they mean"},
	{who: []string{"app/device/keeper"}, banned: []string{"app/view", "app/device/touch", "app/shell", goApp, "app/rooms"}, reason: "the keeper performs commands of the session and draws nothing"},
	{who: []string{"app/device/bridge"}, banned: []string{"app/event/journal", "app/words/i18n", "app/session", "app/device/store", "app/view", "rules", "swiss", "clock", goApp, "app/rooms"},
		reason: "the browser knows nothing of chess"},
	{who: []string{"app/books/course", "app/books/learner", "app/books/lesson"}, banned: []string{"app/device/bridge", "app/words/i18n", "app/event/journal", "app/session", "app/device/store", "app/view", goApp, "os", "math/rand", "app/rooms"},
		reason: "lessons and learners are pure: their words come with the data, and rooms draw them"},
	{who: []string{"app"}, banned: []string{"web"}, reason: "arrows run down only"},
	{who: []string{"web"}, banned: []string{"rules", "swiss", "clock"}, reason: "the house holds no rules of any kind"},
	{who: []string{"app", "rules", "swiss", "clock"}, banned: []string{"net/http"}, reason: "a quarter of the download, and there is no server"},
	{who: []string{"app", "rules", "swiss", "clock", "web"}, except: []string{"app/device/store", "app/device/bridge"}, banned: []string{"syscall/js"},
		reason: "the browser is reached through app/device/bridge and app/device/store alone, so that everything else runs and is tested natively"},
	{who: []string{"app", "rules", "swiss", "clock", "web"}, except: []string{"app/device/store"}, banned: []string{"github.com/hack-pad"}, reason: "the database is app/device/store's"},
	{who: []string{"rules", "swiss", "clock"}, banned: []string{goApp}, reason: "the engines know no screen"},
	{who: []string{"app", "rules", "swiss", "clock", "web"}, except: []string{"swiss/swisstest", "app/session/sessiontest", "app/view/viewtest", "web/browsertest"},
		banned: []string{"testing", "swiss/swisstest", "app/session/sessiontest", "app/view/viewtest", "web/browsertest", "pgregory.net/rapid", "github.com/google/go-cmp"},
		reason: "an exported test helper links the test framework into the program"},
	{who: []string{"app", "rules", "swiss", "clock"}, banned: []string{"github.com/chromedp", "github.com/andybalholm"}, reason: "tools of the build"},
	{who: []string{"app", "swiss", "clock", "web"}, except: []string{"app"}, banned: []string{"github.com/notnil"}, reason: "chess positions come from rules"},
}

// bridges are the imports from one pairing system to another that the systems themselves need.
var bridges = map[string]string{
	"swiss/burstein -> swiss/dutch":      "C.04.4.2 pairs by the Dutch criteria with other indexes",
	"swiss/groups -> swiss/berger":       "a group plays a round robin by the Berger tables",
	"swiss/groups -> swiss/knockout":     "the groups fill the bracket of a final",
	"swiss/groups -> swiss/scheveningen": "two groups carried into a final meet by a Scheveningen table",
}

func TestWalls(t *testing.T) {
	for _, p := range packages(t) {
		for _, imported := range p.imports {
			name := strings.TrimPrefix(imported, "wasit/")
			for _, w := range walls {
				if below(p.path, w.who...) && !below(p.path, w.except...) && below(name, w.banned...) {
					t.Errorf("%s imports %s: %s", p.path, imported, w.reason)
				}
			}
			if slices.Contains(systems, p.path) && slices.Contains(systems, name) && bridges[p.path+" -> "+name] == "" {
				t.Errorf("%s imports %s: one package, one system; what they share belongs in a package of its own", p.path, name)
			}
		}
	}
}

// third lists which packages of others a tree may use; a tree not listed uses none.
var third = map[string][]string{
	"rules":              {"github.com/notnil/chess"},
	"app/device/store":   {"github.com/hack-pad/go-indexeddb", "github.com/hack-pad/safejs"},
	"app":                {goApp},
	"app/session":        {"github.com/notnil/chess"}, // the words of rules: colours, squares, kinds of men
	"app/rooms/board":    {"github.com/notnil/chess"},
	"app/event/phrase":   {"github.com/notnil/chess"},
	"app/books/course":   {"github.com/notnil/chess"},
	"app/books/lesson":   {"github.com/notnil/chess"},
	"app/rooms/learn":    {"github.com/notnil/chess"},
	"app/event/sheet":    {"github.com/notnil/chess"}, // the men of a diagram
	"app/event/sheet/qr": {"rsc.io/qr/coding"},
	"app/crew/scan":      {"github.com/liyue201/goqr"},
	"web":                {goApp, "github.com/andybalholm/brotli"},
	"web/browsertest":    {"github.com/chromedp", "github.com/gobwas/ws"},
}

// TestDependencies keeps the modules of others few, each in its place.
func TestDependencies(t *testing.T) {
	for _, p := range packages(t) {
		for _, imported := range p.imports {
			if first, _, _ := strings.Cut(imported, "/"); !strings.Contains(first, ".") {
				continue // the standard library or our own
			}
			allowed := slices.ContainsFunc(sorted(third), func(tree string) bool { return below(p.path, tree) && below(imported, third[tree]...) })
			if !allowed {
				t.Errorf("%s imports %s, which is not among its dependencies", p.path, imported)
			}
		}
	}
}

func sorted(m map[string][]string) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// TestProgram: what must not be linked into the program that phones download.
func TestProgram(t *testing.T) {
	modfile, _, err := site.Copies(root(t))
	if err != nil {
		t.Fatal(err)
	}
	out, err := goList(true, "-modfile="+modfile, "-deps", "./web")
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(out)
	for banned, reason := range map[string]string{
		"testing":       "an exported test helper links it into every program",
		"flag":          "an exported test helper links it into every program",
		"net/http":      "a quarter of the download, and there is no server",
		"crypto/tls":    "comes with net/http",
		"os/exec":       "a browser runs no programs",
		"html/template": "a third of a megabyte; HTML is written by the one escaping writer",
		"text/template": "a third of a megabyte; texts come from app/words/i18n",
		"time/tzdata":   "half a megabyte; the device knows its time zone",
	} {
		if slices.Contains(deps, banned) {
			t.Errorf("the program links %s: %s", banned, reason)
		}
	}
	if !slices.Contains(deps, "wasit/app/shell") {
		t.Error("the program does not hold the app: this test looks at the wrong place")
	}
}

// TestBrowserFiles: code for the browser alone stands in files that say so.
func TestBrowserFiles(t *testing.T) {
	for _, p := range packages(t) {
		for _, file := range p.files {
			name := filepath.Base(file)
			for _, spec := range parse(t, file).Imports {
				switch imported := strings.Trim(spec.Path.Value, `"`); {
				case imported == "syscall/js" && !strings.HasSuffix(name, "_js.go"):
					t.Errorf("%s/%s imports syscall/js: name it _js.go", p.path, name)
				case imported == "net/http" && strings.HasSuffix(name, "_js.go"):
					t.Errorf("%s/%s imports net/http in the browser", p.path, name)
				}
			}
		}
	}
}

// pure are the trees that are told the time and never start anything: facts in, facts out.
var pure = []string{"rules", "swiss", "clock", "app/event/journal", "app/words/i18n", "app/event/sheet", "app/crew", "app/session", "app/event/standing", "app/event/ranking", "app/event/award", "app/event/handout", "app/event/phrase", "app/event/regulation", "app/books/lawbook", "app/lists/roster", "app/books/course", "app/books/learner", "app/books/lesson", "app/event/federation", "app/event/ratinglist"}

// TestPure: pure packages read no clock, set no timer and start no goroutine; points are never floating.
func TestPure(t *testing.T) {
	for _, p := range packages(t) {
		if p.js || !below(p.path, pure...) || below(p.path, "rules/cmd", "swiss/cmd", "clock/cmd", "swiss/swisstest") {
			continue
		}
		for _, file := range p.files {
			ast.Inspect(parse(t, file), func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.SelectorExpr:
					if x, ok := n.X.(*ast.Ident); ok && x.Name == "time" && slices.Contains([]string{"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer", "Sleep"}, n.Sel.Name) {
						t.Errorf("%s/%s uses time.%s: time is an argument", p.path, filepath.Base(file), n.Sel.Name)
					}
				case *ast.GoStmt:
					if below(p.path, "clock", "app/event/journal") {
						t.Errorf("%s/%s starts a goroutine: nothing ticks in a value", p.path, filepath.Base(file))
					}
				case *ast.Ident:
					if below(p.path, "swiss") && (n.Name == "float64" || n.Name == "float32") {
						t.Errorf("%s/%s uses %s: points are exact tenths and no engine rounds", p.path, filepath.Base(file), n.Name)
					}
				}
				return true
			})
		}
	}
}

// TestTopLevel: the house has these doors and no others.
func TestTopLevel(t *testing.T) {
	entries, err := os.ReadDir(root(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); !strings.HasPrefix(name, ".") && !slices.Contains([]string{"app", "web", "rules", "swiss", "clock", "testdata", "go.mod", "go.sum", "Makefile", "README.md"}, name) {
			t.Errorf("%s does not belong at the top level", name)
		}
	}
}

// parsed keeps what was read: several tests look at the same files.
var parsed = map[string]*ast.File{}

func parse(t *testing.T, file string) *ast.File {
	t.Helper()
	if f := parsed[file]; f != nil {
		return f
	}
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	parsed[file] = f
	return f
}

// TestWallsStand proves on made-up packages that the walls stop what they should.
func TestWallsStand(t *testing.T) {
	for _, tt := range []struct{ who, imported string }{
		{"swiss/dutch", "rules"}, {"rules/mate", "os"}, {"clock", "math/rand/v2"}, {"app/rooms/round", "syscall/js"}, {"app/rooms/round", "app/device/store"}, {"app/rooms/clock", "app/device/bridge"}, {"app/rooms/hall", "app/shell"},
		{"app/event/journal", goApp + "/v10/pkg/app"}, {"app/view", "net/http"}, {"web", "swiss/trf"}, {"app/session", "app/device/bridge"}, {"app/session", "app/rooms/round"}, {"app/view", "app/rooms/desk"}, {"app/event/standing", "app/session"}, {"app/device/touch", "app/rooms/pairing"}, {"app/device/keeper", "app/view"}, {"app/device/store", "app/session"}, {"swiss", "swiss/swisstest"},
		{"app/event/journal/ledger", "swiss"}, {"app/event/journal/file", "rules/ruling"}, {"app/crew", "app/device/store"},
	} {
		stopped := slices.ContainsFunc(walls, func(w wall) bool {
			return below(tt.who, w.who...) && !below(tt.who, w.except...) && below(tt.imported, w.banned...)
		})
		if !stopped {
			t.Errorf("nothing stops %s from importing %s", tt.who, tt.imported)
		}
	}
	if below("rules2", "rules") || !below("rules/mate", "rules") {
		t.Error("below does not tell trees apart")
	}
}
