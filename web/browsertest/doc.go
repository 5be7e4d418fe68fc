// Package browsertest tests the app in real browsers: it builds the site once, serves it from a host that can be switched
// off, opens pages and touches them as a user would. Only tests import it.
//
//	func TestMain(m *testing.M) { os.Exit(browsertest.Main(m)) }
//
//	func TestHome(t *testing.T) {
//		t.Parallel()
//		host := browsertest.Serve(t, "")           // the built site at the root; "/sub" serves it below a path
//		p := browsertest.Open(t, host.URL)         // a page with a store of its own, mounted
//		p.Size(browsertest.Phone)
//		p.Click("button", "Turnamen baru")         // the first visible match that holds this text, by real mouse events
//		p.Fill("#name", "Piala Wali Kota")
//		p.Wait(`document.title.includes("Piala")`) // waits for conditions; nothing here sleeps
//		p.Shot("new-event")                        // into the folder $WASIT_SHOTS, when that is set
//	}
//
// [Open] shares one browser between tests, each page in a fresh browser context. [Launch] starts one of the test's own with its
// profile on disk, which can be killed and restarted. Both are Chromium's headless shell where there is one; [Engine.Whole] is not. A
// page fails its test when the browser reports an error: an exception, console.error, a file that is missing, a violation of the
// policy; [Page.Allow] excuses what a test provokes.
//
// The browser is a Chromium, or of the [Engine] that WASIT_ENGINE names: Firefox by WebDriver BiDi, WebKitGTK (the engine of Safari)
// by WebDriver. What only Chromium's protocol can do from outside – [Page.Limit], [Page.Slow], [Page.Dark], … – fails in others.
//
// Environment: WASIT_ENGINE (chromium, firefox or webkit), WASIT_CHROMIUM and WASIT_FIREFOX (the programs to use), WASIT_WASM (a
// program built before) and WASIT_PACK (its form, as PACK of make), WASIT_SHOTS (folder of pictures), WASIT_WALKS (the tests marked by
// [Walk] too), WASIT_LONG (for tests: more of everything).
package browsertest

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"testing"
	"time"
)

// Main runs a package's tests and then closes the shared browser, which must be gone, and removes what was built. A page waits – for
// frames, timers, the disk – about a third of its time: twice as many as processors keep them busy; -parallel says otherwise.
func Main(m *testing.M) int {
	killOnSignal()
	if err := flag.Set("test.parallel", strconv.Itoa(2*runtime.GOMAXPROCS(0))); err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		return 2
	}
	status := m.Run() // reads the command line
	if err := cleanUp(); err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		return max(status, 1)
	}
	return status
}

// A step of a test has no limit that a slow machine breaks. It fails when it sees no progress: a condition was looked at
// patientLooks times in vain and for patience at least, with no word of the page in between; each look takes a busy machine
// longer, so it gets more time. Or the browser has not answered at all for as long as silence.
const (
	patience     = time.Minute
	patientLooks = 3000
	silence      = 10 * time.Minute
)

// poll is the pause between two looks at a condition.
const poll = 10 * time.Millisecond

// until looks at a condition until it holds or there is no more progress.
func until(hold func() bool) bool { return untilSilent(1, hold, still) }

// still is for what shows no progress.
func still() int { return 0 }

// untilSilent is [until] where one call is so many looks, and something else shows progress too: a number that changes.
func untilSilent(each int, hold func() bool, progress func() int) bool {
	tick := time.NewTicker(poll)
	defer tick.Stop()
	since, seen := time.Now(), progress()
	for looks := each; ; looks += each {
		begun := time.Now()
		if hold() {
			return true
		}
		if now := progress(); now != seen {
			since, seen, looks = time.Now(), now, 0
		}
		if time.Since(begun) >= silence || looks >= patientLooks && time.Since(since) >= patience {
			return false
		}
		<-tick.C
	}
}

// arrives waits for the first value that [offer] put into a channel.
func arrives[T any](c <-chan T, value *T) bool {
	select {
	case *value = <-c:
		return true
	case <-time.After(silence):
		return false
	}
}

// offer keeps a value for [arrives]; later ones are dropped. It never blocks the browser's events.
func offer[T any](c chan<- T, value T) {
	select {
	case c <- value:
	default:
	}
}

func must(t testing.TB, err error, doing string, args ...any) {
	t.Helper()
	if err != nil {
		t.Fatalf("browsertest: %s: %v", fmt.Sprintf(doing, args...), err)
	}
}
