package award

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// scored is a ranking: player i+1 stands at rank i+1 with so many points, two of the same rank where ranks says so.
func scored(points ...int) []Standing {
	list := make([]Standing, len(points))
	for i, p := range points {
		list[i] = Standing{journal.PlayerID(i + 1), i + 1, swiss.Points(p)}
	}
	return list
}

func paid(list []Given) string {
	var b strings.Builder
	for _, g := range list {
		for _, a := range g.Awards {
			fmt.Fprintf(&b, " %d:%d", a.Player, a.Money)
			if a.Open {
				b.WriteString("?")
			}
		}
		for _, a := range g.Paid {
			fmt.Fprintf(&b, " (%d:%d", a.Player, a.Money)
			if a.Open {
				b.WriteString("?")
			}
			b.WriteString(")")
		}
		b.WriteString(";")
	}
	return strings.TrimSpace(b.String())
}

// TestMoney: who has as many points shares money as the prizes say, those too behind the last place; nothing is left over.
func TestMoney(t *testing.T) {
	main := []journal.Prize{{Places: 3, Money: []int64{1000, 500, 300}}}
	shared := scored(70, 65, 65, 65, 50)
	tied := scored(70, 65, 65, 65, 50)
	tied[2].Rank, tied[3].Rank = 2, 2
	girls := journal.Prize{Name: "girls", Group: journal.Group{Sex: swiss.Female}, Places: 1, Money: []int64{100}}
	for name, c := range map[string]struct {
		table  []Standing
		prizes journal.Prizes
		lots   []journal.Lot
		want   string
	}{
		"by the place":                {shared, journal.Prizes{List: main}, nil, "1:1000 2:500 3:300;"},
		"in equal parts":              {shared, journal.Prizes{List: main, Split: journal.SplitEqual}, nil, "1:1000 2:267 3:267 (4:266);"},
		"Hort":                        {shared, journal.Prizes{List: main, Split: journal.SplitHort}, nil, "1:1000 2:384 3:283 (4:133);"},
		"Hort of two":                 {scored(60, 60, 50), journal.Prizes{List: main, Split: journal.SplitHort}, nil, "1:875 2:625 3:300;"},
		"by the place, a lot":         {tied, journal.Prizes{List: main}, nil, "1:1000 2:500? 3:300?;"},
		"equal parts need no lot":     {tied, journal.Prizes{List: main, Split: journal.SplitEqual}, nil, "1:1000 2:267 3:267 (4:266);"},
		"Hort, a lot":                 {tied, journal.Prizes{List: main, Split: journal.SplitHort}, nil, "1:1000 2:384? 3:283? (4:133?);"},
		"Hort, drawn":                 {tied, journal.Prizes{List: main, Split: journal.SplitHort}, []journal.Lot{{For: journal.LotForPrize, Drawn: []journal.PlayerID{4, 2, 3}}}, "1:1000 4:384 2:283 (3:133);"},
		"who share the place":         {tied, journal.Prizes{List: []journal.Prize{{Places: 3, Shared: true, Money: []int64{1000, 500, 300}}}}, nil, "1:1000 2:267 3:267 4:266;"},
		"money of the first only":     {shared, journal.Prizes{List: []journal.Prize{{Places: 3, Money: []int64{1000}}}, Split: journal.SplitEqual}, nil, "1:1000 2:0 3:0;"},
		"third place twice":           {scored(70, 65, 60, 55), journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true, Money: []int64{1000, 500, 300}}}}, nil, "1:1000 2:500 3:300 4:300;"},
		"who is paid has won":         {scored(70, 65, 65, 65), journal.Prizes{List: []journal.Prize{{Places: 2, Money: []int64{1000, 600}}, girls}, Split: journal.SplitEqual}, nil, "1:1000 2:200 (3:200) (4:200);;"},
		"who is not paid may":         {scored(70, 65, 64, 63), journal.Prizes{List: []journal.Prize{{Places: 2, Money: []int64{1000, 600}}, girls}, Split: journal.SplitEqual}, nil, "1:1000 2:600; 4:100;"},
		"fewer players than money":    {scored(70), journal.Prizes{List: main}, nil, "1:1000;"},
		"two schools share a place":   {scored(50, 50, 40, 40), journal.Prizes{List: []journal.Prize{{Team: 2, Places: 1, Shared: true, Money: []int64{100}}}}, nil, "1:100;"},
		"no money, no part of it":     {shared, journal.Prizes{List: []journal.Prize{{Places: 3}}, Split: journal.SplitHort}, nil, "1:0 2:0 3:0;"},
		"several prizes for a player": {shared, journal.Prizes{List: []journal.Prize{main[0], girls}, Several: true}, nil, "1:1000 2:500 3:300; 2:100;"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := paid(awarded(field(), c.table, c.prizes, c.lots)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
	cup := Over(Field{Players: field(), Table: shared, ByRank: true}, Field{}, journal.Prizes{List: main, Split: journal.SplitEqual}, nil)
	if got := paid(cup); got != "1:1000 2:500 3:300;" {
		t.Errorf("in a cup the same points are not the same success: %s", got)
	}
}

// TestMoneyIsWhole: whatever is shared with whom, a prize pays what it has, while there are players for its places; nobody has less than who
// stands behind.
func TestMoneyIsWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := journal.Prize{Places: rapid.IntRange(1, 8).Draw(t, "places")}
		var sum int64
		for at := range p.Places {
			most := int64(10_000)
			if at > 0 {
				most = p.Money[at-1]
			}
			p.Money = append(p.Money, rapid.Int64Range(0, most).Draw(t, "money"))
			sum += p.Money[at]
		}
		var points []int
		for at := range rapid.IntRange(p.Places, 12).Draw(t, "players") {
			next := 90
			if at > 0 {
				next = points[at-1] - 5*rapid.IntRange(0, 1).Draw(t, "less")
			}
			points = append(points, next)
		}
		players := make([]journal.Player, len(points))
		for i := range players {
			players[i].ID = journal.PlayerID(i + 1)
		}
		split := rapid.SampledFrom([]journal.Split{journal.SplitPlace, journal.SplitEqual, journal.SplitHort}).Draw(t, "split")
		given := awarded(players, scored(points...), journal.Prizes{List: []journal.Prize{p}, Split: split}, nil)
		if got := Total(given); got != sum {
			t.Fatalf("paid %d of %d: %s", got, sum, paid(given))
		}
		all := append(given[0].Awards, given[0].Paid...)
		for i := 1; i < len(all); i++ {
			if all[i].Money > all[i-1].Money {
				t.Fatalf("place %d has more than the one before: %s", i+1, paid(given))
			}
		}
	})
}
