//go:build !js

package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"wasit/web/command"
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
var moduleRoot = sync.OnceValues(command.Root)

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

// A floor says what a tree may import of the module besides itself and what stands in it. The floors are listed from the ground up, and
// none reaches higher than it stands. Of two that hold a package, the longer path counts.
type floor struct {
	tree   string
	may    []string
	reason string
}

var floors = []floor{
	{"rules/charset", nil, "bytes become letters before anything is made of them"},
	{"rules", nil, "the engines know neither each other nor the screen"},
	{"swiss", []string{"rules/charset"}, "the engines know neither each other nor the screen; both read files"},
	{"clock", nil, "the engines know neither each other nor the screen"},
	{"app/words", nil, "words know nothing of the event"},
	{"app/lists", []string{"app/words/letters", "swiss", "rules/charset"}, "a list is text that became people, and asks for nothing else"},
	{"app/books", []string{"app/words/letters", "rules", "swiss"}, "books are pure: their words come with the data, and rooms show them"},
	{"app/books/lawbook", []string{"app/words/letters"}, "a search knows words, not chess"},
	{"app/event", []string{"app/words", "app/lists", "app/books/course", "rules", "swiss"}, "an event has no screen, no store and no session"},
	{"app/event/journal", []string{"app/words/letters", "app/lists/alike", "rules", "swiss"}, "the journal is pure facts below everything of the app"},
	{"app/event/journal/term", nil, "a term is a word for a fact"},
	{"app/event/journal/ledger", []string{"app/event/journal/term", "rules"}, "the arbiter's desk knows boards and Laws, not pairings"},
	{"app/event/journal/jsonline", nil, "a line of JSON does not ask what it means"},
	{"app/event/journal/file", []string{"app/event/journal"}, "a file holds facts and does not ask what they mean"},
	{"app/event/federation", []string{"app/event/journal", "app/event/regulation", "app/event/standing", "app/event/ranking", "app/lists", "app/words/letters", "rules", "swiss"},
		"what federations exchange is made of facts, in the words of none of our languages"},
	{"app/event/ratinglist", []string{"rules/charset", "app/event/journal", "app/lists", "app/words/letters", "swiss"}, "a rating list is facts, in the words of none of our languages"},
	{"app/crew", []string{"app/event/journal"}, "what devices say to each other is the same over a camera, a link or a file"},
	{"app/device/bridge", nil, "the browser knows nothing of chess"},
	{"app/device/store", []string{"app/event/journal"}, "the store knows journals, not screens"},
	{"app/device/dial", []string{"app/device/bridge", "app/words", "clock"}, "a dial shows a clock, and knows no event"},
	{"app/session", []string{"app/crew", "app/event", "app/lists", "app/books", "app/words", "rules", "swiss", "clock"},
		"what rooms share knows none of them; it is pure and answers with commands that the keeper performs"},
	{"app/view", []string{"app/session", "app/crew", "app/event", "app/lists", "app/books", "app/words", "rules", "swiss", "clock"}, "what pages share shows the session and knows no room"},
	{"app/device/touch", []string{"app/device/bridge", "app/session", "app/view"}, "touch knows keys and fingers, not what they mean"},
	{"app/device/keeper", []string{"app/device/bridge", "app/device/store", "app/session", "app/crew", "app/event", "app/lists", "app/books", "app/words", "rules", "swiss", "clock"},
		"the keeper performs commands of the session and shows nothing"},
	{"app/rooms", []string{"app/view", "app/session", "app/crew", "app/event", "app/lists", "app/books", "app/words", "app/device/dial", "rules", "swiss", "clock"},
		"a room sends messages and asks with commands; the keeper and touch are above it"},
	{"app/shell", []string{"app/rooms", "app/device", "app/view", "app/session", "app/crew", "app/event", "app/lists", "app/books", "app/words", "clock"}, "the shell puts rooms together and plays no chess"},
	{"app/cmd", []string{"app/crew", "app/event", "app/lists", "app/words", "swiss"}, "a command works without a screen"},
	{"web/command", []string{"app/lists/alike"}, "a command line needs no app"},
	{"web/figures", nil, "figures are lines of text"},
	{"web/house", nil, "the drawing of the house compiles none of it"},
	{"web/lab", []string{"web/command", "web/figures", "web/house"}, "the laboratory compiles neither the app nor a browser driver"},
	{"web", []string{"app"}, "the house holds no rules of any kind"},
}

// floorOf is the floor that a package stands on.
func floorOf(path string) (f floor, found bool) {
	for _, each := range floors {
		if below(path, each.tree) && len(each.tree) > len(f.tree) {
			f, found = each, true
		}
	}
	return f, found
}

// A wall keeps trees from importing packages of the standard library, and what links the test framework.
type wall struct {
	who    []string // trees
	except []string // trees inside who for which the wall does not stand
	banned []string // import paths and what lies below them; the module's own without wasit/
	reason string
}

const goApp = "github.com/maxence-charriere/go-app"

// commands are the trees that run on a computer, beside all others, which run in a browser.
var commands = []string{"rules/cmd", "swiss/cmd", "clock/cmd", "app/cmd", "swiss/swisstest"}

// helpers are the packages of tests, which no program may link.
var helpers = []string{"swiss/swisstest", "app/session/sessiontest", "app/view/viewtest", "web/browsertest", "web/learn/learntest"}

var walls = []wall{
	{who: []string{"app", "rules", "swiss", "clock"}, except: commands, banned: []string{"os", "io/fs", "net/http", "log", "flag", "embed"},
		reason: "the same input gives the same answer on every device; net/http is a quarter of the download, and there is no server"},
	{who: []string{"app", "rules", "swiss", "clock"}, except: append([]string{"app/shell", "app/device/keeper"}, commands...),
		banned: []string{"math/rand", "crypto/rand"}, reason: "what is random comes from above, as an argument"},
	{who: []string{"app", "rules", "swiss", "clock"}, except: append([]string{"app/device/store", "app/device/bridge"}, commands...), banned: []string{"syscall"},
		reason: "the browser is reached through app/device/bridge and app/device/store alone, so that everything else runs and is tested natively"},
	{who: []string{"web", "rules/cmd", "swiss/cmd", "clock/cmd", "app/cmd", "swiss/swisstest"}, banned: []string{"syscall/js"}, reason: "as above"},
	{who: []string{"rules", "swiss", "clock", "app/crew"}, except: commands, banned: []string{"net"}, reason: "what is said travels as bytes, on any road"},
	{who: []string{"app/event/journal/file"}, banned: []string{"app/event/journal/ledger"}, reason: "a file holds facts and does not ask what they mean"},
	{who: []string{"swiss"}, except: []string{"swiss/cmd"}, banned: []string{"math/big", "math/cmplx"}, reason: "points are exact tenths"},
	{who: []string{"app", "rules", "swiss", "clock", "web"}, except: helpers,
		banned: append([]string{"testing", "pgregory.net/rapid", "github.com/google/go-cmp"}, helpers...),
		reason: "an exported test helper links the test framework into the program"},
}

// obstacle says why a package may not import another one; it is empty where it may.
func obstacle(who, imported string) string {
	name := strings.TrimPrefix(imported, "wasit/")
	for _, w := range walls {
		if below(who, w.who...) && !below(who, w.except...) && below(name, w.banned...) {
			return w.reason
		}
	}
	first, _, _ := strings.Cut(name, "/")
	switch {
	case strings.Contains(first, "."): // a module of others
		if !slices.ContainsFunc(sorted(third), func(tree string) bool { return below(who, tree) && below(name, third[tree]...) }) {
			return "it is not among its dependencies"
		}
	case below(name, "app", "rules", "swiss", "clock", "web"):
		f, found := floorOf(who)
		if !found {
			return "it stands on no floor"
		}
		if !below(name, append(f.may, f.tree)...) {
			return f.reason
		}
	}
	return ""
}

// systems are the packages that each implement one pairing system.
var systems = []string{"swiss/dutch", "swiss/dubov", "swiss/burstein", "swiss/lim", "swiss/doubleswiss", "swiss/team", "swiss/berger",
	"swiss/scheveningen", "swiss/knockout", "swiss/groups", "swiss/keizer"}

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
			if reason := obstacle(p.path, imported); reason != "" {
				t.Errorf("%s imports %s: %s", p.path, imported, reason)
			}
			name := strings.TrimPrefix(imported, "wasit/")
			if slices.Contains(systems, p.path) && slices.Contains(systems, name) && bridges[p.path+" -> "+name] == "" {
				t.Errorf("%s imports %s: one package, one system; what they share belongs in a package of its own", p.path, name)
			}
		}
	}
}

// TestFloors: the floors are listed from the ground up, so that no arrow can run back.
func TestFloors(t *testing.T) {
	for i, f := range floors {
		for _, name := range f.may {
			under, _ := floorOf(name)
			highest := -1
			for at, g := range floors {
				if at != i && (g.tree == under.tree || below(g.tree, name)) {
					highest = at
				}
			}
			if highest < 0 || highest > i {
				t.Errorf("%s may import %s, which stands on no floor below it", f.tree, name)
			}
		}
	}
}

// TestWallsNameWhatExists: a wall that names a package which is gone stands nowhere.
func TestWallsNameWhatExists(t *testing.T) {
	std, err := goList(false, "std")
	if err != nil {
		t.Fatal(err)
	}
	there := append(strings.Fields(std), "syscall/js") // which is of the browser alone
	for _, p := range packages(t) {
		there = append(there, p.path)
	}
	for line := range strings.Lines(string(read(t, "go.mod"))) {
		if name, version, _ := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "require "), " "); strings.HasPrefix(version, "v") {
			there = append(there, name)
		}
	}
	named := slices.Concat(sorted(third), sorted(linked), pure, systems, helpers)
	for _, f := range floors {
		named = append(append(named, f.tree), f.may...)
	}
	for _, w := range walls {
		named = slices.Concat(named, w.who, w.except, w.banned)
	}
	for _, list := range third {
		named = append(named, list...)
	}
	for bridge := range bridges {
		from, to, _ := strings.Cut(bridge, " -> ")
		named = append(named, from, to)
	}
	for _, name := range named {
		if !slices.ContainsFunc(there, func(path string) bool { return below(path, name) || strings.Contains(name, ".") && below(name, path) }) {
			t.Errorf("the walls name %s, which is nowhere", name)
		}
	}
}

// third lists which packages of others a tree may use; a tree not listed uses none.
var third = map[string][]string{
	"rules":              {"github.com/notnil/chess"},
	"app/device/store":   {"github.com/hack-pad/go-indexeddb", "github.com/hack-pad/safejs"},
	"app/shell":          {goApp},
	"app/view":           {goApp},
	"app/rooms":          {goApp},
	"app/device/touch":   {goApp},
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
	"web/relay":          {"github.com/pion/ice/v4", "github.com/pion/webrtc/v4"},
	"web/browsertest":    {"github.com/chromedp", "github.com/gobwas/ws"},
}

func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// linked must not be in the program that phones download, and why.
var linked = map[string]string{
	"testing":                   "an exported test helper links it into every program",
	"flag":                      "an exported test helper links it into every program",
	"net/http":                  "a quarter of the download, and there is no server",
	"crypto/tls":                "comes with net/http",
	"os/exec":                   "a browser runs no programs",
	"html/template":             "a third of a megabyte; HTML is written by the one escaping writer",
	"text/template":             "a third of a megabyte; texts come from app/words/i18n",
	"github.com/pion/webrtc/v4": "the browser has its own",
	"time/tzdata":               "half a megabyte; the device knows its time zone",
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
	for banned, reason := range linked {
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
var pure = []string{"rules", "swiss", "clock", "app/event/journal", "app/event/family", "app/words/i18n", "app/event/sheet", "app/crew", "app/session", "app/event/standing", "app/event/ranking", "app/event/award", "app/event/handout", "app/event/phrase", "app/event/regulation", "app/books/lawbook", "app/lists/roster", "app/books/course", "app/books/learner", "app/books/lesson", "app/books/manual", "app/event/federation", "app/event/ratinglist"}

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
		{"app/words/i18n", "app/event/journal"}, {"app/event/federation", "app/words/i18n"}, {"app/event/federation", "app/event/sheet"}, {"app/event/ratinglist", "app/words/i18n"},
		{"app/books/lesson", "app/words/i18n"}, {"app/books/course", "app/event/journal"}, {"app/books/learner", "math/rand"}, {"app/crew/wire", "app/words/i18n"},
		{"app/crew", "net"}, {"app/crew", "rules/ruling"}, {"app/session", goApp + "/v10/pkg/app"}, {"app/event/sheet", goApp}, {"app/device/keeper", goApp},
		{"app/rooms/round", "os"}, {"app/rooms/round", "app/device/keeper"}, {"app/rooms/round", "app/device/touch"}, {"app/view", "app/rooms/round"},
		{"app/event/award", "app/view"}, {"app/event/journal", "app/event/sheet"}, {"app/event/journal", "app/words/i18n"}, {"app/event/journal/term", "swiss/lot"},
		{"app/event/journal/jsonline", "rules"}, {"app/event/journal/file", "app/event/journal/ledger"}, {"app/event/journal/ledger", "app/event/journal/file"},
		{"app/device/touch", "app/event/journal"}, {"app/device/touch", "app/shell"}, {"app/device/bridge", "app/session"}, {"app/device/store", goApp},
		{"app/device/keeper", "app/rooms/hall"}, {"app/lists/roster", "app/session"}, {"app/books/lawbook", "rules"}, {"app/words/letters", "swiss"},
		{"swiss/dutch", "math/big"}, {"swiss/team", "os"}, {"clock", "syscall"}, {"rules", goApp}, {"rules", "app/words"}, {"clock", "rules"}, {"app/shell", "web/site"},
		{"swiss", "github.com/notnil/chess"}, {"app/event/standing", "github.com/notnil/chess"}, {"app/rooms/hall", "github.com/hack-pad/go-indexeddb/idb"},
		{"app/rooms/hall", "github.com/chromedp/chromedp"}, {"app", "github.com/andybalholm/brotli"}, {"app/view", "testing"}, {"web/pack", "web/browsertest"},
		{"web/site", "syscall/js"}, {"web/site", "clock"}, {"web/lab", "app/shell"}, {"web/lab", "web/browsertest"}, {"web/lab", "github.com/chromedp/chromedp"},
		{"web/lab", "web/site"}, {"web/command", "app/session"}, {"web/house", "web/site"}, {"app/cmd/journal", "app/rooms/round"},
	} {
		if obstacle(tt.who, tt.imported) == "" {
			t.Errorf("nothing stops %s from importing %s", tt.who, tt.imported)
		}
	}
	for _, tt := range []struct{ who, imported string }{
		{"swiss/dutch", "slices"}, {"app/rooms/round", "app/view"}, {"app/event/journal", "app/event/journal/ledger"}, {"web", "app/shell"}, {"app/device/store", "syscall/js"},
		{"app/rooms/clock", "app/device/dial"}, {"app/view", goApp + "/v10/pkg/app"}, {"web/browsertest", "testing"}, {"web/lab", "net/http"},
	} {
		if reason := obstacle(tt.who, tt.imported); reason != "" {
			t.Errorf("%s may not import %s: %s", tt.who, tt.imported, reason)
		}
	}
	if below("rules2", "rules") || !below("rules/mate", "rules") {
		t.Error("below does not tell trees apart")
	}
}
