package shell

import (
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestWhichRatingCounts: the choice gives the starting numbers and what the tie-breaks count, stands on the starting list and the
// standings, is told of who came later, and is taken back in one act.
func TestWhichRatingCounts(t *testing.T) {
	d := newDesk(t)
	d.wizard(journal.Dutch, 4, 3, [2]string{"order", "rating"})
	info := func(name string, fide, national int) journal.PlayerInfo {
		return journal.PlayerInfo{Name: name, Rating: fide, Ratings: journal.Ratings{Standard: fide, National: national}}
	}
	d.did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{info("Ana", 2000, 1900), info("Boris", 1900, 2100), info("Cvita", 0, 2050), info("Dora", 1950, 0)}})
	numbers := func() (list string) {
		for _, p := range d.m.Event.Ahead.Players(1) {
			list += p.Name[:1]
		}
		return list
	}
	paper := func(kind sheet.Kind) string {
		doc, ok := sheet.Make(kind, handout.Of(i18n.EN, d.m.Event.Kept, 1, d.m.Event.Table))
		if !ok {
			t.Fatalf("no %s", kind)
		}
		return doc.HTML()
	}
	for _, c := range []struct{ counts, order, words string }{
		{journal.CountNational, "BCAD", "The rating that counts: national."},
		{journal.CountHigher, "BCAD", "the higher of FIDE and national"},
		{journal.CountFIDE, "ADBC", "The rating that counts: FIDE."},
		{journal.CountFIDEFirst, "CADB", "FIDE, else national"},
		{journal.CountNationalFirst, "BCDA", "national, else FIDE"},
	} {
		d.goTo(session.PageRatings)
		d.fill("rating-counts", "by-"+c.counts)
		d.goTo(session.PageRound)
		d.drawn1()
		if got := numbers(); got != c.order {
			t.Errorf("%s: numbered %s, want %s", c.counts, got, c.order)
		}
		if text := paper(sheet.StartList); !strings.Contains(text, c.words) {
			t.Errorf("%s: the starting list does not say %q", c.counts, c.words)
		}
		d.tap("discard")
	}
	d.goTo(session.PageRound)
	d.drawn1()
	d.tap("publish")
	d.play(1)
	d.tap("close")
	d.noNotice("closing")
	d.goTo(session.PageStandings)
	if text := paper(sheet.Standings); !strings.Contains(text, "national, else FIDE") {
		t.Errorf("the standings do not say which rating counts")
	}
	d.did(journal.EnterLate{Section: 1, From: 2, PlayerInfo: info("Eva", 1990, 2222)})
	if list := federation.CountOtherwise(d.m.Event.Kept, 1); len(list) != 1 || list[0].Name != "Eva" {
		t.Fatalf("who came later counts as %v", list)
	}
	if text := paper(sheet.StartList); !strings.Contains(text, "players with another one: 1") {
		t.Error("the starting list does not say that one counts otherwise")
	}
	d.goTo(session.PageRatings)
	d.tap("count-again")
	d.noNotice("counting again")
	if list := federation.CountOtherwise(d.m.Event.Kept, 1); len(list) > 0 {
		t.Errorf("%v still count otherwise", list)
	}
	d.everyRecordHasWords()
}

// drawn1 pairs round 1, drawing the colour where that is still to be done.
func (d *device) drawn1() {
	d.t.Helper()
	d.tap("pair")
	if d.m.Dialog != nil {
		d.tap("draw")
	}
	d.noNotice("pairing")
}
