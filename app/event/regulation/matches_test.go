package regulation

import (
	"errors"
	"reflect"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// TestTotalOfTwoGames: a match of a Double-Swiss is won by the points of both games; only two forfeits by one side make a forfeit.
func TestTotalOfTwoGames(t *testing.T) {
	for _, c := range []struct{ first, second, want journal.Score }{
		{journal.WhiteWins, journal.WhiteWins, journal.WhiteWins}, {journal.WhiteWins, journal.BlackWins, journal.Drawn}, {journal.Drawn, journal.Drawn, journal.Drawn},
		{journal.Drawn, journal.BlackWins, journal.BlackWins}, {journal.BlackForfeits, journal.BlackForfeits, journal.BlackForfeits},
		{journal.WhiteForfeits, journal.WhiteForfeits, journal.WhiteForfeits}, {journal.BlackForfeits, journal.WhiteForfeits, journal.Drawn},
		{journal.WhiteWins, journal.BlackForfeits, journal.WhiteWins}, {journal.BothForfeit, journal.BothForfeit, journal.BothForfeit}, {journal.BothLose, journal.BothForfeit, journal.BothLose},
	} {
		if got := total(c.first, c.second); got != c.want {
			t.Errorf("%v and %v: %v, want %v", c.first, c.second, got, c.want)
		}
	}
}

// TestResultOfTeams: by game points; only where no board was played it is a forfeit.
func TestResultOfTeams(t *testing.T) {
	home := func(s journal.Score) journal.MatchStep { return journal.MatchStep{White: 1, Score: s} }
	away := func(s journal.Score) journal.MatchStep { return journal.MatchStep{White: 2, Score: s} }
	for name, c := range map[string]struct {
		boards []journal.MatchStep
		want   journal.Score
	}{
		"two wins":                       {[]journal.MatchStep{home(journal.WhiteWins), away(journal.BlackWins)}, journal.WhiteWins},
		"one each":                       {[]journal.MatchStep{home(journal.WhiteWins), away(journal.WhiteWins)}, journal.Drawn},
		"lost by half a point":           {[]journal.MatchStep{home(journal.Drawn), away(journal.WhiteWins)}, journal.BlackWins},
		"nobody of the others came":      {[]journal.MatchStep{home(journal.BlackForfeits), away(journal.WhiteForfeits)}, journal.BlackForfeits},
		"nobody of the first came":       {[]journal.MatchStep{home(journal.WhiteForfeits), away(journal.BlackForfeits)}, journal.WhiteForfeits},
		"one board was played":           {[]journal.MatchStep{home(journal.WhiteWins), away(journal.WhiteForfeits)}, journal.WhiteWins},
		"nobody came at all":             {[]journal.MatchStep{home(journal.BothForfeit), away(journal.BothForfeit)}, journal.BothForfeit},
		"a forfeit each, nothing played": {[]journal.MatchStep{home(journal.WhiteForfeits), away(journal.WhiteForfeits)}, journal.BothForfeit},
	} {
		if got := teamResult(c.boards, 1); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestStepsOfADoubleMatch: colours change after the first game, the second one brings the result, and there is no third.
func TestStepsOfADoubleMatch(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.DoubleSwiss, Edition: "2026", Rounds: 3}, 2)
	h.pair(journal.Pair{1, 2})
	var score *journal.ScoreError
	if _, err := Step(h.State, 1, 1, 1, journal.Adjourned); !errors.As(err, &score) {
		t.Errorf("adjourned: %v", err)
	}
	if c := h.step(1, 1, journal.WhiteWins); c.White != 1 || !c.Result.IsZero() {
		t.Errorf("first game: %+v", c)
	}
	if now := Matches(h.State, 1, 1)[0]; now.Over || now.Game != 2 || now.White != 2 || now.Points != [2]swiss.Points{swiss.Point, 0} {
		t.Errorf("after it: %+v", now)
	}
	if c := h.step(1, 1, journal.WhiteWins); c.White != 2 || c.Result != journal.Drawn {
		t.Errorf("second game: %+v", c)
	}
	if now := Matches(h.State, 1, 1)[0]; !now.Over || now.Games != 2 {
		t.Errorf("at the end: %+v", now)
	}
	var over *MatchOverError
	if _, err := Step(h.State, 1, 1, 1, journal.Drawn); !errors.As(err, &over) || over.Board != 1 || over.Round != 1 {
		t.Errorf("a third game: %v", err)
	}
	var unknown *journal.UnknownError
	for _, board := range []int{0, 2} {
		if _, err := Step(h.State, 1, 1, board, journal.Drawn); !errors.As(err, &unknown) {
			t.Errorf("board %d: %v", board, err)
		}
	}
}

// TestSplitMatch: each side forfeited a game, so they have met without colours (C.04.5 1.6).
func TestSplitMatch(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.DoubleSwiss, Edition: "2026", Rounds: 3}, 4)
	h.pair(journal.Pair{1, 2}, journal.Pair{3, 4})
	for range 2 {
		h.step(1, 1, journal.WhiteForfeits)
		h.step(1, 2, journal.WhiteWins)
	}
	got := splitMatches(h.State, 1)
	for tpn := swiss.TPN(1); tpn <= 4; tpn++ {
		p, _ := h.PlayerByTPN(1, tpn)
		if got[split{tpn, 1}] != (p.ID <= 2) {
			t.Errorf("player %d: %v", p.ID, got)
		}
	}
}

// TestStepsOfTeams: colours alternate from board to board, the last board brings the result.
func TestStepsOfTeams(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Team, Edition: "2026", Rounds: 3, Options: journal.SystemOptions{Boards: 3}}, 2)
	h.pair(journal.Pair{1, 2})
	for i, want := range []journal.PlayerID{1, 2, 1} {
		if c := h.step(1, 1, journal.WhiteWins); c.White != want || c.Result.IsZero() != (i < 2) {
			t.Errorf("board %d: %+v", i+1, c)
		}
	}
	now := Matches(h.State, 1, 1)[0]
	if !now.Over || now.Boards != 3 || now.Points != [2]swiss.Points{2 * swiss.Point, swiss.Point} {
		t.Errorf("%+v", now)
	}
	var over *MatchOverError
	if _, err := Step(h.State, 1, 1, 1, journal.Drawn); !errors.As(err, &over) {
		t.Errorf("a fourth board: %v", err)
	}
	first, _ := h.Player(1)
	if got := boardsOf(h.State, 1, first.TPN, 1); len(got) != 3 || got[0] != swiss.Point || got[1] != 0 {
		t.Errorf("by board: %v", got)
	}
	if got := gamePoints(h.State, 1)[split{first.TPN, 1}]; got != 2*swiss.Point {
		t.Errorf("game points %v", got)
	}
	if _, err := TeamEvent(h.State, 1, 1); err != nil {
		t.Errorf("as the tie-breaks see it: %v", err)
	}
}

// TestStepsOfACup: a match of one game that is won is over; a drawn one goes on.
func TestStepsOfACup(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Knockout, Rounds: 1}, 2)
	first := h.compute()[0].White
	if c := h.step(1, 1, journal.Drawn); !c.Result.IsZero() {
		t.Errorf("a draw decides: %+v", c)
	}
	if now := Matches(h.State, 1, 1)[0]; now.Over || !now.Break || now.Stage != knockout.DefaultLadder()[0] || now.Points != [2]swiss.Points{swiss.HalfPoint, swiss.HalfPoint} {
		t.Errorf("after it: %+v", now)
	}
	var c journal.EnterGame
	for range 4 {
		now := Matches(h.State, 1, 1)[0]
		score := journal.WhiteWins
		if now.White != first {
			score = journal.BlackWins
		}
		if c = h.step(1, 1, score); !c.Result.IsZero() {
			break
		}
	}
	if c.Result != journal.WhiteWins || !Matches(h.State, 1, 1)[0].Over {
		t.Errorf("one player won every game of the tie-break: %+v", c)
	}
	var over *MatchOverError
	if _, err := Step(h.State, 1, 1, 1, journal.Drawn); !errors.As(err, &over) {
		t.Errorf("a further game: %v", err)
	}
	alone := run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026"}, 2)
	alone.pair(journal.Pair{1, 2})
	if got := Matches(alone.State, 1, 1); got != nil {
		t.Errorf("a board of one game: %v", got)
	}
}

func TestTeamsOfAScheveningen(t *testing.T) {
	config := journal.SectionConfig{System: journal.Scheveningen}
	a, b, err := Teams(run(t, config, 5, "Ajax", "Bern").State, 1)
	if err != nil || len(a) != 3 || len(b) != 2 {
		t.Errorf("%v against %v, %v", a, b, err)
	}
	var wrong *TeamsError
	for clubs, names := range map[int][]string{1: {"Ajax"}, 3: {"Ajax", "Bern", "Como"}} {
		if _, _, err := Teams(run(t, config, 6, names...).State, 1); !errors.As(err, &wrong) || wrong.Clubs != clubs {
			t.Errorf("%d clubs: %v", clubs, err)
		}
	}
	if got := RoundsNow(run(t, config, 5, "Ajax", "Bern").State, 1); got != 3 {
		t.Errorf("three against two: %d rounds", got)
	}
}

// TestGrid: a row and a column of the same game tell the same, turned round; the rows stand as ranked.
func TestGrid(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3}, 4)
	boards := h.compute()
	h.do(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	tpn := func(id journal.PlayerID) swiss.TPN { p, _ := h.Player(id); return p.TPN }
	order := []Ranked{{TPN: tpn(boards[0].White), Rank: 1}, {TPN: tpn(boards[1].Black), Rank: 2}, {TPN: tpn(boards[1].White), Rank: 2}, {TPN: tpn(boards[0].Black), Rank: 4}}
	grids := Grids(h.State, 1, order)
	if len(grids) != 1 {
		t.Fatalf("%d grids", len(grids))
	}
	want := [][]string{{"", "", "", "1"}, {"", "", "½", ""}, {"", "½", "", ""}, {"0", "", "", ""}}
	for i, row := range grids[0].Rows {
		if row.Ranked != order[i] || grids[0].Cols[i] != order[i].TPN {
			t.Errorf("row %d is %+v", i, row.Ranked)
		}
		for j, cell := range row.Cells {
			if cell.Self != (i == j) || cell.Text != want[i][j] {
				t.Errorf("row %d, column %d: %+v, want %q", i, j, cell, want[i][j])
			}
		}
	}
	teams := Grids(run(t, journal.SectionConfig{System: journal.Scheveningen}, 5, "Ajax", "Bern").State, 1, nil)
	if len(teams) != 2 || teams[0].Team != "Ajax" || len(teams[0].Rows) != 3 || len(teams[0].Cols) != 2 || teams[1].Team != "Bern" {
		t.Errorf("teams: %+v", teams)
	}
	groups := Grids(run(t, journal.SectionConfig{System: journal.Groups, Options: journal.SystemOptions{Groups: 2}}, 6).State, 1, []Ranked{{TPN: 1}, {TPN: 2}, {TPN: 3}, {TPN: 4}, {TPN: 5}, {TPN: 6}})
	if len(groups) != 2 || len(groups[0].Rows) != 3 || groups[1].Group != 1 {
		t.Errorf("groups: %+v", groups)
	}
	for system, want := range map[string]bool{journal.RoundRobin: true, journal.Groups: true, journal.Scheveningen: true, journal.Dutch: false, journal.Knockout: false, journal.Team: false} {
		if c := (journal.SectionConfig{System: system}); HasGrid(c) != want {
			t.Errorf("%s has a grid: %v", system, HasGrid(c))
		}
	}
	if !HasGrid(journal.SectionConfig{System: journal.Team, Options: journal.SystemOptions{Table: true}}) {
		t.Error("teams that all meet have a grid")
	}
}

// TestLineup: nobody plays above a teammate who stands higher in the list.
func TestLineup(t *testing.T) {
	config := journal.SectionConfig{Options: journal.SystemOptions{Boards: 3}}
	for _, c := range []struct {
		lineup []int
		ok     bool
	}{{[]int{1, 2, 3}, true}, {[]int{1, 3, 5}, true}, {[]int{2, 1, 3}, false}, {[]int{1, 1, 2}, false}, {[]int{1, 2, 9}, false}} {
		if err := CheckLineup(config, 1, 5, c.lineup); (err == nil) != c.ok {
			t.Errorf("%v: %v", c.lineup, err)
		}
	}
}

// TestDrawKeepsItsSchools: a drawn bracket that keeps schools apart stays what it was when a school gets another name.
func TestDrawKeepsItsSchools(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Knockout, Rounds: 3, Options: journal.SystemOptions{Drawn: true, Apart: true}}, 8, "SDN 1", "SDN 2", "sd negeri 01")
	h.compute()
	first, _ := h.Round(1, 1)
	if len(first.Schools) != 2 {
		t.Fatalf("schools of the draw: %v", first.Schools)
	}
	before, err := Bracket(h.State, 1)
	if err != nil {
		t.Fatal(err)
	}
	h.do(journal.RenameSchool{From: "SDN 2", To: "SDN 1"})
	after, err := Bracket(h.State, 1)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(before.Matches(1), after.Matches(1)) {
		t.Errorf("the draw changed:\n%+v\n%+v", before.Matches(1), after.Matches(1))
	}
}
