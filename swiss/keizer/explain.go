package keizer

import "wasit/swiss"

// Part is what one round gave a player, or with Round 0 his own value.
type Part struct {
	Round int
	Entry swiss.Entry
	Value int   // that was shared: the opponent's, else the player's own
	Got   Score // of it
}

// Explain returns where the score of tpn comes from: his own value, then every round of the first rounds, by the values of
// s. The parts add up to the score where s is stable (Cycle 1) and the options are not frozen.
func (s System) Explain(t *swiss.Tournament, rounds int, st *Standing, tpn swiss.TPN) ([]Part, error) {
	r, err := s.ranker(t, rounds)
	if err != nil {
		return nil, err
	}
	values := make(map[swiss.TPN]int, len(st.Rows))
	for _, row := range st.Rows {
		values[row.TPN] = row.Value
	}
	parts := []Part{{Value: values[tpn], Got: r.o.Own.of(values[tpn])}}
	excused := 0
	for round := 1; round <= rounds; round++ {
		e := t.Entry(tpn, round)
		if e.Outcome == swiss.HalfBye {
			excused++
		}
		p := Part{Round: round, Entry: e, Value: values[tpn], Got: r.award(e, tpn, round, excused, values)}
		if e.Opponent != 0 {
			p.Value = values[e.Opponent]
		}
		parts = append(parts, p)
	}
	return parts, nil
}
