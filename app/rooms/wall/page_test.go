package wall

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestResultsLeaveRoom: once a row has a result, each row of its page leaves room for one, so that the names stand in columns.
func TestResultsLeaveRoom(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	d.Go(d.Route.In(session.PageScreen).Path())
	room := func() int {
		return strings.Count(app.HTMLString(grid(view.New(i18n.EN, ""), d.m, d.m.slideNow())), "wall__row--done")
	}
	if n := room(); n != 0 {
		t.Errorf("%d rows leave room before the first result", n)
	}
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	if n := room(); n != 4 {
		t.Errorf("%d of 4 rows leave room for a result", n)
	}
}

// TestPostponedOnTheWall: a game that is put off has a page of its own with its day, or with the word that it has none yet; played, it is gone.
func TestPostponedOnTheWall(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Publish()
	r, _ := d.Event.Kept.Round(1, 1)
	for _, b := range r.Boards {
		score := journal.WhiteWins
		if b.Number == 2 {
			score = journal.Adjourned
		}
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b.Number, Score: score})
	}
	d.Go(d.Route.In(session.PageScreen).Path())
	find := func() int {
		return slices.IndexFunc(d.m.Slides, func(s slide) bool { return s.Postponed != nil })
	}
	for _, want := range []string{i18n.PostponedNoDay.EN, "21 Nov 2026, 19:00"} {
		at := find()
		if at < 0 {
			t.Fatal("the wall does not tell of the game")
		}
		d.m.Slide = at
		html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session, d.m.Model))
		for _, part := range []string{i18n.PostponedTitle.EN, i18n.EN.T(textWallPutOff, "1", "2"), d.m.Names(r.Boards[1].White) + " – " + d.m.Names(r.Boards[1].Black), want} {
			if !strings.Contains(html, part) {
				t.Errorf("no %q in %s", part, html)
			}
		}
		d.Did(journal.DateMatches{Section: 1, Matches: []journal.MatchDay{{Round: 1, Match: 2, RoundDay: journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 21}, Start: 19 * 60}}}})
		d.Refreshed()
	}
	d.Did(journal.CorrectResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	d.Refreshed()
	if find() >= 0 {
		t.Error("the wall still asks for a game that was played")
	}
}

// TestEveryPostponedGameIsShown: more games than a page holds take a second one.
func TestEveryPostponedGameIsShown(t *testing.T) {
	d := event(t, 2*slideAwaited+4, 3)
	d.Pair()
	d.Publish()
	r, _ := d.Event.Kept.Round(1, 1)
	for _, b := range r.Boards {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b.Number, Score: journal.Adjourned})
	}
	d.Go(d.Route.In(session.PageScreen).Path())
	var shown []int
	for _, s := range d.m.Slides {
		if len(s.Postponed) > slideAwaited {
			t.Errorf("%d games on a page", len(s.Postponed))
		}
		for _, g := range s.Postponed {
			shown = append(shown, g.Board)
		}
	}
	if len(shown) != len(r.Boards) || len(slices.Compact(shown)) != len(r.Boards) {
		t.Errorf("boards %v are shown, of %d put off", shown, len(r.Boards))
	}
}
