package journal

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// forget replays a journal as the guide says it: the facts that were reverted are skipped, and so are the reverts.
func forget(t *testing.T, records []Record) State {
	t.Helper()
	gone := map[int]bool{}
	for _, r := range records {
		if e, ok := r.Event.(Reverted); ok {
			gone[e.Seq], gone[r.Seq] = true, true
		}
	}
	var s State
	for _, r := range records {
		if gone[r.Seq] {
			s.seq = r.Seq
			continue
		}
		var err error
		if s, err = Apply(s, r); err != nil {
			t.Fatalf("without the reverted facts: %v", err)
		}
	}
	s.at = records[len(records)-1].At
	return s
}

func TestUndoIsAsIfNeverDone(t *testing.T) {
	h := day(t)
	if diff := cmp.Diff(snap(t, forget(t, h.records)), snap(t, h.State)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestUndoTakesTheLastActWhole(t *testing.T) {
	h := open(t, 5, 3)
	before := snap(t, h.State)
	events := append(decided(t, h.State, AddPlayer{1, PlayerInfo{Name: "A"}}), PlayerAdded{InSection{1}, 7, PlayerInfo{Name: "B"}})
	records := h.Records(Stamp{At: 5}, events...)
	var err error
	if h.State, err = Fold(h.State, records); err != nil {
		t.Fatal(err)
	}
	h.records = append(h.records, records...)
	if got := h.do(Undo{}); len(got) != 2 {
		t.Fatalf("two facts of one act, %d taken back", len(got))
	}
	s, _ := unsnap(before)
	s.seq, s.at = h.seq, h.at
	if diff := cmp.Diff(snap(t, s), snap(t, h.State)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	h.do(Undo{}) // and the import before it
	if h.PlayerCount() != 0 {
		t.Error("the import stands")
	}
}

func decided(t *testing.T, s State, c Command) []Event {
	t.Helper()
	records, _, err := Decide(s, Stamp{}, c)
	if err != nil {
		t.Fatal(err)
	}
	return []Event{records[0].Event}
}

func TestUndoOfResults(t *testing.T) {
	h := open(t, 8, 3)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	if e := refuse[*UndoError](h, Undo{}); e.Why != UndoNever {
		t.Error(e)
	}
	if kind, ok := h.CanUndo(); ok {
		t.Errorf("published, but %s could be undone", kind)
	}
	for b, score := range []Score{WhiteWins, BlackWins, Drawn, WhiteWins} {
		h.do(EnterResult{1, 1, b + 1, score})
	}
	h.do(EnterResult{1, 1, 2, Drawn})
	for _, want := range []struct {
		board int
		score Score
	}{{2, BlackWins}, {4, Score{}}, {3, Score{}}, {2, Score{}}, {1, Score{}}} {
		seq, _, board, ok := h.LastResult(1)
		if !ok || board != want.board {
			t.Fatalf("last result on board %d, want %d", board, want.board)
		}
		h.do(Undo{1, seq})
		if r, _ := h.CurrentRound(1); r.Boards[board-1].Score != want.score {
			t.Errorf("board %d after undo: %v, want %v", board, r.Boards[board-1].Score, want.score)
		}
	}
	if _, _, _, ok := h.LastResult(1); ok {
		t.Error("no result is left")
	}
	h.do(EnterResult{1, 1, 1, WhiteWins})
	first := h.Seq()
	h.do(EnterResult{1, 1, 2, WhiteWins})
	h.do(NotePresence{[]PlayerID{1}, Present})
	h.do(Undo{1, first}) // out of the middle
	if r, _ := h.CurrentRound(1); !r.Boards[0].Score.IsZero() || r.Boards[1].Score != WhiteWins {
		t.Error("the older result is gone, the newer one stands")
	}
	if e := refuse[*UndoError](h, Undo{}); e.Why != UndoNothing {
		t.Error("a whole state from before would bring the result back", e)
	}
	h.results(1)
	seq, _, _, _ := h.LastResult(1)
	h.do(CloseRound{Section: 1, Time: hour})
	if e := refuse[*UndoError](h, Undo{1, seq}); e.Why != UndoBuiltOn {
		t.Error(e)
	}
	refuse[*UndoError](h, Undo{1, 1})
	if diff := cmp.Diff(snap(t, forget(t, h.records)), snap(t, h.State)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestUndoHasADepth(t *testing.T) {
	h := open(t, 4, 3)
	for i := range maxPast + 5 {
		h.do(ChangePlayer{1, PlayerInfo{Name: string(rune('A' + i))}})
	}
	for range maxPast {
		h.do(Undo{})
	}
	refuse[*UndoError](h, Undo{})
	if p, _ := h.Player(1); p.Name != "E" {
		t.Errorf("%s, want the fifth name", p.Name)
	}
}

// TestRevertedNothing: a fact that takes back record 0 is refused, also in a round without steps of a match.
func TestRevertedNothing(t *testing.T) {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "a", Name: "Cup"}})
	h.do(AddSection{SectionConfig{Name: "Pa", System: "dutch", Rounds: 3}})
	h.do(ImportPlayers{Section: 1, Players: []PlayerInfo{{Name: "Ani"}, {Name: "Budi"}}})
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Color: swiss.White})
	h.do(PairByHand{Section: 1, Boards: []Pair{{1, 2}}})
	if _, err := Fold(h.State, h.Records(Stamp{At: 1}, Reverted{Section: 1})); err == nil {
		t.Error("took back nothing")
	}
}
