package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestFirstPaint: while the program is on its way the page stands there as the program will draw it, in the person's language, and
// after a second words say how far it is. What stands there does not move when the program comes.
func TestFirstPaint(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ lang, path, loading, starting, place string }{
		{"id", "", "Mengunduh Wasit: ", "Wasit sedang dibuka", "#empty h1"},
		{"en-GB", "clock", "Downloading Wasit: ", "Wasit is starting", ".nav [aria-current]"},
		{"hr-HR", "laws/7.5.4", "Preuzimanje Wasita: ", "Wasit se pokreće", ".nav [aria-current]"},
		{"de", "event/none/round", "Downloading Wasit: ", "Wasit is starting", ""},
		{"ms", "board", "Mengunduh Wasit: ", "Wasit sedang dibuka", "#home"},
	} {
		t.Run(tt.lang+" "+tt.path, func(t *testing.T) {
			t.Parallel()
			host := browsertest.Serve(t, "/sub")
			rest := slowly(host, "/sub/web/app.wasm")
			p := browsertest.Blank(t)
			p.Language(tt.lang)
			p.Size(browsertest.Phone)
			p.Visit(host.URL + tt.path)
			const seen = `[...document.querySelectorAll(".nav a")].map((a) => a.getAttribute("href") + a.innerText + a.getAttribute("aria-current")).join("\n")`
			where := `(() => { const e = document.querySelector("` + tt.place + `"); return e ? e.innerText + JSON.stringify(e.getBoundingClientRect()) : "" })()`
			p.Wait(`document.querySelector("#boot main") && document.querySelector("#boot main").innerText + document.querySelectorAll("#boot .skel").length !== "0"`)
			var before, place, after, placeAfter string
			p.Eval(seen, &before)
			if tt.place != "" {
				p.Eval(where, &place)
			}
			p.Wait(`document.getElementById("boot-load").innerText.startsWith("` + tt.loading + `") && performance.now() >= 1000`)
			p.Shot("first-" + safeName(tt.lang+"-"+tt.path))
			if told := p.Text("#boot-load"); !strings.Contains(told, "%") || strings.Contains(told, "{") {
				t.Errorf("told %q", told)
			}
			p.Eval(`(() => {
				const words = document.getElementById("boot-load");
				globalThis.told = [];
				new MutationObserver(() => told.push(words.innerText)).observe(words, { childList: true });
			})()`, nil)
			rest()
			p.Wait(`performance.getEntriesByName("mounted").length > 0 && document.getElementById("boot-load") === null`)
			var told string
			if p.Eval(`told.join(" ")`, &told); !strings.Contains(told, tt.starting) {
				t.Errorf("when all had arrived it told %q, want %q", told, tt.starting)
			}
			var asked int
			if p.Eval(`performance.getEntriesByType("resource").filter((e) => e.name.endsWith("app.wasm")).length`, &asked); asked != 1 {
				t.Errorf("the page asked %d times for the program", asked)
			}
			p.Eval(seen, &after)
			if after != before {
				t.Errorf("the navigation was\n%s\nand is\n%s", before, after)
			}
			if tt.place == "" {
				return
			}
			if p.Eval(where, &placeAfter); place != placeAfter || place == "" {
				t.Errorf("%s was %s and is %s", tt.place, place, placeAfter)
			}
		})
	}
}

// TestBoardFrame: on every screen the board comes exactly where its outline was before the program.
func TestBoardFrame(t *testing.T) {
	t.Parallel()
	for _, screen := range []browsertest.Screen{browsertest.Phone, {Width: 800, Height: 1280, Touch: true}, browsertest.Tablet} {
		t.Run(fmt.Sprintf("%d × %d", screen.Width, screen.Height), func(t *testing.T) {
			t.Parallel()
			host := browsertest.Serve(t, "")
			rest := slowly(host, "/web/app.wasm")
			p := browsertest.Blank(t)
			p.Size(screen)
			p.Visit(host.URL + "board")
			const place = `JSON.stringify(document.querySelector(".bd").getBoundingClientRect())`
			var outline, board string
			p.Wait(`document.querySelector("#boot .bd") !== null`)
			p.Eval(place, &outline)
			rest()
			p.Wait(`document.querySelector(".bd button") !== null`)
			if p.Eval(place, &board); board != outline {
				t.Errorf("the outline stood at %s, the board at %s", outline, board)
			}
		})
	}
}

// keepStill keeps what looks every fifteen seconds whether the program still arrives.
const keepStill = `{
	const begin = setInterval.bind(window);
	window.setInterval = (look, ms, ...rest) => {
		if (ms === 15000) globalThis.still = look;
		return begin(look, ms, ...rest);
	};
}`

// TestSlowLine: while the program arrives the line is its own. The worker, which asks for all files, begins where nothing more comes: it
// may be the remedy.
func TestSlowLine(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	rest := slowly(host, "/web/app.wasm")
	p := browsertest.Blank(t)
	p.OnLoad(keepStill)
	p.Visit(host.URL)
	p.Wait(`globalThis.still && wasitLoad.got > 0`)
	var begun bool
	if p.Eval(`(still(), wasitStartWorker.done === true)`, &begun); begun {
		t.Error("the worker began while the program arrived")
	}
	p.Wait(`still(), (await navigator.serviceWorker.getRegistration())?.installing`)
	rest()
	p.Wait(ready)
}

// slowly has the host send a file up to its middle, and the rest when that is called.
func slowly(host *browsertest.Host, path string) (rest func()) {
	halt := make(chan bool)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == path {
			r.Header.Del("Accept-Encoding") // a compressed half says nothing yet
			r.Header.Del("If-None-Match")   // nor has "as before" a middle
			host.SendSlowly(w, r, halt)
			return true
		}
		return false
	})
	return func() { close(halt) }
}

// retyped is an answer of no particular type.
type retyped struct{ http.ResponseWriter }

func (w retyped) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w retyped) WriteHeader(code int) {
	w.Header().Set("Content-Type", "application/octet-stream")
	w.ResponseWriter.WriteHeader(code)
}

// TestOtherType: a host that does not know what a program is serves it all the same, at the first visit and from the cache.
func TestOtherType(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	whole := make(chan bool)
	close(whole)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/web/app.wasm" {
			return false
		}
		host.SendSlowly(retyped{w}, r, whole)
		return true
	})
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	host.Stop()
	p.Reload()
	p.Go(host.URL + "clock")
}
