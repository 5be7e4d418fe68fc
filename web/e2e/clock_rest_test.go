package e2e

import (
	"fmt"
	"net/url"
	"os"
	"testing"
	"time"

	"wasit/clock"
	"wasit/web/browsertest"
)

// TestClockDay is a day of one game in the browser, measured against its monotonic clock: an hour's control twice a minute pressed, and at
// the end the time of both sides is what the clock of the page counted, within five milliseconds. An hour of it; a day with WASIT_LONG.
func TestClockDay(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p := virtualClock(t)
	minutes := 60
	if os.Getenv("WASIT_LONG") != "" {
		minutes = 24 * 60
	}
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape("30h")), nil)
	press := func(half string) string { return fmt.Sprintf(`{do:"press",side:%q}`, half) }
	inHands(p, `play([`+press("black")+`])`, nil)
	var from, to float64
	p.Eval(`hands.at()`, &from)
	for range minutes {
		inHands(p, `play([{do:"wait",ms:30007},`+press("white")+`,{do:"wait",ms:29993},`+press("black")+`])`, nil)
	}
	p.Eval(`hands.at()`, &to)
	inHands(p, `play([{do:"pause"}])`, nil)
	var rows string
	p.Eval(`sessionStorage.rows`, &rows)
	inputs, _ := readInputs(t, "a day", rows)
	s, err := clock.New(mustParse(t, "30h"))
	var used [2]time.Duration
	for _, in := range inputs {
		if err == nil {
			s, err = s.Do(in)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for side := range used {
		used[side] = 30*time.Hour - s.Remaining(clock.Side(side), s.Last())
	}
	passed := time.Duration(to-from) * time.Millisecond
	drift := used[0] + used[1] - passed
	t.Logf("%v of the page's clock, %d presses: drift %v", passed, len(inputs), drift)
	if presses := 2*minutes + 2; len(inputs) != presses {
		t.Errorf("%d acts were kept, want %d", len(inputs), presses)
	}
	if drift.Abs() > 5*time.Millisecond {
		t.Errorf("in %v the clock counted %v more than the page's own", passed, drift)
	}
	if white := time.Duration(minutes) * 30007 * time.Millisecond; (used[0] - white).Abs() > 5*time.Millisecond {
		t.Errorf("White used %v, want %v", used[0], white)
	}
}

func mustParse(t *testing.T, text string) clock.Control {
	t.Helper()
	c, err := clock.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestClockRests counts what wakes the page: above twenty seconds a running clock draws four times a second at most, and one that stands
// waits for fingers alone.
func TestClockRests(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p := virtualClock(t)
	p.Eval(`(() => {
		window.woken = 0; window.drawn = 0;
		const frame = requestAnimationFrame;
		window.requestAnimationFrame = (f) => { woken++; return frame(f) };
		const set = setTimeout, interval = setInterval;
		window.setTimeout = (f, ms, ...a) => set(() => { woken++; f(...a) }, ms);
		window.setInterval = (f, ms, ...a) => interval(() => { woken++; f(...a) }, ms);
		let now = -1;
		new MutationObserver(() => { if (hands.at() !== now) { now = hands.at(); drawn++ } }).observe(document.getElementById("page"), {subtree: true, childList: true, characterData: true, attributes: true});
	})()`, nil)
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape("15+10")), nil)
	inHands(p, `play([{do:"press",side:"black"},{do:"wait",ms:2000}])`, nil)
	var woken, drawn, steady float64
	count := func(ms int) {
		p.Eval(fmt.Sprintf(`(woken = 0, drawn = 0, hands.play([{do:"wait",disk:true,ms:%d}]))`, ms), nil)
		p.Eval(`woken`, &woken)
		p.Eval(`drawn`, &drawn)
	}
	count(60_000)
	if t.Logf("a minute of a running clock: %v wake-ups, %v drawings", woken, drawn); drawn > 240 || drawn < 59 || woken > 240 {
		t.Errorf("%v wake-ups and %v drawings in a minute", woken, drawn)
	}
	p.Eval(`[...document.querySelectorAll("#ck, #ck *")].flatMap((e) => e.getAnimations({subtree: false})).concat(document.querySelector("#ckw-bar").getAnimations({subtree: true})).filter((a) => !a.effect.getComputedTiming().easing.startsWith("steps") && !a.effect.getKeyframes().every((k) => k.easing.startsWith("steps"))).length`, &steady)
	if steady != 0 {
		t.Errorf("%v movements of the running half are drawn at every frame", steady)
	}
	inHands(p, `play([{do:"pause"},{do:"wait",ms:3000}])`, nil)
	count(3600_000)
	if t.Logf("an hour of a paused clock: %v wake-ups, %v drawings", woken, drawn); woken > 1 || drawn > 0 { // go-app looks around once an hour
		t.Errorf("a clock that stands woke the page %v times in an hour, and drew %v times", woken, drawn)
	}
}
