package bridge

import "syscall/js"

// Save hands a file to the browser's downloads.
func Save(f File) error {
	if !has(global, "URL", "createObjectURL") {
		return &MissingError{"URL.createObjectURL"}
	}
	_, err := try(func() js.Value {
		url := global.Get("URL").Call("createObjectURL", blob("Blob", f))
		link := document.Call("createElement", "a")
		link.Set("href", url)
		link.Set("download", f.Name)
		link.Call("click") // works outside the document too
		var revoke js.Func
		revoke = js.FuncOf(func(js.Value, []js.Value) any {
			revoke.Release()
			global.Get("URL").Call("revokeObjectURL", url)
			return nil
		})
		global.Call("setTimeout", revoke, 60000) // Safari reads the file after the click
		return link
	})
	return err
}

// blob makes a Blob or a File of the browser.
func blob(constructor string, f File) js.Value {
	data := global.Get("Uint8Array").New(len(f.Data))
	js.CopyBytesToJS(data, f.Data)
	kind := map[string]any{"type": f.Type}
	if constructor == "File" {
		return global.Get("File").New([]any{data}, f.Name, kind)
	}
	return global.Get("Blob").New([]any{data}, kind)
}

// Pick opens the file picker and reads what the user chooses. It needs a touch. A file above the limit is not read and
// fails the whole choice ([TooLargeError]); leaving the picker is [ErrDismissed], which browsers before Chromium 113,
// Safari 16.4 and Firefox 91 do not tell: there the promise stays open.
func Pick(c Choice) *Promise[[]File] {
	return pick(c, func(chosen []js.Value) ([]File, error) { return readAll(chosen, c.Limit) })
}

// PickSource opens the file picker for one file, which is then read in pieces; for the rest see [Pick].
func PickSource(accept string) *Promise[*Source] {
	return pick(Choice{Accept: accept}, func(chosen []js.Value) (*Source, error) {
		if len(chosen) == 0 {
			return nil, ErrDismissed
		}
		f := chosen[0]
		return NewSource(f.Get("name").String(), int64(f.Get("size").Float()), func(from, to int64) ([]byte, error) {
			return bytesOf(func() js.Value { return f.Call("slice", from, to) })
		}), nil
	})
}

// pick opens the file picker and makes what is asked for of the files that are chosen.
func pick[T any](c Choice, taken func(chosen []js.Value) (T, error)) *Promise[T] {
	input := document.Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", c.Accept)
	input.Set("multiple", c.Many)
	p := newPromise[T]()
	var none T
	var stopChange, stopCancel func()
	stop := func() { stopChange(); stopCancel() }
	stopCancel = listen(input, "cancel", func(js.Value) {
		stop()
		p.settle(none, ErrDismissed)
	}, nil)
	stopChange = listen(input, "change", func(js.Value) {
		stop()
		chosen := make([]js.Value, input.Get("files").Length())
		for i := range chosen {
			chosen[i] = input.Get("files").Index(i)
		}
		go func() { p.settle(taken(chosen)) }()
	}, nil)
	if _, err := try(func() js.Value { return input.Call("click") }); err != nil {
		stop()
		return settled(none, err)
	}
	return p
}

// bytesOf reads a file or a piece of one. It waits.
func bytesOf(blob func() js.Value) ([]byte, error) {
	read := later(func() js.Value { return blob().Call("arrayBuffer") }, func(v js.Value) ([]byte, error) {
		bytes := global.Get("Uint8Array").New(v)
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		return data, nil
	})
	<-read.done
	return read.value, read.err
}

// readAll checks every size before it reads the first byte.
func readAll(chosen []js.Value, limit int64) ([]File, error) {
	for _, f := range chosen {
		if size := int64(f.Get("size").Float()); limit > 0 && size > limit {
			return nil, &TooLargeError{f.Get("name").String(), size, limit}
		}
	}
	var files []File
	for _, f := range chosen {
		data, err := bytesOf(func() js.Value { return f })
		if err != nil {
			return nil, err
		}
		files = append(files, File{f.Get("name").String(), f.Get("type").String(), data})
	}
	return files, nil
}

// CanShareFiles says whether [Share] can hand over a file of a type, such as "application/json".
func CanShareFiles(kind string) bool {
	if !has(navigator, "canShare") {
		return false
	}
	v, err := try(func() js.Value {
		return navigator.Call("canShare", map[string]any{"files": []any{blob("File", File{"a", kind, []byte{0}})}})
	})
	return err == nil && v.Bool()
}

// Share opens the system's share sheet. It needs a touch. Leaving the sheet is [ErrDismissed]; most desktops have none
// ([ErrUnsupported]): offer [Copy] and [Save] there.
func Share(m Message) *Promise[Nothing] {
	if !has(navigator, "share") {
		return missing[Nothing]("navigator.share")
	}
	data := map[string]any{}
	for key, text := range map[string]string{"title": m.Title, "text": m.Text, "url": m.URL} {
		if text != "" {
			data[key] = text
		}
	}
	if len(m.Files) > 0 {
		files := make([]any, len(m.Files))
		for i, f := range m.Files {
			files[i] = blob("File", f)
		}
		data["files"] = files
		if !has(navigator, "canShare") || !navigator.Call("canShare", data).Bool() {
			return missing[Nothing]("navigator.share for files")
		}
	}
	return later(func() js.Value { return navigator.Call("share", data) }, nothing)
}

// Copy puts a text on the clipboard. It needs a touch, and HTTPS or localhost.
func Copy(text string) *Promise[Nothing] {
	if !has(navigator, "clipboard", "writeText") {
		return missing[Nothing]("navigator.clipboard")
	}
	return later(func() js.Value { return navigator.Get("clipboard").Call("writeText", text) }, nothing)
}
