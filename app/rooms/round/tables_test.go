package round

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestTablesOfTheHall: where two sections share a hall, the draft of the second proposes numbers of its own; from then on its boards
// bear them wherever they are named, and are found by them. In the journal they stay 1, 2, 3.
func TestTablesOfTheHall(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(8)
	d.Pair()
	d.Says("the first section", "!Board numbers are given twice")
	d.send(publishRound{})
	d.send(session.CloseDialog{})
	d.Route.Section = 2
	d.m.Session = d.m.Session.TakeSection()
	d.Pair()
	d.Says("the second section", "Board numbers are given twice", "Girls uses 1–4, as another section of the hall does.", "Boards from number 5")
	d.Touch("number-boards")
	d.Says("taken", "!given twice", "Boards from number 5.")
	d.send(publishRound{})
	d.send(session.CloseDialog{})
	d.send(selectBoard{Board: 2})
	d.Says("in the round", "Board 6", "!Board 2 ")
	d.send(findBoard{Text: "8"})
	if d.m.Board != 4 {
		t.Errorf("8 finds board %d", d.m.Board)
	}
	d.Touch("key-123", "digit-7")
	if d.m.Board != 3 {
		t.Errorf("7 takes board %d", d.m.Board)
	}
	d.Touch("digit-3")
	d.Says("a number of the other section", textNoBoard.EN)
	d.Touch("key-123")
	d.send(enterScore{Score: journal.WhiteWins})
	if r := d.round(); r.Boards[2].Score != journal.WhiteWins || r.Boards[2].Number != 3 {
		t.Errorf("board 3 of the section: %+v", r.Boards[2])
	}
	d.Says("the echo", "Board 7 · 1–0")
	d.Touch("key-wo")
	white, _ := d.Event.Ahead.Player(d.round().Boards[d.m.Board-1].White)
	d.Says("the sheet of walkovers", "Result of board 8", white.Name+" + − wins by forfeit")
}
