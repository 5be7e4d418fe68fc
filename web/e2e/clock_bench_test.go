package e2e

import (
	"slices"
	"testing"

	"wasit/web/browsertest"
)

// watchPresses notes for each press, after the stamp of its own event: when the event reached the page, when the other half
// was switched in the document, and when the handler had returned, its row being with the store.
const watchPresses = `(() => {
	window.presses = [];
	let now;
	addEventListener("pointerdown", (e) => { if (e.isTrusted) now = {stamp: e.timeStamp, came: performance.now() - e.timeStamp}; }, {capture: true});
	const set = Element.prototype.setAttribute;
	Element.prototype.setAttribute = function (name, value) {
		set.call(this, name, value);
		if (name === "data-run" && now) now.switched = performance.now() - now.stamp;
	};
	const seen = new MutationObserver(() => {
		if (now && now.switched) { presses.push([now.came, now.switched, performance.now() - now.stamp]); now = undefined; }
	});
	for (const id of ["ckw", "ckb"]) seen.observe(document.getElementById(id), {attributes: true, attributeFilter: ["data-run"]});
})()`

// BenchmarkPress is a press of the clock until the other half runs, the processor slowed four times, by trusted events of a
// mouse as the yardstick was measured. "came" is the browser's own part of it; after "handled" the frame can be drawn.
func BenchmarkPress(b *testing.B) {
	benchmarkPress(b, func(p *browsertest.Page, host *browsertest.Host) { layClock(p, host.URL, "5+3") })
}

// BenchmarkPressBesideGame is the same with a game of two hundred moves open on the board.
func BenchmarkPressBesideGame(b *testing.B) {
	var moves strings.Builder
	for i := range 200 {
		fmt.Fprintf(&moves, "%d. %s ", i+1, []string{"Nf3 Nf6", "Nc3 Nc6", "Ng1 Ng8", "Nb1 Nb8"}[i%4]) // nobody claims, and five times is past: by the edition of 2009
	}
	benchmarkPress(b, func(p *browsertest.Page, host *browsertest.Host) { openLongGame(p, host, b.TempDir(), moves.String()) })
}

func benchmarkPress(b *testing.B, lay func(*browsertest.Page, *browsertest.Host)) {
	const presses = 120
	for b.Loop() {
		host := browsertest.Serve(b, "")
		p := browsertest.Blank(b)
		p.Size(browsertest.Tablet)
		lay(p, host)
		p.Slow(4)
		p.Eval(watchPresses, nil)
		clickClock(p, "ckb", 2)
		for i := range presses {
			clickClock(p, []string{"ckw", "ckb"}[i%2], 3+i)
		}
		var ms [][3]float64
		p.Eval(`presses`, &ms)
		if len(ms) != presses+1 {
			b.Fatalf("%d of %d presses were seen", len(ms), presses+1)
		}
		at := func(column, percent int) float64 {
			var list []float64
			for _, m := range ms[1:] { // the first one also starts the game
				list = append(list, m[column])
			}
			slices.Sort(list)
			return list[len(list)*percent/100]
		}
		for name, value := range map[string]float64{"came-p50-ms": at(0, 50), "p50-ms": at(1, 50), "p95-ms": at(1, 95), "handled-p50-ms": at(2, 50), "handled-p95-ms": at(2, 95),
			"yardstick-p50-ms": 15, "yardstick-p95-ms": 21, "budget-p50-ms": 5, "budget-p95-ms": 8, "ns/op": 0} {
			b.ReportMetric(value, name)
		}
	}
}

// clickClock presses a half with the mouse and waits until the row is on the disk.
func clickClock(p *browsertest.Page, half string, rows int) {
	p.Press("#" + half + "-press")() // a click would be aimed, and looking where it went costs the page a millisecond
	p.Wait(kept(rows))
	guarded(p)
}
