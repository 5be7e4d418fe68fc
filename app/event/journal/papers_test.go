package journal

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// rated is an event that is to be rated, with its papers, and a team with the numbers of its players.
func rated(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Otvoreno prvenstvo", Place: "Zagreb", Start: Date{2026, 11, 20}, Seed: 7, Papers: EventPapers{Rated: true}}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3, TimeControl: "90 min + 30 s", TimeCode: "5400+30"}})
	h.do(AddSection{SectionConfig{Name: "Ekipe", System: "team", Edition: "2026", Rounds: 3}})
	h.do(ImportPlayers{1, "paste", []PlayerInfo{{Name: "Ana"}, {Name: "Boris"}}})
	h.do(AddPlayer{2, PlayerInfo{Name: "ŠK Žabac"}})
	h.do(SetRoster{3, []Member{{Name: "Cvitan, Cvita", Rating: 2010, Sex: swiss.Female, Title: "WFM", Federation: "CRO", FIDEID: "14500001", Birth: Date{2001, 2, 3}}, {Name: "Dujam"}}})
	info := h.Event()
	info.Federation, info.Organizer, info.Arbiter, info.Deputies = "HRV", "ŠK Zagreb", "Anić, Ana", []string{"Babić, Boris", " ", "Cvitan, Cvita"}
	info.End = Date{2026, 11, 22}
	info.Papers = EventPapers{Rated: true, Arbiter: License{"IA", "14500002"}, Deputies: []License{{}, {"FA", "1"}, {"FA", " 14500003 "}}, Contact: "klub@example.org"}
	h.do(FilePapers{info})
	h.do(DeclareRating{1, Rating{RatedStandard, "412345", "", ""}})
	h.do(DateRounds{1, []RoundDay{{Date{2026, 11, 20}, 17 * 60}, {Date: Date{2026, 11, 21}}, {}}})
	return h
}

// TestPapers: deputies without a name go with their licences, and what is no number is refused by field.
func TestPapers(t *testing.T) {
	h := rated(t)
	info := h.Event()
	if !slices.Equal(info.Deputies, []string{"Babić, Boris", "Cvitan, Cvita"}) || !slices.Equal(info.Papers.Deputies, []License{{}, {"FA", "14500003"}}) {
		t.Errorf("deputies %q with %v", info.Deputies, info.Papers.Deputies)
	}
	if info.Name != "Otvoreno prvenstvo" || info.ID != "e1" || info.Seed != 7 {
		t.Errorf("the event became %+v", info)
	}
	if got := h.RoundDay(1, 1); got != (RoundDay{Date{2026, 11, 20}, 17 * 60}) || h.RoundDay(1, 3) != (RoundDay{}) || h.RoundDay(2, 1) != (RoundDay{}) {
		t.Errorf("round 1 is on %+v", got)
	}
	if events := h.do(DateRounds{1, h.State.sections[0].Days}); len(events) != 0 {
		t.Errorf("said again: %v", events)
	}
	if events := h.do(DeclareRating{1, Rating{RatedStandard, "412345", "", ""}}); len(events) != 0 {
		t.Errorf("said again: %v", events)
	}
	bad := info
	bad.Papers.Arbiter.FIDEID = "IA 5"
	refuse[*ValueError](h, FilePapers{bad})
	bad.Papers.Arbiter.FIDEID = "123456789012"
	refuse[*TextError](h, FilePapers{bad})
	bad = info
	bad.End = Date{2026, 2, 30}
	refuse[*DateError](h, FilePapers{bad})
	refuse[*ValueError](h, DeclareRating{1, Rating{List: "bullet"}})
	refuse[*UnknownError](h, DeclareRating{9, Rating{}})
	refuse[*DateError](h, DateRounds{1, []RoundDay{{Date: Date{2026, 13, 1}}}})
	refuse[*ValueError](h, DateRounds{1, []RoundDay{{Start: 1440}}})
	refuse[*LimitError](h, DateRounds{1, make([]RoundDay, MaxRounds+1)})
	refuse[*ValueError](h, SetRoster{3, []Member{{Name: "X", Title: "Dr"}}})
	refuse[*DateError](h, SetRoster{3, []Member{{Name: "X", Birth: Date{2026, 2, 30}}}})
}

// TestPapersAfterTheEnd: papers can still be filed when the event is over, until the names are gone.
func TestPapersAfterTheEnd(t *testing.T) {
	h := rated(t)
	h.do(FinishEvent{3 * hour, true})
	info := h.Event()
	info.Papers.Contact = "099 123 456"
	h.do(FilePapers{info}, DeclareRating{1, Rating{RatedRapid, "", "", ""}}, DateRounds{1, nil})
	if h.Event().Papers.Contact != "099 123 456" || len(h.State.sections[0].Days) != 0 {
		t.Errorf("filed %+v", h.Event().Papers)
	}
	refuse[*EventStateError](h, ChangeEvent{info})
	records, err := Anonymise(h.records, Stamp{At: 4 * hour})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Replay(records)
	if err != nil {
		t.Fatal(err)
	}
	if p := s.Event().Papers; p.Contact != "" || p.Arbiter != (License{}) || p.Deputies != nil || !p.Rated {
		t.Errorf("left %+v", p)
	}
	if _, _, err := Decide(s, Stamp{}, FilePapers{info}); err == nil {
		t.Error("papers are filed of an event without names")
	}
}
