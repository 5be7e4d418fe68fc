package devices

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// named is the device of a name, at the desk.
func (d *phone) named(name string) journal.Device {
	d.t.Helper()
	for _, c := range d.Event.Kept.Crew() {
		if c.Name == name {
			return c
		}
	}
	d.t.Fatalf("there is no %s among %+v", name, d.Event.Kept.Crew())
	return journal.Device{}
}

// leads has an arbiter's device become the desk.
func (d *phone) leads() {
	d.t.Helper()
	d.at(session.SheetTake)
	v, _ := d.draw()
	lead, ok := v.HoldOf("take-desk")
	if !ok {
		d.t.Fatal("there is no key to hold")
	}
	d.send(lead)
}

// TestChangesHands: a phone that changes hands is locked and renamed in two touches: meanwhile it enters nothing and the desk takes nothing
// from it, what waits stays, and what the next person enters bears the new name.
func TestChangesHands(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	ana.Touch("b1", "key-w")
	ana.brings(desk)
	ana.Touch("b2", "key-d")
	was := desk.named("Scorer 1")
	desk.at("")
	desk.Touch("mate-" + id(was.ID))
	desk.Touch("device-hand")
	desk.Says("locked", "Scorer 1 is locked", "Who holds it now?")
	ana.at(session.SheetDesk)
	ana.Touch("save-code")
	desk.takes(ana.saved)
	if n := desk.Notice; n == nil || !strings.Contains(n.Title, "changes hands") || !desk.score(2).IsZero() {
		t.Errorf("the desk takes something from it: %+v, %v", n, desk.score(2))
	}
	desk.Touch("save-code", "close-sheet")
	desk.at("")
	desk.Says("on the list", "locked", "Unlock")
	ana.takes(desk.saved)
	ana.at("")
	ana.Says("on the phone", "Locked: this device changes hands", "Not yet at the desk: 1")
	if _, page := ana.draw(); strings.Contains(page, `id="key-w"`) {
		t.Error("it has keys for results")
	}
	if _, _, err := ana.m.Record(ana.Env(), journal.EnterResult{Section: 1, Round: 1, Board: 3, Score: journal.Drawn}); err == nil {
		t.Error("a result is entered while it is locked")
	}
	desk.Touch("hand-" + id(was.ID))
	desk.Enter("hand-name", "Bo's phone")
	desk.Touch("yes")
	desk.send(askAnswer{was.ID})
	desk.Touch("save-code", "close-sheet")
	ana.takes(desk.saved)
	if n := ana.Notice; n == nil || n.Title != "This device is “Bo's phone” now" {
		t.Errorf("unlocked: %+v", n)
	}
	ana.at("")
	if ana.Settings.Person != "" {
		t.Errorf("the name of the person before signs on: %q", ana.Settings.Person)
	}
	ana.brings(desk)
	if desk.score(2) != journal.Drawn || desk.named("Bo's phone").ID != was.ID {
		t.Errorf("what waited: %v", desk.score(2))
	}
	ana.Touch("b3", "key-b")
	ana.brings(desk)
	if r := desk.Log[len(desk.Log)-1]; r.Device != "Bo's phone" || r.By != "" {
		t.Errorf("recorded by %q on %q", r.By, r.Device)
	}
}

// TestDeskAsks: a desk that was out of use where an arbiter's device works asks at its start whether that one is the desk by now; at other
// events, and soon after the last act, nothing is asked.
func TestDeskAsks(t *testing.T) {
	desk := deskOf(t, 8)
	scorer := desk.joins(journal.DutyScorer)
	scorer.Touch("b1", "key-w")
	scorer.brings(desk)
	reopened := func(after time.Duration) {
		t.Helper()
		desk.Time = desk.Time.Add(after)
		route := desk.Route
		desk.Event = nil
		desk.Go(route.Path())
		desk.keepAll()
	}
	reopened(time.Hour)
	desk.at("")
	desk.Says("with a scorer alone", "!Has another device become the desk?")
	judge := desk.joins(journal.DutyArbiter)
	judge.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	judge.carries(desk)
	reopened(time.Minute)
	desk.at("")
	desk.Says("soon after", "!Has another device become the desk?", "Is there another desk?")
	reopened(time.Hour)
	desk.at("")
	desk.Says("an hour later", "Has another device become the desk?", "An arbiter's device can have taken over", "Take its invitation", "Stay the desk")
	desk.Touch("stay")
	desk.Says("answered", "!Has another device become the desk?")
	desk.open(desk.Event.ID)
	desk.at("")
	desk.Says("read again", "!Has another device become the desk?")
}

// carries carries what waits on an arbiter's device to the desk.
func (d *phone) carries(desk *phone) {
	d.t.Helper()
	d.at(session.SheetDesk)
	d.Touch("save-code")
	desk.takes(d.saved)
	desk.Touch("save-code", "close-sheet")
	d.takes(desk.saved)
}

// TestRaise: a desk that stays it though another device became one is the later of the two: its devices work on with it, and the other one
// follows it, is told what only it has, and is no desk any more.
func TestRaise(t *testing.T) {
	desk := deskOf(t, 8)
	ana, judge := desk.joins(journal.DutyScorer), desk.joins(journal.DutyArbiter)
	judge.leads()
	judge.Did(journal.EnterResult{Section: 1, Round: 1, Board: 4, Score: journal.Drawn})
	ana.Touch("b1", "key-w")
	desk.at("")
	desk.Touch("raise", "yes")
	if !desk.Event.IsDesk() {
		t.Fatal("it is the desk no more")
	}
	desk.at("")
	ana.brings(desk)
	ana.Says("its scorer", "Everything is at the desk")
	if desk.score(1) != journal.WhiteWins {
		t.Errorf("%v", desk.score(1))
	}
	judge.takes(desk.again("Arbiter 1"))
	judge.Says("asked", "This device is the desk", "It is signed by")
	judge.Touch("yes")
	if judge.Event.IsDesk() || len(judge.place.Left) == 0 {
		t.Errorf("desk %t, %d records shown that only it has", judge.Event.IsDesk(), len(judge.place.Left))
	}
	judge.at("")
	judge.Says("told", "on this device only")
}

// TestOldDeskHasATask: the desk that another device took the place of stands on its list as what it was, and is invited as that.
func TestOldDeskHasATask(t *testing.T) {
	desk := deskOf(t, 8)
	judge := desk.joins(journal.DutyArbiter)
	judge.leads()
	judge.at("")
	judge.Says("the list of the new desk", "The desk before", "!Arbiter 1")
	old := judge.named("The desk before")
	desk.takes(judge.again("The desk before"))
	desk.Says("asked", "The invitation makes it “The desk before”")
	desk.Touch("yes")
	if d, ok := desk.Event.Duty(); !ok || d.ID != old.ID || desk.Event.IsDesk() {
		t.Errorf("%+v, %t", d, ok)
	}
	desk.at("")
	desk.Says("on the old desk", "The desk before", "When the tablet at the desk is dead or lost")
	desk.leads() // and the desk moves back
	if !desk.Event.IsDesk() || desk.Event.Kept.WasDesk(old.ID) || !desk.Event.Kept.WasDesk(judge.place.Me) {
		t.Error("the marks did not move with the desk")
	}
}

// TestFloorArbiter: a sector arbiter rules as an arbiter does, without birth dates and remarks, and cannot become the desk.
func TestFloorArbiter(t *testing.T) {
	desk := newPhone(t)
	desk.Open(0, false, func(c *journal.SectionConfig) { c.Rounds = 3 })
	list := []journal.PlayerInfo{{Name: "Ana", Birth: journal.Date{Year: 2014, Month: 3, Day: 1}, Remark: "allergy"}, {Name: "Bo", Birth: journal.Date{Year: 2013, Month: 3, Day: 1}}}
	desk.Did(journal.ImportPlayers{Section: 1, Players: list})
	desk.Pair()
	desk.Publish()
	for duty, knows := range map[journal.Duty]bool{journal.DutyArbiter: true, journal.DutyFloor: false} {
		d := desk.joins(duty)
		if p := d.Event.Kept.Players(1)[0]; p.Birth.IsZero() == knows || (p.Remark == "") == knows {
			t.Errorf("%s knows %v, %q", duty, p.Birth, p.Remark)
		}
		if d.Event.MayLead() != knows {
			t.Errorf("%s may become the desk: %t", duty, d.Event.MayLead())
		}
		if _, _, err := d.m.Record(d.Env(), journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn}); err != nil {
			t.Errorf("%s: %v", duty, err)
		}
		d.at("")
		d.Says("its page", "Round")
	}
}

// TestReplyAsFile: the answer of a link goes as a file too, where the desk has no camera; the invitation says where Wasit is, and every file
// bears the names of event and device and what it is.
func TestReplyAsFile(t *testing.T) {
	desk := deskOf(t, 8)
	desk.Device.Address = "https://wasit.example"
	desk.noLink, desk.offers = nil, []byte("offer")
	desk.at("")
	desk.Touch("invite")
	desk.Enter("duty", string(journal.DutyScorer))
	desk.Says("the invitation", "No Wasit on that device yet?", "https://wasit.example/")
	desk.Touch("save-code")
	if name := desk.fileName(); !strings.HasPrefix(name, "Cup-Scorer-1-invitation-") {
		t.Errorf("%q", name)
	}
	h := newPhone(t)
	h.Go("/join")
	h.over = map[journal.DeviceID]*phone{0: desk}
	h.takes(desk.saved)
	h.at(session.SheetDesk)
	h.Says("on the phone", "Link with the desk")
	h.Touch("save-reply")
	if name := h.fileName(); !strings.HasPrefix(name, "Cup-Scorer-1-link-") {
		t.Errorf("%q", name)
	}
	desk.over = map[journal.DeviceID]*phone{h.place.Me: h}
	desk.takes(h.saved)
	if desk.m.link(h.place.Me) != session.LinkUp || h.m.link(0) != session.LinkUp {
		t.Error("no link stands")
	}
	h.send(session.LinkChanged{State: session.LinkDown})
	h.at("")
	h.Says("the link is gone", "The link to the desk is gone", "Everything is at the desk")
	h.Touch("b1", "key-w")
	h.at("")
	h.Says("it stays said", "Not yet at the desk: 1")
}

// fileName is the name of the file that was handed over last.
func (d *phone) fileName() string {
	d.t.Helper()
	for i := len(d.Cmds) - 1; i >= 0; i-- {
		if f, ok := d.Cmds[i].(session.SaveFile); ok {
			return f.Name
		}
	}
	d.t.Fatal("no file")
	return ""
}

// TestEmptiedPhone: a helper whose store was emptied, or a new phone in its place, is told by the desk's journal how much of its task came
// there; one that has all it entered is told nothing.
func TestEmptiedPhone(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	ana.Touch("b1", "key-w")
	ana.brings(desk)
	again := desk.again("Scorer 1")
	emptied := desk.opens(again, "Ana")
	emptied.at("")
	emptied.Says("emptied", "What was entered before is not on this device", "The desk has 1 entry of this task")
	emptied.Touch("lost-seen")
	emptied.Says("read", "!What was entered before")
	if emptied.place.Lost != 0 {
		t.Error("it is not stored that it was read")
	}
	ana.takes(again)
	ana.Touch("yes")
	ana.at("")
	ana.Says("the phone itself", "!What was entered before")
}

// TestClockSetBack: a desk whose clock stands before its last record says so on its pages, with both times; a minute does not matter.
func TestClockSetBack(t *testing.T) {
	desk := deskOf(t, 8)
	for _, c := range []struct {
		back time.Duration
		want string
	}{{0, "!The clock of this device was set back"}, {30 * time.Second, "!The clock of this device was set back"}, {time.Hour, "The clock of this device was set back"},
		{24 * time.Hour, "the order of the records stays right"}} {
		desk.Time = time.UnixMilli(desk.Event.Kept.At()).Add(-c.back)
		desk.at("")
		desk.Says(c.back.String(), c.want)
	}
}
