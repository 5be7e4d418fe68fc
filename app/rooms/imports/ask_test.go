package imports

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// at is the row of a name.
func (d *desk) at(name string) int {
	d.t.Helper()
	i := slices.IndexFunc(d.m.Rows, func(r roster.Row) bool { return r.Entrant.Name == name })
	if i < 0 {
		d.t.Fatalf("no row is %q: %s", name, d.names())
	}
	return i
}

// TestAnswersAndEditsStay: an answer and an edit of the same row do not undo each other, whichever comes first, and a question that
// the form has not answered stays.
func TestAnswersAndEditsStay(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;Sekolah;Kelas;Lahir\nUmar Al Faruq;MTs Negeri 2;8;31-31-2012\n")
	i := d.at("Umar Al Faruq")
	d.send(settle{Row: i, Kind: roster.DoubtSex, Sex: swiss.Male})
	d.send(sendInto{i, 1}) // by the organiser's word into another section
	d.mend(i, func(p *journal.PlayerInfo) { p.FIDEID = "7100123" })
	r := d.m.Rows[i]
	if r.Entrant.Sex != swiss.Male || r.Into != 1 || r.Entrant.FIDEID != "7100123" {
		t.Errorf("the form undid an answer: %+v", r)
	}
	if got := doubts(r); !slices.Equal(got, []roster.DoubtKind{roster.DoubtDate}) {
		t.Errorf("the form answered what it did not change: %v", got)
	}
	d.answer("none")
	if r = d.m.Rows[i]; r.Entrant.FIDEID != "7100123" || len(r.Doubts) != 0 {
		t.Errorf("an answer undid the form: %+v", r)
	}
	d.mend(i, func(p *journal.PlayerInfo) { p.Sex = swiss.Female })
	if r = d.m.Rows[i]; r.Into != 0 || d.m.sectionOf(r) != 4 {
		t.Errorf("a girl stays where a boy was sent: %+v", r)
	}
}

// TestTwoQuickAnswers: two touches in the same moment are two answers.
func TestTwoQuickAnswers(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;Sekolah;Kelas;L/P;Lahir\nBudi Santoso;SDN 1;5;?;12-13-2015\n")
	open := d.m.asks()
	if len(open) != 2 {
		t.Fatalf("asked %+v", open)
	}
	d.send(reply{open[0].Key, d.m.answers(open[0])[0].Code})
	d.send(reply{open[1].Key, d.m.answers(open[1])[0].Code})
	d.send(reply{open[1].Key, d.m.answers(open[1])[0].Code}) // a finger that bounces
	if len(d.m.asks()) != 0 || len(d.m.Answered) != 2 || len(d.m.Past) != 2 {
		t.Errorf("left %+v, answered %+v", d.m.asks(), d.m.Answered)
	}
}

// TestOneAnswerBack: the first answer is taken back; what was answered and edited since stays, and the question stands where it stood.
func TestOneAnswerBack(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;Sekolah;Kelas;L/P;Lahir\nBudi Santoso;SDN 1;5;x;2015\nAni;SDN 2;5;P;31-31-2015\n")
	order := slices.Clone(d.m.Order)
	open := d.m.asks()
	if len(open) != 2 {
		t.Fatalf("asked %+v", open)
	}
	first, second := open[0], open[1]
	d.send(reply{first.Key, "m"})
	d.send(reply{second.Key, "none"})
	i := d.at("Budi Santoso")
	d.mend(i, func(p *journal.PlayerInfo) { p.Class = 6 })
	d.send(undoAnswer{first.Key})
	r := d.m.Rows[i]
	if r.Entrant.Sex != 0 || r.Entrant.Class != 6 || !slices.Equal(doubts(r), []roster.DoubtKind{roster.DoubtSex}) {
		t.Errorf("after undo %+v", r)
	}
	if open := d.m.asks(); len(open) != 1 || open[0].Key != first.Key || !slices.Equal(d.m.Order, order) {
		t.Errorf("asked %+v in the order %q, was %q", open, d.m.Order, order)
	}
	d.send(undoMend{}) // the edit
	if r := d.m.Rows[i]; r.Entrant.Class != 5 || r.Entrant.Sex != 0 {
		t.Errorf("after the second undo %+v", r.Entrant)
	}
	d.send(undoMend{})
	if len(d.m.asks()) != 2 || len(d.m.Past) != 0 {
		t.Errorf("at the beginning %+v", d.m.asks())
	}
}

// TestOneQuestionForAll: many rows with one question are one touch, or are answered one by one, and the number goes down.
func TestOneQuestionForAll(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;Sekolah;Kelas\nRangga Aditya;SMPN 11;7\nKresna Bayu;SMPN 11;9\nMeisya Aurellia;SMPN 11;7\n")
	if open := d.m.asks(); len(open) != 1 || len(open[0].Rows) != 3 || !slices.Equal(open[0].Sections, []string{"SMP Pa", "SMP Pi"}) {
		t.Fatalf("asked %+v", open)
	}
	d.answer(codeApart)
	if open := d.m.asks(); len(open) != 3 {
		t.Fatalf("one by one: %+v", open)
	}
	for n, code := range []string{"m", "m", "f"} {
		d.send(reply{d.m.asks()[0].Key, code})
		if left := len(d.m.asks()); left != 2-n {
			t.Errorf("%d questions after %d answers", left, n+1)
		}
	}
	d.send(importEnter{})
	if boys, girls := d.m.Event.Kept.Players(3), d.m.Event.Kept.Players(4); len(boys) != 2 || len(girls) != 1 {
		t.Errorf("%d boys, %d girls", len(boys), len(girls))
	}
	if d.m.Undo == nil || d.m.Undo.Until != d.m.Event.ID {
		t.Errorf("the undo goes by itself: %+v", d.m.Undo)
	}
	d.send(session.UndoLast{})
	if n := d.m.Event.Kept.PlayerCount(); n != 0 {
		t.Errorf("%d players after undo", n)
	}
}

// TestCorrectionsAreAsked: what later lines changed is one question; a withdrawal is struck out and can be taken back.
func TestCorrectionsAreAsked(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;L/P;Sekolah;Kelas\nBagas;L;SDN 1;4\nKevin;L;SDN 1;5\n")
	rows := slices.Clone(d.m.Rows)
	i, k := d.at("Bagas"), d.at("Kevin")
	rows[i].Entrant.Name, rows[i].Changes = "Bagas Wicaksono", []roster.Change{{Field: roster.Name, From: "Bagas", To: "Bagas Wicaksono", Line: 9}}
	rows[k].Skip, rows[k].Withdrawn = true, true
	d.m.Model = d.m.begun(func() Model { m := d.m.Model; m.Rows = rows; return m }())
	d.count(session.Count{Open: 1, Skipped: 1})
	d.answer(codeNo)
	if name := d.m.Rows[i].Entrant.Name; name != "Bagas" {
		t.Errorf("taken back: %s", name)
	}
	d.send(undoAnswer{"changed"})
	d.answer(codeYes)
	if name := d.m.Rows[i].Entrant.Name; name != "Bagas Wicaksono" || len(d.m.asks()) != 0 {
		t.Errorf("confirmed: %s, %+v", name, d.m.asks())
	}
	d.send(takeIn{})
	d.count(session.Count{Ready: 2, Male: 2})
}

// TestPartOfANameIsAName: who is known by a part of his name alone enters by it in one touch; a line without a letter does not.
func TestPartOfANameIsAName(t *testing.T) {
	d := fourSections(t)
	d.paste("Nama;L/P;Sekolah;Kelas\nBagas;L;SDN 1;4\n12;L;SDN 1;5\nCandra Adi;L;SDN 1;5\n")
	i, rows := d.at("Bagas"), slices.Clone(d.m.Rows)
	rows[i].Doubts = []roster.Doubt{{Kind: roster.DoubtName, Text: "namanya Bagas"}}
	d.m.Model = d.m.begun(func() Model { m := d.m.Model; m.Rows = rows; return m }())
	d.m.Settings.Lang = i18n.EN
	var titles []string
	for _, a := range d.m.asks() {
		titles = append(titles, d.m.title(a))
		if accepts := slices.ContainsFunc(d.m.answers(a), func(x answer) bool { return x.Code == "ok" }); accepts != slices.Contains(a.Rows, i) {
			t.Errorf("%s: may be accepted %v", d.m.title(a), accepts)
		}
		if slices.Contains(a.Rows, i) {
			d.send(reply{a.Key, "ok"})
		}
	}
	if len(titles) != 2 || titles[0] != "Bagas: Is this the whole name of a player? “namanya Bagas”" || len(d.m.asks()) != 1 {
		t.Errorf("asked %q, left %+v", titles, d.m.asks())
	}
}

// TestCorrectionsInWords: corrections stand as the table shows facts, in the language of the page; several are a list below one question.
func TestCorrectionsInWords(t *testing.T) {
	d := fourSections(t)
	d.m.Settings.Lang = i18n.ID
	d.paste("SDN 1 putra\n1. ANTON ADI NUGRAHA (5C) 05-03-2015\n2. Bagas, kelas 4, 2016\n\nRalat: Anton kelas 5B, lahirnya 5 April 2015\nBagas lahir 2017\n")
	var titles, list []string
	for _, a := range d.m.asks() {
		if a.Kind == askChanged {
			titles, list = append(titles, d.m.title(a)), append(list, d.m.changes(a)...)
		}
	}
	want := []string{"Anton Adi Nugraha: 05-03-2015 → 05-04-2015", "Anton Adi Nugraha: 5C → 5B", "Bagas: 2016 → 2017"}
	if !slices.Equal(titles, []string{"Ada 3 ralat. Semuanya benar?"}) || !slices.Equal(list, want) {
		t.Errorf("%q, %q; want %q", titles, list, want)
	}
}

// TestTeamsOfAList: a list with team and board makes teams with their players in board order, in one act.
func TestTeamsOfAList(t *testing.T) {
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) { c.System, c.Options.Boards = journal.Team, 2 })
	d.paste("Team;Board;Name;Rating\nTornado;2;Ana Horvat;1800\nTornado;1;Ivo Perić;2000\nSloga;1;Marko Matić;1900\nSloga;R1;Luka Babić;\nSloga;2;Petra Novak;1700\n")
	before := len(d.Log)
	d.send(importEnter{})
	d.NoNotice("entering teams")
	teams := d.m.Event.Kept.Players(1)
	if len(teams) != 2 || teams[0].Name != "Tornado" || teams[1].Name != "Sloga" {
		t.Fatalf("teams %+v", teams)
	}
	var names []string
	for _, team := range teams {
		for _, x := range team.Roster {
			names = append(names, x.Name)
		}
	}
	if want := []string{"Ivo Perić", "Ana Horvat", "Marko Matić", "Petra Novak", "Luka Babić"}; !slices.Equal(names, want) {
		t.Errorf("players %q, want %q", names, want)
	}
	if d.Log[before].Act != d.Log[len(d.Log)-1].Act {
		t.Error("the teams are more than one act")
	}
	d.paste("Team;Board;Name\nsloga;3;Dora Kos\n")
	d.send(importEnter{})
	if teams := d.m.Event.Kept.Players(1); len(teams) != 2 || len(teams[1].Roster) != 4 {
		t.Errorf("a player later: %+v", teams)
	}
	d.send(session.UndoLast{})
	d.send(session.UndoLast{})
	if n := d.m.Event.Kept.PlayerCount(); n != 0 {
		t.Errorf("%d teams after undo", n)
	}
}
