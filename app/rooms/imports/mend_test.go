package imports

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

func (d *desk) names() string {
	var list []string
	for _, r := range d.m.Rows {
		if !r.Skip {
			list = append(list, r.Entrant.Name)
		}
	}
	return strings.Join(list, ", ")
}

// TestMends: what was read wrongly is mended by one touch, and each touch can be undone.
func TestMends(t *testing.T) {
	d := emptyEvent(t)
	d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: "Dewi Lestari", Club: "SDN Tapos 9"}})
	d.paste("SDN Tapos 2:\n1. Andi Wijaya kls 5\n2. Siti Dewi Lestari kls 4\n3. Budi kls 4\n")
	before := d.m.Rows
	begin := "Andi Wijaya, Siti Dewi Lestari, Budi"
	if d.names() != begin {
		t.Fatal(d.names())
	}
	for _, c := range []struct {
		name string
		msg  Msg
		want string
	}{
		{"swap", swapNameClub{0}, "SDN Tapos 2, Siti Dewi Lestari, Budi"},
		{"split", splitRow{1, len("Siti ")}, "Andi Wijaya, Siti, Dewi Lestari, Budi"},
		{"the school is a player", splitClub{0}, "Andi Wijaya, SDN Tapos 2, Siti Dewi Lestari, Budi"},
		{"merge", mergeAbove{2}, "Andi Wijaya, Siti Dewi Lestari Budi"},
		{"not a player", skipRow{1, true}, "Andi Wijaya, Budi"},
	} {
		d.send(chooseRow{c.msg.(interface{ row() int }).row()})
		if d.m.Chosen == 0 {
			t.Errorf("%s: the mends are not open", c.name)
		}
		d.send(c.msg)
		if d.names() != c.want || len(d.m.Asked) != len(d.m.Rows) {
			t.Errorf("%s: %s, %d of %d", c.name, d.names(), len(d.m.Asked), len(d.m.Rows))
		}
		if c.name == "split" && !slices.ContainsFunc(d.m.Rows[2].Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere }) {
			t.Errorf("the second half is in the event: %+v", d.m.Rows[2])
		}
		d.send(undoMend{})
		if diff := cmp.Diff(before, d.m.Rows); diff != "" || len(d.m.Past) != 0 {
			t.Errorf("%s undone: %s", c.name, diff)
		}
	}
	for _, msg := range []Msg{swapNameClub{-1}, swapNameClub{9}, splitRow{9, 1}, splitRow{0, 0}, splitRow{0, 99}, splitClub{-1}, splitClub{3}, mergeAbove{0}, mergeAbove{9}, mergeAbove{-1}, chooseRow{9}, undoMend{}, undoAnswer{"x"}, reply{"x", "ok"}, takeIn{}, asWritten{}, sendInto{9, 1}} {
		if d.send(msg); d.names() != begin || len(d.m.Past) != 0 {
			t.Errorf("%+v changes the review: %s", msg, d.names())
		}
	}
}

func (msg swapNameClub) row() int { return msg.Row }
func (msg splitRow) row() int     { return msg.Row }
func (msg splitClub) row() int    { return msg.Row }
func (msg mergeAbove) row() int   { return msg.Row }
func (msg skipRow) row() int      { return msg.Row }

// TestUndoOfAnswers: an answer, the form and a touch for all are undone one by one, as far back as is kept.
func TestUndoOfAnswers(t *testing.T) {
	d := twoSections(t, 0)
	d.paste("SDN Tapos 2:\n1. Andi Wijaya kls 5\n2. Siti kls 4\n")
	d.count(session.Count{Open: 2})
	d.send(settle{Row: 0, Kind: roster.DoubtSex, Sex: swiss.Male})
	d.mend(1, func(p *journal.PlayerInfo) { p.Sex = swiss.Female })
	d.count(session.Count{Ready: 2, Male: 1, Female: 1})
	d.send(undoMend{})
	d.count(session.Count{Ready: 1, Open: 1, Male: 1})
	d.send(undoMend{})
	d.count(session.Count{Open: 2})
	for range 3 * mostPast {
		d.send(skipRow{0, true})
		d.send(skipRow{0, false})
	}
	if len(d.m.Past) != mostPast {
		t.Errorf("%d changes are kept", len(d.m.Past))
	}
}

// TestSexIsAsked: where it hangs on the sex which section somebody enters, nobody enters without it but by somebody's word.
func TestSexIsAsked(t *testing.T) {
	d := twoSections(t, 0)
	d.paste("SDN Tapos 2:\n1. Andi Wijaya kls 5\n2. Siti (P) kls 4\n3. Tri Utami kls 4\n4. Dwi kls 4\n")
	d.count(session.Count{Open: 3, Ready: 1, Female: 1})
	if a := d.m.asks(); len(a) != 1 || a[0].About != roster.AboutSex || len(a[0].Rows) != 3 {
		t.Fatalf("asked %+v", a)
	}
	d.send(settle{Row: 0, Kind: roster.DoubtSex}) // left empty: into the section in hand
	d.count(session.Count{Open: 2, Ready: 2, Female: 1})
	d.send(session.ChooseSection{ID: 2})
	d.count(session.Count{Open: 2, Ready: 2, Female: 1})
	d.answer("f")
	d.count(session.Count{Ready: 4, Female: 3})
	d.send(importEnter{})
	d.NoNotice("entering")
	if boys, girls := d.m.Event.Kept.Players(1), d.m.Event.Kept.Players(2); len(boys) != 1 || len(girls) != 3 || boys[0].Sex != 0 {
		t.Errorf("%d and %d", len(boys), len(girls))
	}
	one := emptyEvent(t)
	one.paste("SDN Tapos 2:\n1. Andi Wijaya kls 5\n")
	one.count(session.Count{Ready: 1})
}

// TestNothingIsLost: what the list says and a player has no field for is shown, survives the form, and enters as a remark.
func TestNothingIsLost(t *testing.T) {
	d := emptyEvent(t)
	d.paste("SDN Tapos 2:\n1. Budi Santoso (Iko) kls 7B U-12\n")
	want := roster.Entrant{Name: "Budi Santoso", Club: "SDN Tapos 2", Class: 7, ClassText: "7B", Group: "U12", Nickname: "Iko"}
	if diff := cmp.Diff(want, d.m.Rows[0].Entrant); diff != "" {
		t.Fatal(diff)
	}
	d.mend(0, func(p *journal.PlayerInfo) { p.Rating = 1200 })
	d.answer("ok") // class 7 of an SD: the form did not answer that
	if e := d.m.Rows[0].Entrant; e.ClassText != "7B" || e.Group != "U12" || e.Nickname != "Iko" || e.Rating != 1200 {
		t.Errorf("after the form: %+v", e)
	}
	d.send(importEnter{})
	list := d.m.Event.Kept.Players(d.m.Event.Section)
	if len(list) != 1 || list[0].Class != 7 || list[0].Remark != strings.Join(alsoSaid(d.m.Lang(), want), ", ") || list[0].Remark != "U12, “Iko”" || list[0].ClassText != "7B" {
		t.Errorf("%+v", list)
	}
	if text := streamOf(roster.Entrant{Class: 7, ClassText: "7"}); text != "" {
		t.Errorf("a class alone: %q", text)
	}
	d.paste("1. Ana kls 7B\n")
	d.mend(0, func(p *journal.PlayerInfo) { p.Class = 8 })
	if e := d.m.Rows[0].Entrant; e.Class != 8 || e.ClassText != "" {
		t.Errorf("another class: %+v", e)
	}
}

// TestDoubtsHaveWords: every question of the reader has words.
func TestDoubtsHaveWords(t *testing.T) {
	d := emptyEvent(t)
	for k := roster.DoubtName; k <= roster.DoubtHidden; k++ {
		if text := question(i18n.HR, d.m, roster.Doubt{Kind: k, Text: "abc"}); text == "" {
			t.Errorf("doubt %d has no words", k)
		}
	}
}

// TestReviewIsDrawn: the review shows pieces with their words, the open mends of one row, and its undo.
func TestReviewIsDrawn(t *testing.T) {
	d := twoSections(t, 0)
	d.m.Settings.Lang = i18n.ID
	d.paste("SDN Tapos 2:\n1. Andi Wijaya kls 5B\n2. Siti Aminah kls 4\n")
	d.send(skipRow{1, true})
	d.send(chooseRow{0})
	html := app.HTMLString(RenderImport(view.New(i18n.ID, ""), d.m.Session, d.m.Model))
	for _, want := range []string{`class="p-k">kls 5B<`, `class="p-n">Andi Wijaya<`, ">5B<", `id="row-0-swap"`, `id="row-0-split5"`, `id="row-0-not"`, `id="row-0-into2"`, `id="undo-mend"`, `id="to-asks"`} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in the page", want)
		}
	}
	if strings.Contains(html, `id="row-1-swap`) {
		t.Error("the mends of another row are open")
	}
	d.send(showSource{})
	html = app.HTMLString(RenderImport(view.New(i18n.ID, ""), d.m.Session, d.m.Model))
	for _, want := range []string{`id="ask-0-m"`, `class="q-mark"`} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in the page of the questions", want)
		}
	}
}

// TestClubAnswers: a word in doubt is the school, or it is none.
func TestClubAnswers(t *testing.T) {
	for _, c := range []struct {
		none           bool
		club, nickname string
	}{{true, "", "Kiki"}, {false, "Kiki", ""}} {
		d := emptyEvent(t)
		d.paste("1. Muhammad Rizki (Kiki) L\n2. Ana P\n")
		rows := slices.Clone(d.m.Rows)
		rows[0].Entrant.Nickname, rows[0].Entrant.Club = "Kiki", ""
		rows[0].Doubts = []roster.Doubt{{Kind: roster.DoubtClub, Text: "Kiki"}}
		d.m.Rows = rows
		d.send(settle{Row: 0, Kind: roster.DoubtClub, NoClub: c.none})
		if e := d.m.Rows[0].Entrant; e.Club != c.club || e.Nickname != c.nickname || !d.m.Rows[0].IsSure() {
			t.Errorf("no school %v: %+v", c.none, e)
		}
	}
}

// TestReportIntoSections: players of a report who enter sections parted by sex are asked about where the report does not say it; a
// tournament taken over whole is not.
func TestReportIntoSections(t *testing.T) {
	d := twoSections(t, 0)

	report := "012 Cup\r\n" + report001(1, " ", "Ann Lee", "1500", "2012") + report001(2, "w", "Eva Moss", "1400", "2012")
	d.open("list.trf", []byte(report))
	if d.m.TRF == nil || d.m.TRF.Whole {
		t.Fatalf("%v %+v", d.m.Err, d.m.TRF)
	}
	d.count(session.Count{Open: 1, Ready: 1, Female: 1})
	d.answer("m")
	d.count(session.Count{Ready: 2, Male: 1, Female: 1})
	d.m.TRF.Possible = true
	d.send(undoMend{})
	d.send(takeWhole{true})
	if got := doubts(d.m.Rows[0]); got != nil {
		t.Errorf("taken over whole: %v", got)
	}
	d.send(takeWhole{false})
	d.count(session.Count{Open: 1, Ready: 1, Female: 1})
}
