package federation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// games reports a section whose boards are matches of several games: each game has a column, so that it can be rated.
func (r *reporter) games() (*trf.Document, error) {
	t, err := r.tournament()
	if err != nil {
		return nil, err
	}
	columns := r.gameColumns()
	d := r.meta(columns)
	d.Rounds, d.InitialColor, d.Forbidden = total(columns), r.sec.Color, r.forbidden(t)
	if r.sec.System == journal.Knockout {
		d.InitialColor = 0 // a bracket has none
	}
	for _, tpn := range t.TPNs() {
		d.Players = append(d.Players, r.gamePlayer(t, tpn, columns))
	}
	r.dress(&d)
	return &d, nil
}

func total(list []int) (sum int) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// counts are records 062 and 072.
func counts(players []trf.Player) (all, rated int) {
	for i := range players {
		if players[i].Rating > 0 {
			rated++
		}
	}
	return len(players), rated
}

// gameColumns is how many columns each round has: the games of a match, in a bracket the most that any match of the round had.
func (r *reporter) gameColumns() []int {
	columns := make([]int, r.sec.Rounds)
	for i := range columns {
		columns[i] = 2
		if r.sec.System == journal.Knockout {
			columns[i] = max(1, r.sec.Options.Games)
		}
		if r.part.isPlayOff() {
			columns[i] = 0
		}
		if i >= r.sec.Round || r.sec.System != journal.Knockout {
			continue
		}
		most := map[int]int{}
		for _, g := range r.part.of(r.sec, r.s.Steps(r.sec.ID, i+1)) {
			most[g.Board]++
			columns[i] = max(columns[i], most[g.Board])
		}
	}
	return columns
}

// forbidden are the forbidden pairs in columns instead of rounds.
func (r *reporter) forbidden(t *swiss.Tournament) []swiss.Forbidden {
	list := t.Forbidden()
	for i := range list {
		f := &list[i]
		f.First = max(f.First, 1)
		if f.Last >= r.sec.Rounds {
			f.Last = 0
		}
		if r.sec.System == journal.DoubleSwiss {
			f.First, f.Last = 2*f.First-1, 2*f.Last
		}
	}
	return list
}

func (r *reporter) gamePlayer(t *swiss.Tournament, tpn swiss.TPN, columns []int) trf.Player {
	p := t.Player(tpn)
	out := trf.Player{TPN: tpn, Sex: p.Sex, Title: p.Title, Name: p.Name, Rating: p.Rating, Federation: p.Federation, FIDEID: p.FIDEID,
		Birth: p.Birth, HasPoints: true, Rank: r.ranks[tpn]}
	award := swiss.StandardScoring()
	for round := 1; round <= len(p.Rounds); round++ {
		entries := r.gameEntries(round, p.Rounds[round-1], tpn, columns[round-1])
		if round <= r.sec.Round {
			for _, e := range entries {
				out.Points += award.Of(e.Outcome)
			}
		}
		out.Rounds = append(out.Rounds, entries...)
	}
	for i, v := range p.Virtual {
		for range columns[min(i, len(columns)-1)] {
			out.Virtual = append(out.Virtual, v)
		}
	}
	return out
}

// gameEntries are the games of one player's match in a round.
func (r *reporter) gameEntries(round int, match swiss.Entry, tpn swiss.TPN, columns int) []swiss.Entry {
	entries := make([]swiss.Entry, columns)
	if match.Opponent == 0 {
		for i := range entries {
			entries[i].Outcome = match.Outcome
		}
		if match.Outcome == swiss.PAB && columns == 2 {
			entries[1].Outcome = swiss.HalfBye // a game won and a game drawn (C.04.5 1)
		}
		return entries
	}
	me, _ := r.s.PlayerByTPN(r.sec.ID, tpn)
	board := r.s.BoardOf(r.sec.ID, round, me.ID)
	k := 0
	for _, g := range r.part.of(r.sec, r.s.Steps(r.sec.ID, round)) {
		if g.Board == board && k < columns {
			entries[k] = sideEntry(g.Score, g.White == me.ID, match.Opponent)
			k++
		}
	}
	switch {
	case r.part.isPlayOff():
	case k == 0 && match.Outcome != swiss.Pending: // a result without its games
		entries[0] = swiss.Entry{Outcome: match.Outcome, Opponent: match.Opponent, Color: match.Color}
	case match.Outcome == swiss.Pending && (k == 0 || r.sec.System == journal.DoubleSwiss):
		for ; k < columns && (k == 0 || r.sec.System == journal.DoubleSwiss); k++ {
			entries[k] = swiss.Entry{Outcome: swiss.Pending, Opponent: match.Opponent, Color: match.Color}
			if k%2 == 1 {
				entries[k].Color = match.Color.Other()
			}
		}
	}
	return entries
}

// sideEntry is one side of a game.
func sideEntry(score journal.Score, white bool, opponent swiss.TPN) swiss.Entry {
	if white {
		return swiss.Entry{Outcome: score.White, Opponent: opponent, Color: swiss.White}
	}
	return swiss.Entry{Outcome: score.Black, Opponent: opponent, Color: swiss.Black}
}
