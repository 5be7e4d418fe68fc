package ratings

import (
	"slices"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// desk is a helper's desk: the keeper's double with the step of this room, and what the lists of the device answer.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m       page
	matches map[journal.PlayerID]ratinglist.Match
}

func newDesk(t testing.TB) *desk {
	d := &desk{}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Host.Arrived = func() {
		var cmds []session.Cmd
		d.m.Session, d.m.Model, cmds = Arrive(d.m.Session, d.m.Model, session.Env{})
		d.Perform(cmds)
	}
	d.Reader = viewtest.Reader{T: t, Draw: func() (*view.V, string) {
		v := view.New(d.m.Lang(), "")
		if d.m.Route.Page == session.PageRatings {
			return v, app.HTMLString(RenderCheck(v, d.m.Session, d.m.Model))
		}
		return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
	}, Send: d.send}
	return d
}

func (d *desk) send(msg session.Msg) {
	d.Host.T.Helper()
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
	if c, ok := last(d.Cmds).(session.CheckLists); ok && d.m.Check != nil && d.m.Check.Running {
		answer := session.ListsChecked{Kind: c.Kind}
		for _, p := range c.Players {
			answer.Matches = append(answer.Matches, session.ListMatch{Player: p.ID, Match: d.matches[p.ID]})
		}
		d.send(answer)
	}
}

func last(cmds []session.Cmd) session.Cmd {
	if len(cmds) == 0 {
		return nil
	}
	return cmds[len(cmds)-1]
}

var fide = session.RatingList{Kind: ratinglist.FIDE, Source: "players_list.txt", Made: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC), Players: 512345, Skipped: 2, Federation: "CRO"}

// TestListsPage: the page says what is kept, how far an import is, and what failed, in every language.
func TestListsPage(t *testing.T) {
	for _, lang := range i18n.All() {
		d := newDesk(t)
		d.Settings.Lang = lang
		d.Go("/lists")
		if !slices.Contains(d.Cmds, session.Cmd(session.LoadLists{})) {
			t.Fatal("nobody asks for the lists")
		}
		d.Says("before any", lang.T(textNoFIDE), lang.T(textNoNational), "!"+lang.T(textDelete))
		d.send(session.ListsLoaded{Kept: []session.RatingList{fide}})
		d.Says("with one", lang.Int(512345), "players_list.txt", lang.T(textReplace), lang.T(textDelete), lang.T(textNoNational))
		d.send(session.ListProgress{ListImport: session.ListImport{Kind: ratinglist.FIDE, File: "new.zip", Players: 120000, Percent: 34}})
		d.Says("reading", "new.zip", lang.T(textReading, lang.Int(120000), lang.Int(34)), lang.T(textStays), "!"+lang.T(textReplace), "!"+lang.T(textImport))
		d.Touch("stop-import")
		if last(d.Cmds) != session.Cmd(session.StopImport{}) {
			t.Errorf("%+v", last(d.Cmds))
		}
		d.send(session.ListProgress{ListImport: session.ListImport{Kind: ratinglist.FIDE, File: "new.zip", Stage: ratinglist.ByID, Players: 120000, Percent: 50}})
		d.Says("sorting", lang.T(textSorting, "2", "50"))
		d.send(session.ListImported{Err: &ratinglist.FormError{Line: 7, Got: "<b>", Want: "x"}})
		d.Says("failed", session.Explain(lang, &ratinglist.FormError{Line: 7, Got: "<b>"}).Title, lang.T(textReplace))
		d.Enter("list-fed", "xx")
		d.Touch("import-fide")
		d.Says("no federation", lang.T(textBadCode))
		d.Enter("list-fed", " cro ")
		d.Touch("import-fide")
		if last(d.Cmds) != session.Cmd(session.ImportList{Kind: ratinglist.FIDE, Federation: "CRO"}) {
			t.Errorf("%+v", last(d.Cmds))
		}
		d.Touch("import-national")
		if last(d.Cmds) != session.Cmd(session.ImportList{Kind: ratinglist.National}) {
			t.Errorf("%+v", last(d.Cmds))
		}
		d.Touch("delete-fide", "delete")
		if !slices.Contains(d.Cmds, session.Cmd(session.DeleteList{Kind: ratinglist.FIDE})) || d.m.Dialog != nil {
			t.Error("the list is not deleted")
		}
	}
}

// checked is an event of four players that was checked: one agrees by number, one differs, one is found by name, one is unknown.
func checked(t testing.TB, lang i18n.Lang) *desk {
	d := newDesk(t)
	d.Settings.Lang = lang
	d.Open(0, false, func(c *journal.SectionConfig) { c.TimeCode = "5400+30" })
	ivan := ratinglist.Entry{ID: "14500001", Name: "Horvat, Ivan", Federation: "CRO", Sex: swiss.Male, Title: swiss.GM, Born: 1985, Rating: [3]int{2512, 2480, 2466}, K: [3]int{10, 10, 10}}
	ana := ratinglist.Entry{ID: "14500002", Name: "Kovac, Ana", Federation: "CRO", Rating: [3]int{2101}, K: [3]int{20}, Inactive: true}
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{
		ratinglist.Take(journal.PlayerInfo{Name: "Ivan Horvat"}, ivan, ratinglist.Use{Kind: ratinglist.FIDE}),
		{Name: "Ivan Horvat stariji", FIDEID: "14500001", Rating: 2400}, {Name: "Ana Kovač", Rating: 2050}, {Name: "Budi"}, {Name: "Li Wei"}}})
	d.matches = map[journal.PlayerID]ratinglist.Match{1: {How: ratinglist.ByNumber, Entry: ivan}, 2: {How: ratinglist.ByNumber, Entry: ivan},
		3: {How: ratinglist.ByNameOf, Entry: ana}, 4: {}, 5: {How: ratinglist.Ambiguous, Count: 9}}
	d.Go(d.m.Route.In(session.PageRatings).Path())
	d.Says("without a list", lang.T(textNone))
	d.send(session.ListsLoaded{Kept: []session.RatingList{fide}})
	d.Touch("check-fide")
	return d
}

// TestCheck: differences are marked and taken over one by one or all at once, as facts that can be taken back; who is unknown is named.
func TestCheck(t *testing.T) {
	for _, lang := range i18n.All() {
		d := checked(t, lang)
		d.Says("checked", lang.N(textAgree, 1), lang.N(textDiffer, 2), lang.N(textUnlisted, 2), lang.T(textCounts, lang.T(i18n.FieldStandard)), "2400 → 2512", "Kovac, Ana", lang.T(textByName), lang.T(textInactive),
			lang.T(textUnlistedTitle), "Budi", lang.T(textAmbiguousTitle), "Li Wei", lang.T(textNameThere)+": Horvat, Ivan")
		d.Touch("take-2-3") // the rating alone
		d.NoNotice("one part")
		if p, _ := d.Event.Kept.Player(2); p.Rating != 2512 || p.Title != "" || p.Name != "Ivan Horvat stariji" {
			t.Errorf("%+v", p.PlayerInfo)
		}
		d.Says("one part", "!2400 → 2512", lang.T(i18n.FieldRapid)+" 2480")
		d.Touch("fill-3")
		if p, _ := d.Event.Kept.Player(3); p.FIDEID != "14500002" || p.Rating != 2050 {
			t.Errorf("filled in: %+v", p.PlayerInfo)
		}
		before := d.Event.Kept
		d.Touch("take-all")
		if p, _ := d.Event.Kept.Player(3); p.FIDEID != "14500002" || p.Rating != 2101 || p.Ratings.K != 20 || p.Name != "Ana Kovač" {
			t.Errorf("%+v", p.PlayerInfo)
		}
		if p, _ := d.Event.Kept.Player(2); p.Title != "GM" || p.Birth.Year != 1985 {
			t.Errorf("%+v", p.PlayerInfo)
		}
		d.Says("all", lang.N(textDiffer, 2), "!"+lang.T(textTakeHelp), lang.T(textNameThere)) // another name and an inactive player stay to be seen
		d.send(d.m.Undo.Act)
		if p, _ := d.Event.Kept.Player(3); p.Rating != 2050 {
			t.Errorf("taken back: %+v", p.PlayerInfo)
		}
		if p, q := d.Event.Kept.Players(1)[1], before.Players(1)[1]; p.PlayerInfo != q.PlayerInfo {
			t.Errorf("the act before went too: %+v", p.PlayerInfo)
		}
	}
}

// TestCheckEnds: an error is said, and an answer for a section that was left is not taken.
func TestCheckEnds(t *testing.T) {
	d := checked(t, i18n.EN)
	d.m.Check = &check{Event: d.m.Event.ID, Section: 1, Kind: ratinglist.FIDE, Running: true}
	d.Says("running", i18n.EN.T(textChecking))
	d.send(session.ListsChecked{Kind: ratinglist.National})
	if !d.m.Check.Running {
		t.Error("the answer of another list was taken")
	}
	d.send(session.ListsChecked{Kind: ratinglist.FIDE, Err: &ratinglist.BlockError{Key: "x"}})
	d.Says("damaged", session.Explain(i18n.EN, &ratinglist.BlockError{}).Title)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "B", System: "dutch", Rounds: 3}})
	d.Go("/event/" + d.m.Event.ID + "/s2/ratings")
	if d.m.Check != nil {
		t.Error("the check of another section is shown")
	}
}

// TestMonthOfTheList: the page of lists asks of which month a list is; before a check the page says whether it is the one that counts.
func TestMonthOfTheList(t *testing.T) {
	for _, lang := range i18n.All() {
		d := newDesk(t)
		d.Settings.Lang = lang
		d.Go("/lists")
		d.send(session.ListsLoaded{Kept: []session.RatingList{fide}})
		d.Says("asked", lang.T(textMonth), lang.Month(2026, 9), lang.Month(2026, 12))
		d.Enter("month-fide", "2026-12")
		if last(d.Cmds) != session.Cmd(session.DateList{Kind: ratinglist.FIDE, Month: "2026-12"}) {
			t.Errorf("%+v", last(d.Cmds))
		}
		old := fide
		old.Month = "2025-01"
		d.send(session.ListsLoaded{Kept: []session.RatingList{old}})
		d.Says("an older one", lang.Month(2025, 1), lang.Month(2026, 11))
	}
	for _, c := range []struct {
		month ratinglist.Month
		kind  ratinglist.Kind
		start journal.Date
		says  func(l i18n.Lang, name string) string
	}{
		{"", ratinglist.FIDE, journal.Date{Year: 2026, Month: 11, Day: 20}, func(l i18n.Lang, name string) string { return l.T(textMonthUnknown, name) }},
		{"2026-11", ratinglist.FIDE, journal.Date{Year: 2026, Month: 11, Day: 20}, func(l i18n.Lang, name string) string { return l.T(textMonthCounts, name, l.Month(2026, 11)) }},
		{"2026-10", ratinglist.FIDE, journal.Date{Year: 2026, Month: 11, Day: 20}, func(l i18n.Lang, name string) string { return l.T(textMonthOther, name, l.Month(2026, 10)) }},
		{"2026-10", ratinglist.National, journal.Date{Year: 2026, Month: 11, Day: 20}, func(l i18n.Lang, name string) string { return l.T(textMonthNational, name, l.Month(2026, 10)) }},
		{"2026-10", ratinglist.FIDE, journal.Date{Year: 2026, Month: 10, Day: 1}, func(l i18n.Lang, name string) string { return l.T(textMonthCounts, name, l.Month(2026, 10)) }},
	} {
		for _, lang := range i18n.All() {
			d := checked(t, lang)
			info := d.Event.Kept.Event()
			info.Start, info.End = c.start, c.start
			d.Did(journal.FilePapers{Info: info})
			d.send(session.ListsLoaded{Kept: []session.RatingList{{Kind: c.kind, Month: c.month}}})
			d.Says("before the check", c.says(lang, lang.T(kindNames[c.kind])))
		}
	}
}

// TestCheckThatBeganByItself: who comes from the list of players sees what the lists said, without asking again.
func TestCheckThatBeganByItself(t *testing.T) {
	d := checked(t, i18n.EN)
	matches := d.m.Check.Matches
	d.Go(d.m.Route.In(session.PagePlayers).Path())
	d.m.Check, d.m.Lists.Verdict = nil, &session.ListVerdict{Event: d.m.Event.ID, Section: 1, Lists: []session.RatingList{{Kind: ratinglist.National}, fide},
		Matches: map[ratinglist.Kind]map[journal.PlayerID]ratinglist.Match{ratinglist.FIDE: matches, ratinglist.National: {}}}
	d.m.Lists.Verdict.Waits = 1
	d.Go(d.m.Route.In(session.PageRatings).Path())
	if d.m.Check != nil {
		t.Error("not all lists have answered, and a check is shown")
	}
	d.m.Lists.Verdict.Waits = 0
	d.Go(d.m.Route.In(session.PageRatings).Path())
	d.Says("at once", i18n.EN.N(textDiffer, 2), "2400 → 2512")
}
