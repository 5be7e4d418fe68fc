package store

import (
	"context"
	"errors"
	"sync"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// The database and its one schema. Values change their own versions; the schema never does.
const (
	databaseName  = "wasit"
	schemaVersion = 1

	headStore     = "heads"
	recordStore   = "records"
	snapshotStore = "snapshots"
	valueStore    = "values"
)

var allStores = []string{headStore, recordStore, snapshotStore, valueStore}

// Open opens the browser's database, once for the life of the page. *UnavailableError where that is not possible.
func Open(ctx context.Context) (*Store, error) {
	d := &indexed{name: databaseName, version: schemaVersion, stores: allStores}
	if _, err := d.connection(ctx); err != nil {
		return nil, err
	}
	return On(d), nil
}

// indexed is the engine over IndexedDB.
type indexed struct {
	name    string
	version int
	stores  []string

	mu       sync.Mutex // held while the connection is opened
	conn     *connection
	patience patience
}

// connection is one open connection. go-indexeddb writes through db; raw serves reads of many records at once, which
// that library lacks.
type connection struct {
	db   *idb.Database
	raw  js.Value
	lost bool // closed by a newer version of the app in another tab, or by the browser
}

// connection returns the open connection, opening it if there is none.
func (d *indexed) connection(ctx context.Context) (*connection, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.conn != nil && !d.conn.lost {
		return d.conn, nil
	}
	c, err := connect(ctx, d.name, d.version, d.stores)
	if err != nil {
		return nil, err
	}
	d.conn = c
	return c, nil
}

// drop forgets a connection that does not work any more.
func (d *indexed) drop(c *connection) {
	c.lost = true
	_ = c.db.Close()
}

func (d *indexed) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.conn == nil || d.conn.lost {
		return nil
	}
	d.conn.lost = true
	return d.conn.db.Close()
}

// connect opens the database. The request is made by hand, because go-indexeddb does not handle the "blocked" event and panics where
// there is no IndexedDB; it is then given to the library by a factory that holds just this request.
func connect(ctx context.Context, name string, version int, stores []string) (*connection, error) {
	ctx, cancel := new(patience).wait(ctx)
	defer cancel()
	request, err := openRequest(name, version)
	if err != nil {
		return nil, err
	}
	blocked, left := false, false
	request.Call("addEventListener", "blocked", js.FuncOf(func(js.Value, []js.Value) any { blocked = true; return nil }))
	request.Call("addEventListener", "upgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
		if left {
			request.Get("transaction").Call("abort") // the library does not listen any more: it would stay without stores
		}
		return nil
	}))
	request.Call("addEventListener", "success", js.FuncOf(func(js.Value, []js.Value) any {
		if left {
			request.Get("result").Call("close") // nobody waits any more
		}
		return nil
	}))
	give := js.FuncOf(func(js.Value, []js.Value) any { return request })
	defer give.Release()
	factory, err := idb.WrapFactory(js.ValueOf(map[string]any{"open": give}))
	if err != nil {
		return nil, &UnavailableError{Refused, err}
	}
	opening, err := factory.Open(ctx, name, uint(version), func(db *idb.Database, _, _ uint) error { return createStores(db, stores) })
	if err != nil {
		return nil, &UnavailableError{Refused, err}
	}
	db, err := opening.Await(ctx)
	if err == nil && ctx.Err() != nil { // the library reports no error when the context ends
		left = true
		if blocked {
			return nil, &UnavailableError{Blocked, ctx.Err()}
		}
		return nil, &UnavailableError{Silent, ctx.Err()}
	}
	if err != nil {
		return nil, openError(err)
	}
	c := &connection{db: db, raw: request.Get("result")}
	c.listen()
	return c, c.check(stores)
}

// openRequest asks the browser for the database; asking alone throws in some private modes.
func openRequest(name string, version int) (js.Value, error) {
	var missing bool
	request, err := try(func() js.Value {
		factory := js.Global().Get("indexedDB")
		if missing = !factory.Truthy() || !js.Global().Get("IDBRequest").Truthy(); missing {
			return js.Undefined()
		}
		return factory.Call("open", name, version)
	})
	switch {
	case missing:
		return js.Undefined(), &UnavailableError{Absent, nil}
	case err != nil:
		return js.Undefined(), &UnavailableError{Refused, err}
	}
	return request, nil
}

func openError(err error) error {
	if errors.Is(err, idb.NewDOMException("VersionError")) {
		return &UnavailableError{Outdated, err}
	}
	if errors.Is(err, idb.NewDOMException("QuotaExceededError")) {
		return &FullError{err}
	}
	return &UnavailableError{Refused, err}
}

// createStores makes the stores of a new database.
func createStores(db *idb.Database, stores []string) error {
	for _, name := range stores {
		if _, err := db.CreateObjectStore(name, idb.ObjectStoreOptions{KeyPath: js.Null()}); err != nil {
			return nil // an error would end the program; check finds the gap
		}
	}
	return nil
}

// listen notices when the connection is closed from outside. go-indexeddb closes it itself for a newer version.
func (c *connection) listen() {
	gone := js.FuncOf(func(js.Value, []js.Value) any { c.lost = true; return nil })
	c.raw.Call("addEventListener", "versionchange", gone)
	c.raw.Call("addEventListener", "close", gone)
}

// check finds a database of our name that is not ours.
func (c *connection) check(stores []string) error {
	names := c.raw.Get("objectStoreNames")
	for _, name := range stores {
		if !names.Call("contains", name).Bool() {
			c.lost = true
			_ = c.db.Close()
			return &UnavailableError{Damaged, nil}
		}
	}
	return nil
}

// try calls into JavaScript and returns what it throws as an error.
func try(f func() js.Value) (v js.Value, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = e
		default:
			panic(e)
		}
	}()
	return f(), nil
}
