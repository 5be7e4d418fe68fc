package records

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestPlaces: the page says what lies where: a write that is not stored has no tick, a file that lags says by how much, a folder stands
// there once it is chosen.
func TestPlaces(t *testing.T) {
	at := time.Date(2026, 11, 21, 15, 58, 0, 0, time.UTC)
	entry := func(saved time.Time, behind int) func(m *page) {
		return func(m *page) {
			m.Index.Events = []session.EventEntry{{ID: m.Event.ID, Saved: saved, Unsaved: behind}}
		}
	}
	for _, c := range []struct {
		name string
		set  func(m *page)
		want string
	}{
		{"never backed up", entry(time.Time{}, 9), "This device ok saved SECONDS; Backup file warn nothing there"},
		{"complete", entry(at, 0), "This device ok saved SECONDS; Backup file ok complete"},
		{"one behind", entry(at, 1), "This device ok saved SECONDS; Backup file warn 1 record behind"},
		{"three behind", entry(at, 3), "This device ok saved SECONDS; Backup file warn 3 records behind"},
		{"a full disk", func(m *page) { entry(at, 0)(m); m.Event.Unsaved = errors.New("full") }, "This device  ; Backup file ok complete"},
		{"a folder", func(m *page) {
			entry(at, 0)(m)
			m.Device.Folder.State, m.Device.Folder.Name = session.FolderReady, "Turniri"
		}, "This device ok saved SECONDS; Backup file ok complete; Folder Turniri  "},
	} {
		d := event(t, 4, 3)
		d.Settings.Lang = i18n.EN
		m := d.m
		e := *m.Event
		m.Event = &e
		m.Event.Saved, m.Event.Unsaved = at, nil
		c.set(&m)
		var words []string
		for _, x := range m.places(func(time.Time) string { return "SECONDS" }, func(time.Time) string { return "DAY" }) {
			words = append(words, x.name+" "+x.sign+" "+x.state)
		}
		if got := strings.Join(words, "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestCopiesAmongPlaces: an arbiter's device stands among the places, as far as it has said what it has; a device that has a part of the
// event alone does not, nor one that changes hands, and a device beside the desk says nothing of others.
func TestCopiesAmongPlaces(t *testing.T) {
	const tea journal.DeviceID = 77
	invite := func(d *desk, device journal.Device) { d.Did(journal.InviteDevice{Device: device}) }
	hears := func(d *desk, behind int) {
		d.m.Session = d.m.Hear(crew.Head{From: tea, Seq: d.Event.Kept.Seq() - behind}, d.Time)
	}
	for _, c := range []struct {
		name string
		do   func(d *desk)
		want string
	}{
		{"nobody", func(*desk) {}, ""},
		{"invited", func(d *desk) { invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter}) }, "Tea warn not heard yet"},
		{"without a name", func(d *desk) { invite(d, journal.Device{ID: tea, Duty: journal.DutyArbiter}) }, "another device warn not heard yet"},
		{"complete", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			hears(d, 0)
		}, "Tea ok complete"},
		{"one behind", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			hears(d, 1)
		}, "Tea warn 1 record behind"},
		{"heard before the page was loaded", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			e := *d.m.Event
			e.Log = append(e.Log, journal.Record{At: d.Time.UnixMilli(), Event: journal.RequestTaken{ID: tea, N: 1}})
			d.m.Event = &e
		}, "Tea  last heard SECONDS"},
		{"taken back", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			d.Did(journal.DismissDevice{ID: tea})
		}, ""},
		{"changes hands", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			d.Did(journal.MarkDevice{ID: tea, Locked: true})
		}, ""},
		{"a scorer", func(d *desk) { invite(d, journal.Device{ID: tea, Name: "Ana", Duty: journal.DutyScorer}) }, ""},
		{"a door", func(d *desk) { invite(d, journal.Device{ID: tea, Name: "Bo", Duty: journal.DutyDoor}) }, ""},
		{"an arbiter of the floor, without birth dates", func(d *desk) { invite(d, journal.Device{ID: tea, Name: "Iva", Duty: journal.DutyFloor}) }, ""},
		{"a screen", func(d *desk) { invite(d, journal.Device{ID: tea, Name: "Layar", Duty: journal.DutyScreen}) }, ""},
		{"seen from beside the desk", func(d *desk) {
			invite(d, journal.Device{ID: tea, Name: "Tea", Duty: journal.DutyArbiter})
			e := *d.m.Event
			e.Crew.Backup = true
			d.m.Event = &e
		}, ""},
	} {
		d := event(t, 4, 3)
		d.Settings.Lang = i18n.EN
		c.do(d)
		var words []string
		for _, x := range d.m.copies(func(time.Time) string { return "SECONDS" }) {
			words = append(words, x.name+" "+x.sign+" "+x.state)
		}
		if got := strings.Join(words, "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestFilesByWhoAsks: every file stands under the one who asks for it, once, and the page has one filled key.
func TestFilesByWhoAsks(t *testing.T) {
	for _, lang := range i18n.All() {
		d := event(t, 4, 3)
		d.Settings.Lang = lang
		d.Go(d.Route.In(session.PageData).Path())
		d.m.Event.Log = d.Log
		html := app.HTMLString(Render(view.New(lang, ""), d.m.Session, d.m.Model))
		if n := strings.Count(html, "btn--go"); n != 1 {
			t.Errorf("%s: %d filled keys", lang.Tag(), n)
		}
		for _, id := range []string{"rated", "trf", "trf16", "swiss-manager", "webpage", "pgn", "xlsx", "office", "to-print", "csv-players", "backup", "share"} {
			if n := strings.Count(html, `id="`+id+`"`); n != 1 {
				t.Errorf("%s: %s stands there %d times", lang.Tag(), id, n)
			}
		}
	}
}

// TestSaidMovesNothing: what is said of a backup stands below the page, with its key; no part of the page changes for it.
func TestSaidMovesNothing(t *testing.T) {
	for _, c := range []struct {
		name string
		msg  session.BackedUp
		key  bool
	}{
		{"kept for sure", session.BackedUp{Name: "Cup.wasit.txt"}, false},
		{"nobody knows", session.BackedUp{Name: "Cup.wasit.txt", Note: &session.NoteBackup{}}, true},
	} {
		d := event(t, 4, 3)
		d.Settings.Lang = i18n.EN
		d.Go(d.Route.In(session.PageData).Path())
		d.m.Event.Log = d.Log
		drawn := func() (main, rest string) {
			html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session, d.m.Model))
			main, rest, _ = strings.Cut(html[strings.Index(html, "<main"):], "</main>")
			words := strings.Fields(strings.NewReplacer("<", " ", ">", " ").Replace(main)) // attributes come in any order
			slices.Sort(words)
			return strings.Join(words, " "), rest
		}
		before, _ := drawn()
		next, _ := backedUp(c.msg).update(d.m, d.Env())
		d.m = next
		after, said := drawn()
		if before != after {
			t.Errorf("%s: the page changes", c.name)
		}
		if !strings.Contains(said, `id="notice"`) || !strings.Contains(said, c.msg.Name) || strings.Contains(said, `id="notice-do"`) != c.key {
			t.Errorf("%s: said %s", c.name, said)
		}
	}
}
