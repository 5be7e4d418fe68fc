package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// TestLyingPagesAreFull: on a tablet that lies the lists of the day and the pages beside them reach over two thirds of the room each way, and cards that stand in one row are of one
// height.
func TestLyingPagesAreFull(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, oldDesk(t)))
	for _, page := range []string{"", hardPath(1, ""), hardPath(1, "/round"), hardPath(2, "/round"), hardPath(3, "/round"), hardPath(1, "/arbiter"), hardPath(1, "/players"), hardPath(3, "/checkin"), hardPath(1, "/standings"),
		hardPath(1, "/schools"), hardPath(1, "/prizes"), hardPath(1, "/print"), hardPath(1, "/data"), hardPath(1, "/sections")} {
		p.Show(host.URL + page)
		p.Wait(`document.querySelector("main .skel, main [aria-busy]") === null && document.querySelector("#page h1") !== null`)
		var seen struct {
			Wide, High float64 // of the room between the bars, what the page reaches
			Uneven     []string
		}
		p.Eval(`void (globalThis.fills = () => {
			const main = document.querySelector("main"), room = main.getBoundingClientRect(), top = Math.max(room.top, document.querySelector(".bar").getBoundingClientRect().bottom);
			const foot = Math.min(innerHeight, ...[...document.querySelectorAll(".act")].map((e) => e.getBoundingClientRect().top));
			const at = [...main.querySelectorAll("*")].filter((e) => e.checkVisibility() && (e.childElementCount === 0 && e.textContent.trim() !== "" || e.matches("input, button, .board, tr, .item"))).map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0 && r.height > 0);
			const cards = [...main.querySelectorAll(".ovcard, .leaf, .card, .tool")].map((e) => [e, e.getBoundingClientRect()]), rows = Map.groupBy(cards, ([e, r]) => e.className.split(" ")[0] + Math.round(r.top));
			return { Wide: (Math.max(...at.map((r) => r.right)) - Math.min(...at.map((r) => r.left))) / room.width, High: (Math.min(foot, Math.max(...at.map((r) => r.bottom))) - top) / (foot - top),
				Uneven: [...rows].filter(([, list]) => new Set(list.map(([, r]) => Math.round(r.height))).size > 1).map(([at, list]) => at + ": " + list.map(([, r]) => Math.round(r.height)).join(" ")) };
		})`, nil)
		p.Wait(`fills().Wide >= 2 / 3 && fills().High >= 2 / 3`) // what a page asks of the store comes a moment later
		p.Eval(`fills()`, &seen)
		t.Logf("/%s: %.0f %% wide, %.0f %% high", page, 100*seen.Wide, 100*seen.High)
		if len(seen.Uneven) > 0 {
			t.Errorf("/%s: %+v", page, seen)
		}
	}
}
