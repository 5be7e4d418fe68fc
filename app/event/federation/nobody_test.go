package federation_test

import (
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
)

// TestNobodyIsReported B.02: a board that a team with a list leaves empty is no game, and no player without a name or a FIDE ID
// stands in the report or in the games for it; in round 2 the list itself is too short.
func TestNobodyIsReported(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 2}, field(4))
	for i, team := range h.s.Players(1) {
		var list []journal.Member
		for k := range 5 - 2*(i%2) {
			list = append(list, journal.Member{Name: "Anić, Ana" + string(rune('a'+4*i+k)), Rating: 2000 - k, FIDEID: "1450000" + string(rune('0'+k))})
		}
		h.do(journal.SetRoster{Team: team.ID, Players: list})
	}
	h.start()
	for n := 1; n <= 2; n++ {
		h.pair()
		r, _ := h.s.Round(1, n)
		if n == 1 {
			h.do(journal.SetLineup{Section: 1, Round: 1, Lineup: journal.Lineup{Team: 1, Players: []int{1, 2, 3, 0}}})
		}
		for _, b := range r.Boards {
			for len(regulation.Matches(h.s, 1, n)) > 0 && !regulation.Matches(h.s, 1, n)[b.Number-1].Over {
				steps, err := regulation.Steps(h.s, 1, n, b.Number, journal.WhiteWins)
				if err != nil {
					t.Fatal(err)
				}
				h.do(steps...)
			}
		}
		h.close()
	}
	text := roundTrip(t, h.s, 1)
	people := 0
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "001") {
			people++
			if !strings.Contains(line, "Anic") && !strings.Contains(line, "Anić") {
				t.Errorf("a ghost: %s", line)
			}
		}
	}
	if people != 16 || !strings.Contains(text, "\n062 16") {
		t.Errorf("%d players in\n%s", people, text)
	}
	for n := 1; n <= 2; n++ {
		for _, g := range federation.Games(h.s, 1, n) {
			if (g.White.Name == "" || g.Black.Name == "") && !g.Score.White.IsForfeit() {
				t.Errorf("round %d board %d.%d: played by nobody: %v", n, g.Board, g.Part, g.Score)
			}
		}
	}
}
