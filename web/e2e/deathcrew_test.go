package e2e

import (
	"maps"
	"net/http"
	"slices"
	"strconv"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// joining takes the invitation to an event of its own, which a file brings.
const joining = `
	const name = "crew" + String(n).padStart(6, "0"), text = await (await fetch("/invitation/" + name)).blob(), files = new DataTransfer();
	if (location.pathname !== "/join") goappNav("/join");
	await reach(() => $("#scan-again"), "#open-invite"); // the browser has no camera: until it says so it opens no list of files
	browsertest.catchPicker();
	const picker = await reach(() => browsertest.picker, "#scan-file");
	files.items.add(new File([text], "wasit-invitation.txt"));
	picker.files = files.files;
	picker.dispatchEvent(new Event("change"));
	await until(() => location.pathname.includes(name) && $("#become, #keys"));
	picker.remove();
	`

// mate is the device that is invited.
func (d *device) mate() journal.Device {
	duty := journal.DutyScorer
	if d.mortal.name == "taking over" {
		duty = journal.DutyArbiter
	}
	return journal.Device{ID: 11, Name: "Redmi Pak Suharto", Duty: duty}
}

// crewed is an event with a published round of seven boards, to which the device is invited.
func (d *device) crewed(id string) file.EventBackup {
	d.t.Helper()
	if d.copy == nil {
		d.copy = eventWith(d.t, "crew", "crew", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
			journal.InviteDevice{Device: d.mate()}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)},
			journal.Publish{Section: 1, Time: madeAt.At}).Records
	}
	return file.EventBackup{ID: id, Records: d.copied(id)}
}

func (d *device) serveInvitation(w http.ResponseWriter, kind, name string) bool {
	if kind != "invitation" {
		return false
	}
	_, _ = w.Write(invitation(d.t, d.crewed(name), d.mate()))
	return true
}

// scores makes the device a scorer's phone.
func (d *device) scores() {
	joins(d.p, d.host, invitationFile(d.t, d.crewed("helped"), d.mate()))
	d.p.Wait(has("keys"))
}

// asked are the results that wait for the desk.
func (d *device) asked(p *browsertest.Page) (labels []string) {
	for i, r := range d.store(p).places["helped"].Asked {
		wish, ok := r.Wish.(journal.EnterResult)
		if r.N != i+1 || !ok {
			d.t.Fatalf("%s: request %d is number %d, %T", d.mortal.name, i+1, r.N, r.Wish)
		}
		labels = append(labels, strconv.Itoa(wish.Board)+map[journal.Score]string{journal.WhiteWins: "w", journal.Drawn: "d", journal.BlackWins: "b"}[wish.Score])
	}
	return labels
}

// joined are the events to which the device has come.
func (d *device) joined(p *browsertest.Page) []string {
	return slices.Sorted(maps.Keys(d.posts(p)))
}

// tookOver are those whose desk the device has become, in its journal and in its place: one without the other is half a take-over.
func (d *device) tookOver(p *browsertest.Page) (labels []string) {
	for id, post := range d.posts(p) {
		_, desk := post.state.Epoch()
		switch inJournal, inPlace := desk == post.Me, post.Key == (crew.Key{}); {
		case inJournal != inPlace:
			d.t.Errorf("%s: at death %d the device is the desk of %s in its journal %v, in its place %v", d.mortal.name, d.Deaths, id, inJournal, inPlace)
		case inJournal:
			labels = append(labels, id)
		}
	}
	slices.Sort(labels)
	return labels
}

// A post is the place of a device at an event that it was invited to.
type post struct {
	crew.Place
	state journal.State
}

// posts are those of the device. A journal without a place, or the other way round, is half of one.
func (d *device) posts(p *browsertest.Page) map[string]post {
	d.t.Helper()
	s := d.store(p)
	posts := map[string]post{}
	for id, records := range s.events {
		if id == "e2etestevent" {
			continue
		}
		place, ok := s.places[id]
		state, err := journal.Replay(records)
		if !ok || err != nil || place.Me != d.mate().ID {
			d.t.Errorf("%s: at death %d %s has a journal and the place %v (%v, %v)", d.mortal.name, d.Deaths, id, place.Me, ok, err)
		}
		posts[id] = post{place, state}
	}
	for id := range s.places {
		if _, ok := s.events[id]; !ok {
			d.t.Errorf("%s: at death %d %s has a place and no journal", d.mortal.name, d.Deaths, id)
		}
	}
	return posts
}
