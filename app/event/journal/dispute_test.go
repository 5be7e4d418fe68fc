package journal

import (
	"errors"
	"slices"
	"testing"
)

// disputed is a round with a board that has two results, one that a person settled, and a phone that took its invitation.
func disputed(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Klupski turnir", Place: "Zagreb", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(ImportPlayers{1, "paste", []PlayerInfo{{Name: "Ana"}, {Name: "Boris"}, {Name: "Cvita"}, {Name: "Dino"}}})
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(InviteDevice{Device: Device{ID: 71, Name: "Anin mobitel", Duty: DutyScorer, Section: 1}})
	h.do(JoinDevice{ID: 71, Holder: 4711, Sign: []byte{1, 2}})
	h.do(EnterResult{1, 1, 1, WhiteWins})
	h.do(EnterResult{1, 1, 2, Drawn})
	h.do(DisputeResult{1, 1, 1, BlackWins, 71, "Ana", hour}, TakeRequest{ID: 71, N: 1, Refused: true})
	h.do(DisputeResult{1, 1, 2, WhiteWins, 71, "Ana", hour}, TakeRequest{ID: 71, N: 2, Refused: true})
	h.do(EnterResult{1, 1, 2, WhiteWins}, SettleDispute{Dispute: h.Disputes()[1].Seq, Taken: true})
	return h
}

// TestDispute: a second result waits for a person, no round closes over it, no undoing drops it, and it ends when one was decided for,
// when the board gets the disputed result, or when its round is paired again.
func TestDispute(t *testing.T) {
	h := disputed(t)
	list := h.Disputes()
	if len(list) != 1 || list[0].Board != 1 || list[0].Score != BlackWins || list[0].By != "Ana" {
		t.Fatalf("%+v", list)
	}
	if holder, ok := h.Holder(71); !ok || holder != 4711 || !slices.Equal(h.SignOf(71), []byte{1, 2}) {
		t.Errorf("the phone is %d, %t", holder, ok)
	}
	refused := func(name string, commands ...Command) {
		t.Helper()
		var open *DisputedError
		if _, _, err := Decide(h.State, Stamp{At: hour}, commands...); !errors.As(err, &open) || !slices.Equal(open.Boards, []int{1}) {
			t.Errorf("%s: %v", name, err)
		}
	}
	refused("closing", CloseRound{Section: 1, Time: hour})
	refused("the end of the event", FinishEvent{Time: hour, Early: true})
	if act, _, err := Decide(h.State, Stamp{At: hour}, DisputeResult{1, 1, 1, BlackWins, 71, "Ana", hour + 1}); len(act) != 0 || err != nil {
		t.Errorf("the same is asked twice: %v, %v", act, err)
	}
	var undo *UndoError
	if _, _, err := Decide(h.State, Stamp{At: hour}, Undo{}); !errors.As(err, &undo) {
		t.Errorf("settling is undone: %v", err)
	}
	for name, commands := range map[string][]Command{
		"kept":             {SettleDispute{Dispute: list[0].Seq}},
		"the other result": {EnterResult{1, 1, 1, BlackWins}},
	} {
		_, after, err := Decide(h.State, Stamp{At: hour}, append(commands, CloseRound{Section: 1, Time: hour})...)
		if r, _ := after.Round(1, 1); err != nil || r.Phase != Closed {
			t.Errorf("%s: %v, %v", name, r.Phase, err)
		}
	}
	for name, bad := range map[string]Command{
		"no section": DisputeResult{9, 1, 1, Drawn, 71, "", hour},
		"no round":   DisputeResult{1, 9, 1, Drawn, 71, "", hour},
		"no board":   DisputeResult{1, 1, 9, Drawn, 71, "", hour},
		"no result":  DisputeResult{1, 1, 1, Score{}, 71, "", hour},
	} {
		if _, _, err := Decide(h.State, Stamp{At: hour}, bad); err == nil {
			t.Errorf("%s was noted", name)
		}
	}
}
