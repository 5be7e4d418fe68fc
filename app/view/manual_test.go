package view

import (
	"strings"
	"testing"

	"wasit/app/books/manual"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestManualDoor: each page leads to its chapter by a link in its head, by F1, and on the sheet of "?"; a page that fills the screen has no
// link in its head, and the manual leads nowhere.
func TestManualDoor(t *testing.T) {
	door := `id="manual-door"`
	for _, c := range []struct {
		page       session.Page
		look       string
		stats      []string
		want       string
		door, room bool
	}{
		{session.PageHome, "", nil, manual.Start, true, false},
		{session.PagePrint, "", nil, manual.Printing, true, false},
		{session.PageLists, "tools", nil, manual.Ratings, true, false},
		{session.PageRound, "", []string{"until forfeit"}, manual.Pairing, true, true},
		{session.PageBoard, "board", nil, manual.Tools, false, false},
		{session.PageClock, "clocks", nil, manual.Tools, false, false},
		{session.PageManual, "tools", nil, "", false, false},
	} {
		v := New(i18n.EN, "/sub")
		m := session.Session{Route: session.Route{Page: c.page}}
		p := Page{Look: c.look}
		for _, text := range c.stats {
			p.Bar.Stats = append(p.Bar.Stats, Hidden(text))
		}
		page := html(v.Page(m, p))
		if strings.Contains(page, door) != c.door || strings.Contains(page, "btn--roomy") != c.room {
			t.Errorf("page %d: a door %v", c.page, !c.door)
		}
		msg, ok := v.KeyOf("F1")
		if want := session.ManualRoute(c.want, ""); ok != (c.want != "") || ok && msg != (session.Go{To: want}) {
			t.Errorf("page %d: F1 sends %v", c.page, msg)
		}
		m.Dialog = session.KeyList{}
		link := `href="/sub` + session.ManualRoute(c.want, "").Path() + `"`
		if sheet := html(v.Page(m, Page{Look: "board"})); c.want != "" && (!strings.Contains(sheet, link) || !strings.Contains(sheet, i18n.ManualOf.EN)) {
			t.Errorf("page %d: the sheet of keys does not lead to %s", c.page, c.want)
		}
	}
}
