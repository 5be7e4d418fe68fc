package sheet

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// schoolField is n players as a school event has them: names of two or three words, schools of three.
func schoolField(n int) []journal.PlayerInfo {
	names := []string{"Budi Santoso", "Muhammad Rizky Alfarizi", "Siti Nurhaliza", "Kevin Tanuwijaya", "I Gusti Ngurah Wirawan"}
	clubs := []string{"SDN Tapos 2", "SDN Cimpaeun 1", "SD Muhammadiyah Sukatani", "MIN 2 Kota Depok", "SDIT Nurul Fikri"}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: names[i%len(names)] + " " + string(rune('A'+i%26)), Club: clubs[i%len(clubs)]}
	}
	return list
}

// TestFilled: tables that are read as one fill their leaves: usual names with four tie-breaks stand 27 and more a page.
func TestFilled(t *testing.T) {
	h := open(t, 6, schoolField(56))
	h.start()
	h.play()
	s := h.source(i18n.ID)
	for _, c := range []string{"WIN", "PS"} {
		s.Ranking.Criteria = append(s.Ranking.Criteria, Criterion{Short: c, Name: c})
		for i := range s.Ranking.Places {
			s.Ranking.Places[i].Values = append(s.Ranking.Places[i].Values, "12½")
		}
	}
	for kind, least := range map[Kind]int{Standings: 27, Ranks: 50, StartList: 27, Cross: 26, Rescue: 20} {
		d, ok := Make(kind, s)
		if !ok {
			t.Fatal(kind)
		}
		first := strings.Split(d.HTML(), `<div class="leafbox">`)[1]
		if rows := strings.Count(first, "<tr>") - 1; rows < least {
			t.Errorf("%s: %d rows on the first leaf, want %d", kind, rows, least)
		}
	}
}

// TestSixty: sixty rated players of an international field stand on one page of the dense standings, with starting number, title,
// rating and five tie-breaks, in one section or several.
func TestSixty(t *testing.T) {
	for _, name := range []string{"Pa", "Otvoreni turnir"} {
		players := schoolField(60)
		for i := range players {
			players[i].Rating, players[i].Title = 2500-7*i, []string{"GM", "WFM", ""}[i%3]
		}
		h := open(t, 9, players)
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 5}})
		h.start()
		h.play()
		s := h.source(i18n.HR)
		for _, c := range []string{"WIN", "PS", "BH"} {
			s.Ranking.Criteria = append(s.Ranking.Criteria, Criterion{Short: c, Name: c})
			for i := range s.Ranking.Places {
				s.Ranking.Places[i].Values = append(s.Ranking.Places[i].Values, "38,5")
			}
		}
		d, ok := Make(Ranks, s)
		if !ok || d.Pages != 1 {
			t.Fatalf("%s: %v, %d pages", name, ok, d.Pages)
		}
		for _, p := range h.Players(1) {
			if row := `>` + p.Title + `</td><td class="nmw">` + p.Name + `</td><td class="n">` + strconv.Itoa(p.Rating) + "<"; strings.Count(d.HTML(), row) != 1 {
				t.Errorf("%s: %s %s %d is missing", name, p.Title, p.Name, p.Rating)
			}
		}
	}
}

// TestFits: a text of which it is said that it stands on one line has one, however it is counted.
func TestFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOfN(rapid.RuneFrom([]rune("abW il-/–—.\u00a0čŽ語")), 0, 40, -1).Draw(t, "text")
		column := rapid.Float64Range(1, 120).Draw(t, "column")
		if !fits(s, 12, column, &usualType.Regular) {
			return
		}
		words, broken := count(strings.FieldsSeq(s), 12, column, &usualType.Regular), count(parts(s), 12, column, &usualType.Regular)
		if words != 1 || broken > 1 {
			t.Fatalf("%q in %v mm: %d and %d lines", s, column, words, broken)
		}
	})
}
