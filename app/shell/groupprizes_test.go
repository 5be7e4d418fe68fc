package shell

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/standing"
)

// TestPrizesOfGroups: nothing is awarded in groups until it is asked for, then to the winners of the groups before the seconds.
func TestPrizesOfGroups(t *testing.T) {
	d := eventOf(t, journal.Groups, 9, 0)
	for n := 1; n <= d.section().Rounds; n++ {
		d.drawn(n)
		d.play(n)
		d.tap("close")
	}
	d.goTo(session.PagePrizes)
	if got := prizes.given(d.m); len(got) != 0 {
		t.Fatalf("given by default: %+v", got)
	}
	d.did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 9, Shared: true}}}})
	rank := map[journal.PlayerID]int{}
	for _, r := range d.m.Event.Table.Rows {
		p, _ := d.m.Event.Kept.PlayerByTPN(1, r.TPN)
		rank[p.ID] = r.Rank
	}
	got, last, winners := prizes.given(d.m)[0].Awards, 0, 0
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

// TestGroupsAreRankedApart: the leaders of groups are their winners, and a rank is one among the players of a group.
func TestGroupsAreRankedApart(t *testing.T) {
	d := eventOf(t, journal.Groups, 9, 0)
	d.drawn(1)
	d.play(1)
	d.tap("close")
	d.goTo(session.PageStandings)
	table := d.m.Event.Table
	seen := map[string]int{}
	for i, r := range table.Rows {
		if seen[table.GroupOf(i)]++; table.Among(r.TPN) >= 9 {
			t.Errorf("player %d is ranked among %d", r.TPN, table.Among(r.TPN))
		}
	}
	for i, r := range table.Rows {
		if table.Among(r.TPN) != seen[table.GroupOf(i)] {
			t.Errorf("player %d of group %s is ranked among %d, want %d", r.TPN, table.GroupOf(i), table.Among(r.TPN), seen[table.GroupOf(i)])
		}
	}
	led := map[string]bool{}
	for _, i := range table.Leaders() {
		if led[table.GroupOf(i)] = true; table.Rows[i].Rank != 1 {
			t.Errorf("rank %d leads", table.Rows[i].Rank)
		}
	}
	if len(seen) < 2 || len(led) != len(seen) {
		t.Errorf("%d groups, %d of them have a leader", len(seen), len(led))
	}
	if s := (&standing.Table{Rows: table.Rows}); len(s.Leaders()) != 3 || s.GroupOf(0) != "" || s.Among(1) != 9 {
		t.Error("elsewhere the first three lead, among all")
	}
}
