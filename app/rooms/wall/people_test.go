package wall

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// TestAwaited: while people come in the wall names who is awaited, until a round is published; nobody is awaited twice, nor who has left.
func TestAwaited(t *testing.T) {
	d := event(t, 12, 3)
	d.Go(d.Route.In(session.PageScreen).Path())
	if s := d.m.slideNow(); s.Expected != 0 {
		t.Fatalf("before anybody came: %+v", s)
	}
	d.Did(journal.NotePresence{Players: []journal.PlayerID{2}, Presence: journal.Present})
	d.Did(journal.NotePresence{Players: []journal.PlayerID{3}, Presence: journal.Missing})
	s := d.m.slideNow()
	if s.Expected != 12 || s.Missing != 11 || len(d.m.Slides) != 2 || len(s.Awaited) != 6 {
		t.Fatalf("%d of %d awaited, %d on the first of %d pages", s.Missing, s.Expected, len(s.Awaited), len(d.m.Slides))
	}
	seen := map[journal.PlayerID]bool{}
	for _, s := range d.m.Slides {
		for _, p := range s.Awaited {
			if seen[p.ID] || p.ID == 2 {
				t.Errorf("%s is awaited twice, or here", p.Name)
			}
			seen[p.ID] = true
		}
	}
	html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session, d.m.Model))
	for _, want := range []string{"11 players are awaited", "please come to the desk", "Here: 1 of 12"} {
		if !strings.Contains(html, want) {
			t.Errorf("the wall does not say %q", want)
		}
	}
	all := make([]journal.PlayerID, 12)
	for i := range all {
		all[i] = journal.PlayerID(i + 1)
	}
	d.Did(journal.NotePresence{Players: all, Presence: journal.Present})
	if html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session, d.m.Model)); !strings.Contains(html, "Everybody is here") {
		t.Error("nobody is awaited, and the wall does not say it")
	}
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.Go(d.Route.In(session.PageScreen).Path())
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	if s := d.m.slideNow(); s.Expected != 0 || s.Boards == nil {
		t.Errorf("a round is published: %+v", s)
	}
	if d.send(chooseShow{showMissing}); d.m.refreshed().slideNow().Expected != 12 {
		t.Error("who is missing was chosen")
	}
}

// TestFindYourName: everybody of a round stands in the order of the alphabet with board and colour, who has no board too.
func TestFindYourName(t *testing.T) {
	d := event(t, 43, 3)
	d.Pair()
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	d.Go(d.Route.In(session.PageScreen).Path())
	d.send(chooseShow{showNames})
	d.m = d.m.refreshed()
	alphabet, count, byes, last := letters.Of("en"), 0, 0, ""
	for _, s := range d.m.Slides {
		if len(s.Names) > slideNames {
			t.Errorf("%d names on a page", len(s.Names))
		}
		for _, c := range s.Names {
			if key := c.player.Listed(alphabet); last != "" && alphabet.Compare(last, key) > 0 || c.listed == "" {
				t.Errorf("%q stands behind %q", key, last)
			} else {
				last = key
			}
			if count++; c.bye {
				byes++
			}
			if row := d.m.Event.Kept.Rows(1, 1); c.board > 0 && (row[c.board-1].WhitePlayer.ID == c.player.ID) != c.white {
				t.Errorf("%s has the other colour on board %d", c.player.Name, c.board)
			}
		}
	}
	if count != 43 || byes != 1 || len(d.m.Slides) != 3 {
		t.Errorf("%d names, %d byes, %d pages", count, byes, len(d.m.Slides))
	}
	html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session, d.m.Model))
	for _, want := range []string{"Round 1: find your name", "White", "Black"} {
		if !strings.Contains(html, want) {
			t.Errorf("the wall does not say %q", want)
		}
	}
}

// TestCodeSlides: once codes for families are made, each section's pages end with codes of its round, and every board is in one of them.
func TestCodeSlides(t *testing.T) {
	d := event(t, 40, 3)
	d.Pair()
	d.Publish()
	d.Go(d.Route.In(session.PageScreen).Path())
	before := len(d.m.Slides)
	d.Did(journal.MakeFamilyCodes{Secret: [16]byte{5}})
	d.m = d.m.refreshed()
	codes := 0
	for _, s := range d.m.Slides[before:] {
		codes += len(s.Codes)
		if len(s.Codes) == 0 || len(s.Codes) > slideCodes {
			t.Errorf("a page of %d codes", len(s.Codes))
		}
	}
	if codes < 2 || !strings.Contains(d.m.Slides[before].Codes[0].Holds, " 1–") {
		t.Errorf("%d codes", codes)
	}
	for _, l := range d.m.Slides[before].Codes {
		if len(l.Address) > 600 {
			t.Errorf("an address of %d letters", len(l.Address))
		}
	}
}
