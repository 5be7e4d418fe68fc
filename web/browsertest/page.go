package browsertest

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A Page is one tab. Its methods fail the test when they cannot do what they say, so call them from the test's goroutine.
type Page struct {
	t       testing.TB
	engine  Engine
	browser instance
	store   string // "" is the browser's own profile
	tab     tab
	report  *report

	wide    int       // the window as [Page.Size] set it, in CSS pixels; 0: as the browser opens it
	touched string    // what was clicked or tapped last
	lifted  time.Time // when that was over
	at      point     // where
	crashed bool      // its process is gone, and answers nothing until an address is shown again
}

//go:embed page.js
var helpers string

// mounted holds once the program has drawn its first screen.
const mounted = `performance.getEntriesByName("mounted").length > 0`

func newPage(t testing.TB, engine Engine, browser instance, store string) *Page {
	t.Helper()
	p := &Page{t: t, engine: engine, browser: browser, store: store}
	var err error
	p.tab, p.report, err = browser.open(store)
	must(t, err, "opening a tab")
	t.Cleanup(func() {
		if !t.Failed() {
			p.Errors()
		}
		if c, ok := p.tab.(*chromiumTab); ok {
			c.cancel()
		}
	})
	return p
}

// Engine says in which engine the page is shown.
func (p *Page) Engine() Engine { return p.engine }

// chromium gives the tab to what only Chromium's own protocol can do from outside.
func (p *Page) chromium(doing string) *chromiumTab {
	p.t.Helper()
	c, ok := p.tab.(*chromiumTab)
	if !ok {
		p.t.Fatalf("browsertest: %s is possible in Chromium alone, and this is %s", doing, p.engine)
	}
	return c
}

// Origin gives the address of the host, with the slash at its end.
func (p *Page) Origin() string {
	p.t.Helper()
	var origin string
	p.Eval(`location.origin + "/"`, &origin)
	return origin
}

// Tab opens another tab of the same browser with the same store; go somewhere with [Page.Go].
func (p *Page) Tab() *Page {
	p.t.Helper()
	return newPage(p.t, p.engine, p.browser, p.store)
}

// Close closes the tab.
func (p *Page) Close() {
	p.t.Helper()
	must(p.t, p.tab.close(), "closing the tab")
}

// Go shows an address and waits until the app is mounted. It leaves the page as a person does, who has seen that all is saved.
func (p *Page) Go(url string) {
	p.t.Helper()
	if !p.crashed && !until(func() bool {
		var writes bool
		return p.Try(`document.querySelector(".stat--wait") !== null`, &writes) != nil || !writes
	}) {
		p.Fail("before leaving for %s: what was done is not saved", url)
	}
	p.Visit(url)
	p.Wait(mounted)
}

// Show leads the running app to an address, as a link inside it does, and waits until it has drawn what is there. It takes a tenth
// of the time of [Page.Go], which it is where the app does not run yet: for a walk through many pages.
func (p *Page) Show(url string) {
	p.t.Helper()
	var from string
	p.Eval(`typeof goappNav === "function" && `+mounted+` && new URL(`+strconv.Quote(url)+`).origin === location.origin ? location.href : ""`, &from)
	if from == "" {
		p.Go(url)
		return
	}
	if from != url {
		p.Eval(`goappNav(`+strconv.Quote(url)+`)`, nil)
		p.Wait(`location.href !== ` + strconv.Quote(from)) // some lead on from there
	}
	p.Eval(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`, nil)
	p.Wait(mounted)
}

// Visit shows an address that need not hold the app.
func (p *Page) Visit(url string) {
	p.t.Helper()
	p.check("going to "+url, p.tab.visit(url))
	p.crashed = false
}

// TryVisit is [Page.Visit] where failing is a possible answer.
func (p *Page) TryVisit(url string) error { return p.tab.visit(url) }

// Reload loads the page again and waits until the app is mounted.
func (p *Page) Reload() {
	p.t.Helper()
	p.check("reloading", p.tab.reload())
	p.Wait(mounted)
}

// Reloads does something that makes the page reload, and waits until the app is mounted again.
func (p *Page) Reloads(do func()) {
	p.t.Helper()
	p.Eval(`window.beforeReload = true`, nil)
	do()
	p.Wait(`!window.beforeReload && ` + mounted)
}

// Wait waits until a JavaScript expression is true and the page is drawn with all its rows. A promise is awaited.
func (p *Page) Wait(expression string) {
	p.t.Helper()
	each := p.looks()
	look := fmt.Sprintf(`browsertest.holds(async () => (%s), %d)`, expression, each)
	var last string
	ok := untilSilent(each, func() bool {
		var held bool
		err := p.Try(look, &held)
		if err != nil {
			last = err.Error() // between two documents, for instance
			return !p.tab.alive()
		}
		last = "false"
		return held
	}, p.report.count)
	if !ok || !p.tab.alive() {
		p.Fail("waited in vain for %s (last: %s)", expression, last)
	}
}

// looks is how often the page looks at a condition before it answers that it does not hold: for a quarter of a second in Chromium, where
// a page that goes ends what it was asked.
func (p *Page) looks() int {
	if p.engine != Chromium {
		return 1
	}
	return 25
}

// Eval computes a JavaScript expression into result, which may be nil. A promise is awaited.
func (p *Page) Eval(expression string, result any) {
	p.t.Helper()
	if err := p.Try(expression, result); err != nil {
		p.Fail("%s: %v", expression, err)
	}
}

// Try is [Page.Eval] where failing is a possible answer: the page goes, or its browser dies. It may be called beside the test.
func (p *Page) Try(expression string, result any) error {
	if result == nil {
		_, err := p.tab.evaluate(`(async () => { await (` + expression + `); return null })()`)
		return err
	}
	value, err := p.tab.evaluate(expression)
	if err != nil {
		return err
	}
	return json.Unmarshal(value, result)
}

// Text gives the text of the first element that a selector matches, as it is shown.
func (p *Page) Text(selector string) string {
	p.t.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector(%s)`, strconv.Quote(selector)))
	var text string
	p.Eval(fmt.Sprintf(`document.querySelector(%s).innerText`, strconv.Quote(selector)), &text)
	return text
}

// WaitText waits until the page shows a text.
func (p *Page) WaitText(text string) {
	p.t.Helper()
	p.Wait(fmt.Sprintf(`document.body.innerText.includes(%s)`, strconv.Quote(text)))
}

// Shot takes a picture of what is visible, NAME.png in the folder WASIT_SHOTS; without that it does nothing.
func (p *Page) Shot(name string) {
	p.t.Helper()
	p.shot(name, false)
}

// LongShot is [Page.Shot] of the whole page, however long.
func (p *Page) LongShot(name string) {
	p.t.Helper()
	p.shot(name, true)
}

func (p *Page) shot(name string, whole bool) {
	p.t.Helper()
	dir := os.Getenv("WASIT_SHOTS")
	if dir == "" {
		return
	}
	p.Eval(settled, nil)
	if p.engine != Chromium {
		name = string(p.engine) + "-" + name
	}
	data, err := p.tab.picture(whole)
	p.check("taking a picture", err)
	must(p.t, os.MkdirAll(dir, 0o755), "folder of pictures")
	must(p.t, os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644), "writing a picture")
}

// settled waits until what moves on its way to its place, or comes up, is there; what goes on for longer is not waited for.
const settled = `Promise.allSettled(document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime < 500).map((a) => a.finished))`

// Do runs any chromedp action on the page, in Chromium.
func (p *Page) Do(actions ...chromedp.Action) {
	p.t.Helper()
	p.check("an action", p.chromium("an action of chromedp").run(actions...))
}

// check fails the test, with the state of the page, where something could not be done.
func (p *Page) check(doing string, err error) {
	p.t.Helper()
	if err != nil {
		p.Fail("%s: %v", doing, err)
	}
}
