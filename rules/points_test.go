package rules

import (
	"testing"
	"time"

	"github.com/notnil/chess"
)

// TestScoreAfterPenalties: points taken off and given, never less than nothing, never more than the game is worth (Art. 10.2).
func TestScoreAfterPenalties(t *testing.T) {
	off := Penalty{Kind: PointsOff, Offender: chess.White, Halves: 1}
	up := Penalty{Kind: PointsToOpponent, Offender: chess.White, Halves: 1}
	for _, c := range []struct {
		name, edition string
		result        Result
		penalties     []Penalty
		white, black  int
	}{
		{"12.9.5 E23 a win becomes half a point", "E23", WhiteWins, []Penalty{off}, 1, 0},
		{"12.9.5 E23 a draw becomes nothing", "E23", Drawn, []Penalty{off}, 0, 1},
		{"12.9.5 E23 never below nothing", "E23", BlackWins, []Penalty{off}, 0, 2},
		{"12.9.4 E23 the opponent gets half a point, both no more than one", "E23", WhiteWins, []Penalty{up}, 1, 1},
		{"12.9.4 E23 at most the whole game", "E23", BlackWins, []Penalty{up}, 0, 2},
		{"10.2 E18 together no more than one", "E18", Drawn, []Penalty{up}, 0, 2},
		{"13.4f E09 the limit of both together came later", "E09", Drawn, []Penalty{up}, 1, 2},
		{"13.4e E09", "E09", WhiteWins, []Penalty{off}, 1, 0},
		{"12.9.6 E23 a draw lost by a penalty", "E23", Drawn, []Penalty{{Kind: GameLost, Offender: chess.Black}}, 1, 0},
		{"12.9.5 E23 of Black", "E23", BlackWins, []Penalty{{Kind: PointsOff, Offender: chess.Black, Halves: 2}}, 0, 0},
	} {
		e := mustEdition(t, c.edition)
		white, black := e.Score(c.result, c.penalties)
		if white != c.white || black != c.black {
			t.Errorf("%s: %d and %d halves, want %d and %d", c.name, white, black, c.white, c.black)
		}
		r, ok := ResultOfScore(white, black)
		if w, b := r.Halves(); ok != (white+black <= 2) || ok && (w != white || b != black) {
			t.Errorf("%s: %v %v gives %d and %d", c.name, r, ok, w, b)
		}
	}
}

// TestExclusion: 12.9.8 (E23) rounds to sit out, 12.9.9 (E23) and 13.4g (E09) expulsion, 12.9.7 (E23) a fine.
func TestExclusion(t *testing.T) {
	out := Penalty{Kind: RoundsOut, Offender: chess.White, Rounds: 2}
	gone := Penalty{Kind: Expulsion, Offender: chess.White}
	for _, c := range []struct {
		edition   string
		penalties []Penalty
		want      Exclusion
	}{
		{"E23", nil, Exclusion{}},
		{"E23", []Penalty{out, out, {Kind: RoundsOut, Offender: chess.Black, Rounds: 9}}, Exclusion{Rounds: 4, Article: "12.9.8"}},
		{"E23", []Penalty{out, gone}, Exclusion{Withdrawn: true, Article: "12.9.9"}},
		{"E09", []Penalty{gone}, Exclusion{Withdrawn: true, Article: "13.4g"}},
		{"E23", []Penalty{{Kind: Fine, Offender: chess.White}}, Exclusion{Fined: true}},
	} {
		e := mustEdition(t, c.edition)
		if got := e.ExclusionBy(chess.White, c.penalties); got != c.want {
			t.Errorf("%s %v: %+v, want %+v", c.edition, c.penalties, got, c.want)
		}
	}
}

// TestMustWrite: 8.1.1, 8.1.3, 8.4, 8.5 (E18, E23), A.2 and B.3a (E09) with clocks and moves.
func TestMustWrite(t *testing.T) {
	const lots, little = time.Hour, 4*time.Minute + 59*time.Second
	for _, c := range []struct {
		name, edition string
		w             Writing
		want          WritingDuty
	}{
		{"8.1.1 E23 his sheet is complete", "E23", Writing{Left: lots, Played: 10, Written: 10, ToMove: true}, WritingDuty{Must: true, Article: "8.1.1"}},
		{"8.1.3 E23 the reply before the opponent's move is written", "E23", Writing{Left: lots, Played: 11, Written: 10, ToMove: true}, WritingDuty{Must: true, Article: "8.1.1"}},
		{"8.1.3 E23 but not with his own unwritten", "E23", Writing{Left: lots, Played: 12, Written: 10, ToMove: true}, WritingDuty{Must: true, Missing: 1, BeforeMove: true, Article: "8.1.3"}},
		{"8.1 E09 the same", "E09", Writing{Left: lots, Played: 12, Written: 10, ToMove: true}, WritingDuty{Must: true, Missing: 1, BeforeMove: true, Article: "8.1"}},
		{"8.4 E18 under five minutes", "E18", Writing{Left: little, Played: 60, Written: 50, ToMove: true}, WritingDuty{Article: "8.4"}},
		{"8.4 E18 once under five, freed until the period ends", "E18", Writing{Left: lots, LeastLeft: little, Played: 60, Written: 50}, WritingDuty{Article: "8.4"}},
		{"8.4 E18 but not with thirty seconds a move", "E18", Writing{Left: little, Increment: 30 * time.Second, Played: 60, Written: 60}, WritingDuty{Must: true, Article: "8.1.1"}},
		{"8.5.2 E23 only he had stopped", "E23", Writing{Left: little, Played: 80, Written: 66, White: true, ToMove: true, FlagFell: true, Complete: true},
			WritingDuty{Must: true, Missing: 14, BeforeMove: true, MayBorrow: true, ClocksRun: true, Article: "8.5.2"}},
		{"8.5.1 E23 both had stopped, the arbiter kept the score", "E23", Writing{Left: little, Played: 80, Written: 66, White: true, FlagFell: true, OtherFreed: true, Complete: true},
			WritingDuty{Must: true, Missing: 14, BeforeMove: true, Article: "8.5.1"}},
		{"8.5.3 E23 nobody has a complete sheet", "E23", Writing{Left: little, Played: 80, Written: 66, White: true, FlagFell: true, OtherFreed: true},
			WritingDuty{Must: true, Missing: 14, BeforeMove: true, Reconstruct: true, Article: "8.5.3"}},
		{"8.5c E09 the same", "E09", Writing{Left: little, Played: 80, Written: 66, FlagFell: true}, WritingDuty{Must: true, Missing: 14, BeforeMove: true, Reconstruct: true, Article: "8.5c"}},
		{"A.2 E23", "E23", Writing{Class: Rapid, Left: lots, Played: 30}, WritingDuty{Article: "A.2"}},
		{"B.3a E09", "E09", Writing{Class: Blitz, Left: little, Played: 30, FlagFell: true}, WritingDuty{Article: "B.3a"}},
	} {
		e := mustEdition(t, c.edition)
		got := e.MustWrite(c.w)
		if got.Edition != c.edition || got.Rule == "" {
			t.Errorf("%s: %+v", c.name, got)
		}
		if got.Rule, got.Edition = "", ""; got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
