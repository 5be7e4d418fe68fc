package store

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
)

// NewMemory returns a store that forgets everything when the program ends: for tests and for a practice without traces.
func NewMemory() *Store { return &Store{engine: &memory{tables: newTables()}} }

type memory struct {
	mu     sync.Mutex
	tables tables
	fail   func() error // asked before a transaction is kept
}

type tables struct {
	headOf, snapshotOf, valueOf map[string]string
	rowsOf                      map[string]map[int]string
}

func newTables() tables {
	return tables{map[string]string{}, map[string]string{}, map[string]string{}, map[string]map[int]string{}}
}

func (m *memory) view(ctx context.Context, f func(reader) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	return f(m.tables)
}

func (m *memory) update(ctx context.Context, _ bool, f func(writer) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	w := &memoryWriter{tables: m.tables}
	err := f(w)
	if err == nil && m.fail != nil {
		err = m.fail()
	}
	if err != nil {
		for _, undo := range slices.Backward(w.undo) {
			undo()
		}
	}
	return err
}

func (m *memory) add(ctx context.Context, id string, seq int, texts ...string) error {
	return m.update(ctx, true, func(w writer) error {
		for i, text := range texts {
			if err := w.putRow(id, seq+i, text); err != nil {
				return err
			}
		}
		return nil
	})
}

func (m *memory) act(ctx context.Context, id string, seq int, text, was, head string) error {
	return m.update(ctx, true, func(w writer) error {
		if now, ok, err := w.head(id); err != nil || !ok || now != was {
			return errors.Join(errStale, err)
		}
		return write(w, id, seq, text, head)
	})
}

func (m *memory) close() error { return nil }

func (t tables) head(id string) (string, bool, error) {
	text, ok := t.headOf[id]
	return text, ok, nil
}

func (t tables) heads() (ids, texts []string, err error) {
	ids = slices.Sorted(maps.Keys(t.headOf))
	for _, id := range ids {
		texts = append(texts, t.headOf[id])
	}
	return ids, texts, nil
}

func (t tables) snapshot(id string) (string, bool, error) {
	text, ok := t.snapshotOf[id]
	return text, ok, nil
}

func (t tables) rows(id string, after int) (string, error) {
	var b strings.Builder
	for _, seq := range slices.Sorted(maps.Keys(t.rowsOf[id])) {
		if seq > after {
			b.WriteString(t.rowsOf[id][seq])
		}
	}
	return b.String(), nil
}

func (t tables) value(name string) (string, bool, error) {
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

func (w *memoryWriter) hasRow(id string, seq int) (bool, error) {
	_, ok := w.rowsOf[id][seq]
	return ok, nil
}

func (w *memoryWriter) put(m map[string]string, key, text string) error {
	keep(w, m, key)
	m[key] = text
	return nil
}

func (w *memoryWriter) putHead(id, text string) error { return w.put(w.headOf, id, text) }

func (w *memoryWriter) putSnapshot(id, text string) error { return w.put(w.snapshotOf, id, text) }
func (w *memoryWriter) putValue(name, text string) error  { return w.put(w.valueOf, name, text) }

func (w *memoryWriter) putRow(id string, seq int, text string) error {
	rows := w.rowsOf[id]
	if rows == nil {
		keep(w, w.rowsOf, id)
		rows = map[int]string{}
		w.rowsOf[id] = rows
	}
	if _, taken := rows[seq]; taken {
		return &WriteError{errors.New("this act is there")}
	}
	keep(w, rows, seq)
	rows[seq] = text
	return nil
}

func (w *memoryWriter) clear(id string, all bool) error {
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
