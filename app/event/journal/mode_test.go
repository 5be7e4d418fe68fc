package journal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// ratedHall is an event that is to be rated, of n players and so many rounds.
func ratedHall(t testing.TB, n, rounds int) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Podravina Open", Seed: 7, Papers: EventPapers{Rated: true}}})
	h.do(AddSection{SectionConfig{Name: "Open", System: Dutch, Edition: "2026", Rounds: rounds, HalfByes: 3, TieBreaks: []string{"BH/C1", "DE"}}})
	h.do(ImportPlayers{1, "csv", field(n)})
	return h
}

// gatesOf expects that a command is refused by a rule; it says so on any device, since the refusal is decided.
func (h *hall) gatesOf(c Command, rule Rule, level Level) *GateError {
	h.t.Helper()
	e := refuse[*GateError](h, c)
	if e.Rule != rule || e.Level != level {
		h.t.Errorf("%T: refused by %s, level %d; want %s, level %d", c, e.Rule, e.Level, rule, level)
	}
	return e
}

// TestEveryCommandIsWeighed: each command stands in the table of levels, so that a new one is weighed when it is written.
func TestEveryCommandIsWeighed(t *testing.T) {
	weighed := map[string]bool{}
	commands := map[string]bool{}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range files {
		if !strings.HasSuffix(entry.Name(), ".go") || strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), entry.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if name := receiver(f); f.Name.Name == "decide" && ast.IsExported(name) {
				commands[name] = true
			}
			if f.Name.Name != "weigh" || f.Recv != nil {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if c, ok := n.(*ast.CaseClause); ok {
					for _, x := range c.List {
						if id, ok := x.(*ast.Ident); ok {
							weighed[id.Name] = true
						}
					}
				}
				return true
			})
		}
	}
	if len(commands) < 70 {
		t.Fatalf("only %d commands found", len(commands))
	}
	for name := range commands {
		if !weighed[name] {
			t.Errorf("%s has no level in FIDE mode", name)
		}
	}
}

func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return ""
	}
	id, _ := f.Recv.List[0].Type.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}

// TestModeIsEnteredByRated: a section enters the mode when its event is to be rated, before round 1, and is configured for it; nothing
// else leads into it, and switching it off leads nowhere.
func TestModeIsEnteredByRated(t *testing.T) {
	config := func(change func(*SectionConfig)) SectionConfig {
		c := SectionConfig{Name: "A", System: Dutch, Edition: "2026", Rounds: 5}
		change(&c)
		return c
	}
	for _, c := range []struct {
		name   string
		rated  bool
		config SectionConfig
		want   ModeState
		rule   Rule
	}{
		{"a school", false, config(func(*SectionConfig) {}), ModeFree, ""},
		{"rated", true, config(func(*SectionConfig) {}), ModeIn, ""},
		{"Keizer", true, config(func(c *SectionConfig) { c.System = Keizer }), ModeFree, RuleSystem},
		{"knock-out", true, config(func(c *SectionConfig) { c.System = Knockout }), ModeFree, RuleSystem},
		{"rules of 2017", true, config(func(c *SectionConfig) { c.Edition = "2017" }), ModeFree, RuleSystem},
		{"Buchholz in a table", true, config(func(c *SectionConfig) { c.System, c.TieBreaks = RoundRobin, []string{"DE", "BH/C1"} }), ModeFree, RuleTable},
		{"Sonneborn-Berger in a table", true, config(func(c *SectionConfig) { c.System, c.TieBreaks = RoundRobin, []string{"SB"} }), ModeIn, ""},
		{"two draws above a win", true, config(func(c *SectionConfig) { c.Scoring = swiss.ScoringOf(10, 7, 0) }), ModeFree, RuleScoring},
		{"3-1-0", true, config(func(c *SectionConfig) { c.Scoring = swiss.ScoringOf(30, 10, 0) }), ModeIn, ""},
		{"a bye above a win", true, config(func(c *SectionConfig) { c.Scoring = swiss.StandardScoring(); c.Scoring.PAB = 20 }), ModeFree, RuleScoring},
		{"a bye of 0.7", true, config(func(c *SectionConfig) { c.Scoring = swiss.StandardScoring(); c.Scoring.PAB = 7 }), ModeFree, RuleScoring},
		{"a bye of a half", true, config(func(c *SectionConfig) { c.Scoring = swiss.StandardScoring(); c.Scoring.PAB = 5 }), ModeIn, ""},
		{"teams", true, config(func(c *SectionConfig) { c.System = Team }), ModeIn, ""},
	} {
		h := newHall(t)
		info := EventInfo{ID: "e1", Name: "E", Papers: EventPapers{Rated: c.rated}}
		h.do(CreateEvent{info})
		h.do(AddSection{c.config})
		if got := h.Mode(1).State; got != c.want || h.Obstacle(1) != c.rule {
			t.Errorf("%s: mode %q, obstacle %q", c.name, got, h.Obstacle(1))
		}
	}
	h := open(t, 6, 3)
	info := h.Event()
	info.Papers.Rated = true
	h.do(FilePapers{info})
	if h.Mode(1).State != ModeIn {
		t.Error("the switch was turned on before round 1 and does not count")
	}
	info.Papers.Rated = false
	h.do(FilePapers{info})
	if h.Mode(1).State != ModeIn {
		t.Error("the switch turned off leads out of the mode")
	}
	late := open(t, 6, 3)
	late.start()
	late.play()
	info.Papers.Rated = true
	late.do(FilePapers{info})
	if late.Mode(1).State != ModeFree || late.Obstacle(1) != RuleBegun {
		t.Error("a section that has begun enters the mode")
	}
	practice := newHall(t)
	practice.do(CreateEvent{EventInfo{ID: "p", Name: "P", Practice: true, Papers: EventPapers{Rated: true}}})
	practice.do(AddSection{config(func(*SectionConfig) {})})
	if practice.Mode(1).State != ModeFree {
		t.Error("a practice enters the mode")
	}
}

// fideDay is a rated event of five rounds that meets every level once.
func fideDay(t testing.TB) *hall {
	h := ratedHall(t, 8, 5)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, Adjourned})
	h.results(1)
	h.do(CloseRound{Section: 1, Time: hour})
	h.play()

	// Level 2: it is done, and noted.
	h.do(RequestBye{[]PlayerID{8}, 3, Full})
	h.pair()
	// Level 3: the arbiter exchanges two players of the draft, and puts it on the wall.
	r, _ := h.Round(1, 3)
	h.do(SwapPlayers{Section: 1, A: r.Boards[0].Black, B: r.Boards[1].Black})
	e := h.gatesOf(Publish{1, hour}, RuleByHand, Deviation)
	if len(e.Remarks) == 0 || e.Remarks[0].Kind != RemarkByHand || len(e.Remarks[0].Was) != 2 || len(e.Remarks[0].Now) != 2 {
		h.t.Errorf("the report would say %+v", e.Remarks)
	}
	refuse[*ReasonError](h, Confirmed{Publish{1, hour}, Deviation, " "})
	h.do(Confirmed{Publish{1, hour}, Deviation, "father and son"})
	h.results(3)
	h.do(CloseRound{Section: 1, Time: hour})
	h.do(Confirmed{CorrectResult{1, 2, 1, turned(h.score(2, 1)), "the slip was misread"}, Deviation, "the slip was misread"})
	// Level 5 is not done, however often it is confirmed.
	wrong := CorrectResult{1, 1, 2, turned(h.score(1, 2)), "the slip was misread"}
	h.gatesOf(wrong, RulePast, Prohibited)
	h.gatesOf(Confirmed{wrong, Prohibited, "I want to"}, RulePast, Prohibited)
	h.do(Confirmed{CorrectResult{1, 1, 1, WhiteWins, ""}, Deviation, "resumed after round 3"})
	h.play()
	// Level 4: the section leaves the mode; then what was prohibited is done as in any event.
	h.do(LeaveMode{1, RulePast, "organiser and arbiter agreed"})
	h.do(wrong)
	h.append(RemarksCarried{InSection{1}, []string{"### Import @ Round 3: 5-8 6-7 => 5-7 6-8"}})
	return h
}

// takenDay is a rated event with a round that came from a file, which the engine pairs otherwise.
func takenDay(t testing.TB) *hall {
	h := ratedHall(t, 5, 3)
	h.start()
	h.play()
	r, _ := h.Round(1, 1)
	a, b := r.Boards[0], r.Boards[1]
	engine := swiss.Pairing{Round: 1, PAB: h.tpn(r.PAB), Pairs: []swiss.Pair{{White: h.tpn(a.White), Black: h.tpn(b.Black)}, {White: h.tpn(b.White), Black: h.tpn(a.Black)}}}
	differs, ok := h.CompareRound(1, 1, &engine)
	if !ok || len(differs.File) != 2 || len(differs.Engine) != 2 {
		t.Fatalf("the round differs by %+v", differs)
	}
	h.append(RoundsCompared{InSection{1}, []RoundCompared{differs}})
	h.play()
	return h
}

// TestCompareRound: boards, colours and the bye of a round are compared with those of a pairing.
func TestCompareRound(t *testing.T) {
	h := takenDay(t)
	r, _ := h.Round(1, 1)
	a, b, bye := r.Boards[0], r.Boards[1], r.PAB
	pair := func(x, y PlayerID) swiss.Pair { return swiss.Pair{White: h.tpn(x), Black: h.tpn(y)} }
	for name, c := range map[string]struct {
		p    *swiss.Pairing
		seat int // that only one of both has, of each
	}{
		"the same":            {&swiss.Pairing{PAB: h.tpn(bye), Pairs: []swiss.Pair{pair(a.White, a.Black), pair(b.White, b.Black)}}, 0},
		"the other way about": {&swiss.Pairing{PAB: h.tpn(bye), Pairs: []swiss.Pair{pair(b.White, b.Black), pair(a.White, a.Black)}}, 0},
		"a colour":            {&swiss.Pairing{PAB: h.tpn(bye), Pairs: []swiss.Pair{pair(a.Black, a.White), pair(b.White, b.Black)}}, 1},
		"opponents":           {&swiss.Pairing{PAB: h.tpn(bye), Pairs: []swiss.Pair{pair(a.White, b.White), pair(a.Black, b.Black)}}, 2},
		"the bye":             {&swiss.Pairing{PAB: h.tpn(a.White), Pairs: []swiss.Pair{pair(bye, a.Black), pair(b.White, b.Black)}}, 2},
	} {
		differs, ok := h.CompareRound(1, 1, c.p)
		if ok != (c.seat > 0) || len(differs.File) != c.seat || len(differs.Engine) != c.seat {
			t.Errorf("%s: %+v, %v", name, differs, ok)
		}
	}
	if differs, ok := h.CompareRound(1, 1, nil); !ok || len(differs.File) != 3 || len(differs.Engine) != 0 {
		t.Errorf("no pairing: %+v, %v", differs, ok)
	}
	if list := h.Remarks(1); len(list) != 1 || list[0].Kind != RemarkImport || list[0].Round != 1 {
		t.Errorf("the report says %+v", list)
	}
	if _, err := clean(RoundsCompared{InSection{1}, []RoundCompared{{Round: MaxRounds + 1}}}); err == nil {
		t.Error("a round that no event has is taken")
	}
}

// turned is a decided result the other way round, a draw a win.
func turned(s Score) Score {
	if r := s.Reversed(); r != s {
		return r
	}
	return WhiteWins
}

func (h *hall) score(round, board int) Score {
	r, _ := h.Round(1, round)
	return r.Boards[board-1].Score
}

// TestModeDay: each level once, what the report says of it, and that nothing leads back.
func TestModeDay(t *testing.T) {
	h := fideDay(t)
	m := h.Mode(1)
	if m.State != ModeGone || m.Round != 4 || m.Rule != RulePast || m.Reason == "" {
		t.Errorf("mode %+v", m)
	}
	var kinds []RemarkKind
	for _, r := range h.Remarks(1) {
		kinds = append(kinds, r.Kind)
	}
	if want := []RemarkKind{RemarkByHand, RemarkFullBye, RemarkCorrection, RemarkAdjournment, RemarkCorrection}; !slices.Equal(kinds, want) {
		t.Errorf("remarks %v, want %v", kinds, want)
	}
	var levels []Level
	for _, r := range h.records {
		if e, ok := r.Event.(DeviationNoted); ok {
			levels = append(levels, e.Level)
		}
	}
	if !slices.Equal(levels, []Level{Undescribed, Undescribed, Deviation, Deviation, Deviation}) {
		t.Errorf("noted levels %v", levels)
	}
	info := h.Event()
	h.do(FilePapers{info})
	info.Papers.Contact = "klub@example.org"
	h.do(FilePapers{info})
	if h.Mode(1).State != ModeGone {
		t.Error("the mode was entered again")
	}
	again, err := Replay(reread(t, h.records))
	if err != nil || again.Mode(1) != m {
		t.Errorf("replayed: %+v, %v", again.Mode(1), err)
	}
	image, err := unsnap(snap(t, h.State))
	if err != nil || image.Mode(1) != m || len(image.Remarks(1)) != len(kinds) {
		t.Errorf("the image holds %+v and %d remarks, %v", image.Mode(1), len(image.Remarks(1)), err)
	}
}

// TestUndoKeepsMode: an older program writes a departure without leaving the mode. The section has left it all the same, and no undo of the
// act brings it back; what was only noted goes with its act.
func TestUndoKeepsMode(t *testing.T) {
	h := ratedHall(t, 6, 5)
	h.start()
	h.play()
	h.play()
	h.play()
	h.append(ResultCorrected{InSection{1}, 1, 1, turned(h.score(1, 1)), []int{2, 3}, "misread"})
	if m := h.Mode(1); m.State != ModeGone || m.Rule != RulePast || m.Round != 3 {
		t.Fatalf("mode %+v", m)
	}
	if len(h.Remarks(1)) != 1 {
		t.Errorf("remarks %+v", h.Remarks(1))
	}
	was := h.Mode(1)
	h.do(Undo{})
	if h.Mode(1) != was || len(h.Remarks(1)) != 0 {
		t.Errorf("after undo mode %+v, remarks %+v", h.Mode(1), h.Remarks(1))
	}
	left := ratedHall(t, 6, 5)
	left.do(LeaveMode{1, "", "not rated after all"})
	if e := refuse[*UndoError](left, Undo{}); e.Why != UndoNever {
		t.Error(e)
	}
	left.do(AddSection{SectionConfig{Name: "B", System: Dutch, Rounds: 3}})
	if left.Mode(1).State != ModeGone || left.Mode(2).State != ModeIn || left.Mode(1).Round != 0 {
		t.Errorf("modes %+v, %+v", left.Mode(1), left.Mode(2))
	}
	if events := left.do(LeaveMode{1, "", "again"}); len(events) != 0 {
		t.Errorf("left twice: %v", events)
	}
}

// append records a fact that nobody decided here.
func (h *hall) append(events ...Event) {
	h.t.Helper()
	records := h.Records(Stamp{At: hour}, events...)
	s, err := Fold(h.State, records)
	if err != nil {
		h.t.Fatal(err)
	}
	h.State, h.records = s, append(h.records, records...)
}

// TestGates asks each rule of the table for what it refuses, and for a neighbour that it lets pass.
func TestGates(t *testing.T) {
	begun := func(rounds int) *hall {
		h := ratedHall(t, 8, 6)
		h.start()
		for range rounds {
			h.play()
		}
		return h
	}
	config := func(h *hall, change func(*SectionConfig)) ChangeSection {
		sec, _ := h.Section(1)
		change(&sec.SectionConfig)
		return ChangeSection{1, sec.SectionConfig, "reason"}
	}
	h := begun(0)
	h.gatesOf(config(h, func(c *SectionConfig) { c.Scoring = swiss.ScoringOf(10, 7, 0) }), RuleScoring, Prohibited)
	h.do(config(h, func(c *SectionConfig) { c.Rounds = 5 }))
	h.do(ChangeTieBreaks{1, []string{"DE", "SB"}, "", ""})
	h.do(Forbid{1, []Forbidden{{Players: []PlayerID{1, 2}}}})
	h.gatesOf(FixOrder{1, []PlayerID{8, 7, 6, 5, 4, 3, 2, 1}, ""}, RuleNumbers, Prohibited)
	h.do(config(h, func(c *SectionConfig) { c.System = Keizer }))
	h.pair()
	h.gatesOf(Publish{1, hour}, RuleSystem, Departure)
	h.do(Confirmed{Publish{1, hour}, Departure, "a club evening"})
	if m := h.Mode(1); m.State != ModeGone || m.Round != 0 || m.Rule != RuleSystem {
		t.Errorf("mode %+v", m)
	}

	h = begun(1)
	h.gatesOf(config(h, func(c *SectionConfig) { c.Rounds = 4 }), RuleRounds, Prohibited)
	h.gatesOf(ChangeTieBreaks{1, []string{"DE"}, "", ""}, RuleTieBreaks, Prohibited)
	h.do(ChangeTieBreaks{1, []string{"BH/C1", "DE"}, "", "the same again"})
	h.gatesOf(Forbid{1, []Forbidden{{Players: []PlayerID{1, 2}}}}, RuleForbidden, Prohibited)
	h.gatesOf(SetHall{1, Hall{Apart: 2}}, RuleForbidden, Prohibited)
	h.do(SetHall{1, Hall{Pause: 5}})
	h.do(config(h, func(c *SectionConfig) { c.Name = "A" }))
	h.do(RequestBye{[]PlayerID{3}, 3, Half})
	h.gatesOf(RequestBye{[]PlayerID{3, 4}, 4, Half}, RuleHalfByes, Deviation)
	h.do(RequestBye{[]PlayerID{4}, 4, Half})

	h = begun(3)
	h.gatesOf(ReverseColors{1, 1, 1, "wrong way"}, RulePast, Prohibited)
	h.gatesOf(ReverseColors{1, 2, 1, "wrong way"}, RuleCorrection, Deviation)
	h.do(ReverseColors{1, 3, 1, "wrong way"})
	h.gatesOf(CorrectForPenalty{1, 1, 1, BothLose, "penalty"}, RulePast, Prohibited)
	h.gatesOf(FixOrder{1, []PlayerID{2, 1, 3, 4, 5, 6, 7, 8}, "wrong"}, RuleNumbers, Prohibited)
	h.do(DrawLots{1, "tie", []PlayerID{1, 2, 3}, 5})
	h.gatesOf(AnnulLot{1, 1, "once more"}, RuleLots, Prohibited)
	h.pair()
	h.do(Publish{1, hour})
	r, _ := h.Round(1, 4)
	h.gatesOf(SwapPlayers{1, r.Boards[0].White, r.Boards[1].White, "wrong seats"}, RuleByHand, Deviation)
	h.gatesOf(FinishEvent{hour, true}, RuleOpenGames, Prohibited)

	h = ratedHall(t, 8, 6)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, Adjourned})
	h.results(1)
	h.do(CloseRound{Section: 1, Time: hour})
	h.gatesOf(FinishEvent{hour, true}, RuleOpenGames, Prohibited)
	h.play()
	h.do(Confirmed{CorrectResult{1, 1, 1, Drawn, ""}, Standard, ""})
	h.do(Undo{})
	h.gatesOf(CorrectResult{1, 1, 1, WhiteWins, ""}, RuleAdjourned, Deviation)
	h.gatesOf(CorrectResult{1, 1, 1, BothForfeit, ""}, RuleNotPlayed, Departure)
	h.pair()
	if !slices.ContainsFunc(h.records, func(r Record) bool {
		e, ok := r.Event.(DeviationNoted)
		return ok && e.Rule == RuleOlderOpen && e.Level == Undescribed
	}) {
		t.Error("a pairing over an older adjourned game is not noted")
	}
}

// TestFreeMeetsNoGate: the same acts in an event that is not to be rated are done as ever, and leave no trace of levels.
func TestFreeMeetsNoGate(t *testing.T) {
	h := open(t, 8, 6)
	h.start()
	h.play()
	h.play()
	h.play()
	h.do(CorrectResult{1, 1, 1, turned(h.score(1, 1)), "misread"})
	h.do(ReverseColors{1, 1, 2, "wrong way"})
	h.do(Forbid{1, []Forbidden{{Players: []PlayerID{1, 2}}}})
	h.do(ChangeTieBreaks{1, []string{"DE"}, "", "wanted"})
	h.do(FixOrder{1, []PlayerID{2, 1, 3, 4, 5, 6, 7, 8}, "wrong"})
	h.do(RequestBye{[]PlayerID{3}, 4, Full})
	h.pair()
	h.do(Publish{1, hour})
	h.do(FinishEvent{hour, true})
	if text := snap(t, h.State); h.Mode(1) != (Mode{}) || len(h.Remarks(1)) > 0 || strings.Contains(text, `"mode"`) || strings.Contains(text, `"remarks"`) {
		t.Errorf("mode %+v, remarks %v", h.Mode(1), h.Remarks(1))
	}
}
