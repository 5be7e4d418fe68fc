package browsertest

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

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
		<-time.After(time.Until(p.lifted.Add(thumbTime)))
	}
	before := p.at
	defer func() { p.touched, p.lifted = selector, time.Now() }()
	hit := until(func() bool {
		p.at = p.place(selector, text, true)
		if selector != p.touched && math.Hypot(p.at.X-before.X, p.at.Y-before.Y) < doubleSlop {
			<-time.After(time.Until(p.lifted.Add(doubleTime)))
		}
		touch(p.at)
		var missed bool
		err := p.Try(fmt.Sprintf(`window.browsertest ? browsertest.missed(%d) : false`, lateLooks), &missed)
		return err != nil || !missed // after a touch that leaves the page there may be none to ask
	})
	if !hit {
		p.Fail("every touch of %s %q missed it", selector, text)
	}
}

// lateLooks is how often a touch is looked for that the page has not heard of, ten milliseconds apart: touched again at once, a key would
// be touched twice.
const lateLooks = 300

// thumbTime is the shortest time between two touches of the same key: no thumb is faster, and the app takes anything faster for a bounce.
const thumbTime = 120 * time.Millisecond

// doubleTime is the shortest time between touches of two keys at the same spot, and doubleSlop the distance in CSS pixels that still counts
// as the same: nobody who reads what appears there is faster, and the app takes anything faster for a double touch.
const (
	doubleTime = 360 * time.Millisecond
	doubleSlop = 30
)

func (p *Page) place(selector string, text []string, aim bool) point {
	p.t.Helper()
	each := p.looks()
	expression := fmt.Sprintf(`browsertest.spots(%s, %s, %t, %d)`, strconv.Quote(selector), strconv.Quote(strings.Join(text, " ")), aim, each)
	var answer string
	var at point
	ok := untilSilent(each, func() bool {
		if p.Try(expression, &answer) != nil {
			return !p.tab.alive()
		}
		return json.Unmarshal([]byte(answer), &at) == nil
	}, still)
	if !ok || !p.tab.alive() {
		p.Fail("cannot touch %s %q: %s", selector, text, answer)
	}
	return at
}

// Click clicks an element with the mouse; the first visible one that matches the CSS selector and holds
// the text, in its text, label or value.
func (p *Page) Click(selector string, text ...string) {
	p.t.Helper()
	p.aimed(selector, text, func(at point) { p.check("a click", p.tab.click(false, at)) })
}

// Press puts the mouse button down on an element; the returned function lets it go.
func (p *Page) Press(selector string, text ...string) (release func()) {
	p.t.Helper()
	at := p.spot(selector, text)
	p.gesture(false, moved, at)
	p.gesture(false, down, at)
	return func() {
		p.t.Helper()
		p.gesture(false, up, at)
	}
}

func (p *Page) gesture(finger bool, do gesture, at point) {
	p.t.Helper()
	p.check("a gesture", p.tab.point(finger, do, at))
}

// Tap touches an element with a finger for a moment.
func (p *Page) Tap(selector string, text ...string) {
	p.t.Helper()
	p.aimed(selector, text, func(at point) { p.check("a tap", p.tab.click(true, at)) })
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
	beats := make([]beat, len(selectors))
	for i, s := range selectors {
		beats[i] = beat{spots[s], time.Duration(i) * pace, pace / 3}
	}
	p.check("drumming", p.tab.drum(beats))
}

// A beat is one touch of many.
type beat struct {
	at    point
	after time.Duration // since the first
	held  time.Duration
}

// Touch puts a finger down on an element; the returned function lifts it.
func (p *Page) Touch(selector string, text ...string) (lift func()) {
	p.t.Helper()
	at := p.spot(selector, text)
	p.gesture(true, down, at)
	return func() {
		p.t.Helper()
		p.gesture(true, up, at)
	}
}

// Fill replaces the text of a field as if typed at once.
func (p *Page) Fill(selector, text string) {
	p.t.Helper()
	p.Click(selector)
	p.Eval(fmt.Sprintf(`document.querySelector(%s).select()`, strconv.Quote(selector)), nil)
	if text == "" {
		p.Keys(kb.Delete)
		return
	}
	p.check("typing", p.tab.write(text))
}

// Keys presses keys one after the other, wherever the focus is: letters, or the names of package kb such as kb.Enter.
func (p *Page) Keys(keys string) {
	p.t.Helper()
	p.check("the keyboard", p.tab.keys(keys))
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
	p.check("picking files", p.tab.upload(do, files))
}

// Download does something that saves a file, waits until it is complete, and gives its name and content.
func (p *Page) Download(do func()) (name string, data []byte) {
	p.t.Helper()
	name, data, err := p.tab.download(do)
	p.check("saving a file", err)
	return name, data
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
	if !byFinger {
		p.gesture(false, moved, a)
	}
	p.gesture(byFinger, down, a)
	for i := 1; i <= 4; i++ {
		p.gesture(byFinger, moved, way(i))
	}
	p.gesture(byFinger, up, b)
}
