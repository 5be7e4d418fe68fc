package e2e

import (
	"bytes"
	"os"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/web/browsertest"
	"wasit/web/manual"
)

// TestManual opens the manual from a page by the key of questions, by F1 and by the link in the head, in three widths; searches it, goes
// back, and puts all of it on paper.
func TestManual(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	for _, screen := range []struct {
		name string
		browsertest.Screen
	}{{"phone", browsertest.Phone}, {"upright", browsertest.Screen{Width: 800, Height: 1280, Touch: true}}, {"tablet", browsertest.Tablet}} {
		p.Size(screen.Screen)
		p.Go(host.URL + "settings") // afresh: the manual keeps what is searched
		p.Wait(has("manual-door"))
		p.WaitText("MB") // what the page asks the browser for has come
		p.Keys("?")
		p.Wait(has("manual-chapter"))
		p.Click("#manual-chapter")
		p.Wait(has("manual-from"))
		fits(t, p, host.URL+"manual/standings/tie-breaks", "manual-chapter-"+screen.name, 100)
		p.Click("#manual-back")
		p.Wait(has("manual-contents"))
		fits(t, p, host.URL+"manual", "manual-contents-"+screen.name, 100)
		p.Fill("#manual-search", "half-point bye")
		p.Wait(`document.querySelector("#manual-hits a") !== null`)
		p.Click("#manual-hits a")
		p.Wait(`document.querySelector(".man") !== null`)
	}
	p.Go(host.URL + "settings")
	p.Click("#manual-door")
	p.Wait(`document.querySelector(".man") !== null`)
	p.Go(host.URL + "lists")
	p.Wait(has("manual-door"))
	p.Keys(kb.F1)
	p.Wait(`location.pathname.endsWith("/manual/ratings")`)
	p.Show(host.URL + "manual/all")
	p.Wait(`document.querySelectorAll(".man--whole").length > 15`)
	p.Paper(true)
	var seen int
	p.Eval(`[...document.querySelectorAll("#print, .nav, .man__toc")].filter((e) => e.checkVisibility()).length`, &seen)
	if seen != 0 {
		t.Errorf("%d parts of the page stand on paper", seen)
	}
	p.Paper(false)
	if paper := p.PDF(); !bytes.HasPrefix(paper, []byte("%PDF")) {
		t.Error("no PDF of the manual")
	}
}

// TestManualPictures takes the pictures that the chapters name, in each language, into the folder of WASIT_SHOTS: the manual on one page
// takes them from there. Without the folder it goes the same way in English and keeps none.
func TestManualPictures(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	langs := manual.Langs
	if os.Getenv("WASIT_SHOTS") == "" {
		langs = []string{"en"}
	}
	for _, lang := range langs {
		t.Run(lang, func(t *testing.T) {
			p := browsertest.Light(t)
			p.Language(lang)
			p.Size(browsertest.Phone)
			p.Go(host.URL)
			shot := func(name string) { p.Shot(manual.PictureName(lang, name)) }
			openBackup(p, host, backupOf(t, field(23), 4))
			p.Click("#go")
			playRound(p, 1, 11, false)
			p.Wait(has("pair"))
			p.Click("#pair")
			p.Wait(has("publish"))
			shot("draft")
			publish(p)
			p.Wait(has("key-w"))
			shot("round")
			for _, page := range []struct{ name, path string }{{"players", "event/e2etestevent/players"}, {"standings", "event/e2etestevent/standings"},
				{"print", "event/e2etestevent/print"}, {"home", ""}} {
				p.Show(host.URL + page.path)
				p.Wait(`document.querySelector("main .skel") === null`)
				shot(page.name)
			}
		})
	}
}
