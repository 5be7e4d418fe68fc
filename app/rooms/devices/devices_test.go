package devices

import (
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestScorer: a phone is invited with two touches, enters the results of its boards, and sees which of them are at the desk.
func TestScorer(t *testing.T) {
	desk := deskOf(t, 12)
	desk.Says("nobody yet", "No other device yet")
	ana := desk.joins(journal.DutyScorer)
	ana.Says("on the phone", "Scorer", "Left: 6", "Everything is at the desk", "!Print", "!Overview")
	ana.Touch("key-w", "key-d")
	ana.Says("two results", "Not yet at the desk: 2", "Left: 4")
	ana.open(ana.Event.ID) // the phone was killed
	ana.Says("after a kill", "Not yet at the desk: 2", "Left: 4")
	ana.Touch("send", "save-code")
	desk.at("")
	desk.Says("before", "Scorer 1", "not heard yet", "Results: 0 of 6")
	desk.takes(ana.saved)
	desk.Says("results came", "2 entries of Scorer 1 recorded", "Answer for Scorer 1")
	desk.Touch("save-code", "close-sheet")
	desk.Says("after", "Results: 2 of 6", "last heard")
	ana.takes(desk.saved)
	ana.at("")
	ana.Says("answered", "Everything is at the desk", "Left: 4")
	desk.takes(ana.saved) // the same file again
	if r, _ := desk.Event.Ahead.Round(1, 1); r.Boards[0].Entries != 1 || r.Boards[0].Score != journal.WhiteWins || r.Boards[1].Score != journal.Drawn {
		t.Errorf("%+v", r.Boards[:2])
	}
}

// TestClaim: a result for a board that has another one is refused with the reason, and a person at the desk decides.
func TestClaim(t *testing.T) {
	desk := deskOf(t, 8)
	ana, bo := desk.joins(journal.DutyScorer), desk.joins(journal.DutyScorer)
	bo.Settings.Person = "Bo"
	for _, d := range []*phone{bo, ana} {
		key := "key-w"
		if d == bo {
			key = "key-b"
		}
		d.Touch("b1", key, "send", "save-code")
		desk.takes(d.saved)
		desk.Touch("save-code", "close-sheet")
		d.takes(desk.saved)
		d.at("")
	}
	bo.Says("the first", "Everything is at the desk", "!The desk did not take")
	ana.Says("the second", "Everything is at the desk", "Board 1: 1–0", "Board 1 already has 0–1, entered by Bo at")
	ana.Touch("seen")
	ana.Says("read", "!already has")
	desk.at("")
	desk.Says("at the desk", "Two results for board 1", "0–1 is recorded", "Ratna says 1–0")
	desk.Touch("claim-" + strconv.Itoa(desk.Event.Kept.Disputes()[0].Seq) + "-take")
	desk.Says("settled", "!Two results")
	if r, _ := desk.Event.Ahead.Round(1, 1); r.Boards[0].Score != journal.WhiteWins {
		t.Errorf("%+v", r.Boards[0])
	}
}

// TestDeskDies: an arbiter's phone becomes the desk; what waited on it counts, the old desk only reads and keeps what it alone has.
func TestDeskDies(t *testing.T) {
	desk := deskOf(t, 8)
	ana, judge := desk.joins(journal.DutyScorer), desk.joins(journal.DutyArbiter)
	desk.Did(journal.EnterResult{Section: 1, Round: 1, Board: 4, Score: journal.Drawn}) // nobody else has it
	ana.Touch("key-b")
	judge.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	judge.at("")
	judge.Says("before", "Not yet at the desk: 1", "When the tablet at the desk is dead or lost")
	judge.at(session.SheetTake)
	judge.Says("what will happen", "This device becomes the desk", "The old desk only reads", "1 device needs", "Boards 1–4")
	v, _ := judge.draw()
	msg, ok := v.HoldOf("take-desk")
	if !ok {
		t.Fatal("there is no key to hold")
	}
	judge.send(msg)
	judge.at("")
	judge.Says("the new desk", "This device is the desk", "Scorer 1")
	if epoch, _ := judge.Event.Ahead.Epoch(); epoch != 1 || !judge.Event.CanWrite() {
		t.Errorf("epoch %d, writes %v", epoch, judge.Event.CanWrite())
	}
	if r, _ := judge.Event.Ahead.Round(1, 1); r.Boards[1].Score != journal.WhiteWins {
		t.Error("what waited on the phone is lost")
	}
	again := func(d *phone, name string) {
		t.Helper()
		judge.at("")
		v, page := judge.draw()
		for _, m := range judge.Event.Kept.Crew() {
			if m.Name == name {
				msg, ok := v.ActOf("code-" + id(m.ID))
				if !ok {
					t.Fatal(page)
				}
				judge.send(msg)
			}
		}
		judge.Touch("save-code")
		d.takes(judge.saved)
		d.Says("asked", "Take the invitation?", "It follows the desk “the first desk” now; the one that invites is “Arbiter 1”", "does not know its signature")
		d.Touch("yes")
	}
	again(ana, "Scorer 1")
	ana.Touch("send", "save-code")
	judge.takes(ana.saved)
	if r, _ := judge.Event.Ahead.Round(1, 1); r.Boards[0].Score != journal.BlackWins {
		t.Error("the scorer's result did not come to the new desk")
	}
	judge.at("")
	judge.Touch("invite")
	judge.Enter("duty", string(journal.DutyArbiter))
	judge.Touch("save-code")
	desk.takes(judge.saved)
	desk.Says("a desk is asked", "Give up the desk")
	if !desk.Event.IsDesk() {
		t.Error("an invitation alone took the desk")
	}
	desk.Touch("yes")
	desk.at("")
	desk.Says("the old desk", "1 record is on this device only", "!Invite a device")
	if desk.Event.CanWrite() || len(desk.Event.Crew.Left) != 1 {
		t.Errorf("it writes: %v, it alone has %+v", desk.Event.CanWrite(), desk.Event.Crew.Left)
	}
}

// TestMove: the desk goes to another device on purpose, and this one stops at once.
func TestMove(t *testing.T) {
	desk := deskOf(t, 8)
	judge := desk.joins(journal.DutyArbiter)
	desk.at(session.SheetMove)
	d := desk.Event.Kept.Crew()[0]
	desk.Touch("move-" + id(d.ID))
	desk.Says("moved", "The desk is Arbiter 1 now")
	desk.Touch("save-code")
	if desk.Event.CanWrite() {
		t.Error("the old desk still writes")
	}
	judge.takes(desk.saved)
	judge.at("")
	judge.Says("the new desk", "This device is the desk", "The desk before")
	if !judge.Event.CanWrite() {
		t.Error("the new desk does not write")
	}
}

// TestRefusedMessages: what is cut, changed, of another event, too late, of another device, or from nobody changes nothing and says why.
func TestRefusedMessages(t *testing.T) {
	desk := deskOf(t, 8)
	ana := desk.joins(journal.DutyScorer)
	invitation := desk.saved
	ana.Touch("key-w", "send", "save-code")
	seq := desk.Event.Ahead.Seq()
	other := deskOf(t, 4)
	e := *other.Event
	e.ID = "another"
	other.Event = &e
	for _, c := range []struct {
		name string
		at   *phone
		data []byte
		want string
	}{
		{"nothing", desk, nil, "not from Wasit"},
		{"a text", desk, []byte("Board 1: 1-0"), "not from Wasit"},
		{"cut", desk, ana.saved[:len(ana.saved)-3], "seal does not fit"},
		{"changed", desk, append(ana.saved[:len(ana.saved)-1:len(ana.saved)-1], ana.saved[len(ana.saved)-1]^1), "seal does not fit"},
		{"another event", other, ana.saved, "another tournament"},
	} {
		c.at.takes(c.data)
		if n := c.at.Notice; n == nil || !strings.Contains(n.Title, c.want) || n.Text == "" {
			t.Errorf("%s: %+v, want %q", c.name, n, c.want)
		}
		if c.at.Event.Ahead.Seq() != seq && c.at == desk {
			t.Fatalf("%s changed the journal", c.name)
		}
	}
	late := newPhone(t)
	late.Time = desk.Time.Add(24 * validFor)
	late.takes(invitation)
	if n := late.Notice; n == nil || !strings.Contains(n.Title, "too old") {
		t.Errorf("a late invitation: %+v", n)
	}
	desk.at("")
	desk.Touch("mate-"+id(ana.Event.Crew.Me), "device-dismiss")
	desk.Touch("yes")
	desk.takes(ana.saved)
	if n := desk.Notice; n == nil || !strings.Contains(n.Title, "not taken") {
		t.Errorf("a dismissed device: %+v", n)
	}
}

// TestChildren: birth dates and remarks do not come to a scorer, and leaving deletes the copy unless it is kept by choice.
func TestChildren(t *testing.T) {
	desk := deskOf(t, 8)
	p, _ := desk.Event.Ahead.Player(1)
	p.Birth, p.Remark, p.NationalID, p.FIDEID, p.NISN = journal.Date{Year: 2014, Month: 3, Day: 9}, "allergy", "4711", "8100012", "0011223344"
	desk.Did(journal.ChangePlayer{ID: 1, PlayerInfo: p.PlayerInfo})
	for duty, want := range map[journal.Duty]bool{journal.DutyScorer: false, journal.DutyDoor: false, journal.DutyScreen: false, journal.DutyArbiter: true} {
		d := desk.joins(duty)
		got, _ := d.Event.Ahead.Player(1)
		if has := !got.Birth.IsZero() || got.Remark+got.NationalID+got.FIDEID+got.NISN != ""; has != want {
			t.Errorf("%s: %+v", duty, got.PlayerInfo)
		}
		d.at(session.SheetDesk)
		d.Touch("leave", "keep")
		if d.Event.CanWrite() || !d.Event.Crew.Backup {
			t.Errorf("%s: a kept copy writes", duty)
		}
		d.Touch("leave", "yes")
		if last, ok := d.Cmds[len(d.Cmds)-1].(session.DeleteEvent); !ok || last.ID != d.Event.ID {
			t.Errorf("%s: %T", duty, d.Cmds[len(d.Cmds)-1])
		}
	}
}

// TestPages: every page of the room has its words in each language, at the desk and beside it.
func TestPages(t *testing.T) {
	for _, l := range langs {
		desk := deskOf(t, 8)
		desk.Settings.Lang = l
		phones := []*phone{desk}
		for _, duty := range []journal.Duty{journal.DutyScorer, journal.DutyDoor, journal.DutyArbiter, journal.DutyScreen} {
			p := desk.joins(duty)
			p.Settings.Lang = l
			phones = append(phones, p)
		}
		for _, p := range phones {
			for _, sheet := range []string{"", session.SheetInvite, session.SheetMove, session.SheetTake, session.SheetDesk} {
				p.at(sheet)
				if said := p.Said(); len(said) < 40 || strings.Contains(said, "{") {
					t.Errorf("%s /%s: %q", l.Tag(), sheet, said)
				}
			}
		}
	}
}
