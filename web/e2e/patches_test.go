package e2e

import (
	"bytes"
	"os"
	"testing"

	"wasit/web/browsertest"
)

// TestQuickTyping: what was typed since the program was told last is not written over by the drawing that follows
// (web/site/patches/go-app/11).
func TestQuickTyping(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	newEvent(p, host.URL, "Piala")
	p.Click("#add-player")
	p.Wait(`document.getElementById("p-name") !== null`)
	p.Eval(`(() => {
		const field = document.getElementById("p-name");
		field.value = "Bu";
		field.dispatchEvent(new Event("input", { bubbles: true }));
		field.value = "Budi"; // its event waits behind the drawing
	})()`, nil)
	p.Wait(`document.getElementById("p-name").typed === "Bu"`)
	p.Eval(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`, nil) // drawn by then, or this proves nothing but does no harm
	var value string
	if p.Eval(`document.getElementById("p-name").value`, &value); value != "Budi" {
		t.Errorf("the field holds %q", value)
	}
}

// TestDrawnAtOnce: what a touch changes is drawn before the browser goes on (web/site/patches/go-app/32).
func TestDrawnAtOnce(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL+"board")
	p.Wait(has("sq-e2"))
	var drawn bool
	p.Eval(`(document.getElementById("sq-e2").click(), document.querySelector("#sq-e2.s") !== null)`, &drawn)
	if !drawn {
		t.Error("the man in hand is not drawn yet")
	}
}

// TestOneCallATree: an element goes over with all that is in it by one call (web/site/patches/go-app/31), its attributes in the order in
// which they were set (33).
func TestOneCallATree(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.OnLoad(countCalls)
	p.Go(host.URL)
	p.Wait(has("new"))
	p.Eval(`Object.assign(calls, { trees: 0, made: 0, other: 0 })`, nil)
	p.Click("#new")
	p.Wait(has("next"))
	var calls struct{ Trees, Made, Other int }
	p.Eval(`calls`, &calls)
	if calls.Made < 50 || calls.Trees > calls.Made/4 || calls.Other > calls.Made/2 {
		t.Errorf("%d nodes were made in %d trees, with %d calls beside", calls.Made, calls.Trees, calls.Other)
	}
	var other []string
	p.Eval(`[...document.querySelectorAll("button.btn")].map((b) => b.getAttributeNames()).filter((names) => names[0] !== "type" || names[1] !== "class").map(String)`, &other)
	if len(other) > 0 {
		t.Errorf("attributes in another order than type, class: %q", other)
	}
}

// countCalls counts the trees that are made by one call each and the nodes in them, and what else is made or set.
const countCalls = `
	globalThis.calls = { trees: 0, made: 0, other: 0 };
	let inside = false, tree;
	Object.defineProperty(globalThis, "wasitTree", {
		get: () => tree,
		set(make) {
			tree = (given) => {
				inside = true;
				try {
					const nodes = make(given);
					calls.trees++;
					calls.made += nodes.length;
					return nodes;
				} finally { inside = false }
			};
		},
	});
	for (const [of, name] of [[Document, "createElement"], [Document, "createTextNode"], [Element, "setAttribute"], [Node, "appendChild"]]) {
		const own = of.prototype[name];
		of.prototype[name] = function (...given) {
			if (!inside) calls.other++;
			return own.apply(this, given);
		};
	}`

// TestProgramHoldsNoDeadWeight: what the patches leave out is not in the program, by the names of functions that it holds.
func TestProgramHoldsNoDeadWeight(t *testing.T) {
	t.Parallel()
	program, err := os.ReadFile(browsertest.Program(t))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(program, []byte("go-app/v10/pkg/app.(*htmlAny).Body")) {
		t.Fatal("the program holds no names of functions: this test looks at the wrong place")
	}
	for name, patch := range map[string]string{
		"net/http.":       "go-app/20",
		"app.(*htmlDiv).": "go-app/30",
	} {
		if bytes.Contains(program, []byte(name)) {
			t.Errorf("the program holds %s, which the patch %s leaves out", name, patch)
		}
	}
}

// TestProgramNamesItsLines: the trace of a panic in a hall names file and line of our own packages; those of the standard library are flat.
func TestProgramNamesItsLines(t *testing.T) {
	t.Parallel()
	program, err := os.ReadFile(browsertest.Program(t))
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]bool{"wasit/app/shell/loop.go": true, "wasit/swiss/dutch/": true, "encoding/json/decode.go": false} {
		if got := bytes.Contains(program, []byte(file)); got != want {
			t.Errorf("the program names %s: %v, want %v", file, got, want)
		}
	}
}

// TestSearchDrawsFirst: of the rows that a letter chooses, those that the screen shows are drawn before the browser goes on, and the rest
// of the page and of the list once the typing pauses.
func TestSearchDrawsFirst(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Wait(has("empty"))
	restoreBackup(p, dayOf(t, 150, "Open"))
	p.Wait(has("continue"))
	p.Click("#continue")
	p.Wait(has("keys"))
	for _, c := range []struct{ page, rows string }{{"players", "#players tbody tr"}, {"checkin", "#main .attend"}} {
		rows := `document.querySelectorAll("` + c.rows + `").length`
		reaches(p, "/event/bigday/s1/"+c.page, c.rows)
		p.Wait(rows + ` > 100`)
		first := lettered(p, rows)
		for tries := 0; len(first.Around) > 0 && tries < 2; tries++ { // a minute that went by is drawn with the letter
			first = lettered(p, rows)
		}
		if first.Rows < 9 || first.Rows > 16 {
			t.Errorf("%s: %d rows are drawn with the letter", c.page, first.Rows)
		}
		if len(first.Around) > 0 {
			t.Errorf("%s: around the list the letter changes %q", c.page, first.Around)
		}
		p.Wait(rows + ` > 50 && ` + rows + ` < 100`)
	}
}

// firstLetters are what two letters in a search draw at once.
type firstLetters struct {
	Rows   int
	Around []string // what changes beside the list
}

// lettered types "41" into the empty search of a page at rest.
func lettered(p *browsertest.Page, rows string) (first firstLetters) {
	p.Eval(`(() => {
		const field = document.getElementById("search");
		field.value = "";
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
	})()`, nil)
	p.Wait(rows + ` > 100`)
	p.Eval(atRest, nil)
	p.Eval(`(() => {
		const field = document.getElementById("search"), list = document.getElementById("players") || document.getElementById("schools");
		const around = new MutationObserver(() => {});
		around.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
		for (const text of ["4", "1"]) {
			field.value = text;
			field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
		}
		return { rows: `+rows+`, around: around.takeRecords().filter((r) => r.target.isConnected && !list.contains(r.target)).map((r) => r.type + " " + (r.attributeName || r.target.nodeName)) };
	})()`, &first)
	return first
}

// atRest waits until nothing on the page has changed for half a second: what a slow device still had to draw is drawn.
const atRest = `new Promise((done) => {
		let timer;
		const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, 500) });
		const end = () => { watch.disconnect(); done() };
		timer = setTimeout(end, 500);
		watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
	})`
