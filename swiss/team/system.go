// Package team pairs teams by the Swiss Team system, C.04.6 as in force since 2026-02-01, and keeps what a team event
// needs beside it: line-ups, match results, the ranking of schools out of an individual event. FIDE endorses no program
// for the pairing.
//
//	Rule                            Article          Symbol         Limits
//	bye, floaters, brackets         C.04.6 3         matchevent.Pair      —
//	colour preferences              C.04.6 1.7       [Preference]   two equal colours before the last round with difference 0: the strong row wins (UNVERIFIED)
//	next scoregroup (C6)            C.04.6 2         [System]       pass or fail; option NextSmallest (UNVERIFIED)
//	C7, C10 not in the last two     C.04.6 2         [System]       —
//	colours                         C.04.6 4         [System]       first-team by pairing score under acceleration (UNVERIFIED)
//	bye worth a drawn match         C.04.6 1.4       [ByeValue]     odd number of boards: half of the board points (UNVERIFIED)
//	edition 2024                    —                —              not offered
//
// Pairing numbers are given by the competition and stay fixed; colour limits do not apply to teams.
package team

import (
	"context"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/matchevent"
)

// PreferenceType is the kind of colour preference an event uses [1.7]. The zero value is Type A.
type PreferenceType uint8

// The types.
const (
	TypeA PreferenceType = iota
	TypeB
	NoPreferences
)

// System is the Swiss Team system. The zero value is the default of the regulation but for the secondary score, which an
// event must ask for.
type System struct {
	Type         PreferenceType
	Secondary    bool // the secondary score helps to find the first-team [1.2]
	NextSmallest bool // see matchevent.Rules
}

// Code returns "team-2026".
func (System) Code() string { return "team-2026" }

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
	p := pairer{s, m.InitialColor(), round == m.TotalRounds()}
	rules := matchevent.Rules{Code: s.Code(), Chapter: "C.04.6", NextSmallest: s.NextSmallest, Colors: p.colors, Preference: p.wish}
	rules.Pairs = []matchevent.Criterion{{Name: "C8", Cost: p.unhappy}}
	if s.Type == TypeB {
		rules.Pairs = append(rules.Pairs, matchevent.Criterion{Name: "C9", Cost: p.strongUnhappy})
	}
	if round < m.TotalRounds()-1 {
		rules.SetFloats = true
		rules.Pairs = append(rules.Pairs, matchevent.Criterion{Name: "C10", Cost: matchevent.FloaterAbove})
	}
	return rules
}

type pairer struct {
	System
	initial swiss.Color
	last    bool
}

func (p pairer) wish(u *matchevent.Participant) swiss.Preference {
	return Preference(u.Colors, p.Type, p.last)
}

// unhappy is C8: both want the same colour.
func (p pairer) unhappy(a, b *matchevent.Participant) int {
	if w := p.wish(a).Color; w != 0 && w == p.wish(b).Color {
		return 1
	}
	return 0
}

// strongUnhappy is C9: both have a strong preference for the same colour.
func (p pairer) strongUnhappy(a, b *matchevent.Participant) int {
	if w := p.wish(a); w.Strength == swiss.Strong && w == p.wish(b) {
		return 1
	}
	return 0
}

// Preference returns the colour preference of a team with colour history h. Simple preferences of Type A and strong ones
// of Type B have strength Strong [1.7].
func Preference(h []swiss.Color, kind PreferenceType, lastRound bool) swiss.Preference {
	n := len(h)
	if n == 0 || kind == NoPreferences {
		return swiss.Preference{}
	}
	cd := difference(h)
	var twice swiss.Color // the colour of the last two matches, if equal
	if n >= 2 && h[n-1] == h[n-2] {
		twice = h[n-1]
	}
	switch {
	case cd <= -2, cd <= 0 && twice == swiss.Black:
		return swiss.Preference{Color: swiss.White, Strength: swiss.Strong}
	case cd >= 2, cd >= 0 && twice == swiss.White:
		return swiss.Preference{Color: swiss.Black, Strength: swiss.Strong}
	case kind == TypeA:
		return swiss.Preference{}
	case cd == -1:
		return swiss.Preference{Color: swiss.White, Strength: swiss.Mild}
	case cd == 1:
		return swiss.Preference{Color: swiss.Black, Strength: swiss.Mild}
	case lastRound:
		return swiss.Preference{}
	}
	return swiss.Preference{Color: h[n-1].Other(), Strength: swiss.Mild}
}

func difference(h []swiss.Color) int {
	cd := 0
	for _, c := range h {
		if c == swiss.White {
			cd++
		} else {
			cd--
		}
	}
	return cd
}

// colors gives the colour of a on board 1 and the rule that decided [4].
func (p pairer) colors(a, b *matchevent.Participant) (swiss.Color, string) {
	if p.isFirst(b, a) {
		c, rule := p.colors(b, a)
		return c.Other(), rule
	}
	if len(a.Colors) == 0 && len(b.Colors) == 0 {
		return field.First(a.TPN, p.initial), "4.3.1"
	}
	wa, wb := p.wish(a), p.wish(b)
	switch {
	case wa.Color == 0 && wb.Color != 0:
		return wb.Color.Other(), "4.3.2"
	case wa.Color != 0 && wb.Color == 0:
		return wa.Color, "4.3.2"
	case wa.Color != wb.Color:
		return wa.Color, "4.3.3"
	case wa.Strength > wb.Strength:
		return wa.Color, "4.3.4"
	case wb.Strength > wa.Strength:
		return wb.Color.Other(), "4.3.4"
	}
	if x, y := difference(a.Colors), difference(b.Colors); x < y {
		return swiss.White, "4.3.5"
	} else if y < x {
		return swiss.Black, "4.3.5"
	}
	if c := field.Swap(a.Colors, b.Colors); c != 0 {
		return c, "4.3.6"
	}
	if wa.Color != 0 {
		return wa.Color, "4.3.7"
	}
	if n := len(a.Colors); n > 0 {
		return a.Colors[n-1].Other(), "4.3.8"
	}
	return b.Colors[len(b.Colors)-1], "4.3.9"
}

// isFirst reports whether a is the first-team of the two: primary score, secondary score if used, pairing number.
func (p pairer) isFirst(a, b *matchevent.Participant) bool {
	switch {
	case a.Score != b.Score:
		return a.Score > b.Score
	case p.Secondary && a.Secondary != b.Secondary:
		return a.Secondary > b.Secondary
	}
	return a.TPN < b.TPN
}

// ByeValue returns the match points and game points of a pairing-allocated bye: those of a drawn match over boards
// boards [1.4].
func ByeValue(drawnMatch swiss.Points, boards int, win swiss.Points) (match, games swiss.Points) {
	return drawnMatch, swiss.Points(boards) * win / 2
}

// Of returns the system that a file asks for.
func Of(f *matchevent.File) System {
	kind := map[string]PreferenceType{"B": TypeB, "none": NoPreferences}[f.Preferences]
	return System{Type: kind, Secondary: f.Secondary}
}
