package players

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestFindListed: the form is filled from a rating list, by what is typed or by the name that stands in it; a name that is typed stays.
func TestFindListed(t *testing.T) {
	ivan := ratinglist.Entry{ID: "14500001", Name: "Horvat, Ivan", Federation: "CRO", Sex: swiss.Male, Title: swiss.GM, Born: 1985, Rating: [3]int{2512, 2480, 2466}, K: [3]int{10, 10, 10}}
	for _, lang := range i18n.All() {
		d := emptyEvent(t)
		d.Settings.Lang = lang
		d.Touch("add-player")
		if !slices.Contains(d.Cmds, session.Cmd(session.LoadLists{})) {
			t.Fatal("the form does not ask for the lists")
		}
		d.Says("no list", lang.T(textListed), lang.T(textFindNone))
		d.Send(session.ListsLoaded{Kept: []session.RatingList{{Kind: ratinglist.FIDE, Players: 1}}})
		d.Says("a list", lang.T(textFind), "!"+lang.T(textFindNone), "!"+lang.T(textFindName))
		d.Enter("p-find", "h")
		d.Enter("p-find", "iv horv")
		if !slices.Contains(d.Cmds, session.Cmd(session.SearchLists{Text: "iv horv"})) || slices.Contains(d.Cmds, session.Cmd(session.SearchLists{Text: "h"})) {
			t.Error("it is searched from two letters on")
		}
		d.Send(session.ListsFound{Text: "iv hor"})
		d.Says("an older answer", "!"+lang.T(textFindNobody))
		d.Send(session.ListsFound{Text: "iv horv", Hits: []session.ListHit{{Kind: ratinglist.FIDE, Entry: ivan}}, More: true})
		d.Says("found", "Horvat, Ivan", "14500001 · CRO · GM · "+lang.T(i18n.RatedStandard)+" 2512, "+lang.T(i18n.RatedRapid)+" 2480, "+
			lang.T(i18n.RatedBlitz)+" 2466 · 1985", lang.T(textFindMore))
		d.Touch("hit-0")
		d.Says("filled", lang.T(textFindTook, "Horvat, Ivan"), "!"+lang.T(textFindMore))
		d.Touch("save")
		d.NoNotice("saving")
		p, _ := d.Event.Kept.Player(1)
		want := journal.PlayerInfo{Name: "Ivan Horvat", SortName: "Horvat, Ivan", Sex: swiss.Male, Birth: journal.Date{Year: 1985}, Rating: 2480, Title: "GM", Federation: "CRO", // a rapid event
			FIDEID: "14500001", Ratings: journal.Ratings{Standard: 2512, Rapid: 2480, Blitz: 2466, K: 10}, Source: journal.Source{Rating: journal.SourceFIDE}}
		if p.PlayerInfo != want {
			t.Errorf("%+v", p.PlayerInfo)
		}
		d.Touch("add-player")
		d.Enter("p-name", "Željko Horvat")
		d.Touch("find-name")
		if !slices.Contains(d.Cmds, session.Cmd(session.SearchLists{Text: "Željko Horvat"})) {
			t.Error("the name of the form is not searched for")
		}
		d.Send(session.ListsFound{Text: "Željko Horvat", Err: &ratinglist.BlockError{}})
		d.Says("damaged", session.Explain(lang, &ratinglist.BlockError{}).Title)
		d.Send(session.ListsFound{Text: "Željko Horvat", Hits: []session.ListHit{{Kind: ratinglist.National, Entry: ratinglist.Entry{ID: "HR-7", Name: "Horvat, Zeljko", Rating: [3]int{1800}}}}})
		d.Touch("hit-0", "save")
		if p, _ := d.Event.Kept.Player(2); p.Name != "Željko Horvat" || p.NationalID != "HR-7" || p.Ratings.National != 1800 || p.Rating != 1800 {
			t.Errorf("%+v", p.PlayerInfo)
		}
		d.Says("the list of players", lang.T(textCheckLists))
	}
	if name, sort := personName("Magnus"); name != "Magnus" || sort != "" {
		t.Errorf("%q %q", name, sort)
	}
}

// TestListedFolds: a school event has what federations list folded away; it opens for a player who has a number, as a row of a list may.
func TestListedFolds(t *testing.T) {
	d := emptyEvent(t)
	d.Send(openPlayer{})
	if d.m.showsListed(d.m.Dialog.(playerDialog)) {
		t.Error("nobody needs it")
	}
	d.Send(session.EditRow{Row: 1, Line: 2, Info: journal.PlayerInfo{Name: "Ana", NationalID: "HR-5"}})
	if !d.m.showsListed(d.m.Dialog.(playerDialog)) {
		t.Error("a row with a number hides it")
	}
	d.Send(openPlayer{})
	d.Send(playerSet{"rapid", "x"})
	d.Send(savePlayer{})
	if dialog := d.m.Dialog.(playerDialog); !slices.Contains(dialog.Faults, "rapid") || !d.m.showsListed(dialog) {
		t.Errorf("a fault that is hidden: %v", dialog.Faults)
	}
}

// TestPartOfANameIsFilledUp: who types a part of a name and chooses the player in a rating list gets the whole name; a whole name stays as
// it is typed.
func TestPartOfANameIsFilledUp(t *testing.T) {
	for typed, want := range map[string][2]string{
		"Cvitan": {"Luka Cvitan", "Cvitan, Luka"}, "cvit": {"Luka Cvitan", "Cvitan, Luka"}, "Luka": {"Luka Cvitan", "Cvitan, Luka"}, "lu cvi": {"Luka Cvitan", "Cvitan, Luka"},
		"Cvitan, Luka": {"Cvitan, Luka", ""}, "Luka Cvitan": {"Luka Cvitan", ""}, "Lucija Horvat": {"Lucija Horvat", ""}, "": {"Luka Cvitan", "Cvitan, Luka"},
	} {
		d := emptyEvent(t)
		d.Send(session.ListsLoaded{Kept: []session.RatingList{{Kind: ratinglist.FIDE, Players: 1}}})
		d.Touch("add-player")
		d.Enter("p-name", typed)
		d.Enter("p-find", "cvitan")
		d.Send(session.ListsFound{Text: "cvitan", Hits: []session.ListHit{{Kind: ratinglist.FIDE, Entry: ratinglist.Entry{ID: "14500009", Name: "Cvitan, Luka", Federation: "CRO", Rating: [3]int{2100, 2000, 1900}}}}})
		d.Touch("hit-0", "save")
		d.NoNotice(typed)
		if p, _ := d.Event.Kept.Player(1); p.Name != want[0] || want[1] != "" && p.SortName != want[1] || p.FIDEID != "14500009" {
			t.Errorf("%q: %q, %q, %s", typed, p.Name, p.SortName, p.FIDEID)
		}
	}
}

// TestComingBackSeesEverybody: a word that was searched for is gone when one comes back to the list, in which everybody stands again.
func TestComingBackSeesEverybody(t *testing.T) {
	d := emptyEvent(t)
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana Kos"}, {Name: "Ivan Horvat"}}})
	for search, want := range map[session.Page]string{session.PagePlayers: "", session.PageWishes: "kos"} {
		d.m.Search = "kos"
		s := d.m.Session
		s.Route = s.Route.In(search)
		if _, m, _ := Arrive(s, d.m.Model); m.Search != want {
			t.Errorf("%v: %q is searched for, want %q", search, m.Search, want)
		}
	}
}
