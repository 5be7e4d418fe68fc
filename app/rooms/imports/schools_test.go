package imports

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// TestOneSchool: spellings that nobody doubts get one name; similar ones are asked about once, and the answer is kept.
func TestOneSchool(t *testing.T) {
	d := emptyEvent(t)
	d.paste("1. Adi Saputra - SDN Mekarsari 1 - L\n2. Budi Hartono - SDN MEKARSARI 01 - L\n3. Citra Dewi - SDN Mekarsari 1 - P\n4. Dedi Kurnia - SDN Mekersari 1 - L\n")
	if len(d.m.Alike) != 1 || d.m.Alike[0].A != "SDN Mekarsari 1" || d.m.Alike[0].B != "SDN Mekersari 1" {
		t.Fatalf("asked %+v of %q", d.m.Alike, d.m.clubs())
	}
	d.send(compareSchools{A: "SDN Mekarsari 1", B: "SDN Mekersari 1", Same: true})
	d.send(compareSchools{A: "SDN Mekarsari 1", B: "SDN Mekersari 1", Same: true}) // a finger that bounces
	if len(d.m.Alike) != 0 || len(d.m.Compared) != 1 {
		t.Fatalf("asked again: %+v, %+v", d.m.Alike, d.m.Compared)
	}
	d.send(undoMend{})
	if len(d.m.Alike) != 1 || len(d.m.Compared) != 0 || d.m.Rows[3].Entrant.Club != "SDN Mekersari 1" {
		t.Fatalf("undone: %+v, %+v", d.m.Alike, d.m.Rows[3].Entrant)
	}
	d.send(compareSchools{A: "SDN Mekarsari 1", B: "SDN Mekersari 1", Same: true})
	for i, r := range d.m.Rows {
		if !r.IsSure() {
			t.Errorf("row %d: %+v", i, r.Doubts)
		}
	}
	d.send(importEnter{})
	if list := d.m.Event.Ahead.Schools(); len(list) != 1 || list[0].Name != "SDN Mekarsari 1" || list[0].Players != 4 || len(list[0].Spellings) != 1 {
		t.Errorf("entered %+v", list)
	}
	d.paste("Eko Prasetyo - sdn mekersari 01 - L\n")
	if len(d.m.Alike) != 0 || d.m.Rows[0].Entrant.Club != "SDN Mekarsari 1" {
		t.Errorf("asked again: %+v, %+v", d.m.Alike, d.m.Rows[0].Entrant)
	}
}

// TestSchoolOfEarlierEvent: what was one school in an earlier event is asked about, and what was not is not.
func TestSchoolOfEarlierEvent(t *testing.T) {
	d := emptyEvent(t)
	d.paste("Adi Saputra - SDN Tapos 2 - L\nBudi Hartono - SDN 2 Tapos - L\nCitra Dewi - SDN Angkasa - P\nDedi Kurnia - SDN Percontohan Angkasa Pura - L\n")
	var known alike.Decisions
	known = known.Decide("SDN Tapos 2", "SDN 2 Tapos", false).Decide("SDN Angkasa", "SDN Percontohan Angkasa Pura", true)
	d.send(session.SchoolsLoaded{Schools: session.Schools{Except: d.m.Event.ID, Decisions: known}})
	if len(d.m.Alike) != 1 || !d.m.Alike[0].Earlier || !strings.Contains(d.m.Alike[0].B, "Percontohan") {
		t.Errorf("asked %+v", d.m.Alike)
	}
}

// TestKinHere: a name of one school that is written otherwise than that of a player of the event is asked about.
func TestKinHere(t *testing.T) {
	d := emptyEvent(t)
	d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: "Nabila Azzahra", Club: "SDN Tugu 7"}})
	d.paste("Nabila Azzhara - sdn tugu 07 - P\nNabila Azahra - SDN Tapos 1 - P\n")
	first, second := d.m.Rows[0], d.m.Rows[1]
	if len(first.Doubts) == 0 || first.Doubts[0].Kind != roster.DoubtSameHere || first.Doubts[0].Text != "Nabila Azzahra" {
		t.Errorf("of her school: %+v", first.Doubts)
	}
	for _, doubt := range second.Doubts {
		if doubt.Kind == roster.DoubtSameHere {
			t.Errorf("of another school: %+v", second.Doubts)
		}
	}
}
