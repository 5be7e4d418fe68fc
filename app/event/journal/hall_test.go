package journal

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// inHall is a morning in the hall: check-in, a latecomer, a cap, a verification.
func inHall(t *testing.T) *hall {
	h := open(t, 9, 3)
	h.do(SetHall{1, Hall{Length: 40, Pause: 10, Apart: 1, Cap: CapRule{Minutes: 40, Margin: 3}}})
	h.do(FixTable{5, 1})
	h.do(NoteFee{[]PlayerID{1, 2, 3}, true})
	h.do(NotePresence{[]PlayerID{1, 2, 3, 4, 5, 6}, Present})
	h.do(NotePresence{[]PlayerID{7}, Missing})
	h.do(CloseCheckIn{1, hour, []PlayerID{7, 8}, []PlayerID{9}})
	h.do(Arrive{[]PlayerID{8}})
	h.start()
	h.pair()
	h.do(SwapPlayers{1, 1, 2, ""})
	h.do(Publish{1, hour})
	h.do(StartRound{1, 2 * hour})
	h.do(EnterResult{1, 1, 1, WhiteWins})
	h.do(DecideCap{Section: 1, Board: 2, White: Army{Rooks: 1, Pawns: 3}, Black: Army{Rooks: 1}, Score: WhiteWins, Witness: "Sari"})
	h.do(EnterResult{1, 1, 3, Drawn})
	for b, score := range []Score{WhiteWins, BlackWins, Drawn} {
		h.do(CheckResult{1, b + 1, score, CheckBlind})
	}
	return h
}

func TestCheckIn(t *testing.T) {
	h := open(t, 8, 3)
	h.do(NotePresence{[]PlayerID{1, 2, 3, 4, 5}, Present})
	events := h.do(CloseCheckIn{1, hour, []PlayerID{6, 7}, []PlayerID{8}})
	if len(events) != 3 {
		t.Fatalf("one act of %d facts, want bye, withdrawal, closing", len(events))
	}
	if sec, _ := h.Section(1); sec.CheckIn != (CheckIn{1, hour}) {
		t.Errorf("check-in %+v", sec.CheckIn)
	}
	for id, want := range map[PlayerID]bool{5: false, 6: true, 7: true, 8: true} {
		if p, _ := h.Player(id); func() bool { _, away := p.Absence(1); return away }() != want {
			t.Errorf("player %d away %t, want %t", id, !want, want)
		}
	}
	h.do(Arrive{[]PlayerID{6, 8}})
	p, _ := h.Player(6)
	if _, away := p.Absence(1); away || p.Presence != Present {
		t.Errorf("who arrives after the closing plays: %+v", p)
	}
	if p, _ := h.Player(8); !p.IsWithdrawn() {
		t.Error("a withdrawal is not undone by arriving: it was decided")
	}
	if p, _ := h.Player(7); len(p.Byes) != 1 {
		t.Error("who did not arrive keeps his bye")
	}
	if len(h.do(Arrive{[]PlayerID{6}})) != 0 {
		t.Error("noted twice")
	}
	if len(h.do(NoteFee{[]PlayerID{1, 2}, true})) != 1 || len(h.do(NoteFee{[]PlayerID{1, 2}, true})) != 0 {
		t.Error("a fee is noted once")
	}
	if p, _ := h.Player(2); !p.Paid {
		t.Error("not paid")
	}
	h.do(RequestBye{[]PlayerID{1}, 2, Zero})
	h.do(Arrive{[]PlayerID{1}})
	if p, _ := h.Player(1); len(p.Byes) != 1 {
		t.Error("a bye asked for another round stays")
	}
}

func TestFixedTables(t *testing.T) {
	h := open(t, 10, 3)
	h.do(FixTable{10, 1})
	h.do(FixTable{3, 4})
	h.do(FixTable{1, 99})
	h.start()
	h.pair()
	r, _ := h.CurrentRound(1)
	tables := []int{h.BoardOf(1, 1, 10), h.BoardOf(1, 1, 3), h.BoardOf(1, 1, 1)}
	if !slices.Equal(tables, []int{1, 4, 5}) {
		t.Errorf("tables %v, want 1, 4 and the last: %v", tables, r.Boards)
	}
	var table []Warning
	for _, w := range h.DraftWarnings(1) {
		if w.Kind == WarnTable {
			table = append(table, w)
		}
	}
	if len(table) != 1 || table[0].Players[0] != 1 || table[0].Round != 99 {
		t.Errorf("table 99 is not there: %v", table)
	}
}

func TestApart(t *testing.T) {
	h := open(t, 9, 3) // schools 0 and 1 have two each
	if h.ApartGroups(1, 1) != nil {
		t.Error("not asked for")
	}
	h.do(SetHall{1, Hall{Apart: 1}})
	h.start()
	groups := h.ApartGroups(1, 1)
	if len(groups) != 2 || h.ApartGroups(1, 2) != nil {
		t.Fatalf("groups %v", groups)
	}
	tour, err := h.KeptApart(1, 1, groups).ForPairing(1, 1)
	if err != nil || !tour.IsForbidden(1, 8, 1) || tour.IsForbidden(1, 2, 1) {
		t.Errorf("players 1 and 8 are from one school: %v", err)
	}
	plain, _ := h.ForPairing(1, 1)
	if plain.IsForbidden(1, 8, 1) {
		t.Error("the wish stays out of the section")
	}
	h.do(PairRound{1, fixture(plain, 1), "test", Apart{Kept: 2}})
	if marks := h.Marks(1); len(marks) != 1 || marks[0].Why != MarkApart {
		t.Errorf("a departure from the rules is marked: %v", marks)
	}
}

func TestMadeByTheEngine(t *testing.T) {
	h := open(t, 6, 3)
	h.start()
	h.pair()
	before, _ := h.CurrentRound(1)
	h.do(SwapPlayers{1, before.Boards[0].White, before.Boards[1].White, ""})
	h.do(SwapPlayers{1, before.Boards[2].White, before.Boards[1].White, ""})
	after, _ := h.CurrentRound(1)
	if len(after.Made) != 3 || after.Made[0] != (Pair{before.Boards[0].White, before.Boards[0].Black}) {
		t.Errorf("what the engine made stays known: %v", after.Made)
	}
}

func TestVerification(t *testing.T) {
	h := open(t, 6, 3)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.results(1)
	h.do(EnterResult{1, 1, 2, WhiteWins})
	r, _ := h.CurrentRound(1)
	refuse[*ScoreError](h, CheckResult{1, 1, Score{}, CheckBlind})
	refuse[*UnknownError](h, CheckResult{1, 4, Drawn, CheckBlind})
	h.do(CheckResult{1, 1, r.Boards[0].Score, CheckBlind})
	h.do(CheckResult{1, 2, BlackWins, CheckBlind})
	c := h.Checked(1, 1)
	if !slices.Equal(c.Left, []int{3}) || len(c.Differ) != 1 || c.Differ[0].Board != 2 || len(c.Done) != 1 || c.IsWhole() {
		t.Fatalf("checked %+v", c)
	}
	if _, board, ok := h.LastCheck(1); !ok || board != 2 {
		t.Error("the last check")
	}
	h.do(Undo{})
	if c := h.Checked(1, 1); len(c.Left) != 2 {
		t.Errorf("taken back: %+v", c)
	}
	h.do(CheckResult{1, 2, BlackWins, CheckBlind})
	h.do(CheckResult{1, 3, r.Boards[2].Score, CheckRead})
	h.do(EnterResult{1, 1, 2, BlackWins}) // the first entry was wrong
	if c := h.Checked(1, 1); !c.IsWhole() {
		t.Errorf("both opinions agree now: %+v", c)
	}
	h.do(ReverseColors{1, 1, 3, "salah kursi"})
	if c := h.Checked(1, 1); !slices.Equal(c.Left, []int{3}) {
		t.Errorf("the colours of board 3 were reversed: it is verified no more: %+v", c)
	}
}

// TestCapCount: formats 7.5 to 7.7, with the worked examples of 7.10.
func TestCapCount(t *testing.T) {
	start := Army{1, 2, 2, 2, 8}
	for _, c := range []struct {
		name         string
		rule         CapRule
		white, black Army
		worth        [2]int
		want         Score
		ok           bool
	}{
		{"start position", CapRule{}, start, start, [2]int{39, 39}, Drawn, true},
		{"24:23, margin 1", CapRule{}, Army{Rooks: 2, Knights: 2, Pawns: 8}, Army{Rooks: 2, Bishops: 1, Knights: 1, Pawns: 7}, [2]int{24, 23}, WhiteWins, true},
		{"24:23, margin 3", CapRule{Margin: 3}, Army{Rooks: 2, Knights: 2, Pawns: 8}, Army{Rooks: 2, Bishops: 1, Knights: 1, Pawns: 7}, [2]int{24, 23}, Drawn, true},
		{"15:15", CapRule{}, Army{Rooks: 2, Pawns: 5}, Army{Queens: 1, Knights: 1, Pawns: 3}, [2]int{15, 15}, Drawn, true},
		{"12:12, level to Black", CapRule{Level: LevelBlack}, Army{Queens: 1, Pawns: 3}, Army{Rooks: 2, Pawns: 2}, [2]int{12, 12}, BlackWins, true},
		{"queen 10", CapRule{Queen: 10}, Army{Queens: 1}, Army{Rooks: 1, Bishops: 1}, [2]int{10, 8}, WhiteWins, true},
		{"below the margin the arbiter decides", CapRule{Method: CapMargin, Margin: 3}, Army{Pawns: 3}, Army{Pawns: 1}, [2]int{3, 1}, Score{}, false},
		{"a lone bishop cannot mate a bare king", CapRule{}, Army{}, Army{Bishops: 1}, [2]int{0, 3}, Drawn, true},
		{"a lone knight may mate a pawn's side", CapRule{}, Army{Knights: 1}, Army{Pawns: 1}, [2]int{3, 1}, WhiteWins, true},
		{"a lone knight cannot mate a bare king", CapRule{}, Army{Knights: 1}, Army{}, [2]int{3, 0}, Drawn, true},
	} {
		if w := [2]int{c.rule.Worth(c.white), c.rule.Worth(c.black)}; w != c.worth {
			t.Errorf("%s: sums %v, want %v", c.name, w, c.worth)
		}
		if got, ok := c.rule.Count(c.white, c.black); got != c.want || ok != c.ok {
			t.Errorf("%s: %v %t, want %v %t", c.name, got, ok, c.want, c.ok)
		}
	}
}

func TestCapDecided(t *testing.T) {
	h := open(t, 4, 3)
	h.do(SetHall{1, Hall{Cap: CapRule{Minutes: 40}}})
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	if e := refuse[*ReasonError](h, DecideCap{Section: 1, Board: 1, White: Army{Pawns: 1}, Score: Drawn}); e.Act != KindCapDecided {
		t.Error(e)
	}
	refuse[*ScoreError](h, DecideCap{Section: 1, Board: 1, Score: BothForfeit, Reason: "x"})
	refuse[*ValueError](h, DecideCap{Section: 1, Board: 1, White: Army{Queens: 2, Pawns: 8}, Score: WhiteWins})
	h.do(DecideCap{Section: 1, Board: 1, White: Army{Pawns: 1}, Score: WhiteWins})
	c, ok := h.CapOn(1, 1, 1)
	r, _ := h.CurrentRound(1)
	if !ok || c.White.Pawns != 1 || r.Boards[0].Score != WhiteWins || r.Boards[0].Score.White != swiss.Win {
		t.Fatalf("cap %+v %t, board %+v", c, ok, r.Boards[0])
	}
	h.do(EnterResult{1, 1, 1, Drawn})
	if _, ok := h.CapOn(1, 1, 1); ok {
		t.Error("the result is not the cap's any more")
	}
	h.do(Undo{})
	h.do(Undo{})
	if r, _ := h.CurrentRound(1); !r.Boards[0].Score.IsZero() {
		t.Error("the act is taken back whole")
	}
}

func TestHallTimes(t *testing.T) {
	h := open(t, 4, 3)
	refuse[*RoundPhaseError](h, StartRound{1, hour})
	h.start()
	h.pair()
	refuse[*RoundPhaseError](h, StartRound{1, hour})
	h.do(Publish{1, hour})
	refuse[*ValueError](h, StartRound{1, 0})
	h.do(StartRound{1, hour})
	h.do(StartRound{1, 2 * hour})
	if r, _ := h.CurrentRound(1); r.Started != 2*hour {
		t.Errorf("started %d", r.Started)
	}
	h.do(Unpublish{1, "salah"})
	if r, _ := h.CurrentRound(1); r.Started != 0 {
		t.Error("an unpublished round has not begun")
	}
	refuse[*ValueError](h, SetHall{1, Hall{Pause: -1}})
	refuse[*ValueError](h, SetHall{1, Hall{Cap: CapRule{Method: "dice"}}})
}
