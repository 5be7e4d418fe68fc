package e2e

import (
	"fmt"
	"testing"

	"wasit/web/browsertest"
)

// has is the condition that an element is there.
func has(id string) string { return fmt.Sprintf(`document.getElementById(%q) !== null`, id) }

func TestWizard(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Phone)
	p.Wait(has("empty"))
	p.Shot("home-empty")
	p.Click("#new")
	p.Wait(has("name"))
	p.Shot("wizard-1")
	p.Click("#next")
	p.WaitText("Give the tournament a name.")
	p.Fill("#name", "Piala Wali Kota")
	p.Click("#next")
	p.Wait(has("rounds"))
	p.LongShot("wizard-2")
	p.Click("#next")
	p.Wait(has("create"))
	p.Shot("wizard-3")
	p.Click("#create")
	p.Wait(`location.pathname.endsWith("/players")`)
	p.Go(host.URL)
	p.Wait(has("events"))
	p.Shot("home-one")
}

// playRound pairs, publishes, enters results by touch and closes. Results go by board: 1–0, ½, 0–1 in turn.
func playRound(p *browsertest.Page, n, boards int, shots bool) {
	shot := func(name string) {
		if shots {
			p.Shot(fmt.Sprintf("round-%d-%s", n, name))
		}
	}
	p.Wait(has("pair"))
	shot("before")
	p.Click("#pair")
	if n == 1 {
		p.Wait(has("draw"))
		shot("draw")
		p.Click("#draw")
	}
	p.Wait(has("publish"))
	shot("draft")
	publish(p)
	p.Wait(has("key-w"))
	shot("results")
	playResults(p, n, boards, shots)
}

// keysStay touches a board and waits until its echo has stepped back: the keys are where they were all along.
func keysStay(t *testing.T, p *browsertest.Page) {
	t.Helper()
	top := func() (y float64) {
		p.Eval(`document.getElementById("key-w").getBoundingClientRect().top`, &y)
		return y
	}
	before := top()
	p.Tap("#key-w")
	p.Wait(`document.querySelector("#echo:not(.echo--quiet)") !== null`)
	during := top()
	p.Wait(`document.querySelector("#echo.echo--quiet") !== null`)
	if after := top(); before != during || during != after {
		t.Errorf("the result keys moved: %v before the echo, %v with it, %v after it", before, during, after)
	}
	p.Click("#key-undo")
}

// pressesHold presses result keys of a busy device and of a page that is redrawn under the finger: a short press is no long
// one because its end had to wait, and it means what it was put down on.
func pressesHold(t *testing.T, p *browsertest.Page) {
	t.Helper()
	release := p.Press("#key-w")
	p.Eval(`setTimeout(() => { const end = performance.now() + 1200; while (performance.now() < end); })`, nil)
	release()
	p.Wait(`document.querySelector("#echo:not(.echo--quiet)") !== null`)
	if p.Count("#sheet") > 0 {
		t.Error("a short press on a busy device opened what a long press opens")
	}
	p.Wait(`document.querySelector("#now .now__no").innerText.includes("2")`)
	release = p.Press("#key-b")
	p.Eval(`document.getElementById("keys").replaceChildren()`, nil)
	release()
	p.Wait(`/\b3\b/.test(document.querySelector("#now .now__no").firstChild.textContent)`)
	p.Wait(`document.querySelector("#b2").innerText.includes("0–1")`)
	p.Wait(`document.querySelector("#b1 .icon-sand, #b2 .icon-sand, #echo .icon-sand") === null`)
	p.Reload()
	for range 2 {
		p.Wait(has("key-undo"))
		p.Click("#key-undo")
	}
	p.Wait(`/\b1\b/.test(document.querySelector("#now .now__no").firstChild.textContent)`)
}

// playResults enters results by touch and closes the round.
func playResults(p *browsertest.Page, n, boards int, shots bool) {
	for b := 1; b <= boards; b++ {
		p.Wait(fmt.Sprintf(`document.querySelector("#now .now__no").innerText.includes("%d")`, b))
		p.Tap([]string{"#key-w", "#key-d", "#key-b"}[(b+n)%3])
	}
	p.Wait(has("all-in"))
	if shots {
		p.Shot(fmt.Sprintf("round-%d-done", n))
	}
	p.Click("#close")
}

func TestRounds(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Language("id-ID")
	p.Reload()
	p.Size(browsertest.Phone)
	openBackup(p, host, backupOf(t, field(23), 3))
	p.Shot("overview")
	p.Click("#go")
	playRound(p, 1, 11, true)
	p.Size(browsertest.Tablet)
	p.Wait(has("pair"))
	p.Click("#pair")
	p.Wait(has("publish"))
	publish(p)
	p.Wait(has("key-w"))
	keysStay(t, p)
	pressesHold(t, p)
	playResults(p, 2, 11, true)
	p.Click(".nav a", "Klasemen")
	p.Wait(has("standings"))
	p.Shot("standings-tablet")
	p.Click("#standings .rowbtn")
	p.Wait(`document.querySelector(".arithmetic") !== null`)
	p.LongShot("standings-sum")
	p.Size(browsertest.Phone)
	p.Shot("standings-phone")
}

// publish puts the draft on the wall and leaves what is offered then for later.
func publish(p *browsertest.Page) {
	p.Click("#publish")
	p.Wait(has("start-now"))
	p.Click("#sheet .sheet__head .btn")
	p.Wait(`document.getElementById("sheet") === null`)
}
