package home

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
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
		page := app.HTMLString(Render(view.New(i18n.EN, ""), m))
		want := 1
		if !index.Loaded {
			want = 0 // nothing stands there that would move
		}
		if n := strings.Count(page, `href="/new"`); n != want {
			t.Errorf("%s: %d ways to a new event, want %d", name, n, want)
		}
	}
}
