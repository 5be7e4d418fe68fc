package browsertest

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// ErrNoBrowser says what to do where there is no browser to test with.
var ErrNoBrowser = errors.New("no Chromium found: install the package chromium, or set WASIT_CHROMIUM to the program of one")

// Find gives the program of a Chromium or Chrome.
func Find() (string, error) {
	candidates := []string{os.Getenv("WASIT_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"}
	for _, c := range candidates {
		if path, err := exec.LookPath(c); c != "" && err == nil {
			return path, nil
		}
	}
	return "", ErrNoBrowser
}

// A Browser is a running Chromium.
type Browser struct {
	t       testing.TB
	profile string // folder of the profile; "" is a shared browser
	ctx     context.Context
	cancel  context.CancelFunc
}

// start runs Chromium on a profile. On a crowded machine a browser may die while it starts, which says nothing about the app.
func start(profile string) (ctx context.Context, cancel context.CancelFunc, err error) {
	for range 3 {
		if ctx, cancel, err = startOnce(profile); err == nil {
			break
		}
	}
	return ctx, cancel, err
}

func startOnce(profile string) (context.Context, context.CancelFunc, error) {
	path, err := Find()
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "en-US"), chromedp.WSURLReadTimeout(silence),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator, chromedp.WithErrorf(func(string, ...any) {})) // of events newer than the library
	if err := chromedp.Run(ctx); err != nil {
		stop()
		return nil, nil, err
	}
	return ctx, func() { cancel(); stop() }, nil
}

// Launch starts a browser of the test's own, its profile on disk. It ends with the test.
func Launch(t testing.TB) *Browser {
	t.Helper()
	profile, err := os.MkdirTemp("", "wasit-profile-")
	must(t, err, "a folder for the profile")
	b := &Browser{t: t, profile: profile}
	b.Start()
	t.Cleanup(func() {
		b.cancel()
		remove(profile)
	})
	return b
}

// remove deletes a profile; helpers of a killed browser may write to it a moment longer.
func remove(dir string) {
	until(func() bool { err := os.RemoveAll(dir); return err == nil || errors.Is(err, fs.ErrNotExist) })
}

// Start runs the browser on its profile, as after [Browser.Kill].
func (b *Browser) Start() {
	b.t.Helper()
	var err error
	b.ctx, b.cancel, err = start(b.profile)
	must(b.t, err, "starting Chromium")
}

// Kill ends the browser's processes at once, as a phone does that needs the memory. Its pages are dead.
func (b *Browser) Kill() {
	b.t.Helper()
	must(b.t, chromedp.FromContext(b.ctx).Browser.Process().Kill(), "killing Chromium")
	b.cancel() // waits for the process
}

// Close ends the browser in good order.
func (b *Browser) Close() {
	b.t.Helper()
	ctx, cancel := within(b.ctx)
	defer cancel()
	must(b.t, chromedp.Cancel(ctx), "closing Chromium")
	b.cancel()
}

// Page opens a tab on the profile's store; go somewhere with [Page.Go].
func (b *Browser) Page() *Page {
	b.t.Helper()
	return newPage(b.t, b.ctx, "")
}

// Open gives a page of the shared browser with a store of its own, shows the address and waits until the app is mounted.
func Open(t testing.TB, url string) *Page {
	t.Helper()
	p := Blank(t)
	p.Go(url)
	return p
}

// Blank is [Open] without an address, for a page that is to be set up before its first load.
func Blank(t testing.TB) *Page {
	t.Helper()
	root, err := shared()
	must(t, err, "starting Chromium")
	var store cdp.BrowserContextID
	must(t, inBrowser(root, func(ctx context.Context) (err error) {
		store, err = target.CreateBrowserContext().WithDisposeOnDetach(true).Do(ctx)
		return err
	}), "a store of its own")
	t.Cleanup(func() {
		must(t, inBrowser(root, func(ctx context.Context) error { return target.DisposeBrowserContext(store).Do(ctx) }), "removing the store")
	})
	return newPage(t, root, store)
}

var sharedCancel struct {
	sync.Mutex
	close func()
}

var shared = sync.OnceValues(func() (context.Context, error) {
	profile, err := os.MkdirTemp("", "wasit-profile-")
	if err != nil {
		return nil, err
	}
	ctx, cancel, err := start(profile)
	if err != nil {
		os.RemoveAll(profile)
		return nil, err
	}
	sharedCancel.Lock()
	defer sharedCancel.Unlock()
	sharedCancel.close = func() { cancel(); remove(profile) }
	return ctx, nil
})

func closeShared() {
	sharedCancel.Lock()
	defer sharedCancel.Unlock()
	if sharedCancel.close != nil {
		sharedCancel.close()
	}
}

// within bounds one step of a page by how long the browser may be silent.
func within(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, silence)
}
