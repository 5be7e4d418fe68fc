package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestNumbersOfTheHall: every sheet and text names the boards of a section by their numbers in the hall.
func TestNumbersOfTheHall(t *testing.T) {
	h := open(t, 3, field(8))
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{First: 15}})
	h.start()
	h.pair()
	for _, kind := range []Kind{Boards, Dense, Names, Slips, Tables, Codes} {
		text := h.make(kind, i18n.EN).HTML()
		for _, n := range []string{"15", "18"} {
			if !strings.Contains(text, ">"+n+"<") && kind != Codes {
				t.Errorf("%s: no board %s", kind, n)
			}
		}
		if strings.Contains(text, ">19<") {
			t.Errorf("%s: board 19 of four", kind)
		}
	}
	chats := ""
	for _, c := range ClubChats(h.source(i18n.EN)) {
		chats += c.Text
	}
	if !strings.Contains(chats, "board 15") || strings.Contains(chats, "board 1,") {
		t.Errorf("texts: %s", chats)
	}
}
