package matchevent

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// Participant is a participant present in the round.
type Participant struct {
	TPN       swiss.TPN
	Score     swiss.Points // primary pairing score
	Secondary swiss.Points
	Colors    []swiss.Color
	Played    int  // matches played
	Barred    bool // may not have the bye [C2]
	Floated   bool // floater of the previous round
}

// Field is the round to be paired; units stand by score descending, pairing number ascending.
type Field struct {
	M      *swiss.Matches
	Round  int
	Units  []Participant
	barred []bool         // pairs that may not meet: they have met [C1], or the event forbids it
	groups []swiss.Points // the scores present, before any bracket is made, descending
}

// NewField checks that round can be paired at all and gathers the units present. It answers *swiss.RequestError.
func NewField(m *swiss.Matches, round int) (*Field, error) {
	need := func(n swiss.Need) (*Field, error) { return nil, &swiss.RequestError{Round: round, Need: n} }
	switch {
	case m.TotalRounds() == 0:
		return need(swiss.NeedTotalRounds)
	case round < 1 || round > m.TotalRounds():
		return need(swiss.NeedRoundInEvent)
	case m.InitialColor() == 0:
		return need(swiss.NeedInitialColor)
	case round > m.PairedRounds()+1:
		return need(swiss.NeedEarlierRound)
	}
	f := &Field{M: m, Round: round}
	for _, tpn := range m.TPNs() {
		if !m.Entry(tpn, round).Kind.IsAbsence() {
			f.Units = append(f.Units, f.unit(tpn))
		}
	}
	if len(f.Units) < 2 {
		return need(swiss.NeedPlayers)
	}
	slices.SortFunc(f.Units, func(a, b Participant) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.TPN, b.TPN))
	})
	n := len(f.Units)
	f.barred = make([]bool, n*n)
	place := make(map[swiss.TPN]int, n)
	for i, u := range f.Units {
		place[u.TPN] = i
		if i == 0 || u.Score != f.Units[i-1].Score {
			f.groups = append(f.groups, u.Score)
		}
	}
	for i, u := range f.Units {
		for r := 1; r < round; r++ {
			e := m.Entry(u.TPN, r)
			if j, present := place[e.Opponent]; present && e.Kind == swiss.PlayedMatch {
				f.barred[i*n+j] = true
			}
		}
		for j, other := range f.Units {
			if i != j && m.IsForbidden(u.TPN, other.TPN, round) {
				f.barred[i*n+j] = true
			}
		}
	}
	return f, nil
}

func (f *Field) unit(tpn swiss.TPN) Participant {
	m, round := f.M, f.Round
	_, secondary := m.Score(tpn, round-1)
	u := Participant{TPN: tpn, Score: m.PairingScore(tpn, round), Secondary: secondary, Colors: m.Colors(tpn, round)}
	for r := 1; r < round; r++ {
		switch m.Entry(tpn, r).Kind {
		case swiss.PlayedMatch:
			u.Played++
		case swiss.MatchPAB, swiss.ForfeitMatchWin, swiss.MatchFullBye:
			u.Barred = true
		}
	}
	u.Floated = f.floated(tpn, round-1)
	return u
}

// floated reports whether tpn played a match in round against a unit with another pairing score.
func (f *Field) floated(tpn swiss.TPN, round int) bool {
	e := f.M.Entry(tpn, round)
	return round >= 1 && e.Kind == swiss.PlayedMatch && f.M.PairingScore(tpn, round) != f.M.PairingScore(e.Opponent, round)
}

// legal is C1, and the forbidden pairs of the event.
func (f *Field) legal(i, j int) bool { return !f.barred[i*len(f.Units)+j] }

// tpns returns the pairing numbers of units given by place.
func (f *Field) tpns(list []int) []swiss.TPN {
	out := make([]swiss.TPN, len(list))
	for k, i := range list {
		out[k] = f.Units[i].TPN
	}
	return out
}
