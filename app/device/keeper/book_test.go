package keeper

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"wasit/app/device/store"
	"wasit/app/device/store/memory"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// heard is a loop that keeps what it is told, and waits for it.
type heard struct {
	t    *testing.T
	told chan session.Msg
	k    *Keeper
	now  session.Session
}

func newKeeper(t *testing.T, st *store.Store) *heard {
	h := &heard{t: t, told: make(chan session.Msg, 16)}
	h.k = New(Loop{Post: func(m session.Msg) { h.told <- m }, Send: func(m session.Msg) { h.told <- m }, Then: func(f func()) { f() },
		Session: func() session.Session { return h.now }, RowKept: func(game string, seq int) { h.told <- kept{game, seq} }})
	h.k.opening = false
	if st != nil {
		h.k.store = st
	}
	return h
}

// kept is a row that is on the disk.
type kept struct {
	Game string
	Seq  int
}

func (h *heard) ask(c session.Cmd) {
	h.t.Helper()
	if !h.k.Perform(c) {
		h.t.Fatalf("%T is not the keeper's", c)
	}
}

func (h *heard) want(msg session.Msg) {
	h.t.Helper()
	select {
	case got := <-h.told:
		if !reflect.DeepEqual(got, msg) {
			h.t.Errorf("told %+v, want %+v", got, msg)
		}
	case <-time.After(10 * time.Second):
		h.t.Fatalf("nothing was told, want %+v", msg)
	}
}

// TestBooks: each book keeps index and games of its own, whatever the other holds under the same names.
func TestBooks(t *testing.T) {
	h := newKeeper(t, store.On(memory.New()))
	for _, b := range []session.Book{session.ClockBook, session.BoardBook} {
		h.ask(session.OpenBook{Book: b})
		h.want(session.BookOpened{Book: b})
	}
	h.ask(session.KeepClock{ID: "g", Seq: 1, Row: "head of the clock"})
	h.want(kept{"g", 1})
	h.ask(session.KeepPlay{ID: "g", Seq: 1, Rows: []string{"head of the board", "e2e4"}})
	h.want(session.PlayKept{ID: "g", Seq: 2})
	h.ask(session.KeepIndex{Book: session.ClockBook, Index: "clocks"})
	h.ask(session.KeepIndex{Book: session.BoardBook, Index: "first"})
	h.ask(session.KeepIndex{Book: session.BoardBook, Index: "boards"}) // in order: the later one stays
	h.ask(session.OpenBook{Book: session.ClockBook})
	h.want(session.BookOpened{Book: session.ClockBook, Index: "clocks"})
	h.ask(session.OpenBook{Book: session.BoardBook})
	h.want(session.BookOpened{Book: session.BoardBook, Index: "boards"})
	h.ask(session.OpenGame{Book: session.BoardBook, ID: "g"})
	h.want(session.GameOpened{Book: session.BoardBook, ID: "g", Rows: []string{"head of the board", "e2e4"}})
	h.ask(session.KeepIndex{Book: session.BoardBook, Index: "boards", Gone: []string{"g"}})
	h.ask(session.OpenGame{Book: session.BoardBook, ID: "g"})
	h.want(session.GameOpened{Book: session.BoardBook, ID: "g"})
	h.ask(session.OpenGame{Book: session.ClockBook, ID: "g", Past: true})
	h.want(session.GameOpened{Book: session.ClockBook, ID: "g", Past: true, Rows: []string{"head of the clock"}})
}

// TestBoardRowsInOrder: behind a row that was refused none is stored, so that the room can offer all of them again.
func TestBoardRowsInOrder(t *testing.T) {
	h := newKeeper(t, store.On(memory.New()))
	h.ask(session.KeepPlay{ID: "g", Seq: 1, Rows: []string{"head"}})
	h.want(session.PlayKept{ID: "g", Seq: 1})
	h.ask(session.KeepPlay{ID: "g", Seq: 1, Rows: []string{"another head"}})
	if got := (<-h.told).(session.PlayKept); got.Err == nil {
		t.Error("a row that is there was replaced")
	}
	h.ask(session.KeepPlay{ID: "g", Seq: 2, Rows: []string{"e2e4"}})
	h.ask(session.OpenGame{Book: session.BoardBook, ID: "g"})
	h.want(session.GameOpened{Book: session.BoardBook, ID: "g", Rows: []string{"head"}})
}

// TestNoStore: without a store the rooms hear why, so that they can go on without keeping anything.
func TestNoStore(t *testing.T) {
	h := newKeeper(t, nil)
	h.now.Device.StoreError = errors.New("private window")
	h.ask(session.OpenBook{Book: session.ClockBook})
	h.want(session.BookOpened{Book: session.ClockBook, Err: h.now.Device.StoreError})
	h.ask(session.OpenGame{Book: session.ClockBook, ID: "g"})
	h.want(session.Failed{Err: h.now.Device.StoreError})
	h.ask(session.TakeBook{Book: session.BoardBook})
	h.ask(session.KeepIndex{Book: session.BoardBook})
	h.ask(session.KeepPlay{ID: "g", Seq: 1, Rows: []string{"head"}})
	h.ask(session.KeepClock{ID: "g", Seq: 1, Row: "head"})
	h.ask(session.OpenBook{Book: session.BoardBook})
	h.want(session.BookOpened{Book: session.BoardBook, Err: h.now.Device.StoreError}) // and of those in between nothing
}

// TestHomeLines: results are missing in published rounds alone, and an event is as far as its furthest section.
func TestHomeLines(t *testing.T) {
	list := homeLines([]store.Entry{{ID: "e", Name: "Cup", Seq: 9, SavedSeq: 4, SavedAt: 5000, Changed: 7000, Sections: []store.SectionEntry{
		{ID: 1, Name: "U10", Round: 2, Rounds: 5, Phase: journal.Published, Missing: 3},
		{ID: 2, Name: "U12", Round: 3, Rounds: 7, Phase: journal.Draft, Missing: 8},
	}}, {ID: "never saved"}})
	e := list[0]
	if e.Missing != 3 || e.Sections[1].Missing != 0 || e.Round != 3 || e.Rounds != 7 || e.Unsaved != 5 {
		t.Errorf("%+v", e)
	}
	if !e.Saved.Equal(time.UnixMilli(5000)) || !e.Changed.Equal(time.UnixMilli(7000)) || !list[1].Saved.IsZero() {
		t.Errorf("saved %v, changed %v; the other %v", e.Saved, e.Changed, list[1].Saved)
	}
}
