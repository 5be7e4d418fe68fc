package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"wasit/web/browsertest"
)

// TestPolicy: the policy is in force on every page of the site (that nothing of the app breaks it, every other test sees).
func TestPolicy(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	for _, address := range []string{"", "stopped.html"} {
		p := browsertest.Blank(t)
		p.Allow("Content-Security-Policy", "Content Security Policy")
		p.Visit(host.URL + address)
		for name, attempt := range map[string]string{
			"script-src": `(() => { const s = document.createElement("script"); s.textContent = "window.broken = true"; document.head.append(s) })()`,
			"style-src":  `document.body.setAttribute("style", "color: red")`,
			"img-src":    `(() => { const i = new Image(); i.src = "https://example.org/x.png" })()`,
		} {
			p.Eval(attempt, nil)
			p.Wait(`true`)
			if !waitHeard(p, "Content-Security-Policy: "+name) {
				t.Errorf("%q: the policy allows %s", address, name)
			}
		}
		var broken bool
		p.Eval(`!!window.broken`, &broken)
		if broken {
			t.Errorf("%q: a script in the page has run", address)
		}
	}
}

// waitHeard waits until the console shows a text.
func waitHeard(p *browsertest.Page, text string) bool {
	for range 200 {
		if p.Heard(text) {
			return true
		}
		p.Eval(`new Promise((done) => setTimeout(done, 10))`, nil)
	}
	return false
}

// TestInstallable: the manifest has no error and the browser would install the app, at the root and below a path.
func TestInstallable(t *testing.T) {
	t.Parallel()
	for _, prefix := range []string{"", "/sub"} {
		host := browsertest.Serve(t, prefix)
		b := browsertest.Launch(t)
		p := b.Page()
		p.Go(host.URL)
		p.Wait(ready)
		p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			url, faults, data, _, err := page.GetAppManifest().Do(ctx)
			if err != nil {
				return err
			}
			if len(faults) > 0 || url != host.URL+"manifest.webmanifest" || !strings.Contains(data, `"Wasit"`) {
				t.Errorf("manifest %s: %v %.80s", url, faults, data)
			}
			id, recommended, err := page.GetAppID().Do(ctx)
			if err != nil {
				return err
			}
			if id != host.URL || recommended != prefix+"/" {
				t.Errorf("the browser takes the app for %s (recommended: %s), want %s", id, recommended, host.URL)
			}
			blocks, err := page.GetInstallabilityErrors().Do(ctx)
			if err != nil {
				return err
			}
			for _, block := range blocks {
				t.Errorf("not installable: %s %v", block.ErrorID, block.ErrorArguments)
			}
			return nil
		}))
		b.Close()
	}
}

// TestNothingRemote: one visit asks no other host for anything.
func TestNothingRemote(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	var remote []string
	p.Eval(`performance.getEntriesByType("resource").map((e) => e.name).filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:") && !name.startsWith("blob:"))`, &remote)
	if len(remote) > 0 {
		t.Errorf("asked elsewhere: %v", remote)
	}
}

// TestLookBeforeProgram: the theme that the user chose is on the page before the program runs, so that nothing flashes.
func TestLookBeforeProgram(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Visit(host.URL + "stopped.html") // no program runs here that might choose a look itself
	p.Eval(`localStorage.setItem("wasit-look", JSON.stringify({theme: "dark", hand: "left", lang: "hr", size: 150}))`, nil)
	host.Missing("web/app.wasm")
	p.Allow("status of 404", "cannot be loaded", "wasm")
	p.Visit(host.URL)
	p.Wait(`document.documentElement.dataset.theme === "dark" && document.documentElement.dataset.hand === "left" && document.documentElement.lang === "hr" && getComputedStyle(document.documentElement).fontSize === "24px"`)
	p.WaitText("Wasit cannot be opened") // and a program that does not come says so
}
