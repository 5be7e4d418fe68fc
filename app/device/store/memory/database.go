// Package memory holds the databases of the store in memory: for tests, which forget them.
package memory

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"wasit/app/device/store/engine"
)

// A Database has transactions as IndexedDB has them, and forgets everything when the program ends.
type Database struct {
	mu     sync.Mutex
	tables tables
	Fail   func() error // asked before a transaction is kept; nil: it is
}

// New returns an empty database.
func New() *Database { return &Database{tables: newTables()} }

type tables struct {
	headOf, snapshotOf, valueOf map[string]string
	rowsOf                      map[string]map[int]string
}

func newTables() tables {
	return tables{map[string]string{}, map[string]string{}, map[string]string{}, map[string]map[int]string{}}
}

func (m *Database) View(ctx context.Context, f func(engine.Reader) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	return f(m.tables)
}

func (m *Database) Update(ctx context.Context, _ bool, f func(engine.Writer) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	w := &memoryWriter{tables: m.tables}
	err := f(w)
	if err == nil && m.Fail != nil {
		err = m.Fail()
	}
	if err != nil {
		for _, undo := range slices.Backward(w.undo) {
			undo()
		}
	}
	return err
}

func (m *Database) Add(ctx context.Context, id string, seq int, texts ...string) error {
	return m.Update(ctx, true, func(w engine.Writer) error {
		for i, text := range texts {
			if err := w.PutRow(id, seq+i, text); err != nil {
				return err
			}
		}
		return nil
	})
}

func (m *Database) Act(ctx context.Context, id string, seq int, text, was, head string) error {
	return m.Update(ctx, true, func(w engine.Writer) error {
		if now, ok, err := w.Head(id); err != nil || !ok || now != was {
			return errors.Join(engine.ErrStale, err)
		}
		return errors.Join(w.PutRow(id, seq, text), w.PutHead(id, head))
	})
}

func (m *Database) Close() error { return nil }

func (t tables) Head(id string) (string, bool, error) {
	text, ok := t.headOf[id]
	return text, ok, nil
}

func (t tables) Heads() (ids, texts []string, err error) {
	ids = slices.Sorted(maps.Keys(t.headOf))
	for _, id := range ids {
		texts = append(texts, t.headOf[id])
	}
	return ids, texts, nil
}

func (t tables) Snapshot(id string) (string, bool, error) {
	text, ok := t.snapshotOf[id]
	return text, ok, nil
}

func (t tables) Rows(id string, after int) (string, error) {
	var b strings.Builder
	for _, seq := range slices.Sorted(maps.Keys(t.rowsOf[id])) {
		if seq > after {
			b.WriteString(t.rowsOf[id][seq])
		}
	}
	return b.String(), nil
}

func (t tables) Value(name string) (string, bool, error) {
	text, ok := t.valueOf[name]
	return text, ok, nil
}

// memoryWriter is a running transaction: what it did and how to undo it.
type memoryWriter struct {
	tables
	undo []func()
}

// keep remembers what stands under a key of m.
func keep[K comparable, V any](w *memoryWriter, m map[K]V, key K) {
	old, had := m[key]
	w.undo = append(w.undo, func() {
		if had {
			m[key] = old
		} else {
			delete(m, key)
		}
	})
}

func (w *memoryWriter) HasRow(id string, seq int) (bool, error) {
	_, ok := w.rowsOf[id][seq]
	return ok, nil
}

func (w *memoryWriter) put(m map[string]string, key, text string) error {
	keep(w, m, key)
	m[key] = text
	return nil
}

func (w *memoryWriter) PutHead(id, text string) error { return w.put(w.headOf, id, text) }

func (w *memoryWriter) PutSnapshot(id, text string) error { return w.put(w.snapshotOf, id, text) }
func (w *memoryWriter) PutValue(name, text string) error  { return w.put(w.valueOf, name, text) }

func (w *memoryWriter) PutRow(id string, seq int, text string) error {
	rows := w.rowsOf[id]
	if rows == nil {
		keep(w, w.rowsOf, id)
		rows = map[int]string{}
		w.rowsOf[id] = rows
	}
	if _, taken := rows[seq]; taken {
		return &engine.WriteError{Err: errors.New("this act is there")}
	}
	keep(w, rows, seq)
	rows[seq] = text
	return nil
}

func (w *memoryWriter) Clear(id string, all bool) error {
	keep(w, w.snapshotOf, id)
	keep(w, w.rowsOf, id)
	delete(w.snapshotOf, id)
	delete(w.rowsOf, id)
	if all {
		keep(w, w.headOf, id)
		delete(w.headOf, id)
	}
	return nil
}
