package browsertest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A point is a place in the window, in CSS pixels.
type point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// spot waits until an element can be touched: visible, at rest, with nothing above it. It is the first one that the CSS
// selector matches and whose text, label or value holds the given text.
func (p *Page) spot(selector string, text []string) point {
	p.t.Helper()
	return p.place(selector, text, false)
}

// aimed touches an element, again where the page moved it away between the look and the touch: page.js keeps a touch that
// misses from the page. On a busy device a row that goes takes tens of milliseconds to go.
func (p *Page) aimed(selector string, text []string, touch func(at point)) {
	p.t.Helper()
	if selector == p.touched {
		time.Sleep(time.Until(p.lifted.Add(thumbTime)))
	}
	defer func() { p.touched, p.lifted = selector, time.Now() }()
	hit := until(func() bool {
		touch(p.place(selector, text, true))
		var missed bool
		err := p.try(`!!window.browsertest?.missed()`, &missed)
		return err != nil || !missed // after a touch that leaves the page there may be none to ask
	})
	if !hit {
		p.Fail("every touch of %s %q missed it", selector, text)
	}
}

// thumbTime is the least between two touches of the same key: a thumb is not faster, and the app takes what is for a bounce.
const thumbTime = 120 * time.Millisecond

func (p *Page) place(selector string, text []string, aim bool) point {
	p.t.Helper()
	expression := fmt.Sprintf(`browsertest.spot(%s, %s, %t)`, strconv.Quote(selector), strconv.Quote(strings.Join(text, " ")), aim)
	var answer string
	var at point
	ok := until(func() bool {
		if p.try(expression, &answer) != nil {
			return p.ctx.Err() != nil
		}
		return json.Unmarshal([]byte(answer), &at) == nil
	})
	if !ok || p.ctx.Err() != nil {
		p.Fail("cannot touch %s %q: %s", selector, text, answer)
	}
	return at
}

// Click clicks an element with the mouse; the first visible one that matches the CSS selector and holds
// the text, in its text, label or value.
func (p *Page) Click(selector string, text ...string) {
	p.t.Helper()
	p.aimed(selector, text, func(at point) {
		p.mouse(input.MouseMoved, at, input.None)
		p.short("a click", button(input.MousePressed, at, input.Left), button(input.MouseReleased, at, input.Left))
	})
}

// short presses and lets go once the page has answered the press. Where the page is too busy to answer within [answerTime] it
// lets go all the same: waiting longer would make it a long press.
func (p *Page) short(doing string, press, release chromedp.Action) {
	p.t.Helper()
	p.run(doing, chromedp.ActionFunc(func(ctx context.Context) error {
		pressed := make(chan error, 1)
		go func() { pressed <- press.Do(ctx) }()
		select {
		case err := <-pressed:
			return errors.Join(err, release.Do(ctx))
		case <-time.After(answerTime):
			return errors.Join(release.Do(ctx), <-pressed)
		}
	}))
}

// answerTime is well below the half second of a long press, and long enough for a command to be on its way on a busy
// machine: a release sent before its press is no click.
const answerTime = 200 * time.Millisecond

// Press puts the mouse button down on an element; the returned function lets it go.
func (p *Page) Press(selector string, text ...string) (release func()) {
	p.t.Helper()
	at := p.spot(selector, text)
	p.mouse(input.MouseMoved, at, input.None)
	p.mouse(input.MousePressed, at, input.Left)
	return func() {
		p.t.Helper()
		p.mouse(input.MouseReleased, at, input.Left)
	}
}

func (p *Page) mouse(kind input.MouseType, at point, which input.MouseButton) {
	p.t.Helper()
	p.run("the mouse", button(kind, at, which))
}

func button(kind input.MouseType, at point, which input.MouseButton) chromedp.Action {
	return input.DispatchMouseEvent(kind, at.X, at.Y).WithButton(which).WithClickCount(1)
}

// Tap touches an element with a finger for a moment.
func (p *Page) Tap(selector string, text ...string) {
	p.t.Helper()
	p.aimed(selector, text, func(at point) { p.short("a tap", finger(at), lifted()) })
}

// Drum touches elements one after the other at a pace. The finger never waits for the page: neither for what a touch changes,
// nor for the frame that shows it. What stands there at the beginning is what it touches, and the touches bear the time at
// which they were due, however busy the machine is.
func (p *Page) Drum(pace time.Duration, selectors ...string) {
	p.t.Helper()
	spots := map[string]point{}
	for _, s := range selectors {
		if _, known := spots[s]; !known {
			spots[s] = p.spot(s, nil)
		}
	}
	p.run("drumming", chromedp.ActionFunc(func(ctx context.Context) error {
		answers := make(chan error, 2*len(selectors))
		send := func(kind input.TouchType, points []point, due time.Time) {
			time.Sleep(max(time.Until(due), sendTime))
			begun := make(chan struct{})
			go func() {
				close(begun)
				answers <- cdp.Execute(ctx, input.CommandDispatchTouchEvent, touchAt{kind, points, float64(due.UnixMicro()) / 1e6}, nil)
			}()
			<-begun
		}
		due := time.Now()
		for _, s := range selectors {
			send(input.TouchStart, []point{spots[s]}, due)
			send(input.TouchEnd, []point{}, due.Add(pace/3))
			due = due.Add(pace)
		}
		var all error
		for range cap(answers) {
			all = errors.Join(all, <-answers)
		}
		return all
	}))
}

// sendTime is enough for a command to be on its way before the next.
const sendTime = 20 * time.Millisecond

// touchAt is the command of a touch with the fractions of its second.
type touchAt struct {
	Type      input.TouchType `json:"type"`
	Points    []point         `json:"touchPoints"`
	Timestamp float64         `json:"timestamp"`
}

// Touch puts a finger down on an element; the returned function lifts it.
func (p *Page) Touch(selector string, text ...string) (lift func()) {
	p.t.Helper()
	at := p.spot(selector, text)
	p.run("a touch", finger(at))
	return func() {
		p.t.Helper()
		p.run("lifting a finger", lifted())
	}
}

func finger(at point) chromedp.Action {
	return input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: at.X, Y: at.Y}})
}

func lifted() chromedp.Action { return input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}) }

// Fill replaces the text of a field as if typed at once.
func (p *Page) Fill(selector, text string) {
	p.t.Helper()
	p.Click(selector)
	p.Eval(fmt.Sprintf(`document.querySelector(%s).select()`, strconv.Quote(selector)), nil)
	if text == "" {
		p.Keys(kb.Delete)
		return
	}
	p.run("typing", input.InsertText(text))
}

// Keys presses keys one after the other, wherever the focus is: letters, or the names of package kb such as kb.Enter.
func (p *Page) Keys(keys string) {
	p.t.Helper()
	p.run("the keyboard", chromedp.KeyEvent(keys))
}

// Select chooses an option of a select element by its value.
func (p *Page) Select(selector, value string) {
	p.t.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector(%s + " option[value=" + CSS.escape(%s) + "]")`, strconv.Quote(selector), strconv.Quote(value)))
	p.Eval(fmt.Sprintf(`(() => { const e = document.querySelector(%s); e.value = %s;
		e.dispatchEvent(new Event("input", {bubbles: true})); e.dispatchEvent(new Event("change", {bubbles: true})) })()`, strconv.Quote(selector), strconv.Quote(value)), nil)
}

// Count says how many visible elements match a selector and hold a text (in their text, label or value).
func (p *Page) Count(selector string, text ...string) int {
	p.t.Helper()
	var n int
	p.Eval(fmt.Sprintf(`[...document.querySelectorAll(%s)].filter((e) => e.getClientRects().length && ((e.innerText || "") + " " + (e.getAttribute("aria-label") || "") + " " + (e.value || "")).includes(%s)).length`,
		strconv.Quote(selector), strconv.Quote(strings.Join(text, " "))), &n)
	return n
}

// Upload does something that opens the file picker, and picks these files.
func (p *Page) Upload(do func(), files ...string) {
	p.t.Helper()
	opened := make(chan cdp.BackendNodeID, 1)
	ctx, cancel := context.WithCancel(p.ctx)
	defer cancel()
	chromedp.ListenTarget(ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			offer(opened, e.BackendNodeID)
		}
	})
	p.run("watching the file picker", page.SetInterceptFileChooserDialog(true))
	do()
	var node cdp.BackendNodeID
	if !arrives(opened, &node) {
		p.Fail("no file picker opened")
	}
	p.run("picking files", dom.SetFileInputFiles(files).WithBackendNodeID(node), page.SetInterceptFileChooserDialog(false))
}

// Download does something that saves a file, waits until it is complete, and gives its name and content.
func (p *Page) Download(do func()) (name string, data []byte) {
	p.t.Helper()
	dir := p.t.TempDir()
	done := make(chan string, 1)
	names := make(chan string, 1)
	ctx, cancel := context.WithCancel(p.ctx)
	defer cancel()
	chromedp.ListenBrowser(ctx, func(event any) {
		switch e := event.(type) {
		case *browser.EventDownloadWillBegin:
			offer(names, e.SuggestedFilename)
		case *browser.EventDownloadProgress:
			if e.State == browser.DownloadProgressStateCompleted {
				offer(done, e.GUID)
			}
		}
	})
	must(p.t, inBrowser(p.root, func(ctx context.Context) error {
		return browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllowAndName).
			WithBrowserContextID(p.store).WithDownloadPath(dir).WithEventsEnabled(true).Do(ctx)
	}), "allowing downloads")
	do()
	var guid string
	if !arrives(done, &guid) {
		p.Fail("no file was saved")
	}
	data, err := os.ReadFile(filepath.Join(dir, guid))
	must(p.t, err, "reading the saved file")
	return <-names, data
}

// Drag carries an element to the middle of another, both on the screen: with the mouse, or with a finger.
func (p *Page) Drag(from, to string, byFinger bool) {
	p.t.Helper()
	p.spot(from, nil) // scrolls it into view
	b := p.spot(to, nil)
	a := p.spot(from, nil)
	way := func(i int) point {
		f := float64(i) / 4
		return point{a.X + (b.X-a.X)*f, a.Y + (b.Y-a.Y)*f}
	}
	at := func(i int) *input.TouchPoint { return &input.TouchPoint{X: way(i).X, Y: way(i).Y} }
	if byFinger {
		p.run("a finger", input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{at(0)}))
		for i := 1; i <= 4; i++ {
			p.run("a finger", input.DispatchTouchEvent(input.TouchMove, []*input.TouchPoint{at(i)}))
		}
		p.run("a finger", lifted())
		return
	}
	p.mouse(input.MouseMoved, a, input.None)
	p.mouse(input.MousePressed, a, input.Left)
	for i := 1; i <= 4; i++ {
		p.run("the mouse", input.DispatchMouseEvent(input.MouseMoved, way(i).X, way(i).Y).WithButton(input.Left).WithButtons(1))
	}
	p.mouse(input.MouseReleased, b, input.Left)
}
