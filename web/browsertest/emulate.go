package browsertest

import (
	"context"
	"fmt"
	"strconv"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// A Screen is the size of a window in CSS pixels.
type Screen struct {
	Width, Height int64
	Touch         bool // a phone or tablet: touch events, no mouse pointer of its own
}

// The two screens that every page is looked at on.
var (
	Phone  = Screen{360, 740, true}
	Tablet = Screen{1280, 800, false}
)

// Size gives the window a screen.
func (p *Page) Size(s Screen) {
	p.t.Helper()
	p.check("setting the size", p.tab.size(s))
	p.wide = int(s.Width)
}

// Dark says what the system prefers.
func (p *Page) Dark(dark bool) {
	p.t.Helper()
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	p.do("setting the colours", emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}))
}

// Paper shows the page as it would be printed.
func (p *Page) Paper(on bool) {
	p.t.Helper()
	media := ""
	if on {
		media = "print"
	}
	p.do("setting the medium", emulation.SetEmulatedMedia().WithMedia(media))
}

// Font says whether the machine has a font, and if so sets what a selector matches in it, from the next load.
func (p *Page) Font(selector, family string) (there bool) {
	p.t.Helper()
	p.Eval(fmt.Sprintf(`browsertest.hasFont(%s)`, strconv.Quote(family)), &there)
	if !there {
		return false
	}
	rule := fmt.Sprintf("%s { font-family: '%s' !important; }", selector, family)
	p.OnLoad(fmt.Sprintf(`browsertest.style(%s)`, strconv.Quote(rule)))
	return true
}

// OnLoad runs a script in each document that the page loads from now on, before the document's own.
func (p *Page) OnLoad(script string) {
	p.t.Helper()
	p.do("adding a script", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// PDF prints the page on A4, without background fills.
func (p *Page) PDF() []byte {
	p.t.Helper()
	data, err := p.tab.pdf()
	p.check("printing", err)
	return data
}

// Language sets what the browser asks for ("id", "hr-HR", …), from the next load.
func (p *Page) Language(tag string) {
	p.t.Helper()
	p.check("setting the language", p.tab.language(tag))
}

// Slow makes the processor slower by a factor; 1 is full speed.
func (p *Page) Slow(factor float64) {
	p.t.Helper()
	p.do("slowing down", emulation.SetCPUThrottlingRate(factor))
}

// Offline tells the page that there is no network, as a phone in flight mode does. A host that is only switched off leaves
// navigator.onLine true.
func (p *Page) Offline(offline bool) {
	p.t.Helper()
	p.do("the network", network.Enable(), network.OverrideNetworkState(offline, 0, -1, -1))
}

// Grant gives the page a permission without asking the user: "clipboard-write", "persistent-storage", "screen-wake-lock", …
func (p *Page) Grant(permissions ...string) {
	p.t.Helper()
	tab := p.chromium("granting")
	for _, name := range permissions {
		p.check("granting "+name, tab.browser.do(func(ctx context.Context) error {
			permission := &browser.PermissionDescriptor{Name: name}
			return browser.SetPermission(permission, browser.PermissionSettingGranted).WithBrowserContextID(tab.store).Do(ctx)
		}))
	}
}

// Crash kills the page's process, as the system does when memory is short. The tab is dead afterwards.
func (p *Page) Crash() {
	p.t.Helper()
	crashed := make(chan bool, 1)
	ctx, cancel := context.WithCancel(p.chromium("crashing").ctx)
	defer cancel()
	chromedp.ListenTarget(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			offer(crashed, true)
		}
	})
	go func() { _ = chromedp.Run(ctx, page.Crash()) }() // a dead page never answers
	if !arrives(crashed, new(bool)) {
		p.t.Fatal("browsertest: the page does not crash")
	}
	p.crashed = true
}

// do runs what only Chromium can do.
func (p *Page) do(doing string, actions ...chromedp.Action) {
	p.t.Helper()
	p.check(doing, p.chromium(doing).run(actions...))
}

// StopWorkers ends the service workers of the browser, as it does itself half a minute after the last word to them; the next one starts them.
func (p *Page) StopWorkers() {
	p.t.Helper()
	p.check("stopping the workers", p.chromium("stopping the workers").run(serviceworker.Enable(), serviceworker.StopAllWorkers(), serviceworker.Disable()))
}
