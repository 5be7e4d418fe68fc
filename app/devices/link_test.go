package devices

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/session"
)

// linked is a desk with a scorer's phone that has read its code, and whose code the desk has read.
func linked(t *testing.T) (desk, ana *phone) {
	desk = deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	ana = desk.joins(journal.DutyScorer)
	desk.over = map[journal.DeviceID]*phone{ana.place.Me: ana}
	ana.over = map[journal.DeviceID]*phone{0: desk}
	ana.Says("invited", "Link with the desk")
	desk.takes(ana.m.Reply)
	return desk, ana
}

// TestLink: once two codes are read, results go to the desk and its news to the phone without a touch; while the link is gone they wait.
func TestLink(t *testing.T) {
	desk, ana := linked(t)
	ana.Says("linked", "Linked", "!Link with the desk")
	ana.Touch("key-w")
	if r, _ := desk.Event.Kept.Round(1, 1); r.Boards[0].Score != journal.WhiteWins {
		t.Fatal("the result did not come by itself")
	}
	ana.Says("at the desk", "Linked", "!Not yet")
	desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: 3, Score: journal.Drawn})
	desk.send(session.CrewStored{}) // as the shell tells it
	if r, _ := ana.Event.Kept.Round(1, 1); r.Boards[2].Score != journal.Drawn {
		t.Error("the desk's result did not come to the phone")
	}
	if desk.m.Route.Sheet != "" {
		t.Error("the desk still shows the invitation")
	}
	desk.at("")
	desk.Says("the list", "Linked", "Results: 2 of 4")

	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkDown})
	ana.send(session.LinkChanged{State: session.LinkDown})
	ana.Says("cut", "The link is gone", "Everything is at the desk")
	desk.Says("cut", "The link is gone", "!Linked")
	ana.Touch("key-b")
	ana.Says("waits", "Not yet at the desk: 1", "Send to the desk")
	ana.send(session.LinkChanged{State: session.LinkUp})
	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkUp})
	if r, _ := desk.Event.Kept.Round(1, 1); r.Boards[1].Score != journal.BlackWins || len(ana.Event.Waiting()) != 0 {
		t.Errorf("after the link came back: %+v, %d wait", r.Boards[1], len(ana.Event.Waiting()))
	}
	away := desk.m.Event
	desk.m.Event = nil // the desk's person looks at something else
	ana.Touch("key-d")
	desk.m.Event = away
	desk.send(session.CrewStored{Opened: true})
	if len(ana.Event.Waiting()) != 0 {
		t.Error("what was said meanwhile is not asked for again")
	}
}

// TestNoOffer: a browser that makes no code of a link does not keep the invitation back.
func TestNoOffer(t *testing.T) {
	desk := deskOf(t, 8)
	desk.silent = true
	desk.Touch("invite")
	desk.Enter("duty", string(journal.DutyDoor))
	if desk.m.Code != nil {
		t.Fatal("the invitation did not wait for the link")
	}
	desk.send(noOffer{desk.m.For})
	desk.Touch("save-code")
	door := newPhone(t)
	door.takes(desk.saved)
	door.at("")
	door.Says("at the door", "Door", "Check-in")
}

// TestLinkOfAnother: over a link a device speaks for itself alone.
func TestLinkOfAnother(t *testing.T) {
	desk, ana := linked(t)
	desk.offers, desk.noLink = nil, session.ErrNoLink
	bo := desk.joins(journal.DutyScorer)
	bo.Touch("key-b", "send", "save-code")
	seq := desk.Event.Ahead.Seq()
	desk.send(session.LinkHeard{Peer: ana.place.Me, Data: bo.saved})
	if desk.Event.Ahead.Seq() != seq {
		t.Error("a device spoke for another one")
	}
}
