package store

import (
	"bytes"
	"context"
	"syscall/js"
	"testing"
)

// TestListsBesideEvents: the events of a database from before there were lists stand as they stood, in the schema they had, while a
// list is written beside them; and a connection that the browser closed is opened again.
func TestListsBesideEvents(t *testing.T) {
	name := freshName(t)
	h := start(t, tab(t, name), "a", 6)
	lists := freshLists(t)
	b := lists.Blocks(context.Background())
	block := bytes.Repeat([]byte("Horvat, Ivan"), 4000)
	for _, key := range []string{"fide/1/name/0", "fide/1/name/1"} {
		if err := b.Put(key, block); err != nil {
			t.Fatal(err)
		}
		h.do(journalNote)
	}
	h.reads()
	raw(t, name, schemaVersion, func(js.Value) { t.Error("the database of the events was made anew") }).Call("close")
	d := lists.engine.(blockDatabase)
	d.conn.raw.Call("close")
	if got, err := b.Get("fide/1/name/1"); err != nil || !bytes.Equal(got, block) {
		t.Errorf("after the browser closed the connection: %d bytes, %v", len(got), err)
	}
	d.conn.raw.Call("close")
	if err := b.Put("fide/1/name/2", block); err != nil {
		t.Error(err)
	}
}
