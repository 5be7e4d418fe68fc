package setup

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestTemplateParts: a template says which sections there are, in the words and by the schools of its language.
func TestTemplateParts(t *testing.T) {
	for _, c := range []struct {
		template string
		lang     i18n.Lang
		date     string
		want     []sectionPart
	}{
		{"school6", i18n.ID, "2026-11-28", []sectionPart{{Name: "Umum"}}},
		{"school6x2", i18n.ID, "2026-11-28", []sectionPart{{"Pa", journal.Group{Sex: swiss.Male}}, {"Pi", journal.Group{Sex: swiss.Female}}}},
		{"levels5", i18n.ID, "2026-11-28", []sectionPart{{"SD Pa", journal.Group{Sex: swiss.Male, Level: alike.SD}}, {"SD Pi", journal.Group{Sex: swiss.Female, Level: alike.SD}},
			{"SMP Pa", journal.Group{Sex: swiss.Male, Level: alike.SMP}}, {"SMP Pi", journal.Group{Sex: swiss.Female, Level: alike.SMP}}}},
		{"levels5", i18n.HR, "2026-11-28", []sectionPart{{"OŠ M", journal.Group{Sex: swiss.Male, Level: alike.Primary}}, {"OŠ Ž", journal.Group{Sex: swiss.Female, Level: alike.Primary}},
			{"SŠ M", journal.Group{Sex: swiss.Male, Level: alike.Secondary}}, {"SŠ Ž", journal.Group{Sex: swiss.Female, Level: alike.Secondary}}}},
		{"ages7", i18n.EN, "2027-02-01", []sectionPart{{"U9", journal.Group{BornFrom: 2018}}, {"U11", journal.Group{BornFrom: 2016, BornTo: 2017}},
			{"U13", journal.Group{BornFrom: 2014, BornTo: 2015}}, {"U15", journal.Group{BornFrom: 2012, BornTo: 2013}}}},
		{"percasi9", i18n.ID, "2025-03-10", []sectionPart{{Name: "Umum"}, {"KU 16", journal.Group{BornFrom: 2009, BornTo: 2012}}, {"KU 12", journal.Group{BornFrom: 2013}}}},
	} {
		tpl, _ := templateOf(c.template)
		w := Model{Date: c.date, Year: 2026}.use(tpl)
		if got := w.parts(c.lang); !slices.Equal(got, c.want) {
			t.Errorf("%s in %s: %+v, want %+v", c.template, c.lang.Tag(), got, c.want)
		}
	}
}

// TestWizardSections: sections are added, changed and taken out before the event exists, and it is made so.
func TestWizardSections(t *testing.T) {
	d := newDesk(t)
	d.come(session.PageWizard)
	d.send(wizardSet{"template", "levels5"})
	d.send(wizardSet{"name", "O2SN"})
	d.send(removePart{0})
	d.send(openPart{len(d.m.parts(d.m.Lang()))})
	d.send(sectionSet{"name", d.m.parts(d.m.Lang())[0].Name})
	d.send(saveSection{})
	if dialog, ok := d.m.Dialog.(sectionDialog); !ok || !slices.Contains(dialog.Faults, "name") {
		t.Fatalf("a name given twice is taken: %+v", d.m.Dialog)
	}
	d.send(sectionSet{"name", "SMA"})
	d.send(sectionSet{"level", "sma"})
	d.send(sectionSet{"class-from", "12"})
	d.send(sectionSet{"class-to", "10"})
	d.send(saveSection{})
	if dialog, ok := d.m.Dialog.(sectionDialog); !ok || !slices.Equal(dialog.Faults, []string{"class-to"}) {
		t.Fatalf("classes turned round are taken: %+v", d.m.Dialog)
	}
	d.send(sectionSet{"class-from", "10"})
	d.send(sectionSet{"class-to", "12"})
	d.send(saveSection{})
	d.send(wizardStep{1})
	d.send(wizardStep{2})
	d.send(wizardCreate{})
	var got []journal.Group
	var names []string
	for _, s := range d.m.Event.Ahead.Sections() {
		got, names = append(got, s.Group), append(names, s.Name)
	}
	if len(got) != 4 || got[3] != (journal.Group{Level: alike.SMA, ClassFrom: 10, ClassTo: 12}) || got[0].Sex != swiss.Female {
		t.Errorf("sections %v %+v", names, got)
	}
}

// TestAdvicePerSection: rounds are advised for the players of one section, not of the event.
func TestAdvicePerSection(t *testing.T) {
	tpl, _ := templateOf("levels5")
	w := Model{Expected: 77, Date: "2026-11-28"}.use(tpl)
	if got := w.perSection(); got != 20 {
		t.Errorf("77 players in four sections are %d each", got)
	}
	if w.Edit = "x"; w.perSection() != 77 {
		t.Errorf("of an event that exists the number is that of the section")
	}
}

// TestTemplatesStand: every template makes an event by itself: its time control is read, its system is played by that many rounds, and its
// tie-breaks are ones that the system knows.
func TestTemplatesStand(t *testing.T) {
	for _, tpl := range templates {
		w := Model{Date: "2026-11-28", Year: 2026, Name: "Cup", Expected: 60}.use(tpl)
		for _, c := range w.sections(i18n.ID) {
			if c.TimeControl == "" || c.Rounds != tpl.Rounds || len(c.TieBreaks) == 0 {
				t.Errorf("%s makes %+v", tpl.Code, c)
			}
			if want := map[bool]string{true: journal.Team, false: journal.Dutch}[tpl.Boards > 0]; c.System != want {
				t.Errorf("%s is played as %s", tpl.Code, c.System)
			}
		}
	}
}
