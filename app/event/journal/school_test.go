package journal

import (
	"slices"
	"strings"
	"testing"
)

// spelled is an event whose schools were typed in several ways, and compared.
func spelled(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "O2SN Kec. Tapos", Place: "Depok", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(AddSection{SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(ImportPlayers{1, "paste", []PlayerInfo{{Name: "Adi", Club: "SD Negeri Mekarsari 1"}, {Name: "Budi", Club: "SDN MEKARSARI 01"},
		{Name: "Citra", Club: "SDN Tugu 7"}, {Name: "Dedi", Club: "SDN Tuguu 7"}}})
	h.do(ImportPlayers{2, "paste", []PlayerInfo{{Name: "Eka", Club: "sdn tuguu 07"}, {Name: "Fitri", Club: "SDN Tapos"}, {Name: "Gita", Club: "SDN Tapoz"}}})
	h.do(CompareSchools{A: "SDN Tapoz", B: "SDN Tapos"})
	h.do(RenameSchool{From: "SDN Tuguu 7", To: "SDN Tugu 7"})
	h.do(RenameSchool{From: "SDN Tapoz", To: "SDN Tapos 2"})
	return h
}

// TestSchools: spellings that nobody doubts are one school; similar ones are asked about once, and joined or parted by word.
func TestSchools(t *testing.T) {
	h := spelled(t)
	var got []string
	for _, s := range h.Schools() {
		got = append(got, s.Name+" "+strings.Repeat("x", s.Players)+" "+strings.Join(s.Spellings, "/"))
	}
	want := []string{"SD Negeri Mekarsari 1 xx SD Negeri Mekarsari 1/SDN MEKARSARI 01", "SDN Tapos x SDN Tapos", "SDN Tapos 2 x SDN Tapos 2",
		"SDN Tugu 7 xxx SDN Tugu 7"}
	if !slices.Equal(got, want) {
		t.Errorf("schools %q", got)
	}
	key := h.SchoolKeys()
	if key("sdn tuguu 7") != key("SDN Tugu 7") || key("SDN Tapos") == key("SDN Tapoz") || key(" - ") != "" {
		t.Errorf("keys %q %q %q", key("sdn tuguu 7"), key("SDN Tugu 7"), key("SDN Tapoz"))
	}
	if q := h.SchoolQuestions(nil); len(q) != 1 || q[0].A != "SDN Tapos" || q[0].B != "SDN Tapos 2" { // one has no number
		t.Errorf("questions %+v", q)
	}
	if list := h.WithSchoolNames(h.Players(1)); list[1].Club != "SD Negeri Mekarsari 1" || h.Players(1)[1].Club != "SDN MEKARSARI 01" {
		t.Errorf("by school: %+v", list[1])
	}
}

// TestPartSchools: what was joined by mistake is parted again, and a mistaken rename is undone whole.
func TestPartSchools(t *testing.T) {
	h := spelled(t)
	h.do(CompareSchools{A: "SDN Tuguu 7", B: "SDN Tugu 7"})
	if key := h.SchoolKeys(); key("SDN Tuguu 7") == key("SDN Tugu 7") {
		t.Error("they are one still")
	}
	if events := h.do(CompareSchools{A: "SDN Tuguu 7", B: "SDN Tugu 7"}); len(events) != 0 {
		t.Errorf("said again: %+v", events)
	}
	h = spelled(t)
	h.do(RenameSchool{From: "SDN Tugu 7", To: "SDN Tapos"})
	h.do(Undo{})
	if key := h.SchoolKeys(); key("SDN Tugu 7") == key("SDN Tapos") || h.Players(1)[2].Club != "SDN Tugu 7" {
		t.Error("undone, and they are one")
	}
	refuse[*TextError](h, RenameSchool{From: "SDN Tugu 7", To: " "})
	refuse[*TextError](h, RenameSchool{From: "", To: "SDN Tugu 7"})
	refuse[*TextError](h, CompareSchools{A: strings.Repeat("x", MaxName+1), B: "SDN Tugu 7", Same: true})
}

// TestSimilarOfOneSchool: names that are alike are asked about within a school, however it is spelled, and not between schools.
func TestSimilarOfOneSchool(t *testing.T) {
	h := spelled(t)
	h.do(AddPlayer{2, PlayerInfo{Name: "Nabila Azzahra", Club: "SD Negeri Mekarsari 1"}})
	for _, c := range []struct {
		name, club string
		want       int
	}{{"Nabila Az-Zahra", "sdn mekarsari 01", 1}, {"Nabila Azzhara", "SDN Mekarsari 1", 1}, {"Nabila Az-Zahra", "SDN Tapos", 0},
		{"Nabila Azzahra", "SDN Tapos", 1}, {"Nabila Az-Zahra", "", 1}, {"Nadia Azzahra", "SDN Mekarsari 1", 0}} {
		if got := h.Similar(PlayerInfo{Name: c.name, Club: c.club}); len(got) != c.want {
			t.Errorf("%s, %s: %v", c.name, c.club, got)
		}
	}
}
