package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// A device is a page with a host and a store of its own, and one kind of act.
type device struct {
	t      *testing.T
	mortal mortal
	host   *browsertest.Host
	p      *browsertest.Page

	stood []string        // labels of the acts in the store when this life began
	acked []string        // and those that the screen has acknowledged since
	words chan told       // what the page tells
	going bool            // it goes on as soon as it is heard
	held  chan<- struct{} // else it waits for this to be closed
	off   atomic.Bool     // the host takes what the page tells, and gives nothing

	event    int              // facts of its event before the first act
	copy     []journal.Record // what the backups hold that are restored
	releases []string         // that updates bring, in turn

	count
	told         count           // as it was when the last life was told
	spent        time.Duration   // its part of the last life
	usual, after []time.Duration // starts: in peace, and after a kill
}

// count is what a kind of act came to.
type count struct {
	Deaths       int `json:"deaths"`
	Images       int `json:"images"`
	Acknowledged int `json:"acknowledged"`
	Lost         int `json:"lost"`
}

// since is what came to it since an earlier count.
func (c count) since(e count) count {
	return count{c.Deaths - e.Deaths, c.Images - e.Images, c.Acknowledged - e.Acknowledged, c.Lost - e.Lost}
}

// begin installs the app, makes the event and does what the acts need.
func (d *device) begin(browser *browsertest.Browser) {
	d.open(browser, d.host.URL)
	d.p.Wait(ready)
	restoreBackup(d.p, backupOf(d.t, field(12), 5))
	if d.mortal.setup != nil {
		d.mortal.setup(d)
	}
	d.p.Wait(`document.querySelector(".stat--wait") === null`)
	if d.p.Count("#unsaved") > 0 {
		d.t.Fatalf("%s: its event was not stored, as the screen says: a database that is silent for ten seconds is given up", d.mortal.name)
	}
	d.event = len(d.store(d.p).events["e2etestevent"])
	d.off.Store(true)
	d.host.Fault(d.hear)
}

func (d *device) open(browser *browsertest.Browser, url string) {
	d.p = browser.Page()
	d.p.Language("id")
	d.p.Size(browsertest.Tablet)
	d.p.Allow("navigator.vibrate") // nobody has touched the page
	d.p.Go(url)
}

func (d *device) address() string {
	if strings.HasPrefix(d.mortal.page, "/") {
		return d.host.URL + d.mortal.page[1:]
	}
	return d.host.URL + strings.TrimSuffix("event/e2etestevent/"+d.mortal.page, "/")
}

// check reads the store of a device that came back: what stood there stands, all that was acknowledged since came to it, and at most one
// act that was on its way. It gives the labels of the acts that are there now.
func (d *device) check(p *browsertest.Page) []string {
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

// tell says what the last life came to, in the words that the command reads.
func (d *device) tell(engine browsertest.Engine) {
	middle := func(all []time.Duration) int64 {
		if len(all) == 0 {
			return 0 // the last start failed
		}
		sorted := slices.Sorted(slices.Values(all))
		return sorted[len(sorted)/2].Milliseconds()
	}
	line, err := json.Marshal(struct {
		Engine browsertest.Engine `json:"engine"`
		Kind   string             `json:"kind"`
		count
		Each  int64 `json:"each"`  // milliseconds of its part of a life
		Usual int64 `json:"usual"` // and of the middle one of all starts so far
		After int64 `json:"after"`
	}{engine, d.mortal.name, d.since(d.told), d.spent.Milliseconds(), middle(d.usual), middle(d.after)})
	if err != nil {
		d.t.Fatal(err)
	}
	d.told = d.count
	fmt.Printf("deaths: %s\n", line)
}
