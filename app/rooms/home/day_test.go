package home

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// opened is an event of two sections on its overview; the first has four players.
func opened(t *testing.T, rounds int) *sessiontest.Host {
	t.Helper()
	var s session.Session
	h := sessiontest.New(t, &s)
	h.Hand = func(msg session.Msg) { h.Own(msg) }
	h.Open(4, true, func(c *journal.SectionConfig) { c.Rounds = rounds })
	h.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3}},
		journal.ImportPlayers{Section: 2, Players: []journal.PlayerInfo{{Name: "Ani"}, {Name: "Bela"}}})
	h.Go(session.Route{Page: session.PageOverview, Event: h.Event.ID}.Path())
	return h
}

func clock(at time.Time) string { return at.Format("15:04") }

// line writes the stations of a section: "+" is over, "*" is now.
func line(list []stop) string {
	words := make([]string, len(list))
	for i, x := range list {
		words[i] = x.name
		if x.when != "" {
			words[i] += " " + x.when
		}
		if x.done {
			words[i] = "+" + words[i]
		}
		if x.now {
			words[i] = "*" + words[i]
		}
	}
	return strings.Join(words, ", ")
}

// TestStops: the day of a section goes from the check-in over its rounds to the winners; an hour is one that was announced or played, never
// a guess; a league of many rounds has no line.
func TestStops(t *testing.T) {
	h := opened(t, 3)
	stand := func() string {
		sec, _ := h.Event.Kept.Section(1)
		return line(stops(*h.Session, sec, clock))
	}
	if got := stand(); got != "*Check-in, Round 1, Round 2, Round 3, Winners" {
		t.Errorf("before: %s", got)
	}
	h.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9*60 + 30, Length: 40, Pause: 10}})
	h.Pair()
	h.Did(journal.Publish{Section: 1, Time: h.Time.UnixMilli()})
	if got := stand(); got != "+Check-in, *Round 1 09:30, Round 2, Round 3, Winners" {
		t.Errorf("announced: %s", got)
	}
	h.Did(journal.StartRound{Section: 1, Time: h.Time.UnixMilli()})
	begun := clock(time.UnixMilli(h.Time.UnixMilli()))
	if got := stand(); got != "+Check-in, *Round 1 "+begun+", Round 2, Round 3, Winners" {
		t.Errorf("begun, the next one only guessed: %s", got)
	}
	sec, _ := h.Event.Kept.Section(1)
	c, ok := nextChange(*h.Session, sec, clock)
	if want := "± " + clock(time.UnixMilli(h.Time.UnixMilli()).Add(50*time.Minute)); !ok || c.when != want || c.what != "Round 2" {
		t.Errorf("what comes next: %+v, want %s", c, want)
	}
	other, _ := h.Event.Kept.Section(2)
	if c, ok := nextChange(*h.Session, other, clock); ok {
		t.Errorf("nothing says when the girls begin: %+v", c)
	}
	if long := opened(t, mostStops+1); stops(*long.Session, mustSection(long, 1), clock) != nil {
		t.Error("a line of a league")
	}
}

func mustSection(h *sessiontest.Host, id journal.SectionID) journal.Section {
	sec, _ := h.Event.Kept.Section(id)
	return sec
}

// TestOverviewCards: the section in hand is asked about in the largest type, with the one filled key of the page; all sections stand in even
// cards that lead to their own page.
func TestOverviewCards(t *testing.T) {
	for _, lang := range i18n.All() {
		h := opened(t, 3)
		h.Settings.Lang = lang
		html := app.HTMLString(RenderOverview(view.New(lang, ""), *h.Session))
		if n := strings.Count(html, "btn--go"); n != 1 {
			t.Errorf("%s: %d filled keys", lang.Tag(), n)
		}
		for _, want := range []string{`id="question"`, `id="go"`, `id="go-0"`, `id="go-1"`, `id="question-1"`, `id="day"`, `/s2/`} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %s", lang.Tag(), want)
			}
		}
	}
}

// TestCrowded: a school's day of seven rounds with hours is named whole; nine rounds, or dates, are not.
func TestCrowded(t *testing.T) {
	day := func(n int, when string) (list []stop) {
		for range n {
			list = append(list, stop{when: when})
		}
		return list
	}
	for want, list := range map[bool][][]stop{false: {day(8, ""), day(7, "15:00"), day(3, "± 15.00")}, true: {day(9, ""), day(5, "22. 11. 2026., 15:00"), day(4, "20 Nov, 10.00")}} {
		for _, l := range list {
			if crowded(l) != want {
				t.Errorf("%d stations with %q: crowded %v", len(l), l[0].when, !want)
			}
		}
	}
}
