package bridge

import (
	"slices"
	"syscall/js"
)

// A Camera is the picture of a camera that runs in a video element of the page. No picture leaves the device.
type Camera struct {
	stream, track, video js.Value
	canvas, pencil       js.Value
	detector             js.Value // BarcodeDetector, where the browser has one for QR codes
	ended                func()
	pixels               []byte // red, green, blue and opacity
}

// OpenCamera asks for the camera at the back of the device and shows it in the video element with an id, which must be in the page when
// the person has agreed. lost is called when the system takes the camera away. The error is ErrRefused where the person or a policy says no.
func OpenCamera(video string, lost func()) *Promise[*Camera] {
	if !has(navigator, "mediaDevices", "getUserMedia") {
		return missing[*Camera]("navigator.mediaDevices")
	}
	p := newPromise[*Camera]()
	ask := map[string]any{"audio": false, "video": map[string]any{
		"facingMode": map[string]any{"ideal": "environment"}, "width": map[string]any{"ideal": 1280}, "height": map[string]any{"ideal": 720}}}
	later(func() js.Value { return navigator.Get("mediaDevices").Call("getUserMedia", ask) },
		func(v js.Value) (js.Value, error) { return v, nil }).
		Then(func(stream js.Value, err error) {
			if err != nil {
				p.settle(nil, err)
				return
			}
			c := &Camera{stream: stream, track: stream.Call("getVideoTracks").Index(0)}
			if err := c.show(video, lost); err != nil {
				c.Close()
				p.settle(nil, err)
				return
			}
			p.settle(c, nil)
		})
	return p
}

func (c *Camera) show(video string, lost func()) error {
	c.video = document.Call("getElementById", video)
	if !c.video.Truthy() {
		return ErrNoElement
	}
	c.video.Set("muted", true)
	c.video.Set("srcObject", c.stream)
	follow(func() js.Value { return c.video.Call("play") }, func(js.Value) {}, func(error) { post(lost) })
	c.ended = listen(c.track, "ended", func(js.Value) { post(lost) }, nil)
	c.canvas = document.Call("createElement", "canvas")
	c.pencil = c.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	if !c.pencil.Truthy() {
		return &MissingError{"canvas"}
	}
	return nil
}

// FindDetector finds out whether the browser reads codes itself, for [Camera.Detect].
func (c *Camera) FindDetector() *Promise[bool] {
	if !has(global, "BarcodeDetector", "getSupportedFormats") {
		return settled(false, nil)
	}
	return later(func() js.Value { return global.Get("BarcodeDetector").Call("getSupportedFormats") },
		func(v js.Value) (bool, error) {
			var formats []string
			for i := range v.Length() {
				formats = append(formats, v.Index(i).String())
			}
			if !slices.Contains(formats, "qr_code") {
				return false, nil
			}
			var err error
			c.detector, err = try(func() js.Value {
				return global.Get("BarcodeDetector").New(map[string]any{"formats": []any{"qr_code"}})
			})
			return err == nil, err
		})
}

// Detect has the browser read the codes in the picture that the camera shows now.
func (c *Camera) Detect() *Promise[[]string] {
	if !c.detector.Truthy() {
		return missing[[]string]("BarcodeDetector")
	}
	return later(func() js.Value { return c.detector.Call("detect", c.video) }, func(v js.Value) ([]string, error) {
		texts := make([]string, v.Length())
		for i := range texts {
			texts[i] = v.Index(i).Get("rawValue").String()
		}
		return texts, nil
	})
}

// Gray copies the square in the middle of the picture that the camera shows now, scaled to side by side pixels, a byte each. ok is false
// before the first picture.
func (c *Camera) Gray(side int) (pixels []byte, ok bool) {
	w, h := c.video.Get("videoWidth").Int(), c.video.Get("videoHeight").Int()
	if w == 0 || h == 0 || c.video.Get("readyState").Int() < 2 {
		return nil, false
	}
	if len(c.pixels) != 4*side*side {
		c.canvas.Set("width", side)
		c.canvas.Set("height", side)
		c.pixels = make([]byte, 4*side*side)
	}
	square := min(w, h)
	c.pencil.Call("drawImage", c.video, (w-square)/2, (h-square)/2, square, square, 0, 0, side, side)
	js.CopyBytesToGo(c.pixels, c.pencil.Call("getImageData", 0, 0, side, side).Get("data"))
	pixels = make([]byte, side*side)
	for i := range pixels {
		p := c.pixels[4*i : 4*i+3]
		pixels[i] = byte((54*int(p[0]) + 183*int(p[1]) + 19*int(p[2])) >> 8)
	}
	return pixels, true
}

// CanLight reports whether the camera has a lamp that can be lit.
func (c *Camera) CanLight() bool {
	if !has(c.track, "getCapabilities") {
		return false
	}
	return c.track.Call("getCapabilities").Get("torch").Truthy()
}

// Light lights the lamp, or puts it out.
func (c *Camera) Light(on bool) *Promise[Nothing] {
	return later(func() js.Value {
		return c.track.Call("applyConstraints", map[string]any{"advanced": []any{map[string]any{"torch": on}}})
	}, nothing)
}

// Close ends the picture; the camera's light goes out.
func (c *Camera) Close() {
	if c.ended != nil {
		c.ended()
	}
	c.track.Call("stop")
	if c.video.Truthy() {
		c.video.Set("srcObject", js.Null())
	}
}
