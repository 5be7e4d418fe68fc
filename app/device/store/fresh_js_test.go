package store

import (
	"context"
	"strconv"
	"syscall/js"
	"testing"
)

var opened int

// How much of a siege is laid in the browser, whose database takes milliseconds for each write: every fifth write, and a few damages.
const (
	siegeStep  = 5
	siegeSeeds = 12
)

// freshName names a database that no other test uses; it is deleted when the test ends.
func freshName(t testing.TB) string {
	opened++
	name := "test-" + strconv.Itoa(opened)
	t.Cleanup(func() { js.Global().Get("indexedDB").Call("deleteDatabase", name) })
	return name
}

// fresh returns an empty store: in memory natively, in IndexedDB here.
func fresh(t testing.TB) *Store { return tab(t, freshName(t)) }

// tab opens a database as another tab would: on a connection of its own.
func tab(t testing.TB, name string) *Store {
	t.Helper()
	d := &indexed{name: name, version: schemaVersion, stores: allStores}
	if _, err := d.connection(context.Background()); err != nil {
		t.Fatal(err)
	}
	s := On(d)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// freshLists returns lists without blocks.
func freshLists(t testing.TB) *Lists {
	t.Helper()
	l, err := openLists(context.Background(), freshName(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.engine.(blockDatabase).Close() })
	return l
}
