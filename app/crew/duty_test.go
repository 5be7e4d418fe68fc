package crew

import (
	"errors"
	"testing"

	"wasit/app/event/journal"
)

// TestWishes: whatever a duty holds can travel, under a name of its own, and nothing else can.
func TestWishes(t *testing.T) {
	for duty, names := range duties {
		for _, name := range names {
			c, err := DecodeWish(name, []byte("{}"))
			if err != nil {
				t.Errorf("%s may ask for %q, which does not travel: %v", duty, name, err)
				continue
			}
			if again, _, err := EncodeWish(c); again != name || err != nil {
				t.Errorf("%q travels as %q, %v", name, again, err)
			}
		}
	}
	var wrong *WishError
	if _, _, err := EncodeWish(journal.PairRound{}); !errors.As(err, &wrong) {
		t.Errorf("any command travels: %v", err)
	}
	if _, err := DecodeWish("delete-players", []byte("{}")); !errors.As(err, &wrong) {
		t.Errorf("any command arrives: %v", err)
	}
	if _, err := DecodeWish("arrive", []byte(`{"Players":[1],"Section":3}`)); err == nil {
		t.Error("a field that the command does not have is passed over")
	}
}

// TestMayInvite: an arbiter's device invites others to speak through it, for less than its own task; it can neither take the id of another
// device nor bring back one that the desk sent away.
func TestMayInvite(t *testing.T) {
	s := journal.State{}
	do := func(c journal.Command) {
		t.Helper()
		_, after, err := journal.Decide(s, journal.Stamp{At: 1}, c)
		if err != nil {
			t.Fatal(err)
		}
		s = after
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 1}})
	do(journal.InviteDevice{Device: journal.Device{ID: 5, Name: "Laptop", Duty: journal.DutyArbiter}})
	do(journal.InviteDevice{Device: journal.Device{ID: 6, Name: "Judge", Duty: journal.DutyFloor}})
	do(journal.InviteDevice{Device: journal.Device{ID: 7, Name: "Ana", Duty: journal.DutyScorer}})
	do(journal.InviteDevice{Device: journal.Device{ID: 8, Name: "Bo", Duty: journal.DutyScorer, Via: 5}})
	do(journal.DismissDevice{ID: 8})
	for name, c := range map[string]struct {
		from journal.DeviceID
		d    journal.Device
		may  bool
	}{
		"a scorer":               {5, journal.Device{ID: 9, Duty: journal.DutyScorer, Via: 5}, true},
		"a door":                 {5, journal.Device{ID: 9, Duty: journal.DutyDoor, Via: 5}, true},
		"a screen":               {5, journal.Device{ID: 9, Duty: journal.DutyScreen, Via: 5}, true},
		"an arbiter":             {5, journal.Device{ID: 9, Duty: journal.DutyArbiter, Via: 5}, false},
		"a sector arbiter":       {5, journal.Device{ID: 9, Duty: journal.DutyFloor, Via: 5}, false},
		"through nobody":         {5, journal.Device{ID: 9, Duty: journal.DutyScorer}, false},
		"through another":        {5, journal.Device{ID: 9, Duty: journal.DutyScorer, Via: 6}, false},
		"one of the desk's":      {5, journal.Device{ID: 7, Duty: journal.DutyScorer, Via: 5}, false},
		"one that was sent away": {5, journal.Device{ID: 8, Duty: journal.DutyScorer, Via: 5}, false},
		"by a sector arbiter":    {6, journal.Device{ID: 9, Duty: journal.DutyScorer, Via: 6}, false},
		"by a scorer":            {7, journal.Device{ID: 9, Duty: journal.DutyScreen, Via: 7}, false},
	} {
		_, _, a := Decide(s, 2, Request{Device: c.from, N: 1, Saw: s.Seq(), At: 2, Wish: journal.InviteDevice{Device: c.d}})
		if (a.Reason == "") != c.may {
			t.Errorf("%s: %q", name, a.Reason)
		}
	}
}

// TestMayCall: a scorer calls the arbiter for the boards it serves and for no other, and answers no call; a request that comes twice calls
// once, one of a stranger not at all.
func TestMayCall(t *testing.T) {
	s := journal.State{}
	do := func(list ...journal.Command) {
		t.Helper()
		for _, c := range list {
			_, after, err := journal.Decide(s, journal.Stamp{At: 1}, c)
			if err != nil {
				t.Fatalf("%T: %v", c, err)
			}
			s = after
		}
	}
	var field []journal.PlayerInfo
	for _, name := range []string{"Ana", "Budi", "Cvita", "Dino"} {
		field = append(field, journal.PlayerInfo{Name: name})
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 1}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}},
		journal.ImportPlayers{Section: 1, Players: field}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3},
		journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 3}, {4, 2}}}, journal.Publish{Section: 1, Time: 1},
		journal.InviteDevice{Device: journal.Device{ID: 7, Duty: journal.DutyScorer, Section: 1, First: 1, Last: 1}},
		journal.InviteDevice{Device: journal.Device{ID: 8, Duty: journal.DutyFloor}},
		journal.InviteDevice{Device: journal.Device{ID: 9, Duty: journal.DutyDoor}})
	ask := func(name string, id journal.DeviceID, n int, wish journal.Command, want Reason) {
		t.Helper()
		_, after, a := Decide(s, 2, Request{Device: id, N: n, Saw: s.Seq(), At: 2, Wish: wish})
		if a.Reason != want {
			t.Errorf("%s: %q, want %q", name, a.Reason, want)
		}
		s = after
	}
	call := func(board int) journal.Command { return journal.CallArbiter{Section: 1, Round: 1, Board: board} }
	ask("its own board", 7, 1, call(1), "")
	ask("the same request again", 7, 1, call(1), "")
	ask("another board", 7, 2, call(2), Beyond)
	ask("no reason of the list", 7, 3, journal.CallArbiter{Section: 1, Round: 1, Board: 1, Why: "boredom"}, Refused)
	ask("the door", 9, 1, call(2), Beyond)
	ask("a stranger", 99, 1, call(2), Uninvited)
	if list := s.Calls(); len(list) != 1 || list[0].Board != 1 {
		t.Fatalf("%+v", list)
	}
	seq := s.Calls()[0].Seq
	ask("the caller answers itself", 7, 4, journal.AnswerCall{Section: 1, Call: seq}, Beyond)
	ask("the arbiter is on the way", 8, 1, journal.AnswerCall{Section: 1, Call: seq}, "")
	ask("an end of another board", 7, 5, journal.EndCall{Section: 1, Round: 1, Board: 2}, Beyond)
	ask("the end", 7, 6, journal.EndCall{Section: 1, Round: 1, Board: 1}, "")
	ask("an answer after the end", 8, 2, journal.AnswerCall{Section: 1, Call: seq}, Refused)
	if len(s.Calls()) != 0 {
		t.Errorf("%+v", s.Calls())
	}
}
