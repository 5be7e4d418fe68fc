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

// TestNothingJumps: what stands on a screen once it is painted stays where it is, when the rest of its rows come and when somebody
// touches it. With WASIT_LONG on every screen of the day.
func TestNothingJumps(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, bigDay(t))
	p.Eval(watchJumps, nil)
	const event = "/event/bigday/"
	few := []string{"players", "draft", "standings", "print-names"}
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
	reaches(p, event+"s1/round", "#keys")
	p.Wait(inHand(1))
	p.Tap("#key-w") // the first result brings the line that says what was entered
	p.Wait(inHand(2))
	for _, act := range []struct{ path, shows, touch, then string }{
		{"*/s1/round", inHand(2), "#key-d", inHand(3)},
		{"*/s1/round", inHand(3), "#key-undo", inHand(2)},
		{"*/s4/checkin", has("counts"), ".attend", `document.querySelector(".attend .state--out") !== null`},
		{"*/s2/players", has("players"), "#filter-doubtful", `document.querySelector("#filter-doubtful[aria-pressed=true]") !== null`},
		{"*/s2/players", has("players"), "#sort-number", `document.querySelector("#sort-number[aria-pressed=true]") !== null`},
		{"*/s2/players", has("players"), "#add-player", has("p-name")},
	} {
		path := strings.Replace(act.path, "*/", event, 1)
		reaches(p, path, "#main")
		p.Wait(act.shows)
		jumped(p, 0)
		var touched float64
		p.Eval(`performance.now()`, &touched)
		p.Tap(act.touch)
		p.Wait(act.then)
		if value, what := jumped(p, touched); value >= mostJump {
			t.Errorf("%s, %s: %.3f of the screen jumped: %s", act.path, act.touch, value, what)
		}
	}
}

func js(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
