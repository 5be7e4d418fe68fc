package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"wasit/web/browsertest"
)

// overhear notes what the page says, plays, shakes and asks of the device.
const overhear = `(() => {
	window.said = []; window.played = []; window.shaken = []; window.awake = 0; window.locks = [];
	speechSynthesis.speak = (u) => said.push(u.lang + " " + u.text);
	const make = AudioContext.prototype.createOscillator;
	AudioContext.prototype.createOscillator = function () { const o = make.call(this); const at = o.start; o.start = (when) => { played.push(o.frequency.value); at.call(o, when) }; return o };
	navigator.vibrate = (pattern) => { shaken.push(pattern.join(" ")); return true };
	const ask = navigator.wakeLock.request;
	navigator.wakeLock.request = async (kind) => { awake++; const lock = await ask.call(navigator.wakeLock, kind); locks.push(lock); return lock };
})()`

// spoken lists what a screen reader meets, as "role: name".
func spoken(p *browsertest.Page) []string {
	var list []string
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		nodes, err := accessibility.GetFullAXTree().Do(ctx)
		for _, n := range nodes {
			if !n.Ignored && n.Role != nil && n.Name != nil {
				var role, name string
				_, _ = json.Unmarshal([]byte(n.Role.Value), &role), json.Unmarshal([]byte(n.Name.Value), &name)
				list = append(list, role+": "+name)
			}
		}
		return err
	}))
	return list
}

// touchAtOnce touches switches one after the other within one frame: all are told of before the page is drawn again.
func touchAtOnce(p *browsertest.Page, ids ...string) {
	list, _ := json.Marshal(ids)
	p.Eval(fmt.Sprintf(`new Promise((done) => requestAnimationFrame(() => { for (const id of %s) document.getElementById(id).click(); done() }))`, list), nil)
}

// switchedOn lists the switches that are on.
func switchedOn(p *browsertest.Page) (ids string) {
	p.Eval(`[...document.querySelectorAll("[role=switch]")].filter((e) => e.checked).map((e) => e.id).join(" ")`, &ids)
	return ids
}

// TestClockHeard: a player who does not see has each half as a button whose name tells side, time and state, presses by
// keyboard, and asks for the times with two fingers; one who does not hear gets light and vibration.
func TestClockHeard(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	for _, lang := range []struct {
		tag, ready, runs, waits, side, asked string
	}{
		{"id", "Putih, 3 menit 2 detik, siap", "jam berjalan. Tekan jam.", "Hitam, 3 menit 2 detik, menunggu", "id Putih, ", ". Hitam, 3 menit 2 detik. langkah 1"},
		{"en", "White, 3 minutes 2 seconds, ready", "clock running. Press the clock.", "Black, 3 minutes 2 seconds, waiting", "en White, ", ". Black, 3 minutes 2 seconds. move 1"},
		{"hr", "Bijeli, 3 minute 2 sekunde, spreman", "sat ide. Pritisnite sat.", "Crni, 3 minute 2 sekunde, čeka", "hr Bijeli, ", ". Crni, 3 minute 2 sekunde. potez 1"},
	} {
		p := browsertest.Light(t)
		p.Grant("screen-wake-lock")
		p.Language(lang.tag)
		p.Size(browsertest.Phone)
		layClock(p, host.URL, "3+2")
		p.Eval(overhear, nil)
		hears := func(name string) bool { return slices.Contains(spoken(p), "button: "+name) }
		if !hears(lang.ready) {
			t.Errorf("%s: ready: %q", lang.tag, spoken(p))
		}
		p.Click("#settings")
		p.Wait(`document.querySelector("#clock-vibrate") !== null`)
		touchAtOnce(p, "clock-sound", "clock-flash", "clock-vibrate", "clock-vibrate")                                           // one of them twice
		p.Wait(`document.querySelector("#clock-press-tones") !== null && document.querySelector("#clock-volume-loud") !== null`) // the sheet has got rows
		if on, want := switchedOn(p), "clock-sound clock-vibrate clock-flash clock-low clock-tenths clock-window"; on != want {
			t.Errorf("%s: on are %s, want %s", lang.tag, on, want)
		}
		p.Click("#done")
		p.Wait(`document.querySelector("#sheet") === null`)
		p.Eval(`document.querySelector("#ckb-press").focus()`, nil)
		p.Keys(kb.Enter)
		p.Wait(whiteRuns)
		for _, sign := range []string{`played.includes(660)`, `shaken.includes("12")`, `awake > 0`} {
			p.Wait(sign)
		}
		p.Wait(fmt.Sprintf(`document.querySelector("#ckw-press").getAttribute("aria-label").endsWith(%q)`, lang.runs)) // its time is a second old at most
		p.Wait(`locks.length > 0`)
		var asked int
		p.Eval(`locks.at(-1).release().then(() => awake)`, &asked) // the system takes the lock, as for a low battery: the next touch asks again
		p.Keys(kb.Shift)
		p.Wait(fmt.Sprintf(`awake > %d && locks.length > %d && !locks.at(-1).released`, asked, asked))
		hearsEnd := func(s string) bool { return strings.HasPrefix(s, "button: ") && strings.HasSuffix(s, lang.runs) }
		if !slices.ContainsFunc(spoken(p), hearsEnd) || !hears(lang.waits) {
			t.Errorf("%s: running: %q", lang.tag, spoken(p))
		}
		two := []*input.TouchPoint{{X: 120, Y: 180, ID: 1}, {X: 240, Y: 180, ID: 2}}
		p.Do(input.DispatchTouchEvent(input.TouchStart, two[:1]), input.DispatchTouchEvent(input.TouchStart, two), input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
		p.Wait(fmt.Sprintf(`said.some((s) => s.startsWith(%q) && /\d/.test(s) && s.endsWith(%q))`, lang.side, lang.asked)) // White's time runs
		p.Eval(`new Promise((done) => { const e = document.querySelector("#ckw-press"), was = e.ariaLabel; new MutationObserver(() => e.ariaLabel !== was && done()).observe(e, { attributes: true }) })`, nil)
		p.Click("#pause")
		p.Wait(`document.querySelector("#ck[data-state=paused]") !== null`)
		p.Close()
	}

	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL + "clock")
	p.Click("#own-new")
	p.Fill("#own-text", "1s; freeze")
	p.Wait(`document.querySelector("#own-means").textContent !== ""`)
	p.Click("#own-keep")
	p.Click("#own-0")
	p.Wait(`document.querySelector("#ck[data-state=ready]") !== null`)
	p.Eval(overhear, nil)
	p.Eval(`new MutationObserver(() => { if (document.querySelector("#ck").dataset.flash) window.flashed = true }).observe(document.querySelector("#ck"), {attributes: true})`, nil)
	p.Click("#settings")
	p.Wait(`document.querySelector("#clock-flash") !== null`)
	p.Eval(`document.querySelector("#clock-flash").click()`, nil)
	p.Wait(`document.querySelector("#clock-flash").checked`)
	p.Click("#done")
	p.Tap("#ckb-press")
	p.Wait(`document.querySelector("#ckw[data-flag]") !== null && window.flashed && shaken.includes("400") && played.length === 0`) // deaf: no sound, light and vibration
	if list := spoken(p); !slices.ContainsFunc(list, func(s string) bool { return strings.HasPrefix(s, "button: White, 0 seconds, flag fell first") }) {
		t.Errorf("a fallen flag: %q", list)
	}
}
