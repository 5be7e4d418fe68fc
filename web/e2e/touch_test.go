package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wasit/web/browsertest"
)

// TestLinkMovesAway: a link leads where it was pressed, though the list above it grows before the finger is lifted, or the link
// itself is drawn anew; a finger that slides off it goes nowhere, and Back leads back at once.
func TestLinkMovesAway(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	for _, change := range []string{
		`document.getElementById("main").style.paddingTop = "300px"`,
		`document.getElementById("ready").replaceChildren()`,
	} {
		for _, press := range []func(string, ...string) func(){p.Press, p.Touch} {
			p.Wait(has("empty"))
			release := press("#ready")
			p.Eval(change, nil)
			release()
			p.Wait(`location.pathname === "/ready"`)
			p.Eval(`history.back()`, nil)
			p.Wait(`location.pathname === "/"`)
			p.Reload()
		}
	}
	p.Wait(has("empty"))
	p.Drag("#ready", "#season", true)
	p.Click(`.nav a[href$="/board"]`)
	p.Wait(`location.pathname !== "/"`)
	var at string
	p.Eval(`location.pathname`, &at)
	if !strings.HasPrefix(at, "/board") {
		t.Errorf("a finger that slid off a link led to %s", at)
	}
}

// resultsOf opens the results of a first round of so many players.
func resultsOf(t *testing.T, screen browsertest.Screen, players int) *browsertest.Page {
	t.Helper()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(screen)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(players), 3))
	p.Click("#go")
	draftFirst(p)
	publish(p)
	p.Wait(has("key-w"))
	return p
}

// TestTwoThumbs: of two fingers that overlap each acts, once and in the order in which they went down, whichever is lifted first. A finger that
// slides off does not, nor one that the browser takes to scroll with, nor a hand that has rested on a key since before.
func TestTwoThumbs(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p := resultsOf(t, browsertest.Phone, 24)
	board := 1
	for _, c := range []struct{ name, fingers, first, second string }{
		{"the first is lifted first", `down("w", 0); down("b", 80); up("w", 160); up("b", 240)`, "1–0", "0–1"},
		{"the second is lifted first", `down("w", 0); down("b", 80); up("b", 160); up("w", 240)`, "1–0", "0–1"},
		{"the first slides off", `down("w", 0); down("b", 80); up("w", 160, 30); up("b", 240)`, "0–1", "open"},
		{"the first scrolls", `down("w", 0); down("b", 80); leave("w", 160); up("b", 240)`, "0–1", "open"},
		{"the first leaves the page as lifted fingers do", `down("w", 0); up("w", 60); down("b", 80); leave("w", 90); up("b", 160)`, "1–0", "0–1"},
		{"a hand rests on the first", `down("w", 0); down("b", 900); up("b", 980); up("w", 1060)`, "0–1", "open"},
	} {
		p.Eval(`(async () => {
			const begun = performance.now(), ids = { w: 21, b: 22 };
			const send = (type, key, at, slide = 0) => { // all in one turn, so that a busy machine makes no touch longer
				const e = document.getElementById("key-" + key), r = e.getBoundingClientRect();
				const event = new PointerEvent(type, { bubbles: true, pointerId: ids[key], pointerType: "touch", clientX: r.x + r.width / 2 + slide, clientY: r.y + r.height / 2 });
				Object.defineProperty(event, "timeStamp", { value: begun + at });
				e.dispatchEvent(event);
			};
			const down = (...of) => send("pointerdown", ...of), up = (...of) => send("pointerup", ...of), leave = (...of) => send("pointercancel", ...of);
			`+c.fingers+`;
			await browsertest.pause();
		})()`, nil)
		next := board + 1
		if c.second != "open" {
			next++
		}
		p.Wait(inHand(next))
		p.Wait(fmt.Sprintf(`document.getElementById("b%d").ariaSelected === "true"`, next)) // the list follows the hand
		var shown [2]string
		p.Eval(fmt.Sprintf(`[%d, %d].map((n) => document.querySelector("#b" + n + " .res").textContent)`, board, board+1), &shown)
		if want := [2]string{c.first, c.second}; shown != want {
			t.Errorf("%s: boards %d and %d show %q, want %q", c.name, board, board+1, shown, want)
		}
		board = next
	}
}

// TestLiftedFingerActs: a result key acts when the finger is lifted, and the browser makes nothing more of it: it would draw the page a second
// time before it clicks. A mouse clicks as ever, once. A field that has the focus loses it, and a phone's keyboard goes.
func TestLiftedFingerActs(t *testing.T) {
	t.Parallel()
	p := resultsOf(t, browsertest.Tablet, 24)
	p.Eval(`addEventListener("click", () => { window.clicks++ }, true)`, nil)
	for i, c := range []struct {
		name   string
		touch  func(string, ...string)
		inFind bool
		clicks int
	}{
		{"a finger", p.Tap, false, 0},
		{"a mouse", p.Click, false, 1},
		{"a finger while a field has the focus", p.Tap, true, 1},
	} {
		p.Eval(`window.clicks = 0`, nil)
		if c.inFind {
			p.Eval(`document.getElementById("find").focus()`, nil)
		}
		c.touch("#key-w")
		p.Wait(inHand(i + 2))
		p.Wait(fmt.Sprintf(`document.querySelector("#b%d .res").textContent === "1–0" && document.activeElement.id !== "find"
			&& document.querySelector(".key:active") === null`, i+1)) // no key stays down
		var clicks int
		p.Eval(`browsertest.pause().then(() => clicks)`, &clicks)
		if clicks != c.clicks {
			p.Fail("%s: %d clicks, want %d", c.name, clicks, c.clicks)
		}
	}
}

// TestDoubleTouch: who touches twice, as one does with a mouse on a desk, does what the first touch says: the question that comes under the
// finger is not answered by the second one, nor a key below a sheet that closes.
func TestDoubleTouch(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, backupFile(t, namesEvent(t)))
	twice := func(key string) { p.Drum(150*time.Millisecond, key, key) }
	p.Show(host.URL + "event/e2enamesevent/checkin")
	p.Wait(has("close-checkin"))
	twice("#close-checkin")
	p.Wait(has("end-checkin"))
	p.Click("label:has(#fate-all-keep)") // still asked
	p.Wait(`document.getElementById("fate-all-keep").checked`)
	twice("#end-checkin")
	p.Wait(has("pair"))
	twice("#pair")
	p.Wait(has("draw"))
	twice("#draw")
	p.Wait(has("publish"))
	if p.Count("#start-now") > 0 {
		t.Error("two touches of the lot have published the draft")
	}
	twice("#publish")
	p.Wait(has("start-now"))
	twice("#start-now")
	p.Wait(has("key-w"))
	p.Click("#key-wo")
	p.Wait(has("score-0"))
	twice("#score-0")
	p.Wait(`document.getElementById("sheet") === null && document.querySelector("#b1 .res--miss") === null`)
	if n := p.Count("#boards .res:not(.res--miss)"); n != 1 {
		t.Errorf("two touches of a forfeit have entered %d results", n)
	}
}
