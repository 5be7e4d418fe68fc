package sheet

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestOneTextForASchool: a school has one text for all sections in which it plays, a heading over each, and only what they share in the
// title; where one section alone has something to say, it is that section's text.
func TestOneTextForASchool(t *testing.T) {
	h := open(t, 3, field(8))
	h.start()
	h.pair()
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: journal.Dutch, Edition: "2026", Rounds: 3}})
	var girls []journal.PlayerInfo
	for i, p := range field(8) {
		p.Name = "Putri " + string(rune('A'+i))
		girls = append(girls, p)
	}
	h.do(journal.ImportPlayers{Section: 2, Players: girls})
	boys := h.source(i18n.ID)
	if got, want := SchoolChats([]Source{boys, {State: h.State, Section: 2, Round: 1, Lang: i18n.ID}}), ClubChats(boys); len(got) != len(want) || got[0] != want[0] {
		t.Errorf("one section speaks as ever: %q, %q", got, want)
	}
	h.do(journal.FixOrder{Section: 2})
	h.do(journal.DrawColor{Section: 2, Seed: 3})
	h.do(journal.SetHall{Section: 2, Hall: journal.Hall{First: 5}})
	h.do(journal.PairRound{Section: 2, Engine: "test", Pairing: swiss.Pairing{System: "fixture", Round: 1,
		Pairs: []swiss.Pair{{White: 1, Black: 5}, {White: 6, Black: 2}, {White: 3, Black: 7}, {White: 8, Black: 4}}}})
	h.do(journal.Publish{Section: 2, Time: 1_795_000_000_000})
	boys = h.source(i18n.ID)
	girlsAt := Source{State: h.State, Section: 2, Round: 1, Lang: i18n.ID, Start: boys.Start.Add(30 * time.Minute)}
	chats := SchoolChats([]Source{boys, girlsAt})
	if own := len(ClubChats(boys)); len(chats) != own {
		t.Fatalf("%d texts for %d schools", len(chats), own)
	}
	text := chats[0].Text
	for _, want := range []string{"Pa, Pi – Babak 1*", "*Pa* ", "*Pi* ", "papan 7"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if before, after, _ := strings.Cut(text, "*Pi*"); strings.Contains(before, "Putri") || !strings.Contains(after, "Putri") {
		t.Errorf("each under the heading of his section:\n%s", text)
	}
	girlsAt.Start = boys.Start
	girlsAt.Default = boys.Default
	if text := SchoolChats([]Source{boys, girlsAt})[0].Text; strings.Contains(text, "*Pi* ") || !strings.Contains(text, "*Pi*\n") {
		t.Errorf("times that are the same are said once:\n%s", text)
	}
}
