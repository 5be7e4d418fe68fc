package swiss

import (
	"errors"
	"testing"
)

func match(a, b TPN, color Color, kind MatchKind) MatchEntry {
	return MatchEntry{Kind: kind, Opponent: b, Color: color, Primary: 10}
}

func TestNewMatchesReportsEveryDefect(t *testing.T) {
	d := MatchDraft{TotalRounds: 2, InitialColor: 9, Units: []Unit{
		{TPN: 1, Rounds: []MatchEntry{match(1, 2, White, PlayedMatch)}},
		{TPN: 2, Rounds: []MatchEntry{match(2, 1, White, ForfeitMatchWin)}}, // colours and kinds do not fit
		{TPN: 3, Rounds: []MatchEntry{match(3, 4, White, PlayedMatch)}},     // 4 does not answer
		{TPN: 4, Rounds: []MatchEntry{{Kind: MatchPAB}, {}, {}}},            // beyond the event
		{TPN: 5, Rounds: []MatchEntry{{Kind: MatchPAB, Opponent: 1}}},       // second bye, and with an opponent
		{TPN: 5, Rounds: []MatchEntry{match(5, 99, White, PlayedMatch)}},    // twice; a stranger
		{TPN: 0, Rounds: []MatchEntry{match(0, 0, White, PlayedMatch)}},     // impossible; nobody
		{TPN: 6, Rounds: []MatchEntry{{Kind: matchKinds}}},
	}}
	_, err := NewMatches(d)
	var de *DraftError
	if !errors.As(err, &de) {
		t.Fatal(err)
	}
	seen := map[DefectKind]bool{}
	for _, x := range de.Defects {
		seen[x.Kind] = true
	}
	for _, k := range []DefectKind{DefectInitialColor, DefectColor, DefectContradiction, DefectNotMutual, DefectRounds, DefectSecondPAB,
		DefectByeOpponent, DefectOpponent, DefectDuplicateTPN, DefectTPN, DefectNoOpponent, DefectOutcome} {
		if !seen[k] {
			t.Errorf("defect %q not reported in %v", k, de.Defects)
		}
	}
	if _, err := NewMatches(MatchDraft{TotalRounds: -1}); !errors.As(err, &de) || len(de.Defects) != 2 {
		t.Error(err)
	}
}

func TestMatchesHistory(t *testing.T) {
	d := MatchDraft{TotalRounds: 3, InitialColor: White, Units: []Unit{
		{TPN: 1, Virtual: []Points{20, 20, 10}, Rounds: []MatchEntry{match(1, 2, White, PlayedMatch), match(1, 3, Black, ForfeitMatchWin)}},
		{TPN: 2, Rounds: []MatchEntry{match(2, 1, Black, PlayedMatch), {Kind: MatchPAB, Primary: 10, Secondary: 20}}},
		{TPN: 3, Rounds: []MatchEntry{{Kind: MatchHalfBye, Primary: 5}, match(3, 1, White, ForfeitMatchLoss), {Kind: MatchZeroBye}}},
	}}
	m, err := NewMatches(d)
	if err != nil {
		t.Fatal(err)
	}
	if m.PairedRounds() != 2 || m.PairingScore(1, 3) != 30 {
		t.Errorf("%d rounds, %v", m.PairedRounds(), m.PairingScore(1, 3))
	}
	if !m.HaveMet(1, 2, 3) || m.HaveMet(1, 3, 3) || m.HaveMet(1, 2, 1) {
		t.Error("a forfeited match is no meeting (C.04.2 3.5)")
	}
	if h := m.Colors(1, 3); len(h) != 1 || h[0] != White {
		t.Errorf("a forfeited match gives no colour: %v", h)
	}
	if p, s := m.Score(2, 2); p != 20 || s != 20 {
		t.Errorf("%v %v", p, s)
	}
	d.Units[0].Rounds[0].Primary = 0
	m.Draft().Units[0].Rounds[0].Primary = 0
	if p, _ := m.Score(1, 1); p != 10 {
		t.Error("an event must not change through its draft")
	}
}

// TestSettleForfeits: a match is forfeited where one side forfeited both games, whatever the other did (C.04.5 1.6).
func TestSettleForfeits(t *testing.T) {
	played := MatchEntry{Kind: PlayedMatch, Uncolored: true}
	for _, c := range []struct {
		name        string
		mine, other MatchEntry
		want        MatchKind
		split       bool
	}{
		{"each forfeited a game", played, played, PlayedMatch, true},
		{"the other forfeited both, I one", played, MatchEntry{Kind: ForfeitMatchLoss}, ForfeitMatchWin, false},
		{"both forfeited both", MatchEntry{Kind: ForfeitMatchLoss}, MatchEntry{Kind: ForfeitMatchLoss}, ForfeitMatchLoss, false},
		{"the other forfeited both, I none", MatchEntry{Kind: ForfeitMatchWin}, MatchEntry{Kind: ForfeitMatchLoss}, ForfeitMatchWin, false},
		{"a game was played", MatchEntry{Kind: PlayedMatch}, MatchEntry{Kind: PlayedMatch}, PlayedMatch, false},
	} {
		c.mine.Opponent, c.mine.Color, c.other.Opponent, c.other.Color = 2, White, 1, Black
		d := MatchDraft{TotalRounds: 1, Units: []Unit{{TPN: 1, Rounds: []MatchEntry{c.mine}}, {TPN: 2, Rounds: []MatchEntry{c.other}}}}
		d.SettleForfeits()
		if e := d.Units[0].Rounds[0]; e.Kind != c.want || e.Uncolored != c.split {
			t.Errorf("%s: %+v", c.name, e)
		}
		if _, err := NewMatches(d); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
