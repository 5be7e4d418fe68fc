package model

import (
	"testing"

	"wasit/app/journal"
)

// TestPrizesOfGroups: nothing is awarded in groups until it is asked for, then to the winners of the groups before the seconds.
func TestPrizesOfGroups(t *testing.T) {
	d := eventOf(t, journal.Groups, 9, 0)
	for n := 1; n <= d.section().Rounds; n++ {
		d.drawn(n)
		d.play(n)
		d.send(CloseRound{})
	}
	d.send(Navigated{d.m.Route.In(PagePrizes).Path()})
	if got := d.m.Given(); len(got) != 0 {
		t.Fatalf("given by default: %+v", got)
	}
	d.did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 9, Shared: true}}}})
	rank := map[journal.PlayerID]int{}
	for _, r := range d.m.Event.Table.Rows {
		p, _ := d.m.Event.Kept.PlayerByTPN(1, r.TPN)
		rank[p.ID] = r.Rank
	}
	got, last, winners := d.m.Given()[0].Awards, 0, 0
	if len(got) != 9 {
		t.Fatalf("%d awards", len(got))
	}
	for _, a := range got {
		if rank[a.Player] < last {
			t.Errorf("place %d of a group behind place %d", rank[a.Player], last)
		}
		if last = rank[a.Player]; last == 1 {
			winners++
		}
	}
	if winners < 2 {
		t.Errorf("%d winners of groups: %+v", winners, got)
	}
}
