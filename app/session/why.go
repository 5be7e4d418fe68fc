package session

import (
	"slices"

	"wasit/app/journal"
	"wasit/swiss"
)

// Why is the explanation of one round, computed from the journal as it is now.
type Why struct {
	Section journal.SectionID
	System  string // of journal.SectionConfig
	Round   int
	Seq     int  // of the state it was computed from
	Same    bool // the engine pairs today what the round has
	Text    *swiss.Explanation
}

// ExplainRound has the engine pair a round again, to learn why; RoundExplained comes back.
type ExplainRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Seq        int
	Tournament *swiss.Tournament
}

func (ExplainRound) cmd() {}

// KnowsWhy reports whether the explanation of a round is that of the newest state, stored or still on its way.
func (e *Event) KnowsWhy(round int) bool {
	w := e.Why
	return w != nil && w.Section == e.Section && w.Round == round && w.Seq == e.Ahead.Seq()
}

// RoundExplained brings the engine's reasons.
type RoundExplained struct {
	Asked   ExplainRound
	Pairing *swiss.Pairing
	Err     error
}

// SamePairs reports whether a pairing is the one that the round has.
func SamePairs(s journal.State, id journal.SectionID, n int, p *swiss.Pairing) bool {
	r, ok := s.Round(id, n)
	if !ok || len(r.Boards) != len(p.Pairs) {
		return false
	}
	var have []swiss.Pair
	for _, b := range r.Boards {
		white, _ := s.Player(b.White)
		black, _ := s.Player(b.Black)
		have = append(have, swiss.Pair{White: white.TPN, Black: black.TPN})
	}
	for _, pair := range p.Pairs {
		if !slices.Contains(have, pair) {
			return false
		}
	}
	return true
}
