package e2e

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// mostJump is how much of the screen may move, and how far, after a touch: as browsers count it (layout shift), where 0.1 is good.
const mostJump = 0.05

// watchJumps has the page note each layout shift, also those that follow a touch.
const watchJumps = `(() => {
	window.jumps = [];
	new PerformanceObserver((list) => {
		for (const e of list.getEntries())
			jumps.push({ at: e.startTime, value: e.value, of: e.sources.map((s) => s.node?.id || s.node?.className || s.node?.nodeName).join(" ") });
	}).observe({ type: "layout-shift" });
})()`

// jumped waits until the page is drawn whole and painted, and answers how much moved since an instant, and what.
func jumped(p *browsertest.Page, since float64) (value float64, what string) {
	var found struct {
		Value float64
		Of    string
	}
	p.Wait(`document.querySelector("[aria-busy=true]") === null`)
	p.Eval(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
		const list = jumps.filter((j) => j.at > `+js(since)+`);
		done({ value: list.reduce((sum, j) => sum + j.value, 0), of: list.map((j) => j.of).join(", ") });
	}))))`, &found)
	return found.Value, found.Of
}

// TestNothingJumps: what stands on a screen once it is painted stays where it is, when the rest of its rows come; and what can be touched
// stays where it is when somebody touches something. With WASIT_LONG on every screen of the day.
func TestNothingJumps(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	day := bigDay(t)
	open := func(screen browsertest.Screen) *browsertest.Page {
		p := browsertest.Light(t)
		p.Language("id")
		p.Size(screen)
		p.Go(host.URL)
		restoreBackup(p, day)
		p.Eval(watchJumps, nil)
		return p
	}
	p := open(browsertest.Phone)
	const event = "/event/bigday/"
	few := []string{"players", "draft", "closed-round", "standings", "print-names"}
	for _, screen := range dayScreens {
		if os.Getenv("WASIT_LONG") == "" && !slices.Contains(few, screen.name) {
			continue
		}
		reaches(p, event+"arbiter", "#law-book")
		jumped(p, 0)
		var painted float64
		reaches(p, strings.Replace(screen.path, "*/", event, 1), screen.shows)
		p.Eval(`performance.now()`, &painted)
		if value, what := jumped(p, painted); value >= mostJump {
			t.Errorf("%s: %.3f of the screen jumped after it was painted: %s", screen.name, value, what)
		}
	}
	stays(t, p, event)
	if os.Getenv("WASIT_LONG") != "" {
		stays(t, open(upright), event)
	}
}

// stays does all of stillActs.
func stays(t *testing.T, p *browsertest.Page, event string) {
	t.Helper()
	for _, act := range stillActs {
		path := strings.Replace(act.path, "*/", event, 1)
		reaches(p, path, "#main")
		p.Wait(act.shows)
		jumped(p, 0)
		p.Eval(noteTargets, nil)
		key := strings.HasPrefix(act.touch, "#key-")
		if key {
			p.Eval(`document.querySelector(`+strconv.Quote(act.touch)+`).focus()`, nil)
		}
		p.Tap(act.touch)
		p.Wait(act.then)
		jumped(p, 0)
		var focus string
		p.Eval(`document.activeElement.id`, &focus)
		if key && focus != act.touch[1:] {
			t.Errorf("%s, %s: the focus has gone to %q", path, act.touch, focus)
		}
		var moved []string
		p.Eval(movedTargets+`(`+strconv.Quote(act.grows)+`)`, &moved)
		if len(moved) > 0 {
			t.Errorf("%s, %s: moved under the finger: %s", path, act.touch, strings.Join(moved, "; "))
		}
	}
}

// stillActs are touches after which all that can be touched stands where it stood, but for what they open or close; grows names the
// rows behind the touched one that it may push down or sort anew, "" for none.
var stillActs = []struct{ path, shows, touch, then, grows string }{
	{"*/s1/round", inHand(1), "#key-w", inHand(2), ""}, // the first result brings the line that says what was entered
	{"*/s1/round", inHand(2), "#key-d", inHand(3), ""},
	{"*/s1/round", inHand(3), "#key-undo", inHand(2), ""},
	{"*/s1/round", inHand(2), "#key-123", has("digit-1"), ""},
	{"*/s1/round", has("digit-1"), "#key-123", `document.getElementById("digit-1") === null`, ""},
	{"*/s4/checkin", has("counts"), ".attend", `document.querySelector(".attend .state--out") !== null`, ""},
	{"*/s2/players", has("players"), "#filter-clubs", `document.querySelector("#filter-clubs[aria-pressed=true]") !== null`, "#players tr"},
	{"*/s2/players", has("players"), "#add-player", has("p-name"), ""},
	{"*/s2/standings", has("standings"), "#standings tbody tr:nth-child(1) button", `document.querySelector(".arithmetic") !== null`, "#standings tr"},
	{"*/s2/standings", `document.querySelector(".arithmetic") !== null`, "#standings tbody tr:nth-child(3) button", `document.querySelectorAll(".arithmetic").length === 2`, "#standings tr"},
}

// noteTargets has the page note, when a finger comes down, where all stands that can be touched; by name, for an element may become another one.
const noteTargets = `(() => {
	window.stood = new Map();
	addEventListener("pointerdown", (e) => {
		window.touched = e.target.closest("tr") ?? e.target;
		for (const t of document.querySelectorAll("#page :is(button, a, input, select, summary, tr)[id]")) {
			const b = t.getBoundingClientRect();
			if (b.width > 0 && b.bottom > 0 && b.top < innerHeight) stood.set(t.id, b);
		}
	}, { capture: true, once: true });
})()`

// movedTargets answers what of that stands elsewhere now, but for the rows that may and for the names in the hand, which are those of the
// next board.
const movedTargets = `((grows) => stood.size === 0 ? ["nothing was noted"] : [...stood].flatMap(([id, was]) => {
	const e = document.getElementById(id), now = e?.getBoundingClientRect();
	if (!now?.width || now.top >= innerHeight || now.bottom <= 0 || e.closest("#now") || grows !== "" && e.matches(grows) && touched.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING) return [];
	const by = Math.abs(now.top - was.top) + Math.abs(now.left - was.left);
	return by > 2 ? [id + " by " + Math.round(now.top - was.top) + " px"] : [];
}))`

func js(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
