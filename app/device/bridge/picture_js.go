package bridge

import "syscall/js"

// Shrink reads a picture that the browser knows, and writes it as a PNG whose longer side has at most side pixels, as a data address. What
// is no picture is an error of the browser; a drawing (SVG) counts as none, for it can hold more than a picture.
func Shrink(data []byte, side int) *Promise[string] {
	if !has(global, "createImageBitmap") {
		return settled("", error(&MissingError{"createImageBitmap"}))
	}
	return later(func() js.Value {
		return global.Call("createImageBitmap", blob("Blob", File{Data: data}))
	}, func(bitmap js.Value) (string, error) {
		address, err := try(func() js.Value { return redrawn(bitmap, side) })
		if err != nil {
			return "", err
		}
		return address.String(), nil
	})
}

// redrawn draws a picture smaller, where it is larger than side.
func redrawn(bitmap js.Value, side int) js.Value {
	w, h := bitmap.Get("width").Int(), bitmap.Get("height").Int()
	if most := max(w, h); most > side {
		w, h = max(1, w*side/most), max(1, h*side/most)
	}
	canvas := document.Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	pen := canvas.Call("getContext", "2d")
	pen.Set("imageSmoothingQuality", "high")
	pen.Call("drawImage", bitmap, 0, 0, w, h)
	bitmap.Call("close")
	return canvas.Call("toDataURL", "image/png")
}
