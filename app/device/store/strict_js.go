package store

import (
	"context"
	"sync"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"wasit/app/device/store/engine"
)

var (
	relaxed   = js.ValueOf(map[string]any{"durability": idb.DurabilityRelaxed.String()})
	strict    = js.ValueOf(map[string]any{"durability": idb.DurabilityStrict.String()})
	actStores = js.ValueOf([]any{recordStore, headStore})
	rowStores = js.ValueOf([]any{recordStore})
)

// commits says whether a transaction can be told to commit: Chromium 76, Safari 15, Firefox 74. The others do by themselves, a
// little later.
var commits = sync.OnceValue(func() bool {
	return js.Global().Get("IDBTransaction").Get("prototype").Get("commit").Truthy()
})

func (d *indexed) Add(ctx context.Context, id string, seq int, texts ...string) error {
	return d.strictly(ctx, rowStores, func(tx js.Value) error {
		return asked(func() {
			rows := tx.Call("objectStore", recordStore)
			for i, text := range texts {
				rows.Call("add", text, rowKey(id, seq+i))
			}
			if commits() {
				tx.Call("commit")
			}
		})
	})
}

// Act writes before it knows whether the head is the one that was remembered. The transaction cannot end before the answer
// arrives, so its abort undoes what was written.
func (d *indexed) Act(ctx context.Context, id string, seq int, text, was, head string) error {
	stale := false
	answer := js.FuncOf(func(this js.Value, _ []js.Value) any {
		if v := this.Get("result"); v.Type() != js.TypeString || v.String() != was {
			stale = true
			this.Get("transaction").Call("abort")
		}
		return nil
	})
	defer answer.Release()
	err := d.strictly(ctx, actStores, func(tx js.Value) error {
		return asked(func() {
			heads := tx.Call("objectStore", headStore)
			heads.Call("get", id).Set("onsuccess", answer)
			tx.Call("objectStore", recordStore).Call("add", text, rowKey(id, seq))
			heads.Call("put", head, id)
		})
	})
	if stale {
		return engine.ErrStale
	}
	return err
}

func asked(f func()) error {
	_, err := try(func() js.Value { f(); return js.Undefined() })
	return err
}

// strictly runs a durable transaction past go-indexeddb, whose listeners and goroutines for each make it a quarter slower: an
// act takes 3.0 ms by the library and 2.5 here, a press of the clock or a move 2.0 and 1.6 (BenchmarkActByLibrary, BenchmarkAddByLibrary;
// medians in one run, at 4 ×), and somebody waits for both. ask makes all requests at once.
func (d *indexed) strictly(ctx context.Context, stores js.Value, ask func(tx js.Value) error) error {
	return d.directly(ctx, stores, strict, ask)
}

// directly runs a transaction past go-indexeddb; ask makes all requests at once.
func (d *indexed) directly(ctx context.Context, stores, options js.Value, ask func(tx js.Value) error) error {
	ctx, cancel := d.patience.wait(ctx)
	defer cancel()
	if err := ctx.Err(); err != nil {
		return &UnavailableError{Silent, err}
	}
	var err error
	for range 2 {
		c, failed := d.connection(ctx)
		if failed != nil {
			return failed
		}
		tx, failed := try(func() js.Value { return c.raw.Call("transaction", stores, "readwrite", options) })
		if failed == nil {
			if err = ended(ctx, tx, ask); err != nil {
				return writeError(ctx, err)
			}
			d.patience.answered()
			return nil
		}
		d.drop(c)
		err = failed
	}
	return &UnavailableError{Shut, err}
}

// ended asks, and waits for the end of the transaction.
func ended(ctx context.Context, tx js.Value, ask func(tx js.Value) error) error {
	over := make(chan struct{}, 1)
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		over <- struct{}{}
		return nil
	})
	defer hear.Release()
	tx.Set("oncomplete", hear)
	tx.Set("onabort", hear)
	deaf := func() { // Go lets go of tx only with its next collection
		tx.Set("oncomplete", js.Null())
		tx.Set("onabort", js.Null())
	}
	undo := func() {
		deaf()
		_ = asked(func() { tx.Call("abort") }) // it may have ended in between
	}
	if err := ask(tx); err != nil {
		undo()
		return err
	}
	select {
	case <-over:
		deaf()
	case <-ctx.Done():
		undo()
		return ctx.Err()
	}
	if e := tx.Get("error"); e.Truthy() {
		return js.Error{Value: e}
	}
	return nil
}
