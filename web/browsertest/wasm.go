package browsertest

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/web/command"
	"wasit/web/site"
)

// GoTest compiles the tests of a package for the browser and runs them in a page of the built site's kind: secure, with the
// policy, with a store of its own. What a test needs from outside it asks of the page, and awaits it: touch() clicks, limit(n)
// gives the store n bytes of room (0: as before), slow(n) makes the processor n times slower.
func GoTest(t *testing.T, pkg string) {
	t.Helper()
	args := []string{"-test.v", "-test.timeout=0"} // a test that hangs says nothing more, which Wait notices
	if os.Getenv("WASIT_LONG") != "" {
		args = append(args, "env:WASIT_LONG=1")
	}
	lines := inPage(t, pkg, args)
	if testing.Verbose() {
		t.Log(strings.Join(lines, "\n"))
	}
}

// GoBench runs the benchmarks of a package in such a page and reports what they measured, each under its name.
func GoBench(b *testing.B, pkg string) {
	b.Helper()
	for _, line := range inPage(b, pkg, []string{"-test.run=^$", "-test.bench=.", "-test.benchtime=200x"}) {
		fields := strings.Fields(strings.ReplaceAll(line, `\t`, " ")) // as the console quotes it
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		b.Run(strings.TrimPrefix(fields[0], "Benchmark"), func(b *testing.B) { // it has run: its figures are told again
			for i := 2; i+1 < len(fields); i += 2 {
				if v, err := strconv.ParseFloat(fields[i], 64); err == nil {
					b.ReportMetric(v, fields[i+1])
				}
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

// inPage runs a package's test program in a page and gives what it printed.
func inPage(t testing.TB, pkg string, args []string) []string {
	t.Helper()
	root, err := command.Root()
	must(t, err, "finding the module")
	dir := t.TempDir()
	wasm := filepath.Join(dir, "test.wasm")
	must(t, site.Compiler{Root: root}.Compile(wasm, pkg, "test", "-c"), "compiling the tests of %s", pkg)
	runtime, err := site.WasmExec(root)
	must(t, err, "the runtime's script")
	server := httptest.NewServer(runner(wasm, runtime))
	t.Cleanup(server.Close)

	p := Blank(t)
	p.Allow("FAIL", "panic")
	p.Allow("Go program has already exited") // the browser may still answer, to a wake lock say, when the last test has ended: the exit code and PASS count
	p.Grant("clipboard-write", "persistent-storage", "screen-wake-lock")
	p.Visit(server.URL + "/?" + strings.Join(args, "&"))
	p.serveTouches()
	var code int
	p.Eval("window.exitCode", &code)
	lines := p.console()
	if code != 0 {
		t.Fatalf("%s in the browser:\n%s", pkg, strings.Join(lines, "\n"))
	}
	if !slices.Contains(lines, "PASS") {
		t.Fatalf("%s in the browser ended without PASS:\n%s", pkg, strings.Join(lines, "\n"))
	}
	return lines
}

// serveTouches clicks into the page whenever a test asks for a touch, and does what else it asks, until the tests have ended.
func (p *Page) serveTouches() {
	p.t.Helper()
	for {
		p.Wait(`"exitCode" in window || window.touchWanted || window.asked`)
		var ended bool
		p.Eval(`"exitCode" in window`, &ended)
		if ended {
			return
		}
		if p.answer() {
			continue
		}
		p.Eval(`window.touchWanted = false`, nil)
		at := point{10, 10}
		p.gesture(false, down, at)
		p.gesture(false, up, at)
	}
}

// runner serves the page in which tests run.
func runner(wasm string, runtime []byte) http.Handler {
	mux := http.NewServeMux()
	text := func(kind, body string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Header().Set("Content-Security-Policy", site.Policy)
			io.WriteString(w, body)
		}
	}
	mux.HandleFunc("/{$}", text("text/html; charset=utf-8", `<!doctype html><html><title>tests</title><link rel="icon" href="data:,">`+
		`<script src="wasm_exec.js"></script><script src="run.js"></script><body id="body"></body></html>`))
	mux.HandleFunc("/wasm_exec.js", text("text/javascript; charset=utf-8", string(runtime)))
	mux.HandleFunc("/run.js", text("text/javascript; charset=utf-8", runScript))
	mux.HandleFunc("/test.wasm", func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, wasm) })
	return mux
}

const runScript = `
const go = new Go();
for (const arg of location.search.slice(1).split("&")) {
  if (arg.startsWith("env:")) { const [name, value] = arg.slice(4).split("="); go.env[name] = value; }
  else if (arg) go.argv.push(decodeURIComponent(arg));
}
go.exit = (code) => { window.exitCode = code; };
window.touch = () => new Promise((done) => {
  addEventListener("click", () => done(), { once: true });
  window.touchWanted = true;
});
const ask = (what) => (value) => new Promise((done) => {
  window.answered = done;
  window.asked = { what, value };
});
window.limit = ask("limit");
window.slow = ask("slow");
WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject).then((r) => go.run(r.instance)).catch((e) => {
  console.error(String(e));
  window.exitCode = 99;
});
`

// console gives what the page logged, line by line, without the kind.
func (p *Page) console() []string {
	p.report.mu.Lock()
	defer p.report.mu.Unlock()
	var lines []string
	for _, line := range p.report.lines {
		_, text, _ := strings.Cut(line, ": ")
		lines = append(lines, strings.Split(text, `\n`)...)
	}
	return lines
}
