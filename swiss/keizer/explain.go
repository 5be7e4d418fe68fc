package keizer

import "wasit/swiss"

// Part is what one round gave a player, or with Round 0 his own value.
type Part struct {
	Round int
	Entry swiss.Entry
	Value int   // that was shared: the opponent's, else the player's own
	Award Award // what of it
	Got   Score
}

// Explain returns where the score of tpn comes from: his own value, then every round of the first rounds, by the values of
// s, or where they are frozen by those of that round. The parts add up to the score where s is stable (Cycle 1).
func (s System) Explain(t *swiss.Tournament, rounds int, st *Standing, tpn swiss.TPN) ([]Part, error) {
	r, err := s.ranker(t, rounds)
	if err != nil {
		return nil, err
	}
	values := make(map[swiss.TPN]int, len(st.Rows))
	for _, row := range st.Rows {
		values[row.TPN] = row.Value
	}
	own := values
	if st.frozen != nil {
		own = st.frozen[0]
	}
	left := r.o.ownAfter(rounds)
	parts := []Part{{Value: own[tpn], Award: left, Got: left.of(own[tpn])}}
	excused := 0
	for round := 1; round <= rounds; round++ {
		e := t.Entry(tpn, round)
		if r.o.begins(round) {
			excused = 0
		}
		if e.Outcome == swiss.HalfBye {
			excused++
		}
		if st.frozen != nil {
			values = st.frozen[round-1]
		}
		p := Part{Round: round, Entry: e, Award: r.award(e, tpn, round, excused)}
		p.Got, p.Value = got(p.Award, e, tpn, values)
		parts = append(parts, p)
	}
	return parts, nil
}
