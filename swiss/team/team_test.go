package team

import (
	"errors"
	"fmt"
	"testing"

	"wasit/swiss"
	"wasit/swiss/matchevent"
	"wasit/swiss/tiebreak"
)

func history(s string) []swiss.Color {
	var h []swiss.Color
	for _, c := range s {
		h = append(h, map[rune]swiss.Color{'W': swiss.White, 'B': swiss.Black}[c])
	}
	return h
}

func TestPreference(t *testing.T) { // C.04.6 1.7
	none := swiss.Preference{}
	white, black := swiss.Preference{Color: swiss.White, Strength: swiss.Strong}, swiss.Preference{Color: swiss.Black, Strength: swiss.Strong}
	mildWhite, mildBlack := swiss.Preference{Color: swiss.White, Strength: swiss.Mild}, swiss.Preference{Color: swiss.Black, Strength: swiss.Mild}
	for _, c := range []struct {
		h       string
		a, b    swiss.Preference // type A, type B
		lastToB swiss.Preference // type B in the last round
	}{
		{"", none, none, none},
		{"W", none, mildBlack, mildBlack},
		{"B", none, mildWhite, mildWhite},
		{"WB", none, mildWhite, none},
		{"BW", none, mildBlack, none},
		{"WW", black, black, black},
		{"BB", white, white, white},
		{"WWBB", white, white, white},         // CD 0, last two Black
		{"BWWBB", white, white, white},        // CD -1
		{"WWWBB", none, mildBlack, mildBlack}, // CD +1: not the Dutch absolute White
		{"WBWBWW", black, black, black},       // CD +2
		{"BBWBB", white, white, white},        // CD -3
	} {
		if got := Preference(history(c.h), TypeA, false); got != c.a {
			t.Errorf("%q type A: %v, want %v", c.h, got, c.a)
		}
		if got := Preference(history(c.h), TypeB, false); got != c.b {
			t.Errorf("%q type B: %v, want %v", c.h, got, c.b)
		}
		if got := Preference(history(c.h), TypeB, true); got != c.lastToB {
			t.Errorf("%q type B, last round: %v, want %v", c.h, got, c.lastToB)
		}
		if got := Preference(history(c.h), NoPreferences, false); got != none {
			t.Errorf("%q without preferences: %v", c.h, got)
		}
	}
}

func TestColors(t *testing.T) { // C.04.6 4
	team := func(tpn swiss.TPN, score, secondary swiss.Points, h string) *matchevent.Participant {
		return &matchevent.Participant{TPN: tpn, Score: score, Secondary: secondary, Colors: history(h)}
	}
	for _, c := range []struct {
		rule  string
		kind  PreferenceType
		a, b  *matchevent.Participant
		white swiss.TPN
	}{
		{"4.3.1", TypeA, team(3, 20, 0, ""), team(2, 10, 0, ""), 3}, // odd first-team: the initial colour, White
		{"4.3.1", TypeA, team(2, 20, 0, ""), team(3, 10, 0, ""), 3},
		{"4.3.2", TypeA, team(1, 0, 0, "WW"), team(2, 0, 0, ""), 2},
		{"4.3.2", TypeA, team(1, 0, 0, "W"), team(2, 0, 0, "BB"), 2},
		{"4.3.3", TypeB, team(1, 0, 0, "W"), team(2, 0, 0, "B"), 2},
		{"4.3.4", TypeB, team(1, 0, 0, "B"), team(2, 0, 0, "BB"), 2},
		{"4.3.5", TypeA, team(1, 0, 0, "W"), team(2, 0, 0, "WB"), 2},
		{"4.3.6", TypeA, team(1, 0, 0, "WB"), team(2, 0, 0, "BW"), 1}, // 1 gets the White that 2 had in the last match
		{"4.3.7", TypeB, team(1, 0, 0, "WB"), team(2, 0, 0, "WB"), 1},
		{"4.3.8", TypeA, team(1, 0, 0, "WB"), team(2, 0, 0, "WB"), 1},
		{"4.3.9", TypeA, team(1, 10, 0, ""), team(2, 0, 0, "WB"), 2},
		{"4.3.8", TypeA, team(5, 0, 25, "WB"), team(2, 0, 20, "WB"), 5}, // more game points: first-team
	} {
		p := pairer{System{Type: c.kind, Secondary: true}, swiss.White, false}
		for _, flip := range []bool{false, true} {
			a, b := c.a, c.b
			if flip {
				a, b = b, a
			}
			color, rule := p.colors(a, b)
			white := a.TPN
			if color == swiss.Black {
				white = b.TPN
			}
			if white != c.white || rule != c.rule {
				t.Errorf("%s: %d %v against %d %v: White %d by %s", c.rule, c.a.TPN, c.a.Colors, c.b.TPN, c.b.Colors, white, rule)
			}
		}
	}
}

func TestLineups(t *testing.T) {
	roster := Roster{Team: 1, Players: []swiss.TPN{11, 12, 13, 14, 15, 16}}
	for _, c := range []struct {
		rules  Rules
		lineup []swiss.TPN
		kind   LineupErrorKind
	}{
		{Rules{}, []swiss.TPN{11, 12, 13, 14}, ""},
		{Rules{}, []swiss.TPN{11, 13, 14, 16}, ""},
		{Rules{}, []swiss.TPN{11, 13, 12, 14}, LineupOrder},
		{Rules{}, []swiss.TPN{15, 12, 13, 14}, LineupOrder},
		{Rules{Order: FixedBoards}, []swiss.TPN{15, 12, 13, 14}, ""},
		{Rules{Order: FixedBoards}, []swiss.TPN{12, 13, 14, 15}, LineupOrder},
		{Rules{Order: FreeOrder}, []swiss.TPN{14, 13, 12, 11}, ""},
		{Rules{}, []swiss.TPN{11, 12, 13}, LineupLength},
		{Rules{}, []swiss.TPN{11, 12, 13, 99}, LineupStranger},
		{Rules{Order: FreeOrder}, []swiss.TPN{11, 12, 11, 13}, LineupTwice},
		{Rules{}, []swiss.TPN{11, 12, 13, 0}, ""},
		{Rules{}, []swiss.TPN{11, 0, 13, 14}, LineupGap},
		{Rules{GapsAllow: true}, []swiss.TPN{11, 0, 13, 14}, ""},
		{Rules{Least: 3}, []swiss.TPN{11, 12, 0, 0}, LineupTooSmall},
		{Rules{}, []swiss.TPN{0, 0, 0, 0}, LineupTooSmall},
	} {
		c.rules.Boards = 4
		err := c.rules.Check(roster, c.lineup)
		var le *LineupError
		if c.kind == "" && err != nil || c.kind != "" && (!errors.As(err, &le) || le.Kind != c.kind) {
			t.Errorf("%+v %v: %v, want %q", c.rules, c.lineup, err, c.kind)
		}
	}
	if BoardColor(swiss.White, 1) != swiss.White || BoardColor(swiss.White, 2) != swiss.Black || BoardColor(swiss.Black, 3) != swiss.Black {
		t.Error("colours alternate down the boards")
	}
	if m, g := ByeValue(10, 4, 10); m != 10 || g != 20 {
		t.Error("a bye is a drawn match (C.04.6 1.4)")
	}
}

func TestStandings(t *testing.T) {
	r := Rules{Boards: 2}
	draft := swiss.MatchDraft{TotalRounds: 2, InitialColor: swiss.White, Units: []swiss.Unit{{TPN: 1}, {TPN: 2}, {TPN: 3}}}
	games := map[string][]swiss.Points{}
	enter := func(round int, team, opponent swiss.TPN, color swiss.Color, match swiss.Points, boards ...swiss.Points) {
		draft.Units[team-1].Rounds = append(draft.Units[team-1].Rounds, swiss.MatchEntry{Kind: swiss.PlayedMatch, Opponent: opponent, Color: color, Primary: match, Secondary: boards[0] + boards[1]})
		games[fmt.Sprint(team, round)] = boards
	}
	bye := func(tpn swiss.TPN) {
		draft.Units[tpn-1].Rounds = append(draft.Units[tpn-1].Rounds, swiss.MatchEntry{Kind: swiss.MatchPAB, Primary: 10, Secondary: 10})
	}
	enter(1, 1, 2, swiss.White, 20, 10, 5)
	enter(1, 2, 1, swiss.Black, 0, 0, 5)
	bye(3)
	enter(2, 3, 1, swiss.White, 10, 5, 5)
	enter(2, 1, 3, swiss.Black, 10, 5, 5)
	bye(2)
	m, err := swiss.NewMatches(draft)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := tiebreak.TeamStandings(r.Event(m, func(team swiss.TPN, round int) []swiss.Points { return games[fmt.Sprint(team, round)] }), tiebreak.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, row := range rows {
		got = append(got, fmt.Sprint(row.TPN, ":", row.Points))
	}
	if fmt.Sprint(got) != "[1:3.0 3:2.0 2:1.0]" {
		t.Error(got)
	}
}

func TestSchools(t *testing.T) {
	rows := []tiebreak.Row{{TPN: 1, Rank: 1, Points: 50}, {TPN: 2, Rank: 2, Points: 45}, {TPN: 3, Rank: 3, Points: 40}, {TPN: 4, Rank: 3, Points: 40},
		{TPN: 5, Rank: 5, Points: 35}, {TPN: 6, Rank: 6, Points: 30}, {TPN: 7, Rank: 7, Points: 30}}
	school := map[swiss.TPN]string{1: "A", 2: "B", 3: "B", 4: "A", 5: "C", 6: "A", 7: ""}
	got := Schools(rows, func(tpn swiss.TPN) string { return school[tpn] }, 2)
	want := "[{A 1 9.0 4 [1 4] false} {B 2 8.5 5 [2 3] false} {C 3 3.5 5 [5] true}]"
	if fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
	school = map[swiss.TPN]string{2: "A", 5: "A", 3: "B", 4: "B"} // 8 points each; places 2+5 against 3+3
	if got := Schools(rows, func(tpn swiss.TPN) string { return school[tpn] }, 2); got[0].Name != "B" || got[1].Rank != 2 {
		t.Error(got)
	}
}
