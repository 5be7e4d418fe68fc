package store

import (
	"context"
	"fmt"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// hall is an event being run in a test, act by act through a store.
type hall struct {
	t     testing.TB
	store *Store
	id    string
	journal.State
	records []journal.Record
}

// start creates an event with players in one section.
func start(t testing.TB, s *Store, id string, players int) *hall {
	t.Helper()
	h := &hall{t: t, store: s, id: id}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: id, Name: "Cup " + id, Place: "Depok"}})
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Rounds: 11}})
	list := make([]journal.PlayerInfo, players)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Pemain %03d", i+1), Club: fmt.Sprint("SDN ", i%20), Rating: 2000 - i, Birth: journal.Date{Year: 2014, Month: 5, Day: 1}}
	}
	h.do(journal.ImportPlayers{Section: 1, Source: "csv", Players: list})
	h.do(journal.FixOrder{Section: 1})
	h.do(journal.DrawColor{Section: 1, Seed: 5})
	return h
}

// do decides and stores one act; a refusal or a failed write ends the test.
func (h *hall) do(c journal.Command) {
	h.t.Helper()
	if err := h.try(c); err != nil {
		h.t.Fatalf("%T: %v", c, err)
	}
}

func (h *hall) try(c journal.Command) error {
	h.t.Helper()
	records, after := h.decided(c)
	var err error
	switch {
	case h.store == nil:
	case h.Seq() == 0:
		err = h.store.Create(context.Background(), records, after)
	default:
		err = h.store.Append(context.Background(), h.id, records, after)
	}
	if err == nil {
		h.State, h.records = after, append(h.records, records...)
	}
	return err
}

func (h *hall) decided(c journal.Command) ([]journal.Record, journal.State) {
	h.t.Helper()
	records, after, err := journal.Decide(h.State, journal.Stamp{At: 1_763_683_200_000 + int64(h.Seq()), Device: "tab-1", By: "Rina"}, c)
	if err != nil {
		h.t.Fatalf("%T: %v", c, err)
	}
	return records, after
}

// play pairs number i against number n/2+i, enters all results and closes.
func (h *hall) play() {
	h.t.Helper()
	players := h.Players(1)
	half, n := len(players)/2, h.NextRound(1)
	var boards []journal.Pair
	for i := range half {
		boards = append(boards, journal.Pair{players[i].ID, players[half+(i+n)%half].ID})
	}
	h.do(journal.PairByHand{Section: 1, Boards: boards})
	h.do(journal.Publish{Section: 1, Time: 1})
	for b := range boards {
		h.do(journal.EnterResult{Section: 1, Round: n, Board: b + 1, Score: journal.WhiteWins})
	}
	h.do(journal.CloseRound{Section: 1, Time: 2})
}

// reads checks that the store gives back exactly the state of the hall.
func (h *hall) reads() {
	h.t.Helper()
	s, err := h.store.State(context.Background(), h.id)
	if err != nil {
		h.t.Fatal(err)
	}
	if text(h.t, s) != text(h.t, h.State) {
		h.t.Errorf("read:\n%s\nwant:\n%s", text(h.t, s), text(h.t, h.State))
	}
}

func text(t testing.TB, s journal.State) string {
	t.Helper()
	b, err := file.EncodeSnapshot(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// entry returns what the index says of the event.
func (h *hall) entry() Entry {
	h.t.Helper()
	h.store.jobs.Wait()
	list, err := h.store.List(context.Background())
	if err != nil {
		h.t.Fatal(err)
	}
	for _, e := range list {
		if e.ID == h.id {
			return e
		}
	}
	h.t.Fatalf("%s is not in the index", h.id)
	return Entry{}
}

// isA reports whether err is of type E.
func isA[E error](err error) bool { _, ok := err.(E); return ok }

// spoil writes past all checks, as a fault of the disk would.
func (s *Store) spoil(t testing.TB, f func(engine.Writer) error) {
	t.Helper()
	s.jobs.Wait()
	if err := s.engine.Update(context.Background(), true, f); err != nil {
		t.Fatal(err)
	}
}
