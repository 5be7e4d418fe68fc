package berger

import "wasit/swiss"

// Verdict is what the half rule says of one withdrawn player (C.05).
type Verdict struct {
	TPN               swiss.TPN
	Played, Scheduled int
	// Counts is true if at least half of the scheduled games were played: all results count, missing games are lost by
	// forfeit. Otherwise no result against this player counts in the final standings, for anybody; the games stay in the
	// cross table and are rated.
	Counts bool
}

// Settle returns the event as its final standings see it after the players of withdrawn have left, and a verdict for
// each, in the order given. Results that do not count and games of an annulled player become rounds without entry for
// both; missing games of a counting one are forfeits, lost by both where both have withdrawn. t itself, with every game
// for cross table and rating, is not changed. It answers *SeatError like [System.Pair].
func (s System) Settle(t *swiss.Tournament, withdrawn []swiss.TPN) (*swiss.Tournament, []Verdict, error) {
	seats := s.Seats
	if seats == nil {
		seats = t.TPNs()
	}
	if err := seats.check(t); err != nil {
		return nil, nil, err
	}
	return Settle(t, s.schedule(seats), withdrawn)
}

// Settle does the same for an event in which everybody meets by another schedule: all its games, round by round.
func Settle(t *swiss.Tournament, schedule [][]swiss.Pair, withdrawn []swiss.TPN) (*swiss.Tournament, []Verdict, error) {
	left := make(map[swiss.TPN]bool, len(withdrawn))
	for _, tpn := range withdrawn {
		if !t.Has(tpn) {
			return nil, nil, &SeatError{Kind: SeatUnknown, TPN: tpn}
		}
		left[tpn] = true
	}
	verdicts := make([]Verdict, len(withdrawn))
	annulled := map[swiss.TPN]bool{}
	for i, tpn := range withdrawn {
		verdicts[i] = verdict(t, schedule, tpn)
		annulled[tpn] = !verdicts[i].Counts
	}
	d := t.Draft()
	index := make(map[swiss.TPN]int, len(d.Players))
	for i := range d.Players {
		index[d.Players[i].TPN] = i
	}
	for r, pairs := range schedule {
		for _, p := range pairs {
			w, b := &d.Players[index[p.White]], &d.Players[index[p.Black]]
			switch {
			case annulled[p.White] || annulled[p.Black]:
				enter(w, r+1, swiss.Entry{})
				enter(b, r+1, swiss.Entry{})
			case (left[p.White] || left[p.Black]) && !t.Entry(p.White, r+1).Outcome.IsPaired():
				enter(w, r+1, forfeit(left[p.White], p.Black, swiss.White))
				enter(b, r+1, forfeit(left[p.Black], p.White, swiss.Black))
			}
		}
	}
	d.TotalRounds = max(d.TotalRounds, len(schedule))
	settled, err := swiss.NewTournament(d)
	return settled, verdicts, err
}

// schedule returns every game of the event, round by round.
func (s System) schedule(seats Seats) [][]swiss.Pair {
	rounds := make([][]swiss.Pair, s.Rounds(len(seats)))
	for r := range rounds {
		rounds[r] = s.round(seats, r+1).Pairs
	}
	return rounds
}

func verdict(t *swiss.Tournament, schedule [][]swiss.Pair, tpn swiss.TPN) Verdict {
	v := Verdict{TPN: tpn}
	for r, pairs := range schedule {
		for _, p := range pairs {
			if p.White == tpn || p.Black == tpn {
				v.Scheduled++
				if t.Entry(tpn, r+1).Outcome.IsPlayed() {
					v.Played++
				}
			}
		}
	}
	v.Counts = 2*v.Played >= v.Scheduled
	return v
}

func forfeit(lost bool, opponent swiss.TPN, c swiss.Color) swiss.Entry {
	o := swiss.ForfeitWin
	if lost {
		o = swiss.ForfeitLoss
	}
	return swiss.Entry{Outcome: o, Opponent: opponent, Color: c}
}

func enter(p *swiss.Player, r int, e swiss.Entry) {
	for len(p.Rounds) < r {
		p.Rounds = append(p.Rounds, swiss.Entry{})
	}
	p.Rounds[r-1] = e
}
