package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// TestWall: the big screen turns by itself and without touch; what stands on it fits a projector.
func TestWall(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
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
	p.Go(address[:len(address)-len("print")] + "screen")
	p.Wait(has("wall"))
	p.Wait(has("wall-bar"))
	p.Shot("wall-controls")
	p.Click("#wall-theme")
	p.Wait(`document.documentElement.dataset.theme === "dark"`)
	for _, seconds := range []string{"8", "4"} {
		p.Click(`[data-act="wall-faster"]`)
		p.Wait(`document.getElementById("wall-seconds").textContent === "` + seconds + `"`)
	}
	p.Click("#wall-next")
	p.Wait(`document.getElementById("range").textContent.includes("15–28")`)
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
	p.Click("#wall-leave")
	p.Wait(has("big-screen"))
}
