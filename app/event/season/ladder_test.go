package season

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
)

// club is four members over two evenings and a fifth who comes to the second; the k-th win of an evening is that of member by[k].
func club(first, second []Win, winners [2][]int) []Member {
	members := make([]Member, 5)
	for i := range members {
		members[i] = Member{PlayerInfo: journal.PlayerInfo{Name: string(rune('A' + i)), Rating: 2000 - 100*i}, Key: string(rune('a' + i))}
		for e := range 2 {
			if i == 4 && e == 0 {
				continue
			}
			members[i].Results = append(members[i].Results, At{Event: e, Result: Result{Player: journal.PlayerID(i + 1)}})
		}
	}
	add := func(e int, wins []Win, by []int) {
		for k, w := range wins {
			m := &members[by[k]]
			r := &m.Results[len(m.Results)-2+e]
			if len(m.Results) == 1 {
				r = &m.Results[0]
			}
			r.Wins = append(r.Wins, w)
		}
	}
	add(0, first, winners[0])
	add(1, second, winners[1])
	return members
}

func ranking(rows []Row) string {
	var names []string
	for _, r := range rows {
		names = append(names, r.Member.Name)
	}
	return strings.Join(names, " ")
}

// TestLadder: the order of the games counts, a win from above changes nothing, nor one out of reach, and both usual rules are kept.
func TestLadder(t *testing.T) {
	// evening 1: C beats A, then B beats C; evening 2: E beats D, D beats A, A beats E
	members := club([]Win{{N: 10, Over: 1}, {N: 20, Over: 3}}, []Win{{N: 1, Over: 4}, {N: 2, Over: 1}, {N: 3, Over: 5}}, [2][]int{{2, 1}, {4, 3, 0}})
	for _, c := range []struct {
		name string
		s    Season
		want string
	}{
		{"takes the place", Season{Rule: ByLadder}, "B C D A E"},        // C A B D, B C A D, E comes, B C A E D, B C D A E
		{"exchange", Season{Rule: ByLadder, Swap: true}, "B C D A E"},   // C B A D, B C A D, E comes, B C A E D, B C D E A, B C D A E
		{"one place up", Season{Rule: ByLadder, Reach: 1}, "A B C E D"}, // C–A and D–A are out of reach, B stands above C
		{"two places up", Season{Rule: ByLadder, Reach: 2}, "B C D A E"},
	} {
		if got := ranking(c.s.Table(members, Everybody)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	rows := Season{Rule: ByLadder, Reach: 2}.Table(members, Everybody)
	for place, want := range []string{"2: 0 passed 2→3, 0 beat C 3→1", "3: 0 beat A 3→1, 0 lost to B 1→2", "4: 1 lost to E 4→5, 1 beat A 5→3", "1: 0 lost to C 1→2, 0 passed 2→3, 1 lost to D 3→4", "5: 1 beat D 5→4, 1 passed 4→5"} {
		l := rows[place].Ladder
		var steps []string
		for _, x := range l.Steps {
			what := map[Cause]string{Beat: "beat " + x.Other, Beaten: "lost to " + x.Other, Moved: "passed"}[x.Cause]
			steps = append(steps, fmt.Sprintf("%d %s %d→%d", x.Event, what, x.From, x.To))
		}
		if got := fmt.Sprintf("%d: %s", l.Start, strings.Join(steps, ", ")); got != want {
			t.Errorf("%s: %s, want %s", rows[place].Member.Name, got, want)
		}
		at := l.Start
		for _, x := range l.Steps {
			if x.From != at {
				t.Errorf("%s: a step from %d, he stood at %d: %+v", rows[place].Member.Name, x.From, at, l.Steps)
			}
			at = x.To
		}
		if at != place+1 || rows[place].Rank != place+1 {
			t.Errorf("%s: the steps lead to %d, he stands at %d", rows[place].Member.Name, at, rows[place].Rank)
		}
	}
	if rows[0].Ladder.Least != 0 || rows[1].Ladder.Least != 1 || rows[4].Ladder.Least != 3 {
		t.Errorf("may challenge from %d, %d, %d on", rows[0].Ladder.Least, rows[1].Ladder.Least, rows[4].Ladder.Least)
	}
	young := Season{Rule: ByLadder, Below: 1850}.Table(members, Below)
	if slices.ContainsFunc(young, func(r Row) bool { return r.Member.Rating >= 1850 }) || young[0].Rank < 2 {
		t.Errorf("a category keeps the places of the ladder: %s, first at %d", ranking(young), young[0].Rank)
	}
}
