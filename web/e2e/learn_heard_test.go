package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/web/browsertest"
)

// follow goes to an address as a link of the page does, and waits until it is drawn.
func follow(p *browsertest.Page, to string) {
	p.Eval(fmt.Sprintf(`(() => { const a = document.createElement("a"); a.href = %q; document.body.append(a); a.click(); a.remove() })()`, to), nil)
	p.Wait(fmt.Sprintf(`location.pathname === %q`, to))
	p.Eval(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`, nil)
}

// TestLearnSpoken: tasks are read aloud where the settings want it and the device has a voice; a key reads them again. Without a voice
// there is no key.
func TestLearnSpoken(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Language("hr")
	p.Go(host.URL + "learn/wrong-start")
	p.Wait(has("option-1"))
	if p.Count("#say-task") != 0 {
		t.Error("a key without a voice")
	}
	hear := `(() => { window.said = []; speechSynthesis.speak = (u) => said.push(u.lang + " " + u.text); speechSynthesis.getVoices = () => [{ lang: "hr-HR" }] })()`
	p.Eval(hear, nil)
	p.Click("#learn-back")
	p.Wait(has("learn-go"))
	p.Eval(`history.back()`, nil)
	p.Wait(has("say-task"))
	p.Click("#say-task")
	p.Wait(`said.length === 1`)
	var said, ask string
	p.Eval(`said[0]`, &said)
	p.Eval(`document.querySelector("#task-ask").textContent`, &ask)
	if !strings.HasPrefix(said, "hr "+ask) || !strings.Contains(said, p.Text("#option-2")) {
		t.Errorf("said %q, asked %q", said, ask)
	}
	p.Go(host.URL + "settings")
	p.Wait(has("read"))
	p.Click("#read")
	p.Wait(`document.querySelector("#read").checked`)
	p.Eval(hear, nil)
	follow(p, "/learn/wrong-start")
	p.Wait(`window.said?.length > 0 && document.querySelector("#say-task") !== null`)
	p.Eval(`said[0]`, &said)
	if !strings.HasPrefix(said, "hr "+ask) {
		t.Errorf("said %q by itself", said)
	}
}

// TestLearnTabs: two tabs add learners and solve tasks of one; both tabs' work is there at the end.
func TestLearnTabs(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	one := browsertest.Light(t)
	one.Size(browsertest.Phone)
	one.Go(host.URL + "learn/who")
	one.Wait(has("learner-add"))
	other := one.Tab()
	other.Go(host.URL + "learn/who")
	other.Wait(has("learner-add"))
	add := func(p *browsertest.Page, name string, n int) {
		p.Fill("#learner-name", name)
		p.Click("#learner-add")
		p.Wait(`document.querySelectorAll("[id^=choose-]").length === ` + strconv.Itoa(n))
	}
	add(one, "Ana", 1)
	add(other, "Bimo", 2) // the list of the first tab was read meanwhile
	one.Go(host.URL + "learn/who")
	one.Wait(`document.querySelectorAll("[id^=choose-]").length === 2`)
	if names := one.Text(".rows"); !strings.Contains(names, "Ana") || !strings.Contains(names, "Bimo") {
		t.Errorf("%q", names)
	}
}

// TestLearnKeys goes through a lesson with the keyboard alone: the tab key to the board, arrows over its squares, enter.
func TestLearnKeys(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Tablet)
	p.Language("en")
	p.Go(host.URL + "learn/names-black")
	p.Wait(has("begin"))
	enterOn(p, "begin")
	for range 2 {
		p.Wait(`document.querySelector("#task-ask")?.textContent.startsWith("Touch ")`)
		asked := strings.TrimPrefix(p.Text("#task-ask"), "Touch ")
		tabTo(p, "[id^=sq-]")
		var at string
		p.Eval(`document.activeElement.id.slice(3)`, &at)
		right, up := int(at[0])-int(asked[0]), int(at[1])-int(asked[1]) // Black's side: all is turned round
		for range max(right, -right) {
			p.Keys(map[bool]string{true: kb.ArrowRight, false: kb.ArrowLeft}[right > 0])
		}
		for range max(up, -up) {
			p.Keys(map[bool]string{true: kb.ArrowUp, false: kb.ArrowDown}[up > 0])
		}
		p.Wait(`document.activeElement.id === "sq-` + asked + `"`)
		p.Keys(kb.Enter)
		p.Wait(has("next-task"))
		enterOn(p, "next-task")
	}
}

// enterOn presses a key of the page by the keyboard.
func enterOn(p *browsertest.Page, id string) {
	tabTo(p, "#"+id)
	p.Keys(kb.Enter)
}
