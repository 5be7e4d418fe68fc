package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"wasit/web/browsertest"
)

// TestLinkMovesAway: a link leads where it was pressed, though the list above it grows before the finger is lifted, or the link
// itself is drawn anew; a finger that slides off it goes nowhere, and Back leads back at once.
func TestLinkMovesAway(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	for _, change := range []string{
		`document.getElementById("main").style.paddingTop = "300px"`,
		`document.getElementById("ready").replaceChildren()`,
	} {
		for _, press := range []func(string, ...string) func(){p.Press, p.Touch} {
			p.Wait(has("empty"))
			release := press("#ready")
			p.Eval(change, nil)
			release()
			p.Wait(`location.pathname === "/ready"`)
			p.Eval(`history.back()`, nil)
			p.Wait(`location.pathname === "/"`)
			p.Reload()
		}
	}
	p.Wait(has("empty"))
	p.Drag("#ready", "#season", true)
	p.Click(`.nav a[href$="/board"]`)
	p.Wait(`location.pathname !== "/"`)
	var at string
	p.Eval(`location.pathname`, &at)
	if !strings.HasPrefix(at, "/board") {
		t.Errorf("a finger that slid off a link led to %s", at)
	}
}

// TestTwoThumbs: of two fingers that overlap each acts, once and in the order in which they went down, whichever is lifted first; fingers
// that move scroll the page, and a hand that has rested on a key since before is no touch of it.
func TestTwoThumbs(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(16), 3))
	p.Click("#go")
	draftFirst(p)
	publish(p)
	p.Wait(has("key-w"))
	p.Eval(`browsertest.spots("#key-w", "", false, 100)`, nil)
	var at [2]struct{ X, Y float64 }
	p.Eval(`["key-w", "key-b"].map((id) => { const r = document.getElementById(id).getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`, &at)
	white := &input.TouchPoint{X: at[0].X, Y: at[0].Y, ID: 1}
	black := &input.TouchPoint{X: at[1].X, Y: at[1].Y, ID: 2}
	away := &input.TouchPoint{X: at[0].X + 30, Y: at[0].Y, ID: 1}
	begun := time.Now()
	fingers := func(kind input.TouchType, due time.Duration, points ...*input.TouchPoint) {
		when := input.TimeSinceEpoch(begun.Add(due)) // as it was due, however busy the machine is
		p.Do(input.DispatchTouchEvent(kind, points).WithTimestamp(&when))
	}
	both := []*input.TouchPoint{white, black}
	results := func(first, second string) {
		t.Helper()
		p.Wait(fmt.Sprintf(`document.querySelector("#b%s .res").textContent === %q && document.querySelector("#b%s .res").textContent === %q`, first[:1], first[2:], second[:1], second[2:]))
	}
	const soon, long = 80 * time.Millisecond, 900 * time.Millisecond

	fingers(input.TouchStart, 0, white) // the first is lifted first
	fingers(input.TouchStart, soon, both...)
	fingers(input.TouchEnd, 2*soon, black)
	fingers(input.TouchEnd, 3*soon)
	results("1 1–0", "2 0–1")

	begun = begun.Add(2 * time.Second)
	fingers(input.TouchStart, 0, white) // the second is lifted first
	fingers(input.TouchStart, soon, both...)
	fingers(input.TouchEnd, 2*soon, white)
	fingers(input.TouchEnd, 3*soon)
	results("3 1–0", "4 0–1")

	begun = begun.Add(2 * time.Second)
	fingers(input.TouchStart, 0, white) // fingers that move scroll the page
	fingers(input.TouchStart, soon, both...)
	fingers(input.TouchMove, 2*soon, away, black)
	fingers(input.TouchEnd, 3*soon, black)
	fingers(input.TouchEnd, 4*soon)
	results("5 open", "6 open")

	begun = begun.Add(2 * time.Second)
	fingers(input.TouchStart, 0, white) // a hand rests on a key
	fingers(input.TouchStart, long, both...)
	fingers(input.TouchEnd, long+soon, white)
	fingers(input.TouchEnd, long+2*soon)
	results("5 0–1", "6 open")
}
