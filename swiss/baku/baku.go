// Package baku gives the virtual points of the Baku acceleration (C.04.7, in force since 2026-02-01). Any Swiss system
// can be combined with it; it never enters a standing, a tie-break or Burstein's Index.
//
//	Rule                         Article    Symbol          Limits
//	allowed scoring              C.04.7 1   [Check]         whether a team event counts game points first is the caller's to look at
//	first group, rounded to even C.04.7 2   [Border]        —
//	late entries, withdrawals    C.04.7 2   [InFirstGroup]  —
//	accelerated rounds, values   C.04.7 3   [Virtual]       Double-Swiss: a match won is 2 points, so 2 and 1 (UNVERIFIED)
package baku

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// GroupSize returns how many of n participants are in the first group: half, rounded up to an even number (C.04.7 2).
func GroupSize(n int) int { return 2 * ((n + 3) / 4) }

// Border returns the last member of the first group, fixed before round 1 for good: this participant stays the border
// when later entries renumber the field or withdrawals thin it. It returns 0 for an empty field.
func Border(tpns []swiss.TPN) swiss.TPN {
	if len(tpns) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(tpns))
	return sorted[min(GroupSize(len(sorted)), len(sorted))-1]
}

// InFirstGroup reports whether tpn stands in the first group, border being the present pairing number of the participant
// found by [Border]. Somebody entered above the border belongs to it, below does not; it may so become odd.
func InFirstGroup(tpn, border swiss.TPN) bool { return tpn <= border }

// Virtual returns the virtual points of a member of the first group while round is paired, in an event of total rounds
// where a win gives win: the whole win in the first half (rounded up) of the accelerated rounds, which are the first half
// (rounded up) of all, then half a win, then nothing (C.04.7 3).
func Virtual(total int, win swiss.Points, round int) swiss.Points {
	accelerated := (total + 1) / 2
	switch {
	case round < 1 || round > accelerated:
		return 0
	case round <= (accelerated+1)/2:
		return win
	}
	return win / 2
}

// A ScoringError reports points under which the acceleration is not allowed: a win must be worth two draws and a loss
// nothing (C.04.7 1).
type ScoringError struct{ Win, Draw, Loss swiss.Points }

func (e *ScoringError) Error() string {
	return fmt.Sprintf("baku: needs win = 2 x draw and loss = 0, has %v, %v, %v", e.Win, e.Draw, e.Loss)
}

// Check answers *ScoringError where the three values do not allow the acceleration.
func Check(win, draw, loss swiss.Points) error {
	if win != 2*draw || loss != 0 || win <= 0 {
		return &ScoringError{win, draw, loss}
	}
	return nil
}

// Accelerate returns d with the virtual points of every round for every player; those of past rounds stay part of the
// event, because floats are judged by them. border is the participant of [Border]; 0 takes the present field. It answers
// *ScoringError, or *swiss.RequestError where the number of rounds was not declared. d is not changed.
func Accelerate(d swiss.Draft, border swiss.TPN) (swiss.Draft, error) {
	s := d.Scoring
	if s == (swiss.Scoring{}) {
		s = swiss.StandardScoring()
	}
	if err := Check(s.Win, s.Draw, s.Loss); err != nil {
		return d, err
	}
	if d.TotalRounds < 1 {
		return d, &swiss.RequestError{Round: 1, Need: swiss.NeedTotalRounds}
	}
	out := d.Clone()
	if border == 0 {
		tpns := make([]swiss.TPN, len(out.Players))
		for i, p := range out.Players {
			tpns[i] = p.TPN
		}
		border = Border(tpns)
	}
	for i := range out.Players {
		p := &out.Players[i]
		p.Virtual = nil
		if !InFirstGroup(p.TPN, border) {
			continue
		}
		for r := 1; r <= out.TotalRounds; r++ {
			if v := Virtual(out.TotalRounds, s.Win, r); v > 0 {
				p.Virtual = append(p.Virtual, v)
			}
		}
	}
	return out, nil
}
