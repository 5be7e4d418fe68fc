package browsertest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// A Browser is a running browser, its profile on disk.
type Browser struct {
	Engine  Engine
	t       testing.TB
	profile string
	use     use
	running instance // nil while it is not running
}

// Launch starts a browser of the test's own, its profile on disk. It ends with the test.
func Launch(t testing.TB) *Browser {
	t.Helper()
	return Chosen().Launch(t)
}

// Launch is [Launch] for an engine.
func (e Engine) Launch(t testing.TB) *Browser {
	t.Helper()
	return launch(&Browser{Engine: e, t: t, profile: newProfile(t)})
}

// Whole is [Launch] of the browser that a person has, with all that is around its pages.
func (e Engine) Whole(t testing.TB) *Browser {
	t.Helper()
	return launch(&Browser{Engine: e, t: t, profile: newProfile(t), use: whole})
}

// LaunchCrowd is [Engine.Whole] of a browser for many pages at once: they share a process, and what it has compiled, where the engine can have
// them do so.
func LaunchCrowd(t testing.TB) *Browser {
	t.Helper()
	return launch(&Browser{Engine: Chosen(), t: t, profile: newProfile(t), use: crowd})
}

// On starts a browser of the same kind on another profile, such as a copy. It ends with the test; the folder stays.
func (b *Browser) On(profile string) *Browser {
	b.t.Helper()
	return launch(&Browser{Engine: b.Engine, t: b.t, profile: profile, use: b.use})
}

func newProfile(t testing.TB) string {
	t.Helper()
	profile, err := os.MkdirTemp("", "wasit-profile-")
	must(t, err, "a folder for the profile")
	t.Cleanup(func() { remove(profile) })
	return profile
}

// LaunchOn starts a browser on a profile that is there, such as a copy of another's. It ends with the test; the folder stays.
func (e Engine) LaunchOn(t testing.TB, profile string) *Browser {
	t.Helper()
	return launch(&Browser{Engine: e, t: t, profile: profile})
}

func launch(b *Browser) *Browser {
	b.t.Helper()
	b.Start()
	b.t.Cleanup(func() {
		if b.running != nil {
			_ = b.running.kill()
		}
	})
	return b
}

// Profile is the folder in which the browser keeps its stores.
func (b *Browser) Profile() string { return b.profile }

// remove deletes a profile; helpers of a killed browser may write to it a moment longer.
func remove(dir string) {
	until(func() bool { err := os.RemoveAll(dir); return err == nil || errors.Is(err, fs.ErrNotExist) })
}

// Start runs the browser on its profile, as after [Browser.Kill].
func (b *Browser) Start() {
	b.t.Helper()
	var err error
	b.running, err = b.Engine.start(b.profile, b.use)
	must(b.t, err, "starting the browser")
}

// Rest waits until the browser has written nothing to its profile for a second. WebKit says that a worker is active before the worker is
// on the disk: killed in between, it has none.
func (b *Browser) Rest() {
	b.t.Helper()
	var seen time.Time
	if !until(func() bool {
		before := seen
		err := filepath.WalkDir(b.profile, func(_ string, e fs.DirEntry, err error) error {
			var info fs.FileInfo
			if err == nil {
				info, err = e.Info()
			}
			if errors.Is(err, fs.ErrNotExist) {
				return nil // gone meanwhile
			}
			if err == nil && info.ModTime().After(seen) {
				seen = info.ModTime()
			}
			return err
		})
		return err == nil && seen.Equal(before) && time.Since(seen) > time.Second
	}) {
		b.t.Fatal("the browser goes on writing to its profile")
	}
}

// Kill ends the browser's processes at once, as a phone does that needs the memory. Its pages are dead.
func (b *Browser) Kill() {
	b.t.Helper()
	must(b.t, b.running.kill(), "killing the browser")
	b.running = nil
}

// Close ends the browser in good order.
func (b *Browser) Close() {
	b.t.Helper()
	must(b.t, b.running.quit(), "closing the browser")
	b.running = nil
}

// Page opens a tab on the profile's store; go somewhere with [Page.Go].
func (b *Browser) Page() *Page {
	b.t.Helper()
	return newPage(b.t, b.Engine, b.running, "")
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
	return Chosen().Blank(t)
}

// Blank is [Blank] for an engine.
func (e Engine) Blank(t testing.TB) *Page {
	t.Helper()
	b, err := shared(e)
	must(t, err, "starting the browser")
	store, err := b.newStore()
	must(t, err, "a store of its own")
	t.Cleanup(func() { must(t, b.dropStore(store), "removing the store") })
	return newPage(t, e, b, store)
}

// OpenLight is [Open] of a [Light] page.
func OpenLight(t testing.TB, url string) *Page {
	t.Helper()
	p := Light(t)
	p.Go(url)
	return p
}

// Light is [Blank] whose service worker is never installed, as on a first visit before its end: for tests of what a page does, not of how it
// is kept. To store all files and to count them is half of a short page's life.
func Light(t testing.TB) *Page {
	t.Helper()
	p := Blank(t)
	if p.engine == Chromium {
		p.OnLoad(`if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => {})`)
	}
	return p
}

// open are the browsers that tests share, one for each engine.
var open struct {
	sync.Mutex
	of map[Engine]func() (instance, error)
	at []string // their profiles
}

func shared(e Engine) (instance, error) {
	open.Lock()
	if open.of == nil {
		open.of = map[Engine]func() (instance, error){}
	}
	if open.of[e] == nil {
		open.of[e] = sync.OnceValues(func() (instance, error) { return startShared(e) })
	}
	start := open.of[e]
	open.Unlock()
	return start()
}

func startShared(e Engine) (instance, error) {
	profile, err := os.MkdirTemp("", "wasit-profile-")
	if err != nil {
		return nil, err
	}
	open.Lock()
	open.at = append(open.at, profile)
	open.Unlock()
	return e.start(profile, pages)
}

func closeShared() (err error) {
	open.Lock()
	defer open.Unlock()
	for _, start := range open.of {
		if b, err := start(); err == nil {
			_ = b.kill() // its profile goes too
		}
	}
	for _, profile := range open.at {
		if !until(func() bool { return len(running(profile)) == 0 }) {
			err = errors.Join(err, fmt.Errorf("processes %v of a browser that was killed live on", running(profile)))
		}
		remove(profile)
	}
	return err
}

// Freeze stops all processes of the browser until thaw goes on with them: what it has written so far can be copied as of one instant.
func (b *Browser) Freeze() (thaw func()) {
	b.t.Helper()
	all := descendants(b.running.pid())
	set := func(on bool) {
		for _, pid := range all {
			freeze(pid, on)
		}
	}
	set(true)
	return func() { set(false) }
}
