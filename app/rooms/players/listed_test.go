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
		d.Says("found", "Horvat, Ivan", "14500001 · CRO · GM · 2512 · 1985", lang.T(textFindMore))
		d.Touch("hit-0")
		d.Says("filled", lang.T(textFindTook, "Horvat, Ivan"), "!"+lang.T(textFindMore))
		d.Touch("save")
		d.NoNotice("saving")
		p, _ := d.Event.Kept.Player(1)
		want := journal.PlayerInfo{Name: "Ivan Horvat", SortName: "Horvat, Ivan", Sex: swiss.Male, Birth: journal.Date{Year: 1985}, Rating: 2480, Title: "GM", Federation: "CRO", // a rapid event
			FIDEID: "14500001", Ratings: journal.Ratings{Standard: 2512, Rapid: 2480, Blitz: 2466, K: 10}}
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
