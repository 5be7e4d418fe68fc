package players

import (
	"slices"
	"testing"

	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/session"
)

func (d *desk) round() journal.Round {
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	return r
}

func TestForbiddenPairsByTouch(t *testing.T) {
	d := event(t, 8, 3)
	d.send(openWish{})
	d.send(saveWish{})
	if dialog, ok := d.m.Dialog.(wishDialog); !ok || !dialog.Fault {
		t.Fatalf("nobody is chosen: %+v", d.m.Dialog)
	}
	d.send(wishSet{"search", "player 05"})
	if list := d.m.candidates(d.m.Dialog.(wishDialog), 12); len(list) != 1 || list[0].ID != 5 {
		t.Fatalf("%+v", list)
	}
	for _, id := range []journal.PlayerID{5, 1, 3, 3} {
		d.send(wishPick{id})
	}
	d.send(saveWish{})
	d.NoNotice("saving")
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if len(sec.Forbidden) != 1 || !slices.Equal(sec.Forbidden[0].Players, []journal.PlayerID{5, 1}) {
		t.Fatalf("%+v", sec.Forbidden)
	}
	d.send(dropForbidden{0})
	if sec, _ = d.m.Event.Ahead.Section(d.m.Event.Section); len(sec.Forbidden) != 0 {
		t.Errorf("%+v", sec.Forbidden)
	}
}

func TestFixedTableByTouch(t *testing.T) {
	d := event(t, 12, 3)
	d.send(openWish{Table: true})
	d.send(wishPick{9})
	d.send(wishPick{7})
	d.send(saveWish{})
	if dialog, ok := d.m.Dialog.(wishDialog); !ok || !dialog.Fault {
		t.Fatal("no table was given")
	}
	d.send(wishSet{"number", "2"})
	d.send(saveWish{})
	d.NoNotice("saving")
	for range 2 {
		d.Pair()
		if d.m.Dialog != nil {
		}
		if b := d.m.Event.Ahead.BoardOf(d.m.Event.Section, d.round().Number, 7); b != 2 {
			t.Errorf("round %d: at table %d", d.round().Number, b)
		}
		d.Publish()
		d.complete()
		d.Close()
	}
	d.send(dropTable{7})
	if d.player(7).Table != 0 {
		t.Error("given up")
	}
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
	d.Pair()
	if sameClub(d) != 7 || d.round().Apart != (journal.Apart{}) {
		t.Fatalf("%d boards of one school without the wish", sameClub(d))
	}
	d.send(setApart{1})
	d.send(pairing.PairAgain{})
	d.NoNotice("pairing")
	if sameClub(d) != 0 || d.round().Apart != (journal.Apart{Kept: 7}) {
		t.Errorf("%d boards of one school, %+v", sameClub(d), d.round().Apart)
	}
	if marks := d.m.Event.Ahead.Marks(d.m.Event.Section); len(marks) != 1 || marks[0].Why != journal.MarkApart || records.markLine(d.m.Lang(), marks[0]) == "" {
		t.Errorf("a departure is marked: %+v", marks)
	}
	d.Publish()
	d.complete()
	d.Close()
	d.Pair()
	if d.round().Apart != (journal.Apart{}) {
		t.Error("only the first round was asked for")
	}
}

func TestSchoolTooLarge(t *testing.T) {
	d := newDesk(t)
	d.Go("/new")
	d.send(setup.wizardSet{"name", "Cup"})
	d.send(setup.wizardSet{"rounds", "3"})
	d.send(setup.wizardCreate{})
	var list []journal.PlayerInfo
	for i, club := range []string{"A", "A", "A", "A", "A", "B", "B", "C"} {
		list = append(list, journal.PlayerInfo{Name: "Player " + string(rune('a'+i)), Club: club})
	}
	d.Did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.Go(d.Route.In(session.PageRound).Path())
	d.send(setApart{3})
	d.Pair()
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
	d.Pair()
	r := d.round()
	if pairing.departures(r) != nil {
		t.Error("nothing was changed")
	}
	d.send(pairing.ToggleSwap{})
	d.send(pairing.SwapTouch{Player: r.PAB})
	d.send(pairing.SwapTouch{Player: r.Boards[0].White})
	d.NoNotice("swapping")
	if d.round().PAB != r.Boards[0].White {
		t.Error("the bye changes hands")
	}
	list := pairing.departures(d.round())
	if len(list) != 2 || !list[0].Engine || list[1].Board != 1 || list[1].Pair != (journal.Pair{r.PAB, r.Boards[0].Black}) {
		t.Errorf("%+v", list)
	}
	d.send(session.UndoLast{})
	if pairing.departures(d.round()) != nil {
		t.Error("as the engine made it")
	}
}

func TestPairIn(t *testing.T) {
	d := event(t, 9, 3)
	d.Did(journal.RequestBye{Players: []journal.PlayerID{4}, Round: 1, Bye: journal.Zero})
	d.Pair()
	if len(d.round().Absent) != 1 {
		t.Fatalf("%+v", d.round())
	}
	d.send(checkin.touchPlayer{ID: 4})
	d.send(pairing.PairIn{ID: 4})
	d.NoNotice("pairing again")
	if len(d.round().Absent) != 0 || d.round().Phase != journal.Draft || d.m.Event.Ahead.BoardOf(d.m.Event.Section, 1, 4) == 0 && d.round().PAB != 4 {
		t.Errorf("%+v", d.round())
	}
}
