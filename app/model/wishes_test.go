package model

import (
	"slices"
	"testing"

	"wasit/app/journal"
)

func (d *desk) round() journal.Round {
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	return r
}

func TestForbiddenPairsByTouch(t *testing.T) {
	d := event(t, 8, 3)
	d.send(OpenWish{})
	d.send(SaveWish{})
	if dialog, ok := d.m.Dialog.(WishDialog); !ok || !dialog.Fault {
		t.Fatalf("nobody is chosen: %+v", d.m.Dialog)
	}
	d.send(WishSet{"search", "player 05"})
	if list := d.m.Candidates(d.m.Dialog.(WishDialog), 12); len(list) != 1 || list[0].ID != 5 {
		t.Fatalf("%+v", list)
	}
	for _, id := range []journal.PlayerID{5, 1, 3, 3} {
		d.send(WishPick{id})
	}
	d.send(SaveWish{})
	d.noNotice("saving")
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if len(sec.Forbidden) != 1 || !slices.Equal(sec.Forbidden[0].Players, []journal.PlayerID{5, 1}) {
		t.Fatalf("%+v", sec.Forbidden)
	}
	d.send(DropForbidden{0})
	if sec, _ = d.m.Event.Ahead.Section(d.m.Event.Section); len(sec.Forbidden) != 0 {
		t.Errorf("%+v", sec.Forbidden)
	}
}

func TestFixedTableByTouch(t *testing.T) {
	d := event(t, 12, 3)
	d.send(OpenWish{Table: true})
	d.send(WishPick{9})
	d.send(WishPick{7})
	d.send(SaveWish{})
	if dialog, ok := d.m.Dialog.(WishDialog); !ok || !dialog.Fault {
		t.Fatal("no table was given")
	}
	d.send(WishSet{"number", "2"})
	d.send(SaveWish{})
	d.noNotice("saving")
	for range 2 {
		d.send(PairNext{})
		if d.m.Dialog != nil {
			d.send(Draw{})
		}
		if b := d.m.Event.Ahead.BoardOf(d.m.Event.Section, d.round().Number, 7); b != 2 {
			t.Errorf("round %d: at table %d", d.round().Number, b)
		}
		d.send(PublishRound{})
		d.complete()
		d.send(CloseRound{})
	}
	d.send(DropTable{7})
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
		d.did(journal.ChangePlayer{ID: id, PlayerInfo: p})
	}
	d.send(PairNext{})
	d.send(Draw{})
	if sameClub(d) != 7 || d.round().Apart != (journal.Apart{}) {
		t.Fatalf("%d boards of one school without the wish", sameClub(d))
	}
	d.send(SetApart{1})
	d.send(PairAgain{})
	d.noNotice("pairing")
	if sameClub(d) != 0 || d.round().Apart != (journal.Apart{Kept: 7}) {
		t.Errorf("%d boards of one school, %+v", sameClub(d), d.round().Apart)
	}
	if marks := d.m.Event.Ahead.Marks(d.m.Event.Section); len(marks) != 1 || marks[0].Why != journal.MarkApart || MarkLine(d.m.Lang(), marks[0]) == "" {
		t.Errorf("a departure is marked: %+v", marks)
	}
	d.send(PublishRound{})
	d.complete()
	d.send(CloseRound{})
	d.send(PairNext{})
	if d.round().Apart != (journal.Apart{}) {
		t.Error("only the first round was asked for")
	}
}

func TestSchoolTooLarge(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/new"})
	d.send(WizardSet{"name", "Cup"})
	d.send(WizardSet{"rounds", "3"})
	d.send(WizardCreate{})
	var list []journal.PlayerInfo
	for i, club := range []string{"A", "A", "A", "A", "A", "B", "B", "C"} {
		list = append(list, journal.PlayerInfo{Name: "Player " + string(rune('a'+i)), Club: club})
	}
	d.did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.send(Navigated{d.m.Route.In(PageRound).Path()})
	d.send(SetApart{3})
	d.send(PairNext{})
	d.send(Draw{})
	d.noNotice("pairing")
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
	d.send(PairNext{})
	d.send(Draw{})
	r := d.round()
	if Departures(r) != nil {
		t.Error("nothing was changed")
	}
	d.send(ToggleSwap{})
	d.send(SwapTouch{r.PAB})
	d.send(SwapTouch{r.Boards[0].White})
	d.noNotice("swapping")
	if d.round().PAB != r.Boards[0].White {
		t.Error("the bye changes hands")
	}
	list := Departures(d.round())
	if len(list) != 2 || !list[0].Engine || list[1].Board != 1 || list[1].Pair != (journal.Pair{r.PAB, r.Boards[0].Black}) {
		t.Errorf("%+v", list)
	}
	d.send(UndoLast{})
	if Departures(d.round()) != nil {
		t.Error("as the engine made it")
	}
}

func TestPairIn(t *testing.T) {
	d := event(t, 9, 3)
	d.did(journal.RequestBye{Players: []journal.PlayerID{4}, Round: 1, Bye: journal.Zero})
	d.send(PairNext{})
	d.send(Draw{})
	if len(d.round().Absent) != 1 {
		t.Fatalf("%+v", d.round())
	}
	d.send(TouchPlayer{ID: 4})
	d.send(PairIn{4})
	d.noNotice("pairing again")
	if len(d.round().Absent) != 0 || d.round().Phase != journal.Draft || d.m.Event.Ahead.BoardOf(d.m.Event.Section, 1, 4) == 0 && d.round().PAB != 4 {
		t.Errorf("%+v", d.round())
	}
}
