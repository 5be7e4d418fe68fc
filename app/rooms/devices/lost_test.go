package devices

import (
	"strings"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// invites is the invitation of a device, as a file.
func (d *phone) invites(duty journal.Duty) []byte {
	d.t.Helper()
	d.at("")
	d.Touch("invite")
	d.Enter("duty", string(duty))
	d.Touch("save-code")
	return d.saved
}

// opens is a new phone that takes an invitation.
func (d *phone) opens(invitation []byte, person string) *phone {
	d.t.Helper()
	h := newPhone(d.t)
	h.Settings.Person = person
	h.Time = d.Time.Add(time.Duration(person[0]) * time.Second) // what is drawn by lot differs
	h.Go("/join")
	h.takes(invitation)
	return h
}

// brings carries what waits on a phone to the desk, and its answer back.
func (d *phone) brings(desk *phone) {
	d.t.Helper()
	d.at("")
	d.Touch("send", "save-code")
	desk.takes(d.saved)
	desk.Touch("save-code", "close-sheet")
	d.takes(desk.saved)
	d.at("")
}

func (d *phone) score(board int) journal.Score {
	r, _ := d.Event.Ahead.Round(1, 1)
	return r.Boards[board-1].Score
}

// again makes an invitation of a device that has one, by its name.
func (d *phone) again(name string) []byte {
	d.t.Helper()
	d.at("")
	for _, m := range d.Event.Kept.Crew() {
		if m.Name == name && d.Event.Kept.Succeeds(m.ID) == 0 {
			d.send(showCode{m.ID})
		}
	}
	d.Touch("save-code")
	return d.saved
}

// TestTwoPhones: of two phones that took one invitation the desk hears the first. The second one is told so, by the desk and by the facts of
// the first, and keeps what waits until it has an invitation of its own.
func TestTwoPhones(t *testing.T) {
	desk := deskOf(t, 12)
	invitation := desk.invites(journal.DutyScorer)
	ana, bo := desk.opens(invitation, "Ana"), desk.opens(invitation, "Bo")
	ana.Touch("b1", "key-w", "b2", "key-w")
	ana.brings(desk)
	ana.Says("the first", "Everything is at the desk")
	answer := desk.saved
	bo.Touch("b3", "key-b", "send", "save-code")
	desk.takes(bo.saved)
	if n := desk.Notice; n == nil || !strings.Contains(n.Title, "Another phone has taken this invitation") {
		t.Errorf("at the desk: %+v", n)
	}
	if desk.score(3) != (journal.Score{}) {
		t.Error("the second phone is heard")
	}
	bo.at("")
	bo.Says("the second", "Not yet at the desk: 1")
	bo.takes(answer) // of the first: both have the same key
	bo.at("")
	bo.Says("the second, after the first one's answer", "Another phone uses this invitation", "Not yet at the desk: 1", "Board 3: 0–1")
	bo.takes(desk.again("Scorer 1"))
	bo.Touch("yes")
	bo.brings(desk)
	bo.Says("with its own", "Everything is at the desk")
	if desk.score(1) != journal.WhiteWins || desk.score(3) != journal.BlackWins {
		t.Errorf("%v, %v", desk.score(1), desk.score(3))
	}
}

// TestSawAnotherJournal: a result that waits from before a take-over replaces none of the new desk, whatever number its person had seen; nor
// does one of a program that claims to have seen more than there is.
func TestSawAnotherJournal(t *testing.T) {
	desk := deskOf(t, 8)
	ana, judge := desk.joins(journal.DutyScorer), desk.joins(journal.DutyArbiter)
	for _, b := range []int{2, 3, 4} { // the arbiter's copy has none of these
		desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.Drawn})
	}
	ana.Touch("b2", "key-d")
	ana.brings(desk)
	ana.Touch("b1", "key-b") // it waits
	judge.at(session.SheetTake)
	v, _ := judge.draw()
	lead, _ := v.HoldOf("take-desk")
	judge.send(lead)
	judge.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	ana.takes(judge.again("Scorer 1"))
	ana.Touch("yes")
	ana.brings(judge)
	if got := judge.score(1); got != journal.WhiteWins {
		t.Errorf("the new desk's result was replaced by %v", got)
	}
	judge.at("")
	judge.Says("at the new desk", "Two results for board 1")
	ana.Says("on the phone", "Board 1 already has 1–0")
	if list := judge.Event.Kept.Disputes(); len(list) != 1 || list[0].Board != 1 {
		t.Errorf("%+v", list)
	}
}

// TestDisputesStayOpen: two results for one board are a fact. No round closes over them, every page says so, and they are there after a
// take-over.
func TestDisputesStayOpen(t *testing.T) {
	desk := deskOf(t, 4)
	ana, judge := desk.joins(journal.DutyScorer), desk.joins(journal.DutyArbiter)
	ana.Touch("b1", "key-b")
	for _, b := range []int{1, 2} {
		desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	ana.brings(desk)
	if _, _, err := desk.m.Record(desk.Env(), journal.CloseRound{Section: 1, Time: 9}); err == nil {
		t.Error("the round closes over two results")
	} else if n := session.Explain(desk.m.Lang(), err); !strings.Contains(n.Text, "Decide first on the page Devices: board 1") {
		t.Errorf("%+v", n)
	}
	judge.at(session.SheetDesk)
	desk.at("")
	for _, m := range desk.Event.Kept.Crew() {
		if m.Duty == journal.DutyArbiter {
			desk.send(askAnswer{m.ID})
		}
	}
	desk.Touch("save-code", "close-sheet")
	judge.takes(desk.saved)
	judge.at(session.SheetTake)
	v, _ := judge.draw()
	lead, _ := v.HoldOf("take-desk")
	judge.send(lead)
	judge.at("")
	judge.Says("after the take-over", "Two results for board 1")
}

// TestLowerDesk: of two desks of one epoch either can take the other's invitation, and so can a helper of the one: a person is asked, the
// journal that is taken is the one that was chosen, and what only this device had is kept, with a way back.
func TestLowerDesk(t *testing.T) {
	desk := deskOf(t, 8)
	one, two := desk.joins(journal.DutyArbiter), desk.joins(journal.DutyArbiter)
	for _, d := range []*phone{one, two} {
		d.at(session.SheetTake)
		v, _ := d.draw()
		lead, _ := v.HoldOf("take-desk")
		d.send(lead)
	}
	if one.Event.Crew.Me > two.Event.Crew.Me {
		one, two = two, one // the lower one invites
	}
	one.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	two.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
	two.takes(one.invites(journal.DutyArbiter))
	two.Says("asked", "Give up the desk")
	two.Touch("yes")
	two.at("")
	two.Says("after", "Arbiter", "1 record is on this device only", "!no task any more")
	if two.score(1) != journal.WhiteWins || two.Event.IsDesk() {
		t.Errorf("%v, desk %t", two.score(1), two.Event.IsDesk())
	}
	two.Touch("go-back")
	if two.score(2) != journal.Drawn || !two.Event.IsDesk() {
		t.Errorf("back: %v, desk %t", two.score(2), two.Event.IsDesk())
	}
}

// TestForgedInvitation: who saw an invitation can make one that opens; it is not taken unasked, the sheet says that nobody known signed it,
// and one with a signature of the desk under other words does not open at all.
func TestForgedInvitation(t *testing.T) {
	desk := deskOf(t, 8)
	seen := desk.invites(journal.DutyArbiter)
	judge := desk.opens(seen, "Rina")
	sealed, err := wire.Read(seen)
	if err != nil {
		t.Fatal(err)
	}
	said, err := sealed.Open(crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	in := said.Body.(crew.Invitation)
	if len(in.Sign) == 0 || judge.Event.Crew.TrustIn(in, judge.Event.Kept) != crew.Same {
		t.Error("the desk's own invitation is not known again")
	}
	act, _, err := journal.Decide(desk.Event.Kept, journal.Stamp{At: 9}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.TakeDesk{ID: 666})
	if err != nil {
		t.Fatal(err)
	}
	in.Batch.Records, in.Batch.Desk, in.Key = append(in.Batch.Records, act...), crew.Desk{Epoch: 1, ID: 666}, crew.Key{66}
	for name, seed := range map[string]crew.Seed{"unsigned": {}, "signed by the stranger": {66}} {
		in.Sign, in.Signer = nil, seed
		forged, err := wire.Encode(crew.Message{Head: said.Head, Body: in}, crew.Key{})
		if err != nil {
			t.Fatal(err)
		}
		judge.takes(forged)
		judge.Says(name, "Take the invitation?", "anybody could have made it")
		judge.Touch("no")
		if judge.score(1) != (journal.Score{}) {
			t.Errorf("%s: it was taken", name)
		}
		fresh := newPhone(t)
		fresh.Go("/join")
		fresh.send(session.MessageRead{Data: forged, Shared: true})
		fresh.Says(name+", from a web page", "Another app or page handed this invitation over")
		if len(fresh.Log) > 0 {
			t.Errorf("%s: a web page stores an event", name)
		}
	}
	changed := append([]byte{}, seen...)
	changed[len(changed)/2] ^= 1
	judge.takes(changed)
	if n := judge.Notice; n == nil || !strings.Contains(n.Title, "seal does not fit") {
		t.Errorf("changed: %+v", n)
	}
}

// TestFlood: a message of more requests than a person makes does not open, and a phone that goes on is set aside, in words, before it has
// filled the journal.
func TestFlood(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	me, key := ana.Event.Crew.Me, ana.Event.Crew.Key
	flood := func(first, n int) []byte {
		var list []crew.Request
		for i := range n {
			list = append(list, crew.Request{Device: me, N: first + i, At: 5, Wish: journal.AddNote{}})
		}
		data, err := wire.Encode(crew.Message{Head: crew.Head{Event: headOf(ana), From: me, Holder: ana.Event.Crew.Holder}, Body: crew.Requests{List: list}}, key)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	before := desk.Event.Kept.Seq()
	desk.takes(flood(1, 10_000))
	if n := desk.Notice; n == nil || desk.Event.Kept.Seq() > before+1 {
		t.Errorf("%d records of a message that is too large: %+v", desk.Event.Kept.Seq()-before, n)
	}
	for i := range 3 {
		desk.takes(flood(1+i*crew.MaxRequests, crew.MaxRequests))
	}
	if n := desk.Event.Kept.Seq() - before; n > 310 {
		t.Errorf("a flood makes %d records", n)
	}
	if _, serves := desk.Event.Kept.DeviceOf(me); serves {
		t.Error("the phone still has its task")
	}
	desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	if desk.score(1) != journal.WhiteWins {
		t.Error("nobody can enter anything any more")
	}
	ana.takes(desk.invites(journal.DutyScorer))
	ana.Touch("yes")
	ana.Touch("b2", "key-d")
	ana.brings(desk)
	if desk.score(2) != journal.Drawn {
		t.Error("invited again it is not heard")
	}
}

// TestInvitationAgain: it works where it is promised, for a device that is new, that has left, and for the same one; boards and name go with
// it, and until it is taken the device that has the old one works on.
func TestInvitationAgain(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	ana.Touch("b1", "key-w")
	ana.brings(desk)
	again := desk.again("Scorer 1")
	ana.Touch("b2", "key-w")
	ana.brings(desk)
	if desk.score(2) != journal.WhiteWins {
		t.Error("an invitation that nobody took cuts the phone off")
	}
	bo := desk.opens(again, "Bo") // the phone was lost; another one takes its task
	bo.at("")
	bo.Touch("b3", "key-d")
	bo.brings(desk)
	bo.Says("the new phone", "Everything is at the desk")
	if desk.score(3) != journal.Drawn || len(desk.Event.Kept.Crew()) != 1 || desk.Event.Kept.Crew()[0].Name != "Scorer 1" {
		t.Errorf("%v, %+v", desk.score(3), desk.Event.Kept.Crew())
	}
	ana.Touch("b4", "key-d", "send", "save-code")
	desk.takes(ana.saved)
	if n := desk.Notice; n == nil || !strings.Contains(n.Title, "not taken") || desk.score(4) != (journal.Score{}) {
		t.Errorf("the old phone: %+v", n)
	}
	ana.takes(desk.invites(journal.DutyScorer))
	ana.Touch("yes")
	ana.brings(desk)
	if desk.score(4) != journal.Drawn {
		t.Error("what waited on the old phone is lost")
	}
}

// TestLateByTheDesk: the twelve hours of an invitation are of the desk's clock, whatever the phone's says.
func TestLateByTheDesk(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.opens(desk.invites(journal.DutyScorer), "Ana")
	ana.Touch("b1", "key-w", "send", "save-code")
	desk.Time = desk.Time.Add(13 * time.Hour)
	desk.takes(ana.saved)
	if n := desk.Notice; n == nil || !strings.Contains(n.Title, "too old") || desk.score(1) != (journal.Score{}) {
		t.Errorf("%+v", n)
	}
	ana.takes(desk.again("Scorer 1"))
	ana.Touch("yes")
	ana.brings(desk)
	if desk.score(1) != journal.WhiteWins {
		t.Error("invited again it is not heard")
	}
}

// TestStoredThenShown: on a scorer's phone a result counts as kept when the store has it, and not before; one that the store refuses is
// taken off the page in words, and does not leave.
func TestStoredThenShown(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	ana.Lazy = true
	ana.Touch("b2", "key-w")
	ana.Says("on its way", "Being stored", "!Kept on this device", "!Send to the desk")
	if _, page := ana.draw(); strings.Contains(page, "res--wait") || !strings.Contains(page, "res--goes") {
		t.Error("its board shows it as stored")
	}
	for _, msg := range ana.Late {
		ana.send(msg)
	}
	ana.Late = nil
	ana.Says("stored", "Kept on this device", "Send to the desk", "!Being stored")
	if _, page := ana.draw(); !strings.Contains(page, "res--wait") || strings.Contains(page, "res--goes") {
		t.Error("its board does not show it as stored")
	}
	ana.Lazy, ana.Full = false, true
	ana.Touch("b3", "key-b")
	ana.Says("refused", "Not yet at the desk: 1")
	if ana.Event.Unsaved == nil || len(ana.place.Asked) != 1 {
		t.Errorf("%v, %d stored", ana.Event.Unsaved, len(ana.place.Asked))
	}
	ana.Full = false
	ana.brings(desk)
	if desk.score(2) != journal.WhiteWins || !desk.score(3).IsZero() {
		t.Errorf("at the desk: %v, %v", desk.score(2), desk.score(3))
	}
}
