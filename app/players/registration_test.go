package players

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/app/journal/ledger"
	"wasit/app/pairing"
	"wasit/app/session"
	"wasit/app/setup"
	"wasit/swiss"
)

// TestConfirmations: each school gets who of it is registered in which section, what is missing, and no day of birth.
func TestConfirmations(t *testing.T) {
	d := twoSections(t, 0)
	d.paste("SDN Tapos 2:\n1. Andi Wijaya L kls 5 lhr 12-3-2014\n2. Siti P\nMI Al-Hidayah:\n1. Budi_*L* (L)\n2. Slamet\n")
	d.send(imports.importEnter{})
	for _, r := range d.m.Import.Rows {
		t.Logf("left: %q %v", r.Source, r.Doubts)
	}
	d.Go(d.Route.In(session.PageRegistration).Path())
	d.send(setDeadline{"2026-11-18"})
	d.NoNotice("deadline")
	schools := d.m.senders()
	if len(schools) != 2 || schools[0].Club != "MI Al-Hidayah" || schools[1].Late != 2 || schools[0].Open != 1 {
		t.Fatalf("%+v", schools)
	}
	text := d.m.confirmations(schools)[1].Text
	for _, want := range []string{"*Cup – ", "SDN Tapos 2: 2", "1. Andi Wijaya (Class 5)", "\nGirls\n1. Siti"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if strings.Contains(text, "18 Nov 2026") {
		t.Errorf("corrections are asked for until a day that is past:\n%s", text)
	}
	d.send(setDeadline{"2027-01-05"})
	if text := d.m.confirmations(schools)[1].Text; !strings.Contains(text, "5 Jan 2027") {
		t.Errorf("the last day is not said:\n%s", text)
	}
	if strings.Contains(text, "2014") {
		t.Errorf("a day of birth is passed on:\n%s", text)
	}
	if other := d.m.confirmations(schools)[0].Text; !strings.Contains(other, "Slamet: Sex") {
		t.Errorf("what is missing is not said:\n%s", other)
	}
	d.send(setDeadline{""})
	if got := d.m.Event.Ahead.Event().Deadline; !got.IsZero() {
		t.Errorf("the deadline stayed: %v", got)
	}
}

func TestDeadline(t *testing.T) {
	last := journal.Date{Year: 2026, Month: 11, Day: 18}
	for _, c := range []struct {
		at   time.Time
		want bool
	}{
		{time.Date(2026, 11, 18, 23, 59, 59, 0, time.UTC), false},
		{time.Date(2026, 11, 19, 0, 0, 0, 0, time.UTC), true},
		{time.Date(2025, 12, 31, 0, 0, 0, 0, time.UTC), false},
		{time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), true},
	} {
		if got := session.IsAfter(last, c.at); got != c.want {
			t.Errorf("%v: %v", c.at, got)
		}
	}
	if session.IsAfter(journal.Date{}, time.Now()) {
		t.Error("without a deadline nobody is late")
	}
}

// TestCopyEvent: a new event with the sections, regulations and players of another one, and nothing of its rounds.
func TestCopyEvent(t *testing.T) {
	d := twoSections(t, 4)
	d.Go(d.Route.In(session.PageRound).Path())
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Length: 45, Apart: 2}})
	d.Did(journal.ChoosePrizes{Section: 2, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true}}}})
	d.Did(journal.SetLocalRules{Section: 1, Rules: ledger.O2SNRules()})
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules}})
	d.Did(journal.SetWording{Wording: journal.Wording{Of: "record:en", Text: "Our words"}})
	of := d.m.Event.Kept.Players(2)
	d.Did(journal.FixTable{Player: of[1].ID, Table: 2})
	d.Did(journal.Forbid{Section: 2, Sets: []journal.Forbidden{{Players: []journal.PlayerID{of[0].ID, of[2].ID}}}})
	d.Pair()
	d.Publish()
	old := d.m.Event.Kept
	d.Go(d.Route.In(session.PageOverview).Path())
	d.send(setup.OpenCopy{})
	d.send(setup.copySet{Field: "name", Value: " "})
	d.send(setup.copyEvent{})
	if dialog, ok := d.m.Dialog.(setup.copyDialog); !ok || !dialog.NoName {
		t.Fatal("an event without a name was made")
	}
	d.send(setup.copySet{Field: "name", Value: "Cup 2027"})
	d.send(setup.copySet{Field: "date", Value: "2027-11-20"})
	d.send(setup.copyEvent{})
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
	if girls[1].Table != 2 || len(second.Forbidden) != 1 || !slices.Equal(second.Forbidden[0].Players, []journal.PlayerID{girls[0].ID, girls[2].ID}) {
		t.Errorf("table %d, forbidden %+v", girls[1].Table, second.Forbidden)
	}
}
