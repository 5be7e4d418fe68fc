package journal

import (
	"errors"
	"testing"
)

// called is a round in which boards called the arbiter: one is answered, left again and ended, one was taken back, one waits.
func called(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Klupski turnir", Place: "Zagreb", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	h.do(ImportPlayers{1, "paste", []PlayerInfo{{Name: "Ana"}, {Name: "Boris"}, {Name: "Cvita"}, {Name: "Dino"}, {Name: "Ema"}, {Name: "Fran"}, {Name: "Gita"}}})
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	clock := CallClock{White: 542_000, Black: 497_000, Move: 23, Stopped: true}
	h.do(CallArbiter{Section: 1, Round: 1, Board: 3, Side: CallWhite, Clock: clock})
	h.do(CallArbiter{Section: 1, Round: 1, Board: 3, Why: CallIllegal})
	h.do(CallArbiter{Section: 1, Round: 1, Board: 1})
	h.do(CallArbiter{Section: 1, Round: 1, Board: 2, Side: CallBlack, Why: CallDraw})
	third := h.Calls()[0].Seq
	h.do(AnswerCall{Section: 1, Call: third})
	h.do(AnswerCall{Section: 1, Call: third, Pass: true})
	h.do(AnswerCall{Section: 1, Call: third})
	h.do(EndCall{Section: 1, Round: 1, Board: 3, Call: third})
	h.do(EndCall{Section: 1, Round: 1, Board: 1, Withdrawn: true})
	return h
}

// TestCall: a board calls once however often it asks, with the reason it gave last; who is on the way is known until he leaves the call to
// others or is there; an end that comes late ends no later call.
func TestCall(t *testing.T) {
	h := called(t)
	list := h.Calls()
	if len(list) != 1 || list[0].Board != 2 || list[0].Side != CallBlack || list[0].Why != CallDraw || list[0].Taken != 0 {
		t.Fatalf("%+v", list)
	}
	nothing := func(name string, c Command) {
		t.Helper()
		if act, _, err := Decide(h.State, Stamp{At: hour}, c); len(act) != 0 || err != nil {
			t.Errorf("%s: %v, %v", name, act, err)
		}
	}
	nothing("the same call", CallArbiter{Section: 1, Round: 1, Board: 2, Side: CallWhite})
	nothing("the same reason", CallArbiter{Section: 1, Round: 1, Board: 2, Why: CallDraw})
	nothing("the end of a call that ended", EndCall{Section: 1, Round: 1, Board: 2, Call: list[0].Seq - 1})
	nothing("leaving a call that nobody took", AnswerCall{Section: 1, Call: list[0].Seq, Pass: true})
	_, after, err := Decide(h.State, Stamp{At: hour, Device: "Tablet", By: "Ivana"}, AnswerCall{Section: 1, Call: list[0].Seq})
	c, ok := after.CallAt(1, 1, 2)
	if err != nil || !ok || c.By != "Ivana" || c.Device != "Tablet" || c.Taken == 0 {
		t.Errorf("on the way: %+v, %t, %v", c, ok, err)
	}
	var undo *UndoError
	if _, _, err := Decide(h.State, Stamp{At: hour}, Undo{}); !errors.As(err, &undo) {
		t.Errorf("a call is undone: %v", err)
	}
}

// TestCallRefused: only a game calls that is played now, and only a call that stands is answered.
func TestCallRefused(t *testing.T) {
	h := called(t)
	h.do(EnterResult{1, 1, 1, WhiteWins})
	refuse := func(name string, c Command, want any) {
		t.Helper()
		if _, _, err := Decide(h.State, Stamp{At: hour}, c); err == nil || !errors.As(err, want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var over *CallError
	var unknown *UnknownError
	var value *ValueError
	refuse("a finished game", CallArbiter{Section: 1, Round: 1, Board: 1}, &over)
	if over == nil || !over.Result {
		t.Errorf("%+v", over)
	}
	refuse("a call that ended", AnswerCall{Section: 1, Call: h.Calls()[0].Seq - 1}, &over)
	refuse("no board", CallArbiter{Section: 1, Round: 1, Board: 99}, &unknown)
	refuse("no round", CallArbiter{Section: 1, Round: 2, Board: 1}, &unknown)
	refuse("another side", CallArbiter{Section: 1, Round: 1, Board: 3, Side: "red"}, &value)
	refuse("another reason", CallArbiter{Section: 1, Round: 1, Board: 3, Why: "hunger"}, &value)
	refuse("a time of no clock", CallArbiter{Section: 1, Round: 1, Board: 3, Clock: CallClock{White: maxCallTime + 1}}, &value)
	refuse("a move of no game", CallArbiter{Section: 1, Round: 1, Board: 3, Clock: CallClock{Move: maxCallMoves + 1}}, &value)
	if len(h.Calls()) != 1 {
		t.Fatalf("%+v", h.Calls())
	}
	h.do(EnterResult{1, 1, 2, WhiteWins})
	if len(h.Calls()) != 1 {
		t.Error("a result ends a call")
	}
	h.do(EnterResult{1, 1, 3, WhiteWins})
	h.do(CloseRound{Section: 1, Time: hour})
	if len(h.Calls()) != 0 {
		t.Error("a call outlives its round")
	}
	refuse("a closed round", CallArbiter{Section: 1, Round: 1, Board: 2}, &over)
}
