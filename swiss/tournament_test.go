package swiss

import (
	"errors"
	"reflect"
	"testing"
)

// game enters a game of round r between a (White) and b, with the outcomes of both.
func game(d *Draft, r int, a, b TPN, oa, ob Outcome) {
	d.Players[a-1].set(r, Entry{Outcome: oa, Opponent: b, Color: White})
	d.Players[b-1].set(r, Entry{Outcome: ob, Opponent: a, Color: Black})
}

func (p *Player) set(r int, e Entry) {
	for len(p.Rounds) < r {
		p.Rounds = append(p.Rounds, Entry{})
	}
	p.Rounds[r-1] = e
}

func field(n, rounds int) Draft {
	d := Draft{TotalRounds: rounds, InitialColor: White}
	for i := range n {
		d.Players = append(d.Players, Player{TPN: TPN(i + 1)})
	}
	return d
}

func TestNewTournamentReportsEveryDefectTogether(t *testing.T) {
	d := field(6, 3)
	game(&d, 1, 1, 2, Win, Win)                                            // contradiction
	d.Players[2].set(1, Entry{Outcome: Win, Opponent: 4, Color: White})    // 4 does not answer
	d.Players[4].set(1, Entry{Outcome: PAB})                               // first bye
	d.Players[5].set(1, Entry{Outcome: PAB, Opponent: 1})                  // second, and with an opponent
	d.Players[3].set(2, Entry{Outcome: Draw, Opponent: 99, Color: White})  // stranger
	d.Players[5].set(4, Entry{Outcome: ZeroBye})                           // beyond the event
	d.Players[5].set(2, Entry{Outcome: Win})                               // no opponent
	d.Players[5].set(3, Entry{Outcome: outcomes})                          // no outcome
	d.Scoring = Scoring{Win: 5, Draw: 10}                                  // a draw above a win
	d.InitialColor = 7                                                     //
	d.Forbidden = []Forbidden{{First: 3, Last: 1}, {Players: []TPN{1, 8}}} // reversed rounds; a stranger
	d.Players = append(d.Players, Player{TPN: 6}, Player{TPN: -1})         // twice; impossible
	_, err := NewTournament(d)
	var de *DraftError
	if !errors.As(err, &de) {
		t.Fatalf("got %v, want a *DraftError", err)
	}
	seen := map[DefectKind]bool{}
	for _, f := range de.Defects {
		seen[f.Kind] = true
	}
	for _, k := range []DefectKind{DefectContradiction, DefectNotMutual, DefectSecondPAB, DefectByeOpponent, DefectOpponent,
		DefectRounds, DefectNoOpponent, DefectOutcome, DefectScoring, DefectInitialColor, DefectForbidden,
		DefectDuplicateTPN, DefectTPN} {
		if !seen[k] {
			t.Errorf("defect %q not reported in %v", k, de.Defects)
		}
	}
}

func TestUnusualResultsAreAllowed(t *testing.T) {
	for _, r := range [][2]Outcome{{Loss, Loss}, {Draw, Loss}, {Loss, Draw}, {ForfeitLoss, ForfeitLoss}, {ShortWin, ShortLoss}, {Pending, Pending}} {
		d := field(2, 1)
		game(&d, 1, 1, 2, r[0], r[1])
		if _, err := NewTournament(d); err != nil {
			t.Errorf("%v beside %v: %v", r[0], r[1], err)
		}
	}
	for _, r := range [][2]Outcome{{Draw, Win}, {ForfeitWin, ForfeitWin}, {ForfeitWin, Loss}, {Win, ShortLoss}, {Pending, Win}} {
		d := field(2, 1)
		game(&d, 1, 1, 2, r[0], r[1])
		if _, err := NewTournament(d); err == nil {
			t.Errorf("%v beside %v accepted", r[0], r[1])
		}
	}
}

func TestHistory(t *testing.T) {
	d := field(5, 4)
	game(&d, 1, 1, 2, Win, Loss)
	game(&d, 1, 3, 4, ForfeitWin, ForfeitLoss)
	d.Players[4].set(1, Entry{Outcome: PAB})
	game(&d, 2, 2, 3, Draw, Draw)
	game(&d, 2, 5, 1, Loss, Win)
	d.Players[3].set(2, Entry{Outcome: HalfBye})
	d.Players[3].set(3, Entry{Outcome: ZeroBye})
	d.Players[0].Virtual = []Points{10, 10, 5}
	d.Players[1].Bonus = -5
	tour, err := NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	if tour.PairedRounds() != 2 {
		t.Errorf("a requested bye alone makes no round: %d", tour.PairedRounds())
	}
	for tpn, want := range map[TPN]Points{1: 20, 2: 0, 3: 15, 4: 5, 5: 10} {
		if got := tour.Score(tpn, 2); got != want {
			t.Errorf("score of %d: %v, want %v", tpn, got, want)
		}
	}
	if got := tour.PairingScore(1, 3); got != 25 {
		t.Errorf("pairing score counts virtual points of the round: %v", got)
	}
	if tour.HaveMet(3, 4, 3) || !tour.HaveMet(1, 2, 2) || tour.HaveMet(1, 2, 1) {
		t.Error("C.04.2 3.5: a forfeit is no meeting, a game is, from the next round on")
	}
	if got := tour.Colors(3, 4); !reflect.DeepEqual(got, []Color{Black}) {
		t.Errorf("C.04.2 3.4: a forfeit counts no colour: %v", got)
	}
	if !tour.IsAbsent(4, 3) || tour.IsAbsent(5, 3) {
		t.Error("a zero-point bye recorded for the round is an absence")
	}
	b := tour.Before(2)
	if b.PairedRounds() != 1 || !b.IsAbsent(4, 2) || b.Entry(2, 2).Outcome != Absent {
		t.Error("Before keeps earlier rounds and the requested byes of the round, nothing else")
	}
}

func TestNewTournamentCopiesItsDraft(t *testing.T) {
	d := field(2, 1)
	game(&d, 1, 1, 2, Win, Loss)
	tour, err := NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	d.Players[0].Rounds[0].Outcome = Loss
	tour.Draft().Players[0].Rounds[0].Outcome = Draw
	p := tour.Player(1)
	p.Rounds[0].Outcome = Draw
	if tour.Score(1, 1) != Point {
		t.Error("a tournament must not change through its draft, a copy of it or a player")
	}
}

func TestSortBoards(t *testing.T) {
	d := field(6, 3)
	game(&d, 1, 1, 4, Loss, Win)
	game(&d, 1, 2, 5, Draw, Draw)
	game(&d, 1, 3, 6, Win, Loss)
	tour, err := NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	pairs := []Pair{{6, 1}, {5, 3}, {4, 2}}
	tour.SortBoards(pairs, 2)
	if want := []Pair{{5, 3}, {4, 2}, {6, 1}}; !reflect.DeepEqual(pairs, want) {
		t.Errorf("C.04.2 3.6: %v, want %v", pairs, want)
	}
}

func TestPoints(t *testing.T) {
	for text, want := range map[string]Points{"4": 40, "4.5": 45, "-0.5": -5, "0.0": 0, ".5": 5} {
		if got, err := ParsePoints(text); err != nil || got != want {
			t.Errorf("ParsePoints(%q) = %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", ".", "-", "4.55", "4,5", "x", "1.", "99999999999999999999"} {
		if got, err := ParsePoints(text); err == nil {
			t.Errorf("ParsePoints(%q) = %d, want an error", text, got)
		}
	}
	if s := Points(-5).String(); s != "-0.5" {
		t.Error(s)
	}
}
