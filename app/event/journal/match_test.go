package journal

import (
	"errors"
	"slices"
	"testing"

	"wasit/swiss"
)

// cup is a knock-out of four players with a match of two games and an Armageddon, and a round robin of five of whom one
// leaves: every kind of fact that tables and matches need.
func cup(t *testing.T) *hall {
	h := open(t, 0, 2)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Piala", System: Knockout, Rounds: 2, Options: SystemOptions{Games: 2, Ladder: LadderCup}}})
	h.do(ImportPlayers{Section: 1, Players: named(4)})
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Seed: 20261121})
	h.do(PairRound{1, swiss.Pairing{System: "knockout", Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 4}, {White: 3, Black: 2}}}, "test", Apart{}})
	h.do(Publish{1, hour})
	h.do(EnterGame{1, 1, 1, Drawn, 1, Score{}})
	h.do(EnterGame{1, 1, 2, WhiteWins, 3, Score{}})
	h.do(EnterGame{1, 1, 1, Drawn, 4, Score{}})
	h.do(EnterGame{1, 1, 1, Score{}, 4, Score{}})
	h.do(EnterGame{1, 1, 1, Drawn, 4, WhiteWins})
	h.do(EnterGame{1, 1, 2, Drawn, 2, WhiteWins})
	return h
}

func named(n int) []PlayerInfo {
	list := make([]PlayerInfo, n)
	for i := range list {
		list[i] = PlayerInfo{Name: string(rune('A'+i)) + " Pemain"}
	}
	return list
}

func TestAMatchIsTakenBackStepByStep(t *testing.T) {
	h := cup(t)
	if r, _ := h.Round(1, 1); r.Phase != Complete || r.Boards[0].Score != WhiteWins {
		t.Fatalf("the deciding step is the result: %v %v", r.Phase, r.Boards[0].Score)
	}
	for _, want := range []int{2, 1, 1, 1, 2, 1} {
		seq, _, board, ok := h.LastResult(1)
		if !ok || board != want {
			t.Fatalf("newest step on board %d %t, want %d", board, ok, want)
		}
		h.do(Undo{1, seq})
	}
	if r, _ := h.Round(1, 1); r.Phase != Published || len(h.Steps(1, 1)) != 0 || len(h.MissingBoards(1, 1)) != 2 {
		t.Errorf("all taken back: %v %v", r.Phase, h.Steps(1, 1))
	}
	if _, _, _, ok := h.LastResult(1); ok {
		t.Error("nothing is left to take back")
	}
	for _, c := range []Command{EnterResult{1, 1, 1, WhiteWins}, ClearResult{1, 1, 1}, CorrectResult{1, 1, 1, WhiteWins, "x"}, ReverseColors{1, 1, 1, "x"}} {
		if e := refuse[*SystemError](h, c); e.Why != FaultMatch {
			t.Errorf("%T: %v", c, e)
		}
	}
	if e := refuse[*UnknownError](h, EnterGame{1, 1, 1, WhiteWins, 3, Score{}}); e.Player != 3 {
		t.Errorf("a stranger at the board: %v", e)
	}
}

// TestATableStands C.05 6.5: who is absent is paired and forfeits; nobody is moved by hand; nobody enters a full table.
func TestATableStands(t *testing.T) {
	h := open(t, 0, 3)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Kelas", System: RoundRobin, Rounds: 5}})
	h.do(ImportPlayers{Section: 1, Players: named(5)})
	if step := h.Next(1).Step; step != StepOrder {
		t.Fatal(step)
	}
	h.do(FixOrder{Section: 1})
	if step := h.Next(1).Step; step != StepPair {
		t.Fatalf("a table draws no colour: %s", step)
	}
	h.do(Withdraw{Players: []PlayerID{4}})
	if e := refuse[*SystemError](h, RequestBye{[]PlayerID{1}, 1, Half}); e.Why != FaultBye {
		t.Error(e)
	}
	h.do(RequestBye{[]PlayerID{3}, 1, Zero})
	h.do(PairRound{1, swiss.Pairing{System: "berger", Round: 1, Pairs: []swiss.Pair{{White: 2, Black: 5}, {White: 3, Black: 4}}, Rest: []swiss.TPN{1}}, "test", Apart{}})
	if w := h.DraftWarnings(1); len(w) != 2 || w[0].Kind != WarnWalkOver || h.IsStale(1) {
		t.Errorf("warnings %v, stale %t", w, h.IsStale(1))
	}
	if e := refuse[*SystemError](h, SwapPlayers{1, 2, 3, "x"}); e.Why != FaultByHand {
		t.Error(e)
	}
	h.do(Publish{1, hour})
	r, _ := h.Round(1, 1)
	if r.Boards[1].Score != BothForfeit || !r.Boards[0].Score.IsZero() || !slices.Equal(r.Absent, []Absence{{1, Free}}) {
		t.Errorf("boards %v, absent %v", r.Boards, r.Absent)
	}
	h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Z Pemain"}})
	if p, _ := h.PlayerByTPN(1, 6); p.Name != "Z Pemain" {
		t.Errorf("the late entry takes the free seat: %v", p)
	}
	if e := refuse[*SystemError](h, EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: "Y Pemain"}}); e.Why != FaultLateEntry {
		t.Error(e)
	}
	if e := refuse[*OrderError](h, FixOrder{Section: 1, Reason: "x"}); !e.Fixed {
		t.Error("the numbers of a table that was drawn stay:", e)
	}
	if e := refuse[*PlayerPairedError](h, RemovePlayer{1}); e.Player != 1 {
		t.Error("who is free in round 1 is in the table all the same:", e)
	}
	var refused *SystemError
	if _, err := h.try(PairByHand{1, []Pair{{1, 2}}, 0}); err == nil || errors.As(err, &refused) {
		t.Error("the round is open, and that comes first:", err)
	}
}

// TestDoubleSwissPoints C.04.5: points are counted by games, a bye is a game won and a game drawn.
func TestDoubleSwissPoints(t *testing.T) {
	h := open(t, 0, 2)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Ganda", System: DoubleSwiss, Edition: "2026", Rounds: 2}})
	h.do(ImportPlayers{Section: 1, Players: named(5)})
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Color: swiss.White})
	h.do(PairRound{1, swiss.Pairing{System: "doubleswiss-2026", Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 3}, {White: 4, Black: 2}}, PAB: 5}, "test", Apart{}})
	h.do(Publish{1, hour})
	h.do(EnterGame{1, 1, 1, WhiteWins, 1, Score{}})
	h.do(EnterGame{1, 1, 1, Drawn, 3, WhiteWins})
	h.do(EnterGame{1, 1, 2, WhiteWins, 4, Score{}})
	h.do(EnterGame{1, 1, 2, WhiteWins, 2, Drawn})
	got := h.Points(1, 1)
	for id, want := range map[PlayerID]swiss.Points{1: 15, 3: 5, 2: 10, 4: 10, 5: 15} {
		if got[id] != want {
			t.Errorf("player %d: %v points, want %v", id, got[id], want)
		}
	}
	tour, err := h.Tournament(1, 1)
	if err != nil || tour.Score(1, 1) != 15 || tour.Score(3, 1) != 5 || tour.Score(5, 1) != 15 {
		t.Errorf("the tournament agrees: %v", err)
	}
}

// TestSomebodyAddedToADraftedTable is not forgotten: the draft is stale and says who has no game.
func TestSomebodyAddedToADraftedTable(t *testing.T) {
	h := open(t, 0, 3)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Kelas", System: RoundRobin, Rounds: 3}})
	h.do(ImportPlayers{Section: 1, Players: named(3)})
	h.do(FixOrder{Section: 1})
	h.do(PairRound{1, swiss.Pairing{System: "berger", Round: 1, Pairs: []swiss.Pair{{White: 2, Black: 3}}, Rest: []swiss.TPN{1}}, "test", Apart{}})
	if h.IsStale(1) {
		t.Fatal("who is free is not forgotten")
	}
	h.do(AddPlayer{1, PlayerInfo{Name: "Z Pemain"}})
	if w := h.DraftWarnings(1); len(w) != 1 || w[0].Kind != WarnUnpaired || !h.IsStale(1) {
		t.Errorf("warnings %v", w)
	}
}

// teams is a team event of two boards: lists with a reserve, a line-up, a match.
func teams(t *testing.T) *hall {
	h := open(t, 0, 1)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Beregu", System: Team, Edition: "2026", Rounds: 1, Options: SystemOptions{Boards: 2}}})
	h.do(ImportPlayers{Section: 1, Players: []PlayerInfo{{Name: "SDN Tapos 2"}, {Name: "MI Al-Hidayah"}}})
	h.do(SetRoster{1, []Member{{Name: "Andi", Rating: 1200}, {Name: "Budi"}, {Name: "Citra"}}})
	h.do(SetRoster{2, []Member{{Name: "Dewi"}, {Name: "Eko"}}})
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Color: swiss.White})
	h.do(PairRound{Section: 1, Pairing: swiss.Pairing{System: "team-2026", Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}}}, Engine: "test"})
	h.do(Publish{1, hour})
	h.do(SetLineup{1, 1, Lineup{1, []int{1, 3}}})
	h.do(EnterGame{1, 1, 1, WhiteWins, 1, Score{}})
	h.do(EnterGame{1, 1, 1, Drawn, 2, WhiteWins})
	return h
}

func TestTeamsHaveListsAndLineups(t *testing.T) {
	h := teams(t)
	if got := h.LineupOf(1, 1, 1); !slices.Equal(got, []int{1, 3}) {
		t.Errorf("the line-up that was given: %v", got)
	}
	if got := h.LineupOf(1, 1, 2); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("without one the first of the list play: %v", got)
	}
	if got := h.Points(1, 1); got[1] != 20 || got[2] != 0 {
		t.Errorf("match points %v", got)
	}
	if e := refuse[*SystemError](h, SetRoster{1, []Member{{Name: "Andi"}}}); e.Why != FaultRoster {
		t.Error(e)
	}
	h.do(SetRoster{1, []Member{{Name: "Andi"}, {Name: "Budi"}, {Name: "Citra"}, {Name: "Fajar"}}})
	if e := refuse[*TextError](h, SetRoster{1, []Member{{Name: "Andi"}, {Name: "Budi"}, {Name: "Citra"}, {Name: " "}}}); e.Field != "name" {
		t.Error(e)
	}
	var value *ValueError
	if _, err := h.try(SetLineup{1, 1, Lineup{2, []int{1, 9}}}); !errors.As(err, &value) {
		t.Errorf("a stranger in the line-up: %v", err)
	}
}
