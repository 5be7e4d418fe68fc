package browsertest

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A Page is one tab. Its methods fail the test when they cannot do what they say, so call them from the test's goroutine.
type Page struct {
	t      testing.TB
	root   context.Context      // the browser
	store  cdp.BrowserContextID // "" is the browser's own profile
	ctx    context.Context
	cancel context.CancelFunc
	report *report

	touched string    // what was clicked or tapped last
	lifted  time.Time // when that was over
}

//go:embed page.js
var helpers string

// mounted holds once the program has drawn its first screen.
const mounted = `performance.getEntriesByName("mounted").length > 0`

// newPage opens a tab in a window of its own, so that it is never in the background.
func newPage(t testing.TB, root context.Context, store cdp.BrowserContextID) *Page {
	t.Helper()
	var id target.ID
	must(t, inBrowser(root, func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(store).WithNewWindow(true).Do(ctx)
		return err
	}), "opening a tab")
	p := &Page{t: t, root: root, store: store, report: &report{}}
	p.ctx, p.cancel = chromedp.NewContext(root, chromedp.WithTargetID(id))
	chromedp.ListenTarget(p.ctx, p.report.hear)
	t.Cleanup(func() {
		if !t.Failed() {
			p.Errors()
		}
		p.cancel()
	})
	must(t, chromedp.Run(p.ctx), "opening a tab") // not bounded: the first Run's context carries the tab's events for good
	p.run("opening a tab", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(helpers).Do(ctx)
		return err
	}))
	return p
}

// inBrowser runs a command of the browser, not of a tab.
func inBrowser(root context.Context, do func(context.Context) error) error {
	ctx, cancel := within(root)
	defer cancel()
	return do(cdp.WithExecutor(ctx, chromedp.FromContext(root).Browser))
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
	return newPage(p.t, p.root, p.store)
}

// Close closes the tab.
func (p *Page) Close() {
	p.t.Helper()
	id := chromedp.FromContext(p.ctx).Target.TargetID
	must(p.t, inBrowser(p.root, func(ctx context.Context) error { return target.CloseTarget(id).Do(ctx) }), "closing the tab")
}

// Go shows an address and waits until the app is mounted.
func (p *Page) Go(url string) {
	p.t.Helper()
	p.Visit(url)
	p.Wait(mounted)
}

// Show leads the running app to an address, as a link inside it does, and waits until it has drawn what is there. It takes a tenth
// of the time of [Page.Go]: for a walk through many pages.
func (p *Page) Show(url string) {
	p.t.Helper()
	var from string
	p.Eval(`location.href`, &from)
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
	p.run("going to "+url, chromedp.Navigate(url))
}

// TryVisit is [Page.Visit] where failing is a possible answer.
func (p *Page) TryVisit(url string) error {
	ctx, cancel := within(p.ctx)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Navigate(url))
}

// Reload loads the page again and waits until the app is mounted.
func (p *Page) Reload() {
	p.t.Helper()
	p.run("reloading", chromedp.Reload())
	p.Wait(mounted)
}

// Reloads does something that makes the page load anew by itself, and waits until the app is mounted again.
func (p *Page) Reloads(do func()) {
	p.t.Helper()
	p.Eval(`window.beforeReload = true`, nil)
	do()
	p.Wait(`!window.beforeReload && ` + mounted)
}

// Wait waits until a JavaScript expression is true and the page is drawn with all its rows. A promise is awaited.
func (p *Page) Wait(expression string) {
	p.t.Helper()
	var last string
	ok := untilSilent(func() bool {
		var held bool
		err := p.try(`(async () => !!(await (`+expression+`)) && document.querySelector("#root[aria-busy]") === null)()`, &held)
		if err != nil {
			last = err.Error() // between two documents, for instance
			return p.ctx.Err() != nil
		}
		last = "false"
		return held
	}, p.report.count)
	if !ok || p.ctx.Err() != nil {
		p.Fail("waited in vain for %s (last: %s)", expression, last)
	}
}

// Eval computes a JavaScript expression into result, which may be nil. A promise is awaited.
func (p *Page) Eval(expression string, result any) {
	p.t.Helper()
	if err := p.try(expression, result); err != nil {
		p.Fail("%s: %v", expression, err)
	}
}

func (p *Page) try(expression string, result any) error {
	ctx, cancel := within(p.ctx)
	defer cancel()
	if result == nil {
		result = new(json.RawMessage)
		expression = `(async () => { await (` + expression + `); return null })()`
	}
	return chromedp.Run(ctx, chromedp.Evaluate(expression, result, func(e *runtime.EvaluateParams) *runtime.EvaluateParams {
		return e.WithAwaitPromise(true).WithReturnByValue(true)
	}))
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
	p.shot(name, chromedp.CaptureScreenshot)
}

// LongShot is [Page.Shot] of the whole page, however long.
func (p *Page) LongShot(name string) {
	p.t.Helper()
	p.shot(name, func(data *[]byte) chromedp.Action { return chromedp.FullScreenshot(data, 100) })
}

func (p *Page) shot(name string, take func(*[]byte) chromedp.Action) {
	p.t.Helper()
	dir := os.Getenv("WASIT_SHOTS")
	if dir == "" {
		return
	}
	p.Eval(settled, nil)
	var data []byte
	p.run("taking a picture", take(&data))
	must(p.t, os.MkdirAll(dir, 0o755), "folder of pictures")
	must(p.t, os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644), "writing a picture")
}

// settled waits until what moves on its way to its place, or comes up, is there; what goes on for longer is not waited for.
const settled = `Promise.allSettled(document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime < 500).map((a) => a.finished))`

// Do runs any chromedp action on the page.
func (p *Page) Do(actions ...chromedp.Action) {
	p.t.Helper()
	p.run("an action", actions...)
}

func (p *Page) run(doing string, actions ...chromedp.Action) {
	p.t.Helper()
	ctx, cancel := within(p.ctx)
	defer cancel()
	if err := chromedp.Run(ctx, actions...); err != nil {
		p.Fail("%s: %v", doing, err)
	}
}
