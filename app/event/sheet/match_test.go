package sheet

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestMatchScore: a match is written by its points, not as the one game that it counts as.
func TestMatchScore(t *testing.T) {
	for name, c := range map[string]struct {
		a, b    swiss.Points
		decided journal.Score
		want    string
	}{
		"won":           {15, 5, journal.WhiteWins, "1½–½"},
		"drawn":         {10, 10, journal.Drawn, "1–1"},
		"by tie-break":  {10, 10, journal.BlackWins, "1–1 (0–1)"},
		"nobody played": {0, 0, journal.BlackForfeits, "+ −"},
		"one game":      {10, 0, journal.WhiteWins, "1–0"},
		"still played":  {5, 5, journal.Score{}, "½–½"},
	} {
		if got := MatchScore(i18n.ID, regulation.MatchStatus{Points: [2]swiss.Points{c.a, c.b}}, c.decided); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestMatchesOnPaper: boards, chat and the text of a school write the score of a match, each from the side of its player.
func TestMatchesOnPaper(t *testing.T) {
	h := open(t, 2, field(4))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.DoubleSwiss, Edition: "2026", Rounds: 2}})
	h.start()
	h.pair()
	for b := range 2 {
		for _, score := range []journal.Score{journal.Drawn, journal.WhiteWins} { // of the second game White is Black of the pair
			step, err := regulation.Step(h.State, 1, 1, b+1, score)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
	}
	if text := words(h.make(Boards, i18n.ID).HTML()); strings.Count(text, "½–1½") != 2 || strings.Contains(text, "0–1") {
		t.Errorf("boards: %s", text)
	}
	if text := ResultsChat(h.source(i18n.ID)); strings.Count(text, "½–1½") != 2 {
		t.Errorf("chat: %s", text)
	}
	var all string
	for _, c := range ClubResultChats(h.source(i18n.ID)) {
		all += c.Text
	}
	if strings.Count(all, " ½–1½ ") != 2 || strings.Count(all, " 1½–½ ") != 2 {
		t.Errorf("schools: %s", all)
	}
}

// TestByeOfKeizer: it is worth a share of the own value, which no sheet calls a point.
func TestByeOfKeizer(t *testing.T) {
	h := open(t, 3, field(5))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Keizer, Rounds: 3}})
	h.start()
	h.pair()
	if text := words(h.make(Boards, i18n.EN).HTML()); !strings.Contains(text, ": bye") || strings.Contains(text, "worth") {
		t.Errorf("the bye of a Keizer: %s", text)
	}
}

// TestGroupsOnPaper: the ranking is told as that of each group, and each group stands under its name.
func TestGroupsOnPaper(t *testing.T) {
	h := by(t, journal.SectionConfig{System: journal.Groups, Options: journal.SystemOptions{Groups: 2}}, 8)
	for _, kind := range []Kind{Standings, Regulation} {
		if text := words(h.make(kind, i18n.EN).HTML()); !strings.Contains(text, "Within each group:") || kind == Regulation && strings.Contains(text, "Prizes") {
			t.Errorf("%s: %s", kind, text)
		}
	}
	src := h.source(i18n.EN)
	for i := range src.Ranking.Places {
		src.Ranking.Places[i].Group = string(rune('A' + i/4))
	}
	d, _ := Make(Standings, src)
	if text := words(d.HTML()); strings.Count(text, "Group A") != 1 || strings.Count(text, "Group B") != 1 {
		t.Errorf("headings of groups: %s", text)
	}
}

// TestManyCriteriaOnPaper: every criterion has its column, several in one where a line is too short; the note names them all.
func TestManyCriteriaOnPaper(t *testing.T) {
	h := by(t, journal.SectionConfig{System: journal.RoundRobin}, 8)
	src := h.source(i18n.EN)
	for i := range 18 {
		src.Ranking.Criteria = append(src.Ranking.Criteria, Criterion{Short: fmt.Sprintf("K%02d", i), Name: fmt.Sprintf("Criterion %02d", i)})
		for k := range src.Ranking.Places {
			src.Ranking.Places[k].Values = append(src.Ranking.Places[k].Values, "1")
		}
	}
	d, _ := Make(Standings, src)
	text := words(d.HTML())
	if !strings.Contains(text, "Criterion 17 (K17)") || !strings.Contains(text, " K01 ") || strings.Count(text, "K17") != 2 {
		t.Errorf("%s", text)
	}
}
