// Package doubleswiss pairs by the Double-Swiss system, C.04.5 as in force since 2026-02-01: a round is a match of two
// games with reversed colours. FIDE endorses no program for it.
//
//	Rule                           Article          Symbol      Limits
//	bye, floaters, brackets        C.04.5 3         matchevent.Pair   —
//	next scoregroup (C6)           C.04.5 2         [System]    pass or fail; option NextSmallest (UNVERIFIED)
//	C7, C8 not in the last round   C.04.5 2         [System]    —
//	bye worth 1½ points            C.04.5 1         matchevent.Read   other byes as two draws or two wins (UNVERIFIED)
//	colour of a match              C.04.5 1.6       matchevent.Read   game 1; none if each side forfeited a game
//	colours                        C.04.5 4.3       [System]    no preferences
//
// The player with White in a pair has White in game 1.
package doubleswiss

import (
	"context"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/matchevent"
)

// System is the Double-Swiss system. The zero value is the default reading.
type System struct {
	NextSmallest bool // see matchevent.Rules
}

// Code returns "doubleswiss-2026".
func (System) Code() string { return "doubleswiss-2026" }

// PairMatches pairs round of m. It answers *swiss.RequestError and *swiss.NoPairingError as swiss.System does.
func (s System) PairMatches(ctx context.Context, m *swiss.Matches, round int, w swiss.Watch) (*swiss.Pairing, error) {
	f, err := matchevent.NewField(m, round)
	if err != nil {
		return nil, err
	}
	return matchevent.Pair(ctx, f, s.Rules(m, round), w)
}

// Rules returns what the shared procedure needs to know for round.
func (s System) Rules(m *swiss.Matches, round int) matchevent.Rules {
	r := matchevent.Rules{Code: s.Code(), Chapter: "C.04.5", NextSmallest: s.NextSmallest, Preference: func(*matchevent.Participant) swiss.Preference { return swiss.Preference{} }}
	if round < m.TotalRounds() {
		r.SetFloats = true
		r.Pairs = []matchevent.Criterion{{Name: "C8", Cost: matchevent.FloaterAbove}}
	}
	r.Colors = func(a, b *matchevent.Participant) (swiss.Color, string) { return colors(a, b, m.InitialColor()) }
	return r
}

// colors gives the colour of a in game 1 and the rule that decided [4.3].
func colors(a, b *matchevent.Participant, initial swiss.Color) (swiss.Color, string) {
	if b.Score > a.Score || b.Score == a.Score && b.TPN < a.TPN {
		c, rule := colors(b, a, initial)
		return c.Other(), rule
	}
	if len(a.Colors) == 0 && len(b.Colors) == 0 {
		return field.First(a.TPN, initial), "4.3.1"
	}
	if x, y := whites(a.Colors), whites(b.Colors); x < y {
		return swiss.White, "4.3.2"
	} else if y < x {
		return swiss.Black, "4.3.2"
	}
	if c := field.Swap(a.Colors, b.Colors); c != 0 {
		return c, "4.3.3"
	}
	if n := len(a.Colors); n > 0 {
		return a.Colors[n-1].Other(), "4.3.4"
	}
	return b.Colors[len(b.Colors)-1], "4.3.5"
}

func whites(h []swiss.Color) int {
	n := 0
	for _, c := range h {
		if c == swiss.White {
			n++
		}
	}
	return n
}
