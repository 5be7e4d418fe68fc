package store

import (
	"context"
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

func (t tables) clone() tables {
	c := tables{maps.Clone(t.headOf), maps.Clone(t.snapshotOf), maps.Clone(t.valueOf), map[string]map[int]string{}}
	for id, rows := range t.rowsOf {
		c.rowsOf[id] = maps.Clone(rows)
	}
	return c
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
	next := m.tables.clone()
	if err := f(next); err != nil {
		return err
	}
	if m.fail != nil {
		if err := m.fail(); err != nil {
			return err
		}
	}
	m.tables = next
	return nil
}

func (m *memory) close() error { return nil }

func (t tables) head(id string) (string, bool, error) {
	text, ok := t.headOf[id]
	return text, ok, nil
}

func (t tables) heads() ([]string, error) {
	var list []string
	for _, id := range slices.Sorted(maps.Keys(t.headOf)) {
		list = append(list, t.headOf[id])
	}
	return list, nil
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

func (t tables) putHead(id, text string) error     { t.headOf[id] = text; return nil }
func (t tables) putSnapshot(id, text string) error { t.snapshotOf[id] = text; return nil }
func (t tables) putValue(name, text string) error  { t.valueOf[name] = text; return nil }

func (t tables) putRow(id string, seq int, text string) error {
	if t.rowsOf[id] == nil {
		t.rowsOf[id] = map[int]string{}
	}
	t.rowsOf[id][seq] = text
	return nil
}

func (t tables) clear(id string, all bool) error {
	delete(t.snapshotOf, id)
	delete(t.rowsOf, id)
	if all {
		delete(t.headOf, id)
	}
	return nil
}
