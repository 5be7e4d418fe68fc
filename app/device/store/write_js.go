package store

import (
	"context"
	"errors"
	"math"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"wasit/app/device/store/engine"
)

func (d *indexed) Update(ctx context.Context, durable bool, f func(engine.Writer) error) error {
	ctx, cancel := d.patience.wait(ctx)
	defer cancel()
	tx, err := d.begin(ctx, durable)
	if err != nil {
		return err
	}
	// A wait that begins after the transaction ended would never end: listen before anything is asked of it. Nor may the
	// library see a context that ends: its wait then hangs in one case of two.
	ended := make(chan error, 1)
	go func() { ended <- tx.Await(context.Background()) }()
	undo := func() {
		if tx.Abort() == nil {
			silent, cancel := d.patience.wait(context.Background())
			defer cancel()
			select {
			case <-ended: // the abort is reported at once
			case <-silent.Done(): // but not by a browser that has gone silent: whoever waits behind this write must hear of it
			}
		}
	}
	w := &indexedWriter{ctx: ctx, tx: tx, answered: d.patience.answered}
	if err := f(w); err != nil {
		undo()
		return writeError(ctx, err)
	}
	if ctx.Err() == nil {
		// Said in the same turn, the commit is on its way before the page can die; else the browser waits for the page to
		// hear of each request first. A failed request still undoes all.
		_ = tx.Commit()
	}
	select {
	case err = <-ended:
		d.patience.answered()
	case <-ctx.Done():
		undo()
		err = ctx.Err()
	}
	if err != nil {
		return writeError(ctx, err)
	}
	return nil
}

// begin starts a transaction, on a new connection if the old one was closed from outside.
func (d *indexed) begin(ctx context.Context, durable bool) (*idb.Transaction, error) {
	options := idb.TransactionOptions{Mode: idb.TransactionReadWrite, Durability: idb.DurabilityRelaxed}
	if durable {
		options.Durability = idb.DurabilityStrict
	}
	if err := ctx.Err(); err != nil {
		return nil, &UnavailableError{Silent, err}
	}
	var err error
	for range 2 {
		c, failed := d.connection(ctx)
		if failed != nil {
			return nil, failed
		}
		tx, failed := c.db.TransactionWithOptions(options, allStores[0], allStores[1:]...)
		if failed == nil {
			return tx, nil
		}
		d.drop(c)
		err = failed
	}
	return nil, &UnavailableError{Shut, err}
}

// writeError names what the browser reports. Our own errors pass.
func writeError(ctx context.Context, err error) error {
	switch {
	case isDOM(err, "QuotaExceededError"):
		return &FullError{err}
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return &UnavailableError{Silent, err}
	case isBrowser(err):
		return &WriteError{Err: err}
	}
	return err
}

func isBrowser(err error) bool {
	var dom idb.DOMException
	var thrown js.Error
	return errors.As(err, &dom) || errors.As(err, &thrown) || strings.HasPrefix(err.Error(), "JavaScript error")
}

func isDOM(err error, name string) bool {
	var thrown js.Error
	if errors.As(err, &thrown) && thrown.Value.Type() == js.TypeObject {
		return thrown.Value.Get("name").String() == name
	}
	return errors.Is(err, idb.NewDOMException(name))
}

// indexedWriter is a running transaction. Puts are not awaited: their errors come with its end.
type indexedWriter struct {
	ctx      context.Context
	tx       *idb.Transaction
	answered func()
}

func (w *indexedWriter) get(store string, key js.Value) (*idb.Request, error) {
	s, err := w.tx.ObjectStore(store)
	if err != nil {
		return nil, err
	}
	return s.Get(key)
}

// text waits for a text.
func (w *indexedWriter) text(store string, key js.Value) (string, bool, error) {
	request, err := w.get(store, key)
	if err != nil {
		return "", false, err
	}
	v, err := request.Await(w.ctx)
	if err == nil {
		err = w.ctx.Err() // the library reports no error when the context ends
	}
	if err == nil {
		w.answered()
	}
	if err != nil || v.Type() != js.TypeString {
		return "", false, err
	}
	return v.String(), true, nil
}

func (w *indexedWriter) Head(id string) (string, bool, error) {
	return w.text(headStore, js.ValueOf(id))
}

func (w *indexedWriter) Value(name string) (string, bool, error) {
	return w.text(valueStore, js.ValueOf(name))
}

func (w *indexedWriter) HasRow(id string, seq int) (bool, error) {
	_, ok, err := w.text(recordStore, rowKey(id, seq))
	return ok, err
}

func (w *indexedWriter) put(store string, key js.Value, text string) error {
	s, err := w.tx.ObjectStore(store)
	if err == nil {
		_, err = s.PutKey(key, js.ValueOf(text))
	}
	return err
}

func (w *indexedWriter) PutHead(id, text string) error { return w.put(headStore, js.ValueOf(id), text) }

func (w *indexedWriter) PutSnapshot(id, text string) error {
	return w.put(snapshotStore, js.ValueOf(id), text)
}

func (w *indexedWriter) PutValue(name, text string) error {
	return w.put(valueStore, js.ValueOf(name), text)
}

// PutRow adds and never replaces: a second act of the same number makes the whole transaction fail.
func (w *indexedWriter) PutRow(id string, seq int, text string) error {
	s, err := w.tx.ObjectStore(recordStore)
	if err == nil {
		_, err = s.AddKey(rowKey(id, seq), js.ValueOf(text))
	}
	return err
}

func rowKey(id string, seq int) js.Value { return js.ValueOf([]any{id, seq}) }

// rowsBehind is the range of the rows of an event that begin behind a record.
func rowsBehind(id string, after int) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", rowKey(id, after), js.ValueOf([]any{id, math.Inf(1)}), true, false)
}

func (w *indexedWriter) Clear(id string, all bool) error {
	parts := []struct {
		store string
		key   js.Value
	}{{recordStore, rowsBehind(id, 0)}, {snapshotStore, js.ValueOf(id)}, {headStore, js.ValueOf(id)}}
	if !all {
		parts = parts[:2]
	}
	for _, p := range parts {
		s, err := w.tx.ObjectStore(p.store)
		if err == nil {
			_, err = s.Delete(p.key)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
