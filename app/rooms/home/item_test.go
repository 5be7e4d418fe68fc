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

// TestItemSaysDaysAndState: the list shows the first and the last day of an event, and what is left of one whose rounds are all played.
func TestItemSaysDaysAndState(t *testing.T) {
	at := func(round int, phase journal.Phase) session.SectionStatus {
		return session.SectionStatus{Round: round, Rounds: 3, Phase: phase}
	}
	for name, c := range map[string]struct {
		sections   []session.SectionStatus
		start, end string
		finished   bool
		want       []string
	}{
		"running":             {[]session.SectionStatus{at(2, journal.Published)}, "2026-11-21", "2026-11-28", false, []string{"21–28 Nov 2026", textHomeRunning.EN}},
		"all played":          {[]session.SectionStatus{at(3, journal.Closed), at(3, journal.Closed)}, "2026-11-21", "2026-11-21", false, []string{"21 Nov 2026", textNextFinish.EN}},
		"one goes on":         {[]session.SectionStatus{at(3, journal.Closed), at(2, journal.Closed)}, "2026-11-21", "", false, []string{"21 Nov 2026", textHomeRunning.EN}},
		"results are missing": {[]session.SectionStatus{at(3, journal.Complete)}, "2026-12-30", "2027-01-02", false, []string{"30 Dec 2026 – 2 Jan 2027", textHomeRunning.EN}},
		"finished":            {[]session.SectionStatus{at(3, journal.Closed)}, "", "", true, []string{i18n.HomeFinished.EN}},
		"before round 1":      {[]session.SectionStatus{at(0, 0)}, "2026-11-21", "", false, []string{i18n.HomePreparing.EN}},
	} {
		e := session.EventEntry{ID: "a", Name: "Open", Start: c.start, End: c.end, Finished: c.finished, Sections: c.sections}
		for _, s := range c.sections {
			e.Round = max(e.Round, s.Round)
		}
		html := app.HTMLString(item(view.New(i18n.EN, ""), e, false))
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %q in %s", name, want, html)
			}
		}
	}
}
