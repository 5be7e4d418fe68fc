// Package field shows one round of an event as the pairing systems see it: who is present, ranked, with score, colours,
// preference and right to the bye; who may meet; and the colour rules that several systems share.
//
// Articles are those of C.04.1 and C.04.2 (BR, GHR), in force since 2026-02-01.
package field

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// Player is a participant present in the round.
type Player struct {
	TPN        swiss.TPN
	Score      swiss.Points // pairing score
	Colors     []swiss.Color
	CD         int              // Whites minus Blacks
	Preference swiss.Preference // as in the Dutch system; nothing without games
	Barred     bool             // may not have the pairing-allocated bye (C.04.1 4)
	Rating     int
}

// Games returns the number of games played over the board.
func (p *Player) Games() int { return len(p.Colors) }

// Field is the round to be paired. Players stand in ranking order: score descending, pairing number ascending.
type Field struct {
	T       *swiss.Tournament
	Round   int
	Players []Player
	met     []bool // n×n: played each other, or forbidden
}

// New checks that round can be paired at all and gathers the players present. It answers *swiss.RequestError.
func New(t *swiss.Tournament, round int) (*Field, error) {
	need := func(n swiss.Need) (*Field, error) { return nil, &swiss.RequestError{Round: round, Need: n} }
	switch {
	case t.TotalRounds() == 0:
		return need(swiss.NeedTotalRounds)
	case round < 1 || round > t.TotalRounds():
		return need(swiss.NeedRoundInEvent)
	case t.InitialColor() == 0:
		return need(swiss.NeedInitialColor)
	case round > t.LastPairable():
		return need(swiss.NeedEarlierRound)
	}
	f := &Field{T: t, Round: round}
	for _, tpn := range t.TPNs() {
		if !t.IsAbsent(tpn, round) {
			f.Players = append(f.Players, player(t, tpn, round))
		}
	}
	if len(f.Players) == 0 { // a single player has the bye, where the rules allow it
		return need(swiss.NeedPlayers)
	}
	slices.SortFunc(f.Players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.TPN, b.TPN))
	})
	f.meet()
	return f, nil
}

func player(t *swiss.Tournament, tpn swiss.TPN, round int) Player {
	p := Player{TPN: tpn, Score: t.PairingScore(tpn, round), Colors: t.Colors(tpn, round), Rating: t.Player(tpn).Rating}
	wish := swiss.ColorHistoryOf(p.Colors)
	p.Preference, p.CD = wish.Preference, wish.Difference
	for r := 1; r < round; r++ {
		o := t.Entry(tpn, r).Outcome
		if o == swiss.PAB || !o.IsPlayed() && o != swiss.HalfBye && t.Award(tpn, r) >= t.Scoring().Win {
			p.Barred = true
		}
	}
	return p
}

func (f *Field) meet() {
	n := len(f.Players)
	index := make(map[swiss.TPN]int, n)
	for i := range f.Players {
		index[f.Players[i].TPN] = i
	}
	f.met = make([]bool, n*n)
	join := func(i, j int) { f.met[i*n+j], f.met[j*n+i] = true, true }
	for i := range f.Players {
		for r := 1; r < f.Round; r++ {
			e := f.T.Entry(f.Players[i].TPN, r)
			if j, present := index[e.Opponent]; present && e.Outcome.IsPlayed() {
				join(i, j)
			}
		}
	}
	for _, set := range f.T.Forbidden() {
		if f.Round < set.First || set.Last != 0 && f.Round > set.Last {
			continue
		}
		for k, a := range set.Players {
			for _, b := range set.Players[k+1:] {
				i, here := index[a]
				j, too := index[b]
				if here && too && i != j {
					join(i, j)
				}
			}
		}
	}
}

// HaveMet reports whether two players, by place in Players, have met or form a forbidden pair [C1].
func (f *Field) HaveMet(i, j int) bool { return f.met[i*len(f.Players)+j] }

// IsLast reports whether the last round of the event is paired.
func (f *Field) IsLast() bool { return f.Round == f.T.TotalRounds() }

// SameAbsolute reports whether both have an absolute preference for the same colour [C3].
func (f *Field) SameAbsolute(i, j int) bool {
	a, b := f.Players[i].Preference, f.Players[j].Preference
	return a.Strength == swiss.Absolute && a == b
}

// Scoregroups cuts indexes, which stand in ranking order, into groups of equal score.
func (f *Field) Scoregroups(indexes []int) [][]int {
	var groups [][]int
	for k, i := range indexes {
		if k == 0 || f.Players[i].Score != f.Players[indexes[k-1]].Score {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], i)
	}
	return groups
}

// TPNs returns the pairing numbers of players given by place.
func (f *Field) TPNs(indexes []int) []swiss.TPN {
	out := make([]swiss.TPN, len(indexes))
	for k, i := range indexes {
		out[k] = f.Players[i].TPN
	}
	return out
}
