package view

import (
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestKeySheet: the question mark opens the list of keys on every page, with those of the page before those of all.
func TestKeySheet(t *testing.T) {
	for _, c := range []struct {
		page session.Page
		want string
	}{
		{session.PageHome, ""}, {session.PageRound, i18n.KeysForfeit.EN}, {session.PageBoard, i18n.KeysMoves.EN},
		{session.PageScreen, i18n.KeysHalt.EN}, {session.PageLaws, i18n.KeysFind.EN},
	} {
		v := New(i18n.EN, "")
		m := session.Session{Route: session.Route{Page: c.page}}
		lacks(t, html(v.Page(m, Page{})), nil, "keyhelp")
		msg, ok := v.KeyOf("?")
		if !ok {
			t.Fatalf("page %d: no key opens the list", c.page)
		}
		m, _ = msg.(session.ListKeys).Update(m, session.Env{})
		lacks(t, html(v.Page(m, Page{})), []string{"keyhelp", i18n.KeysThis.EN, c.want})
		if msg, ok := v.KeyOf("Escape"); !ok || msg != (session.CloseDialog{}) {
			t.Errorf("page %d: Escape sends %v", c.page, msg)
		}
	}
}
