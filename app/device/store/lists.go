package store

import (
	"context"

	"wasit/app/device/store/engine"
)

// Lists keeps rating lists, as blocks of bytes under keys. They stand in a database of their own: the one of the events keeps its one
// schema, an import that writes for a minute never stands before a result, and a device without room for a list still has it for
// the day. Nothing in it is worth a backup; the file can be read again.
type Lists struct{ engine engine.Blocks }

// ListsOn are the lists in a database of blocks.
func ListsOn(b engine.Blocks) *Lists { return &Lists{b} }

// Blocks are the blocks of all lists, for work that ends with a context.
func (l *Lists) Blocks(ctx context.Context) Blocks { return Blocks{ctx, l.engine} }

// Blocks reads and writes blocks; its methods block.
type Blocks struct {
	ctx    context.Context
	engine engine.Blocks
}

// Get returns a block, nil where there is none.
func (b Blocks) Get(key string) ([]byte, error) { return b.engine.Get(b.ctx, key) }

// Put stores a block in place of what was there. It does not wait for the disk: what is written later is not there without it.
func (b Blocks) Put(key string, data []byte) error { return b.engine.Put(b.ctx, key, data) }

// DeleteAll removes every block whose key begins with prefix.
func (b Blocks) DeleteAll(prefix string) error { return b.engine.Clear(b.ctx, prefix) }
