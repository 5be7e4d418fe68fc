package journal

import (
	"testing"

	"wasit/swiss"
)

func TestGroups(t *testing.T) {
	girl := PlayerInfo{Name: "Ani", Sex: swiss.Female, Birth: Date{Year: 2014}}
	boy := PlayerInfo{Name: "Budi", Sex: swiss.Male, Birth: Date{Year: 2012, Month: 5, Day: 1}}
	who := PlayerInfo{Name: "Slamet"}
	for _, c := range []struct {
		name  string
		group Group
		p     PlayerInfo
		want  Misfit
		suits bool
	}{
		{"everybody", Group{}, who, NoMisfit, true},
		{"girl among boys", Group{Sex: swiss.Male}, girl, WrongSex, false},
		{"boy among boys", Group{Sex: swiss.Male}, boy, NoMisfit, true},
		{"sex unknown", Group{Sex: swiss.Male}, who, NoMisfit, false},
		{"born in the first year", Group{BornFrom: 2014}, girl, NoMisfit, true},
		{"born before it", Group{BornFrom: 2014}, boy, TooOld, false},
		{"born in the last year", Group{BornTo: 2012}, boy, NoMisfit, true},
		{"born after it", Group{BornTo: 2013}, girl, TooYoung, false},
		{"birth unknown", Group{BornTo: 2013}, who, NoMisfit, false},
	} {
		if got := c.group.Misfit(c.p); got != c.want || c.group.Suits(c.p) != c.suits {
			t.Errorf("%s: %q, suits %v; want %q, %v", c.name, got, c.group.Suits(c.p), c.want, c.suits)
		}
	}
}

func TestGroupsAreChecked(t *testing.T) {
	for _, g := range []Group{{Sex: 3}, {BornFrom: 12}, {BornTo: 20145}, {BornFrom: 2015, BornTo: 2014}} {
		if err := g.check(); err == nil {
			t.Errorf("%+v was taken", g)
		}
	}
	if err := (Group{Sex: swiss.Female, BornFrom: 2014, BornTo: 2014}).check(); err != nil {
		t.Error(err)
	}
}

// TestHomeOf: somebody is at home where exactly one section suits him, and none that has begun.
func TestHomeOf(t *testing.T) {
	s := State{}
	do := func(c Command) {
		t.Helper()
		var err error
		if _, s, err = Decide(s, Stamp{At: 1, Device: "T"}, c); err != nil {
			t.Fatal(err)
		}
	}
	do(CreateEvent{EventInfo{ID: "x", Name: "Cup"}})
	for _, g := range []Group{{Sex: swiss.Male, BornFrom: 2014}, {Sex: swiss.Male, BornTo: 2013}, {Sex: swiss.Female}} {
		do(AddSection{SectionConfig{Name: "S", System: "dutch", Rounds: 3, Group: g}})
	}
	for _, c := range []struct {
		p    PlayerInfo
		want SectionID
	}{
		{PlayerInfo{Name: "a", Sex: swiss.Male, Birth: Date{Year: 2015}}, 1},
		{PlayerInfo{Name: "b", Sex: swiss.Male, Birth: Date{Year: 2013}}, 2},
		{PlayerInfo{Name: "c", Sex: swiss.Female}, 3},
		{PlayerInfo{Name: "d", Sex: swiss.Male}, 0},
		{PlayerInfo{Name: "e"}, 0},
	} {
		if got, _ := s.HomeOf(c.p); got != c.want {
			t.Errorf("%s: section %d, want %d", c.p.Name, got, c.want)
		}
	}
	sec, _ := s.Section(3)
	if sec.Sex != swiss.Female {
		t.Error("the group of a section was not kept")
	}
}

// groups is a practice of three sections by sex and age, with a last day of registration and somebody who was moved.
func groups(t testing.TB) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "g", Name: "Practice", Start: Date{2026, 11, 21}, Deadline: Date{2026, 11, 18}, Practice: true}})
	for i, g := range []Group{{Sex: swiss.Male, BornFrom: 2014}, {Sex: swiss.Male, BornTo: 2013}, {Sex: swiss.Female}} {
		h.do(AddSection{SectionConfig{Name: []string{"Pa U12", "Pa", "Pi"}[i], System: "dutch", Edition: "2026", Rounds: 3, Group: g}})
	}
	h.do(ImportPlayers{Section: 1, Source: "paste", Players: []PlayerInfo{{Name: "Andi", Sex: swiss.Male, Birth: Date{2014, 3, 12}}, {Name: "Ani", Sex: swiss.Female}}})
	h.do(MovePlayer{ID: 2, To: 3})
	h.do(AddPlayer{Section: 2, PlayerInfo: PlayerInfo{Name: "Budi", Birth: Date{Year: 2012}}})
	h.do(ChangeEvent{EventInfo{Name: "Practice", Deadline: Date{2026, 11, 19}}})
	return h
}
