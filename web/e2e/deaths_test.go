package e2e

import (
	"cmp"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"wasit/web/browsertest"
)

// A crowd is the devices that die together: pages of one browser, each of an origin of its own, with a store of its own, and in the middle
// of its own kind of act. One SIGKILL of the browser interrupts them all, and is a death of each kind.
type crowd struct {
	t       *testing.T
	browser *browsertest.Browser
	fresh   string // a copy of the profile as it was before the first act
	devices []*device
	words   chan told // what the pages tell
	deaths  int
}

const (
	livesOfStore = 25 // before all begin with a fresh store, so that a start stays as cheap as on a day
	livesOfRest  = 10 // from one end in good order to the next, whose start is the usual one
	livesOfImage = 20 // from one image of the profile to the next
)

// TestDeaths kills the browser at random in the middle of every kind of act. What the screen had acknowledged is in the store
// afterwards, in its order; nothing is there by half; and the app goes on. Images of the profile, taken while it was written to, open
// as after a power cut. WASIT_DEATHS says how often each kind dies: a number, a time such as 150s for as often as happens in it, or "full"
// for a thousand times in Chromium and two hundred times elsewhere; with WASIT_ENGINE alone twice. WASIT_KINDS is a pattern for the kinds.
// One line a kind after each life, which the command "go run ./web/lab deaths" adds up: a run that is cut short keeps what it came to.
func TestDeaths(t *testing.T) {
	asked := os.Getenv("WASIT_DEATHS")
	if asked == "" && os.Getenv("WASIT_ENGINE") == "" {
		t.Skip("a soak of make test-long; WASIT_DEATHS=3 for a taste of it")
	}
	t.Parallel()
	most, limit := deathsAsked(t, asked)
	kinds, err := regexp.Compile(os.Getenv("WASIT_KINDS"))
	if err != nil {
		t.Fatalf("WASIT_KINDS: %v", err)
	}
	c := &crowd{t: t, words: make(chan told)}
	for _, m := range mortals {
		if kinds.MatchString(m.name) {
			c.devices = append(c.devices, &device{t: t, mortal: m, words: c.words})
		}
	}
	c.begin()
	for begun := time.Now(); c.deaths < most && (limit == 0 || time.Since(begun) < limit); {
		c.life()
	}
}

func deathsAsked(t *testing.T, asked string) (most int, limit time.Duration) {
	t.Helper()
	n, err := strconv.Atoi(asked)
	if limit, bad := time.ParseDuration(asked); err != nil && bad == nil {
		return 1 << 30, limit
	}
	switch {
	case err == nil:
		return n, 0
	case asked == "":
		return 2, 0
	case asked == "full" && browsertest.Chosen() == browsertest.Chromium:
		return 1000, 0
	case asked == "full":
		return 200, 0
	}
	t.Fatalf("WASIT_DEATHS=%s: want a number, a time, or full", asked)
	return 0, 0
}

// begin installs the app on each device and does what its acts need; the hosts are off from then on.
func (c *crowd) begin() {
	c.browser = browsertest.LaunchCrowd(c.t)
	for _, d := range c.devices {
		d.host = browsertest.Serve(c.t, "")
		d.begin(c.browser)
	}
	c.rest() // the browser keeps what it has compiled
	c.browser.Close()
	c.fresh = c.t.TempDir()
	copyProfile(c.t, c.browser.Profile(), c.fresh)
	c.start(false)
}

// renew gives the devices the stores that they had before the first act.
func (c *crowd) renew() {
	c.browser.Close()
	if err := os.RemoveAll(c.browser.Profile()); err != nil {
		c.t.Fatal(err)
	}
	copyProfile(c.t, c.fresh, c.browser.Profile())
	for _, d := range c.devices {
		d.stood, d.acked = nil, nil
	}
	c.start(false)
}

// rest ends the browser in good order, and starts it again.
func (c *crowd) rest() {
	c.browser.Close()
	c.start(false)
}

// start starts the browser and the app on each device, notes how long each took, and looks at what they hold.
func (c *crowd) start(killed bool) {
	begun := time.Now()
	c.browser.Start()
	browser := time.Since(begun)
	for _, d := range c.devices {
		begun := time.Now()
		d.open(c.browser, d.address())
		took := browser + time.Since(begun)
		if killed {
			d.after = append(d.after, took)
		} else {
			d.usual = append(d.usual, took)
		}
		d.stood = d.check(d.p)
		d.acked, d.going, d.held = nil, d.mortal.drive != nil, nil
	}
}

// life has all devices act, and kills them at one random moment. Mostly each has acknowledged an act before and is let go on a random time
// before the end, so that all are in the middle of one; each eighth time its first act begins then.
func (c *crowd) life() {
	switch {
	case c.deaths%livesOfStore == livesOfStore-1:
		c.renew()
	case c.deaths%livesOfRest == livesOfRest-1:
		c.rest()
	}
	begun, dead, image := time.Now(), make(chan struct{}), ""
	drives := c.act(dead, c.deaths%8 == 7)
	if c.deaths%livesOfImage == 1 {
		image = c.image()
	}
	close(dead)
	c.browser.Kill()
	drives.Wait()
	c.deaths++
	for _, d := range c.devices {
		d.off.Store(true)
		d.Deaths++
		d.Acknowledged += len(d.acked)
		d.spent = time.Since(begun) / time.Duration(len(c.devices))
	}
	defer c.tell() // of what is lost too, which may end the test
	if image != "" {
		c.look(image)
	}
	c.start(true)
}

// A moment is what happens at a time of a life.
type moment struct {
	at time.Duration
	do func()
}

// act has the devices act until the random end of a life; it gives what still runs beside the test.
func (c *crowd) act(dead <-chan struct{}, atOnce bool) (drives *sync.WaitGroup) {
	drives = &sync.WaitGroup{}
	end := rand.N(slices.MaxFunc(c.devices, func(a, b *device) int { return cmp.Compare(a.mortal.span(), b.mortal.span()) }).mortal.span())
	moments := []moment{{end, func() {}}}
	for _, d := range c.devices {
		at := max(0, end-rand.N(d.mortal.span()))
		switch {
		case d.mortal.drive != nil:
			moments = append(moments, moment{at, func() { drives.Go(func() { d.mortal.drive(d, dead) }) }})
		case atOnce:
			moments = append(moments, moment{at, func() { d.going = true; d.program() }})
		default:
			d.program()
			moments = append(moments, moment{at, d.goOn})
		}
	}
	if !atOnce {
		c.hearAll()
	}
	slices.SortFunc(moments, func(a, b moment) int { return cmp.Compare(a.at, b.at) })
	begun := time.Now()
	for _, m := range moments {
		c.hearUntil(time.After(time.Until(begun.Add(m.at)))) // the moment of a death is a timer: nothing is waited for
		m.do()
	}
	return drives
}

// image copies the profile at one instant in the middle of the acts.
func (c *crowd) image() (folder string) {
	thaw := c.browser.Freeze()
	defer thaw()
	folder = c.t.TempDir()
	copyProfile(c.t, c.browser.Profile(), folder)
	return folder
}

// look opens an image, as after a power cut.
func (c *crowd) look(image string) {
	other := c.browser.On(image)
	for _, d := range c.devices {
		p := other.Page()
		p.Go(d.address())
		d.check(p)
		d.Images++
	}
	other.Kill()
	if err := os.RemoveAll(image); err != nil {
		c.t.Fatal(err)
	}
}

// tell says what the last life came to for each kind, in the words that the command reads.
func (c *crowd) tell() {
	for _, d := range c.devices {
		d.tell(c.browser.Engine)
	}
}

// copyProfile copies a profile without the locks of the browser that it is copied from, which may live on.
func copyProfile(t *testing.T, from, to string) {
	t.Helper()
	if err := os.MkdirAll(to, 0o755); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cp", "-a", from+"/.", to).CombinedOutput(); err != nil {
		t.Fatalf("copying the profile: %v %s", err, out)
	}
	for _, lock := range []string{"SingletonLock", "SingletonSocket", "SingletonCookie", "lock", ".parentlock"} {
		_ = os.Remove(filepath.Join(to, lock))
	}
}
