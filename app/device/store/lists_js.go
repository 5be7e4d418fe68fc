package store

import (
	"context"
	"syscall/js"
)

// The database of the rating lists and its one store.
const (
	listDatabase = "wasit-lists"
	listSchema   = 1
	blockStore   = "blocks"
)

var blockStores = js.ValueOf([]any{blockStore})

// OpenLists opens the database of the rating lists, once for the life of the page. *UnavailableError where that is not possible.
func OpenLists(ctx context.Context) (*Lists, error) { return openLists(ctx, listDatabase) }

func openLists(ctx context.Context, name string) (*Lists, error) {
	d := &indexed{name: name, version: listSchema, stores: []string{blockStore}}
	if _, err := d.connection(ctx); err != nil {
		return nil, err
	}
	return ListsOn(blockDatabase{d}), nil
}

// blockDatabase keeps blocks in IndexedDB.
type blockDatabase struct{ *indexed }

func (d blockDatabase) Get(ctx context.Context, key string) (data []byte, err error) {
	ctx, cancel := d.patience.wait(ctx)
	defer cancel()
	for range 2 {
		c, failed := d.connection(ctx)
		if failed != nil {
			return nil, failed
		}
		tx, failed := try(func() js.Value { return c.raw.Call("transaction", blockStores, "readonly") })
		if failed != nil {
			d.drop(c)
			err = &UnavailableError{Shut, failed}
			continue
		}
		r := indexedReader{ctx, tx, d.patience.answered}
		v, failed := r.ask(blockStore, "get", key)
		if failed != nil || v.Type() != js.TypeObject {
			return nil, readError(ctx, failed)
		}
		data = make([]byte, v.Get("length").Int())
		js.CopyBytesToGo(data, v)
		return data, nil
	}
	return nil, err
}

func (d blockDatabase) Put(ctx context.Context, key string, data []byte) error {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return d.directly(ctx, blockStores, relaxed, func(tx js.Value) error {
		return asked(func() { tx.Call("objectStore", blockStore).Call("put", bytes, key) })
	})
}

func (d blockDatabase) Clear(ctx context.Context, prefix string) error {
	return d.directly(ctx, blockStores, relaxed, func(tx js.Value) error {
		return asked(func() {
			keys := js.Global().Get("IDBKeyRange").Call("bound", prefix, prefix+"\uffff")
			tx.Call("objectStore", blockStore).Call("delete", keys)
		})
	})
}
