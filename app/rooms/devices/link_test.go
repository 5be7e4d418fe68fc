package devices

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// linked is a desk with a scorer's phone that has read its code, and whose code the desk has read.
func linked(t *testing.T) (desk, ana *phone) { return linkedAs(t, journal.DutyScorer) }

// linkedAs is a desk with a linked device of any task.
func linkedAs(t *testing.T, duty journal.Duty) (desk, ana *phone) {
	desk = deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	ana = desk.joins(duty)
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
	ana.Touch("b1", "key-b", "key-undo", "b1", "key-d", "key-undo") // mistakes that have left already
	if r, _ := desk.Event.Kept.Round(1, 1); r.Boards[0].Score != journal.WhiteWins {
		t.Errorf("what was put right over the link is %+v", r.Boards[0])
	}
	ana.Says("nothing was refused", "!did not take", "Linked")
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

	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkSilent})
	desk.Says("silent", "looking for the link", "Link")
	desk.Touch("link-" + id(ana.place.Me))
	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkDown})
	desk.Says("a new link", "Scan its answer", "!is gone")
	desk.send(session.CloseDialog{})
	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkUp})
	desk.send(session.LinkChanged{Peer: ana.place.Me, State: session.LinkDown})
	ana.send(session.LinkChanged{State: session.LinkDown})
	ana.Says("cut", "The link to the desk is gone", "Everything is at the desk")
	desk.Says("cut", "The link with Scorer 1 is gone", "!Linked")
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

// TestCopyIsHeardOf: what a linked device has, it says by itself; without the link the desk knows how far its copy is behind.
func TestCopyIsHeardOf(t *testing.T) {
	for _, duty := range []journal.Duty{journal.DutyArbiter, journal.DutyScorer, journal.DutyDoor, journal.DutyFloor} {
		desk, mate := linkedAs(t, duty)
		lacks := func() int {
			h, ok := desk.m.HeardOf(mate.place.Me)
			if !ok {
				t.Fatalf("%s: not heard", duty)
			}
			return desk.Event.Kept.Seq() - h.Head.Seq
		}
		desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: 3, Score: journal.Drawn})
		desk.send(session.CrewStored{})
		if n := lacks(); n != 0 {
			t.Errorf("%s: linked, and %d records behind", duty, n)
		}
		desk.send(session.LinkChanged{Peer: mate.place.Me, State: session.LinkDown})
		mate.send(session.LinkChanged{State: session.LinkDown})
		for board := 1; board <= 2; board++ {
			desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: board, Score: journal.Drawn})
		}
		if n := lacks(); n != 2 {
			t.Errorf("%s: two results later it is %d behind", duty, n)
		}
		if at := desk.m.HeardAt(mate.place.Me); at == 0 {
			t.Errorf("%s: nobody knows when it was heard", duty)
		}
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
	desk.send(noOffer{desk.m.For, desk.m.Turn})
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

// TestReloadInHandshake: a desk that was started anew does not know the answer that a phone shows; it shows a new code, and the phone
// a new answer. A phone that was started anew says how the link comes about.
func TestReloadInHandshake(t *testing.T) {
	desk := deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	ana := desk.joins(journal.DutyScorer)
	answer := ana.m.Reply
	desk.open(desk.Event.ID) // both were started anew
	desk.m.Model = Model{}
	ana.open(ana.Event.ID)
	ana.m.Model = Model{}
	ana.at(session.SheetDesk)
	ana.Says("on the phone", "Not linked", "ask the desk to touch “Link”")
	desk.at("")
	desk.offers, desk.lostLink = []byte("offer again"), true
	desk.takes(answer)
	desk.Says("at the desk", "That answer is to a code that no longer counts", "Link Scorer 1", "Scan its answer")
	desk.lostLink = false
	desk.Touch("save-code")
	ana.takes(desk.saved)
	ana.Says("on the phone", "Link with the desk", "!Not linked")
	desk.over = map[journal.DeviceID]*phone{ana.place.Me: ana}
	ana.over = map[journal.DeviceID]*phone{0: desk}
	desk.Touch("scan-reply")
	desk.takes(ana.m.Reply)
	desk.Says("linked", "Scorer 1 is linked", "!Scan its answer")
	ana.at("")
	ana.Touch("key-w")
	ana.Says("at the desk", "Linked", "!Not yet")
}

// TestNoLinkComes: two browsers that do not find each other say so, and what to do instead.
func TestNoLinkComes(t *testing.T) {
	desk, ana := linked(t)
	for _, d := range []*phone{desk, ana} {
		peer := journal.DeviceID(0)
		if d == desk {
			peer = ana.place.Me
		}
		d.at("")
		d.send(session.LinkChanged{Peer: peer, State: session.LinkOpens})
		d.send(session.LinkChanged{Peer: peer, State: session.LinkDown, Err: session.ErrNoLink})
		d.Says("no link", "No link came about", "in one Wi-Fi")
	}
	ana.Touch("key-w")
	ana.Says("by codes", "Not yet at the desk: 1")
	desk.at("")
	desk.send(session.LinkCode{Peer: ana.place.Me, Err: &session.LinkFullError{Most: 8}})
	desk.noLink = &session.LinkFullError{Most: 8}
	desk.Touch("link-" + id(ana.place.Me))
	desk.Says("full", "all the links that it can hold: 8", "codes and files", "!Scan its answer")
}

// TestDismissedLink: a device whose task is taken back hears of it before its link ends.
func TestDismissedLink(t *testing.T) {
	desk, ana := linked(t)
	desk.at("")
	desk.Touch("mate-"+id(ana.place.Me), "device-dismiss", "yes")
	ana.at("")
	ana.Says("told", "no task any more")
	if last, ok := desk.Cmds[len(desk.Cmds)-1].(session.DropLink); !ok || last.Peer != ana.place.Me {
		t.Errorf("%T %+v", desk.Cmds[len(desk.Cmds)-1], last)
	}
}

// TestMoveLinked: over a link the desk moves without a code.
func TestMoveLinked(t *testing.T) {
	desk := deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	judge := desk.joins(journal.DutyArbiter)
	desk.over = map[journal.DeviceID]*phone{judge.place.Me: judge}
	judge.over = map[journal.DeviceID]*phone{0: desk}
	desk.takes(judge.m.Reply)
	desk.at(session.SheetMove)
	desk.Touch("move-" + id(judge.place.Me))
	judge.at("")
	judge.Says("the new desk", "This device is the desk", "The desk before", "!Become the desk")
	if !judge.Event.CanWrite() || desk.Event.CanWrite() {
		t.Errorf("the new desk writes: %v, the old one: %v", judge.Event.CanWrite(), desk.Event.CanWrite())
	}
}

// TestWork: a device whose link stands goes where its work is, without a hand; one that was only silent stays where its person is.
func TestWork(t *testing.T) {
	for duty, want := range map[journal.Duty]session.Page{journal.DutyScorer: session.PageDevices, journal.DutyDoor: session.PageCheckIn, journal.DutyScreen: session.PageScreen, journal.DutyArbiter: session.PageRound} {
		desk := deskOf(t, 8)
		desk.offers, desk.noLink = []byte("offer"), nil
		d := desk.joins(duty)
		desk.over = map[journal.DeviceID]*phone{d.place.Me: d}
		d.over = map[journal.DeviceID]*phone{0: desk}
		desk.takes(d.m.Reply)
		if d.Route.Page != want || d.Route.Sheet != "" {
			t.Errorf("%s is at %s", duty, d.Route.Path())
		}
		d.at("")
		d.send(session.LinkChanged{State: session.LinkSilent})
		d.send(session.LinkChanged{State: session.LinkUp})
		if d.Route.Page != session.PageDevices {
			t.Errorf("%s was led away to %s", duty, d.Route.Path())
		}
	}
}

// TestDeskSilent: an arbiter's device that does not hear the desk is led to become it; heard again, nothing is left of that.
func TestDeskSilent(t *testing.T) {
	desk := deskOf(t, 8)
	desk.offers, desk.noLink = []byte("offer"), nil
	judge := desk.joins(journal.DutyArbiter)
	desk.over = map[journal.DeviceID]*phone{judge.place.Me: judge}
	judge.over = map[journal.DeviceID]*phone{0: desk}
	desk.takes(judge.m.Reply)
	judge.at("")
	judge.send(session.LinkChanged{State: session.LinkSilent})
	judge.Says("silent", "The desk is not heard", "this device can become the desk")
	if to := judge.Notice.To; to == nil || to.Sheet != session.SheetTake {
		t.Errorf("%+v", judge.Notice)
	}
	judge.send(session.LinkChanged{State: session.LinkUp})
	judge.Says("heard again", "!not heard")
}
