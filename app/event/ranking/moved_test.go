package ranking

import (
	"testing"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// TestMovedCountOnce: a child who went to another section in the middle of the day counts once: for his school, for the prizes, in a
// season.
func TestMovedCountOnce(t *testing.T) {
	var s journal.State
	do := func(list ...journal.Command) {
		t.Helper()
		for _, c := range list {
			_, next, err := journal.Decide(s, journal.Stamp{At: int64(s.Seq() + 1)}, c)
			if err != nil {
				t.Fatalf("%T: %v", c, err)
			}
			s = next
		}
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "moved", Name: "O2SN"}})
	for sec := journal.SectionID(1); sec <= 2; sec++ {
		first := journal.PlayerID(2*sec - 1)
		do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: []string{"", "SD", "SMP"}[sec], System: journal.Dutch, Edition: "2026", Rounds: 3}},
			journal.ImportPlayers{Section: sec, Players: []journal.PlayerInfo{{Name: []string{"", "Ani", "Citra"}[sec], Club: "SDN 1"}, {Name: []string{"", "Budi", "Dewi"}[sec], Club: "SDN 2"}}},
			journal.FixOrder{Section: sec}, journal.DrawColor{Section: sec, Seed: 1},
			journal.PairByHand{Section: sec, Boards: []journal.Pair{{first, first + 1}}},
			journal.Publish{Section: sec, Time: 1}, journal.EnterResult{Section: sec, Round: 1, Board: 1, Score: journal.WhiteWins},
			journal.CloseRound{Section: sec, Time: 2})
	}
	schools := func() map[string]award.School {
		whole, list := Whole(s), map[string]award.School{}
		for _, school := range award.Schools(letters.Of(i18n.ID.Tag()), whole.Players, whole.Table, 4) {
			list[school.Club] = school
		}
		return list
	}
	if got := schools()["SDN 1"]; len(got.Players) != 2 || got.Points != 20 {
		t.Fatalf("before: %+v", got)
	}
	do(journal.TransferPlayer{ID: 1, To: 2, Missed: journal.Half}) // Ani, who won in SD
	got := schools()["SDN 1"]
	if len(got.Players) != 2 || got.Points != 15 {
		t.Errorf("after: %+v", got)
	}
	if list := award.Placings(s, Of(s, 1)); len(list) != 1 || list[0].Rank != 1 || list[0].Player != 2 {
		t.Errorf("the places of the section that was left: %+v", list)
	}
	count := map[string]int{}
	for _, r := range SeasonEvent(s).Results {
		count[r.Name]++
	}
	if count["Ani"] != 1 || len(count) != 4 {
		t.Errorf("the season: %v", count)
	}
}
