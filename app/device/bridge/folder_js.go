package bridge

import "syscall/js"

// The database in which the browser keeps the chosen folder, and its one store and row: a handle is no text, and the database of the
// events keeps texts alone.
const (
	folderDatabase = "wasit-folder"
	folderStore    = "handles"
	folderKey      = "backup"
)

// A Folder is a folder of the device, outside the browser, that a person chose for files of the app.
type Folder struct {
	Name   string
	handle js.Value
}

// CanChooseFolder says whether this browser lets a folder be chosen.
func CanChooseFolder() bool { return has(global, "showDirectoryPicker") && has(global, "indexedDB") }

// ChooseFolder lets the person choose a folder, and keeps it for later visits. It needs a touch. Leaving the picker is
// [ErrDismissed]; [ErrUnsupported] where the browser has none.
func ChooseFolder() *Promise[*Folder] {
	if !CanChooseFolder() {
		return missing[*Folder]("showDirectoryPicker")
	}
	chosen := later(func() js.Value {
		return global.Call("showDirectoryPicker", map[string]any{"id": "wasit-backup", "mode": "readwrite", "startIn": "documents"})
	}, folderOf)
	return soon(func() (*Folder, error) {
		<-chosen.done
		if chosen.err != nil {
			return nil, chosen.err
		}
		return chosen.value, writeFolderRow(func(store js.Value) { store.Call("put", chosen.value.handle, folderKey) })
	})
}

// KeptFolder returns the folder that was chosen on an earlier visit, nil where none was.
func KeptFolder() *Promise[*Folder] {
	if !CanChooseFolder() {
		return settled[*Folder](nil, nil)
	}
	return soon(func() (*Folder, error) {
		db, err := openFolders()
		if err != nil {
			return nil, err
		}
		defer db.Call("close")
		row, err := heard(func() js.Value {
			return db.Call("transaction", folderStore, "readonly").Call("objectStore", folderStore).Call("get", folderKey)
		}, "success", "error")
		if err != nil {
			return nil, err
		}
		if handle := row.Get("result"); handle.Truthy() {
			return folderOf(handle)
		}
		return nil, nil
	})
}

// ForgetFolder leaves the chosen folder alone from now on; the files in it stay.
func ForgetFolder() *Promise[Nothing] {
	return soon(func() (Nothing, error) {
		return Nothing{}, writeFolderRow(func(store js.Value) { store.Call("delete", folderKey) })
	})
}

func folderOf(handle js.Value) (*Folder, error) {
	return &Folder{Name: handle.Get("name").String(), handle: handle}, nil
}

// MayWrite says whether the browser lets the app write into the folder. A browser that wants the person to be asked again does so
// with ask, which needs a touch.
func (f *Folder) MayWrite(ask bool) *Promise[bool] {
	method := "queryPermission"
	if ask {
		method = "requestPermission"
	}
	if !f.handle.Get(method).Truthy() { // a browser that asks for nothing
		return settled(true, nil)
	}
	return later(func() js.Value { return f.handle.Call(method, map[string]any{"mode": "readwrite"}) },
		func(v js.Value) (bool, error) { return v.String() == "granted", nil })
}

// Write puts a file into the folder, whole or not at all: the browser moves it there once everything is written.
func (f *Folder) Write(file File) *Promise[Nothing] {
	return soon(func() (Nothing, error) {
		entry, err := kept(func() js.Value { return f.handle.Call("getFileHandle", file.Name, map[string]any{"create": true}) })
		if err != nil {
			return Nothing{}, err
		}
		stream, err := kept(func() js.Value { return entry.Call("createWritable") })
		if err != nil {
			return Nothing{}, err
		}
		if _, err = kept(func() js.Value { return stream.Call("write", blob("Blob", file)) }); err != nil {
			_, _ = kept(func() js.Value { return stream.Call("abort") }) // what broke it is told, not this
			return Nothing{}, err
		}
		_, err = kept(func() js.Value { return stream.Call("close") })
		return Nothing{}, err
	})
}

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

func openFolders() (js.Value, error) {
	stop := func() {}
	request, err := heard(func() js.Value {
		request := global.Get("indexedDB").Call("open", folderDatabase, 1)
		stop = listen(request, "upgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", folderStore) }, nil)
		return request
	}, "success", "error")
	stop()
	if err != nil {
		return js.Undefined(), err
	}
	return request.Get("result"), nil
}

// writeFolderRow changes the one row, and returns once it is stored.
func writeFolderRow(change func(store js.Value)) error {
	db, err := openFolders()
	if err != nil {
		return err
	}
	defer db.Call("close")
	_, err = heard(func() js.Value {
		tx := db.Call("transaction", folderStore, "readwrite")
		change(tx.Call("objectStore", folderStore))
		return tx
	}, "complete", "abort")
	return err
}
