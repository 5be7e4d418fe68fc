package rules

import (
	"slices"
	"testing"
)

// TestAssistants: who may help with what: 4.9, 6.2.6, 8.1.6 (E23), App. D.2.10, D.2.11 (E23), E.2.9, E.2.10 (E09).
func TestAssistants(t *testing.T) {
	for _, c := range []struct {
		name, edition string
		a             Assistance
		allowed, must bool
		article       string
	}{
		{"4.9 E23 moves for him", "E23", Assistance{Help: HelpMoves}, true, false, "4.9"},
		{"4.9 E18 the same", "E18", Assistance{Help: HelpMoves}, true, false, "4.9"},
		{"no such rule in 2009", "E09", Assistance{Help: HelpMoves}, false, false, ""},
		{"6.2.6 E23 presses for him", "E23", Assistance{Help: HelpClock}, true, false, "6.2.6"},
		{"6.7d E09 the same", "E09", Assistance{Help: HelpClock}, true, false, "6.7d"},
		{"8.1.6 E23 writes for him", "E23", Assistance{Help: HelpRecords}, true, false, "8.1.6"},
		{"D.2.10.1 E23 moves on the other board", "E23", Assistance{Help: BlindMoves}, true, false, "D.2.10.1"},
		{"D.2.10.2 E23 announces", "E23", Assistance{Help: BlindAnnounce}, true, false, "D.2.10.2"},
		{"D.2.10.3 E23 keeps the score", "E23", Assistance{Help: BlindRecords}, true, false, "D.2.10.3"},
		{"D.2.10.4 E23 tells moves and times when asked", "E23", Assistance{Help: BlindInforms, Asked: true}, true, false, "D.2.10.4"},
		{"D.2.10.4 E23 not unasked", "E23", Assistance{Help: BlindInforms}, false, false, "D.2.10.4"},
		{"D.2.10.5 E23 claims", "E23", Assistance{Help: BlindClaims}, true, false, "D.2.10.5"},
		{"D.2.10.6 E23 adjourns", "E23", Assistance{Help: BlindAdjourns}, true, false, "D.2.10.6"},
		{"E.2.9a E09 moves on the other board", "E09", Assistance{Help: BlindMoves}, true, false, "E.2.9a"},
		{"E.2.9f E09 adjourns", "E09", Assistance{Help: BlindAdjourns}, true, false, "E.2.9f"},
		{"D.2.11 E23 of the sighted player", "E23", Assistance{Help: BlindMoves, ForSighted: true}, true, false, "D.2.11"},
		{"D.2.11 E23 not if the other has one", "E23", Assistance{Help: BlindMoves, ForSighted: true, OtherHas: true}, false, false, "D.2.11"},
		{"D.2.11 E23 no other duties", "E23", Assistance{Help: BlindRecords, ForSighted: true}, false, false, "D.2.11"},
		{"D.2.11 E23 against a hearing-impaired player he must have one", "E23", Assistance{Help: BlindMoves, Deaf: true}, true, true, "D.2.11"},
		{"D.2.10.7 E18 the same", "E18", Assistance{Help: BlindAnnounce, Deaf: true}, true, true, "D.2.10.7"},
		{"E.2.10 E09 of the sighted player", "E09", Assistance{Help: BlindAnnounce, ForSighted: true}, true, false, "E.2.10"},
	} {
		e := mustEdition(t, c.edition)
		if got := e.MayAssist(c.a); got.Allowed != c.allowed || got.Must != c.must || got.Article != c.article {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	if right := mustEdition(t, "E23"); right.Article(RuleBlindAssistant) != "D.2.10" { // App. D.2.10 (E23): nothing else than these duties
		t.Error("the right to an assistant has no article")
	}
	for edition, want := range map[string]bool{"E09": true, "E14": false, "E23": false} { // a disabled player loses no time by it
		e := mustEdition(t, edition)
		if p := e.AdjustForAssistant(HelpClock, true); p.Allowed != want || !e.AdjustForAssistant(HelpRecords, false).Allowed {
			t.Errorf("%s: %+v", edition, p)
		}
	}
}

// TestAnnouncements: what an event must state beforehand: Art. 6.3.1 (E23), App. A.6 (E23), App. B.4 (E23), App. A.5 (E18), App. B.5 (E18); Art. 6.7.1 (E23) may
// be left out, in 2014 it may not.
func TestAnnouncements(t *testing.T) {
	for _, c := range []struct {
		edition string
		class   Class
		must    []string
		may     []string
	}{
		{"E09", Standard, []string{"6.2a"}, []string{"6.6a", "9.1a", "12.3b"}},
		{"E09", Rapid, []string{"6.2a"}, []string{"6.6a", "9.1a", "12.3b"}},
		{"E14", Rapid, []string{"6.3.1", "6.7", "A.5"}, []string{"9.1a", "11.3b", "11.2.4", "G.2"}},
		{"E18", Blitz, []string{"6.3.1", "B.5"}, []string{"6.7.1", "9.1.1", "11.3.2.2", "11.2.4"}},
		{"E23", Rapid, []string{"6.3.1", "A.6"}, []string{"6.7.1", "9.1.1", "11.3.2.2", "11.2.4", "III.2.1"}},
		{"E23", Blitz, []string{"6.3.1", "B.4"}, []string{"6.7.1", "9.1.1", "11.3.2.2", "11.2.4"}},
	} {
		e := mustEdition(t, c.edition)
		var must, may []string
		for _, a := range e.Announcements(c.class) {
			if a.Must {
				must = append(must, a.Article)
			} else {
				may = append(may, a.Article)
			}
		}
		if !slices.Equal(must, c.must) || !slices.Equal(may, c.may) {
			t.Errorf("%s %s: must %v, may %v", c.edition, c.class, must, may)
		}
	}
}
