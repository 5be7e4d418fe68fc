package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/web/browsertest"
)

// tabTo walks with the tabulator to an element, and stays there: an act before may move the focus with its drawing, a moment after
// the page shows what the act did. A walk round the whole page that does not meet the element fails.
func tabTo(p *browsertest.Page, selector string) {
	p.Wait(fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	if !tabsTo(p, selector) {
		p.Fail("the tabulator never reaches %s", selector)
	}
}

// tabsTo reports whether the tabulator reaches what may go before.
func tabsTo(p *browsertest.Page, selector string) bool {
	for range 200 {
		var there bool
		at := fmt.Sprintf(`document.activeElement !== null && document.activeElement.matches(%q)`, selector)
		p.Eval(at, &there)
		if there {
			p.Eval(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(`+at+`))))`, &there)
			if there {
				return true
			}
			continue
		}
		p.Keys(kb.Tab)
	}
	return false
}

// TestKeyboardAlone makes an event with a time control of its own, enters four players, plays a round, reads the standings and
// a player's page, withdraws and undoes, and takes a backup, without a pointer.
func TestKeyboardAlone(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	p.Wait(has("new"))
	press := func(selector string) {
		tabTo(p, selector)
		p.Keys(kb.Enter)
		p.Wait(`document.activeElement !== null && document.activeElement.tagName !== "BODY"`) // the focus is never lost
	}
	press("#new")
	tabTo(p, "#name")
	p.Keys("Evening cup" + kb.Enter)
	p.Wait(has("rounds") + ` && document.activeElement.tagName === "H1"`) // the next step is told before it is gone through
	tabTo(p, `input[name="time"]`)
	for range 4 { // 25 min, 90 min + 30 s, none, another
		p.Keys(kb.ArrowRight)
		p.Wait(`document.activeElement.matches('input[name="time"]:checked')`)
	}
	tabTo(p, "#own-time")
	p.Keys("12")
	press("#next")
	press("#create")
	press("#add-player")
	for i, name := range []string{"Ana", "Budi", "Cvita", "Dwi"} {
		p.Wait(fmt.Sprintf(`document.getElementById("p-name") !== null && document.getElementById("p-name").value === "" && (%d === 0 || document.getElementById("added") !== null)`, i))
		tabTo(p, "#p-name")
		p.Keys(name + kb.Enter) // saves, and stands in the next empty form
		p.Wait(`document.getElementById("p-name").value === ""`)
	}
	p.Keys(kb.Escape)
	p.Wait(`document.getElementById("sheet") === null && document.querySelectorAll("#players tbody tr").length === 4`)
	press(`nav a[href*="/round"]`)
	press("#pair")
	press("#draw")
	press("#publish")
	p.Wait(has("start-now"))
	p.Keys(kb.Escape)
	p.Wait(`document.getElementById("sheet") === null`)
	p.Wait(has("keys"))
	p.Keys("1")
	p.Wait(`document.querySelector("#echo").textContent.includes("1–0")`)
	p.Keys("5")
	p.Wait(has("close"))
	p.Keys("/2") // board 2, by its number: no figure can follow, so that the next is a result
	p.Wait(inHand(2))
	p.Keys("0")
	p.Wait(`document.querySelector("#echo").textContent.includes("0–1")`)
	p.Keys(kb.Backspace)
	p.Wait(`document.querySelector("#echo").textContent.includes("taken back") && document.title.startsWith("Results of round 1 – Evening cup")`)
	press("#close")
	press(`nav a[href*="/standings"]`)
	p.Wait(has("standings"))
	if text := p.Text("#standings"); !strings.Contains(text, "Cvita") || strings.Count(text, "0.5") < 2 {
		t.Errorf("the standings after a round by keyboard:\n%s", text)
	}
	press("#copy")
	p.Wait(`document.getElementById("notice") !== null && document.activeElement.id === "copy"`) // the notice above moves it, not the focus
	press("#standings .rowbtn")
	p.Wait(`document.querySelector(".arithmetic") !== null`)
	press(".arithmetic a")
	p.Wait(has("player"))
	press("#withdraw")
	p.Wait(has("return"))
	for !tabsTo(p, "#undo") { // it is offered for six seconds, less than a busy machine needs: then the person returns, and goes again
		press("#return")
		p.Wait(has("withdraw"))
		press("#withdraw")
		p.Wait(has("return"))
	}
	p.Keys(kb.Enter)
	p.Wait(has("withdraw"))
	press(`nav a[href*="/data"]`)
	p.Wait(has("backup"))
	tabTo(p, "#backup")
	if _, saved := p.Download(func() { p.Keys(kb.Enter) }); len(saved) == 0 {
		t.Error("the backup that was saved by keyboard is empty")
	}
	press("#delete")
	p.Wait(has("yes"))
	p.Keys(kb.Escape)
	p.Wait(`document.getElementById("sheet") === null && document.activeElement.id === "delete"`)
}

// TestTenKeysOfARound: in the browser a round goes from its pairing to its end by the keyboard, with at most ten keys beside those of the
// results, which are entered twice; the draw of round 1 and the sheets on the way are among them.
func TestTenKeysOfARound(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	restoreBackup(p, backupOf(t, field(8), 3))
	p.Show(host.URL + "event/e2etestevent/round")
	for n := 1; n <= 2; n++ {
		others, results := 0, 0
		press := func(key, then string) {
			p.Keys(key)
			p.Wait(then)
			others++
		}
		p.Wait(has("pair"))
		press("g", `document.querySelector("#draw, #publish") !== null`)
		if p.Count("#draw") > 0 {
			press("g", has("publish"))
		}
		press("g", `document.querySelector("#start-now, #keys") !== null`)
		if p.Count("#start-now") > 0 {
			press("g", has("keys"))
		}
		entered := func(done string) {
			for range 4 {
				var before string
				p.Eval(`document.getElementById("now").textContent`, &before)
				p.Keys("1")
				p.Wait(fmt.Sprintf(`document.getElementById(%q) !== null || document.getElementById("now").textContent !== %q`, done, before))
				results++
			}
		}
		entered("all-in")
		press("g", `document.querySelector("#now") !== null && document.getElementById("all-in") === null`) // a second time, from the slips
		entered("check-whole")
		press("g", `document.querySelector("#check-whole") === null && document.querySelector("#pair") !== null`)
		if others > 10 {
			t.Errorf("round %d took %d keys beside its results", n, others)
		}
		t.Logf("round %d: %d keys beside %d results", n, others, results)
	}
}
