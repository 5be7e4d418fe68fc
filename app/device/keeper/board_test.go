package keeper

import (
	"errors"
	"slices"
	"testing"

	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/mate"

	"github.com/notnil/chess"
)

// TestBoardRowsKeepTheirOrder: behind a row that was refused none is stored, until that one is offered again.
func TestBoardRowsKeepTheirOrder(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		if got := one[session.PlayKept](t, tab.do(session.KeepPlay{ID: "g", Seq: 1, Rows: []string{"head", "e4"}})); got.Seq != 2 || got.Err != nil {
			t.Fatalf("%+v", got)
		}
		m.disk.refuses("AppendPlay", errFull)
		m.disk.offered()
		said := tab.do(session.KeepPlay{ID: "g", Seq: 3, Rows: []string{"e5"}}, session.KeepPlay{ID: "g", Seq: 4, Rows: []string{"Nf3"}})
		if got := one[session.PlayKept](t, said); got.Seq != 3 || got.Err == nil {
			t.Errorf("refused: %+v", got)
		}
		if asked := m.disk.offered(); !slices.Equal(asked, []string{"e5"}) {
			t.Errorf("the store was offered %v", asked)
		}
		m.disk.refuses("AppendPlay", nil)
		if got := one[session.PlayKept](t, tab.do(session.KeepPlay{ID: "h", Seq: 4, Rows: []string{"x"}})); got.ID != "h" || got.Err != nil {
			t.Errorf("another game waits for nobody: %+v", got)
		}
		if said := tab.do(session.KeepPlay{ID: "g", Seq: 4, Rows: []string{"Nf3"}}); len(said) > 0 {
			t.Errorf("stored with a gap before it: %+v", said)
		}
		if got := one[session.PlayKept](t, tab.do(session.KeepPlay{ID: "g", Seq: 3, Rows: []string{"e5", "Nf3"}})); got.Seq != 4 || got.Err != nil {
			t.Errorf("offered again: %+v", got)
		}
		one[session.PlayKept](t, tab.do(session.KeepPlay{ID: "g", Seq: 5, Rows: []string{"Nc6"}}))
		if got := one[session.GameOpened](t, tab.do(session.OpenGame{Book: session.BoardBook, ID: "g"})); !slices.Equal(got.Rows, []string{"head", "e4", "e5", "Nf3", "Nc6"}) {
			t.Errorf("on the disk: %v", got.Rows)
		}
		if got := one[session.PlayKept](t, tab.do(session.KeepPlay{ID: "g", Seq: 2, Rows: []string{"d4"}})); got.Err == nil {
			t.Error("a row was replaced")
		}
		if said := tab.do(session.KeepIndex{Book: session.BoardBook, Index: "list", Gone: []string{"g"}}); len(said) > 0 {
			t.Errorf("keeping the list: %s", kinds(said))
		}
		if got := one[session.BookOpened](t, tab.do(session.OpenBook{Book: session.BoardBook})); got.Index != "list" {
			t.Errorf("list %q", got.Index)
		}
	})
}

// TestMateIsLookedFor: the answer names its question; another question, or a stop, ends the one before.
func TestMateIsLookedFor(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		pos, err := board.ParseFEN("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1")
		if err != nil {
			t.Fatal(err)
		}
		got := one[session.PlayMate](t, tab.do(session.AskMate{N: 7, Position: pos, Side: chess.White, Budget: 1000}))
		if got.N != 7 || got.Answer.Verdict != mate.Yes {
			t.Errorf("%+v", got)
		}
		if said := tab.do(session.StopMate{}); len(said) > 0 {
			t.Errorf("stopping what is over: %s", kinds(said))
		}
	})
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		var ended []error
		tab.k.board.asking = func() { ended = append(ended, errors.New("ended")) }
		tab.do(session.StopMate{})
		if len(ended) != 1 {
			t.Errorf("a stop ended %d searches", len(ended))
		}
	})
}
