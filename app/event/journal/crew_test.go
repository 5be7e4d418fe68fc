package journal

import (
	"errors"
	"slices"
	"testing"
)

// crewed is a round to which a scorer's device sends results; the desk is taken over at its end.
func crewed(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Klupski turnir", Place: "Zagreb", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(ImportPlayers{1, "paste", []PlayerInfo{{Name: "Ana"}, {Name: "Boris"}, {Name: "Cvita"}, {Name: "Dino"}}})
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(InviteDevice{Device: Device{ID: 71, Name: "Anin mobitel", Duty: DutyScorer, Section: 1, First: 1, Last: 1}})
	h.do(InviteDevice{Device: Device{ID: 72, Name: "Vrata", Duty: DutyDoor}})
	h.do(EnterResult{1, 1, 1, WhiteWins}, TakeRequest{ID: 71, N: 1})
	h.do(TakeRequest{ID: 71, N: 2, Refused: true})
	h.do(DismissDevice{ID: 72})
	h.do(InviteDevice{Device: Device{ID: 73, Name: "Sudac", Duty: DutyArbiter}})
	h.do(TakeDesk{73})
	return h
}

// TestCrew: duties are given and taken back, requests are counted, and the desk moves once for each epoch.
func TestCrew(t *testing.T) {
	h := crewed(t)
	if list := h.Crew(); len(list) != 2 || list[0].ID != 71 || list[1].Duty != DutyArbiter {
		t.Errorf("the crew is %+v", list)
	}
	if n, refused := h.Requests(71); n != 2 || !slices.Equal(refused, []int{2}) {
		t.Errorf("%d requests, refused %v", n, refused)
	}
	if epoch, desk := h.Epoch(); epoch != 1 || desk != 73 {
		t.Errorf("epoch %d at %d", epoch, desk)
	}
	d, ok := h.DeviceOf(71)
	if !ok || !d.Serves(1, 1) || d.Serves(1, 2) || d.Serves(2, 1) {
		t.Errorf("%+v serves other boards than its own", d)
	}
	for name, cmd := range map[string]Command{
		"no id":            InviteDevice{Device: Device{Duty: DutyDoor}},
		"no duty":          InviteDevice{Device: Device{ID: 5}},
		"boards backwards": InviteDevice{Device: Device{ID: 5, Duty: DutyScorer, First: 4, Last: 2}},
		"no such section":  InviteDevice{Device: Device{ID: 5, Duty: DutyScorer, Section: 9}},
		"a request twice":  TakeRequest{ID: 71, N: 2},
		"a gap":            TakeRequest{ID: 71, N: 4},
		"a stranger":       TakeRequest{ID: 99, N: 1},
	} {
		if _, _, err := Decide(h.State, Stamp{At: hour}, cmd); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
}

// TestUndoKeepsRequests: a result that a device sent is taken back, and the request behind it stays answered.
func TestUndoKeepsRequests(t *testing.T) {
	h := crewed(t)
	h.do(EnterResult{1, 1, 1, Drawn}, TakeRequest{ID: 71, N: 3})
	h.do(Undo{})
	if n, _ := h.Requests(71); n != 3 {
		t.Errorf("%d requests are answered after the undoing, want 3", n)
	}
	r, _ := h.Round(1, 1)
	if got := r.Boards[0].Score; got != WhiteWins {
		t.Errorf("board 1 has %v", got)
	}
	var bad *SequenceError
	if _, _, err := Decide(h.State, Stamp{At: hour}, TakeRequest{ID: 71, N: 3}); !errors.As(err, &bad) {
		t.Errorf("the same request again: %v", err)
	}
}

// handed is a round at which a device changes hands, and the desk of before helps.
func handed(t *testing.T) *hall {
	h := crewed(t)
	h.do(InviteDevice{Device: Device{ID: 74, Name: "Stol", Duty: DutyArbiter}}, MarkDevice{ID: 74, WasDesk: true})
	h.do(InviteDevice{Device: Device{ID: 75, Name: "Dvorana", Duty: DutyFloor}})
	h.do(MarkDevice{ID: 71, Locked: true})
	return h
}

// TestDeviceChangesHands: a device is locked and goes on under another name, and what it asked for stays its own; nothing is noted twice.
func TestDeviceChangesHands(t *testing.T) {
	h := handed(t)
	if !h.IsLocked(71) || h.IsLocked(74) || !h.WasDesk(74) || h.WasDesk(71) {
		t.Error("the marks are wrong")
	}
	if act, _, err := Decide(h.State, Stamp{At: hour}, MarkDevice{ID: 71, Locked: true}); err != nil || len(act) > 0 {
		t.Errorf("locked twice: %d records, %v", len(act), err)
	}
	if _, _, err := Decide(h.State, Stamp{At: hour}, MarkDevice{ID: 99, Locked: true}); err == nil {
		t.Error("a stranger is locked")
	}
	d, _ := h.DeviceOf(71)
	d.Name = "Bojanov mobitel"
	h.do(InviteDevice{Device: d}, MarkDevice{ID: 71})
	if d, _ := h.DeviceOf(71); h.IsLocked(71) || d.Name != "Bojanov mobitel" {
		t.Errorf("%+v", d)
	}
	if n, _ := h.Requests(71); n != 2 {
		t.Errorf("%d requests", n)
	}
}
