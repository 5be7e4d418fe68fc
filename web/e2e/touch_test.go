package e2e

import (
	"strings"
	"testing"

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
