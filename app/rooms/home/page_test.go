package home

import (
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestOneWayToBegin: the first page has one key for a new event, whether the list is on its way, empty, holds practice only, or events.
func TestOneWayToBegin(t *testing.T) {
	for name, index := range map[string]session.Index{
		"on its way": {},
		"empty":      {Loaded: true},
		"practice":   {Loaded: true, Events: []session.EventEntry{{ID: "a", Name: "Latihan", Practice: true}}},
		"events":     {Loaded: true, Events: []session.EventEntry{{ID: "a", Name: "Piala Merdeka"}}},
	} {
		m := session.Session{Route: session.Route{Page: session.PageHome}, Index: index}
		m.Settings.Lang = i18n.EN
		page := app.HTMLString(Render(view.New(i18n.EN, ""), m, nil))
		want := 1
		if !index.Loaded {
			want = 0 // nothing stands there that would move
		}
		if n := strings.Count(page, `href="/new"`); n != want {
			t.Errorf("%s: %d ways to a new event, want %d", name, n, want)
		}
	}
}

// TestLost: a store that the browser has emptied is no new device: how many tournaments stood there, until when, and the newest backup.
func TestLost(t *testing.T) {
	m := session.Session{Route: session.Route{Page: session.PageHome}, Index: session.Index{Loaded: true, Lost: session.Lost{Events: 3, Day: "2026-11-22"}}}
	page := func(lang i18n.Lang) string {
		m.Settings.Lang = lang
		return app.HTMLString(Render(view.New(lang, ""), m, nil))
	}
	for lang, want := range map[i18n.Lang]string{i18n.ID: "3 turnamen hilang", i18n.EN: "3 tournaments have gone", i18n.HR: "nestala 3 turnira"} {
		if got := page(lang); !strings.Contains(got, want) || !strings.Contains(got, "2026") || !strings.Contains(got, `id="open-newest"`) {
			t.Errorf("%s: %q, the day or the key for the backup is not there", lang.Tag(), want)
		}
	}
	if m.Index.Lost = (session.Lost{}); strings.Contains(page(i18n.EN), `id="lost"`) {
		t.Error("a new device has lost tournaments")
	}
}

// TestThreeDoors: a device without a tournament has three doors, one filled key, and every other way as a line; a tournament or a
// browser without a store has its own page.
func TestThreeDoors(t *testing.T) {
	for _, lang := range i18n.All() {
		m := session.Session{Route: session.Route{Page: session.PageHome}, Index: session.Index{Loaded: true}}
		m.Settings.Lang = lang
		page := app.HTMLString(Render(view.New(lang, ""), m, nil))
		if doors, keys := strings.Count(page, `class="fdoor__w"`), strings.Count(page, "btn--go"); doors != 3 || keys != 1 {
			t.Errorf("%s: %d doors, %d filled keys", lang.Tag(), doors, keys)
		}
		for _, id := range []string{"empty", "new", "start-practice", "join", "open-backup", "ready", "season", "first-laws", "first-language", "home-settings", "offline"} {
			if n := strings.Count(page, `id="`+id+`"`); n != 1 {
				t.Errorf("%s: %s stands there %d times", lang.Tag(), id, n)
			}
		}
		if !strings.Contains(page, lang.Name()) {
			t.Errorf("%s: the language is not named", lang.Tag())
		}
	}
	for name, set := range map[string]func(*session.Session){
		"a tournament":                 func(m *session.Session) { m.Index.Events = []session.EventEntry{{ID: "a", Name: "Piala"}} },
		"no store":                     func(m *session.Session) { m.Device.StoreError = errors.New("closed") },
		"not read yet":                 func(m *session.Session) { m.Index.Loaded = false },
		"an index that cannot be read": func(m *session.Session) { m.Index.Failed = errors.New("broken") },
	} {
		m := session.Session{Route: session.Route{Page: session.PageHome}, Index: session.Index{Loaded: true}}
		set(&m)
		if page := app.HTMLString(Render(view.New(i18n.EN, ""), m, nil)); strings.Contains(page, "fdoor") {
			t.Errorf("%s: the page of a new device", name)
		}
	}
	m := session.Session{Route: session.Route{Page: session.PageHome}, Index: session.Index{Loaded: true, Events: []session.EventEntry{{ID: "p", Name: "Latihan", Practice: true}}}}
	if page := app.HTMLString(Render(view.New(i18n.EN, ""), m, nil)); !strings.Contains(page, "fdoor") || !strings.Contains(page, `id="practices"`) {
		t.Error("a practice is no tournament, and is still there")
	}
}
