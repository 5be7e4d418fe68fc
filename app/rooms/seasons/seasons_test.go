package seasons

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/season"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// desk is a secretary's desk with the archive of a device.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m    page
	kept []season.Season
	slow bool // the store does not answer yet
}

func archive2026() []season.Event {
	at := func(p journal.PlayerInfo, id, place int, points swiss.Points) season.Result {
		return season.Result{PlayerInfo: p, Player: journal.PlayerID(id), Place: place, Tied: 1, Of: 3, Points: points, Played: 5, Whites: 2, Came: 6, Rounds: 7}
	}
	ana := journal.PlayerInfo{Name: "Ana Kovač", Club: "ŠK Sinj", FIDEID: "14500002", Sex: swiss.Female, Rating: 1700, Birth: journal.Date{Year: 2010, Month: 3, Day: 4}}
	return []season.Event{
		{ID: "e1", Name: "Siječanj", Start: journal.Date{Year: 2026, Month: 1, Day: 9}, Results: []season.Result{at(ana, 1, 1, 45), at(journal.PlayerInfo{Name: "Budi", Club: "A"}, 2, 2, 35), at(journal.PlayerInfo{Name: "Ivo \"Ivica\" Kos", Rating: 1900}, 3, 3, 10)}},
		{ID: "e2", Name: "Veljača", Start: journal.Date{Year: 2026, Month: 2, Day: 6}, Results: []season.Result{at(journal.PlayerInfo{Name: "Budi", Club: "B"}, 1, 1, 50), at(ana, 2, 2, 40)}},
		{ID: "e0", Name: "Stari", Start: journal.Date{Year: 2024, Month: 2, Day: 6}, Results: []season.Result{at(ana, 4, 1, 50)}},
	}
}

func newDesk(t testing.TB, lang i18n.Lang) *desk {
	d := &desk{}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Settings.Lang = lang
	d.Hand = d.send
	d.Host.Arrived = func() {
		var cmds []session.Cmd
		d.m.Session, d.m.Model, cmds = Arrive(d.m.Session, d.m.Model, session.Env{})
		d.Perform(cmds)
	}
	d.Reader = viewtest.Reader{T: t, Draw: func() (*view.V, string) {
		v := view.New(d.m.Lang(), "")
		return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
	}, Send: d.send}
	d.Go("/season")
	d.send(session.SeasonsLoaded{})
	d.send(session.ArchiveLoaded{Events: archive2026(), Failed: []string{"Broken cup"}})
	return d
}

// send is the step of the room, and the store behind it.
func (d *desk) send(msg session.Msg) {
	d.Host.T.Helper()
	n := len(d.Cmds)
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
	for _, c := range d.Cmds[n:] {
		if c, ok := c.(session.KeepSeasons); ok && !d.slow {
			d.kept = c.Now
			d.send(session.SeasonsKept{})
			return
		}
	}
}

// TestSeason is what a secretary does: a season of the year, a question answered, places that count, a category, paper and CSV.
func TestSeason(t *testing.T) {
	for _, l := range i18n.All() {
		d := newDesk(t, l)
		d.Says("the list", l.T(textLead), l.T(textArchive), "Broken cup", "!"+l.T(textNoArchive))
		d.Touch("add-season")
		d.NoNotice("adding")
		if d.m.Route.Page != session.PageSeason || d.m.Route.Sheet == "" || len(d.kept) != 1 || len(d.kept[0].Events) != 2 {
			t.Fatalf("%+v on %s", d.kept, d.m.Route.Path())
		}
		d.send(session.SeasonsLoaded{List: d.kept}) // as the page reads it anew
		d.send(session.ArchiveLoaded{Events: archive2026()})
		d.Says("the table", l.T(textSeasonOf, "2026"), "Ana Kovač", l.T(textSamePerson), "Budi, A / Budi, B", l.N(textNEvents, 2), l.T(textByScore))
		d.Touch("doubt-0-same")
		d.Says("one Budi", "!"+l.T(textSamePerson))
		d.Touch("row-0")
		sum := l.Tenths(35) + " + " + l.Tenths(50) + " = " + l.Tenths(85)
		if l.Tenths(85) != l.Tenths(45+40) {
			t.Fatal("the two are tied by their sum")
		}
		d.Says("the arithmetic of the first", sum, l.T(textColors, "10", "4", "6"), l.T(textAttended, "12", "14"))
		d.Enter("s-best", "1")
		d.Says("the best alone", l.N(textBestOf, 1), l.T(textDropped))
		d.Enter("s-rule", "place")
		d.Says("by place", l.T(textPlaces), "→ 12", "10")
		d.Enter("s-places", "5 3 x")
		d.Says("no places", l.T(textBadPlaces))
		d.Enter("s-places", "5 3")
		d.Says("other places", "→ 5", "!"+l.T(textBadPlaces))
		d.Enter("s-women", "true")
		d.Enter("s-below", "1800")
		d.Touch("category-1")
		d.Says("women", l.T(textRatedBelow, "1800"))
		if rows := d.kept[0].Table(nil, season.Women); rows != nil {
			t.Error("nobody is a woman among nobody")
		}
		d.Touch("csv")
		file := d.Cmds[len(d.Cmds)-1].(session.SaveFile)
		if text := string(file.Data); !strings.Contains(text, "Ana Kovač") || strings.Contains(text, "Budi") || !strings.Contains(text, "Siječanj") || !strings.Contains(strings.ReplaceAll(text, ",", ";"), ";10;4;12;14") {
			t.Errorf("CSV: %s", text)
		}
		d.Touch("new-event")
		picked, ok := d.Told[len(d.Told)-1].(session.Picked)
		if want := `"Ana Kovač";"";"f";"2010-03-04";"1700";"";"ŠK Sinj";"";"14500002"`; !ok || !strings.Contains(string(picked.Data), want) || !strings.Contains(string(picked.Data), `"4/6/12/14"`) {
			t.Errorf("new event: %+v", d.Told)
		}
		d.Touch("category-0")
		d.Touch("new-event")
		if text := string(d.Told[len(d.Told)-1].(session.Picked).Data); !strings.Contains(text, `"Ivo ""Ivica"" Kos"`) {
			t.Errorf("quotes: %s", text)
		}
		d.Enter("event-e2", "false")
		d.Says("one event less", l.N(textNEvents, 1))
		d.Touch("ask-delete", "delete")
		if len(d.kept) != 0 || d.m.Route.Sheet != "" {
			t.Errorf("deleted: %+v on %s", d.kept, d.m.Route.Path())
		}
	}
}

// TestArchive: a player is found in all events, the newest first, and the way leads to his page there.
func TestArchive(t *testing.T) {
	d := newDesk(t, i18n.EN)
	d.Enter("search", "kovac a")
	page := d.Said()
	if a, b, c := strings.Index(page, "Veljača"), strings.Index(page, "Siječanj"), strings.Index(page, "Stari"); a < 0 || b < a || c < b {
		t.Errorf("order of %q", page)
	}
	if _, html := d.Draw(); !strings.Contains(html, `/event/e2/player/2`) {
		t.Error("nobody leads to the player")
	}
	d.Enter("search", "zzz")
	d.Says("nobody", i18n.EN.T(i18n.PlayersNone))
}

// TestKeeping: changes wait for the store, a failure is said and taken back, and another tab's seasons are read.
func TestKeeping(t *testing.T) {
	d := newDesk(t, i18n.EN)
	d.Touch("add-season")
	d.send(session.SeasonsLoaded{List: d.kept})
	d.send(session.ArchiveLoaded{Events: archive2026()})
	d.slow = true
	n := len(d.Cmds)
	d.Enter("s-name", "Club year")
	d.Enter("s-best", "3")
	kept := 0
	for _, c := range d.Cmds[n:] {
		if _, ok := c.(session.KeepSeasons); ok {
			kept++
		}
	}
	if kept != 1 {
		t.Fatalf("%d writes at once", kept)
	}
	d.slow = false
	d.send(session.SeasonsKept{})
	if len(d.kept) != 1 || d.kept[0].Best != 3 || d.kept[0].Name != "Club year" {
		t.Errorf("%+v", d.kept)
	}
	d.slow = true
	d.Enter("s-name", "Lost")
	d.send(session.SeasonsKept{Err: &session.FullError{Err: &season.Error{Why: "full"}}})
	if d.m.Notice == nil || d.m.List[0].Name != "Club year" {
		t.Errorf("a failure: %+v, %s", d.m.Notice, d.m.List[0].Name)
	}
	d.Enter("s-name", "Slower")
	d.send(session.SeasonsKept{Stale: true, Err: &session.ReadOnlyError{}})
	if _, ok := d.Cmds[len(d.Cmds)-1].(session.LoadSeasons); !ok {
		t.Errorf("what the other tab stored is not read: %T", d.Cmds[len(d.Cmds)-1])
	}
	d.send(session.SeasonsLoaded{Err: &season.Error{Why: "broken"}})
	d.Says("not readable", "broken")
}

// TestLadder: a club's ladder over two evenings, with the way of each member, who may be challenged, and both rules.
func TestLadder(t *testing.T) {
	for _, l := range i18n.All() {
		d := newDesk(t, l)
		events := archive2026()
		events[0].Results[0].Wins = []season.Win{{N: 2, Over: 3}} // Ana beats Ivo, the best rated
		events[0].Results[1].Wins = []season.Win{{N: 1, Over: 1}} // before it Budi beats Ana
		d.send(session.ArchiveLoaded{Events: events})
		d.Touch("add-season", "doubt-0-same")
		d.Enter("s-rule", "ladder")
		d.Says("the ladder", l.T(textByLadder), l.T(textReachAny), l.T(textChallenges), "1–2", "!"+l.T(textBest))
		if _, html := d.Draw(); strings.Index(html, "Ana Kovač") > strings.Index(html, "Budi") || strings.Index(html, "Kos") > strings.Index(html, "Budi") {
			t.Errorf("not Ana, Kos, Budi: %s", html)
		}
		d.Touch("row-0")
		d.Says("the way of the first", l.T(textBegan, "2"), l.T(textBeaten, "Budi", "2", "3"), l.T(textBeat, "Ivo \"Ivica\" Kos", "3", "1"))
		d.Enter("s-reach", "1")
		d.Says("one place", l.T(textReachN, "1"))
		d.Enter("s-swap", "swap")
		if s := d.kept[0]; s.Rule != season.ByLadder || s.Reach != 1 || !s.Swap {
			t.Errorf("kept %+v", s)
		}
		d.Touch("csv")
		if text := string(d.Cmds[len(d.Cmds)-1].(session.SaveFile).Data); !strings.Contains(text, l.T(textStart)) || !strings.Contains(text, "Ana Kovač") {
			t.Errorf("CSV: %s", text)
		}
	}
}
