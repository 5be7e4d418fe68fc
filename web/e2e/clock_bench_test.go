package e2e

import (
	"fmt"
	"slices"
	"strings"
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
	benchmarkPress(b, func(p *browsertest.Page, host *browsertest.Host) {
		p.Language("en")
		p.Go(host.URL + "board")
		p.Wait(has("menu"))
		p.Click("#menu")
		p.Click("#menu-games")
		p.Wait(has("pasting"))
		p.Fill("#paste", longGame(200))
		p.Click("#read-pasted")
		p.Wait(has("ply-400"))
		p.Click("#home")
		p.Click(`.nav a[href$="/clock"]`)
		p.Click(".pr", "5+3")
		p.Wait(`document.querySelector("#ck[data-state=ready]") !== null && document.querySelector("#ckw-b").textContent !== ""`)
	})
}

// longGame is a game of so many moves, 210 at most, in which no position occurs five times: the knights go and come, and a pair of pawns
// moves on between.
func longGame(n int) string {
	var moves []string
	between := func(pawns string, knights string) {
		for range 3 {
			moves = append(moves, "Nf3 Nf6", "Ng1 Ng8")
		}
		moves = append(moves, knights)
		for range 3 {
			moves = append(moves, "Nf3 Nf6", "Ng1 Ng8")
		}
		moves = append(moves, pawns)
	}
	knights := []string{"Nc3 Nc6", "Nb1 Nb8"}
	for _, file := range "abdegh" {
		f := string(file)
		between(f+"3 "+f+"6", knights[0])
		between(f+"4 "+f+"5", knights[1])
	}
	for i, pawns := range []string{"bxa5 bxa4", "exd5 exd4", "gxh5 gxh4"} {
		between(pawns, knights[i%2])
	}
	var text strings.Builder
	text.WriteString("[White \"Ana\"]\n[Black \"Budi\"]\n[Result \"*\"]\n\n")
	for i, m := range moves[:n] {
		fmt.Fprintf(&text, "%d. %s\n", i+1, m)
	}
	return text.String() + "*\n"
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
			"yardstick-p50-ms": 15, "yardstick-p95-ms": 21, "budget-p50-ms": 4, "budget-p95-ms": 7, "ns/op": 0} {
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
