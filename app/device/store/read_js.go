package store

import (
	"context"
	"syscall/js"

	"wasit/app/device/store/engine"
)

func (d *indexed) View(ctx context.Context, f func(engine.Reader) error) error {
	ctx, cancel := d.patience.wait(ctx)
	defer cancel()
	var err error
	for range 2 {
		c, failed := d.connection(ctx)
		if failed != nil {
			return failed
		}
		tx, failed := try(func() js.Value { return c.raw.Call("transaction", storeNames(), "readonly") })
		if failed == nil {
			return readError(ctx, f(&indexedReader{ctx, tx, d.patience.answered}))
		}
		d.drop(c)
		err = failed
	}
	return &UnavailableError{Shut, err}
}

func storeNames() js.Value {
	names := make([]any, len(allStores))
	for i, n := range allStores {
		names[i] = n
	}
	return js.ValueOf(names)
}

func readError(ctx context.Context, err error) error {
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return &UnavailableError{Silent, err}
	case isBrowser(err):
		return &UnavailableError{Damaged, err}
	}
	return err
}

// indexedReader is a running transaction of reads, over the browser's own interface: go-indexeddb lacks getAll, its cursor takes
// 102 ms for 1,000 rows where that takes 13 (BenchmarkRowsByLibrary), and a transaction of the one cannot be given to the other.
type indexedReader struct {
	ctx      context.Context
	tx       js.Value
	answered func()
}

// ask makes one request and waits for its answer.
func (r *indexedReader) ask(store, method string, args ...any) (js.Value, error) {
	request, err := try(func() js.Value { return r.tx.Call("objectStore", store).Call(method, args...) })
	if err != nil {
		return js.Undefined(), err
	}
	answered := make(chan struct{}, 1)
	answer := js.FuncOf(func(js.Value, []js.Value) any {
		answered <- struct{}{}
		return nil
	})
	defer answer.Release()
	request.Set("onsuccess", answer)
	request.Set("onerror", answer)
	defer request.Set("onsuccess", js.Null())
	defer request.Set("onerror", js.Null())
	select {
	case <-answered:
		r.answered()
	case <-r.ctx.Done():
		return js.Undefined(), r.ctx.Err()
	}
	if e := request.Get("error"); e.Truthy() {
		return js.Undefined(), js.Error{Value: e}
	}
	return request.Get("result"), nil
}

func (r *indexedReader) text(store string, key any) (string, bool, error) {
	v, err := r.ask(store, "get", key)
	if err != nil || v.Type() != js.TypeString {
		return "", false, err
	}
	return v.String(), true, nil
}

func (r *indexedReader) Head(id string) (string, bool, error)     { return r.text(headStore, id) }
func (r *indexedReader) Snapshot(id string) (string, bool, error) { return r.text(snapshotStore, id) }
func (r *indexedReader) Value(name string) (string, bool, error)  { return r.text(valueStore, name) }

func (r *indexedReader) Heads() (ids, texts []string, err error) {
	keys, err := r.ask(headStore, "getAllKeys")
	if err != nil {
		return nil, nil, err
	}
	values, err := r.ask(headStore, "getAll")
	if err != nil {
		return nil, nil, err
	}
	for i := range keys.Length() { // both are in order of the keys
		ids = append(ids, keys.Index(i).String())
		texts = append(texts, values.Index(i).String())
	}
	return ids, texts, nil
}

// Rows joins the texts on the side of JavaScript: one long text crosses over faster than many short ones.
func (r *indexedReader) Rows(id string, after int) (string, error) {
	v, err := r.ask(recordStore, "getAll", rowsBehind(id, after))
	if err != nil {
		return "", err
	}
	return v.Call("join", "").String(), nil
}
