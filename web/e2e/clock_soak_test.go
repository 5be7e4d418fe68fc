package e2e

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"wasit/clock"
	"wasit/web/browsertest"
)

// held is what a page holds in memory after a collection.
type held struct {
	script, program float64 // bytes
	nodes, ears     int64
}

func holds(p *browsertest.Page) (h held) {
	p.Do(heapprofiler.CollectGarbage(), chromedp.ActionFunc(func(ctx context.Context) (err error) {
		if h.script, _, _, _, err = runtime.GetHeapUsage().Do(ctx); err == nil {
			_, h.nodes, h.ears, err = memory.GetDOMCounters().Do(ctx)
		}
		return err
	}))
	p.Eval(`program.exports.mem.buffer.byteLength`, &h.program)
	return h
}

// keepProgram lets the page know its program, to ask for the size of its memory.
const keepProgram = `(() => {
	for (const name of ["instantiate", "instantiateStreaming"]) {
		const make = WebAssembly[name];
		WebAssembly[name] = async (...a) => { const made = await make.apply(WebAssembly, a); window.program = made.instance || made; return made };
	}
})()`

// keepStamps notes when fingers touched a half, by the page's monotonic clock, and the rows that the clock stored.
const keepStamps = `(() => {
	window.stamps = []; sessionStorage.rows = "";
	addEventListener("pointerdown", (e) => { if (e.isTrusted && e.target.closest(".ck-press")) stamps.push(e.timeStamp) }, {capture: true});
	const add = IDBObjectStore.prototype.add, list = [];
	IDBObjectStore.prototype.add = function (value, key) {
		if (Array.isArray(key) && typeof value === "string" && value.includes('"i":')) list.push(String(key[1]).padStart(6, "0") + "\t" + value.trim());
		return add.call(this, value, key);
	};
	window.rows = () => list.join("\n");
})()`

// TestClockSoak: fast blitz presses without a network, as fast as the clock takes them: none is missed, none counts twice, and nothing grows.
// What it counted is what passed on the page's monotonic clock, and that is what passed on the machine's. A quarter of a minute of presses;
// half an hour with WASIT_LONG, or as long as WASIT_SOAK says: 24h. WASIT_PACE=10s has it pressed so often instead, as in a game.
func TestClockSoak(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.OnLoad(keepProgram + ";" + keepStamps)
	pace, _ := time.ParseDuration(os.Getenv("WASIT_PACE"))
	if pace > 0 {
		p.Allow("navigator.vibrate") // the first touch of a page may not shake it yet
		p.Go(host.URL + "clock#c=30h")
	} else {
		layClock(p, host.URL, "3+2")
	}
	p.Wait(ready)
	host.Stop() // a hall without a network
	began := compareClocks(p)
	press(p, "ckb", whiteRuns, 2)
	count, until := 90, time.Now().Add(15*time.Second)
	if os.Getenv("WASIT_LONG") != "" {
		until = time.Now().Add(30 * time.Minute)
	}
	if length, err := time.ParseDuration(os.Getenv("WASIT_SOAK")); err == nil {
		until = time.Now().Add(length)
	}
	const warm = 30
	var before held
	presses, stalls := 0, 0
	for ; presses < count || time.Now().Before(until); presses++ {
		if presses == warm {
			before = holds(p)
		}
		if pace > 0 {
			p.Eval(fmt.Sprintf(`new Promise((done) => setTimeout(done, stamps[0] + %d - performance.now()))`, int64(presses+1)*pace.Milliseconds()), nil)
			if p.Count("#gap-count") > 0 { // the machine left the browser alone for three seconds, and the clock asks: they count
				stalls++
				p.Click("#gap-count")
				p.Click("#resume")
				p.Wait([]string{whiteRuns, blackRuns}[presses%2])
			}
		}
		p.Tap([]string{"#ckw-press", "#ckb-press"}[presses%2])
		p.Wait([]string{blackRuns, whiteRuns}[presses%2] + " && " + kept(3+presses+3*stalls)) // a stall is three rows: what counts, a pause, and its end
		guarded(p)
	}
	after := holds(p)
	const shown = 999 // a clock counts no further on its face
	want := fmt.Sprint(min(presses/2+presses%2+1, shown), " ", min(presses/2+1, shown))
	var moves string
	p.Eval(`document.querySelector("#ckw-mv").textContent + " " + document.querySelector("#ckb-mv").textContent`, &moves)
	if moves != want {
		t.Errorf("after %d presses the moves are %s, want %s", presses, moves, want)
	}
	t.Logf("%d presses, %d stalls of the machine: %+v, then %+v", presses, stalls, before, after)
	more := float64(presses - warm) // a press stays in the journal in memory
	// The memory of a Go program grows by 4 MiB at a time; two such steps are the garbage that its collector lets stand.
	if after.script > before.script+500_000+500*more || after.program > before.program+2*(4<<20)+2000*more || after.nodes > before.nodes+100 || after.ears > before.ears+10 {
		t.Errorf("memory grew over %d presses: %+v, then %+v", presses, before, after)
	}
	checkDrift(t, p, presses+1)
	ended := compareClocks(p)
	ahead := (ended.page - began.page) - (ended.machine - began.machine)
	t.Logf("the page's clock went %v further than the machine's in %v, known to %v", ahead, ended.machine-began.machine, began.known+ended.known)
	if ahead.Abs() > 5*time.Millisecond+began.known+ended.known {
		t.Errorf("the page's own clock is off by %v", ahead)
	}
	p.Click("#pause")
	p.Wait(kept(3 + presses + 3*stalls))
	p.Reload()
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null && document.querySelector("#ckw-mv").textContent + " " + document.querySelector("#ckb-mv").textContent === "` + want + `"`)
}

// clocks are two monotonic clocks at one instant, which is known to so much.
type clocks struct{ page, machine, known time.Duration }

var machineBegan = time.Now()

// compareClocks reads the page's clock and the machine's, the quickest of some answers.
func compareClocks(p *browsertest.Page) (best clocks) {
	for range 20 {
		var ms float64
		asked := time.Since(machineBegan)
		p.Eval(`performance.now()`, &ms)
		half := (time.Since(machineBegan) - asked) / 2
		if best.known == 0 || half < best.known {
			best = clocks{time.Duration(ms * float64(time.Millisecond)), asked + half, half}
		}
	}
	return best
}

// checkDrift compares the instants that the clock counted with those of the touches, from the first to the last; where it stood between
// two presses, those two are left out.
func checkDrift(t *testing.T, p *browsertest.Page, presses int) {
	t.Helper()
	var stamps []float64
	var rows string
	p.Eval(`stamps`, &stamps)
	p.Eval(`rows()`, &rows)
	inputs, _ := readInputs(t, "soak", rows)
	var passed, counted time.Duration
	n, before := 0, -1
	for i, in := range inputs {
		if in.Act != clock.ActPress {
			before = -1
			continue
		}
		if n++; n > len(stamps) {
			break
		}
		if before >= 0 {
			passed += time.Duration((stamps[n-1] - stamps[n-2]) * float64(time.Millisecond))
			counted += in.At - inputs[before].At
		}
		before = i
	}
	if len(stamps) != presses || n != presses {
		t.Fatalf("%d touches and %d presses, want %d", len(stamps), n, presses)
	}
	drift := counted - passed
	t.Logf("%v, %d presses: drift %v", passed, presses, drift)
	if drift.Abs() > 5*time.Millisecond {
		t.Errorf("in %v the clock counted %v more than the page's own", passed, drift)
	}
}
