package session

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
)

// TestClockResultsOutliveThePage: what a clock said of a board is stored until somebody answers; what was stored before the page was
// loaded is not lost by what comes before it is read.
func TestClockResultsOutliveThePage(t *testing.T) {
	place := func(board int) BoardPlace { return BoardPlace{Event: "ev", Section: 1, Round: 2, Board: board} }
	stored := func(cmds []Cmd) (data []byte) {
		t.Helper()
		if len(cmds) != 1 {
			t.Fatalf("%v", cmds)
		}
		return cmds[0].(KeepDraft).Data
	}
	m, _ := Session{ClocksRead: true}.WithClockResult(ClockResult{Place: place(1), Score: journal.WhiteWins, Flag: "black"})
	m, _ = m.WithClockResult(ClockResult{Place: place(2), Score: journal.Drawn})
	loaded, cmds := Session{}.WithClockResult(ClockResult{Place: place(3), Score: journal.BlackWins})
	if fmt.Sprint(cmds) != fmt.Sprint([]Cmd{LoadDraft{Kind: DraftClocks}}) {
		t.Errorf("before the stored ones are read: %v", cmds)
	}
	_, kept := m.keepClockResults()
	loaded, cmds = loaded.ReadClockResults(stored(kept))
	want := append(m.ClockResults[:2:2], ClockResult{Place: place(3), Score: journal.BlackWins})
	if fmt.Sprint(loaded.ClockResults) != fmt.Sprint(want) {
		t.Errorf("loaded anew: %v, want %v", loaded.ClockResults, want)
	}
	again, none := Session{}.ReadClockResults(stored(cmds))
	if fmt.Sprint(again.ClockResults) != fmt.Sprint(want) || none != nil {
		t.Errorf("and once more: %v, %v", again.ClockResults, none)
	}
	for board := 1; board <= 3; board++ {
		again, cmds = again.WithoutClockResult(place(board))
	}
	if data := stored(cmds); len(again.ClockResults)+len(data) > 0 {
		t.Errorf("answered: %v, %s", again.ClockResults, data)
	}
	if spoilt, _ := (Session{}).ReadClockResults([]byte("{")); !spoilt.ClocksRead || spoilt.ClockResults != nil {
		t.Errorf("%v", spoilt)
	}
	for board := range 2 * maxClockResults {
		again, cmds = again.WithClockResult(ClockResult{Place: place(board + 1), Score: journal.Drawn})
	}
	if n := len(again.ClockResults); n != maxClockResults || again.ClockResults[n-1].Place.Board != 2*maxClockResults {
		t.Errorf("%d are kept", n)
	}
}
