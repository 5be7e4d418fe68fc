package rated

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// keys are what the list of lacks is made of.
func (d *desk) keys() string {
	var list []string
	for _, x := range d.m.lacks() {
		list = append(list, x.Key)
	}
	return strings.Join(list, " ")
}

// TestSwitch: nothing is asked of an event that is not to be rated.
func TestSwitch(t *testing.T) {
	d := newDesk(t, nil)
	d.Says("not to be rated", "This tournament will be rated", "!Is the report complete?", "!FIDE ID")
	d.Enter("rated", "true")
	if !d.Event.Kept.Event().Papers.Rated {
		t.Fatal("the switch does nothing")
	}
	d.Says("to be rated", "Is the report complete?", "9 things are missing", "Add a deputy")
	d.Enter("rated", "false")
	d.Says("not any more", "!Is the report complete?")
}

// TestLacksLead: every lack has its words, and a way to a control of the form or to another page; rounds come by themselves.
func TestLacksLead(t *testing.T) {
	d := newDesk(t, nil)
	d.Enter("rated", "true")
	if diff := cmp.Diff("city federation arbiter organizer code fide-id player-code birth surname rounds", d.keys()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	_, page := d.Draw()
	for _, x := range d.m.lacks() {
		switch {
		case x.Field != "" && !strings.Contains(page, `id="`+x.Field+`"`):
			t.Errorf("%s leads to %q, which is not on the page", x.Key, x.Field)
		case x.Field == "" && x.To.Event == "" && x.Key != "rounds":
			t.Errorf("%s leads nowhere", x.Key)
		}
	}
	for kind := federation.LackCity; kind <= federation.LackRounds; kind++ {
		if row, ok := lackRows[kind]; !ok || row.text == (i18n.Text{}) {
			t.Errorf("lack %d has no words", kind)
		}
	}
	d.Touch("lack-city")
	if last := d.Cmds[len(d.Cmds)-1]; last != (session.Focus{ID: "place"}) {
		t.Errorf("led to %+v", last)
	}
	if to := d.m.lacks()[len(d.m.lacks())-2].To; to.Page != session.PagePlayer || to.Player != 1 {
		t.Errorf("the surname is mended at %+v", to)
	}
}

// TestForm: what is typed becomes the papers in one act, and the report is complete.
func TestForm(t *testing.T) {
	d := newDesk(t, func(c *journal.SectionConfig) { c.TimeControl, c.TimeCode = "90 + 30", "5400+30" })
	d.Enter("rated", "true")
	d.Says("proposed", "By the rate of play: Standard", "90 + 30")
	day := func(n int) journal.RoundDay {
		return journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: n}}
	}
	d.Did(journal.DateRounds{Section: 1, Days: []journal.RoundDay{day(20), day(21)}})
	d.Touch("add-deputy")
	for _, f := range [][2]string{{"place", "Zagreb"}, {"start", "2026-11-20"}, {"end", "2026-11-21"}, {"federation", "hrv"}, {"organizer", "ŠK Žabac"}, {"contact", "klub@example.org"},
		{"name-1", "Anić, Ana"}, {"title-1", "IA"}, {"id-1", "14500001"}, {"name-2", "Babić, Boris"}, {"id-2", "14500002"}, {"code", "412345"}, {"list", "standard"}} {
		d.Enter(f[0], f[1])
	}
	d.Touch("save")
	s := d.Event.Kept
	info := s.Event()
	want := journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "IA", FIDEID: "14500001"}, Deputies: []journal.License{{FIDEID: "14500002"}}, Contact: "klub@example.org"}
	if diff := cmp.Diff(want, info.Papers); diff != "" || info.Federation != "CRO" || info.Place != "Zagreb" || info.Organizer != "ŠK Žabac" || info.Arbiter != "Anić, Ana" || !slices.Equal(info.Deputies, []string{"Babić, Boris"}) {
		t.Errorf("%+v (-want +got)\n%s", info, diff)
	}
	if sec, _ := s.Section(1); sec.Rating != (journal.Rating{List: "standard", Code: "412345"}) {
		t.Errorf("rated %+v", sec.Rating)
	}
	if d.m.Form != nil || d.Undo == nil {
		t.Error("the form is still said to be unsaved, or cannot be undone")
	}
	for _, p := range s.Players(1) {
		i := p.PlayerInfo
		i.SortName, i.Federation, i.FIDEID, i.Birth, i.Sex = "Player, "+i.Name, "CRO", "1450000"+i.Name[7:], journal.Date{Year: 1990}, swiss.Male
		i.Rating = 1700
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: i})
	}
	d.Says("all but the rounds", "Nothing is missing so far", "Rounds to come")
	d.Send(session.UndoLast{})
	for range 4 { // the players, then the form
		d.Send(session.UndoLast{})
	}
	d.Says("undone, the form shows it", "!klub@example.org")
}

// TestFormRefused: what cannot stand is said at its field, and nothing is recorded.
func TestFormRefused(t *testing.T) {
	for _, c := range []struct{ field, value, fault, says string }{
		{"federation", "XYZ", "federation", "FIDE knows no such code"},
		{"id-1", "14 500", "id-1", "digits alone"},
		{"end", "2026-11-01", "end", "cannot be before the first"},
		{"end", "tomorrow", "end", "cannot be before the first"},
		{"start", "20.11.2026", "start", "This is no date"},
		{"title-1", "IA", "name-1", "Write the name too"},
	} {
		d := newDesk(t, nil)
		d.Enter("rated", "true")
		before := d.Event.Ahead.Seq()
		if c.fault != "name-1" {
			d.Enter("name-1", "Anić, Ana")
		}
		d.Enter(c.field, c.value)
		d.Touch("save")
		if d.Event.Ahead.Seq() != before || d.Cmds[len(d.Cmds)-1] != (session.Focus{ID: c.fault}) {
			t.Errorf("%s %q: recorded, or led to %+v", c.field, c.value, d.Cmds[len(d.Cmds)-1])
		}
		d.Says(c.field, c.says)
		d.Enter(c.fault, "")
		d.Says(c.field+" emptied", "!"+c.says)
	}
}

// TestDeputies: they are added, removed with their licences, and limited.
func TestDeputies(t *testing.T) {
	d := newDesk(t, nil)
	d.Enter("rated", "true")
	d.Touch("add-deputy", "add-deputy")
	d.Enter("name-2", "B")
	d.Enter("name-3", "C")
	d.Enter("id-3", "7")
	d.Touch("drop-1", "save")
	if info := d.Event.Kept.Event(); !slices.Equal(info.Deputies, []string{"C"}) || info.Papers.Deputies[0].FIDEID != "7" {
		t.Errorf("%q %+v", info.Deputies, info.Papers)
	}
	for range journal.MaxDeputies {
		d.Touch("add-deputy")
	}
	if d.Notice == nil || len(d.m.form().People) != journal.MaxDeputies+1 {
		t.Errorf("%d people", len(d.m.form().People))
	}
}

// TestWords: the page in every language says what is missing, with no place left open.
func TestWords(t *testing.T) {
	for _, l := range i18n.All() {
		d := newDesk(t, nil)
		d.Enter("rated", "true")
		d.Settings.Lang = l
		d.Says(l.Tag(), l.T(textIsComplete), l.T(textLackFIDEID), l.T(textAddDeputy))
	}
}

// TestDeputyLeadsToHisField: a deputy without a FIDE ID is named, and the line leads to his field.
func TestDeputyLeadsToHisField(t *testing.T) {
	for _, lang := range i18n.All() {
		d := newDesk(t, nil)
		d.Settings.Lang = lang
		d.Enter("rated", "true")
		info := d.Event.Kept.Event()
		info.Deputies = []string{"Babić, Boris", "Cvitan, Cvita", "Denić, Dino"}
		info.Papers.Deputies = []journal.License{{FIDEID: "14500002"}}
		d.Did(journal.FilePapers{Info: info})
		d.Says("named", lang.T(textLackDeputyID), "Cvitan, Cvita; Denić, Dino", "!Babić, Boris;")
		d.Touch("lack-deputy-id")
		if last := d.Cmds[len(d.Cmds)-1]; last != session.Cmd(session.Focus{ID: "id-3"}) {
			t.Errorf("it leads to %+v", last)
		}
	}
}
