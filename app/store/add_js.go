package store

import (
	"context"
	"sync"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

var strict = js.ValueOf(map[string]any{"durability": idb.DurabilityStrict.String()})

// commits says whether a transaction can be told to commit: Chromium 76, Safari 15, Firefox 74. The others do by themselves, a
// little later.
var commits = sync.OnceValue(func() bool {
	return js.Global().Get("IDBTransaction").Get("prototype").Get("commit").Truthy()
})

// add goes past go-indexeddb, whose listeners and goroutines for each transaction cost more than the browser's own work: a
// press of the clock waits for it.
func (d *indexed) add(ctx context.Context, id string, seq int, text string) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var err error
	for range 2 {
		c, failed := d.connection(ctx)
		if failed != nil {
			return failed
		}
		tx, failed := try(func() js.Value { return c.raw.Call("transaction", recordStore, "readwrite", strict) })
		if failed == nil {
			if err = addRow(ctx, tx, id, seq, text); err != nil {
				return writeError(ctx, err)
			}
			return nil
		}
		d.drop(c)
		err = failed
	}
	return &UnavailableError{Shut, err}
}

func addRow(ctx context.Context, tx js.Value, id string, seq int, text string) error {
	ended := make(chan struct{}, 1)
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		ended <- struct{}{}
		return nil
	})
	defer hear.Release()
	tx.Set("oncomplete", hear)
	tx.Set("onabort", hear)
	_, err := try(func() js.Value {
		tx.Call("objectStore", recordStore).Call("add", text, rowKey(id, seq))
		if commits() {
			tx.Call("commit")
		}
		return js.Undefined()
	})
	if err != nil {
		return err
	}
	select {
	case <-ended:
	case <-ctx.Done():
		tx.Set("oncomplete", js.Null())
		tx.Set("onabort", js.Null())
		return ctx.Err()
	}
	if e := tx.Get("error"); e.Truthy() {
		return js.Error{Value: e}
	}
	return nil
}
