package home

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestTwinsDiffer: two events of one name are told apart by how far they are, not by a minute alone; one whose sections are at different
// rounds is at the farthest.
func TestTwinsDiffer(t *testing.T) {
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	section := func(round int) session.SectionStatus {
		return session.SectionStatus{Round: round, Rounds: 5, Phase: journal.Closed}
	}
	entry := func(id string, rounds ...int) session.EventEntry {
		e := session.EventEntry{ID: id, Name: "O2SN", Changed: at}
		for _, n := range rounds {
			e.Round = max(e.Round, n)
			e.Sections = append(e.Sections, section(n))
		}
		return e
	}
	for lang, want := range map[i18n.Lang][2]string{i18n.ID: {"Babak 3 dari 5", "Babak 1 dari 5"}, i18n.EN: {"Round 3 of 5", "Round 1 of 5"}, i18n.HR: {"3. kolo od 5", "1. kolo od 5"}} {
		v := view.New(lang, "")
		far, near := app.HTMLString(item(v, entry("a", 2, 3, 1), true)), app.HTMLString(item(v, entry("b", 1), true))
		if !strings.Contains(far, want[0]) || !strings.Contains(near, want[1]) {
			t.Errorf("%s: %s\n%s", lang.Tag(), far, near)
		}
	}
	if html := app.HTMLString(item(view.New(i18n.EN, ""), entry("c", 0), false)); strings.Contains(html, "Round") {
		t.Errorf("before round 1: %s", html)
	}
}
