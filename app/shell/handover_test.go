package shell

import (
	"regexp"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
)

// TestTakingOverGoesOnAtTheNextOpenBoard takes writing over in a tab that has looked at a board with a result: what is typed
// first must not replace it. What was said to the reader is gone.
func TestTakingOverGoesOnAtTheNextOpenBoard(t *testing.T) {
	d := event(t, 8, 3)
	d.drawn(1)
	d.goTo(session.PageRound)
	d.result(journal.WhiteWins)
	d.send(session.WriterChanged{ID: d.m.Event.ID, Writer: false})
	d.tap("b1")
	d.result(journal.BlackWins)
	if d.m.Notice == nil || d.m.Undo != nil {
		t.Fatalf("a reader is told that he only reads: %v, undo %v", d.m.Notice, d.m.Undo)
	}
	d.send(session.WriterChanged{ID: d.m.Event.ID, Writer: true})
	if d.m.Notice != nil || d.m.Round.Board != 2 {
		t.Errorf("board %d in hand, notice %v", d.m.Round.Board, d.m.Notice)
	}
}

// TestALateEntryDuringADraftIsForItsRound: the draft can be paired again, so who comes now is to play now.
func TestALateEntryDuringADraftIsForItsRound(t *testing.T) {
	d := closedRound(t)
	d.tap("pair")
	d.goTo(session.PagePlayers)
	d.tap("add-player")
	html := d.html() // its attributes come in any order
	if input := regexp.MustCompile(`<input[^>]* id="p-from-2"[^>]*>`).FindString(html); !strings.Contains(input, " checked") || strings.Contains(input, `checked="false"`) {
		t.Fatalf("the draft is of round 2, and proposed: %s", html)
	}
	d.fill("p-name", "Zulkifli")
	d.tap("save")
	list := d.m.Event.Ahead.DraftWarnings(1)
	if len(list) == 0 || list[0].Kind != journal.WarnUnpaired {
		t.Fatalf("he is here and not paired: %+v", list)
	}
	d.send(pairing.PairIn{ID: list[0].Players[0]})
	for _, w := range d.m.Event.Ahead.DraftWarnings(1) {
		if w.Kind == journal.WarnUnpaired {
			t.Errorf("still not paired: %+v", w)
		}
	}
}
