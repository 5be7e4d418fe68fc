package store

import (
	"context"
	"errors"
	"syscall/js"
	"testing"
	"time"

	"wasit/app/device/store/engine"
)

// raw opens a database as a stranger would, without our listeners.
func raw(t *testing.T, name string, version int, upgrade func(db js.Value)) js.Value {
	t.Helper()
	request := js.Global().Get("indexedDB").Call("open", name, version)
	done := make(chan struct{}, 1)
	ok := js.FuncOf(func(js.Value, []js.Value) any { done <- struct{}{}; return nil })
	up := js.FuncOf(func(js.Value, []js.Value) any {
		if upgrade != nil {
			upgrade(request.Get("result"))
		}
		return nil
	})
	request.Set("onsuccess", ok)
	request.Set("onerror", ok)
	request.Set("onupgradeneeded", up)
	<-done
	if e := request.Get("error"); e.Truthy() {
		t.Fatal(e.Get("message").String())
	}
	return request.Get("result")
}

// ask awaits a function of the page that the tests' runner answers.
func ask(name string, args ...any) {
	done := make(chan struct{}, 1)
	then := js.FuncOf(func(js.Value, []js.Value) any { done <- struct{}{}; return nil })
	defer then.Release()
	js.Global().Call(name, args...).Call("then", then)
	<-done
}

func why(err error) Unavailable {
	var u *UnavailableError
	if errors.As(err, &u) {
		return u.Why
	}
	return ""
}

// withIndexedDB lets window.indexedDB be something else for a while.
func withIndexedDB(other js.Value, f func()) {
	object, window := js.Global().Get("Object"), js.Global()
	own := object.Call("getOwnPropertyDescriptor", window, "indexedDB")
	object.Call("defineProperty", window, "indexedDB", map[string]any{"configurable": true, "value": other})
	defer object.Call("defineProperty", window, "indexedDB", own)
	f()
}

func TestNoIndexedDB(t *testing.T) {
	withIndexedDB(js.Undefined(), func() {
		if _, err := Open(context.Background()); why(err) != Absent {
			t.Errorf("got %v", err)
		}
	})
}

// TestPrivateMode: some browsers hand out a factory whose open throws.
func TestPrivateMode(t *testing.T) {
	forbidden := js.ValueOf(map[string]any{})
	forbidden.Set("open", js.Global().Get("indexedDB").Get("open")) // throws, called on what is no factory
	withIndexedDB(forbidden, func() {
		if _, err := Open(context.Background()); why(err) != Refused {
			t.Errorf("got %v", err)
		}
	})
}

func TestTransactionThatEndedEarly(t *testing.T) {
	ctx := context.Background()
	s, other := fresh(t), fresh(t)
	elsewhere := func() { // a wait that is not one on the transaction: the browser ends it meanwhile
		for range 3 {
			if _, err := other.List(ctx); err != nil {
				t.Error(err)
			}
		}
	}
	err := s.engine.Update(ctx, true, func(w engine.Writer) error {
		if err := w.PutValue("a", "1"); err != nil {
			return err
		}
		elsewhere()
		return w.PutValue("b", "2")
	})
	if !isA[*WriteError](err) {
		t.Errorf("written behind the end: %v", err)
	}
	err = s.engine.Update(ctx, true, func(w engine.Writer) error {
		err := w.PutValue("c", "3")
		elsewhere()
		return err
	})
	if err != nil {
		t.Errorf("ended in time and whole, though nobody waited: %v", err)
	}
	for name, want := range map[string]bool{"b": false, "c": true} {
		_ = s.engine.View(ctx, func(r engine.Reader) error {
			if _, ok, err := r.Value(name); ok != want || err != nil {
				t.Errorf("%s stored: %t, %v", name, ok, err)
			}
			return nil
		})
	}
}

func TestContextThatEndsInATransaction(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	s.jobs.Wait()
	for range 20 { // the library's own wait hangs in one case of two
		ctx, cancel := context.WithCancel(context.Background())
		err := s.engine.Update(ctx, true, func(w engine.Writer) error {
			defer cancel()
			return w.PutHead("a", "overwritten")
		})
		if why(err) != Silent {
			t.Errorf("got %v", err)
		}
	}
	h.reads()
	h.do(journalNote)
}

func TestSameActTwiceUndoesAll(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	err := s.engine.Update(context.Background(), true, func(w engine.Writer) error {
		if err := w.PutHead("a", "overwritten"); err != nil {
			return err
		}
		return w.PutRow("a", 1, "{}\n")
	})
	if !isA[*WriteError](err) {
		t.Errorf("got %v", err)
	}
	h.reads()
	h.do(journalNote)
}

func TestAnErrorUndoesAll(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	mine := errors.New("mine")
	err := s.engine.Update(context.Background(), true, func(w engine.Writer) error {
		if err := w.Clear("a", true); err != nil {
			return err
		}
		return mine
	})
	if err != mine {
		t.Errorf("got %v", err)
	}
	h.reads()
}

func TestTwoTabs(t *testing.T) {
	name := freshName(t)
	first := tab(t, name)
	h := start(t, first, "a", 8)
	second := tab(t, name)
	thief := &hall{t: t, store: second, id: "a"}
	thief.State, _ = second.State(context.Background(), "a")
	thief.reads()
	thief.do(journalNote)
	if err := h.try(journalNote); !isA[*ConflictError](err) {
		t.Errorf("got %v", err)
	}
	h.State = thief.State
	h.reads()
}

func TestNewerAppTakesTheDatabase(t *testing.T) {
	name := freshName(t)
	s := tab(t, name)
	h := start(t, s, "a", 4)
	s.jobs.Wait()
	newer := raw(t, name, schemaVersion+1, nil)
	defer newer.Call("close")
	if err := h.try(journalNote); why(err) != Outdated {
		t.Errorf("writing: %v", err)
	}
	if _, err := s.State(context.Background(), "a"); why(err) != Outdated {
		t.Errorf("reading: %v", err)
	}
	d := &indexed{name: name, version: schemaVersion, stores: allStores}
	if _, err := d.connection(context.Background()); why(err) != Outdated {
		t.Errorf("opening: %v", err)
	}
	d = &indexed{name: name, version: schemaVersion + 1, stores: allStores}
	h.store = On(d)
	defer h.store.Close()
	h.reads() // nothing is lost
}

func TestConnectionClosedByTheBrowser(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	s.jobs.Wait()
	d := s.engine.(*indexed)
	d.conn.raw.Call("close") // without a word
	h.do(journalNote)
	s.jobs.Wait()
	d.conn.raw.Call("close")
	h.reads()
	d.conn.raw.Call("close")
	if err := s.SaveSettings(context.Background(), []byte("{}")); err != nil {
		t.Error(err)
	}
	d.conn.raw.Call("close")
	d.conn.raw.Call("dispatchEvent", js.Global().Get("Event").New("close"))
	if !d.conn.lost {
		t.Error("the close event was not heard")
	}
	h.do(journalNote)
	h.reads()
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func TestOpeningBehindADeletion(t *testing.T) {
	name := freshName(t)
	deaf := raw(t, name, schemaVersion, nil)
	js.Global().Get("indexedDB").Call("deleteDatabase", name) // waits for deaf
	short, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	d := &indexed{name: name, version: schemaVersion, stores: allStores}
	if _, err := d.connection(short); why(err) != Silent {
		t.Errorf("got %v", err)
	}
	deaf.Call("close")
	s := tab(t, name) // and now it works: the attempt that was given up has left nothing behind
	start(t, s, "a", 4).reads()
}

// TestOpeningNobodyWaitsFor: it comes too late, and must not stay open and stand in the way of others.
func TestOpeningNobodyWaitsFor(t *testing.T) {
	name := freshName(t)
	s := tab(t, name)
	start(t, s, "a", 4)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	d := &indexed{name: name, version: schemaVersion, stores: allStores}
	if _, err := d.connection(gone); why(err) != Silent {
		t.Fatalf("got %v", err)
	}
	blocked := false
	done := make(chan struct{}, 1)
	raw(t, name, schemaVersion, nil).Call("close") // behind the one that was given up
	deletion := js.Global().Get("indexedDB").Call("deleteDatabase", name)
	deletion.Set("onblocked", js.FuncOf(func(js.Value, []js.Value) any { blocked = true; done <- struct{}{}; return nil }))
	deletion.Set("onsuccess", js.FuncOf(func(js.Value, []js.Value) any { done <- struct{}{}; return nil }))
	if <-done; blocked {
		t.Error("the connection that nobody waited for is open")
	}
}

func TestBlockedByAnOlderTab(t *testing.T) {
	name := freshName(t)
	deaf := raw(t, name, 1, nil)
	short, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	d := &indexed{name: name, version: 2, stores: allStores}
	if _, err := d.connection(short); why(err) != Blocked {
		t.Errorf("got %v", err)
	}
	deaf.Call("close")
}

func TestDatabaseThatIsNotOurs(t *testing.T) {
	name := freshName(t)
	raw(t, name, schemaVersion, func(db js.Value) { db.Call("createObjectStore", "other") }).Call("close")
	d := &indexed{name: name, version: schemaVersion, stores: allStores}
	if _, err := d.connection(context.Background()); why(err) != Damaged {
		t.Errorf("got %v", err)
	}
}

func TestDeletedWhileOpen(t *testing.T) {
	name := freshName(t)
	s := tab(t, name)
	h := start(t, s, "a", 4)
	s.jobs.Wait()
	deletion := js.Global().Get("indexedDB").Call("deleteDatabase", name) // by the browser's clean-up
	done := make(chan struct{}, 1)
	deletion.Set("onsuccess", js.FuncOf(func(js.Value, []js.Value) any { done <- struct{}{}; return nil }))
	<-done
	if err := h.try(journalNote); !isA[*GoneError](err) {
		t.Errorf("got %v", err)
	}
}
