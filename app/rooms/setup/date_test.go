package setup

import (
	"slices"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestWizardDays: an event of several days has a last one; days that cannot be hold the form back at the field to mend.
func TestWizardDays(t *testing.T) {
	for _, c := range []struct {
		date, end string
		fault     dateFault
		field     string
		last      string
	}{
		{"2026-11-21", "", dateFine, "", "2026-11-21"}, {"2026-11-21", "2026-11-21", dateFine, "", "2026-11-21"},
		{"2026-11-21", "2026-11-22", dateFine, "", "2026-11-22"}, {"2026-12-31", "2027-01-01", dateFine, "", "2027-01-01"},
		{"2026-11-21", "2026-11-20", endBefore, "end", ""}, {"2026-11-21", "2026-11-31", endUnread, "end", ""},
		{"", "2026-11-20", dateMissing, "date", ""}, {"9999-01-01", "", dateUnread, "date", ""}, {"", "", dateFine, "", ""},
	} {
		m, cmds := wizardStep{To: 1}.update(page{Model: Model{Name: "Cup", Date: c.date, End: c.end}}, session.Env{})
		if m.DateFault != c.fault || (m.Step == 1) != (c.fault == dateFine) || c.field != "" && !slices.Contains(cmds, session.Cmd(session.Focus{ID: c.field})) {
			t.Errorf("%q to %q: fault %q at step %d, %v", c.date, c.end, m.DateFault, m.Step, cmds)
		}
		if _, last := m.Days(); c.fault == dateFine && last.String() != c.last {
			t.Errorf("%q to %q: the last day is %s", c.date, c.end, last)
		}
	}
}

// TestEditDays: the last day of an event is on its form, is changed there and goes into the report.
func TestEditDays(t *testing.T) {
	d := eventOf(t, 8, 3)
	d.m.Model = d.m.editWizard()
	first := d.m.Date
	for _, end := range []string{first[:8] + "30", ""} {
		d.send(wizardSet{"end", end})
		d.send(wizardSave{})
		info := d.m.Event.Ahead.Event()
		want := end
		if want == "" {
			want = first
		}
		if info.Start.String() != first || info.End.String() != want {
			t.Errorf("saved with %q: %s to %s", end, info.Start, info.End)
		}
		if d.m.Model = d.m.editWizard(); d.m.End != end {
			t.Errorf("the form shows %q, want %q", d.m.End, end)
		}
	}
}

// TestLookAtOtherSystem: who looks at a system with a number of rounds of its own and comes back finds the rounds, order and
// tie-breaks that were there.
func TestLookAtOtherSystem(t *testing.T) {
	m := page{Model: startWizard(time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC))}
	before := m.Model
	set := func(field, value string) { m, _ = wizardSet{field, value}.update(m, session.Env{}) }
	set("system", journal.RoundRobin)
	if m.Rounds == before.Rounds {
		t.Fatalf("a round robin of %d has %d rounds", m.Expected, m.Rounds)
	}
	set("expected", "12")
	set("system", journal.Dutch)
	if w := m.Model; w.Rounds != before.Rounds || w.Order != before.Order || !slices.Equal(w.TieBreaks, before.TieBreaks) {
		t.Errorf("back: %d rounds, %s, %v", w.Rounds, w.Order, w.TieBreaks)
	}
	set("rounds", "7")
	set("system", journal.Knockout)
	set("system", journal.Dutch)
	if m.Rounds != 7 {
		t.Errorf("back: %d rounds, 7 were asked for", m.Rounds)
	}
}
