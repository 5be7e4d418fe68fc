package e2e

import (
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
	p.Eval(`(() => {
		globalThis.unstow = (bytes) => new Promise((done) => {
			const worker = new Worker("unstow.js");
			worker.onmessage = async (e) => done("sha256-" + btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", e.data)))));
			worker.onerror = (e) => { e.preventDefault(); done(e.message); };
			worker.postMessage(bytes.slice().buffer);
		});
	})()`, nil)
	p.Eval(`(async () => {
		globalThis.stowed = new Uint8Array(await (await fetch("web/app.wasm")).arrayBuffer());
		globalThis.listed = (await (await fetch("app-worker.js")).text()).match(/"web\/app.wasm": "(sha256-[^"]*)" \}/)[1];
	})()`, nil)
	var listed string
	p.Eval(`listed`, &listed)
	for name, c := range map[string]struct{ bytes, want string }{
		"the program": {`stowed`, listed},
		"not stowed":  {`new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])`, "sha256-k6RLu5bHUSGOTADUeeTBQ1gSKjiazKFiBbHk0NxflHY="},
		"cut off":     {`stowed.subarray(0, stowed.length - 1)`, "Uncaught Error: wasit: the program is cut off"},
		"too long":    {`new Uint8Array([...stowed.subarray(0, 5000000), ...stowed.subarray(4999999)])`, "Uncaught Error: wasit: the program is cut off"},
	} {
		var got string
		p.Eval(`unstow(`+c.bytes+`)`, &got)
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
