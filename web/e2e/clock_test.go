package e2e

import (
	"fmt"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

const (
	whiteRuns = `document.querySelector("#ckw[data-run]") !== null && document.querySelector("#ckb[data-run]") === null`
	blackRuns = `document.querySelector("#ckb[data-run]") !== null && document.querySelector("#ckw[data-run]") === null`
	nobodyRun = `document.querySelector("#ck") !== null && document.querySelector("#ckb[data-run], #ckw[data-run]") === null`
)

// kept holds once so many rows of the game are on the disk, the first of which is its head.
func kept(rows int) string {
	return fmt.Sprintf(`document.querySelector("#ck[data-kept='%d']") !== null`, rows)
}

// press touches a half and waits for what it leads to: the row on the disk, the other side running, and the end of the guard.
func press(p *browsertest.Page, half, then string, rows int) {
	p.Tap("#" + half + "-press")
	p.Wait(then + " && " + kept(rows))
	guarded(p)
}

// guarded waits for the end of the clock's guard against one touch that arrives twice.
func guarded(p *browsertest.Page) {
	p.Eval(`new Promise((done) => { const from = performance.now(), look = () => performance.now() - from > 80 ? done() : requestAnimationFrame(look); look() })`, nil)
}

// layClock opens the clock with the preset of that text.
func layClock(p *browsertest.Page, url, preset string) {
	p.Go(url + "clock")
	p.Click(".pr", preset)
	p.Wait(`document.querySelector("#ck[data-state=ready]") !== null && document.querySelector("#ckw-b").textContent !== ""`)
}

// TestClock: a game on a phone, from the preset to the log.
func TestClock(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	p.Wait(`document.querySelector("#empty") !== null`) // what stands below no longer moves
	p.Click(`.nav a[href$="/clock"]`)
	p.Wait(`document.querySelector(".pr") !== null`)
	p.Shot("clock-pick")
	layClock(p, host.URL, "15+10")
	p.Shot("clock-ready")
	if got := p.Text("#ckw-t"); strings.Join(strings.Fields(got), "") != "15:10" {
		t.Errorf("a clock of 15+10 shows %q", got)
	}
	p.Tap("#ckw-press")
	p.Wait(nobodyRun) // White cannot start his own clock
	press(p, "ckb", whiteRuns, 2)
	p.Shot("clock-running")
	p.Tap("#ckb-press") // the idle half
	p.Wait(whiteRuns)
	press(p, "ckw", blackRuns+` && document.querySelector("#ckw-mv").textContent === "2"`, 3)
	p.Click("#pause")
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null && ` + nobodyRun)
	p.Shot("clock-paused")
	locked(p)
	p.Click("#swap-turn")
	p.Wait(`document.querySelector("#ckw[data-next]") !== null`)
	p.Click("#swap-turn")
	p.Wait(`document.querySelector("#ckb[data-next]") !== null`)

	p.Reload() // what stood comes back standing
	p.Wait(`document.querySelector("#ck[data-state=paused] #ckb[data-next]") !== null && document.querySelector("#ckw-mv").textContent === "2"`)

	p.Click("#game")
	p.Wait(`document.querySelector("#reset") !== null`)
	p.Shot("clock-game")
	release := p.Press("#reset")
	p.Wait(`document.querySelector("#reset-do") !== null`)
	release()
	p.Click("#reset-cancel")
	p.Wait(`document.querySelector("#sheet") === null && document.querySelector("#ckw-mv").textContent === "2"`)

	release = p.Press("#fix")
	p.Wait(`document.querySelector("#fix-apply") !== null`)
	release()
	p.Click("#fix-white-sel")
	p.Click("#fix-step-3")
	p.Wait(`document.querySelector("#fix-white-m").value === "17"`)
	p.Shot("clock-correction")
	var black string
	p.Eval(`document.querySelector("#fix-presses-black").value`, &black)
	p.Fill("#fix-presses-black", "")
	p.Keys("12") // one figure after the other, each drawn
	p.Wait(`document.querySelector("#fix-presses-black").value === "12" && document.querySelector("#fix-presses-black").dataset.is === "=12" && document.querySelector("#fix-mismatch") !== null`)
	p.Fill("#fix-presses-black", black)
	p.Fill("#fix-white-s", "")
	p.Keys("7")
	p.Wait(`document.querySelector("#fix-white-s").value === "7" && document.querySelector("#fix-white-s").dataset.is === "=07"`)
	p.Click("#fix-white-sel") // the field is left
	p.Wait(`document.querySelector("#fix-white-s").value === "07" && document.querySelector("#fix-mismatch") === null`)
	p.Click("#fix-apply")
	p.Wait(`document.querySelector("#sheet") === null && document.querySelector("#ckw-a").textContent === "17"`)

	p.Click("#resume")
	p.Wait(blackRuns)
	p.Tap("#ckb-press")
	p.Wait(whiteRuns)

	other := p.Tab() // one tab has the clock; the other can bring it over
	other.Language("id")
	other.Go(host.URL + "clock")
	other.Wait(`document.querySelector("#clock-elsewhere") !== null && document.querySelector("#ck, .pr") === null`)
	other.Click("#take-clock")
	other.Wait(`document.querySelector("#ck") !== null`)
	p.Wait(`document.querySelector("#clock-elsewhere") !== null && document.querySelector("#ck") === null`)
	other.Close()
	p.Wait(`document.querySelector("#ck") !== null`)
	p.Wait(`document.querySelector("#gap-skip") !== null || ` + whiteRuns)
	if p.Count("#gap-skip") > 0 {
		p.Click("#gap-skip")
	} else {
		p.Click("#pause")
	}
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null`)
	p.Click("#game")
	p.Click("#end")
	p.Click("#draw")
	p.Wait(`document.querySelector("#chart") !== null`)
	p.Shot("clock-summary")
	p.Click("#log")
	p.Wait(`document.querySelector("#clock-log") !== null`)
	p.Shot("clock-log")
	_, data := p.Download(func() { p.Click("#export") })
	if text := string(data); !strings.Contains(text, "Koreksi") || !strings.Contains(text, "Lain") || !strings.Contains(text, "Pukul;Kejadian;Pihak") || strings.Count(text, ";Tekan;") != 3 {
		t.Errorf("the log:\n%s", text)
	}
	p.Click("#back")
	p.Click("#history")
	p.Wait(`document.querySelectorAll("#games li").length === 1`)
}

// locked looks at the strip of a paused clock on the narrowest phone, taps what must be held, and locks and unlocks it.
func locked(p *browsertest.Page) {
	p.Size(browsertest.Screen{Width: 320, Height: 568, Touch: true})
	p.Wait(`innerWidth === 320 && ` + outside + ` === ""`)
	p.Shot("clock-paused-320")
	p.Click("#fix")
	p.Wait(`document.querySelector("#fix").textContent.includes("tahan 3 s") && ` + outside + ` === ""`)
	p.Size(browsertest.Phone)
	p.Click("#lock")
	p.Wait(`document.querySelector("#unlock") !== null && document.querySelector("#resume, #swap-turn, #fix, #game") === null`)
	p.Click("#unlock")
	p.Wait(`document.querySelector("#unlock").textContent.includes("tahan 1 s")`)
	p.Eval(`document.addEventListener("animationstart", (e) => { if (e.animationName === "ck-hold") window.ringAt = e.target.closest("button").id; })`, nil) // a look may come later than its second
	release := p.Press("#unlock")
	p.Wait(`window.ringAt === "unlock"`)
	p.Shot("clock-locked-held")
	p.Wait(`document.querySelector("#resume") !== null`)
	release()
}

// TestClockAsleep: a running clock whose browser is killed comes back with every press and asks what to count.
func TestClockAsleep(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	b := browsertest.Launch(t)
	p := b.Page()
	p.Language("hr")
	p.Size(browsertest.Tablet)
	if p.Engine() == browsertest.Firefox { // killed while it installs the app it miscounts its room, and says so
		p.Go(host.URL)
		p.Wait(ready)
	}
	layClock(p, host.URL, "5+3")
	p.Shot("clock-tablet-ready")
	press(p, "ckb", whiteRuns, 2)
	press(p, "ckw", blackRuns, 3)
	p.Tap("#ckb-press")
	p.Wait(whiteRuns + " && " + kept(4)) // what is on the disk survives; no more is asked
	p.Shot("clock-tablet-running")
	var last int64
	p.Eval(`Date.now()`, &last)
	b.Kill()
	b.Start()
	p = b.Page()
	p.Language("hr")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	p.Wait(ready + fmt.Sprintf(` && Date.now() > %d`, last+1500)) // less than a sign of life would not be asked about
	p.Go(host.URL + "clock")
	p.Wait(`document.querySelector("#gap-count") !== null && document.querySelector("#ckw-mv").textContent === "2" && document.querySelector("#ckb-mv").textContent === "2"`)
	p.Shot("clock-tablet-gap")
	p.Click("#gap-skip")
	p.Wait(`document.querySelector("#ck[data-state=paused] #ckw[data-next]") !== null`)
}

// TestClockFlag: at a fallen flag the clock asks and never decides; a silent clock shows nothing until a claim.
func TestClockFlag(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Dark(true)
	own := func(text string) {
		p.Go(host.URL + "clock")
		p.Click("#own-new")
		p.Fill("#own-text", text)
		p.Wait(`document.querySelector("#own-means").textContent !== ""`)
		p.Click("#own-keep")
		p.Click("#own-0")
		p.Wait(`document.querySelector("#ck[data-state=ready]") !== null`)
	}
	own("1s; freeze")
	p.Tap("#ckb-press")
	p.Wait(`document.querySelector("#ck[data-state=flagged] #ckw[data-flag]") !== null && document.querySelector(".ck-flag1").textContent === "1"`)
	p.Shot("clock-flag")
	p.Click("#decide")
	p.Wait(`document.querySelector("#not-yet") !== null`)
	p.Shot("clock-flag-question")
	p.Click("#not-yet")
	p.Click("#decide")
	p.Click("#win")
	p.Wait(`document.querySelector(".su__score") !== null`)

	p.Go(host.URL + "clock")
	p.Click("#clock-claim")
	p.Click("#own-0")
	p.Wait(`document.querySelector("#ck[data-state=ready]") !== null`)
	p.Tap("#ckb-press")
	p.Wait(whiteRuns + ` && document.querySelector("#ckw-t").textContent === "0:00.0"`)
	p.Wait(`document.querySelector("#ckw[data-flag], #decide") === null && document.querySelector("#ckw[data-low]") !== null`) // as before the fall
	p.Shot("clock-claim")
	p.Click("#claim")
	p.Click("#claim-black")
	p.WaitText("The clock confirms the claim")
	p.Click("#win")
	p.Wait(`document.querySelector(".su__score") !== null`)
}
