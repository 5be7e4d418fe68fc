package devices

import (
	"testing"

	"wasit/app/crew"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestThroughALaptop: a laptop that helps as arbiter invites a phone and passes on what it says. The desk decides it as the phone's own,
// answers over the laptop's link, and names the laptop in its list. What comes over that link in the name of anybody else is not heard,
// nor anything once the laptop is dismissed.
func TestThroughALaptop(t *testing.T) {
	desk := deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	laptop := desk.joins(journal.DutyArbiter)
	desk.over = map[journal.DeviceID]*phone{laptop.place.Me: laptop}
	laptop.over = map[journal.DeviceID]*phone{0: desk}
	desk.takes(laptop.m.Reply)
	me := laptop.place.Me
	hears := func(h crew.Head, b crew.Body, key crew.Key) {
		t.Helper()
		data, err := wire.Encode(crew.Message{Head: h, Body: b}, key)
		if err != nil {
			t.Fatal(err)
		}
		desk.send(session.LinkHeard{Peer: me, Data: data})
	}
	ana := journal.Device{ID: 77, Name: "Ana", Duty: journal.DutyScorer, Via: me}
	place := laptop.place.Ask(laptop.Event.Kept, journal.Stamp{At: 5}, journal.InviteDevice{Device: ana})
	hears(replica.HeadOf(laptop.copied(), place), crew.Requests{List: place.Asked}, place.Key)
	if d, ok := desk.Event.Kept.DeviceOf(ana.ID); !ok || d != ana {
		t.Fatalf("%+v, %v", d, ok)
	}
	phone := crew.Place{Me: ana.ID, Holder: 5, Sign: crew.Seed{3}, Key: wire.KeyFor(laptop.place.Key, ana.ID)}
	enter := func(board int, score journal.Score) {
		phone = phone.Ask(laptop.Event.Kept, journal.Stamp{At: 6, By: "Ana"}, journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score})
	}
	score := func(board int) journal.Score {
		r, _ := desk.Event.Kept.Round(1, 1)
		return r.Boards[board-1].Score
	}
	enter(2, journal.Drawn)
	begun := len(desk.Cmds)
	hears(replica.HeadOf(laptop.copied(), phone), crew.Requests{List: phone.Asked}, phone.Key)
	if score(2) != journal.Drawn {
		t.Error("the result of the phone did not come")
	}
	answered := false
	for _, c := range desk.Cmds[begun:] {
		if said, ok := c.(session.SendLink); ok && said.Peer == me {
			if sealed, err := wire.Read(said.Data); err == nil {
				msg, err := sealed.Open(phone.Key)
				facts, is := msg.Body.(crew.Facts)
				answered = answered || err == nil && is && len(facts.Answers) == 1 && facts.Answers[0].Reason == ""
			}
		}
	}
	if !answered {
		t.Error("the answer does not go over the laptop's link")
	}
	for name, h := range map[string]struct {
		id  journal.DeviceID
		key crew.Key
	}{
		"the key of another laptop": {ana.ID, wire.KeyFor(crew.Key{9}, ana.ID)},
		"the laptop's own key":      {ana.ID, laptop.place.Key},
		"a stranger":                {78, wire.KeyFor(laptop.place.Key, 78)},
		"the desk":                  {0, crew.Key{}},
	} {
		forged := crew.Place{Me: h.id, Holder: 5}
		forged = forged.Ask(laptop.Event.Kept, journal.Stamp{At: 7}, journal.EnterResult{Section: 1, Round: 1, Board: 3, Score: journal.WhiteWins})
		hears(replica.HeadOf(laptop.copied(), forged), crew.Requests{List: forged.Asked}, h.key)
		if got := score(3); !got.IsZero() {
			t.Errorf("%s: %v", name, got)
		}
	}
	desk.at("")
	desk.Says("the list", "Ana", "through Arbiter 1")
	desk.Touch("mate-77", "device-code") // the desk invites the phone itself
	for _, d := range desk.Event.Kept.Crew() {
		if d.Name == "Ana" && d.ID != ana.ID && d.Via != 0 {
			t.Errorf("invited by the desk, through %d", d.Via)
		}
	}
	desk.Did(journal.DismissDevice{ID: me})
	enter(4, journal.WhiteWins)
	hears(replica.HeadOf(laptop.copied(), phone), crew.Requests{List: phone.Asked}, phone.Key)
	if got := score(4); !got.IsZero() {
		t.Errorf("through a laptop that is dismissed: %v", got)
	}
}
