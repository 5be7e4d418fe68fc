package e2e

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestEveryPageFits walks through every page in every language, on a phone, also on its side, and a tablet, in light and
// dark: nothing runs out of the window sideways, at 320 px with text at 200 % neither; and what a screen reader, a keyboard and a finger meet
// there has a name, an order and a size. Each screen is walked in one language, in all with
// WASIT_LONG, and tablets only then in Chromium; with WASIT_SHOTS it takes the pictures to look at.
func TestEveryPageFits(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	all := os.Getenv("WASIT_LONG") != "" || os.Getenv("WASIT_SHOTS") != ""
	screens := everyScreen
	switch {
	case browsertest.Chosen() != browsertest.Chromium:
		screens = screens[:2]
	case !all: // TestAnyWidth looks at a tablet's windows too
		screens = slices.DeleteFunc(slices.Clone(screens), func(s screenOfPages) bool { return strings.HasPrefix(s.name, "tablet") })
	}
	for _, lang := range []string{"id", "en", "hr"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := browsertest.Blank(t)
			p.Language(lang)
			p.Size(browsertest.Phone)
			p.Go(host.URL)
			openBackup(p, host, backupOf(t, field(23), 4))
			p.Click("#go")
			playRound(p, 1, 11, false)
			p.Wait(has("pair"))
			p.Click("#pair")
			p.Wait(has("publish"))
			pages := []string{"", "/round", "/round/1", "/players", "/player/1", "/standings", "/crosstable", "/schools", "/data", "/import",
				"/sections", "/registration", "/arbiter", "/checkin", "/rules", "/print", "/print/regulation", "/prizes", "/screen", "/ratings"}
			alone := []string{"", "new", "settings", "ready", "about", "clock", "board", "laws", "laws/7.5.4", "laws/o2sn", "lists", "season"}
			for _, screen := range screens {
				if !all && lang != screen.lang {
					continue
				}
				p.Size(screen.size)
				if p.Engine() == browsertest.Chromium {
					p.Dark(screen.dark)
				}
				pages, alone := pages, alone
				if screen.name == "across" { // a phone on its side: where one works with it
					pages, alone = []string{"", "/round", "/players", "/standings", "/data", "/rules"}, []string{"", "new"}
				}
				for _, page := range pages {
					fits(t, p, host.URL+"event/e2etestevent"+page, fmt.Sprintf("%s-%s%s", lang, screen.name, page), screen.text)
				}
				for _, page := range alone {
					fits(t, p, host.URL+page, fmt.Sprintf("%s-%s-app-%s", lang, screen.name, page), screen.text)
				}
			}
		})
	}
}

// everyScreen are the screens that every page is looked at on: the first two in every engine.
var everyScreen = []screenOfPages{
	{"phone", browsertest.Phone, false, 100, "id"},
	{"tablet-upright", browsertest.Screen{Width: 800, Height: 1280, Touch: true}, false, 100, "id"},
	{"tablet-dark", browsertest.Tablet, true, 100, "en"},
	{"large", browsertest.Screen{Width: 320, Height: 640, Touch: true}, false, 200, "hr"},
	{"across", browsertest.Screen{Width: 740, Height: 360, Touch: true}, false, 100, "en"},
}

type screenOfPages struct {
	name string
	size browsertest.Screen
	dark bool
	text int    // per cent
	lang string // in which it is looked at always
}

// fits opens a page, takes its picture and looks for anything wider than the window.
func fits(t *testing.T, p *browsertest.Page, url, name string, text int) {
	t.Helper()
	p.Show(url)
	p.Wait(`document.querySelector("main .skel") === null`)
	p.Eval(fmt.Sprintf(`(() => { const s = new CSSStyleSheet(); s.replaceSync("html { font-size: %d%% !important }"); document.adoptedStyleSheets = [s] })()`, text), nil)
	var wide string
	p.Eval(`(() => {
		const inside = (e) => e.closest(".cross, .vh, .paper") || e.ownerSVGElement;
		const out = [...document.querySelectorAll("#page *")].filter((e) => e.getClientRects().length && !inside(e) && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1));
		return out.length ? out[0].outerHTML.slice(0, 160) : "";
	})()`, &wide)
	if wide != "" {
		t.Errorf("%s: runs out of the window: %s", name, wide)
	}
	for _, fault := range p.Faults() {
		t.Errorf("%s: %s", name, fault)
	}
	p.LongShot(safeName(name))
}

func safeName(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c == '/' {
			b[i] = '_'
		}
	}
	return string(b)
}
