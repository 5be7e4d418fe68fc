package award

import (
	"fmt"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/rating"
)

// TestBoardPrizes: by points, percentage, then performance; equals share the place, who played too seldom has none, and a category holds for
// members of teams as for others. A reserve plays for the prize of the reserves whatever board he sat at.
func TestBoardPrizes(t *testing.T) {
	one := func(team, place, games, halves, performance int, sex swiss.Sex) regulation.Individual {
		return regulation.Individual{Team: swiss.TPN(team), Place: place, Games: games, Halves: halves, Result: rating.Result{Rating: performance},
			Member: journal.Member{Name: fmt.Sprintf("%d-%d", team, place), Sex: sex, Rating: 1500 + team}}
	}
	own := Field{Boards: 2, Players: []journal.Player{{ID: 11, TPN: 1}, {ID: 12, TPN: 2}, {ID: 13, TPN: 3}, {ID: 14, TPN: 4}}, Members: []regulation.Individual{
		one(1, 1, 5, 8, 2000, swiss.Male), one(2, 1, 5, 8, 2100, swiss.Female), one(3, 1, 4, 8, 1900, swiss.Male), one(4, 1, 2, 4, 2500, 0),
		one(1, 2, 5, 6, 1800, 0), one(2, 2, 5, 6, 1800, 0), one(3, 2, 5, 5, 1800, 0), one(1, 3, 1, 2, 2200, 0), one(2, 4, 3, 3, 0, 0)}}
	for name, c := range map[string]struct {
		prize journal.Prize
		want  string
	}{
		"points, percentage, performance": {journal.Prize{Board: 1, Places: 3}, "1:3-1/13 2:2-1/12 3:1-1/11"},
		"enough games":                    {journal.Prize{Board: 1, Places: 3, MinGames: 5}, "1:2-1/12 2:1-1/11"},
		"equals share":                    {journal.Prize{Board: 2, Places: 1}, "1:1-2/11 1:2-2/12"},
		"the next behind equals":          {journal.Prize{Board: 2, Places: 3}, "1:1-2/11 1:2-2/12 3:3-2/13"},
		"reserves":                        {journal.Prize{Board: journal.Reserves, Places: 1}, "1:2-4/12"},
		"women":                           {journal.Prize{Board: 1, Places: 2, Group: journal.Group{Sex: swiss.Female}}, "1:2-1/12"},
		"rated below":                     {journal.Prize{Board: 1, Places: 2, RatingTo: 1501}, "1:1-1/11"},
		"an empty board":                  {journal.Prize{Board: 3, Places: 2}, ""},
	} {
		got := Over(own, Field{}, journal.Prizes{List: []journal.Prize{c.prize}}, nil)[0]
		text := ""
		for i, a := range got.Awards {
			if i > 0 {
				text += " "
			}
			text += fmt.Sprintf("%d:%s/%d", a.Place, a.Name, a.Player)
		}
		if text != c.want || len(got.Tied) > 0 || got.Waits {
			t.Errorf("%s: %s, want %s", name, text, c.want)
		}
	}
	before := slices.Clone(own.Members)
	Over(own, Field{}, journal.Prizes{List: []journal.Prize{{Board: 1, Places: 1}}}, nil)
	if !slices.EqualFunc(before, own.Members, func(a, b regulation.Individual) bool { return a.Member == b.Member }) {
		t.Error("the list was changed")
	}
}
