package view

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestTabTitle: a tab names page, event and app, each once.
func TestTabTitle(t *testing.T) {
	_, s, err := journal.Decide(journal.State{}, journal.Stamp{Device: "TST"}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "cup", Name: "Kup Zagreba"}})
	if err != nil {
		t.Fatal(err)
	}
	open := &session.Event{ID: "cup", Kept: s, Ahead: s}
	for name, c := range map[string]struct {
		heading string
		route   session.Route
		event   *session.Event
		want    string
	}{
		"home":                {"Tournaments", session.Route{Page: session.PageHome}, open, "Wasit"},
		"a page of the event": {"Standings", session.Route{Page: session.PageStandings, Event: "cup"}, open, "Standings – Kup Zagreba – Wasit"},
		"headed by the event": {"Kup Zagreba", session.Route{Page: session.PageOverview, Event: "cup"}, open, "Kup Zagreba – Wasit"},
		"a page beside it":    {"Laws of Chess", session.Route{Page: session.PageLaws}, open, "Laws of Chess – Wasit"},
		"another event":       {"Standings", session.Route{Page: session.PageStandings, Event: "other"}, open, "Standings – Wasit"},
		"none is open":        {"Settings", session.Route{Page: session.PageSettings}, nil, "Settings – Wasit"},
		"it is being opened":  {"Standings", session.Route{Page: session.PageStandings, Event: "cup"}, &session.Event{ID: "cup", Loading: true}, "Standings – Wasit"},
	} {
		if got := TabTitle(c.heading, session.Session{Route: c.route, Event: c.event}); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
