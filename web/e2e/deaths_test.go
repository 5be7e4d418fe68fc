package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/web/browsertest"
)

// deaths kills a browser again and again in the middle of one kind of act.
type deaths struct {
	t      *testing.T
	mortal mortal
	host   *browsertest.Host
	device *browsertest.Browser
	p      *browsertest.Page
	fresh  string // a copy of the profile as it was before the first act

	stood []string    // labels of the acts in the store when this life began
	acked []string    // and those that the screen has acknowledged since
	words chan told   // what the page tells
	off   atomic.Bool // the host takes what the page tells, and gives nothing

	copy     []journal.Record // what the backups hold that are restored
	releases []string         // that updates bring, in turn

	count
	spent        time.Duration   // in all lives
	usual, after []time.Duration // starts: in peace, and after a kill
}

// count is what a kind of act came to.
type count struct {
	Deaths       int `json:"deaths"`
	Images       int `json:"images"`
	Acknowledged int `json:"acknowledged"`
	Lost         int `json:"lost"`
}

// livesOfDevice is how many deaths a device dies before the next begins with a fresh store, so that a start stays as cheap as on a day.
const livesOfDevice = 25

// TestDeaths kills the browser at random in the middle of every kind of act. What the screen had acknowledged is in the store
// afterwards, in its order; nothing is there by half; and the app goes on. Images of the profile, taken while it was written to, open
// as after a power cut. WASIT_DEATHS says how often each kind dies: a number, a time such as 150s for as often as happens in it, or "full"
// for a thousand times in Chromium and two hundred times elsewhere; with WASIT_ENGINE alone twice. One line a kind at the end, which the
// command "go run ./web deaths" adds up.
func TestDeaths(t *testing.T) {
	asked := os.Getenv("WASIT_DEATHS")
	if asked == "" && os.Getenv("WASIT_ENGINE") == "" {
		t.Skip("a soak of make test-long; WASIT_DEATHS=3 for a taste of it")
	}
	most, limit := deathsAsked(t, asked)
	for _, m := range mortals {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			d := &deaths{t: t, mortal: m, host: browsertest.Serve(t, ""), device: browsertest.Launch(t), words: make(chan told)}
			d.begin()
			defer d.tell()
			for begun := time.Now(); d.Deaths < most && (limit == 0 || time.Since(begun) < limit); {
				d.life()
			}
		})
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

// begin installs the app, makes the event and does what the acts need; the host is off from then on.
func (d *deaths) begin() {
	d.open(d.host.URL)
	d.p.Wait(ready)
	restoreBackup(d.p, backupOf(d.t, field(12), 5))
	if d.mortal.setup != nil {
		d.mortal.setup(d)
	}
	d.off.Store(true)
	d.host.Fault(d.hear)
	d.device.Close()
	d.start() // the browser keeps what it has compiled
	d.device.Close()
	d.fresh = d.t.TempDir()
	copyProfile(d.t, d.device.Profile(), d.fresh)
	d.usual = append(d.usual, d.start())
	d.stood = d.labels(d.p)
}

// renew gives the device the store that it had before the first act.
func (d *deaths) renew() {
	d.stood, d.acked = nil, nil
	d.device.Kill()
	if err := os.RemoveAll(d.device.Profile()); err != nil {
		d.t.Fatal(err)
	}
	copyProfile(d.t, d.fresh, d.device.Profile())
	d.usual = append(d.usual, d.start())
	d.stood = d.labels(d.p)
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

func (d *deaths) open(url string) {
	d.p = d.device.Page()
	d.p.Language("id")
	d.p.Size(browsertest.Tablet)
	d.p.Allow("navigator.vibrate") // nobody has touched the page
	d.p.Go(url)
}

// start starts the browser and the app, and says how long that took.
func (d *deaths) start() time.Duration {
	begun := time.Now()
	d.device.Start()
	d.open(d.address())
	return time.Since(begun)
}

func (d *deaths) address() string {
	if strings.HasPrefix(d.mortal.page, "/") {
		return d.host.URL + d.mortal.page[1:]
	}
	return d.host.URL + strings.TrimSuffix("event/e2etestevent/"+d.mortal.page, "/")
}

// life acts for a random time, and dies. A death before the first acknowledgement of a life counts too.
func (d *deaths) life() {
	if d.Deaths%livesOfDevice == livesOfDevice-1 {
		d.renew()
	}
	begun := time.Now()
	d.acked = nil
	dead, ended := make(chan struct{}), make(chan struct{})
	if d.mortal.drive == nil {
		d.program()
		close(ended)
	} else {
		go func() { d.mortal.drive(d, dead); close(ended) }()
	}
	if d.Deaths%8 != 7 { // mostly in the middle of things, sometimes at once
		d.hearFirst()
	}
	d.hearUntil(time.After(rand.N(d.mortal.span()))) // the moment of a death is a timer: nothing is waited for
	if d.Deaths%10 == 1 {
		d.image()
	}
	close(dead)
	d.device.Kill()
	<-ended
	d.off.Store(true)
	d.Deaths++
	d.after = append(d.after, d.start())
	d.stood = d.check(d.p)
	d.Acknowledged += len(d.acked)
	d.spent += time.Since(begun)
}

// image copies the profile at one instant in the middle of the acts, and opens the copy.
func (d *deaths) image() {
	thaw := d.device.Freeze()
	copied := d.t.TempDir()
	copyProfile(d.t, d.device.Profile(), copied)
	thaw()
	d.Images++
	other := d.device.Engine.LaunchOn(d.t, copied)
	p := other.Page()
	p.Go(d.address())
	d.check(p)
	other.Kill()
	if err := os.RemoveAll(copied); err != nil {
		d.t.Fatal(err)
	}
}

// check reads the store of a device that came back: what stood there stands, all that was acknowledged since came to it, and at most one
// act that was on its way. It gives the labels of the acts that are there now.
func (d *deaths) check(p *browsertest.Page) []string {
	d.t.Helper()
	labels := d.labels(p)
	want := append(slices.Clone(d.stood), d.acked...)
	found := 0
	for _, label := range labels {
		if found < len(want) && label == want[found] {
			found++
		}
	}
	if lost := len(want) - found; lost > 0 {
		d.Lost += lost
		d.t.Errorf("%s: at death %d %d of %d acts are lost, from %q on; stored %q", d.mortal.name, d.Deaths, lost, len(want), want[found], labels[max(0, len(labels)-8):])
	}
	if found == len(want) && len(labels) > len(want)+1 {
		d.t.Errorf("%s: at death %d %d acts are stored, more than the %d acknowledged and one on its way: %q", d.mortal.name, d.Deaths, len(labels), len(want), labels[len(want):])
	}
	return labels
}

// tell says what the kind came to, in the words that the command reads.
func (d *deaths) tell() {
	if d.Deaths == 0 {
		return
	}
	middle := func(all []time.Duration) time.Duration { slices.Sort(all); return all[len(all)/2] }
	line, err := json.Marshal(struct {
		Engine browsertest.Engine `json:"engine"`
		Kind   string             `json:"kind"`
		count
		Each  int64 `json:"each"`  // milliseconds of a life
		Usual int64 `json:"usual"` // and of a start
		After int64 `json:"after"`
	}{d.device.Engine, d.mortal.name, d.count, d.spent.Milliseconds() / int64(d.Deaths), middle(d.usual).Milliseconds(), middle(d.after).Milliseconds()})
	if err != nil {
		d.t.Fatal(err)
	}
	fmt.Printf("deaths: %s\n", line)
}
