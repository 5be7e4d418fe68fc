package bridge

import "syscall/js"

// handleStore is the one store of a database that keeps handles: a handle is no text, and the database of the events keeps texts alone.
const handleStore = "handles"

// soon runs f on a goroutine of its own.
func soon[T any](f func() (T, error)) *Promise[T] {
	p := newPromise[T]()
	go func() { p.settle(f()) }()
	return p
}

// kept waits for a promise of the browser.
func kept(start func() js.Value) (js.Value, error) {
	p := later(start, func(v js.Value) (js.Value, error) { return v, nil })
	<-p.done
	return p.value, p.err
}

// heard starts something in the browser and waits for one of its two events. It returns what was started.
func heard(start func() js.Value, good, bad string) (js.Value, error) {
	target, err := try(start)
	if err != nil {
		return target, err
	}
	ended := make(chan error, 2)
	stopGood := listen(target, good, func(js.Value) { ended <- nil }, nil)
	stopBad := listen(target, bad, func(js.Value) { ended <- asError(target.Get("error")) }, nil)
	err = <-ended
	stopGood()
	stopBad()
	return target, err
}

func openHandles(database string) (js.Value, error) {
	stop := func() {}
	request, err := heard(func() js.Value {
		request := global.Get("indexedDB").Call("open", database, 1)
		stop = listen(request, "upgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", handleStore) }, nil)
		return request
	}, "success", "error")
	stop()
	if err != nil {
		return js.Undefined(), err
	}
	return request.Get("result"), nil
}

// readHandle returns what lies in a row, undefined where nothing does.
func readHandle(db js.Value, row string) (js.Value, error) {
	request, err := heard(func() js.Value {
		return db.Call("transaction", handleStore, "readonly").Call("objectStore", handleStore).Call("get", row)
	}, "success", "error")
	if err != nil {
		return js.Undefined(), err
	}
	return request.Get("result"), nil
}

// writeHandle changes a row, and returns once it is stored.
func writeHandle(db js.Value, change func(store js.Value)) error {
	_, err := heard(func() js.Value {
		tx := db.Call("transaction", handleStore, "readwrite")
		change(tx.Call("objectStore", handleStore))
		return tx
	}, "complete", "abort")
	return err
}
