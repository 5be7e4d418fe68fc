package records

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
