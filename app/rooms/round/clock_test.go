package round

import (
	"encoding/json"
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
)

// TestClockOfBoard: from a board of the round to its clock in one touch, with all that the event knows; what the clock says comes back as
// a proposal, which one touch enters, with the undo of any result.
func TestClockOfBoard(t *testing.T) {
	d := newDesk(t)
	d.Open(8, false, func(c *journal.SectionConfig) { c.Rounds, c.TimeCode = 3, "900+10" })
	d.Pair()
	d.send(publishRound{})
	d.send(selectBoard{Board: 2})
	n, cmds := openClock{Board: 2}.update(d.m, session.Env{})
	row := n.Event.Ahead.Rows(1, 1)[1]
	want := session.LayClock{Place: session.BoardPlace{Event: d.m.Event.ID, Section: 1, Round: 1, Board: 2}, Names: [2]string{d.m.Name(row.WhitePlayer), d.m.Name(row.BlackPlayer)},
		Text: "15+10", Laws: session.BoardLaws{Edition: n.Event.Ahead.Laws(1).Edition, Class: "rapid"}}
	if got := fmt.Sprint(cmds); got != fmt.Sprint([]session.Cmd{session.Tell{Msg: want}, session.Navigate{To: session.Route{Page: session.PageClock}}}) {
		t.Errorf("the clock is asked for by %s", got)
	}
	result := session.ClockResult{Place: want.Place, Score: journal.BlackWins, Flag: "white"}
	stored, _ := json.Marshal([]session.ClockResult{result})
	d.m.Session, _ = d.m.Session.ReadClockResults(stored) // of before the page was loaded
	d.Says("a proposal", "The clock of board 2 says 0–1", "Flag fell first: White", "Enter 0–1")
	if got := d.m.scoreOn(1, 2); !got.IsZero() {
		t.Fatalf("%v was entered by itself", got)
	}
	d.Touch("clock-result-2-enter")
	d.Says("entered", "!The clock of board 2")
	if got := d.m.scoreOn(1, 2); got != journal.BlackWins {
		t.Errorf("entered: %v", got)
	}
	d.send(undoResult{})
	d.m.Session, _ = d.m.Session.WithClockResult(result)
	d.send(enterScore{Score: journal.Drawn, Board: 2})
	d.Says("another result stands there", "The clock of board 2 says 0–1", "Entered so far: ½–½")
	d.Touch("clock-result-2-drop")
	d.Says("put away", "!The clock of board 2")
}

// TestClaimOfBoard: where a flag falls by a claim alone (O2SN 3), the clock of a board is silent.
func TestClaimOfBoard(t *testing.T) {
	d := published(t, 4)
	for _, c := range []struct {
		overlay string
		claim   bool
	}{{"", false}, {"O2SN-2013", true}} {
		d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E09", Overlay: c.overlay, Class: "rapid"}})
		if o, ok := session.ClockOf(d.m.Session, 1, 1); !ok || o.Claim != c.claim || o.Laws.Edition != "E09" || o.Laws.Class != "rapid" {
			t.Errorf("local rules %q: %+v", c.overlay, o)
		}
	}
}

// TestResultFromTheClock: a result whose key was pressed at the clock is entered on arrival, in that one act, with the undo of any result.
// Where it cannot be, or nobody pressed, the proposal stays with its own key.
func TestResultFromTheClock(t *testing.T) {
	for name, c := range map[string]struct {
		gives   bool
		before  func(*desk)
		entered bool
	}{
		"pressed at the clock":              {true, func(*desk) {}, true},
		"only looked at":                    {false, func(*desk) {}, false},
		"another result stands there":       {true, func(d *desk) { d.send(enterScore{Score: journal.Drawn, Board: 3}) }, false},
		"another tab records":               {true, func(d *desk) { d.m.Event.Writer = false }, false},
		"the clock says nothing of a board": {true, func(d *desk) { d.m.ClockResults = nil }, false},
	} {
		d := published(t, 8)
		place := session.BoardPlace{Event: d.m.Event.ID, Section: 1, Round: 1, Board: 3}
		d.m.ClocksRead = true
		d.m.Session, _ = d.m.Session.WithClockResult(session.ClockResult{Place: place, Score: journal.BlackWins})
		c.before(d)
		d.m.AtBoard, d.m.GivesResult = place, c.gives
		d.Arrived()
		if got := d.m.scoreOn(1, 3) == journal.BlackWins; got != c.entered || d.m.GivesResult {
			t.Errorf("%s: entered %t", name, got)
		}
		if c.entered {
			d.Says(name, "!The clock of board 3")
			d.send(undoResult{})
			if got := d.m.scoreOn(1, 3); !got.IsZero() {
				t.Errorf("%s: after the undo %v", name, got)
			}
		}
	}
}

// TestAtBoard: who comes from a clock or a link has that board in hand.
func TestAtBoard(t *testing.T) {
	d := published(t, 8)
	d.m.AtBoard = session.BoardPlace{Event: d.m.Event.ID, Section: 1, Round: 1, Board: 3}
	d.m.Board = 0
	d.Arrived()
	if d.m.Board != 3 || d.m.AtBoard != (session.BoardPlace{}) {
		t.Errorf("board %d in hand", d.m.Board)
	}
}
