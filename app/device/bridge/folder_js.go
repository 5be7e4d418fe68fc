package bridge

import "syscall/js"

// The database in which the browser keeps the chosen folder, and its row.
const (
	folderDatabase = "wasit-folder"
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
		db, err := openHandles(folderDatabase)
		if err != nil {
			return nil, err
		}
		defer db.Call("close")
		handle, err := readHandle(db, folderKey)
		if err != nil || !handle.Truthy() {
			return nil, err
		}
		return folderOf(handle)
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

// writeFolderRow changes the one row, and returns once it is stored.
func writeFolderRow(change func(store js.Value)) error {
	db, err := openHandles(folderDatabase)
	if err != nil {
		return err
	}
	defer db.Call("close")
	return writeHandle(db, change)
}
