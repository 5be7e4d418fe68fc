package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/web/browsertest"
)

// TestWall: the big screen turns by itself and without touch; what stands on it fits a projector.
func TestWall(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Tablet)
	address := printCentre(t, p, host, 57, 2)
	p.Click("#edit-texts")
	p.Wait(has("wording"))
	p.Shot("wording-tablet")
	p.Fill("#wording", "Yth. {sekolah}\n{partai}")
	p.Click("#wording-save")
	p.Wait(`document.getElementById("wording") === null`)
	p.Click("#club-texts")
	p.WaitText("Yth. ")
	p.Shot("texts-own")
	p.Show(address[:len(address)-len("print")] + "screen")
	p.Wait(has("wall"))
	p.Wait(has("wall-bar"))
	p.Shot("wall-controls")
	var hidden []string
	p.Eval(`(() => { const top = document.getElementById("wall-bar").getBoundingClientRect().top;
		return [...document.querySelectorAll(".wall__row, .wall__foot")].filter((e) => e.getBoundingClientRect().bottom > top + 1).map((e) => e.textContent) })()`, &hidden)
	if len(hidden) > 0 {
		t.Errorf("behind the controls: %q", hidden)
	}
	p.Keys(" ") // a presenter's remote control stops the turning and goes to and fro
	p.Wait(`document.querySelector("#wall-stop").textContent.includes("Turn")`)
	for _, step := range []struct{ key, at string }{{kb.ArrowRight, "11–20"}, {kb.ArrowLeft, "1–10"}, {kb.PageDown, "11–20"}, {kb.PageUp, "1–10"}} {
		p.Keys(step.key)
		p.Wait(`document.getElementById("range").textContent.includes("` + step.at + `")`)
	}
	p.Keys(" ")
	p.Click("#wall-theme")
	p.Wait(`document.querySelector(".wall").closest("[data-theme]").dataset.theme === "dark"`)
	for _, seconds := range []string{"8", "4"} {
		p.Click(`[data-act="wall-seconds-less"]`)
		p.Wait(`document.getElementById("wall-seconds").value === "` + seconds + `"`)
	}
	p.Click("#wall-next")
	p.Wait(`document.getElementById("range").textContent.includes("11–20")`)
	p.Wait(`document.getElementById("wall-bar") === null`) // it turned by itself
	p.Shot("wall-dark")
	var over int
	p.Eval(`Math.max(...[...document.querySelectorAll(".wall, .wall__row")].map((e) => e.scrollHeight - e.clientHeight))`, &over)
	if over > 1 {
		t.Errorf("%d pixels of the wall cannot be seen", over)
	}
	p.Click(".wall__head")
	p.Wait(has("wall-bar"))
	p.Click(`[for="wall-show-show-standings"], label:has(#wall-show-show-standings)`)
	p.WaitText("1–12")
	p.Shot("wall-standings-dark")
	p.Wait(`document.getElementById("wall-bar") === null`) // it goes by itself, and comes back at a touch
	p.Click(".wall__head")
	p.Wait(has("wall-leave"))
	p.Click("#wall-leave")
	p.Wait(has("big-screen"))
}

// TestPrizes: a category is added, a lot with a seed typed in front of everybody decides, the certificate follows.
func TestPrizes(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Phone)
	p.Wait(has("empty"))
	file := playedBackup(t, field(12), 1, 1, false)
	restoreBackup(p, file)
	p.Wait(has("continue"))
	p.Show(host.URL + "event/e2eprint/prizes")
	p.Wait(has("prize-0-0-lot"))
	p.LongShot("prizes-phone")
	p.Click("#add-prize")
	p.Wait(has("prize-save"))
	p.Fill("#prize-name", "Juara U12")
	p.Fill("#prize-ratingTo", "1600")
	p.Shot("prize-form-phone")
	p.Click("#prize-save")
	p.Wait(has("prize-1"))
	p.WaitText("Juara U12")
	p.Click("#prize-0-0-lot")
	p.Wait(has("seed"))
	p.Fill("#seed", "2026112") // gives another order than that of the numbers
	p.Shot("lot-phone")
	p.Click("#lot-draw")
	p.Wait(has("lot-close"))
	var first string
	p.Eval(`document.querySelector(".lots--done li").textContent`, &first)
	p.Shot("lot-done-phone")
	p.Click("#lot-close")
	p.Wait(`document.getElementById("prize-0-0-lot") === null`)
	var winner string
	p.Eval(`document.querySelector("#prize-0 .item--award .name").textContent`, &winner)
	if winner == "" || !strings.HasPrefix(first, "1"+winner) {
		t.Errorf("the lot says %q, the prize goes to %q", first, winner)
	}
	p.Dark(true)
	p.LongShot("prizes-phone-dark")
	p.Dark(false)
	p.Size(browsertest.Tablet)
	p.LongShot("prizes-tablet")
	p.Click("#print-certificates")
	p.Wait(`document.querySelector(".paper .dp") !== null`)
	var over []string
	p.Paper(true)
	p.Eval(overfull, &over)
	p.Paper(false)
	if len(over) > 0 {
		t.Errorf("overfull: %v", over)
	}
	p.LongShot("certificates")
}
