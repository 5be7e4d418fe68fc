package store

import (
	"context"
	"fmt"
	"strings"
	"syscall/js"
	"testing"

	"github.com/hack-pad/go-indexeddb/idb"

	"wasit/app/device/store/engine"
)

// The benchmarks below set go-indexeddb beside the browser's own interface in one run, call by call in turn, at 4 ×: what this
// package asks past the library, it asks because of them.

// compare times both ways in turn, so that both meet the same minute of the machine.
func compare(b *testing.B, raw, library func(i int) error) {
	ask("slow", 4)
	defer ask("slow", 1)
	var own, lib clock
	for i := 0; b.Loop(); i++ {
		for _, way := range []struct {
			c   *clock
			run func(int) error
		}{{&own, raw}, {&lib, library}} {
			way.c.time(func() {
				if err := way.run(i); err != nil {
					b.Fatal(err)
				}
			})
		}
	}
	for _, way := range []struct {
		c    *clock
		name string
	}{{&own, "raw"}, {&lib, "library"}} {
		b.ReportMetric(way.c.at(50), way.name+"-p50-ms")
		b.ReportMetric(way.c.at(95), way.name+"-p95-ms")
	}
}

// BenchmarkActByLibrary is one act of an arbiter: the head read and replaced, a row added, durable.
func BenchmarkActByLibrary(b *testing.B) {
	ctx, d := context.Background(), fresh(b).engine.(*indexed)
	text := strings.Repeat("x", 180)
	for _, id := range []string{"raw", "library"} {
		if err := d.Update(ctx, false, func(w engine.Writer) error { return w.PutHead(id, text) }); err != nil {
			b.Fatal(err)
		}
	}
	compare(b,
		func(i int) error { return d.Act(ctx, "raw", i+1, text, text, text) },
		func(i int) error { return actByLibrary(ctx, d, "library", i+1, text, text, text) })
}

// actByLibrary is [indexed.act] by the library: everything is asked at once, and a head that is not the remembered one undoes it.
func actByLibrary(ctx context.Context, d *indexed, id string, seq int, text, was, head string) error {
	c, err := d.connection(ctx)
	if err != nil {
		return err
	}
	options := idb.TransactionOptions{Mode: idb.TransactionReadWrite, Durability: idb.DurabilityStrict}
	tx, err := c.db.TransactionWithOptions(options, recordStore, headStore)
	if err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- tx.Await(context.Background()) }()
	listening, stop := context.WithCancel(context.Background())
	defer stop()
	stale, w := false, &indexedWriter{ctx, tx, func() {}}
	remembered, err := w.get(headStore, js.ValueOf(id))
	if err == nil {
		err = remembered.ListenSuccess(listening, func() {
			if v, err := remembered.Result(); err != nil || v.String() != was {
				stale = true
				_ = tx.Abort()
			}
		})
	}
	if err == nil {
		err = w.PutRow(id, seq, text)
	}
	if err == nil {
		err = w.PutHead(id, head)
	}
	if err != nil {
		return err
	}
	if err = <-ended; stale {
		err = engine.ErrStale
	}
	return err
}

// BenchmarkAddByLibrary is one press of the clock: a row added, durable.
func BenchmarkAddByLibrary(b *testing.B) {
	ctx, d := context.Background(), fresh(b).engine.(*indexed)
	text := strings.Repeat("x", 90)
	compare(b,
		func(i int) error { return d.Add(ctx, "raw", i+1, text) },
		func(i int) error {
			return d.Update(ctx, true, func(w engine.Writer) error { return w.PutRow("library", i+1, text) })
		})
}

// BenchmarkGetByLibrary reads one text by its key.
func BenchmarkGetByLibrary(b *testing.B) {
	ctx, d := context.Background(), fresh(b).engine.(*indexed)
	text := strings.Repeat("x", 180)
	if err := d.Update(ctx, false, func(w engine.Writer) error { return w.PutHead("a", text) }); err != nil {
		b.Fatal(err)
	}
	compare(b,
		func(int) error {
			return d.View(ctx, func(r engine.Reader) error {
				if got, _, err := r.Head("a"); err != nil || got != text {
					return fmt.Errorf("%d letters, %w", len(got), err)
				}
				return nil
			})
		},
		func(int) error {
			c, err := d.connection(ctx)
			if err != nil {
				return err
			}
			tx, err := c.db.Transaction(idb.TransactionReadOnly, headStore)
			if err != nil {
				return err
			}
			if got, _, err := (&indexedWriter{ctx, tx, func() {}}).Head("a"); err != nil || got != text {
				return fmt.Errorf("%d letters, %w", len(got), err)
			}
			return nil
		})
}

// BenchmarkRowsByLibrary reads the 1,000 rows of an event, for which the library has a cursor alone.
func BenchmarkRowsByLibrary(b *testing.B) {
	const rows = 1000
	ctx, d := context.Background(), fresh(b).engine.(*indexed)
	text := strings.Repeat("x", 180)
	err := d.Update(ctx, false, func(w engine.Writer) error {
		for i := range rows {
			if err := w.PutRow("a", i+1, text); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	compare(b,
		func(int) error {
			return d.View(ctx, func(r engine.Reader) error {
				if got, err := r.Rows("a", 0); err != nil || len(got) != rows*len(text) {
					return fmt.Errorf("%d letters, %w", len(got), err)
				}
				return nil
			})
		},
		func(int) error {
			got, err := rowsByCursor(ctx, d, "a")
			if err != nil || len(got) != rows*len(text) {
				return fmt.Errorf("%d letters, %w", len(got), err)
			}
			return nil
		})
}

func rowsByCursor(ctx context.Context, d *indexed, id string) (string, error) {
	c, err := d.connection(ctx)
	if err != nil {
		return "", err
	}
	tx, err := c.db.Transaction(idb.TransactionReadOnly, recordStore)
	if err != nil {
		return "", err
	}
	store, err := tx.ObjectStore(recordStore)
	if err != nil {
		return "", err
	}
	keys, err := idb.NewKeyRangeBound(rowKey(id, 0), js.ValueOf([]any{id, js.Global().Get("Infinity")}), true, false)
	if err != nil {
		return "", err
	}
	request, err := store.OpenCursorRange(keys, idb.CursorNext)
	if err != nil {
		return "", err
	}
	var all strings.Builder
	err = request.Iter(ctx, func(cursor *idb.CursorWithValue) error {
		v, err := cursor.Value()
		if err == nil {
			all.WriteString(v.String())
		}
		return err
	})
	return all.String(), err
}
