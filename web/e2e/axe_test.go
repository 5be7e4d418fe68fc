package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"wasit/web/browsertest"
)

// TestAxe: axe, the rules by which browsers' own tools judge pages (WCAG 2.2 A and AA, and good practice), finds nothing on any page of
// the app, in either theme and in each language. A short run looks at the pages of the day, in one language each.
func TestAxe(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	axe, err := os.ReadFile(filepath.Join("..", "..", ".build", "axe.js"))
	if err != nil {
		t.Skip("no axe: .ci/axe fetches it where npm is there")
	}
	host := browsertest.Serve(t, "")
	long := os.Getenv("WASIT_LONG") != ""
	backup := hardEvent(t, oldDesk(t))
	for i, lang := range []string{"id", "en", "hr"} {
		if !long && lang != "hr" { // its words are the longest
			continue
		}
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := browsertest.Light(t)
			p.Language(lang)
			p.Size(browsertest.Phone)
			p.Go(host.URL)
			restoreBackup(p, backup)
			pages := append(append([]string{}, lists...), others...)
			if long {
				helps(t, p, host)
			} else {
				pages = []string{hardPath(1, "/round"), hardPath(2, "/round"), hardPath(1, "/standings"), ""}
			}
			for j, page := range pages {
				p.Size(browsertest.Phone)
				p.Show(host.URL + page)
				p.Wait(`document.querySelector("main .skel, main [aria-busy]") === null && document.querySelector("#page h1") !== null`)
				for _, dark := range []bool{false, true} {
					if !long && dark != ((i+j)%2 == 0) {
						continue
					}
					for _, fault := range axeFaults(p, string(axe), dark) {
						t.Errorf("/%s in %s, dark %v: %s", page, lang, dark, fault)
					}
				}
			}
		})
	}
}

// axeFaults judges the page that is shown. The window is as tall as the page: what a bar at its edge covers comes free when one
// scrolls, and TestFocusIsSeen looks after that.
func axeFaults(p *browsertest.Page, axe string, dark bool) (faults []string) {
	p.Dark(dark)
	var height int64
	p.Eval(`document.documentElement.scrollHeight`, &height)
	phone := browsertest.Phone
	phone.Height = max(phone.Height, height) + 600 // room for what is told later: the checks of /ready
	p.Size(phone)
	p.Do(chromedp.Evaluate(axe+"; 0", nil))
	p.Wait(`document.getAnimations().every((a) => a.playState === "finished")`) // colours change with the theme in a moment; a word that was told late stays told
	p.Eval(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }).then((r) =>
		r.violations.flatMap((v) => v.nodes.map((n) => v.id + ": " + n.html.slice(0, 160) + " " + n.failureSummary.replace(/\s+/g, " ").slice(0, 200))))`, &faults)
	return faults
}

// TestFocusIsSeen: wherever the Tab key goes on a phone, no bar at an edge of the window lies on what it reached (WCAG 2.4.11).
func TestFocusIsSeen(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, oldDesk(t)))
	pages, most := []string{hardPath(3, "/checkin"), hardPath(1, "/players")}, 40
	if os.Getenv("WASIT_LONG") != "" {
		helps(t, p, host)
		pages, most = append(append([]string{}, lists...), others...), 400
	}
	for _, page := range pages {
		p.Show(host.URL + page)
		p.Wait(`document.querySelector("main .skel, main [aria-busy]") === null && document.querySelector("#page h1") !== null`)
		reached := 0
		for range most {
			p.Keys("\t")
			var at struct{ In, Covered string }
			p.Eval(`(() => {
				const e = document.activeElement, r = e.getBoundingClientRect(), x = (r.left + r.right) / 2;
				if (!e.closest("main") || e.closest(".act, .hand, .boards__head")) return {};
				const bars = [r.top + 3, (r.top + r.bottom) / 2, r.bottom - 3].filter((y) => { const at = document.elementFromPoint(x, y); return !at || at.closest(".bar, .nav, .act") });
				return { In: e.id || e.tagName, Covered: r.height > 2 && r.height < innerHeight / 2 && bars.length > 0 ? e.outerHTML.slice(0, 120) : "" };
			})()`, &at)
			if at.In != "" {
				reached++
			}
			if at.Covered != "" {
				t.Errorf("/%s: a bar lies on %s", page, at.Covered)
			}
		}
		if reached < 5 {
			t.Errorf("/%s: the keyboard has reached %d places", page, reached)
		}
	}
}
