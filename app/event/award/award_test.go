package award

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wasit/app/event/journal"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// field is eight players of three schools: odd numbers are boys, younger with every number.
func field() []journal.Player {
	list := make([]journal.Player, 8)
	for i := range list {
		id := journal.PlayerID(i + 1)
		list[i] = journal.Player{ID: id, TPN: swiss.TPN(i + 1), PlayerInfo: journal.PlayerInfo{Name: fmt.Sprint("P", id), Sex: swiss.Sex(1 + i%2),
			Birth: journal.Date{Year: 2010 + i, Month: 1, Day: 1}, Club: []string{"SDN 1", "SDN 2", "MIN 3"}[i%3], Rating: 100 * i}}
	}
	return list
}

// table ranks players: ranks[i] is that of player order[i].
func table(order []journal.PlayerID, ranks ...int) []Standing {
	list := make([]Standing, len(order))
	for i, id := range order {
		list[i] = Standing{id, ranks[i], swiss.Points(60 - 5*ranks[i])}
	}
	return list
}

func said(list []Given) string {
	var b strings.Builder
	for _, g := range list {
		b.WriteString(g.Name + ":")
		if len(g.Passed) > 0 && g.Name != "" {
			fmt.Fprint(&b, " passed ", g.Passed)
		}
		for _, a := range g.Awards {
			fmt.Fprintf(&b, " %d.%d", a.Place, a.Player)
			if a.Club != "" {
				b.WriteString("=" + a.Club)
			}
			if a.Tied {
				b.WriteString("?")
			}
		}
		if len(g.Tied) > 0 {
			fmt.Fprint(&b, " lots ", g.Tied)
		}
		if g.Waits {
			b.WriteString(" waits")
		}
		b.WriteString("; ")
	}
	return strings.TrimSuffix(b.String(), "; ")
}

func TestAwards(t *testing.T) {
	plain := table([]journal.PlayerID{5, 2, 8, 1, 3, 4, 6, 7}, 1, 2, 3, 4, 5, 6, 7, 8)
	shared := table([]journal.PlayerID{5, 2, 8, 1, 3, 4, 6, 7}, 1, 2, 3, 3, 3, 6, 7, 7)
	girls := journal.Group{Sex: swiss.Female}
	for name, c := range map[string]struct {
		table  []Standing
		prizes journal.Prizes
		lots   []journal.Lot
		want   string
	}{
		"three places": {plain, journal.UsualPrizes(""), nil, ": 1.5 2.2 3.8"},
		"two thirds":   {plain, journal.Prizes{List: []journal.Prize{{Places: 4, TwoThirds: true}}}, nil, ": 1.5 2.2 3.8 3.1 4.3"},
		"one each": {plain, journal.Prizes{List: []journal.Prize{{Places: 2}, {Name: "girls", Group: girls, Places: 2}, {Name: "to 200", RatingTo: 200, Places: 1}}}, nil,
			": 1.5 2.2; girls: passed [{2 0 2}] 1.8 2.4; to 200: passed [{2 0 2}] 1.1"},
		"several each": {plain, journal.Prizes{Several: true, List: []journal.Prize{{Places: 2}, {Name: "girls", Group: girls, Places: 2}}}, nil,
			": 1.5 2.2; girls: 1.2 2.8"},
		"fewer than places": {plain, journal.Prizes{List: []journal.Prize{{Name: "one school", Club: "min 3", Places: 5}}}, nil, "one school: 1.3 2.6"},
		"nobody":            {plain, journal.Prizes{List: []journal.Prize{{Name: "old", Group: journal.Group{BornTo: 1999}, Places: 1}}}, nil, "old:"},
		"born":              {plain, journal.Prizes{List: []journal.Prize{{Name: "u", Group: journal.Group{BornFrom: 2015, BornTo: 2016}, Places: 2}}}, nil, "u: 1.6 2.7"},
		"shared third":      {shared, journal.UsualPrizes(""), nil, ": 1.5 2.2 3.1? lots [[1 3 8]]"},
		"shared, drawn":     {shared, journal.UsualPrizes(""), []journal.Lot{{For: journal.LotForPrize, Drawn: []journal.PlayerID{8, 3, 1}}}, ": 1.5 2.2 3.8"},
		"drawn for another purpose": {shared, journal.UsualPrizes(""), []journal.Lot{{For: "tie", Drawn: []journal.PlayerID{8, 3, 1}}},
			": 1.5 2.2 3.1? lots [[1 3 8]]"},
		"drawn, annulled": {shared, journal.UsualPrizes(""), []journal.Lot{{For: journal.LotForPrize, Drawn: []journal.PlayerID{8, 3, 1}},
			{For: journal.LotForPrize, Drawn: []journal.PlayerID{3, 1, 8}, Annulled: true}}, ": 1.5 2.2 3.8"},
		"the last draw holds": {shared, journal.UsualPrizes(""), []journal.Lot{{For: journal.LotForPrize, Drawn: []journal.PlayerID{8, 3, 1}},
			{For: journal.LotForPrize, Drawn: []journal.PlayerID{3, 8, 1}}}, ": 1.5 2.2 3.3"},
		"two thirds to two who share it": {table([]journal.PlayerID{5, 2, 8, 1, 3}, 1, 2, 3, 3, 5), journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true}}}, nil,
			": 1.5 2.2 3.1 3.8"},
		"shared outside the prizes": {shared, journal.Prizes{List: []journal.Prize{{Places: 2}}}, nil, ": 1.5 2.2"},
		"only one of them suits":    {shared, journal.Prizes{List: []journal.Prize{{Name: "girls", Group: girls, Places: 2}}}, nil, "girls: 1.2 2.8"},
		"shared by equals":          {shared, journal.Prizes{List: []journal.Prize{{Places: 3, Shared: true}}}, nil, ": 1.5 2.2 3.1 3.3 3.8"},
		"first shared":              {table([]journal.PlayerID{5, 2, 8, 1}, 1, 1, 3, 4), journal.Prizes{List: []journal.Prize{{Places: 3, Shared: true}}}, nil, ": 1.2 1.5 3.8"},
		"two thirds, equal":         {shared, journal.Prizes{List: []journal.Prize{{Places: 3, TwoThirds: true, Shared: true}}}, nil, ": 1.5 2.2 3.1 3.3 3.8"},
		"waits for the lot before it": {shared, journal.Prizes{List: []journal.Prize{{Places: 3}, {Name: "girls", Group: girls, Places: 2}, {Name: "born 2010", Group: journal.Group{BornTo: 2010}, Places: 1}}}, nil,
			": 1.5 2.2 3.1? lots [[1 3 8]]; girls: passed [{2 0 2}] 1.8? 2.4? waits; born 2010: waits"},
		"a lot for places alone": {table([]journal.PlayerID{2, 4, 6, 8}, 1, 1, 3, 4), journal.Prizes{List: []journal.Prize{{Places: 2}, {Name: "girls", Group: girls, Places: 1}}}, nil,
			": 1.2? 2.4? lots [[2 4]]; girls: passed [{2 0 1} {4 0 2}] 1.6"},
		"schools": {plain, journal.Prizes{List: []journal.Prize{{Name: "team", Team: 2, Places: 2}}}, nil, "team: 1.5=SDN 2 2.1=SDN 1"},
	} {
		t.Run(name, func(t *testing.T) {
			before := slices.Clone(c.table)
			if got := said(awarded(field(), c.table, c.prizes, c.lots)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if !slices.Equal(before, c.table) {
				t.Error("the ranking was changed")
			}
		})
	}
}

// TestSchools: schools by the points of their best; too few players are below, and win no prize.
func TestSchools(t *testing.T) {
	list := Schools(letters.English, field(), table([]journal.PlayerID{5, 2, 8, 1, 3, 4, 6, 7}, 1, 2, 3, 4, 5, 6, 7, 8), 3)
	if len(list) != 3 || list[0].Club != "SDN 2" || list[0].Points != 55+50+45 || list[0].Places != 6 || list[1].Club != "SDN 1" || list[1].Rank != 2 || list[1].Short || !list[2].Short {
		t.Errorf("%+v", list)
	}
	if got := said(awarded(field(), table([]journal.PlayerID{3, 2, 5, 8}, 1, 2, 3, 4), journal.Prizes{List: []journal.Prize{{Team: 2, Places: 3}}}, nil)); got != ": 1.2=SDN 2" {
		t.Errorf("one player is no team: %s", got)
	}
	equal := []Standing{{1, 1, 50}, {2, 1, 50}, {4, 3, 40}, {5, 3, 40}}
	list = Schools(letters.English, field(), equal, 2)
	if len(list) != 2 || list[0].Rank != 1 || list[1].Rank != 1 {
		t.Errorf("equal schools: %+v", list)
	}
	prize := journal.Prizes{List: []journal.Prize{{Team: 2, Places: 1}}}
	if got := said(awarded(field(), equal, prize, nil)); got != ": 1.1=SDN 1? lots [[1 2]]" {
		t.Errorf("equal schools: %s", got)
	}
	if got := said(awarded(field(), equal, prize, []journal.Lot{{For: journal.LotForTeam, Drawn: []journal.PlayerID{2, 1}}})); got != ": 1.2=SDN 2" {
		t.Errorf("equal schools, drawn: %s", got)
	}
}

// TestSchoolsOfAllSections: over several sections the points of the best players of any count, by points and then by the place of each in
// his own section; a prize of one section stays its own.
func TestSchoolsOfAllSections(t *testing.T) {
	girls := field()
	for i := range girls {
		girls[i].ID, girls[i].Section = girls[i].ID+8, 2 // the same numbers in another section
	}
	own := Field{Players: field(), Table: table([]journal.PlayerID{5, 2, 8, 1, 3, 4, 6, 7}, 1, 2, 3, 4, 5, 6, 7, 8)}
	other := Field{Players: girls, Table: table([]journal.PlayerID{9, 12, 15, 10, 13, 16, 11, 14}, 1, 2, 3, 4, 5, 6, 7, 8)} // SDN 1 has the first three
	whole := Join([]Field{own, other})
	list := Schools(letters.English, whole.Players, whole.Table, 4)
	if len(list) != 3 || list[0].Club != "SDN 1" || list[0].Points != 55+50+45+40 || list[0].Places != 1+2+3+4 || list[0].Players[3].Player != 1 {
		t.Fatalf("%+v", list)
	}
	prizes := journal.Prizes{List: []journal.Prize{{Name: "own", Team: 2, Places: 1}, {Name: "all", Team: 6, Whole: true, Places: 2}}}
	if got := said(Over(own, whole, prizes, nil)); got != "own: 1.5=SDN 2; all: 1.5=SDN 2 2.9=SDN 1" {
		t.Error(got)
	}
	if got := said(Over(own, Field{}, prizes, nil)); got != "own: 1.5=SDN 2; all:" {
		t.Errorf("an event of one section: %s", got)
	}
}

func TestMedalTable(t *testing.T) {
	given := awarded(field(), table([]journal.PlayerID{5, 2, 8, 1, 3, 4, 6, 7}, 1, 2, 3, 4, 5, 6, 7, 8),
		journal.Prizes{Several: true, List: []journal.Prize{{Places: 3, TwoThirds: true, Medals: true}, {Name: "girls", Group: journal.Group{Sex: swiss.Female}, Places: 2, Medals: true},
			{Name: "no medals", Places: 3}, {Name: "team", Team: 2, Places: 2, Medals: true}}}, nil)
	clubs := func(id journal.PlayerID) string {
		if id == 8 {
			return ""
		}
		return field()[id-1].Club
	}
	got := MedalTable(letters.English, given, clubs)
	want := []Medals{{1, "SDN 2", 3, 1, 0}, {2, "SDN 1", 0, 1, 1}, {3, "", 0, 1, 1}}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestOneEach: whatever is awarded, nobody wins twice, nobody unsuitable wins, and nobody better who suits goes empty.
func TestOneEach(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		order := rapid.Permutation([]journal.PlayerID{1, 2, 3, 4, 5, 6, 7, 8}).Draw(t, "order")
		var prizes journal.Prizes
		for range rapid.IntRange(1, 5).Draw(t, "prizes") {
			prizes.List = append(prizes.List, journal.Prize{Group: journal.Group{Sex: swiss.Sex(rapid.IntRange(0, 2).Draw(t, "sex"))},
				Places: rapid.IntRange(1, 4).Draw(t, "places"), TwoThirds: rapid.Bool().Draw(t, "two thirds")})
		}
		won := map[journal.PlayerID]bool{}
		for _, g := range awarded(field(), table(order, 1, 2, 3, 4, 5, 6, 7, 8), prizes, nil) {
			if len(g.Tied) > 0 {
				t.Fatal("lots without a tie")
			}
			last := 0
			for _, a := range g.Awards {
				if won[a.Player] || !g.Suits(field()[a.Player-1].PlayerInfo) || a.Rank <= last {
					t.Fatalf("%+v", g)
				}
				last = a.Rank
			}
			for i, id := range order {
				if i+1 < last && !won[id] && g.Suits(field()[id-1].PlayerInfo) && !slices.ContainsFunc(g.Awards, func(a Award) bool { return a.Player == id }) {
					t.Fatalf("player %d was passed over: %+v", id, g)
				}
			}
			for _, a := range g.Awards {
				won[a.Player] = true
			}
		}
	})
}

// awarded gives the prizes of a section that is alone in its event.
func awarded(players []journal.Player, table []Standing, prizes journal.Prizes, lots []journal.Lot) []Given {
	return Over(Field{Players: players, Table: table}, Field{}, prizes, lots)
}
