package rules

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

func TestMustRecord(t *testing.T) {
	for _, c := range []struct {
		name, edition string
		r             Recording
		must          bool
		article       string
	}{
		{"8.1.1", "E23", Recording{LeastLeft: time.Hour}, true, "8.1.1"},
		{"8.4 five minutes left", "E23", Recording{LeastLeft: 5 * time.Minute}, true, "8.1.1"},
		{"8.4 below five minutes", "E23", Recording{LeastLeft: 5*time.Minute - 1}, false, "8.4"},
		{"8.4 increment of 29 seconds", "E18", Recording{LeastLeft: time.Minute, Increment: 29 * time.Second}, false, "8.4"},
		{"8.4 increment of 30 seconds", "E18", Recording{LeastLeft: time.Minute, Increment: 30 * time.Second}, true, "8.1.1"},
		{"A.2 rapid", "E23", Recording{Class: Rapid, LeastLeft: time.Hour}, false, "A.2"},
		{"B.3 blitz", "E23", Recording{Class: Blitz, LeastLeft: time.Hour}, false, "B.3"},
		{"8.1 E09", "E09", Recording{LeastLeft: time.Hour}, true, "8.1"},
	} {
		e := mustEdition(t, c.edition)
		if got := e.MustRecord(c.r); got.Allowed != c.must || got.Article != c.article {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

func TestWritingOrder(t *testing.T) {
	e := Latest()
	for _, c := range []struct {
		name    string
		got     Permission
		allowed bool
	}{
		{"8.1.3 first move", e.MayMove(1, 0), true},
		{"8.1.3 reply before writing the opponent's move", e.MayMove(4, 2), true},
		{"8.1.3 own last move not written", e.MayMove(4, 1), false},
		{"8.1.2 a move played", e.MayWrite(3, 3, false), true},
		{"8.1.2 in advance", e.MayWrite(4, 3, false), false},
		{"8.1.2 for a claim", e.MayWrite(4, 3, true), true},
		{"8.1.2 two in advance", e.MayWrite(5, 3, true), false},
		{"8.6 no evidence", e.NextPeriodBegins(false), true},
		{"8.6 evidence of more moves", e.NextPeriodBegins(true), false},
	} {
		if c.got.Allowed != c.allowed || c.got.Article == "" {
			t.Errorf("%s: %+v", c.name, c.got)
		}
	}
}

func TestAfterFlagFall(t *testing.T) {
	e := Latest()
	for _, c := range []struct {
		name                   string
		white, black, complete bool
		want                   Update
	}{
		{"8.5.1 neither records", true, true, true, Update{Rule: RuleNeitherRecords, Article: "8.5.1", White: true, Black: true}},
		{"8.5.2 White stopped", true, false, true, Update{Rule: RuleOneRecords, Article: "8.5.2", White: true, ClocksRun: true}},
		{"8.5.2 Black stopped", false, true, true, Update{Rule: RuleOneRecords, Article: "8.5.2", Black: true, ClocksRun: true}},
		{"8.5.3 no complete sheet", true, true, false, Update{Rule: RuleReconstruct, Article: "8.5.3", White: true, Black: true, OnBoard: true}},
		{"8.5 both record", false, false, true, Update{}},
	} {
		c.want.Edition = "E23"
		if got := e.AfterFlagFall(c.white, c.black, c.complete); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

func sheet(lang notation.Language, moves string) written {
	return written{Language: lang, Moves: strings.Split(moves, " ")}
}

func TestSheetsProveClaims(t *testing.T) {
	start := board.Start()
	g := newGame(t, "E23", "")
	g.play(t, shuffle+shuffle)
	now := g.Position()
	full := "Kf3 Kf6 Kg1 Kg8 Kf3(=) Kf6 Kg1 Kg8"
	for _, c := range []struct {
		name   string
		sheet  written
		want   Evidence
		faults bool
	}{
		{"whole sheet in Indonesian", sheet(notation.Indonesian, full), Evidence{Proves: true, Count: 3, Wanted: 3, Read: 8, OnBoard: true, Complete: true}, false},
		{"the same read as English", sheet(notation.English, full), Evidence{Count: 1, Wanted: 3, OnBoard: true}, true},
		{"a gap", sheet(notation.Indonesian, "Kf3 Kf6 Kg1 Kg8 Kf3  Kg1 Kg8"), Evidence{Count: 2, Wanted: 3, Read: 5}, true},
		{"ends too early", sheet(notation.Indonesian, "Kf3 Kf6 Kg1 Kg8"), Evidence{Count: 2, Wanted: 3, Read: 4, OnBoard: true, Complete: true}, false},
	} {
		r := readSheet(start, c.sheet)
		if got := r.Supports(Threefold, &now); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
		var m *notation.MoveError
		if errors.As(r.Fault, &m) != c.faults {
			t.Errorf("%s: fault %v", c.name, r.Fault)
		}
	}
	r := readSheet(start, sheet(notation.Indonesian, full))
	if len(r.Offers) != 1 || r.Offers[0] != 5 {
		t.Errorf("draw offers (9.1.2.2 E23): %v", r.Offers)
	}
	if got := r.Supports(Fifty, &now); got.Proves || got.Count != 8 || got.Wanted != 100 {
		t.Errorf("fifty moves: %+v", got)
	}
}

func TestCompareSheets(t *testing.T) {
	e, start := Latest(), board.Start()
	white := readSheet(start, sheet(notation.English, "e4 e5 Nf3 Nc6 Bb5"))
	for _, c := range []struct {
		name, moves string
		agreed      int
		differ      bool
	}{
		{"D.2.9 agree", "e4 e5 Sf3 Sc6 Lb5", 5, false},
		{"D.2.9 one is shorter", "e4 e5 Sf3", 3, false},
		{"D.2.9 differ", "e4 e5 Sf3 Sf6 Lb5", 3, true},
	} {
		got := e.Compare(white, readSheet(start, sheet(notation.Croatian, c.moves)))
		if got.Agreed != c.agreed || got.Differ != c.differ || got.Article != "D.2.9" {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

func TestSealedMoves(t *testing.T) {
	for _, c := range []struct {
		name, edition, fen, text string
		result                   Result
		rule                     Rule
		article                  string
		fault                    notation.Fault
	}{
		{"I.9.1 a good move", "E23", "", "Sf3", Ongoing, "", "", 0},
		{"I.8 illegal", "E23", "", "Sf4", BlackWins, RuleSealedMoveBad, "I.8", notation.FaultUnreachable},
		{"I.8 not to be understood", "E18", "", "S?", BlackWins, RuleSealedMoveBad, "I.8", notation.FaultSyntax},
		{"I.8 ambiguous", "E23", "4k3/8/8/8/8/8/8/2K1N1NR w - - 0 1", "Sf3", BlackWins, RuleSealedMoveBad, "I.8", notation.FaultAmbiguous},
		{"Adj.8 E09", "E09", "", "Ke2", BlackWins, RuleSealedMoveBad, "Adj.8", notation.FaultOwnMan},
		{"I.10 a mate ends the game", "E23", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ta8", WhiteWins, RuleCheckmate, "5.1.1", 0},
	} {
		g := newGame(t, c.edition, c.fen)
		r, fault, err := g.OpenEnvelope(SealedMove{By: chess.White, Text: c.text, Language: notation.Croatian}, Note{})
		if err != nil || r.Result != c.result || r.Rule != c.rule || r.Article != c.article || (fault != nil) != (c.fault != 0) {
			t.Fatalf("%s: %+v %v %v", c.name, r, fault, err)
		}
		if fault != nil && fault.Fault != c.fault {
			t.Errorf("%s: %s", c.name, fault.Fault)
		}
		if g.Result() != c.result {
			t.Errorf("%s: result %s", c.name, g.Result())
		}
	}
	g := newGame(t, "E23", "")
	made := mustMove(t, g.Position(), "d4")
	if _, _, err := g.OpenEnvelope(SealedMove{By: chess.White, Text: "e4", Language: notation.English, OnBoard: made}, Note{}); err != nil {
		t.Fatal(err)
	}
	if m, _ := g.MoveAt(1); m != made {
		t.Error("I.1.1: the move made on the board is the sealed one")
	}
	var notOnMove *NotOnMoveError
	if _, _, err := g.OpenEnvelope(SealedMove{By: chess.White, Text: "e4"}, Note{}); !errors.As(err, &notOnMove) {
		t.Errorf("sealed by the wrong player: %v", err)
	}
}

func TestEnvelope(t *testing.T) {
	g := newGame(t, "E23", "")
	g.play(t, "e4 e5 Nf3")
	env, err := g.Adjourn(Adjournment{White: "A", Black: "B", WhiteUsed: time.Hour, BlackUsed: 2 * time.Hour, OfferWithMove: true, Resumption: "tomorrow 9:00"})
	want := Envelope{White: "A", Black: "B", Position: g.Position(), WhiteUsed: time.Hour, BlackUsed: 2 * time.Hour,
		SealedBy: chess.Black, MoveNumber: 2, DrawOffer: true, Resumption: "tomorrow 9:00"}
	if err != nil || env != want {
		t.Errorf("I.2 (E23): %+v %v", env, err)
	}
}

func TestResume(t *testing.T) {
	const late = 2 * time.Hour
	for _, c := range []struct {
		name, edition string
		a             Attendance
		want          Resumption
	}{
		{"I.9.1 both there", "E23", Attendance{SealerPresent: true, ReplierPresent: true}, Resumption{Rule: RuleReplierPresent, Article: "I.9.1", Open: true, ClockRuns: true}},
		{"I.9.2 replier absent", "E23", Attendance{SealerPresent: true, DefaultTime: time.Hour}, Resumption{Rule: RuleReplierAbsent, Article: "I.9.2", ClockRuns: true}},
		{"I.9.3 sealer absent", "E23", Attendance{ReplierPresent: true, DefaultTime: time.Hour}, Resumption{Rule: RuleSealerAbsent, Article: "I.9.3", Open: true, ClockRuns: true, MaySealReply: true}},
		{"I.11 both absent", "E18", Attendance{DefaultTime: time.Hour}, Resumption{Rule: RuleBothAbsent, Article: "I.11", ClockRuns: true}},
		{"Adj.9b E09 both absent", "E09", Attendance{}, Resumption{Rule: RuleReplierAbsent, Article: "Adj.9b", ClockRuns: true}},
		{"I.10 replier too late", "E23", Attendance{Sealer: chess.White, SealerPresent: true, Late: 31 * time.Minute, DefaultTime: 30 * time.Minute}, Resumption{Rule: RuleResumptionLate, Article: "I.10", Result: WhiteWins}},
		{"I.10 sealer too late", "E23", Attendance{Sealer: chess.White, ReplierPresent: true, Late: 31 * time.Minute, DefaultTime: 30 * time.Minute}, Resumption{Rule: RuleResumptionLate, Article: "I.10", Result: BlackWins}},
		{"I.10 both too late", "E23", Attendance{Sealer: chess.White, Late: late, DefaultTime: time.Hour}, Resumption{Rule: RuleResumptionLate, Article: "I.10", Result: BothLose}},
		{"I.10 just in time", "E23", Attendance{SealerPresent: true, Late: time.Hour, DefaultTime: time.Hour}, Resumption{Rule: RuleReplierAbsent, Article: "I.9.2", ClockRuns: true}},
		{"Adj.10 E09 an hour whatever the default time", "E09", Attendance{Sealer: chess.Black, SealerPresent: true, Late: 59 * time.Minute}, Resumption{Rule: RuleReplierAbsent, Article: "Adj.9b", ClockRuns: true}},
		{"Adj.10 E09 over an hour", "E09", Attendance{Sealer: chess.Black, SealerPresent: true, Late: 61 * time.Minute}, Resumption{Rule: RuleResumptionLate, Article: "Adj.10", Result: BlackWins}},
		{"I.10 the sealed move ended the game", "E23", Attendance{Sealer: chess.White, ReplierPresent: true, Late: late, SealedMoveEnds: true}, Resumption{Rule: RuleSealedMoveEnded, Article: "I.10", Open: true}},
	} {
		e := mustEdition(t, c.edition)
		c.want.Edition = c.edition
		if got := e.Resume(c.a); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestEnvelopeMissing: Art. I.12.1 (E23) where the position is known, Art. I.12.2 (E23) where not; wrong times, Art. I.13 (E23).
func TestEnvelopeMissing(t *testing.T) {
	e := Latest()
	if r := e.EnvelopeMissing(true); r.Action != ActContinue || r.Article != "I.12.1" {
		t.Errorf("%+v", r)
	}
	if r := e.EnvelopeMissing(false); r.Action != ActNewGame || r.Article != "I.12.2" {
		t.Errorf("%+v", r)
	}
	if p := e.WrongTimesAtResumption(true); !p.Allowed || p.Article != "I.13" {
		t.Errorf("%+v", p)
	}
	if p := e.WrongTimesAtResumption(false); p.Allowed {
		t.Errorf("%+v", p)
	}
}

// TestUpdateIn2009: Art. 8.4 (E09), Art. 8.5a (E09): who was freed from recording completes his sheet when a flag has fallen.
func TestUpdateIn2009(t *testing.T) {
	e := mustEdition(t, "E09")
	if got, want := e.AfterFlagFall(true, false, true), (Update{Rule: RuleOneRecords, Article: "8.5b", Edition: "E09", White: true, ClocksRun: true}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// written is one player's scoresheet as written: a text for each half-move from the start, "" where nothing can be read.
type written struct {
	Language notation.Language
	Moves    []string
}

// readSheet plays a sheet over from a start position.
func readSheet(start board.Position, s written) SheetReading {
	r := SheetReading{Positions: make([]board.Position, 1, len(s.Moves)+1)}
	r.Positions[0] = start
	for i, text := range s.Moves {
		pos := &r.Positions[i]
		m, err := notation.Parse(pos, text, s.Language)
		if err != nil {
			r.Fault = err
			return r
		}
		if m.DrawOffer {
			r.Offers = append(r.Offers, i+1)
		}
		r.Moves = append(r.Moves, m.Move)
		r.Positions = append(r.Positions, pos.After(m.Move))
	}
	return r
}
