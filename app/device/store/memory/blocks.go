package memory

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Blocks are blocks of bytes that are forgotten when the program ends.
type Blocks struct {
	mu     sync.Mutex
	blocks map[string][]byte
}

// NewBlocks returns none.
func NewBlocks() *Blocks { return &Blocks{blocks: map[string][]byte{}} }

func (m *Blocks) Get(ctx context.Context, key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.blocks[key], ctx.Err()
}

func (m *Blocks) Put(ctx context.Context, key string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if ctx.Err() == nil {
		m.blocks[key] = slices.Clone(data)
	}
	return ctx.Err()
}

func (m *Blocks) Clear(ctx context.Context, prefix string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if ctx.Err() == nil {
		maps.DeleteFunc(m.blocks, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	}
	return ctx.Err()
}
