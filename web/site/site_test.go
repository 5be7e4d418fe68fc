package site

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/shell"
	"wasit/web/command"
)

// program is a stand-in: a module without functions, with the text among its data.
func program(t *testing.T, text string) string {
	t.Helper()
	data := bytes.Repeat([]byte(text), 500)
	body := binary.AppendUvarint([]byte{1, 0, 0x41, 16, 0x0b}, uint64(len(data))) // one segment, at 16
	body = append(body, data...)
	module := append([]byte("\x00asm\x01\x00\x00\x00"), 10, 1, 0, 11) // no functions; data
	module = append(binary.AppendUvarint(module, uint64(len(body))), body...)
	file := filepath.Join(t.TempDir(), "app.wasm")
	if err := os.WriteFile(file, module, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// built builds a site and reads it back.
func built(t *testing.T, wasm, prefix string) map[string]string {
	t.Helper()
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "site")
	if err := Build(Options{Root: root, Out: out, Wasm: wasm, Prefix: prefix, Quality: 4, Preview: shell.Preview}); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	err = filepath.WalkDir(out, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(file)
		name, relErr := filepath.Rel(out, file)
		if relErr != nil {
			return relErr
		}
		files[filepath.ToSlash(name)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestReproducible: two builds are equal byte for byte, compressed files included.
func TestReproducible(t *testing.T) {
	wasm := program(t, "1")
	for _, prefix := range []string{"", "/sub"} {
		if d := cmp.Diff(built(t, wasm, prefix), built(t, wasm, prefix)); d != "" {
			t.Errorf("prefix %q: two builds differ (-one +two):\n%.2000s", prefix, d)
		}
	}
}

// TestWorkerKnowsEveryFile: what is not on the worker's list would be missing offline.
func TestWorkerKnowsEveryFile(t *testing.T) {
	files := built(t, program(t, "1"), "/sub")
	list := map[string]string{}
	text := regexp.MustCompile(`(?s)const files = (\{.*?\});`).FindStringSubmatch(files["app-worker.js"])
	if text == nil {
		t.Fatal("the worker has no list of files")
	}
	if err := json.Unmarshal([]byte(text[1]), &list); err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		switch {
		case strings.HasSuffix(name, ".br"), strings.HasSuffix(name, ".gz"), name == "app-worker.js", name == "404.html",
			strings.HasPrefix(name, screensPath): // shown where the app is installed from
			continue
		case name == "index.html":
			name = "./"
		}
		if list[name] != integrity([]byte(data)) {
			t.Errorf("%s: the worker has %q", name, list[name])
		}
		delete(list, name)
	}
	if len(list) > 0 {
		t.Errorf("the worker lists what is not there: %v", list)
	}
	if files["404.html"] != files["index.html"] {
		t.Error("404.html is not the page")
	}
}

// TestAddresses: below a path every address of the page lies below it or is a part of the page, and nothing leads to another host.
func TestAddresses(t *testing.T) {
	files := built(t, program(t, "1"), "/sub/")
	for _, name := range []string{"index.html", "stopped.html"} {
		for _, m := range regexp.MustCompile(`(?:href|src)="([^"]*)"`).FindAllStringSubmatch(files[name], -1) {
			if id, own := strings.CutPrefix(m[1], "#"); own && strings.Contains(files[name], `id="`+id+`"`) {
				continue // a drawing that the page itself holds
			}
			if !strings.HasPrefix(m[1], "/sub/") {
				t.Errorf("%s: address %q lies outside /sub/", name, m[1])
			}
		}
		for _, banned := range []string{"style=", "<style", "<script>", "onclick", "og:"} {
			if strings.Contains(files[name], banned) {
				t.Errorf("%s holds %q, which the policy refuses or a host would have to know", name, banned)
			}
		}
	}
	remote := regexp.MustCompile(`https?://[^\s"')]+`)
	for name, data := range files {
		if !strings.HasSuffix(name, ".html") && !strings.HasSuffix(name, ".css") && !strings.HasSuffix(name, ".webmanifest") {
			continue
		}
		for _, address := range remote.FindAllString(data, -1) {
			if !strings.HasPrefix(address, "http://www.w3.org/") { // names of XML namespaces
				t.Errorf("%s names %s", name, address)
			}
		}
	}
	for _, want := range []string{`createScriptURL("/sub/app-worker.js"), { scope: "/sub/"`, `"GOAPP_ROOT_PREFIX":"/sub"`} {
		if !strings.Contains(files["app.js"], want) {
			t.Errorf("app.js lacks %s", want)
		}
	}
}

// TestRelease: another program is another release, the same one is not.
func TestRelease(t *testing.T) {
	one, two := built(t, program(t, "1"), ""), built(t, program(t, "2"), "")
	version := regexp.MustCompile(`"GOAPP_VERSION":"([0-9a-f]{12})"`)
	a, b := version.FindStringSubmatch(one["app.js"]), version.FindStringSubmatch(two["app.js"])
	if a == nil || b == nil || a[1] == b[1] {
		t.Errorf("releases %v and %v of different programs", a, b)
	}
	if one["app-worker.js"] == two["app-worker.js"] {
		t.Error("the worker does not change with the program: browsers would never update")
	}
}

// TestLicences: every module of the program is in the list with its text.
func TestLicences(t *testing.T) {
	text := built(t, program(t, "1"), "")["web/licences.txt"]
	for _, want := range []string{"Wasit\n=====\n\nMIT License\n\nCopyright (c) 2026 the Wasit authors", "Go, https://go.dev", "rsc.io/qr v0.2.0", "github.com/maxence-charriere/go-app/v10 v10.1.11", "Redistribution and use", "MIT License"} {
		if !strings.Contains(text, want) {
			t.Errorf("the licences lack %q", want)
		}
	}
	if strings.Contains(text, lesser) && !strings.Contains(text, "You should have received a copy of the GNU General Public License") {
		t.Error("a module under the Lesser licence stands without the licence to which that belongs")
	}
	if strings.Contains(text, "chromedp") || strings.Contains(text, "rapid") {
		t.Error("the licences name a module that is only used in tests")
	}
}

func TestRefusals(t *testing.T) {
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	foreign := t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, "thesis.doc"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	wasm := program(t, "1")
	for name, o := range map[string]Options{
		"a folder with other files": {Root: root, Out: foreign, Wasm: wasm},
		"no program":                {Root: root, Out: t.TempDir(), Wasm: filepath.Join(foreign, "none")},
		"a prefix with a quote":     {Root: root, Out: t.TempDir(), Wasm: wasm, Prefix: `/a"b`},
	} {
		o.Preview = shell.Preview
		if err := Build(o); err == nil {
			t.Errorf("%s: built", name)
		}
	}
	if _, err := os.Stat(filepath.Join(foreign, "thesis.doc")); err != nil {
		t.Error("a foreign file is gone")
	}
}

// TestEdits: an edit that does not fit exactly once stops the build.
func TestEdits(t *testing.T) {
	if got, err := edit("a b", "x", [][2]string{{"a", "c"}, {"b", "d"}}); got != "c d" || err != nil {
		t.Errorf("got %q, %v", got, err)
	}
	for _, text := range []string{"b", "a a"} {
		if _, err := edit(text, "x", [][2]string{{"a", "c"}}); err == nil {
			t.Errorf("%q: an edit that occurs other than once is accepted", text)
		}
	}
}

// TestProgramReproducible builds the program twice, the second time from a copy of the sources in another folder with an
// empty build cache: the bytes are the same, and no path of the machine is among them.
func TestProgramReproducible(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program twice")
	}
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	copied := root
	if os.Getenv("WASIT_LONG") != "" { // compiling everything anew takes minutes
		copied = t.TempDir()
		copyModule(t, root, copied)
		t.Setenv("GOCACHE", t.TempDir())
	}
	var programs [][]byte
	for _, dir := range []string{root, copied} {
		out := filepath.Join(t.TempDir(), "app.wasm")
		if err := (Compiler{Root: dir}).BuildWasm(out); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte(dir)) {
			t.Errorf("the program names the folder %s", dir)
		}
		programs = append(programs, data)
	}
	if !bytes.Equal(programs[0], programs[1]) {
		t.Errorf("two builds differ: %d and %d bytes", len(programs[0]), len(programs[1]))
	}
}

// copyModule copies what the program is built from.
func copyModule(t *testing.T, from, to string) {
	t.Helper()
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"app", "web", "rules", "swiss", "clock", "charset"} {
		if err := os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(from, name))); err != nil {
			t.Fatal(err)
		}
	}
}
