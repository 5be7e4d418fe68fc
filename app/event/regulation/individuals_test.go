package regulation

import (
	"fmt"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// TestIndividuals: of two matches over two boards, board by board, the best first; a reserve stands behind the boards, a forfeit is no
// game, and the performance is against who sat opposite (C.07 10.2).
func TestIndividuals(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Team, Edition: "2026", Rounds: 1, Options: journal.SystemOptions{Boards: 2}}, 4)
	for i, p := range h.Players(1) {
		var list []journal.Member
		for b := range 3 {
			list = append(list, journal.Member{Name: fmt.Sprintf("%c%d", 'A'+i, b+1), Rating: 2000 - 100*i - 10*b})
		}
		h.do(journal.SetRoster{Team: p.ID, Players: list})
	}
	h.do(journal.PairRound{Section: 1, Engine: "test", Pairing: swiss.Pairing{Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}, {White: 3, Black: 4}}}},
		journal.Publish{Section: 1, Time: 1})
	h.do(journal.SetLineup{Section: 1, Round: 1, Lineup: journal.Lineup{Team: 3, Players: []int{1, 3}}})
	for board, scores := range [][]journal.Score{{journal.WhiteWins, journal.Drawn}, {journal.BlackWins, journal.BlackForfeits}} {
		for _, score := range scores {
			step, err := Step(h.State, 1, 1, board+1, score)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
	}
	var got []string
	for _, x := range Individuals(h.State, 1) {
		got = append(got, fmt.Sprintf("%s %d/%d %d%% %d +%d", x.Member.Name, x.Halves, x.Games, x.Percent(), x.Result.Rating, x.Forfeit))
	}
	want := []string{"A1 2/1 100% 2700 +0", "D1 2/1 100% 2600 +0", "C1 0/1 0% 900 +0", "B1 0/1 0% 1200 +0", "A2 1/1 50% 1890 +0", "B2 1/1 50% 1990 +0", "D2 0/0 0% 0 +2", "C3 0/0 0% 0 +0"}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	list := Individuals(h.State, 1)
	if list[0].Member.Name != "A1" || list[len(list)-1].Place != 3 {
		t.Errorf("the order: %+v", list)
	}
}
