package players

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// listOf is a list of a month, as the device says that it keeps it.
func listOf(kind ratinglist.Kind, month ratinglist.Month, made int) session.RatingList {
	return session.RatingList{Kind: kind, Players: 9, Month: month, Made: time.Date(2026, 11, made, 8, 0, 0, 0, time.UTC)}
}

// asked are the checks that began by themselves.
func asked(cmds []session.Cmd) (list []session.CheckLists) {
	for _, c := range cmds {
		if c, ok := c.(session.CheckLists); ok && c.ByItself {
			list = append(list, c)
		}
	}
	return list
}

// ratedPlayers is a rated event of three, on the page of players, with FIDE's list of November on the device.
func ratedPlayers(t *testing.T, lang i18n.Lang) *desk {
	d := event(t, 0, 5)
	d.Settings.Lang = lang
	info := d.Event.Kept.Event()
	info.Papers.Rated = true
	d.Did(journal.FilePapers{Info: info}, journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{
		{Name: "Ivan Horvat", FIDEID: "7", Rating: 2400}, {Name: "Ana Kovač", Rating: 2050}, {Name: "Budi"}}})
	d.Host.Arrived = func() {
		var cmds []session.Cmd
		d.m.Session, d.m.Model, cmds = Arrive(d.m.Session, d.m.Model)
		d.Perform(cmds)
	}
	d.Go(d.m.Route.In(session.PagePlayers).Path())
	return d
}

// TestOtherListIsSaid: a list that is new on the device is compared with the players of a rated event by itself; the page names of whom it
// says otherwise, until that is taken over.
func TestOtherListIsSaid(t *testing.T) {
	for _, lang := range i18n.All() {
		d := ratedPlayers(t, lang)
		d.Send(session.ListsLoaded{Kept: []session.RatingList{listOf(ratinglist.FIDE, "2026-11", 1), listOf(ratinglist.National, "", 1)}})
		if list := asked(d.Cmds); len(list) != 2 || len(list[0].Players) != 3 || list[1].Kind != ratinglist.National {
			t.Fatalf("%+v", d.Cmds)
		}
		ivan, ana := ratinglist.Entry{ID: "7", Name: "Horvat, Ivan", Rating: [3]int{2410, 2300, 0}}, ratinglist.Entry{ID: "8", Name: "Kovac, Ana", Rating: [3]int{0, 2050, 0}}
		d.Send(session.ListsJudged{Kind: ratinglist.FIDE, Matches: []session.ListMatch{{Player: 1, Match: ratinglist.Match{How: ratinglist.ByNumber, Entry: ivan}},
			{Player: 2, Match: ratinglist.Match{How: ratinglist.ByNameOf, Entry: ana}}, {Player: 3}}})
		d.Says("one has answered", "!"+lang.N(textOtherList, 1))
		d.Send(session.ListsJudged{Kind: ratinglist.National, Matches: []session.ListMatch{{Player: 1}, {Player: 2}, {Player: 3}}})
		d.Says("both have", lang.N(textOtherList, 1), "Ivan Horvat", lang.T(textOtherListSee))
		m := Refresh(d.m.Session, d.m.Model)
		if first := (page{d.m.Session, m}).rollNow(); len(first.otherwise) != 1 || first != (page{d.m.Session, m}).rollNow() {
			t.Errorf("the list is compared at each drawing, or not at all: %d", len(first.otherwise))
		}
		arrive(d)
		if list := asked(d.Cmds); len(list) != 0 {
			t.Errorf("the same lists are asked again: %+v", list)
		}
		p, _ := d.Event.Kept.Player(1)
		d.Did(journal.ChangePlayer{ID: 1, PlayerInfo: ratinglist.Take(p.PlayerInfo, ivan, ratinglist.Use{Kind: ratinglist.FIDE, Control: 1})})
		d.Says("taken over", "!"+lang.N(textOtherList, 1))
		d.Cmds = nil
		d.Send(session.ListsLoaded{Kept: []session.RatingList{listOf(ratinglist.FIDE, "2026-12", 28)}})
		if list := asked(d.Cmds); len(list) != 1 {
			t.Errorf("a newer list is not asked: %+v", d.Cmds)
		}
		d.Send(session.ListsJudged{Kind: ratinglist.FIDE, Err: &ratinglist.BlockError{Key: "x"}})
		d.Says("a damaged list", "!"+lang.N(textOtherList, 1))
	}
}

// arrive looks at the page again, as the shell does when the lists have come.
func arrive(d *desk) {
	d.Cmds = nil
	d.Host.Arrived()
}

// TestOnlyRatedEventsAreChecked: a school event, one of teams and one that is over are left alone; a player who comes later is asked for.
func TestOnlyRatedEventsAreChecked(t *testing.T) {
	kept := session.ListsLoaded{Kept: []session.RatingList{listOf(ratinglist.FIDE, "2026-11", 1)}}
	school := event(t, 8, 5)
	school.Go(school.m.Route.In(session.PagePlayers).Path())
	school.Send(kept)
	_, _, cmds := Arrive(school.m.Session, school.m.Model)
	if len(asked(append(cmds, school.Cmds...))) != 0 {
		t.Error("a school event is checked")
	}
	d := ratedPlayers(t, i18n.EN)
	d.Send(kept)
	d.Send(session.ListsJudged{Kind: ratinglist.FIDE, Matches: []session.ListMatch{{Player: 1}, {Player: 2}, {Player: 3}}})
	d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Siti"}})
	arrive(d)
	if list := asked(d.Cmds); len(list) != 1 || len(list[0].Players) != 4 {
		t.Errorf("who came later: %+v", d.Cmds)
	}
	d.Did(journal.FinishEvent{Early: true})
	arrive(d)
	if len(asked(d.Cmds)) != 0 {
		t.Error("an event that is over is checked")
	}
}

// TestRatingSource: a player's page says whose list his rating is of and of which month, and the list marks one that was typed.
func TestRatingSource(t *testing.T) {
	for _, lang := range i18n.All() {
		d := ratedPlayers(t, lang)
		d.Send(session.ListsLoaded{Kept: []session.RatingList{listOf(ratinglist.FIDE, "2026-11", 1), listOf(ratinglist.National, "2026-09", 1)}})
		take := func(find string, hit session.ListHit, player journal.PlayerID) {
			t.Helper()
			p, _ := d.Event.Kept.Player(player)
			to := d.m.Route.In(session.PagePlayer)
			to.Player = int(p.ID)
			d.Go(to.Path())
			d.Touch("edit")
			d.Enter("p-find", find)
			d.Send(session.ListsFound{Text: find, Hits: []session.ListHit{hit}})
			d.Touch("hit-0", "save")
			d.NoNotice("taken")
		}
		take("horvat", session.ListHit{Kind: ratinglist.FIDE, Entry: ratinglist.Entry{ID: "7", Name: "Horvat, Ivan", Rating: [3]int{2410, 2300, 0}}}, 1)
		d.Says("of FIDE", lang.T(textSource, "2300", lang.T(textSourceFIDE)+", "+lang.Month(2026, 11)))
		d.Touch("edit")
		d.Enter("p-rating", "2305")
		d.Touch("save")
		d.Says("typed", lang.T(textSource, "2305", lang.T(textSourceHand)))
		take("budi", session.ListHit{Kind: ratinglist.National, Entry: ratinglist.Entry{ID: "N1", Name: "Budi", Rating: [3]int{1700}}}, 3)
		d.Says("national", lang.T(textSource, "1700", lang.T(textSourceNational)+", "+lang.Month(2026, 9)))
		to := d.m.Route.In(session.PagePlayer)
		to.Player = 2
		d.Go(to.Path())
		d.Says("with the list of players", lang.T(textSource, "2050", lang.T(textSourceEntered)))
		d.Go(d.m.Route.In(session.PagePlayers).Path())
		d.Says("in the list", lang.T(textBadgeByHand))
	}
}

// TestRatingOfAnotherList: the ratings of other lists are offered to who has none in the main list, and one of them can be made to count.
func TestRatingOfAnotherList(t *testing.T) {
	d := ratedPlayers(t, i18n.EN)
	d.Send(session.ListsLoaded{Kept: []session.RatingList{listOf(ratinglist.FIDE, "2026-11", 1)}})
	d.Touch("add-player")
	d.Enter("p-find", "siti")
	d.Send(session.ListsFound{Text: "siti", Hits: []session.ListHit{{Kind: ratinglist.FIDE, Entry: ratinglist.Entry{ID: "9", Name: "Siti", Rating: [3]int{0, 0, 1610}}}}})
	d.Says("found", i18n.EN.T(i18n.RatedBlitz)+" 1610")
	d.Touch("hit-0")
	d.Says("she has no rapid rating", i18n.EN.T(textUseListed, i18n.EN.T(i18n.FieldBlitz)+" 1610"))
	d.Touch("use-blitz")
	d.Says("it counts", "!"+i18n.EN.T(textUseListed, i18n.EN.T(i18n.FieldBlitz)+" 1610"))
	d.Touch("save")
	p, _ := d.Event.Kept.Player(4)
	if p.Rating != 1610 || p.Source != (journal.Source{Rating: journal.SourceFIDE, FIDE: "2026-11"}) {
		t.Errorf("%+v", p.PlayerInfo)
	}
}
