package setup

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
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

// TestUsualDefaults: ten minutes are offered; another time is written out; the rules for cards are chosen with it, for every section.
func TestUsualDefaults(t *testing.T) {
	d := newDesk(t)
	d.come(session.PageWizard)
	d.send(wizardSet{"template", "school6x2"})
	if key := d.m.defaultKey(); key != "15" {
		t.Fatalf("the template has %s", key)
	}
	d.send(wizardSet{"usual-default", "10"})
	d.send(wizardSet{"cards", cardsO2SN})
	laws := d.m.laws(2)
	if len(laws) != 2 || laws[1] != (journal.ChooseLaws{Section: 2, Laws: ledger.Laws{DefaultSet: true, DefaultMinutes: 10, Overlay: rules.O2SN2013().ID}}) {
		t.Fatalf("%+v", laws)
	}
	if d.m.CardsText(i18n.EN) != i18n.LawsO2SNName.EN {
		t.Error(d.m.CardsText(i18n.EN))
	}
	for _, c := range []struct {
		own  string
		want rules.ClassDoubt
	}{{"10", rules.NoCards}, {"3+2", rules.NoCards}, {"15", rules.AtLimit}, {"10+5", rules.AtLimit}, {"25", rules.NoDoubt}, {"90+30", rules.NoDoubt}, {"5 v 4", rules.NoTime}} {
		d.send(wizardSet{"time", ownTime})
		d.send(wizardSet{"own-time", c.own})
		_, code := d.m.timeControl(i18n.EN)
		if _, doubt := d.m.cardsClass(code); doubt != c.want {
			t.Errorf("cards with %s (%s): %q, want %q", c.own, code, doubt, c.want)
		}
		v := view.New(i18n.EN, "")
		if told := strings.Contains(app.HTMLString(cards(v, d.m.Model)), "class-doubt"); told != (c.want != rules.NoDoubt) {
			t.Errorf("cards with %s: told %v", c.own, told)
		}
	}
	d.send(wizardSet{"usual-default", defaultOwn})
	d.send(wizardSet{"default", "12"})
	d.send(wizardSet{"cards", cardsNone})
	if laws = d.m.laws(1); d.m.defaultKey() != defaultOwn || laws[0].(journal.ChooseLaws).Laws.DefaultMinutes != 12 || laws[0].(journal.ChooseLaws).Laws.Overlay != "" {
		t.Errorf("%+v", laws)
	}
	d.send(wizardSet{"default", ""})
	if laws = d.m.laws(1); laws != nil {
		t.Errorf("nothing was stated: %+v", laws)
	}
}

// TestOrganizer: every event can name who organises it, rated or not, and keeps the name when it is edited.
func TestOrganizer(t *testing.T) {
	for _, name := range []string{"SDN 3 Menteng", "", "Udruga šahista „Mat”"} {
		d := newDesk(t)
		d.come(session.PageWizard)
		d.send(wizardSet{"name", "Piala"})
		d.send(wizardSet{"organizer", name})
		d.send(wizardCreate{})
		if got := d.m.Event.Ahead.Event().Organizer; got != name {
			t.Errorf("%q is organised by %q", name, got)
		}
		d.come(session.PageRules)
		if d.m.Model.Organizer != name {
			t.Errorf("edited: %q, want %q", d.m.Model.Organizer, name)
		}
	}
}
