package imports

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/swiss"
)

const schoolMessage = `Assalamualaikum bu, berikut peserta dari SDN Tapos 2:
1. Andi Wijaya L kls 5 lhr 12-3-2014
2. Siti Nurhaliza P kls 4
3. Budi (L)
4. Eko (L) 31-31-2014
Terima kasih`

func doubts(r roster.Row) (list []roster.DoubtKind) {
	for _, d := range r.Doubts {
		list = append(list, d.Kind)
	}
	return list
}

// TestPasteMessage: a message of a school enters two sections as one act; who is doubtful waits; talk is left out.
func TestPasteMessage(t *testing.T) {
	d := twoSections(t, 0)
	d.paste(schoolMessage)
	im := d.m.Model
	if !im.Chat || len(im.Rows) < 4 {
		t.Fatalf("chat %v, %d rows", im.Chat, len(im.Rows))
	}
	d.count(session.Count{Ready: 3, Open: 1, Male: 2, Female: 1})
	if got := doubts(im.Rows[3]); !slices.Equal(got, []roster.DoubtKind{roster.DoubtDate}) {
		t.Errorf("no such day: %v", got)
	}
	before := len(d.Log)
	d.send(importEnter{})
	d.NoNotice("entering")
	boys, girls := d.m.Event.Kept.Players(1), d.m.Event.Kept.Players(2)
	if len(boys) != 2 || len(girls) != 1 || girls[0].Name != "Siti Nurhaliza" || boys[0].Club != "SDN Tapos 2" || boys[0].At == 0 {
		t.Fatalf("boys %v, girls %v", boys, girls)
	}
	if d.Log[before].Act != d.Log[len(d.Log)-1].Act {
		t.Error("two sections were entered by two acts")
	}
	d.send(session.UndoLast{})
	if n := d.m.Event.Kept.PlayerCount(); n != 0 {
		t.Errorf("%d players after undo", n)
	}
}

// TestWrongList: who belongs neither into the section in hand nor for certain into another is asked about.
func TestWrongList(t *testing.T) {
	d := event(t, 0, 5)
	d.Did(journal.ChangeSection{Section: 1, SectionConfig: func() journal.SectionConfig {
		sec, _ := d.m.Event.Ahead.Section(1)
		sec.Name, sec.Sex, sec.BornFrom = "Pa", swiss.Male, 2013
		return sec.SectionConfig
	}()})
	d.paste("SDN Tapos 2:\nAni P 2015\nJoko L 2010\nEko L 2014\n")
	if a := d.m.asks(); len(a) != 1 || a[0].About != roster.AboutSection || !slices.Equal(a[0].Rows, []int{0, 1}) {
		t.Fatalf("asked %+v", a)
	}
	d.send(settle{Row: 0, Kind: roster.DoubtSection})
	d.mend(1, func(p *journal.PlayerInfo) { p.Birth = journal.Date{Year: 2013} })
	d.count(session.Count{Ready: 3, Male: 2, Female: 1})
}

// TestBornHere: the same school and day of birth as somebody in the event, under another name.
func TestBornHere(t *testing.T) {
	d := twoSections(t, 0)
	d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "M. Fatih", Club: "SDN Tapos 2", Birth: journal.Date{Year: 2014, Month: 3, Day: 12}}})
	d.paste("sdn tapos 2:\n1. Al Fatih Ramadhan L 12-3-2014\n2. Gilang L 13-3-2014\n")
	if got := doubts(d.m.Rows[0]); !slices.Equal(got, []roster.DoubtKind{roster.DoubtBornHere}) {
		t.Errorf("doubts %v", got)
	}
	if got := doubts(d.m.Rows[1]); got != nil {
		t.Errorf("another day: %v", got)
	}
}

// TestReadAsTable: what was read as messages can be read as a table, and back.
func TestReadAsTable(t *testing.T) {
	d := twoSections(t, 0)
	d.paste("Andi Wijaya, L, SDN Tapos 2\nSiti, P, SDN Tapos 2\n")
	if !d.m.Chat || d.m.Rows[1].Entrant.Club != "SDN Tapos 2" {
		t.Fatalf("%+v", d.m.Rows)
	}
	d.send(importAs{false})
	if d.m.Chat || d.m.Rows[1].Entrant.Name != "Siti" {
		t.Errorf("as a table: %+v", d.m.Rows)
	}
	d.send(importAs{true})
	if !d.m.Chat {
		t.Error("not read as messages again")
	}
}

// TestSentAgain: a school sends its list again, a line longer; those who are known are left out with one touch.
func TestSentAgain(t *testing.T) {
	d := twoSections(t, 0)
	d.paste("SDN Tapos 2:\n1. Andi Wijaya (L)\n2. Siti Aminah (P)\n3. Siti (P)\n")
	d.send(importEnter{})
	d.paste("SDN Tapos 2:\n1. Andi Wijaya (L)\n2. Siti Aminah (P)\n3. Budi (L)\nSDN Tapos 3:\n1. Siti (P)\n")
	d.count(session.Count{Ready: 2, Open: 2, Male: 1, Female: 1})
	if known := d.m.known(); !slices.Equal(known, []int{0, 1}) {
		t.Fatalf("known %v: the Siti of another school is somebody else", known)
	}
	d.answer(codeSkip)
	d.count(session.Count{Ready: 2, Skipped: 2, Male: 1, Female: 1})
}

// TestSectionSwitchAsksAgain: the list of the review is for the section in hand, whichever that becomes.
func TestSectionSwitchAsksAgain(t *testing.T) {
	d := twoSections(t, 0)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "U8", System: "dutch", Edition: "2026", Rounds: 3, Group: journal.Group{Sex: swiss.Male, BornFrom: 2018}}})
	d.paste("SDN Tapos 2:\n1. Andi (L) 2014\n")
	d.count(session.Count{Ready: 1, Male: 1})
	d.Did(journal.ChangeSection{Section: 1, SectionConfig: func() journal.SectionConfig {
		sec, _ := d.m.Event.Ahead.Section(1)
		sec.BornFrom = 2015
		return sec.SectionConfig
	}()})
	d.send(session.ChooseSection{ID: 3})
	d.count(session.Count{Open: 1})
}

// TestRowChoosesItsSection: a girl in the boys' list who fits two other sections is asked about, and goes where she is sent.
func TestRowChoosesItsSection(t *testing.T) {
	d := twoSections(t, 0)
	sec, _ := d.m.Event.Ahead.Section(1)
	config := sec.SectionConfig
	config.Name, config.Group = "U10", journal.Group{BornFrom: 2016}
	d.Did(journal.AddSection{SectionConfig: config})
	d.paste("1. Adi L 2016 SDN 1\n2. Bela P 2016 SDN 1\n3. Cici P 2014 SDN 1\n")
	var at int
	for i, r := range d.m.Rows {
		if r.Entrant.Name == "Bela" {
			at = i
		}
	}
	asked := d.m.asks() // the boy fits two sections as well
	if len(asked) != 2 || !slices.Equal(asked[1].Rows, []int{at}) || !slices.Equal(asked[1].Sections, []string{d.m.Event.Ahead.Sections()[1].Name, "U10"}) {
		t.Fatalf("asked %+v", asked)
	}
	d.send(reply{asked[0].Key, "into1"})
	d.send(settle{Row: at, Kind: roster.DoubtSection, Into: 3})
	d.send(importEnter{})
	d.NoNotice("entering")
	for id, want := range map[journal.SectionID]string{1: "Adi", 2: "Cici", 3: "Bela"} {
		if list := d.m.Event.Ahead.Players(id); len(list) != 1 || list[0].Name != want {
			t.Errorf("section %d: %+v", id, list)
		}
	}
}
