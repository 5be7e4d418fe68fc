package store

import (
	"context"
	"syscall/js"
	"testing"

	"github.com/hack-pad/go-indexeddb/idb"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

func TestStrictDurability(t *testing.T) {
	s := fresh(t)
	for durable, want := range map[bool]idb.TransactionDurability{true: idb.DurabilityStrict, false: idb.DurabilityRelaxed} {
		tx, err := s.engine.(*indexed).begin(context.Background(), durable)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := tx.Durability(); got != want || err != nil {
			t.Errorf("durable %t: %v %v", durable, got, err)
		}
	}
}

// watched runs f and tells each writing transaction that began meanwhile: its stores and its durability.
func watched(f func()) (seen []string) {
	database := js.Global().Get("IDBDatabase").Get("prototype")
	own := database.Get("transaction")
	watch := js.FuncOf(func(this js.Value, args []js.Value) any {
		given := make([]any, len(args))
		for i, a := range args {
			given[i] = a
		}
		tx := own.Call("apply", this, given)
		if tx.Get("mode").String() == "readwrite" {
			names, all := tx.Get("objectStoreNames"), ""
			for i := range names.Length() {
				all += names.Index(i).String() + " "
			}
			seen = append(seen, all+tx.Get("durability").String())
		}
		return tx
	})
	defer watch.Release()
	database.Set("transaction", watch)
	defer database.Set("transaction", own)
	f()
	return seen
}

// TestOneStrictTransactionAnAct: whatever a user does is one transaction, and a durable one.
func TestOneStrictTransactionAnAct(t *testing.T) {
	ctx := context.Background()
	const whole = "heads records snapshots values strict"
	s, other := fresh(t), fresh(t)
	h := &hall{t: t, store: s, id: "a"}
	start(t, s, "b", 4)
	for _, c := range []struct {
		name string
		act  func() error
		want string
	}{
		{"a new event", func() error {
			return h.try(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}})
		}, whole},
		{"the first act on it", func() error { return h.try(journalNote) }, whole},
		{"the next", func() error { return h.try(journalNote) }, "heads records strict"},
		{"one upon what another page wrote", func() error { s.remember("a", head{}); return h.try(journalNote) }, whole},
		{"a press of the clock", func() error { return s.AppendClock(ctx, "g", 1, "x") }, "records strict"},
		{"a move on the board", func() error { return s.AppendPlay(ctx, "g", 1, "x") }, "records strict"},
		{"a game read from a file", func() error { return s.AppendPlay(ctx, "h", 1, "x", "y", "z") }, "records strict"},
		{"settings", func() error { return s.SaveSettings(ctx, []byte("{}")) }, whole},
		{"a backup of two events", func() error {
			text, err := s.Backup(ctx, 1)
			if err != nil {
				return err
			}
			b, err := file.ReadBackup(text)
			if err != nil {
				return err
			}
			_, err = other.Restore(ctx, b, nil)
			return err
		}, whole},
		{"deletion", func() error { return s.Delete(ctx, "a") }, whole},
	} {
		s.jobs.Wait()
		seen := watched(func() {
			if err := c.act(); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		})
		if len(seen) != 1 || seen[0] != c.want {
			t.Errorf("%s: %q, want one of %s", c.name, seen, c.want)
		}
	}
}
