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

// answerStalls counts what the clock asks where the machine has left the browser alone for three seconds of its page: they count, and the
// clock runs on.
const answerStalls = `(() => {
	window.stalls = 0;
	let wanted = "gap-count";
	new MutationObserver(() => {
		const key = document.getElementById(wanted);
		if (key === null) return;
		wanted = wanted === "resume" ? "gap-count" : (stalls++, "resume");
		setTimeout(() => key.click());
	}).observe(document, {subtree: true, childList: true});
	// A stall is three rows beside so many others: what counts, a pause, and its end.
	window.keeps = (rows) => document.getElementById("ck").dataset.kept === String(rows + 3 * stalls);
	window.settled = () => document.querySelector("#gap-count, #resume") === null && document.querySelector("#ckw[data-run], #ckb[data-run]") !== null;
})()`

// hurry lets a page live so many times as fast: its monotonic clock, its time of day, its timers and the stamps of its events. Frames
// come as the browser has them.
const hurry = `((times) => {
	const now = performance.now.bind(performance), stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
	const began = now(), fast = (at) => began + (at - began) * times, Day = Date, first = Day.now() - began;
	performance.now = () => fast(now());
	Object.defineProperty(Event.prototype, "timeStamp", {get() { return fast(stamp.call(this)) }});
	window.Date = class extends Day {
		constructor(...a) { a.length > 0 ? super(...a) : super(Date.now()) }
		static now() { return Math.floor(first + performance.now()) }
	};
	for (const name of ["setTimeout", "setInterval"]) {
		const wait = window[name];
		window[name] = (f, time, ...a) => wait(f, time / times, ...a);
	}
})(%d)`

// A soak presses a clock for a long time.
type soak struct {
	length, pace time.Duration // by the page's clock; a pace of none is as fast as the clock takes it
	times        int           // how often as fast as the machine the page lives
}

// TestClockSoak: fast blitz presses without a network, as fast as the clock takes them: none is missed, none counts twice, and nothing grows.
// What it counted is what passed on the page's monotonic clock, and that is what passed on the machine's. A quarter of a minute of presses;
// half an hour with WASIT_LONG, or as long as WASIT_SOAK says: 24h. WASIT_PACE=10s has it pressed so often instead, as in a game.
func TestClockSoak(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	s := soak{length: 15 * time.Second, times: 1}
	if os.Getenv("WASIT_LONG") != "" {
		s.length = 30 * time.Minute
	}
	if length, err := time.ParseDuration(os.Getenv("WASIT_SOAK")); err == nil {
		s.length = length
	}
	s.pace, _ = time.ParseDuration(os.Getenv("WASIT_PACE"))
	s.run(t)
}

// TestClockDayAndNight: 24 hours of a clock that is pressed each ten seconds, in a page that lives twenty times as fast: 72 minutes of the
// machine, which only WASIT_LONG has.
func TestClockDayAndNight(t *testing.T) {
	if os.Getenv("WASIT_LONG") == "" {
		t.Skip("takes 72 minutes")
	}
	t.Parallel()
	soak{length: 24 * time.Hour, pace: 10 * time.Second, times: 20}.run(t)
}

func (s soak) run(t *testing.T) {
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	script := keepProgram + ";" + keepStamps
	if s.times > 1 {
		script = fmt.Sprintf(hurry, s.times) + ";" + script
	}
	p.OnLoad(script)
	if s.pace > 0 {
		p.Allow("navigator.vibrate") // the first touch of a page may not shake it yet
		p.Go(host.URL + "clock#c=30h")
	} else {
		layClock(p, host.URL, "3+2")
	}
	p.Wait(ready)
	host.Stop() // a hall without a network
	began := compareClocks(p)
	press(p, "ckb", whiteRuns, 2)
	const warm = 30
	count, until := 3*warm, time.Now().Add(s.length/time.Duration(s.times))
	var before held
	presses, stalls := 0, 0
	p.Eval(answerStalls, nil)
	for ; presses < count || time.Now().Before(until); presses++ {
		if presses == warm {
			before = holds(p)
		}
		if s.pace > 0 {
			p.Eval(fmt.Sprintf(`new Promise((done) => setTimeout(done, stamps[0] + %d - performance.now()))`, int64(presses+1)*s.pace.Milliseconds()), nil)
		}
		pressOnce(p, presses, &stalls)
		p.Wait(fmt.Sprintf(`keeps(%d)`, 3+presses))
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
	ended, times := compareClocks(p), time.Duration(s.times)
	ahead, known := (ended.page-began.page)-times*(ended.machine-began.machine), times*(began.known+ended.known)
	t.Logf("the page's clock went %v further than the machine's in %v, known to %v", ahead, ended.page-began.page, known)
	if ahead.Abs() > 5*time.Millisecond+known {
		t.Errorf("the page's own clock is off by %v", ahead)
	}
	paused := false
	for !paused { // a touch that wakes the clock pauses nothing
		p.Click("#pause")
		p.Wait(fmt.Sprintf(`stalls > %d || document.querySelector("#ck[data-state=paused]") !== null`, stalls))
		p.Eval(`stalls`, &stalls)
		p.Eval(`document.querySelector("#ck[data-state=paused]") !== null`, &paused)
	}
	p.Wait(fmt.Sprintf(`keeps(%d) && document.querySelector("#ck[data-state=paused]") !== null`, 3+presses))
	p.Reload()
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null && document.querySelector("#ckw-mv").textContent + " " + document.querySelector("#ckb-mv").textContent === "` + want + `"`)
}

// pressOnce has the clock take the press that follows so many, again where the touch only woke it after a stall.
func pressOnce(p *browsertest.Page, presses int, stalls *int) {
	half, then := "#ckw-press", blackRuns
	if presses%2 == 1 {
		half, then = "#ckb-press", whiteRuns
	}
	for moved := false; !moved; p.Eval(then, &moved) {
		p.Tap(half)
		p.Wait(then + fmt.Sprintf(" || stalls > %d", *stalls))
		var now int
		for p.Eval(`stalls`, &now); *stalls < now; p.Eval(`stalls`, &now) {
			*stalls = now
			p.Wait(`settled()`)
			p.Eval(fmt.Sprintf(`stamps.length = Math.min(stamps.length, %d + (%s))`, presses+1, then), nil) // a touch that woke the clock was no press
		}
	}
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
	n, pairs, before := 0, 0, -1
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
			pairs++
		}
		if before = i; i > 0 && inputs[i-1].Act == clock.ActResume && in.At == inputs[i-1].At {
			before = -1 // touched while the clock stood: it counts from when the clock runs on
		}
	}
	if len(stamps) != presses || n != presses {
		t.Fatalf("%d touches and %d presses, want %d", len(stamps), n, presses)
	}
	if pairs < presses/2 {
		t.Errorf("only %d of %d presses followed another without a stall between: the machine was too busy for a measure", pairs, presses)
	}
	drift := counted - passed
	t.Logf("%v, %d presses: drift %v", passed, presses, drift)
	if drift.Abs() > 5*time.Millisecond {
		t.Errorf("in %v the clock counted %v more than the page's own", passed, drift)
	}
}
