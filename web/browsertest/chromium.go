package browsertest

import (
	"context"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// ErrNoBrowser says what to do where there is no browser to test with.
var ErrNoBrowser = errors.New("no Chromium found: install the package chromium, or set WASIT_CHROMIUM to the program of one")

// Find gives the program of a Chromium or Chrome.
func Find() (string, error) {
	path, ok := first(os.Getenv("WASIT_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium")
	if !ok {
		return "", ErrNoBrowser
	}
	return path, nil
}

// findShell gives the program of Chromium's headless shell: the same engine without the windows, tabs and menus around pages, which nobody
// sees here and which are half of what a page costs. There is none where a browser was named, in a long run, for benchmarks and where
// an engine was chosen: all pages are those of the whole browser then. Debian's command is a script that waits for the program
// behind it, and killing a script leaves that running; so the program goes first.
func findShell() (string, bool) {
	bench := flag.Lookup("test.bench")
	if bench != nil && bench.Value.String() != "" || os.Getenv("WASIT_CHROMIUM")+os.Getenv("WASIT_LONG")+os.Getenv("WASIT_ENGINE") != "" {
		return "", false
	}
	return first("/usr/lib/chromium/chromium-headless-shell", "chromium-headless-shell", "chrome-headless-shell", "headless_shell")
}

// first gives the first of these programs that is there.
func first(programs ...string) (string, bool) {
	for _, p := range programs {
		if path, err := exec.LookPath(p); p != "" && err == nil {
			return path, true
		}
	}
	return "", false
}

// chromium is a Chromium, driven by its own protocol: it can do more from outside than WebDriver names.
type chromium struct {
	ctx    context.Context
	cancel context.CancelFunc
	shell  bool
	shared bool // its pages share a process
}

func startChromium(profile string, by use) (instance, error) {
	path, shell := "", false
	if by == pages {
		path, shell = findShell()
	}
	if !shell {
		var err error
		if path, err = Find(); err != nil {
			return nil, err
		}
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-features", withoutFeatures(by)),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "en-US"), chromedp.WSURLReadTimeout(silence),
	)
	if shell { // no page lives as long as the second compiler's work pays: a tenth of all
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	if film := filepath.Join(profile, filmName); isThere(film) {
		options = append(options, chromedp.Flag("use-fake-ui-for-media-stream", true), chromedp.Flag("use-fake-device-for-media-stream", true),
			chromedp.Flag("use-file-for-fake-video-capture", film))
	}
	if by == crowd {
		options = append(options, chromedp.Flag("renderer-process-limit", "1"), chromedp.Flag("process-per-site", true),
			chromedp.Flag("disable-site-isolation-trials", true), chromedp.Flag("in-process-gpu", true))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator, chromedp.WithErrorf(func(string, ...any) {})) // of events newer than the library
	if err := chromedp.Run(ctx); err != nil {
		stop()
		return nil, err
	}
	return &chromium{ctx, func() { cancel(); stop() }, shell, by == crowd}, nil
}

// withoutFeatures are the features that a browser does without: menus that nobody opens, a quarter of a start; a process for each next
// page, a tenth of a test; proposals below the line of the address, in each window two pages that take half a second. Where pages are to
// share a process no origin has one for itself.
func withoutFeatures(by use) string {
	without := "site-per-process,Translate,BlinkGenPropertyTrees,PreloadTopChromeWebUI,SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup"
	if by == crowd {
		without += ",OriginKeyedProcessesByDefault"
	}
	return without
}

func (c *chromium) newStore() (string, error) {
	var store cdp.BrowserContextID
	err := c.do(func(ctx context.Context) (err error) {
		store, err = target.CreateBrowserContext().WithDisposeOnDetach(true).Do(ctx)
		if err != nil || !c.shell {
			return err
		}
		return browser.SetPermission(&browser.PermissionDescriptor{Name: "clipboard-write"}, browser.PermissionSettingGranted).
			WithBrowserContextID(store).Do(ctx) // a whole browser grants it to a touch by itself
	})
	return string(store), err
}

func (c *chromium) dropStore(id string) error {
	return c.do(func(ctx context.Context) error { return target.DisposeBrowserContext(cdp.BrowserContextID(id)).Do(ctx) })
}

func (c *chromium) pid() int { return chromedp.FromContext(c.ctx).Browser.Process().Pid }

func (c *chromium) kill() error {
	err := chromedp.FromContext(c.ctx).Browser.Process().Kill()
	c.cancel() // waits for the process
	return err
}

func (c *chromium) quit() error {
	ctx, cancel := within(c.ctx)
	defer cancel()
	err := chromedp.Cancel(ctx)
	c.cancel()
	return err
}

// do runs a command of the browser, not of a tab.
func (c *chromium) do(command func(context.Context) error) error {
	ctx, cancel := within(c.ctx)
	defer cancel()
	return command(cdp.WithExecutor(ctx, chromedp.FromContext(c.ctx).Browser))
}

// open makes a tab in a window of its own, so that it is never in the background.
func (c *chromium) open(store string) (tab, *report, error) {
	var id target.ID
	err := c.do(func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(cdp.BrowserContextID(store)).WithNewWindow(true).Do(ctx)
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	t, r := &chromiumTab{browser: c, store: cdp.BrowserContextID(store)}, &report{}
	t.ctx, t.cancel = chromedp.NewContext(c.ctx, chromedp.WithTargetID(id))
	chromedp.ListenTarget(t.ctx, r.hear)
	if err := chromedp.Run(t.ctx); err != nil { // not bounded: the first Run's context carries the tab's events for good
		return nil, nil, err
	}
	return t, r, t.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(helpers).Do(ctx)
		return err
	}))
}

// within bounds one step of a page by how long the browser may be silent.
func within(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, silence)
}
