package tiebreak

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func code(t *testing.T, text string) Code {
	t.Helper()
	list, err := ParseList(text)
	if err != nil || len(list) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	return list[0]
}

func TestRefuses(t *testing.T) {
	swiss, table, team := Setting{}, Setting{Table: true}, Setting{Team: true}
	for _, c := range []struct {
		name, code string
		s          Setting
		want       Refusal
	}{
		{"8.1 Buchholz in a Swiss", "BH/C1", swiss, Fits}, {"8.1 Buchholz in a round robin", "BH", table, RefuseTable},
		{"8.3 in a round robin", "FB/C1", table, RefuseTable}, {"8.2 in a round robin", "AOB", table, RefuseTable},
		{"13.4 in a round robin of teams", "SSSC", Setting{Team: true, Table: true}, RefuseTable},
		{"8.1 in a round robin before 2026", "BH", Setting{Table: true, Rules: Rules2024}, Fits},
		{"9.1 in a round robin", "SB", table, Fits}, {"9.2 in a round robin", "KS", table, Fits}, {"6 in a round robin", "DE", table, Fits},
		{"10.1 with everybody rated", "ARO", swiss, Fits}, {"10.1 with an unrated player", "ARO/C1", Setting{Unrated: true}, RefuseUnrated},
		{"10.1 with a rating declared", "ARO/U1400", Setting{Unrated: true}, Fits}, {"10.2 of teams", "TPR", team, RefuseTeam},
		{"7.3 of teams", "BPG", team, RefuseTeam}, {"12.1 of players", "BC", swiss, RefuseSolo}, {"13.3 of players", "EDE", swiss, RefuseSolo},
		{"a reference score without teams", "BH:GP", swiss, RefuseSolo}, {"a reference score of teams", "BH:GP", team, Fits},
		{"7.7 in 2026", "STD", swiss, Fits}, {"7.7 in 2024", "STD", Setting{Rules: Rules2024}, RefuseEdition},
		{"8.2 over 8.3 in 2024", "AOB/F", Setting{Rules: Rules2024}, RefuseEdition}, {"8.2 in 2024", "AOB", Setting{Rules: Rules2024}, Fits},
		{"10.1 with nobody rated", "ARO/U1400", Setting{Unrated: true, NoRated: true}, RefuseUnrated}, {"lots", Lot, team, Fits},
		{"an organiser's own", "OTHER_COIN", swiss, RefuseUnknown}, {"a step of Buchholz", "ABH", swiss, RefuseUnknown}, {"points", "PTS", swiss, RefuseUnknown},
	} {
		if got := c.s.Refuses(code(t, c.code)); got != c.want {
			t.Errorf("%s: %s gives %d, want %d", c.name, c.code, got, c.want)
		}
	}
}

func TestRefusesList(t *testing.T) {
	list, err := ParseList("PTS,DE,BH/C1,BH,BH/C1,DE,PTS")
	if err != nil {
		t.Fatal(err)
	}
	want := []Refusal{Fits, Fits, Fits, Fits, RefuseTwice, Fits, RefuseUnknown}
	if diff := cmp.Diff(want, Setting{}.RefusesList(list)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if list, err = ParseList("OTHER_LOT,BH,OTHER_LOT"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Refusal{RefuseLot, Fits, RefuseTwice}, Setting{}.RefusesList(list)); diff != "" {
		t.Errorf("lots (-want +got)\n%s", diff)
	}
}

// TestOffersSayWhyNot: what the rules keep out of an event is on offer with its reason, what is for others is not.
func TestOffersSayWhyNot(t *testing.T) {
	why := map[string]Refusal{}
	for _, c := range (Setting{Table: true, Unrated: true, NoRated: true}).Offers(1400) {
		why[c.Code.Name] = c.Refused
	}
	for name, want := range map[string]Refusal{"BH": RefuseTable, "ARO": RefuseUnrated, "SB": Fits} {
		if got, ok := why[name]; !ok || got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
	if _, ok := why["BC"]; ok {
		t.Error("the board count of teams is offered to players")
	}
}

// TestChoices: every code on offer has values in such an event, is written as it is read, and has an article; every code that
// MTB26 asks for is on offer somewhere.
func TestChoices(t *testing.T) {
	offered := map[string]bool{}
	for _, s := range []Setting{{}, {Table: true}, {Team: true}, {Team: true, Table: true}, {Unrated: true}, {Rules: Rules2023}} {
		seen := map[Code]bool{}
		for _, c := range s.Choices(1400) {
			text := c.Code.String()
			if back := code(t, text); back != c.Code || c.Code.Article() != c.Article || (c.Article == "") != (c.Code.Name == Given) || c.Group == 0 {
				t.Errorf("%+v: %s", s, text)
			}
			if seen[c.Code] {
				t.Errorf("%+v: %s twice", s, text)
			}
			seen[c.Code], offered[text] = true, true
			f := &field{ids: nil, team: s.Team, predetermined: s.Table, primary: 0}
			if c.Code.Name != Lot && !newEngine(f, s.Rules).applies(c.Code) {
				t.Errorf("%+v: %s has no values", s, text)
			}
		}
		if len(seen) < 25 {
			t.Errorf("%+v: only %d", s, len(seen))
		}
	}
	want, err := ParseList("DE,DE/P,BPG,BWG,REP,STD,SB,SB/C1,SB/C2,SB/P,SB/C1/P,SB/C2/P,ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2,TPR,PTP,APRO,APPO,RTNG,RTNG/R," +
		"WIN,WON,PS,PS/C1,PS/C2,TPN,TPN/R,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,BH/C1/P,BH/C2/P,BH/M1/P,BH/M2/P,FB,FB/C1,FB/C2,FB/M1,FB/M2,FB/P,FB/C1/P,FB/M2/P,AOB,AOB/F," +
		"KS,KS/L+1,BC,TBR,BBE,MPvGP,EMMSB,EMMSB/C1,EMGSB/C2,EGMSB/P,EGGSB/C1/P,EDE,EDE/P,EDEBT,EDEBB,EDET,EDEB/P,SSSC,SSSC/F,SSSC/P,BH:GP/C1,WIN:MP,KS:GP")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range want {
		if !offered[c.String()] {
			t.Errorf("%s is offered nowhere", c)
		}
	}
}
