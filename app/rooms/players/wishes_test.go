package players

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
)

func (d *desk) round() journal.Round {
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	return r
}

func TestForbiddenPairsByTouch(t *testing.T) {
	d := event(t, 8, 3)
	d.Send(openWish{})
	d.Send(saveWish{})
	if dialog, ok := d.m.Dialog.(wishDialog); !ok || !dialog.Fault {
		t.Fatalf("nobody is chosen: %+v", d.m.Dialog)
	}
	d.Send(wishSet{"search", "player 05"})
	if list := d.m.candidates(d.m.Dialog.(wishDialog), 12); len(list) != 1 || list[0].ID != 5 {
		t.Fatalf("%+v", list)
	}
	for _, id := range []journal.PlayerID{5, 1, 3, 3} {
		d.Send(wishPick{id})
	}
	d.Send(saveWish{})
	d.NoNotice("saving")
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	if len(sec.Forbidden) != 1 || !slices.Equal(sec.Forbidden[0].Players, []journal.PlayerID{5, 1}) {
		t.Fatalf("%+v", sec.Forbidden)
	}
	d.Send(dropForbidden{0})
	if sec, _ = d.m.Event.Ahead.Section(d.m.Event.Section); len(sec.Forbidden) != 0 {
		t.Errorf("%+v", sec.Forbidden)
	}
}

func TestFixedTableByTouch(t *testing.T) {
	d := event(t, 12, 3)
	d.Send(openWish{Table: true})
	d.Send(wishPick{9})
	d.Send(wishPick{7})
	d.Send(saveWish{})
	if dialog, ok := d.m.Dialog.(wishDialog); !ok || !dialog.Fault {
		t.Fatal("no table was given")
	}
	d.Send(wishSet{"number", "2"})
	d.Send(saveWish{})
	d.NoNotice("saving")
	for range 2 {
		d.Pair()
		if b := d.m.Event.Ahead.BoardOf(d.m.Event.Section, d.round().Number, 7); b != 2 {
			t.Errorf("round %d: at table %d", d.round().Number, b)
		}
		d.Publish()
		d.Score(journal.WhiteWins)
		d.Close()
	}
	d.Send(dropTable{7})
	if p, _ := d.m.Event.Ahead.Player(7); p.Table != 0 {
		t.Error("given up")
	}
}
