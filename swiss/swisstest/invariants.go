package swisstest

import (
	"testing"

	"wasit/swiss"
)

// Complete checks what every Swiss pairing keeps: everybody present is paired once or has the one bye, nobody meets an
// opponent again, and the bye goes to somebody who had no free point yet (C.04.1 2 to 4).
func Complete(t *testing.T, tour *swiss.Tournament, p *swiss.Pairing) {
	t.Helper()
	seen := map[swiss.TPN]bool{}
	use := func(tpn swiss.TPN) {
		if seen[tpn] || !tour.Has(tpn) || tour.IsAbsent(tpn, p.Round) {
			t.Fatalf("round %d: player %d is paired twice, absent or unknown", p.Round, tpn)
		}
		seen[tpn] = true
	}
	for _, pair := range p.Pairs {
		use(pair.White)
		use(pair.Black)
		if tour.HaveMet(pair.White, pair.Black, p.Round) {
			t.Fatalf("round %d: %d and %d have met (C.04.1 2)", p.Round, pair.White, pair.Black)
		}
	}
	if p.PAB != 0 {
		use(p.PAB)
		for r := 1; r < p.Round; r++ {
			if o := tour.Entry(p.PAB, r).Outcome; o == swiss.PAB || o == swiss.ForfeitWin || o == swiss.FullBye {
				t.Fatalf("round %d: bye for %d, who had %v in round %d (C.04.1 4)", p.Round, p.PAB, o, r)
			}
		}
	}
	present := 0
	for _, tpn := range tour.TPNs() {
		if !tour.IsAbsent(tpn, p.Round) {
			present++
		}
	}
	if len(seen) != present || (p.PAB != 0) != (present%2 == 1) {
		t.Fatalf("round %d: %d of %d paired, bye %d", p.Round, len(seen), present, p.PAB)
	}
}

// AbsoluteColors checks that no two players with an absolute preference for the same colour meet, as the systems without
// topscorers promise.
func AbsoluteColors(t *testing.T, p *swiss.Pairing) {
	t.Helper()
	for _, b := range p.Why.Boards {
		if b.Preferences[0] == b.Preferences[1] && b.Preferences[0].Strength == swiss.Absolute {
			t.Fatalf("round %d: %v share an absolute preference", p.Round, b.Pair)
		}
	}
}

// CompleteMatches is [Complete] for events of matches.
func CompleteMatches(t *testing.T, m *swiss.Matches, p *swiss.Pairing) {
	t.Helper()
	seen := map[swiss.TPN]bool{}
	use := func(tpn swiss.TPN) {
		if seen[tpn] || !m.Has(tpn) || m.Entry(tpn, p.Round).Kind.IsAbsence() {
			t.Fatalf("round %d: unit %d is paired twice, absent or unknown", p.Round, tpn)
		}
		seen[tpn] = true
	}
	for _, pair := range p.Pairs {
		use(pair.White)
		use(pair.Black)
		if m.HaveMet(pair.White, pair.Black, p.Round) {
			t.Fatalf("round %d: %d and %d have met", p.Round, pair.White, pair.Black)
		}
	}
	if p.PAB != 0 {
		use(p.PAB)
		for r := 1; r < p.Round; r++ {
			if k := m.Entry(p.PAB, r).Kind; k == swiss.MatchPAB || k == swiss.ForfeitMatchWin || k == swiss.MatchFullBye {
				t.Fatalf("round %d: bye for %d, who had one in round %d", p.Round, p.PAB, r)
			}
		}
	}
	present := 0
	for _, tpn := range m.TPNs() {
		if !m.Entry(tpn, p.Round).Kind.IsAbsence() {
			present++
		}
	}
	if len(seen) != present {
		t.Fatalf("round %d: %d of %d paired", p.Round, len(seen), present)
	}
}
