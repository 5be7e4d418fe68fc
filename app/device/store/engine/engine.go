// Package engine is what the store asks of a database: IndexedDB in a browser, memory in tests.
package engine

import (
	"context"
	"errors"
	"fmt"
)

// A Database has transactions. Each is whole or nothing; f runs once and waits for nothing but the
// methods of its argument.
type Database interface {
	// View reads; what f sees is of one moment.
	View(ctx context.Context, f func(Reader) error) error
	// Update reads and writes. It returns nil only once everything is stored; with durable, on the disk. An error of f
	// undoes all.
	Update(ctx context.Context, durable bool, f func(Writer) error) error
	// Add is an update that only adds rows, the first under number seq, durable, with as little work as can be before it returns to
	// the browser.
	Add(ctx context.Context, id string, seq int, texts ...string) error
	// Act is an update that adds a row and replaces a head, durable and as swift; ErrStale unless the head was the text was.
	Act(ctx context.Context, id string, seq int, text, was, head string) error
	Close() error
}

// A Reader reads texts by key; ok is false where there is none.
type Reader interface {
	Head(id string) (text string, ok bool, err error)
	Heads() (ids, texts []string, err error)
	Snapshot(id string) (text string, ok bool, err error)
	// Rows returns the acts of an event whose first record follows record after, in order, joined.
	Rows(id string, after int) (string, error)
	Value(name string) (text string, ok bool, err error)
}

// A Writer writes texts by key. Errors may also come with the transaction's end.
type Writer interface {
	Head(id string) (text string, ok bool, err error)
	Value(name string) (text string, ok bool, err error)
	// HasRow reports whether there is an act of this number.
	HasRow(id string, seq int) (bool, error)
	PutHead(id, text string) error
	PutSnapshot(id, text string) error
	PutRow(id string, seq int, text string) error
	PutValue(name, text string) error
	// Clear deletes snapshot and records of an event, and with all its head.
	Clear(id string, all bool) error
}

// ErrStale: the head is not the text that was remembered.
var ErrStale = errors.New("store: the head changed")

// WriteError: the browser did not store the act, for another reason than a full disk. Nothing of it was saved.
type WriteError struct{ Err error }

func (e *WriteError) Error() string { return fmt.Sprintf("store: not saved: %v", e.Err) }

// Unwrap returns the browser's error.
func (e *WriteError) Unwrap() error { return e.Err }

// Blocks is a database of blocks of bytes under keys.
type Blocks interface {
	Get(ctx context.Context, key string) ([]byte, error)
	Put(ctx context.Context, key string, data []byte) error
	// Clear deletes every key that begins with prefix.
	Clear(ctx context.Context, prefix string) error
}
