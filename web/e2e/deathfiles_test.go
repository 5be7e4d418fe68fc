package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// eventToCopy makes the event that backups bring under ever new names.
func (d *device) eventToCopy() {
	d.copy = eventWith(d.t, "copy", "copy", field(40), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 7, TieBreaks: []string{"BH"}, TieRules: "2026",
		Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}).Records
}

// copied is the journal of an event that a backup brings.
func (d *device) copied(id string) []journal.Record {
	records := slices.Clone(d.copy)
	made := records[0].Event.(journal.EventCreated)
	made.ID, made.Name = id, id
	records[0].Event = made
	return records
}

func (d *device) serveBackup(w http.ResponseWriter, kind, name string) bool {
	if kind != "backup" {
		return false
	}
	data, err := file.WriteBackup(file.Backup{Made: madeAt.At, Events: []file.EventBackup{{ID: name, Records: d.copied(name)}}})
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return true
	}
	_, _ = w.Write(data)
	return true
}

// restored are the events beside the one that was there before: each whole, as its file had it.
func (d *device) restored(p *browsertest.Page) (labels []string) {
	s := d.store(p)
	for id, records := range s.events {
		if id == "e2etestevent" {
			continue
		}
		if len(records) != len(d.copied(id)) {
			d.t.Errorf("%s: %d records of %s, want %d", d.mortal.name, len(records), id, len(d.copied(id)))
		}
		labels = append(labels, id)
	}
	slices.Sort(labels)
	return labels
}

// variants are the releases that a host deploys in turn.
const variants = 3

var releaseOf = regexp.MustCompile(`"GOAPP_VERSION":"([0-9a-f]{12})"`)

// builds makes the releases.
func (d *device) builds() {
	for v := range variants {
		text, err := os.ReadFile(filepath.Join(browsertest.Build(d.t, "", v), "app.js"))
		name := releaseOf.FindSubmatch(text)
		if err != nil || name == nil {
			d.t.Fatalf("app.js of variant %d names no release: %v", v, err)
		}
		d.releases = append(d.releases, string(name[1]))
	}
}

// next is the variant that is deployed behind a release.
func (d *device) next(release string) int { return (slices.Index(d.releases, release) + 1) % variants }

// goOver looks for the new release and goes over to it; the page is loaded anew.
const goOver = `(async () => {
	window.elder = true;
	const outcome = await wasit.check();
	if (outcome === "waiting") wasit.accept();
	return outcome;
})()`

// updates deploys one release after the other, looks for it and goes over to it, until the browser is dead. One that runs is acknowledged.
func (d *device) updates(dead <-chan struct{}) {
	var running string
	if d.p.Try(`goappGetenv("GOAPP_VERSION")`, &running) != nil {
		return // it is dead already
	}
	d.off.Store(false)
	for {
		next := d.next(running)
		d.host.Deploy(next)
		var outcome string
		if d.p.Try(goOver, &outcome) == nil && outcome != "waiting" {
			d.say(dead, "", "looking for an update: "+outcome)
			return
		}
		for d.p.Try(`!window.elder && performance.getEntriesByName("mounted").length > 0 && goappGetenv("GOAPP_VERSION")`, &running) != nil || running != d.releases[next] {
			select {
			case <-dead:
				return
			case <-time.After(50 * time.Millisecond): // between two looks
			}
		}
		if !d.say(dead, running, "") {
			return
		}
	}
}

// updated are the releases that have run, by the one that runs now: the last that was acknowledged, or the one on its way. All its files
// are there, and the event is whole.
func (d *device) updated(p *browsertest.Page) []string {
	d.store(p)
	var files struct {
		Total   int
		Missing []string
	}
	if p.Eval(`window.wasit.files(false)`, &files); files.Total == 0 || len(files.Missing) > 0 {
		d.t.Errorf("%s: at death %d files are missing: %+v", d.mortal.name, d.Deaths, files)
	}
	running, known := release(p), append(slices.Clone(d.stood), d.acked...)
	switch {
	case len(known) == 0:
		return []string{running}
	case running == known[len(known)-1]:
		return known
	case running == d.releases[d.next(known[len(known)-1])]:
		return append(known, running)
	}
	return known[:len(known)-1]
}
