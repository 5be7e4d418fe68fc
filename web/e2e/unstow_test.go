package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestUnstow: the browser makes of the stowed program, byte for byte, the one that was built, leaves alone what is not stowed, and
// says so when the file is not whole.
func TestUnstow(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Blank(t)
	p.Visit(host.URL + "stopped.html")
	script, err := os.ReadFile(filepath.Join(browsertest.Build(t, "/sub", 0), "unstow.js"))
	if err != nil {
		t.Fatal(err)
	}
	unstow, worker, ok := strings.Cut(string(script), "// A worker of the page")
	if !ok || !strings.Contains(worker, "postMessage") {
		t.Fatal("unstow.js has no worker at its end")
	}
	p.Eval(`(() => { `+unstow+`; globalThis.wasitUnstow = wasitUnstow })()`, nil)
	p.Eval(`(async () => {
		globalThis.hash = async (bytes) => "sha256-" + btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
		globalThis.stowed = new Uint8Array(await (await fetch("web/app.wasm")).arrayBuffer());
		globalThis.listed = (await (await fetch("app-worker.js")).text()).match(/"web\/app.wasm": "(sha256-[^"]*)" \}/)[1];
	})()`, nil)
	var listed string
	p.Eval(`listed`, &listed)
	for name, c := range map[string]struct{ made, want string }{
		"the program":  {`wasitUnstow(stowed)`, listed},
		"by a worker":  {`await new Promise((done) => new Worker("unstow.js").onmessage = ({ data }) => done(data))`, listed},
		"not stowed":   {`wasitUnstow(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`, "sha256-k6RLu5bHUSGOTADUeeTBQ1gSKjiazKFiBbHk0NxflHY="},
		"cut off":      {`wasitUnstow(stowed.subarray(0, stowed.length - 1))`, "wasit: the program is cut off"},
		"too long":     {`wasitUnstow(new Uint8Array([...stowed.subarray(0, 5000000), ...stowed.subarray(4999999)]))`, "wasit: the program is cut off"},
		"without code": {`wasitUnstow(stowed.map((b, i) => i > 100000 && i < 2000000 ? 0 : b))`, "wasit: the program's code is cut off"},
	} {
		var got string
		p.Eval(`(async () => { try { return await hash(`+c.made+`) } catch (e) { return e.message } })()`, &got)
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	var valid bool
	p.Eval(`WebAssembly.validate(stowed)`, &valid)
	if !valid {
		t.Error("what is served is no module")
	}
}
