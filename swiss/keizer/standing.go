package keizer

import (
	"cmp"
	"fmt"
	"slices"

	"wasit/swiss"
)

// System is the Keizer system of one event.
type System struct {
	Options Options
	// Order is the initial order of all players; nil takes the pairing numbers. It starts every computation, so that
	// standings depend on the facts alone.
	Order []swiss.TPN
	// First replaces Order in the pairing of round 1 only, see [Shaken].
	First []swiss.TPN
	// Before is how many more games with White than with Black players had in earlier events; they count for rule K2. Nil: none.
	Before map[swiss.TPN]int
}

// Row is one player of a standing.
type Row struct {
	TPN   swiss.TPN
	Place int // "1224"
	Value int
	Sum   Score // of all steps of the cycle; the score itself if the standing is stable
}

// Standing is a ranking after a number of rounds.
type Standing struct {
	Rows  []Row // in the order used for pairing: ties by initial order
	Steps int
	Cycle int  // 1: stable; else the length of the cycle whose scores are averaged
	Cut   bool // the cap of steps was reached

	frozen []map[swiss.TPN]int // the values of each round, where they were frozen
}

// Score returns the score of a row for display, with one decimal.
func (s *Standing) Score(r Row) string { return decimal(int64(r.Sum), int64(s.Cycle)) }

// maxSteps is never reached in practice: random seasons settle within 18.
const maxSteps = 200

// ranker computes the scores of one event after some rounds.
type ranker struct {
	o      Options
	t      *swiss.Tournament
	order  []swiss.TPN // initial
	rounds int
	joined map[swiss.TPN]int // first round with an entry
}

// An OrderError reports an initial order that does not hold exactly the players of the event.
type OrderError struct{ TPN swiss.TPN }

func (e *OrderError) Error() string {
	return fmt.Sprintf("keizer: player %d must stand exactly once in the initial order", e.TPN)
}

func (s System) ranker(t *swiss.Tournament, rounds int) (*ranker, error) {
	r := &ranker{o: s.Options, t: t, order: s.Order, rounds: rounds, joined: map[swiss.TPN]int{}}
	if r.order == nil {
		r.order = t.TPNs()
	}
	sorted := slices.Sorted(slices.Values(r.order))
	tpns := t.TPNs()
	for i := range max(len(sorted), len(tpns)) {
		switch {
		case i >= len(sorted):
			return nil, &OrderError{tpns[i]}
		case i >= len(tpns) || sorted[i] != tpns[i]:
			return nil, &OrderError{sorted[i]}
		}
	}
	for _, tpn := range tpns {
		r.joined[tpn] = rounds + 1
		for round := rounds; round >= 1; round-- {
			if t.Entry(tpn, round).Outcome != swiss.Absent {
				r.joined[tpn] = round
			}
		}
	}
	return r, nil
}

// Standing ranks all players after rounds rounds. It answers *OrderError.
func (s System) Standing(t *swiss.Tournament, rounds int) (*Standing, error) {
	r, err := s.ranker(t, rounds)
	if err != nil {
		return nil, err
	}
	if s.Options.Frozen {
		return r.frozen(), nil
	}
	orders := [][]swiss.TPN{r.order}
	scores := []map[swiss.TPN]Score{}
	seen := map[string]int{fmt.Sprint(r.order): 0}
	for k := 0; ; k++ {
		values := r.values(orders[k])
		scores = append(scores, r.withOwn(r.score(values, 1, rounds), values, rounds))
		next := r.sorted(scores[k])
		m, known := seen[fmt.Sprint(next)]
		switch {
		case known && m == k:
			return r.standing(orders[k], scores[k], &Standing{Steps: k + 1, Cycle: 1}), nil
		case known:
			sums := map[swiss.TPN]Score{}
			for _, step := range scores[m:] {
				for tpn, x := range step {
					sums[tpn] += x
				}
			}
			return r.standing(r.sorted(sums), sums, &Standing{Steps: k + 1, Cycle: k + 1 - m}), nil
		case k+1 == maxSteps:
			return r.standing(next, scores[k], &Standing{Steps: k + 1, Cycle: 1, Cut: true}), nil
		}
		seen[fmt.Sprint(next)] = k + 1
		orders = append(orders, next)
	}
}

// frozen scores each round once, with the ranking before it.
func (r *ranker) frozen() *Standing {
	order := r.order
	values := []map[swiss.TPN]int{r.values(order)} // of the own value and of round 1
	games := map[swiss.TPN]Score{}
	total := r.withOwn(games, values[0], 0)
	for round := 1; round <= r.rounds; round++ {
		for tpn, x := range r.score(values[round-1], round, round) {
			games[tpn] += x
		}
		total = r.withOwn(games, values[0], round)
		order = r.sorted(total)
		values = append(values, r.values(order))
	}
	return r.standing(order, total, &Standing{Steps: r.rounds, Cycle: 1, frozen: values})
}

// withOwn adds to what the rounds gave what the own value gives after so many of them.
func (r *ranker) withOwn(games map[swiss.TPN]Score, values map[swiss.TPN]int, rounds int) map[swiss.TPN]Score {
	total := make(map[swiss.TPN]Score, len(r.order))
	for _, tpn := range r.order {
		total[tpn] = games[tpn] + r.o.ownAfter(rounds).of(values[tpn])
	}
	return total
}

// values gives each player the value of his rank.
func (r *ranker) values(order []swiss.TPN) map[swiss.TPN]int {
	top := r.o.TopOf(len(order))
	v := make(map[swiss.TPN]int, len(order))
	for i, tpn := range order {
		v[tpn] = top - i
	}
	return v
}

// sorted orders the players by score, ties by initial order.
func (r *ranker) sorted(scores map[swiss.TPN]Score) []swiss.TPN {
	order := slices.Clone(r.order)
	slices.SortStableFunc(order, func(a, b swiss.TPN) int { return cmp.Compare(scores[b], scores[a]) })
	return order
}

func (r *ranker) standing(order []swiss.TPN, scores map[swiss.TPN]Score, s *Standing) *Standing {
	values := r.values(order)
	for i, tpn := range order {
		row := Row{TPN: tpn, Place: i + 1, Value: values[tpn], Sum: scores[tpn]}
		if i > 0 && s.Rows[i-1].Sum == row.Sum {
			row.Place = s.Rows[i-1].Place
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

// score adds up what rounds first to last give under values.
func (r *ranker) score(values map[swiss.TPN]int, first, last int) map[swiss.TPN]Score {
	scores := make(map[swiss.TPN]Score, len(r.order))
	for _, tpn := range r.order {
		var sum Score
		excused := 0
		for round := 1; round <= last; round++ {
			if r.o.begins(round) {
				excused = 0
			}
			e := r.t.Entry(tpn, round)
			if e.Outcome == swiss.HalfBye {
				excused++
			}
			if round >= first {
				x, _ := got(r.award(e, tpn, round, excused), e, tpn, values)
				sum += x
			}
		}
		scores[tpn] = sum
	}
	return scores
}

// award returns what one round gives: of the opponent's value in a game, else of the own one.
func (r *ranker) award(e swiss.Entry, tpn swiss.TPN, round, excused int) Award {
	switch e.Outcome {
	case swiss.Win, swiss.ShortWin:
		return r.against(e.Opponent, r.o.Win)
	case swiss.Draw, swiss.ShortDraw:
		return r.against(e.Opponent, r.o.Draw)
	case swiss.Loss, swiss.ShortLoss:
		return r.against(e.Opponent, r.o.Loss)
	case swiss.ForfeitWin:
		return r.against(e.Opponent, r.o.ForfeitWin)
	case swiss.PAB:
		return r.o.Bye
	case swiss.FullBye:
		return r.o.Club
	case swiss.HalfBye:
		return r.o.excused(excused)
	case swiss.ZeroBye:
		return r.o.Unexcused
	case swiss.Absent:
		if round < r.joined[tpn] {
			return r.o.Late
		}
	}
	return Award{} // forfeited, without result yet, or withdrawn
}

// against returns what a game gives whose opponent may have withdrawn since.
func (r *ranker) against(opponent swiss.TPN, a Award) Award {
	if r.o.Gone > 0 && r.joined[opponent] <= r.rounds && r.t.Entry(opponent, r.rounds).Outcome == swiss.Absent {
		return a.times(r.o.Gone)
	}
	return a
}

// got returns what an award of one round is worth under values, and the value that was shared.
func got(a Award, e swiss.Entry, tpn swiss.TPN, values map[swiss.TPN]int) (Score, int) {
	value := values[tpn]
	if e.Opponent != 0 {
		value = values[e.Opponent]
	}
	return a.of(value), value
}
