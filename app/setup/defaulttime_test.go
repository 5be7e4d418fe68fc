package setup

import (
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal/ledger"
	"wasit/app/session"
)

// TestDefaultTime: any number of minutes is stated with the new event for all its sections, none where the field is empty, and what is no
// number holds the form (Art. 6.7.1).
func TestDefaultTime(t *testing.T) {
	for text, want := range map[string]ledger.Laws{"": {}, "0": {DefaultSet: true}, " 12 ": {DefaultSet: true, DefaultMinutes: 12}} {
		d := newDesk(t)
		d.come(session.PageWizard)
		d.send(wizardSet{"template", "school6x2"})
		d.send(wizardSet{"name", "Cup"})
		d.send(wizardSet{"default", text})
		d.send(wizardStep{2})
		if d.m.Step != 2 {
			t.Fatalf("%q: step %d", text, d.m.Step)
		}
		d.send(wizardCreate{})
		d.NoNotice("creating")
		for _, sec := range d.Event.Kept.Sections() {
			if got := d.Event.Kept.LawsChosen(sec.ID); got != want {
				t.Errorf("%q: section %d plays by %+v", text, sec.ID, got)
			}
		}
	}
	for _, text := range []string{"-1", "1441", "half an hour"} {
		m, cmds := wizardStep{To: 2}.update(page{Model: Model{Step: 1, Name: "Cup", Default: text}}, session.Env{})
		if m.Step != 1 || !m.DefaultBad || len(cmds) != 1 || cmds[0] != (session.Focus{ID: "default"}) {
			t.Errorf("%q: step %d, %v", text, m.Step, cmds)
		}
	}
	for _, x := range templates {
		if w := (Model{}).use(x); !w.readsDefault() || w.DefaultText(i18n.EN) == EN(textDefaultNone) {
			t.Errorf("template %s states no default time: %q", x.Code, w.Default)
		}
	}
}

// EN says a text in English.
func EN(t i18n.Text) string { return i18n.EN.T(t) }
