package setup

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss"
)

// twoSections begins an event of the template with boys and girls, with n boys and n girls.
func twoSections(t *testing.T, n int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Go("/new")
	d.send(wizardSet{"template", "school6x2"})
	d.send(wizardSet{"name", "Cup"})
	d.send(wizardCreate{})
	for i, sex := range []swiss.Sex{swiss.Male, swiss.Female} {
		var list []journal.PlayerInfo
		for k := range n {
			list = append(list, journal.PlayerInfo{Name: string(rune('A'+i)) + " " + string(rune('a'+k)), Sex: sex})
		}
		d.Did(journal.ImportPlayers{Section: journal.SectionID(i + 1), Players: list})
	}
	return d
}

func names(d *desk) (list []string) {
	for _, s := range d.m.Event.Ahead.Sections() {
		list = append(list, s.Name)
	}
	return list
}

func TestTemplateMakesTwoSections(t *testing.T) {
	d := twoSections(t, 3)
	if got := names(d); !slices.Equal(got, []string{"Boys", "Girls"}) {
		t.Fatalf("sections %v", got)
	}
	list := d.m.Event.Ahead.Sections()
	if list[0].Sex != swiss.Male || list[1].Sex != swiss.Female || list[0].Order.Seed == list[1].Order.Seed {
		t.Errorf("groups %v, %v; one seed for two draws: %v", list[0].Sex, list[1].Sex, list[0].Order.Seed == list[1].Order.Seed)
	}
}

// TestAddressKeepsSection: the section in hand stands in the address, so a reload shows it again; links keep it.
func TestAddressKeepsSection(t *testing.T) {
	d := twoSections(t, 4)
	d.send(session.ChooseSection{ID: 2})
	if d.m.Event.Section != 2 || d.m.Route.Section != 2 || d.m.Route.Page != session.PagePlayers {
		t.Fatalf("section %d, address %s", d.m.Event.Section, d.m.Route.Path())
	}
	d.Go(d.Route.In(session.PageRound).Path())
	if d.m.Event.Section != 2 {
		t.Fatal("a link inside the event lost the section")
	}
	again := newDesk(t)
	again.Log = d.Log
	again.Go(d.m.Route.Path())
	if again.m.Event.Section != 2 {
		t.Errorf("after a reload of %s the section is %d", d.m.Route.Path(), again.m.Event.Section)
	}
	d.Go("/event/" + d.m.Event.ID + "/s9/round")
	if d.m.Event.Section != 1 || d.m.Route.Section != 0 {
		t.Errorf("a section that is not there shows section %d", d.m.Event.Section)
	}
	d.Go("/event/" + d.m.Event.ID + "/player/5")
	if d.m.Event.Section != 2 || d.m.Route.In(session.PageRound).Section != 2 {
		t.Error("the page of a girl is not in the girls' section")
	}
}

// TestSectionsRunApart: each has its own players, rounds and order.
func TestSectionsRunApart(t *testing.T) {
	d := twoSections(t, 4)
	d.send(session.ChooseSection{ID: 2})
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.NoNotice("pairing the girls")
	list := d.m.Event.Ahead.Sections()
	if list[0].Round != 0 || list[1].Round != 1 {
		t.Fatalf("rounds %d and %d, want 0 and 1", list[0].Round, list[1].Round)
	}
	d.Go(d.m.Route.In(session.PageRound).Path() + "/1")
	d.send(session.ChooseSection{ID: 1})
	if d.m.Route.Round != 0 || d.m.Event.Section != 1 {
		t.Errorf("the boys have no round %d", d.m.Route.Round)
	}
}

func TestSectionForm(t *testing.T) {
	d := twoSections(t, 2)
	d.send(openSection{})
	d.send(saveSection{})
	if f := d.m.Dialog.(sectionDialog); !slices.Contains(f.Faults, "name") {
		t.Error("a section without a name was taken")
	}
	for field, value := range map[string]string{"name": "girls", "from": "20x", "to": "2016", "sex": "f"} {
		d.send(sectionSet{field, value})
	}
	d.send(saveSection{})
	if f := d.m.Dialog.(sectionDialog); !slices.Equal(f.Faults, []string{"name", "from"}) {
		t.Errorf("faults %v, want name (taken) and from", f.Faults)
	}
	d.send(sectionSet{"name", "U10"})
	d.send(sectionSet{"from", "2017"})
	d.send(saveSection{})
	if f := d.m.Dialog.(sectionDialog); !slices.Equal(f.Faults, []string{"to"}) {
		t.Errorf("faults %v, want to: it lies before from", f.Faults)
	}
	d.send(sectionSet{"to", ""})
	d.send(saveSection{})
	d.NoNotice("saving")
	sec, ok := d.m.Event.Ahead.Section(3)
	if !ok || sec.Name != "U10" || sec.BornFrom != 2017 || sec.Sex != swiss.Female || sec.Rounds != 6 {
		t.Fatalf("%+v", sec)
	}
	if l := d.m.Event.Ahead.LawsChosen(3); l != d.m.Event.Ahead.LawsChosen(1) || !l.DefaultSet {
		t.Errorf("the new section plays by %+v", l)
	}
	d.send(openSection{3})
	d.send(sectionSet{"name", "U11"})
	d.send(saveSection{})
	d.send(removeSection{3})
	if got := names(d); !slices.Equal(got, []string{"Boys", "Girls"}) {
		t.Errorf("sections %v", got)
	}
	d.send(session.UndoLast{})
	if got := names(d); !slices.Equal(got, []string{"Boys", "Girls", "U11"}) {
		t.Errorf("after undo: sections %v", got)
	}
	d.send(removeSection{1})
	if d.m.Notice == nil || len(names(d)) != 3 {
		t.Error("a section with players was removed")
	}
}

// TestSplitAndSortOut: one section becomes two, with who belongs where; later mistakes are found and mended as one act.
func TestSplitAndSortOut(t *testing.T) {
	d := eventOf(t, 4, 3)
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ani", Sex: swiss.Female}, {Name: "Budi", Sex: swiss.Male}}})
	d.Go(d.Route.In(session.PageSections).Path())
	if !d.m.canSplit() {
		t.Fatal("cannot be split")
	}
	d.send(splitBySex{})
	d.NoNotice("split")
	count := func() (list []int) {
		for _, s := range d.m.Event.Ahead.Sections() {
			list = append(list, s.Players)
		}
		return list
	}
	if got := count(); !slices.Equal(got, []int{5, 1}) || d.m.canSplit() {
		t.Fatalf("players %v, want 5 and 1", got)
	}
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Citra", Sex: swiss.Female}, {Name: "Dewi", Sex: swiss.Female}}})
	if m := d.m.misplaced(); len(m.Moves) != 2 || len(m.Unclear) != 0 {
		t.Fatalf("misplaced %+v", m)
	}
	d.send(sortPlayersOut{})
	if got := count(); !slices.Equal(got, []int{5, 3}) {
		t.Errorf("players %v, want 5 and 3", got)
	}
	d.send(session.UndoLast{})
	if got := count(); !slices.Equal(got, []int{7, 1}) {
		t.Errorf("after undo: players %v, want 7 and 1", got)
	}
	d.send(session.UndoLast{})
	d.send(session.UndoLast{})
	if got := count(); !slices.Equal(got, []int{6}) {
		t.Errorf("after undoing the split: players %v, want 6 in one section", got)
	}
}
