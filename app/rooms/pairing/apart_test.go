package pairing

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// player is a player as he is now.
func (d *desk) player(id journal.PlayerID) journal.Player {
	p, _ := d.m.Event.Ahead.Player(id)
	return p
}

// pairNext presses the key for the next round, and draws the lots before the first.
func (d *desk) pairNext() {
	d.t.Helper()
	d.send(PairNext{})
	if d.m.Dialog != nil {
		d.send(draw{})
	}
	d.NoNotice("pairing")
}

// TestSchoolsApart: in a round in which schools can be kept apart they are; where one is too large it is let go, and both
// are recorded.
func TestSchoolsApart(t *testing.T) {
	sameClub := func(d *desk) (n int) {
		for _, b := range d.round().Boards {
			if d.player(b.White).Club == d.player(b.Black).Club {
				n++
			}
		}
		return n
	}
	d := event(t, 14, 3)
	for id := journal.PlayerID(1); id <= 14; id++ { // the engine pairs the first with the eighth by strength: both are of School 0
		p := d.player(id).PlayerInfo
		p.Rating = 2000 - 10*int(id)
		d.Did(journal.ChangePlayer{ID: id, PlayerInfo: p})
	}
	d.pairNext()
	if sameClub(d) != 7 || d.round().Apart != (journal.Apart{}) {
		t.Fatalf("%d boards of one school without the wish", sameClub(d))
	}
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Apart: 1}})
	d.send(PairAgain{})
	d.NoNotice("pairing")
	if sameClub(d) != 0 || d.round().Apart != (journal.Apart{Kept: 7}) {
		t.Errorf("%d boards of one school, %+v", sameClub(d), d.round().Apart)
	}
	if marks := d.m.Event.Ahead.Marks(d.m.Event.Section); len(marks) != 1 || marks[0].Why != journal.MarkApart {
		t.Errorf("a departure is marked: %+v", marks)
	}
	d.Publish()
	d.Score(journal.WhiteWins)
	d.Close()
	d.pairNext()
	if d.round().Apart != (journal.Apart{}) {
		t.Error("only the first round was asked for")
	}
}

func TestSchoolTooLarge(t *testing.T) {
	d := event(t, 0, 3)
	var list []journal.PlayerInfo
	for i, club := range []string{"A", "A", "A", "A", "A", "B", "B", "C"} {
		list = append(list, journal.PlayerInfo{Name: "Player " + string(rune('a'+i)), Club: club})
	}
	d.Did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.Go(d.Route.In(session.PageRound).Path())
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Apart: 3}})
	d.pairNext()
	d.NoNotice("pairing")
	if want := (journal.Apart{Kept: 1, Met: 1, Free: 1}); d.round().Apart != want {
		t.Errorf("%+v, want %+v", d.round().Apart, want)
	}
	own := 0
	for _, b := range d.round().Boards {
		if d.player(b.White).Club == "B" && d.player(b.Black).Club == "B" {
			t.Error("the small school could be kept apart")
		}
		if d.player(b.White).Club == d.player(b.Black).Club {
			own++
		}
	}
	if own != 1 { // five of eight: one board of their own is the least
		t.Errorf("%d boards of one school", own)
	}
}

func TestChangedByHandIsCompared(t *testing.T) {
	d := event(t, 9, 3)
	d.pairNext()
	r := d.round()
	if departures(r) != nil {
		t.Error("nothing was changed")
	}
	d.send(ToggleSwap{})
	d.send(SwapTouch{Player: r.PAB})
	d.send(SwapTouch{Player: r.Boards[0].White})
	d.NoNotice("swapping")
	if d.round().PAB != r.Boards[0].White {
		t.Error("the bye changes hands")
	}
	list := departures(d.round())
	if len(list) != 2 || !list[0].Engine || list[1].Board != 1 || list[1].Pair != (journal.Pair{r.PAB, r.Boards[0].Black}) {
		t.Errorf("%+v", list)
	}
	d.send(session.UndoLast{})
	if departures(d.round()) != nil {
		t.Error("as the engine made it")
	}
}

func TestPairIn(t *testing.T) {
	d := event(t, 9, 3)
	d.Did(journal.RequestBye{Players: []journal.PlayerID{4}, Round: 1, Bye: journal.Zero})
	d.pairNext()
	if len(d.round().Absent) != 1 {
		t.Fatalf("%+v", d.round())
	}
	d.Did(journal.NotePresence{Players: []journal.PlayerID{4}, Presence: journal.Present})
	d.send(PairIn{ID: 4})
	d.NoNotice("pairing again")
	if len(d.round().Absent) != 0 || d.round().Phase != journal.Draft || d.m.Event.Ahead.BoardOf(d.m.Event.Section, 1, 4) == 0 && d.round().PAB != 4 {
		t.Errorf("%+v", d.round())
	}
}

// TestAnewWithout: who forfeited the last round is withdrawn from the draft in one touch, and the players of a school are kept apart
// in another.
func TestAnewWithout(t *testing.T) {
	d := event(t, 6, 3)
	d.pairNext()
	d.Publish()
	b := d.round().Boards
	for i := range b {
		score := journal.WhiteWins
		if i == 0 {
			score = journal.WhiteForfeits
		}
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: i + 1, Score: score})
	}
	d.Did(journal.CloseRound{Section: 1, Time: 1})
	d.pairNext()
	d.send(LeaveNoShows{})
	d.NoNotice("without who did not come")
	if p := d.player(b[0].White); !p.IsOut(2) {
		t.Errorf("%s is still in", p.Name)
	}
	for _, pair := range d.round().Boards {
		if pair.White == b[0].White || pair.Black == b[0].White {
			t.Error("who did not come is paired")
		}
	}
	d.send(KeepApart{})
	d.NoNotice("apart")
	if sec, _ := d.m.Event.Ahead.Section(1); sec.Hall.Apart != 2 {
		t.Errorf("schools are kept apart in %d rounds", sec.Hall.Apart)
	}
}
