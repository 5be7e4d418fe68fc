package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/app/journal/file"
	"wasit/web/browsertest"
)

// deaths kills a browser again and again in the middle of one kind of act.
type deaths struct {
	t      *testing.T
	mortal mortal
	host   *browsertest.Host
	device *browsertest.Browser
	p      *browsertest.Page

	mu    sync.Mutex
	acked []string // in the order in which the screen acknowledged them

	killed, images int
	usual, after   []time.Duration // starts: in peace, and after a kill
}

// TestDeaths kills the browser at random in the middle of every kind of act. What the screen had acknowledged is in the store
// afterwards, in its order; nothing is there by half; and the app goes on. Images of the profile, taken while it was written to, open
// as after a power cut. WASIT_DEATHS says how often each kind dies: a number, or "full" for a thousand times in Chromium and two
// hundred times elsewhere; with WASIT_ENGINE alone twice. One line a kind at the end: deaths, acknowledged, lost.
func TestDeaths(t *testing.T) {
	asked := os.Getenv("WASIT_DEATHS")
	if asked == "" && os.Getenv("WASIT_ENGINE") == "" {
		t.Skip("a soak of make test-long; WASIT_DEATHS=3 for a taste of it")
	}
	most := 2
	switch n, err := strconv.Atoi(asked); {
	case err == nil:
		most = n
	case asked == "full" && browsertest.Chosen() == browsertest.Chromium:
		most = 1000
	case asked == "full":
		most = 200
	case asked != "":
		t.Fatalf("WASIT_DEATHS=%s: want a number, or full", asked)
	}
	for _, m := range mortals {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			d := &deaths{t: t, mortal: m, host: browsertest.Serve(t, ""), device: browsertest.Launch(t)}
			d.begin()
			for d.killed < most {
				d.life()
			}
			d.tell()
		})
	}
}

// begin installs the app, makes the event and does what the acts need; the host then only takes acknowledgements.
func (d *deaths) begin() {
	d.open(d.host.URL)
	d.p.Wait(ready)
	restoreBackup(d.p, backupOf(d.t, field(12), 5))
	d.host.Fault(d.hear)
	if d.mortal.setup != nil {
		d.mortal.setup(d)
	}
	for range 3 {
		d.device.Close()
		d.usual = append(d.usual, d.start())
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
	switch d.mortal.page {
	case "/clock", "/board":
		return d.host.URL + d.mortal.page[1:]
	}
	return d.host.URL + "event/e2etestevent" + d.mortal.page
}

const acknowledged = "/acknowledged/"

// hear takes an acknowledgement: the page tells of it once the screen does, and does nothing more before it is heard.
func (d *deaths) hear(w http.ResponseWriter, r *http.Request) bool {
	label, ok := strings.CutPrefix(r.URL.Path, acknowledged)
	if !ok {
		http.Error(w, "the host is off", http.StatusServiceUnavailable)
		return true
	}
	if text, err := url.PathUnescape(label); err == nil {
		label = text
	}
	d.mu.Lock()
	d.acked = append(d.acked, label)
	d.mu.Unlock()
	w.WriteHeader(http.StatusNoContent)
	return true
}

func (d *deaths) heard() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.acked)
}

// acting is the program in the page: acts without a pause, each acknowledged. What it cannot do it tells as a fault.
const acting = `void (async () => {
	const $ = (selector) => document.querySelector(selector), sleep = (ms) => new Promise((done) => setTimeout(done, ms));
	const until = async (hold) => { for (let i = 0; ; i++) { const v = hold(); if (v) return v; if (i > 4000) throw new Error("in vain: " + hold + " " + document.body.innerText.slice(0, 800)); await sleep(5) } };
	const there = (selector) => until(() => $(selector));
	const tap = async (selector) => { (await there(selector)).click(); await sleep(0) };
	const fill = async (selector, text) => { const e = await there(selector); e.value = text; e.dispatchEvent(new Event("input", { bubbles: true })); e.dispatchEvent(new Event("change", { bubbles: true })); await sleep(0) };
	const act = async (n) => { %s };
	try {
		for (let n = %d; ; n++) {
			const label = await act(n);
			await until(() => !$(".stat--wait")); // the bar says that all is saved
			await fetch("/acknowledged/" + encodeURIComponent(label));
		}
	} catch (e) { window.fault = String(e && e.stack || e) + e }
})()`

// life acts for a random time, and dies. A death before the first acknowledgement of a life counts too.
func (d *deaths) life() {
	before := len(d.heard())
	first := 600 * (d.killed + 1) // no life uses the names of another
	d.p.Eval(fmt.Sprintf(acting, d.mortal.act, first), nil)
	if d.killed%8 != 7 { // mostly in the middle of things, sometimes at once
		for len(d.heard()) == before {
			var fault string
			if d.p.Eval(`window.fault || ""`, &fault); fault != "" {
				d.p.Fail("%s: %s", d.mortal.name, fault)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
	time.Sleep(time.Duration(rand.IntN(400)) * time.Millisecond)
	if d.killed%10 == 1 {
		d.image()
	}
	d.device.Kill()
	d.killed++
	d.after = append(d.after, d.start())
	d.check(d.p, d.heard())
}

// image copies the profile at one instant in the middle of the acts, and opens the copy.
func (d *deaths) image() {
	thaw := d.device.Freeze()
	known := d.heard()
	copied := d.t.TempDir()
	out, err := exec.Command("cp", "-a", d.device.Profile()+"/.", copied).CombinedOutput()
	thaw()
	for _, lock := range []string{"SingletonLock", "SingletonSocket", "SingletonCookie", "lock", ".parentlock"} {
		_ = os.Remove(filepath.Join(copied, lock)) // the browser that it was copied from lives on
	}
	if err != nil {
		d.t.Fatalf("copying the profile: %v %s", err, out)
	}
	d.images++
	other := d.device.Engine.LaunchOn(d.t, copied)
	p := other.Page()
	p.Go(d.address())
	d.check(p, known)
	other.Kill()
}

// check reads the store of a device that came back: all that was acknowledged is there, and all that is there is whole.
func (d *deaths) check(p *browsertest.Page, acked []string) {
	d.t.Helper()
	labels := d.labels(p)
	found := 0
	for _, label := range labels {
		if found < len(acked) && label == acked[found] {
			found++
		}
	}
	if d.mortal.facts == nil { // rows of a book are counted by themselves
		found = len(acked)
		if last := slices.MaxFunc(append(acked, "0"), byNumber); byNumber(labels[0], last) < 0 {
			found--
		}
	}
	if found < len(acked) {
		d.t.Fatalf("%s: after %d deaths %d of %d acknowledged acts are lost, from %q on; stored %q", d.mortal.name, d.killed, len(acked)-found, len(acked), acked[found], labels[max(0, len(labels)-8):])
	}
	if stored, most := len(labels), len(acked)+d.killed+d.images+1; d.mortal.facts != nil && stored > most {
		d.t.Fatalf("%s: %d acts are stored, more than the %d acknowledged and one on its way for each death", d.mortal.name, stored, len(acked))
	}
}

func byNumber(a, b string) int {
	x, _ := strconv.Atoi(a)
	y, _ := strconv.Atoi(b)
	return x - y
}

// labels are the labels of the acts in the journal, which has to be whole; of a book the number of rows of its last game.
func (d *deaths) labels(p *browsertest.Page) []string {
	d.t.Helper()
	var stored struct {
		Rows  []string
		Book  int
		Heads []struct{ Seq int }
	}
	p.Eval(`new Promise((done, failed) => { const open = indexedDB.open("wasit"); open.onerror = () => failed(open.error); open.onsuccess = () => {
		const db = open.result, t = db.transaction(["heads", "records"]), text = (v) => v instanceof Uint8Array ? new TextDecoder().decode(v) : v;
		const rows = t.objectStore("records").getAll(), keys = t.objectStore("records").getAllKeys(), head = t.objectStore("heads").get("e2etestevent");
		t.oncomplete = () => { db.close(); done({
			rows: rows.result.filter((_, i) => keys.result[i][0] === "e2etestevent").map(text),
			book: keys.result.filter(([id]) => /^(clock|play):/.test(id)).length,
			heads: [JSON.parse(text(head.result))] }) } } })`, &stored)
	if d.mortal.facts == nil {
		return []string{strconv.Itoa(stored.Book)}
	}
	records, err := file.Decode([]byte(strings.Join(stored.Rows, "")))
	if err != nil || len(records) == 0 || records[len(records)-1].Seq != stored.Heads[0].Seq {
		d.t.Fatalf("%s: the journal is not whole: %d records, its head says %d: %v", d.mortal.name, len(records), stored.Heads[0].Seq, err)
	}
	if _, err := journal.Replay(records); err != nil {
		d.t.Fatalf("%s: the journal does not replay: %v", d.mortal.name, err)
	}
	return d.mortal.facts(records)
}

func (d *deaths) tell() {
	slices.Sort(d.usual)
	slices.Sort(d.after)
	usual, after := d.usual[len(d.usual)/2], d.after[len(d.after)/2]
	line, _ := json.Marshal(map[string]any{"engine": d.device.Engine, "kind": d.mortal.name, "deaths": d.killed, "images": d.images, "acknowledged": len(d.acked), "lost": 0,
		"start": fmt.Sprintf("%.1f of the usual", after.Seconds()/usual.Seconds())})
	d.t.Logf("deaths: %s", line)
}

// publishFirst pairs and publishes the first round.
func (d *deaths) publishFirst() {
	d.draft()
	publish(d.p)
	d.p.Wait(has("key-w"))
}

func (d *deaths) draft() {
	d.p.Go(d.host.URL + "event/e2etestevent/round")
	draftFirst(d.p)
}

func (d *deaths) startClock() {
	layClock(d.p, d.host.URL, "15+10")
	d.p.Tap("#ckb-press")
	d.p.Wait(whiteRuns + " && " + kept(2))
}
