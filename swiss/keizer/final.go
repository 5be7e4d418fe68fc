package keizer

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// FinalPlaces ranks the players after rounds rounds for the prizes: score, games won, direct encounter among the tied
// (game points of their games with each other), then shared. Rows keep their value and score.
func (s System) FinalPlaces(t *swiss.Tournament, rounds int) (*Standing, error) {
	st, err := s.Standing(t, rounds)
	if err != nil {
		return nil, err
	}
	wins := map[swiss.TPN]int{}
	for _, row := range st.Rows {
		for r := 1; r <= rounds; r++ {
			if o := t.Entry(row.TPN, r).Outcome; o == swiss.Win || o == swiss.ShortWin {
				wins[row.TPN]++
			}
		}
	}
	slices.SortStableFunc(st.Rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Sum, a.Sum), cmp.Compare(wins[b.TPN], wins[a.TPN]))
	})
	tied := func(a, b Row) bool { return a.Sum == b.Sum && wins[a.TPN] == wins[b.TPN] }
	for i := 0; i < len(st.Rows); {
		j := i + 1
		for j < len(st.Rows) && tied(st.Rows[i], st.Rows[j]) {
			j++
		}
		encounter(t, st.Rows[i:j], i+1, rounds)
		i = j
	}
	return st, nil
}

// encounter orders tied rows, who share place first, by the points of their games with each other.
func encounter(t *swiss.Tournament, rows []Row, first, rounds int) {
	points := map[swiss.TPN]swiss.Points{}
	for _, row := range rows {
		for r := 1; r <= rounds; r++ {
			e := t.Entry(row.TPN, r)
			if e.Outcome.IsPlayed() && slices.ContainsFunc(rows, func(x Row) bool { return x.TPN == e.Opponent }) {
				points[row.TPN] += swiss.StandardScoring().Of(e.Outcome)
			}
		}
	}
	slices.SortStableFunc(rows, func(a, b Row) int { return cmp.Compare(points[b.TPN], points[a.TPN]) })
	for k := range rows {
		rows[k].Place = first + k
		if k > 0 && points[rows[k].TPN] == points[rows[k-1].TPN] {
			rows[k].Place = rows[k-1].Place
		}
	}
}

// Shaken returns an order for round 1 only: ratings moved by a lot of up to d points each way, drawn in the order given.
func Shaken(players []swiss.Player, d int, seed lot.Seed) []swiss.TPN {
	g := lot.New(seed)
	rating := map[swiss.TPN]int{}
	order := make([]swiss.TPN, len(players))
	for i, p := range players {
		order[i] = p.TPN
		rating[p.TPN] = p.Rating + int(g.Draw(uint64(2*max(d, 0)+1))) - max(d, 0)
	}
	slices.SortStableFunc(order, func(a, b swiss.TPN) int { return cmp.Compare(rating[b], rating[a]) })
	return order
}
