package setup

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/swiss"
)

// TestCopyEvent: a new event with the sections, regulations and players of another one, and nothing of its rounds.
func TestCopyEvent(t *testing.T) {
	d := twoSections(t, 4)
	d.Go(d.Route.In(session.PageRound).Path())
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Length: 45, Apart: 2}})
	d.Did(journal.ChoosePrizes{Section: 2, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true}}}})
	d.Did(journal.SetLocalRules{Section: 1, Rules: ledger.O2SNRules()})
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules}})
	rated := journal.Rating{List: journal.RatedRapid, Code: "412345", Counts: journal.CountHigher, Periods: journal.PeriodsFirst}
	d.Did(journal.DeclareRating{Section: 1, Rating: rated})
	d.Did(journal.SetWording{Wording: journal.Wording{Of: "record:en", Text: "Our words"}})
	of := d.m.Event.Kept.Players(2)
	d.Did(journal.FixTable{Player: of[1].ID, Table: 2})
	d.Did(journal.Forbid{Section: 2, Sets: []journal.Forbidden{{Players: []journal.PlayerID{of[0].ID, of[2].ID}}}})
	d.Pair()
	d.Publish()
	old := d.m.Event.Kept
	d.Go(d.Route.In(session.PageOverview).Path())
	d.send(session.OpenCopy{})
	d.send(copySet{Field: "name", Value: " "})
	d.send(copyEvent{})
	if dialog, ok := d.m.Dialog.(copyDialog); !ok || !dialog.NoName {
		t.Fatal("an event without a name was made")
	}
	d.send(copySet{Field: "name", Value: "Cup 2027"})
	d.send(copySet{Field: "date", Value: "2027-11-20"})
	d.send(copyEvent{})
	s := d.m.Event.Kept
	if d.m.Event.ID == old.Event().ID || s.Event().Name != "Cup 2027" || s.Event().Start.Year != 2027 || s.PlayerCount() != 8 {
		t.Fatalf("%+v, %d players", s.Event(), s.PlayerCount())
	}
	for i, sec := range s.Sections() {
		was := old.Sections()[i]
		if sec.Round != 0 || sec.Name != was.Name || sec.Sex != was.Sex || !slices.Equal(sec.TieBreaks, was.TieBreaks) || sec.Order.Seed == was.Order.Seed {
			t.Errorf("%+v, was %+v", sec, was)
		}
	}
	girls := s.Players(2)
	if p := girls[0]; p.TPN != 0 || p.Sex != swiss.Female {
		t.Errorf("%+v", p)
	}
	first, second := s.Sections()[0], s.Sections()[1]
	prizes, _ := s.Prizes(second.ID)
	rules, own := s.LocalRules(first.ID)
	if first.Hall.Length != 45 || first.Hall.Apart != 2 || len(prizes.List) != 1 || !own || len(rules.Offences) == 0 || s.LawsChosen(first.ID).Overlay != ledger.OwnRules ||
		s.Wording("record:en") != "Our words" {
		t.Errorf("settings stay behind: %+v, %+v, %v, %q", first.Hall, prizes, own, s.Wording("record:en"))
	}
	rated.Code = "" // the federation gives each event its own
	if first.Rating != rated {
		t.Errorf("rated as %+v, want %+v", first.Rating, rated)
	}
	if girls[1].Table != 2 || len(second.Forbidden) != 1 || !slices.Equal(second.Forbidden[0].Players, []journal.PlayerID{girls[0].ID, girls[2].ID}) {
		t.Errorf("table %d, forbidden %+v", girls[1].Table, second.Forbidden)
	}
}

// TestCopyFrom begins a new event like an earlier one, from the form for new events.
func TestCopyFrom(t *testing.T) {
	d := eventOf(t, 5, 4)
	id := d.m.Event.ID
	d.Go("/new")
	d.send(copyFrom{id})
	if c, ok := d.m.Dialog.(copyDialog); !ok || !c.Players || d.m.Route.Page != session.PageOverview || d.m.Event.ID != id {
		t.Fatalf("page %v, %+v", d.m.Route.Page, d.m.Dialog)
	}
	d.send(copySet{"name", "Next year"})
	d.send(copyEvent{})
	if d.m.Event.ID == id || d.m.Event.Kept.PlayerCount() != 5 || d.m.Event.Kept.Event().Name != "Next year" {
		t.Errorf("%+v", d.m.Event.Kept.Event())
	}
	d.Go(d.Route.In(session.PageOverview).Path())
	if d.m.Dialog != nil {
		t.Error("the dialog opens again")
	}
}

// TestCreateTwice: a finger that bounces on the last key of the form makes one event.
func TestCreateTwice(t *testing.T) {
	d := newDesk(t)
	d.Go("/new")
	d.send(wizardSet{"name", "Cup"})
	m, one := wizardCreate{}.update(d.m, d.Env())
	if _, two := (wizardCreate{}).update(m, d.Env()); len(one) != 1 || len(two) != 0 {
		t.Errorf("%d and %d effects", len(one), len(two))
	}
}
