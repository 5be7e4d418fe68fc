package sheet

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestTextsOfTheEnd: winners, schools and groups as text, in which nothing that somebody typed becomes a sign of the chat.
func TestTextsOfTheEnd(t *testing.T) {
	players := field(8)
	for i := range players {
		players[i].Club = []string{"*SDN* Tapos", "https://evil.example"}[i%2]
	}
	h := open(t, 2, players)
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 2, Medals: true}, {Name: "_Regu_", Team: 2, Places: 1}}}})
	h.start()
	if AwardsChat(h.source(i18n.EN)) != "" || SchoolsChat(h.source(i18n.EN)) != "" {
		t.Error("texts before there are any winners")
	}
	h.play()
	if text := AwardsChat(h.source(i18n.EN)); !strings.Contains(text, "After round 1") {
		t.Errorf("not final yet: %s", text)
	}
	h.play()
	h.draw()
	text := AwardsChat(h.source(i18n.EN))
	lines := strings.Split(text, "\n")
	if !strings.HasPrefix(lines[0], "*O2SN Kecamatan Tapos 2026 – Pa – ") || strings.Count(text, "*") != 2 || strings.Contains(text, "://") || strings.Contains(text, "_") {
		t.Errorf("winners: %s", text)
	}
	g := h.source(i18n.EN).Given
	if !strings.Contains(text, "\n1. "+h.name(g[0].Awards[0].Player)+" (") || !strings.Contains(text, ": "+h.name(g[1].Awards[0].Counted[0].Player)+", ") {
		t.Errorf("winners: %s", text)
	}
	if text := SchoolsChat(h.source(i18n.EN)); strings.Count(text, "*") != 2 || !strings.Contains(text, "\n1. ") || strings.Contains(text, "://") {
		t.Errorf("schools: %s", text)
	}
	short := h.source(i18n.EN)
	short.Schools = slices.Clone(short.Schools)
	short.Schools[1].Short = true
	if text := SchoolsChat(short); strings.Count(text, "(2 players, "+i18n.SchoolsShort.EN+")") != 1 || !strings.Contains(text, textSchoolsShortRule.EN) {
		t.Errorf("a school with too few players: %s", text)
	}
	x := newInfo(Source{State: h.State, Section: 1, Lang: i18n.EN, Ranking: &Ranking{Places: []Place{{Group: "A"}, {Group: "A"}, {Group: "B"}}}})
	if got := x.groupLine(0) + x.groupLine(1) + x.groupLine(2); got != "Group A\nGroup B\n" {
		t.Errorf("heads of groups %q", got)
	}
}
