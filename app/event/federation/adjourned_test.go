package federation_test

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestAdjournedGamesAreMarked: a file that is exchanged while a game is adjourned marks it by "?", in whatever round, and a game that is
// being played is none; taken over, it is adjourned again.
func TestAdjournedGamesAreMarked(t *testing.T) {
	for name, c := range map[string]struct{ round, of int }{"in round 1 of 3": {1, 3}, "in the last one": {2, 2}, "in the only one": {1, 1}} {
		t.Run(name, func(t *testing.T) {
			h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 5}, field(8))
			h.start()
			g := lot.New(7)
			for n := 1; n <= c.of; n++ {
				h.pair()
				if n == c.round {
					h.do(journal.EnterResult{Section: 1, Round: n, Board: 2, Score: journal.Adjourned})
				}
				for _, board := range h.s.MissingBoards(1, n) {
					h.board(n, board, g)
				}
				h.close()
			}
			r, _ := h.s.Round(1, c.round)
			white, _ := h.s.Player(r.Boards[1].White)
			black, _ := h.s.Player(r.Boards[1].Black)
			if r.Boards[1].Score != journal.Adjourned {
				t.Fatalf("the game is %v", r.Boards[1].Score)
			}
			doc, err := federation.Report(h.s, 1, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range doc.Players {
				if slices.Contains(p.Adjourned, c.round) != (p.TPN == white.TPN || p.TPN == black.TPN) {
					t.Errorf("player %d is adjourned in %v", p.TPN, p.Adjourned)
				}
			}
			data := report(t, h.s, 1)
			if n := strings.Count(string(data), "?\r\n") + strings.Count(string(data), "?  "); n != 2 {
				t.Errorf("%d marks\n%s", n, data)
			}
			older, _ := doc.Encode(trf.WriteOptions{Format: trf.TRF16})
			if strings.Contains(string(older), "? ") {
				t.Errorf("the older form has marks\n%s", older)
			}
			s := again(t, data)
			if r, _ := s.Round(1, c.round); r.Boards[1].Score != journal.Adjourned && !slices.ContainsFunc(r.Boards, func(b journal.Board) bool { return b.Score == journal.Adjourned }) {
				t.Errorf("taken over, the games are %+v", r.Boards)
			}
		})
	}
}
