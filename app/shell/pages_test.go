package shell

import (
	"strings"
	"testing"

	"wasit/app/session"
)

// TestPages: each page has its line, which says how it is drawn, and where a part of it is drawn before the rest, both what and when; without
// an open event each is drawn or says that it opens.
func TestPages(t *testing.T) {
	if len(pages) != int(session.Pages) {
		t.Errorf("%d lines for %d pages", len(pages), session.Pages)
	}
	d := eventOf(t, "dutch", 4, 1)
	for p := range session.Pages {
		line := pages[p]
		if line.draw == nil || (line.front == nil) != (line.isFront == nil) || line.table && line.alone {
			t.Errorf("page %d: %+v", p, line)
			continue
		}
		d.m.Route, d.m.Event = session.Route{Page: p}, nil
		if html := d.html(); !strings.Contains(html, `id="main"`) {
			t.Errorf("page %d without an event:\n%.300s", p, html)
		}
	}
}
