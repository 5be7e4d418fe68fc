package setup

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestHalfPointByes: the limit is a rule of the event, said in the review and kept when the form is opened again; a table and Keizer
// have none.
func TestHalfPointByes(t *testing.T) {
	d := newDesk(t)
	d.come(session.PageWizard)
	d.send(wizardSet{"name", "Open"})
	if got := d.m.byesText(i18n.EN); got != "" {
		t.Errorf("without byes the review says %q", got)
	}
	d.send(wizardSet{"half-byes", "2"})
	d.send(wizardSet{"last-byes", "1"})
	if c := d.m.Model.Section(i18n.EN); c.HalfByes != 2 || c.NoByesLast != 1 {
		t.Errorf("%+v", c)
	}
	if got := d.m.byesText(i18n.EN); got != "per player: 2, not in the last rounds: 1" {
		t.Errorf("the review says %q", got)
	}
	d.send(wizardSet{"half-byes", "0"})
	if c := d.m.Model.Section(i18n.EN); c.HalfByes != 0 || c.NoByesLast != 0 {
		t.Errorf("none: %+v", c)
	}
	d.send(wizardSet{"half-byes", "-1"})
	d.send(wizardSet{"system", journal.RoundRobin})
	if c := d.m.Model.Section(i18n.EN); c.HalfByes != 0 {
		t.Errorf("in a table: %+v", c)
	}
	d.send(wizardSet{"system", journal.Keizer})
	if c := d.m.Model.Section(i18n.EN); c.HalfByes != -1 {
		t.Errorf("Keizer has shares of its own: %+v", c)
	}
}

// TestReviewNamesTheSystem: double rounds, groups, boards and the acceleration stand in the review (C.04.7).
func TestReviewNamesTheSystem(t *testing.T) {
	d := newDesk(t)
	d.come(session.PageWizard)
	for _, c := range []struct {
		want string
		set  [][2]string
	}{
		{"Round robin, double round", [][2]string{{"system", journal.RoundRobin}, {"cycles", "2"}}},
		{"Round robin, double round, last two rounds of a cycle not exchanged", [][2]string{{"system", journal.RoundRobin}, {"cycles", "2"}, {"exchange", "false"}}},
		{"Round robin", [][2]string{{"system", journal.RoundRobin}, {"cycles", "2"}, {"exchange", "false"}, {"cycles", "1"}}},
		{"Groups, 3 groups, 3 ×", [][2]string{{"system", journal.Groups}, {"groups", "3"}, {"cycles", "3"}}},
		{"Knock-out, 2 games a match", [][2]string{{"system", journal.Knockout}, {"games", "2"}}},
		{"Team Swiss, 4 boards, Baku acceleration (C.04.7)", [][2]string{{"system", journal.Team}, {"baku", "true"}}},
		{"Swiss (Dutch), Baku acceleration (C.04.7)", [][2]string{{"system", journal.Dutch}, {"baku", "true"}}},
		{"Swiss (Dutch)", [][2]string{{"baku", "false"}}},
	} {
		for _, f := range c.set {
			d.send(wizardSet{f[0], f[1]})
		}
		if got := d.m.Choice.SystemText(i18n.EN); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestReviewSaysHowACupGoesOn: the page that asks whether all is right says that the event is rated, and of a knock-out how a drawn match
// goes on and whether third place is played for; of another system neither.
func TestReviewSaysHowACupGoesOn(t *testing.T) {
	for _, c := range []struct {
		set  [][2]string
		want []i18n.Text
		not  []i18n.Text
	}{
		{[][2]string{{"system", journal.Knockout}, {"ladder", "cup"}, {"rated", "true"}}, []i18n.Text{i18n.OptLadderCup, textThirdPlayed, i18n.RatedSwitch}, nil},
		{[][2]string{{"system", journal.Knockout}, {"ladder", "school"}, {"third", "false"}}, []i18n.Text{i18n.OptLadderSchool, textThirdNone}, []i18n.Text{textThirdPlayed}},
		{[][2]string{{"system", journal.Knockout}}, []i18n.Text{i18n.OptLadderRapid, textThirdPlayed}, []i18n.Text{i18n.RatedSwitch}},
		{[][2]string{{"system", journal.Dutch}}, nil, []i18n.Text{i18n.OptLadder, i18n.OptThird, textThirdPlayed, textThirdNone}},
		{[][2]string{{"system", journal.RoundRobin}}, nil, []i18n.Text{i18n.OptLadder, i18n.OptThird}},
	} {
		for _, l := range i18n.All() {
			d := newDesk(t)
			d.come(session.PageWizard)
			d.Settings.Lang = l
			for _, f := range c.set {
				d.send(wizardSet{f[0], f[1]})
			}
			var parts []string
			for _, e := range check(view.New(l, ""), d.m) {
				parts = append(parts, html.UnescapeString(app.HTMLString(e)))
			}
			text := strings.Join(parts, "")
			for _, want := range c.want {
				if !strings.Contains(text, l.T(want)) {
					t.Errorf("%s %v: no %q", l.Tag(), c.set, l.T(want))
				}
			}
			for _, not := range c.not {
				if strings.Contains(text, ">"+l.T(not)+"<") {
					t.Errorf("%s %v: %q", l.Tag(), c.set, l.T(not))
				}
			}
		}
	}
}
