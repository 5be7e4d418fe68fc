package federation_test

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestRatedOpen is the day of a rated open of 23 players and seven rounds, accelerated: papers filed before and during the event, byes, a
// late entry, withdrawals, a return, and a wrong result that is corrected before the next round is paired. At its end the report lacks
// nothing; package main of swiss pairs every round of it again.
func TestRatedOpen(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 7, Options: journal.SystemOptions{Baku: true}}, opens())
	h.do(journal.FilePapers{Info: event}, journal.Forbid{Section: 1, Sets: []journal.Forbidden{{First: 1, Last: 2, Players: []journal.PlayerID{1, 13}}}})
	h.dated(7)
	h.start()
	if n := federation.Missing(h.s, 1); n != 1 { // the number of a deputy
		t.Errorf("before round 1 the report lacks %d things: %v", n, kinds(lacks(h.s)))
	}
	g := lot.New(20261120)
	for n := 1; n <= 7; n++ {
		switch n {
		case 2:
			h.do(journal.EnterLate{Section: 1, From: 2, PlayerInfo: journal.PlayerInfo{Name: "Kasni, Karlo", SortName: "Kasni, Karlo", Rating: 1710, Federation: "AUT", FIDEID: "1600001",
				Birth: journal.Date{Year: 1999}, Sex: swiss.Male}},
				journal.RequestBye{Players: []journal.PlayerID{4}, Round: 3, Bye: journal.Half}, journal.RequestBye{Players: []journal.PlayerID{9, 10}, Round: 4, Bye: journal.Zero})
		case 4:
			h.do(journal.Withdraw{Players: []journal.PlayerID{20}}, journal.Withdraw{Players: []journal.PlayerID{6}})
		case 6:
			h.do(journal.Return{Players: []journal.PlayerID{6}})
		}
		h.enter(h.pair(), 0, g)
		h.close()
		if n == 3 { // the slip of board 2 was read the wrong way round
			r, _ := h.s.Round(1, 3)
			turned := r.Boards[1].Score.Reversed()
			if turned == r.Boards[1].Score {
				turned = journal.WhiteWins
			}
			h.do(journal.CorrectResult{Section: 1, Round: 3, Board: 2, Score: turned, Reason: "read the wrong way round"})
		}
	}
	if list := lacks(h.s); len(list) > 0 {
		t.Errorf("at the end the report lacks %v", kinds(list))
	}
	text := roundTrip(t, h.s, 1)
	golden(t, "rated open", text)
	for _, line := range []string{"022 Zagreb", "032 CRO", "042 2026/11/20", "052 2026/11/22", "062 24", "072 23", "102 Anić, Ana (14500001)", "112 Babić, Boris (14500002)", "122 90 min + 30 s",
		"142 7", "182 Wasit", "192 FIDE_DUTCH_BAKU", "222 5400+30", "172 CRO FIDON"} {
		if !strings.Contains(text, "\r\n"+line+"\r\n") {
			t.Errorf("no line %q in\n%s", line, text)
		}
	}
	for _, part := range []string{"26/11/20  26/11/21  26/11/22", "\r\n250 ", "\r\n260 001 002 ", "\r\nCRO ", "Kasni, Karlo", " 0000 - H", " 0000 - U", " 0000 - Z"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in\n%s", part, text)
		}
	}
}

// opens are 23 players as federations know them.
func opens() []journal.PlayerInfo {
	list := field(23)
	for i := range list {
		p := &list[i]
		p.Name, p.SortName = fmt.Sprintf("Ivan Žarković%02d", i+1), fmt.Sprintf("Žarković%02d, Ivan", i+1)
		if p.Ratings = (journal.Ratings{Standard: p.Rating}); i == len(list)-1 {
			p.Ratings.Standard = 0 // he has no rating
		}
		if i%3 == 0 {
			p.NationalID, p.Ratings.National = fmt.Sprint(4700+i), p.Rating-40
		}
	}
	return list
}
