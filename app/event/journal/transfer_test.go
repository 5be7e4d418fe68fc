package journal

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// schoolDay is an event of two sections, Pa with two rounds played, Pi with one or none.
func schoolDay(t *testing.T, begun bool) *hall {
	h := open(t, 8, 5)
	h.do(AddSection{SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 5}})
	h.do(ImportPlayers{2, "csv", field(6)})
	h.do(NotePresence{[]PlayerID{3}, Present}, NoteFee{Players: []PlayerID{3}, Paid: true})
	h.start()
	h.play()
	h.play()
	if !begun {
		return h
	}
	h.do(FixOrder{Section: 2})
	h.do(DrawColor{Section: 2, Seed: 3})
	h.do(PairByHand{2, []Pair{{9, 10}, {11, 12}, {13, 14}}, 0})
	h.do(Publish{2, hour})
	for b := 1; b <= 3; b++ {
		h.do(EnterResult{2, 1, b, WhiteWins})
	}
	h.do(CloseRound{Section: 2, Time: 2 * hour})
	return h
}

// transferred is an event in which one player went to another section for good, one came back, and one took his points along.
func transferred(t *testing.T) *hall {
	h := schoolDay(t, true)
	h.do(TransferPlayer{ID: 3, To: 2, Missed: Half})
	h.do(TransferPlayer{ID: 5, To: 2, AsScored: true})
	p, _ := h.Player(3)
	h.do(TransferPlayer{ID: p.Now, To: 1})
	return h
}

// TestTransfer: a player who was paired goes to another section: withdrawn here, entered there, one person.
func TestTransfer(t *testing.T) {
	for _, c := range []struct {
		name   string
		begun  bool // Pi has played a round
		move   TransferPlayer
		missed []ByeKind // of each round there before he enters
	}{
		{"into a section that has begun, nothing for its round", true, TransferPlayer{ID: 3, To: 2, Missed: Zero}, []ByeKind{Zero}},
		{"half a point a round", true, TransferPlayer{ID: 3, To: 2, Missed: Half}, []ByeKind{Half}},
		{"as he scored here", true, TransferPlayer{ID: 3, To: 2, AsScored: true}, []ByeKind{"scored"}},
		{"into a section that has not begun", false, TransferPlayer{ID: 3, To: 2, Missed: Half}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := schoolDay(t, c.begun)
			persons := h.Persons()
			scored := h.scoredLike(h.players[2], 1)
			h.do(c.move)
			old, _ := h.Player(3)
			now, ok := h.Player(old.Now)
			if !ok || now.Was != 3 || now.Section != 2 || now.Name != old.Name || now.Presence != Present || !now.Paid {
				t.Fatalf("%+v, now %+v", old, now)
			}
			if !old.IsOut(3) || old.IsOut(2) {
				t.Errorf("out: %+v", old.Out)
			}
			if h.Persons() != persons || len(h.Entrants(1)) != 7 || len(h.Entrants(2)) != 7 || len(h.Players(1)) != 8 {
				t.Errorf("persons %d of %d, entrants %d and %d", h.Persons(), persons, len(h.Entrants(1)), len(h.Entrants(2)))
			}
			for i, want := range c.missed {
				if want == "scored" {
					want = scored
				}
				if kind, away := now.Absence(i + 1); kind != want || !away {
					t.Errorf("round %d: %q %v, want %q", i+1, kind, away, want)
				}
			}
			if _, away := now.Absence(h.NextRound(2)); away {
				t.Error("stays away from the next round")
			}
			if got := h.Similar(PlayerInfo{Name: old.Name, Club: old.Club}); !slices.Contains(got, old.Now) || slices.Contains(got, 3) {
				t.Errorf("similar: %v", got)
			}
			refuse[*TransferError](h, TransferPlayer{ID: 3, To: 2})
			refuse[*TransferError](h, Return{Players: []PlayerID{3}})
			if again, err := unsnap(snap(t, h.State)); err != nil || snap(t, again) != snap(t, h.State) {
				t.Error("a snapshot reads back otherwise", err)
			}
			if s, err := Fold(State{}, reread(t, h.records)); err != nil || snap(t, s) != snap(t, h.State) {
				t.Error("the journal reads back otherwise", err)
			}
			act := h.records[len(h.records)-1].Act
			for len(h.past) > 0 && h.past[len(h.past)-1].act == act {
				h.do(Undo{})
			}
			if got, _ := h.Player(3); got.Now != 0 || got.IsWithdrawn() || h.Persons() != persons || len(h.Players(2)) != 6 {
				t.Errorf("taken back: %+v", got)
			}
		})
	}
}

// TestTransferBack: who goes back is again who he was there, and may go once more.
func TestTransferBack(t *testing.T) {
	h := schoolDay(t, true)
	h.do(TransferPlayer{ID: 3, To: 2, Missed: Half})
	old, _ := h.Player(3)
	h.do(TransferPlayer{ID: old.Now, To: 1})
	back, _ := h.Player(3)
	if back.Now != 0 || back.Was != old.Now || back.IsWithdrawn() || len(h.Entrants(2)) != 6 || h.Persons() != 14 {
		t.Errorf("%+v, %d persons", back, h.Persons())
	}
	h.do(TransferPlayer{ID: 3, To: 2})
	if p, _ := h.Player(3); p.Now != old.Now || h.Persons() != 14 {
		t.Errorf("%+v", p)
	}
}

// TestTransferMoves: whoever was never paired moves without a trace, and nobody goes between players and teams.
func TestTransferMoves(t *testing.T) {
	h := schoolDay(t, false)
	h.do(TransferPlayer{ID: 9, To: 2}) // is there
	h.do(AddSection{SectionConfig{Name: "U8", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(TransferPlayer{ID: 9, To: 3})
	if p, _ := h.Player(9); p.Section != 3 || p.Now != 0 || p.Was != 0 {
		t.Errorf("%+v", p)
	}
	h.do(AddSection{SectionConfig{Name: "Tim", System: Team, Edition: "2026", Rounds: 3, Options: SystemOptions{Boards: 2}}})
	if h.CanTransfer(3, 4) || !h.CanTransfer(3, 2) {
		t.Error("a player goes into a section of teams, or not to Pi")
	}
}

// TestTransferCounts: points given for missed rounds count in the tournament of the other section.
func TestTransferCounts(t *testing.T) {
	h := schoolDay(t, true)
	h.do(TransferPlayer{ID: 3, To: 2, Missed: Half})
	old, _ := h.Player(3)
	now, _ := h.Player(old.Now)
	tour, err := h.Tournament(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := tour.Entry(now.TPN, 1).Outcome; got != swiss.HalfBye {
		t.Errorf("round 1: %v", got)
	}
}
