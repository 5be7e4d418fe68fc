package store

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Lists keeps rating lists, as blocks of bytes under keys. They stand in a database of their own: the one of the events keeps its one
// schema, an import that writes for a minute never stands before a result, and a device without room for a list still has it for
// the day. Nothing in it is worth a backup; the file can be read again.
type Lists struct{ engine blockEngine }

// blockEngine is the database of the lists.
type blockEngine interface {
	get(ctx context.Context, key string) ([]byte, error)
	put(ctx context.Context, key string, data []byte) error
	// clear deletes every key that begins with prefix.
	clear(ctx context.Context, prefix string) error
}

// Blocks are the blocks of all lists, for work that ends with a context.
func (l *Lists) Blocks(ctx context.Context) Blocks { return Blocks{ctx, l.engine} }

// Blocks reads and writes blocks; its methods block.
type Blocks struct {
	ctx    context.Context
	engine blockEngine
}

// Get returns a block, nil where there is none.
func (b Blocks) Get(key string) ([]byte, error) { return b.engine.get(b.ctx, key) }

// Put stores a block in place of what was there. It does not wait for the disk: what is written later is not there without it.
func (b Blocks) Put(key string, data []byte) error { return b.engine.put(b.ctx, key, data) }

// DeleteAll removes every block whose key begins with prefix.
func (b Blocks) DeleteAll(prefix string) error { return b.engine.clear(b.ctx, prefix) }

// NewListMemory returns lists that are forgotten when the program ends, for tests.
func NewListMemory() *Lists { return &Lists{&listMemory{blocks: map[string][]byte{}}} }

type listMemory struct {
	mu     sync.Mutex
	blocks map[string][]byte
}

func (m *listMemory) get(ctx context.Context, key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.blocks[key], ctx.Err()
}

func (m *listMemory) put(ctx context.Context, key string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if ctx.Err() == nil {
		m.blocks[key] = slices.Clone(data)
	}
	return ctx.Err()
}

func (m *listMemory) clear(ctx context.Context, prefix string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if ctx.Err() == nil {
		maps.DeleteFunc(m.blocks, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	}
	return ctx.Err()
}
