package journal

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

func TestNothingWithoutAnEvent(t *testing.T) {
	h := newHall(t)
	if e := refuse[*EventStateError](h, AddSection{}); e.State != EventMissing {
		t.Error(e)
	}
	h.do(CreateEvent{EventInfo{ID: "x", Name: "Cup"}})
	if e := refuse[*EventStateError](h, CreateEvent{EventInfo{ID: "y", Name: "Cup"}}); e.State != EventPresent {
		t.Error(e)
	}
	if e := refuse[*TextError](h, ChangeEvent{EventInfo{Name: " \u200b\n"}}); e.Got != 0 {
		t.Error(e)
	}
	if e := refuse[*TextError](h, ChangeEvent{EventInfo{Name: strings.Repeat("ž", MaxName+1)}}); e.Got != MaxName+1 {
		t.Error(e)
	}
	h.do(ChangeEvent{EventInfo{ID: "other", Name: strings.Repeat("ž", MaxName), Seed: 3}})
	if h.Event().ID != "x" || h.Event().Seed != 0 {
		t.Error("identity and seed of an event stay")
	}
}

func TestSectionSettings(t *testing.T) {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "x", Name: "Cup"}})
	good := SectionConfig{Name: "Pa", System: "dutch", Rounds: 5}
	for _, c := range []struct {
		field string
		spoil func(*SectionConfig)
	}{
		{"rounds", func(c *SectionConfig) { c.Rounds = 31 }},
		{"rounds", func(c *SectionConfig) { c.Rounds = 0 }},
		{"scoring", func(c *SectionConfig) { c.Scoring = swiss.Scoring{Win: 5, Draw: 10} }},
		{"tie-break", func(c *SectionConfig) { c.TieBreaks = []string{"bh"} }},
		{"missed", func(c *SectionConfig) { c.Missed = Full }},
		{"order", func(c *SectionConfig) { c.Order.Keys = []OrderKey{"height"} }},
		{"system", func(c *SectionConfig) { c.System = "" }},
	} {
		bad := good
		c.spoil(&bad)
		if e := refuse[*ValueError](h, AddSection{bad}); e.Field != c.field {
			t.Errorf("%s: refused for %s", c.field, e.Field)
		}
	}
	h.do(AddSection{good})
	h.do(AddSection{SectionConfig{Name: "Pi", System: "dutch", Rounds: 5}})
	h.do(ImportPlayers{1, "", field(4)})
	if e := refuse[*ConfigError](h, RemoveSection{1}); e.Field != "players" {
		t.Error(e)
	}
	h.do(RemoveSection{2})
	h.start()
	h.play()
	changed := good
	changed.System = "dubov"
	if e := refuse[*ConfigError](h, ChangeSection{Section: 1, SectionConfig: changed}); e.Field != "system" {
		t.Error(e)
	}
	changed = good
	changed.Rounds = 4
	refuse[*ReasonError](h, ChangeSection{Section: 1, SectionConfig: changed})
	h.do(ChangeSection{1, changed, "hujan"})
	changed.Rounds = 0
	refuse[*ValueError](h, ChangeSection{1, changed, "hujan"})
	refuse[*ReasonError](h, ChangeTieBreaks{Section: 1, TieBreaks: []string{"DE"}})
	h.do(ChangeTieBreaks{1, []string{"DE"}, "2026", "lupa"})
	if e := h.records[len(h.records)-1].Event.(TieBreaksChanged); e.Late != 1 {
		t.Errorf("C.07 4.1: the late change says how many rounds were published: %+v", e)
	}
}

func TestRoundRefusals(t *testing.T) {
	h := open(t, 6, 3)
	tour := swiss.Pairing{Round: 1}
	if e := refuse[*OrderError](h, PairRound{1, tour, "", Apart{}}); e.Fixed || len(e.Players) != 6 {
		t.Error(e)
	}
	h.do(FixOrder{Section: 1})
	refuse[*ColorError](h, PairRound{1, tour, "", Apart{}})
	h.do(DrawColor{Section: 1, Seed: 1})
	for _, c := range []struct {
		why  PairingFault
		pair swiss.Pairing
	}{
		{FaultRound, swiss.Pairing{Round: 2}},
		{FaultBoards, swiss.Pairing{Round: 1}},
		{FaultMissing, swiss.Pairing{Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}}}},
		{FaultTwice, swiss.Pairing{Round: 1, PAB: 2, Pairs: []swiss.Pair{{White: 1, Black: 2}, {White: 3, Black: 4}, {White: 5, Black: 6}}}},
		{FaultUnknown, swiss.Pairing{Round: 1, PAB: 9, Pairs: []swiss.Pair{{White: 1, Black: 2}, {White: 3, Black: 4}, {White: 5, Black: 6}}}},
		{FaultUnknown, swiss.Pairing{Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}, {White: 3, Black: 4}, {White: 5, Black: 6}, {White: 7, Black: 8}}}},
	} {
		if e := refuse[*PairingError](h, PairRound{1, c.pair, "", Apart{}}); e.Why != c.why {
			t.Errorf("refused for %s, want %s", e.Why, c.why)
		}
	}
	h.do(RequestBye{[]PlayerID{6}, 1, Zero})
	all := swiss.Pairing{Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}, {White: 3, Black: 4}, {White: 5, Black: 6}}}
	if e := refuse[*PairingError](h, PairRound{1, all, "", Apart{}}); e.Why != FaultAbsent || !slices.Equal(e.Players, []PlayerID{6}) {
		t.Error(e)
	}
	h.do(CancelBye{[]PlayerID{6}, 1})
	refuse[*ByeError](h, CancelBye{[]PlayerID{6}, 1})
	h.pair()
	if e := refuse[*RoundPhaseError](h, PairRound{1, all, "", Apart{}}); e.Phase != Draft {
		t.Error(e)
	}
	if e := refuse[*RoundPhaseError](h, EnterResult{1, 1, 1, Drawn}); e.Phase != Draft || e.Need != Published {
		t.Error(e)
	}
	if e := refuse[*PlayerPairedError](h, RemovePlayer{2}); e.Round != 1 {
		t.Error(e)
	}
	refuse[*ReasonError](h, Unpublish{Section: 1})
	h.do(Publish{1, hour})
	refuse[*RoundPhaseError](h, Publish{1, hour})
	refuse[*RoundPhaseError](h, DiscardDraft{1})
	if e := refuse[*LateEntryError](h, AddPlayer{1, PlayerInfo{Name: "Z"}}); e.Round != 2 {
		t.Error(e)
	}
	refuse[*ScoreError](h, EnterResult{1, 1, 1, Score{swiss.Win, swiss.Win}})
	refuse[*ScoreError](h, EnterResult{1, 1, 1, Score{}})
	if e := refuse[*UnknownError](h, EnterResult{1, 1, 4, Drawn}); e.Board != 4 {
		t.Error(e)
	}
	h.do(EnterResult{1, 1, 2, Drawn})
	if events, err := h.try(EnterResult{1, 1, 2, Drawn}); len(events) != 0 || err != nil {
		t.Errorf("the same result again changes nothing: %v %v", events, err)
	}
	if e := refuse[*MissingResultsError](h, CloseRound{Section: 1, Time: hour}); !slices.Equal(e.Boards, []int{1, 3}) {
		t.Error(e)
	}
	if e := refuse[*MissingResultsError](h, PairRound{1, all, "", Apart{}}); !slices.Equal(e.Boards, []int{1, 3}) {
		t.Error(e)
	}
	if e := refuse[*ResultsEnteredError](h, Unpublish{1, "salah"}); !slices.Equal(e.Boards, []int{2}) {
		t.Error(e)
	}
	r, _ := h.CurrentRound(1)
	refuse[*ResultsEnteredError](h, SwapPlayers{1, r.Boards[1].White, r.Boards[0].White, "x"})
	refuse[*ReasonError](h, SwapPlayers{1, r.Boards[2].White, r.Boards[0].White, ""})
	h.do(ClearResult{1, 1, 2})
	h.do(Unpublish{1, "salah"})
	h.do(Publish{1, hour})
	h.results(1)
	if e := refuse[*RoundPhaseError](h, PairRound{1, all, "", Apart{}}); e.Phase != Complete {
		t.Error(e)
	}
	h.do(CloseRound{Section: 1, Time: hour})
	h.do(ReopenRound{1, "papan 2"})
	h.do(CloseRound{Section: 1, Time: hour})
	h.pair()
	refuse[*LaterRoundError](h, EnterResult{1, 1, 1, Adjourned})
	refuse[*ReasonError](h, CorrectResult{1, 1, 1, BothLose, " \n"})
	refuse[*LaterRoundError](h, Withdraw{Players: []PlayerID{1}, From: 1})
	if e := refuse[*ByeError](h, RequestBye{[]PlayerID{1}, 1, Half}); e.Why != ByePaired {
		t.Error(e)
	}
	if e := refuse[*ByeError](h, RequestBye{[]PlayerID{1}, 3, Half}); e.Why != ByeLastRound {
		t.Error(e)
	}
	refuse[*RoundPhaseError](h, FinishEvent{Time: hour})
	h.do(Publish{1, hour})
	h.results(2)
	h.do(CloseRound{Section: 1, Time: hour})
	refuse[*RoundPhaseError](h, FinishEvent{Time: hour})
	h.play()
	refuse[*AllRoundsError](h, PairRound{1, swiss.Pairing{Round: 4}, "", Apart{}})
	h.do(FinishEvent{Time: hour})
	refuse[*EventStateError](h, AddSection{})
	refuse[*ReasonError](h, ReopenEvent{})
	h.do(ReopenEvent{"salah medali"})
}

func TestByeLimits(t *testing.T) {
	h := open(t, 6, 5)
	h.do(RequestBye{[]PlayerID{1, 1}, 2, Half})
	if e := refuse[*ByeError](h, RequestBye{[]PlayerID{2, 1}, 3, Half}); e.Why != ByeLimit || e.Player != 1 || e.Limit != 1 {
		t.Error(e)
	}
	h.do(RequestBye{[]PlayerID{1}, 2, Zero}) // another kind in its place
	h.do(RequestBye{[]PlayerID{1}, 3, Half})
	p, _ := h.Player(1)
	if !slices.Equal(p.Byes, []Bye{{2, Zero}, {3, Half}}) {
		t.Error(p.Byes)
	}
	refuse[*ValueError](h, RequestBye{[]PlayerID{1}, 6, Zero})
	refuse[*ValueError](h, RequestBye{[]PlayerID{1}, 4, "quarter"})
	refuse[*UnknownError](h, RequestBye{[]PlayerID{99}, 4, Zero})
}

func TestOrderCanChangeUntilRoundFour(t *testing.T) { // C.04.2 2.3
	h := open(t, 10, 6)
	h.start()
	h.play()
	refuse[*ReasonError](h, FixOrder{Section: 1})
	ids := idsOf(h.sorted(1))
	ids[0], ids[1] = ids[1], ids[0]
	h.do(FixOrder{1, ids, "rating salah"})
	refuse[*OrderError](h, FixOrder{1, ids[1:], "rating salah"})
	h.play()
	h.play()
	h.do(FixOrder{1, nil, "rating salah"})
	h.pair()
	if e := refuse[*OrderError](h, FixOrder{1, ids, "rating salah"}); !e.Fixed {
		t.Error(e)
	}
}

func TestLimits(t *testing.T) {
	h := open(t, MaxPlayers, 5)
	if e := refuse[*LimitError](h, AddPlayer{1, PlayerInfo{Name: "one more"}}); e.What != "players" {
		t.Error(e)
	}
	h = open(t, 2, 5)
	if e := refuse[*ImportError](h, ImportPlayers{1, "", append(field(3), PlayerInfo{Name: "x", Rating: -1})}); e.Row != 4 {
		t.Error(e)
	}
	refuse[*TextError](h, AddPlayer{1, PlayerInfo{Name: "\u202e"}})
	refuse[*DateError](h, AddPlayer{1, PlayerInfo{Name: "x", Birth: Date{2015, 2, 29}}})
	for range MaxSections - 1 {
		h.do(AddSection{SectionConfig{Name: "s", System: "dutch", Rounds: 1}})
	}
	refuse[*LimitError](h, AddSection{SectionConfig{Name: "s", System: "dutch", Rounds: 1}})
}

// TestEndEarly: an event ends wherever it stands, as one act that can be taken back; nothing that was played is lost.
func TestEndEarly(t *testing.T) {
	for _, c := range []struct {
		name string
		to   func(h *hall)
		want []Kind
		sec  Section
	}{
		{"before the first round", func(h *hall) {}, []Kind{KindEventFinished}, Section{Round: 0}},
		{"draft", func(h *hall) { h.start(); h.play(); h.pair() }, []Kind{KindDraftDiscarded, KindEventFinished}, Section{Round: 1, Phase: Closed}},
		{"missing results", func(h *hall) { h.start(); h.play(); h.pair(); h.do(Publish{1, hour}) }, []Kind{KindEventFinished}, Section{Round: 2, Phase: Published}},
		{"results complete", func(h *hall) { h.start(); h.pair(); h.do(Publish{1, hour}); h.results(1) }, []Kind{KindRoundClosed, KindEventFinished}, Section{Round: 1, Phase: Closed}},
		{"between two rounds", func(h *hall) { h.start(); h.play() }, []Kind{KindEventFinished}, Section{Round: 1, Phase: Closed}},
	} {
		h := open(t, 6, 3)
		c.to(h)
		before, _ := unsnap(snap(t, h.State))
		var kinds []Kind
		for _, e := range h.do(FinishEvent{hour, true}) {
			kinds = append(kinds, kindOf(e))
			if f, ok := e.(EventFinished); ok && !f.Early {
				t.Errorf("%s: it was early", c.name)
			}
		}
		sec, _ := h.Section(1)
		if !slices.Equal(kinds, c.want) || sec.Round != c.sec.Round || c.sec.Round > 0 && sec.Phase != c.sec.Phase || !h.IsFinished() {
			t.Errorf("%s: %v, round %d %s", c.name, kinds, sec.Round, sec.Phase)
		}
		clean, err := Anonymise(h.records, Stamp{At: hour})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if s, err := Replay(clean); err != nil || !s.IsAnonymous() {
			t.Errorf("%s: %v", c.name, err)
		}
		h.do(Undo{})
		before.seq, before.at = h.seq, h.at
		if diff := cmp.Diff(snap(t, before), snap(t, h.State)); diff != "" {
			t.Errorf("%s: undo, mismatch (-want +got)\n%s", c.name, diff)
		}
	}
	h := open(t, 6, 1)
	h.start()
	h.play()
	if e := h.do(FinishEvent{hour, true}); e[0].(EventFinished).Early {
		t.Error("every round was played: that is no early end")
	}
}
