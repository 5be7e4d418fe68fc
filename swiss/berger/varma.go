package berger

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// varmaSets are the four envelopes for each even size (C.05 Annex 2). With an odd number the highest is taken out.
var varmaSets = map[int][4][]int{
	10: {{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}},
	12: {{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}},
	14: {{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}},
	16: {{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}},
	18: {{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}},
	20: {{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}},
	22: {{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}},
	24: {{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}},
}

// Envelopes returns the four Varma sets A to D for n players, 9 to 24; ok is false for other sizes. The slices are the
// caller's.
func Envelopes(n int) (sets [4][]int, ok bool) {
	table, ok := varmaSets[even(n)]
	for i, set := range table {
		for _, k := range set {
			if k <= n {
				sets[i] = append(sets[i], k)
			}
		}
	}
	return sets, ok
}

// VarmaDraw is a finished restricted drawing of lots.
type VarmaDraw struct {
	Seats Seats
	Steps []VarmaStep
	// Split names the federations too large for any envelope when they drew: their players took the fullest envelope and
	// went on with the next fullest. The Annex does not cover them (UNVERIFIED).
	Split []string
	// Late lists pairs of one federation that meet in the last three rounds all the same: split contingents, and numbers
	// 6 and 12 of the printed table for 12, which meet in round 11.
	Late []LateMeeting
}

// VarmaStep is one drawn number.
type VarmaStep struct {
	TPN      swiss.TPN
	Envelope int // 0 to 3 for A to D
	Number   int
}

// LateMeeting is a game between players of one federation near the end.
type LateMeeting struct {
	A, B  swiss.TPN
	Round int
}

// Varma draws the numbers of 9 to 24 players so that players of one federation do not meet in the last three rounds
// (C.05 Annex 2). Federations draw in order of size, equal ones by code; teammates by name, then pairing number. The first
// of a federation picks by lot among the envelopes that hold enough for all of it, in the order A to D; a number is drawn
// from what is left in ascending order. ok is false for other sizes. A player without federation stands alone.
func Varma(players []swiss.Player, seed lot.Seed) (draw VarmaDraw, ok bool) {
	left, ok := Envelopes(len(players))
	if !ok {
		return VarmaDraw{}, false
	}
	g := lot.New(seed)
	draw.Seats = make(Seats, len(players))
	for _, team := range contingents(players) {
		e := pick(g, left, len(team))
		if e < 0 {
			draw.Split = append(draw.Split, team[0].Federation)
		}
		for _, p := range team {
			from := e
			if from < 0 || len(left[from]) == 0 {
				from = fullest(left)
			}
			i := int(g.Draw(uint64(len(left[from]))))
			number := left[from][i]
			left[from] = slices.Delete(left[from], i, i+1)
			draw.Seats[number-1] = p.TPN
			draw.Steps = append(draw.Steps, VarmaStep{p.TPN, from, number})
		}
	}
	draw.Late = lateMeetings(players, draw.Seats)
	return draw, true
}

// contingents groups the players by federation in drawing order.
func contingents(players []swiss.Player) [][]swiss.Player {
	sorted := slices.Clone(players)
	slices.SortFunc(sorted, func(a, b swiss.Player) int {
		return cmp.Or(cmp.Compare(a.Federation, b.Federation), cmp.Compare(a.Name, b.Name), cmp.Compare(a.TPN, b.TPN))
	})
	var teams [][]swiss.Player
	for i, p := range sorted {
		if i > 0 && p.Federation != "" && p.Federation == sorted[i-1].Federation {
			teams[len(teams)-1] = append(teams[len(teams)-1], p)
			continue
		}
		teams = append(teams, []swiss.Player{p})
	}
	slices.SortStableFunc(teams, func(a, b []swiss.Player) int { return cmp.Compare(len(b), len(a)) })
	return teams
}

// pick returns an envelope that holds at least size numbers, by lot, or -1.
func pick(g *lot.Generator, left [4][]int, size int) int {
	var fit []int
	for i, set := range left {
		if len(set) >= size {
			fit = append(fit, i)
		}
	}
	if len(fit) == 0 {
		return -1
	}
	return fit[g.Draw(uint64(len(fit)))]
}

func fullest(left [4][]int) int {
	best := 0
	for i, set := range left {
		if len(set) > len(left[best]) {
			best = i
		}
	}
	return best
}

func lateMeetings(players []swiss.Player, seats Seats) []LateMeeting {
	federation := make(map[swiss.TPN]string, len(players))
	for _, p := range players {
		federation[p.TPN] = p.Federation
	}
	var late []LateMeeting
	last := Rounds(len(seats))
	for r := last - 2; r <= last; r++ {
		games, _ := Round(len(seats), r)
		for _, g := range games {
			a, b := seats[g.White-1], seats[g.Black-1]
			if f := federation[a]; f != "" && f == federation[b] {
				late = append(late, LateMeeting{min(a, b), max(a, b), r})
			}
		}
	}
	return late
}
