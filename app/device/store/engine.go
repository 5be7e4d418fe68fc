package store

import (
	"context"
	"errors"
)

// engine is a database with transactions. A transaction is whole or nothing; f runs once and waits for nothing but the
// methods of its argument.
type engine interface {
	// view reads; what f sees is of one moment.
	view(ctx context.Context, f func(reader) error) error
	// update reads and writes. It returns nil only once everything is stored; with durable, on the disk. An error of f
	// undoes all.
	update(ctx context.Context, durable bool, f func(writer) error) error
	// add is an update that only adds rows, the first under number seq, durable, with as little work as can be before it returns to
	// the browser.
	add(ctx context.Context, id string, seq int, texts ...string) error
	// act is an update that adds a row and replaces a head, durable and as swift; errStale unless the head was the text was.
	act(ctx context.Context, id string, seq int, text, was, head string) error
	close() error
}

// reader reads texts by key; ok is false where there is none.
type reader interface {
	head(id string) (text string, ok bool, err error)
	heads() (ids, texts []string, err error)
	snapshot(id string) (text string, ok bool, err error)
	// rows returns the acts of an event whose first record is behind after, in order, joined.
	rows(id string, after int) (string, error)
	value(name string) (text string, ok bool, err error)
}

// writer writes texts by key. Errors may also come with the transaction's end.
type writer interface {
	head(id string) (text string, ok bool, err error)
	value(name string) (text string, ok bool, err error)
	// hasRow reports whether there is an act of this number.
	hasRow(id string, seq int) (bool, error)
	putHead(id, text string) error
	putSnapshot(id, text string) error
	putRow(id string, seq int, text string) error
	putValue(name, text string) error
	// clear deletes snapshot and records of an event, and with all its head.
	clear(id string, all bool) error
}

// errStale: the head is not the text that was remembered.
var errStale = errors.New("store: the head changed")
