package checkin

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

func (d *desk) player(id journal.PlayerID) *journal.Player {
	p, _ := d.m.Event.Ahead.Player(id)
	return &p
}

func TestCheckInByTouch(t *testing.T) {
	d := event(t, 14, 3)
	for _, want := range []journal.Presence{journal.Present, journal.Missing, journal.Expected, journal.Present} {
		d.Send(touchPlayer{ID: 3})
		if got := d.player(3).Presence; got != want {
			t.Fatalf("%q, want %q", got, want)
		}
		if d.m.Undo == nil {
			t.Fatal("every touch can be taken back")
		}
	}
	d.Send(session.UndoLast{})
	if got := d.player(3).Presence; got != journal.Expected {
		t.Errorf("after undo %q", got)
	}
	d.Send(touchPlayer{ID: 4, Absent: true})
	d.Send(schoolAct{"School 0", "in"})
	schools, total := d.m.arrivingSchools()
	if len(schools) != 7 || total.All != 14 || total.In != 2 || total.Out != 1 || total.Open != 11 {
		t.Fatalf("%d schools, %+v", len(schools), total)
	}
	d.Send(checkInSet{"filter", "out"})
	if schools, total = d.m.arrivingSchools(); len(schools) != 1 || len(schools[0].Shown) != 1 || schools[0].All != 2 || total.All != 14 {
		t.Errorf("the filter changes the rows, never the counts: %+v %+v", schools, total)
	}
	d.Send(checkInSet{"filter", ""})
	d.Send(checkInSet{"search", "school 5"})
	if schools, _ = d.m.arrivingSchools(); len(schools) != 1 || schools[0].Name != "School 5" || len(schools[0].Shown) != 2 {
		t.Errorf("searched: %+v", schools)
	}
}

// TestRollIsKept: what the search goes through is prepared once for a state of the event, and the search changes nothing in it.
func TestRollIsKept(t *testing.T) {
	d := event(t, 14, 3)
	d.m.Model = Refresh(d.m.Session, d.m.Model)
	first := d.m.roll
	d.Send(checkInSet{"search", "player 1"})
	if schools, _ := d.m.arrivingSchools(); len(schools) == 0 || len(schools) == len(first.schools) {
		t.Errorf("%d of %d schools are shown", len(schools), len(first.schools))
	}
	if d.m.Model = Refresh(d.m.Session, d.m.Model); d.m.roll != first {
		t.Error("a letter of the search made the roll anew")
	}
	d.Send(checkInSet{"search", ""})
	if schools, total := d.m.arrivingSchools(); len(schools) != len(first.schools) || len(schools[0].Shown) != schools[0].All || total.All != 14 {
		t.Errorf("%d schools, %+v", len(schools), total)
	}
	d.Send(touchPlayer{ID: 4})
	if d.m.Model = Refresh(d.m.Session, d.m.Model); d.m.roll == first || d.m.roll.total.In != 1 {
		t.Errorf("the roll is that of before: %+v", d.m.roll.total)
	}
}

// TestRollOfAnother: an act that could not be stored leaves the number of its record to another one, and the list is made anew all the
// same.
func TestRollOfAnother(t *testing.T) {
	d := event(t, 14, 3)
	here := func() (list []journal.PlayerID) {
		d.m.Model = Refresh(d.m.Session, d.m.Model)
		for _, s := range d.m.roll.schools {
			for _, p := range s.Players {
				if p.Presence == journal.Present {
					list = append(list, p.ID)
				}
			}
		}
		return list
	}
	d.Lazy = true
	d.Send(touchPlayer{ID: 4})
	if got := here(); len(got) != 1 || got[0] != 4 {
		t.Fatalf("here are %v", got)
	}
	seq := d.m.Event.Ahead.Seq()
	d.Own(session.AppendFailed{ID: d.m.Event.ID, Err: &session.FullError{}}) // while another page is shown
	d.Send(touchPlayer{ID: 9})
	if d.m.Event.Ahead.Seq() != seq {
		t.Fatalf("record %d, want %d again", d.m.Event.Ahead.Seq(), seq)
	}
	if got := here(); len(got) != 1 || got[0] != 9 {
		t.Errorf("here are %v, want 9 alone", got)
	}
}

func TestFees(t *testing.T) {
	d := event(t, 6, 3)
	d.Send(checkInSet{"fees", "true"})
	d.Send(touchPlayer{ID: 1})
	if p := d.player(1); !p.Paid || p.Presence != journal.Expected {
		t.Fatalf("%+v", p)
	}
	d.Send(schoolAct{"School 1", "paid"})
	_, total := d.m.arrivingSchools()
	if total.Paid != 2 {
		t.Errorf("paid %d", total.Paid)
	}
	d.Send(touchPlayer{ID: 1})
	if d.player(1).Paid {
		t.Error("open again")
	}
}

func TestClosingTheCheckIn(t *testing.T) {
	d := event(t, 10, 3)
	for id := journal.PlayerID(1); id <= 6; id++ {
		d.Send(touchPlayer{ID: id})
	}
	d.Send(touchPlayer{ID: 9, Absent: true})
	d.Send(openCloseCheckIn{})
	dialog, ok := d.m.Dialog.(closeCheckInDialog)
	if !ok || len(dialog.List) != 4 || dialog.List[0].ID != 9 {
		t.Fatalf("who was noted as absent comes first: %+v", d.m.Dialog)
	}
	d.Send(setFate{0, "keep"})
	d.Send(setFate{9, "out"})
	d.Send(setFate{10, "away"})
	d.Send(endCheckIn{})
	d.NoNotice("closing")
	if d.m.Route.Page != session.PageRound || d.m.Undo == nil {
		t.Errorf("on %v, undo %v", d.m.Route.Page, d.m.Undo)
	}
	var away []journal.PlayerID
	for _, p := range d.m.Event.Ahead.Players(d.m.Event.Section) {
		if _, out := p.Absence(1); out {
			away = append(away, p.ID)
		}
	}
	if !slices.Equal(away, []journal.PlayerID{9, 10}) || !d.player(9).IsWithdrawn() || d.player(10).IsWithdrawn() {
		t.Errorf("away %v", away)
	}
	d.Send(session.UndoLast{})
	if sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section); sec.CheckIn.Round != 0 || d.player(9).IsWithdrawn() {
		t.Error("the act is taken back whole")
	}
}

func TestCheckInWithEverybodyClosesAtOnce(t *testing.T) {
	d := event(t, 4, 3)
	for i := range 4 {
		d.Send(touchPlayer{ID: journal.PlayerID(i + 1)})
	}
	d.Send(openCloseCheckIn{})
	if sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section); sec.CheckIn.Round != 1 || d.m.Dialog != nil {
		t.Errorf("check-in %+v, dialog %v", sec.CheckIn, d.m.Dialog)
	}
}

// TestLatecomers: C.04.2 2.4 lets late entries in; published boards stay as they are.
func TestLatecomers(t *testing.T) {
	d := event(t, 9, 3)
	for id := journal.PlayerID(1); id <= 7; id++ {
		d.Send(touchPlayer{ID: id})
	}
	d.Send(openCloseCheckIn{})
	d.Send(endCheckIn{})
	d.Pair()
	d.Publish()
	d.NoNotice("publishing")
	before, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if len(before.Boards) != 3 || before.PAB == 0 {
		t.Fatalf("round %+v", before)
	}
	d.Send(touchPlayer{ID: 8})
	if dialog, ok := d.m.Dialog.(SeatDialog); !ok || dialog.ID != 8 {
		t.Fatalf("who arrives late is asked: %+v", d.m.Dialog)
	}
	if seats := LateSeats(d.m.Session, 8); !slices.Equal(seats, []journal.PlayerID{before.PAB}) {
		t.Fatalf("seats %v", seats)
	}
	d.Send(SeatLate{8, before.PAB})
	d.NoNotice("seating")
	if dialog, ok := d.m.Dialog.(seatedDialog); !ok || dialog.Board != 4 {
		t.Fatalf("the board is told: %+v", d.m.Dialog)
	}
	d.Send(session.CloseDialog{})
	d.Send(touchPlayer{ID: 9}) // the bye is gone: he waits
	waiting := Waiting(d.m.Session, 1)
	for id := journal.PlayerID(1); id <= 10; id++ {
		if waiting(id) != Waits(d.m.Session, id) {
			t.Errorf("player %d waits by the one, not by the other", id)
		}
	}
	if seats := LateSeats(d.m.Session, 9); len(seats) != 0 || !Waits(d.m.Session, 9) {
		t.Fatalf("seats %v", seats)
	}
	d.Send(session.CloseDialog{})
	d.Did(journal.EnterLate{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Pendatang Baru"}, From: 1, Missed: journal.Zero})
	dialog := SeatDialog{Newest(d.m.Session)}
	if seats := LateSeats(d.m.Session, dialog.ID); !slices.Equal(seats, []journal.PlayerID{9}) {
		t.Fatalf("seats %v: the next latecomer", seats)
	}
	d.Send(SeatLate{dialog.ID, 9})
	after, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if len(after.Boards) != 5 || !slices.EqualFunc(after.Boards[:3], before.Boards, func(a, b journal.Board) bool { return a.White == b.White && a.Black == b.Black }) {
		t.Errorf("published boards were touched: %+v", after.Boards)
	}
	if d.player(9).Presence != journal.Present || Waits(d.m.Session, 9) {
		t.Error("he plays")
	}
}

func TestSchoolLeaves(t *testing.T) {
	d := event(t, 14, 3)
	d.Send(schoolAct{"School 2", "withdraw"})
	if !d.player(3).IsWithdrawn() || !d.player(10).IsWithdrawn() || d.player(4).IsWithdrawn() {
		t.Error("the two of School 2 leave")
	}
	if _, total := d.m.arrivingSchools(); total.All != 12 {
		t.Errorf("%d are expected", total.All)
	}
}

// TestASchoolComesAsOneGroup: before the first round the check-in lists the players of all sections, school by school; one touch notes
// all of a school, and closing it closes it everywhere. Once a section plays, its own list comes first.
func TestASchoolComesAsOneGroup(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(2)
	for id := range journal.PlayerID(4) {
		p := *d.player(id + 1)
		p.Club = []string{"SDN Tugu 7", "MI Al-Hidayah"}[id%2]
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
	}
	schools, total := d.m.arrivingSchools()
	if len(schools) != 2 || schools[1].All != 2 || total.All != 4 {
		t.Fatalf("%d schools, %+v", len(schools), total)
	}
	d.Send(schoolAct{"SDN Tugu 7", "in"})
	if d.player(1).Presence != journal.Present || d.player(3).Presence != journal.Present || d.player(2).Presence != journal.Expected {
		t.Fatal("the boy and the girl of the school are here, nobody else")
	}
	if d.Send(session.UndoLast{}); d.player(1).Presence != journal.Expected || d.player(3).Presence != journal.Expected {
		t.Fatal("one touch, taken back as one")
	}
	d.Send(touchPlayer{ID: 1})
	d.Send(checkInSet{"scope", scopeOne})
	if _, total = d.m.arrivingSchools(); total.All != 2 || total.In != 1 {
		t.Errorf("the boys alone: %+v", total)
	}
	d.Send(checkInSet{"scope", scopeAll})
	d.Send(openCloseCheckIn{})
	if dialog := d.m.Dialog.(closeCheckInDialog); len(dialog.Sections) != 2 || dialog.Round != 1 || len(dialog.List) != 3 {
		t.Fatalf("%+v", dialog)
	}
	d.Send(setFate{0, "keep"})
	d.Send(setFate{4, "out"})
	d.Send(endCheckIn{})
	for _, sec := range d.m.Event.Ahead.Sections() {
		if sec.CheckIn.Round != 1 {
			t.Errorf("%s is open", sec.Name)
		}
	}
	if !d.player(4).IsWithdrawn() || d.player(2).IsWithdrawn() {
		t.Error("each has his own fate")
	}
	if d.Send(session.UndoLast{}); d.player(4).IsWithdrawn() {
		t.Error("closed as one, taken back as one")
	}
	d.Send(checkInSet{"scope", ""})
	if !d.m.listsAll() {
		t.Error("nobody plays: all are listed")
	}
	d.Pair()
	if d.m.listsAll() {
		t.Error("a section is paired: its own players are listed")
	}
}
