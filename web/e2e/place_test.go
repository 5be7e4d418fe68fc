package e2e

import (
	"fmt"
	"testing"

	"wasit/web/browsertest"
)

// inSight is the condition that an element stands whole in the window, with nothing over its corners.
func inSight(selector string) string {
	return fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		if (!e) return false;
		const b = e.getBoundingClientRect(), at = (x, y) => { const hit = document.elementFromPoint(x, y); return hit && (e.contains(hit) || hit.contains(e)); };
		return b.top >= 0 && b.bottom <= innerHeight + 1 && at(b.left + 8, b.top + 3) && at(b.right - 8, b.bottom - 4);
	})()`, selector)
}

// openHard restores the event that is hard to show, and opens a page of it.
func openHard(t *testing.T, page string) (*browsertest.Host, *browsertest.Page) {
	t.Helper()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t))
	p.Show(host.URL + page)
	return host, p
}

// TestBoardInHand: whatever the window, the board in hand stands whole below the head of the page and above the hand, and
// what stands there already is not moved.
func TestBoardInHand(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p := openHard(t, hardPath(1, "/round"))
	for _, screen := range widths {
		p.Size(screen)
		p.Go(host.URL + hardPath(1, "/round"))
		p.Wait(inHand(3))
		p.Wait(inSight("#b3"))
		for _, key := range []string{"ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"} {
			p.Eval(fmt.Sprintf(`document.dispatchEvent(new KeyboardEvent("keydown", {key: %q, bubbles: true}))`, key), nil)
		}
		p.Wait(inHand(1))
		p.Wait(inSight("#b1"))
		if screen.Width == 800 {
			p.Wait(`scrollY === 0 && document.querySelector(".flow__list").scrollTop === 0`)
		}
	}
}

// TestBackToPlace: a page opens at its top, and the way back leads to where it was left.
func TestBackToPlace(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	_, p := openHard(t, hardPath(1, "/players"))
	p.Wait(has("players"))
	p.Eval(`scrollTo({top: 600, behavior: "instant"})`, nil)
	p.Click(".nav a", "Standings")
	p.Wait(has("standings") + ` && scrollY === 0`)
	p.Eval(`scrollTo({top: 300, behavior: "instant"})`, nil)
	p.Eval(`history.back()`, nil)
	p.Wait(has("players") + ` && scrollY === 600`)
	p.Eval(`history.forward()`, nil)
	p.Wait(has("standings") + ` && scrollY === 300`)
	p.Click(".nav a", "Players")
	p.Wait(has("players") + ` && scrollY === 0`)
}

// TestBackFromSheet: the way back closes an open sheet and stays on the page; a sheet that was closed otherwise, or led to
// another page, leaves no step behind.
func TestBackFromSheet(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p := openHard(t, hardPath(1, "/standings"))
	shut := ` && document.getElementById("sheet") === null`
	at := func(page string) string { return fmt.Sprintf("location.href === %q", host.URL+page) }
	p.Wait(has("standings"))
	p.Click(".nav a", "Round")
	p.Wait(has("key-more"))
	p.Click("#key-more")
	p.Wait(has("sheet"))
	p.Eval(`history.back()`, nil)
	p.Wait(at(hardPath(1, "/round")) + shut)
	p.Click("#key-more")
	p.Wait(has("sheet"))
	p.Click("#sheet .sheet__head .btn")
	p.Wait(at(hardPath(1, "/round")) + shut + ` && !history.state?.sheet`)
	p.Click("#key-more")
	p.Click("#offence")
	p.Wait(`location.pathname.includes("/arbiter")` + shut)
	p.Eval(`history.back()`, nil)
	p.Wait(at(hardPath(1, "/round")) + shut)
	p.Eval(`history.back()`, nil)
	p.Wait(at(hardPath(1, "/standings")) + shut)
}

// TestSecondTabSaysWhy: where another tab writes, that stays in sight, the result keys are off, and a touch on one says why.
func TestSecondTabSaysWhy(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p := openHard(t, hardPath(1, "/round"))
	p.Wait(`document.querySelector("#key-w:not([aria-disabled])") !== null`)
	for _, screen := range []browsertest.Screen{browsertest.Phone, {Width: 800, Height: 1280, Touch: true}} {
		second := p.Tab()
		second.Language("en")
		second.Size(screen)
		second.Show(host.URL + hardPath(1, "/round"))
		second.Wait(has("reader") + ` && document.querySelector('#key-w[aria-disabled="true"]') !== null`)
		second.Wait(inSight("#take-over"))
		second.Tap("#key-w")
		second.Wait(has("notice"))
		second.Wait(inSight("#notice"))
		second.Wait(inSight("#take-over"))
		second.Shot(fmt.Sprintf("second-tab-%d", screen.Width))
		second.Close()
	}
}

// TestFocusLeavesFirst: what has the focus in a page loses it while that page still stands whole, not in the middle of the drawing of the
// next one; then the heading has it.
func TestFocusLeavesFirst(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Wait(has("empty"))
	restoreBackup(p, dayOf(t, 20, "Open"))
	p.Wait(has("continue"))
	p.Click("#continue")
	reaches(p, "/event/bigday/s1/players", "#players tr:nth-child(12)")
	p.Eval(`(() => {
		const link = document.querySelector("#players tr:nth-child(3) a");
		link.focus();
		link.addEventListener("blur", () => { window.whole = document.getElementById("search") !== null && link.isConnected });
		link.click();
	})()`, nil)
	p.Wait(`document.querySelector("#rounds") !== null && document.activeElement.tagName === "H1"`)
	var whole bool
	if p.Eval(`window.whole === true`, &whole); !whole {
		t.Error("the link lost the focus with its element")
	}
}
