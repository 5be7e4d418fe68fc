package model

import (
	"slices"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// TestWizardDays: an event of several days has a last one; days that cannot be hold the form back at the field to mend.
func TestWizardDays(t *testing.T) {
	for _, c := range []struct {
		date, end string
		fault     DateFault
		field     string
		last      string
	}{
		{"2026-11-21", "", DateFine, "", "2026-11-21"}, {"2026-11-21", "2026-11-21", DateFine, "", "2026-11-21"},
		{"2026-11-21", "2026-11-22", DateFine, "", "2026-11-22"}, {"2026-12-31", "2027-01-01", DateFine, "", "2027-01-01"},
		{"2026-11-21", "2026-11-20", EndBefore, "end", ""}, {"2026-11-21", "2026-11-31", EndUnread, "end", ""},
		{"", "2026-11-20", DateMissing, "date", ""}, {"9999-01-01", "", DateUnread, "date", ""}, {"", "", DateFine, "", ""},
	} {
		m, cmds := WizardStep{To: 1}.Update(Model{Wizard: Wizard{Name: "Cup", Date: c.date, End: c.end}}, Env{})
		if m.Wizard.DateFault != c.fault || (m.Wizard.Step == 1) != (c.fault == DateFine) || c.field != "" && !slices.Contains(cmds, Cmd(Focus{c.field})) {
			t.Errorf("%q to %q: fault %q at step %d, %v", c.date, c.end, m.Wizard.DateFault, m.Wizard.Step, cmds)
		}
		if _, last := m.Wizard.Days(); c.fault == DateFine && last.String() != c.last {
			t.Errorf("%q to %q: the last day is %s", c.date, c.end, last)
		}
	}
}

// TestEditDays: the last day of an event is on its form, is changed there and goes into the report.
func TestEditDays(t *testing.T) {
	d := event(t, 8, 3)
	d.m.Wizard = d.m.editWizard()
	first := d.m.Wizard.Date
	for _, end := range []string{first[:8] + "30", ""} {
		d.send(WizardSet{"end", end})
		d.send(WizardSave{})
		info := d.m.Event.Ahead.Event()
		want := end
		if want == "" {
			want = first
		}
		if info.Start.String() != first || info.End.String() != want {
			t.Errorf("saved with %q: %s to %s", end, info.Start, info.End)
		}
		if d.m.Wizard = d.m.editWizard(); d.m.Wizard.End != end {
			t.Errorf("the form shows %q, want %q", d.m.Wizard.End, end)
		}
	}
}

// TestLookAtOtherSystem: who looks at a system with a number of rounds of its own and comes back finds the rounds, order and
// tie-breaks that were there.
func TestLookAtOtherSystem(t *testing.T) {
	m := Model{Wizard: startWizard(i18n.ID, time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC))}
	before := m.Wizard
	set := func(field, value string) { m, _ = WizardSet{field, value}.Update(m, Env{}) }
	set("system", journal.RoundRobin)
	if m.Wizard.Rounds == before.Rounds {
		t.Fatalf("a round robin of %d has %d rounds", m.Wizard.Expected, m.Wizard.Rounds)
	}
	set("expected", "12")
	set("system", journal.Dutch)
	if w := m.Wizard; w.Rounds != before.Rounds || w.Order != before.Order || !slices.Equal(w.TieBreaks, before.TieBreaks) {
		t.Errorf("back: %d rounds, %s, %v", w.Rounds, w.Order, w.TieBreaks)
	}
	set("rounds", "7")
	set("system", journal.Knockout)
	set("system", journal.Dutch)
	if m.Wizard.Rounds != 7 {
		t.Errorf("back: %d rounds, 7 were asked for", m.Wizard.Rounds)
	}
}
