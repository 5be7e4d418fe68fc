package swiss

import (
	"context"
	"slices"
)

// MatchKind is what one unit (a team, or a player of a Double-Swiss) got out of one round of matches. The zero value is
// no entry: not yet entered or withdrawn.
type MatchKind uint8

// The kinds.
const (
	NoMatch          MatchKind = iota
	PlayedMatch                // at least one game over the board, or a game forfeited by either side
	ForfeitMatchWin            // nothing was played
	ForfeitMatchLoss           // both hold it after a double forfeit
	MatchPAB
	MatchFullBye
	MatchHalfBye
	MatchZeroBye
	matchKinds
)

// IsAbsence reports whether k takes the unit out of a round before it is paired.
func (k MatchKind) IsAbsence() bool {
	return k == MatchFullBye || k == MatchHalfBye || k == MatchZeroBye
}

// IsMatch reports whether k has an opponent.
func (k MatchKind) IsMatch() bool {
	return k == PlayedMatch || k == ForfeitMatchWin || k == ForfeitMatchLoss
}

// MatchEntry is one unit's part in one round.
type MatchEntry struct {
	Kind     MatchKind
	Opponent TPN
	Color    Color // of board 1 (teams) or of game 1 (Double-Swiss), as scheduled
	// Uncolored is a played match that gives no colour: each side forfeited one of two games.
	Uncolored bool
	Primary   Points // match points of a team; game points of a Double-Swiss player
	Secondary Points // game points of a team; 0 where none are used
}

// Unit is a participant of an event of matches with a whole history.
type Unit struct {
	TPN     TPN
	Name    string
	Rounds  []MatchEntry // what happened in round i+1; an absence may be entered for the round to be paired
	Virtual []Points     // virtual points of round i+1 (C.04.7); never in a standing
}

// MatchDraft is an event of matches as it was typed or read. It may hold any mistake.
type MatchDraft struct {
	TotalRounds  int
	InitialColor Color
	Units        []Unit
	Forbidden    []Forbidden // units of whom no two may meet (TRF26 260; no FIDE rule)
}

// Clone returns a copy of d that shares no memory with it.
func (d MatchDraft) Clone() MatchDraft {
	d.Units = slices.Clone(d.Units)
	for i := range d.Units {
		u := &d.Units[i]
		u.Rounds, u.Virtual = slices.Clone(u.Rounds), slices.Clone(u.Virtual)
	}
	d.Forbidden = slices.Clone(d.Forbidden)
	for i := range d.Forbidden {
		d.Forbidden[i].Players = slices.Clone(d.Forbidden[i].Players)
	}
	return d
}

// SettleForfeits judges matches of two games of which one side forfeited both, and the other one: such a match is forfeited, and nobody
// met anybody (C.04.5 1.6). Seen from the other side alone it looks like one in which each forfeited a game.
func (d *MatchDraft) SettleForfeits() {
	place := make(map[TPN]int, len(d.Units))
	for i := range d.Units {
		place[d.Units[i].TPN] = i
	}
	for i := range d.Units {
		for r := range d.Units[i].Rounds {
			e := &d.Units[i].Rounds[r]
			k, known := place[e.Opponent]
			if e.Uncolored && known && r < len(d.Units[k].Rounds) && d.Units[k].Rounds[r].Kind == ForfeitMatchLoss {
				e.Kind, e.Uncolored = ForfeitMatchWin, false
			}
		}
	}
}

// Matches is a checked event of matches. It does not change.
type Matches struct {
	d      MatchDraft
	index  map[TPN]int
	played int
}

// MatchSystem pairs one round of an event of matches, as [System] does for single games.
type MatchSystem interface {
	Code() string
	PairMatches(ctx context.Context, m *Matches, round int, w Watch) (*Pairing, error)
}

// NewMatches checks a draft whole and reports every defect in one *DraftError. The draft is copied.
func NewMatches(d MatchDraft) (*Matches, error) {
	c := &matchChecker{defects: newDefects(len(d.Units)), d: &d}
	if list := c.check(); len(list) > 0 {
		return nil, &DraftError{Defects: list}
	}
	m := &Matches{d: d.Clone(), index: c.index}
	for i := range m.d.Units {
		u := &m.d.Units[i]
		for r := len(u.Rounds); r > m.played; r-- {
			if k := u.Rounds[r-1].Kind; k.IsMatch() || k == MatchPAB {
				m.played = r
			}
		}
	}
	return m, nil
}

// Draft returns a copy of the checked event, to be changed and checked again.
func (m *Matches) Draft() MatchDraft { return m.d.Clone() }

// Before returns the event as it stood when round was to be paired, as [Tournament.Before] does: rounds from round on are
// dropped, save the absences of round itself.
func (m *Matches) Before(round int) *Matches {
	d := m.d.Clone()
	for i := range d.Units {
		u := &d.Units[i]
		if len(u.Rounds) < round {
			continue
		}
		e := u.Rounds[round-1]
		u.Rounds = u.Rounds[:round-1]
		if e.Kind.IsAbsence() {
			u.Rounds = append(u.Rounds, MatchEntry{Kind: e.Kind})
		}
	}
	before, err := NewMatches(d)
	if err != nil {
		panic("swiss: a checked event without its last rounds is wrong: " + err.Error()) // our own invariant
	}
	return before
}

// TotalRounds returns the declared number of rounds, 0 if none was declared.
func (m *Matches) TotalRounds() int { return m.d.TotalRounds }

// InitialColor returns the colour drawn before round 1, zero if it was not drawn.
func (m *Matches) InitialColor() Color { return m.d.InitialColor }

// PairedRounds returns the last round in which any unit was paired.
func (m *Matches) PairedRounds() int { return m.played }

// TPNs returns every pairing number, ascending. The slice is the caller's.
func (m *Matches) TPNs() []TPN {
	list := make([]TPN, len(m.d.Units))
	for i := range m.d.Units {
		list[i] = m.d.Units[i].TPN
	}
	slices.Sort(list)
	return list
}

// Has reports whether tpn takes part.
func (m *Matches) Has(tpn TPN) bool { _, ok := m.index[tpn]; return ok }

// Entry returns the part of tpn in round (from 1); the zero entry where nothing is recorded.
func (m *Matches) Entry(tpn TPN, round int) MatchEntry {
	i, ok := m.index[tpn]
	if !ok || round < 1 || round > len(m.d.Units[i].Rounds) {
		return MatchEntry{}
	}
	return m.d.Units[i].Rounds[round-1]
}

// Score returns the primary and the secondary points of tpn after the first rounds rounds, without virtual ones.
func (m *Matches) Score(tpn TPN, rounds int) (primary, secondary Points) {
	for r := 1; r <= rounds; r++ {
		e := m.Entry(tpn, r)
		primary, secondary = primary+e.Primary, secondary+e.Secondary
	}
	return primary, secondary
}

// PairingScore returns the primary score by which tpn is paired in round: the points before it plus the virtual points
// of that round.
func (m *Matches) PairingScore(tpn TPN, round int) Points {
	score, _ := m.Score(tpn, round-1)
	if i, ok := m.index[tpn]; ok && round >= 1 && round <= len(m.d.Units[i].Virtual) {
		score += m.d.Units[i].Virtual[round-1]
	}
	return score
}

// HaveMet reports whether a and b have played a match before round; a forfeited match is no meeting (C.04.2 3.5).
func (m *Matches) HaveMet(a, b TPN, round int) bool {
	for r := 1; r < round; r++ {
		if e := m.Entry(a, r); e.Opponent == b && e.Kind == PlayedMatch {
			return true
		}
	}
	return false
}

// IsForbidden reports whether a and b may not meet in round by a forbidden pair, as [Tournament.IsForbidden] does.
func (m *Matches) IsForbidden(a, b TPN, round int) bool {
	return isForbidden(m.d.Forbidden, a, b, round)
}

// Colors returns the colours of the matches tpn played before round, oldest first.
func (m *Matches) Colors(tpn TPN, round int) []Color {
	var h []Color
	for r := 1; r < round; r++ {
		if e := m.Entry(tpn, r); e.Kind == PlayedMatch && !e.Uncolored {
			h = append(h, e.Color)
		}
	}
	return h
}
