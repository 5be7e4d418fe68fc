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

// bareClock is a page of two halves and nothing else, whose handlers switch them in plain JavaScript. It is the yardstick of a press: what
// the browser takes on this machine at this moment where no program is in the way.
const bareClock = `(() => {
	document.body.innerHTML = '<div id="ck" data-kept="2"><div id="ckw" data-run="yes"><button id="ckw-press">5:00</button></div><div id="ckb"><button id="ckb-press">5:00</button></div></div>';
	const style = document.createElement("style");
	style.textContent = "button { display: block; width: 100%; height: 45vh } [data-run] button { background: teal; color: white }";
	document.head.append(style);
	const ck = document.getElementById("ck"), half = (id) => document.getElementById(id);
	for (const [from, to] of [["ckw", "ckb"], ["ckb", "ckw"]]) half(from + "-press").addEventListener("pointerdown", () => {
		half(from).removeAttribute("data-run");
		half(to).setAttribute("data-run", "yes");
		ck.dataset.kept = +ck.dataset.kept + 1;
	});
})()`

// BenchmarkPress is a press of the clock until the other half runs, the processor slowed four times, by trusted events of a
// mouse. "came" is the browser's own part of it; after "handled" the frame can be drawn.
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
	for b.Loop() {
		host := browsertest.Serve(b, "")
		p := browsertest.Blank(b)
		p.Size(browsertest.Tablet)
		lay(p, host)
		p.Slow(4)
		clickClock(p, "ckb", 2) // starts the game
		ours := presses(b, p, "ckw")
		p.Slow(1)
		p.Visit("about:blank")
		p.Slow(4)
		p.Eval(bareClock, nil)
		bare := presses(b, p, "ckw")
		var ms float64
		p.Eval(toil, &ms)
		for name, value := range map[string]float64{"came-p50-ms": ours.came.at(50), "p50-ms": ours.switched.at(50), "p95-ms": ours.switched.at(95),
			"handled-p50-ms": ours.handled.at(50), "handled-p95-ms": ours.handled.at(95), "yardstick-p50-ms": bare.switched.at(50), "yardstick-p95-ms": bare.switched.at(95),
			"budget-p50-ms": 4, "budget-p95-ms": 7, "yardstick-ms": ms, "ns/op": 0} {
			b.ReportMetric(value, name)
		}
	}
}

// spans are how long something took each time, in ms.
type spans []float64

// at returns the span that so many percent do not exceed.
func (s spans) at(percent int) float64 {
	list := slices.Sorted(slices.Values(s))
	return list[len(list)*percent/100]
}

// pressed is how long each press took: until the event reached the page, until the other half was switched, and until the handler had
// returned.
type pressed struct{ came, switched, handled spans }

// presses presses a clock that holds two rows, one half after the other, and answers how long each press took.
func presses(b *testing.B, p *browsertest.Page, half string) (all pressed) {
	b.Helper()
	const n = 120
	p.Eval(watchPresses, nil)
	for i := range n {
		clickClock(p, half, 3+i)
		half = map[string]string{"ckw": "ckb", "ckb": "ckw"}[half]
	}
	var ms [][3]float64
	p.Eval(`presses`, &ms)
	if len(ms) != n {
		b.Fatalf("%d of %d presses were seen", len(ms), n)
	}
	for _, m := range ms {
		all.came, all.switched, all.handled = append(all.came, m[0]), append(all.switched, m[1]), append(all.handled, m[2])
	}
	return all
}

// clickClock presses a half with the mouse and waits until the row is on the disk.
func clickClock(p *browsertest.Page, half string, rows int) {
	p.Press("#" + half + "-press")() // a click would be aimed, and looking where it went costs the page a millisecond
	p.Wait(kept(rows))
	guarded(p)
}
