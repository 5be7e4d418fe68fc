package keeper

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"time"

	"wasit/app/books/classroom"
	"wasit/app/crew/frames"
	"wasit/app/crew/scan"
	"wasit/app/device/bridge"
	"wasit/app/event/family"
	"wasit/app/session"
)

// A lens is a camera that runs.
type lens interface {
	Codes() []string // in the picture of now; it may take a while
	CanLight() bool
	Light(on bool, then func(error))
	Close()
}

// cameraKeeper reads codes with the camera.
type cameraKeeper struct {
	stop context.CancelFunc // nil: no camera is open or being opened
	lens lens               // nil while the person is being asked
	wake func()             // lets the screen go dark again
}

// keepCamera performs what concerns the camera.
func (k *Keeper) keepCamera(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.OpenCamera:
		k.closeCamera()
		k.openCamera()
	case session.CloseCamera:
		k.closeCamera()
	case session.LightTorch:
		k.lightTorch(c.On)
	default:
		return false
	}
	return true
}

func (k *Keeper) openCamera() {
	ctx, stop := context.WithCancel(context.Background())
	k.camera = cameraKeeper{stop: stop, wake: k.browser.keepAwake()}
	lost := func() {
		k.loop.Then(func() {
			if ctx.Err() == nil {
				k.closeCamera()
				k.loop.Send(session.CameraChanged{Err: &session.CameraError{Why: session.CameraBusy}})
			}
		})
	}
	k.browser.openCamera(session.CameraID, lost, func(l lens, err error) {
		k.loop.Then(func() {
			switch {
			case err != nil && ctx.Err() == nil:
				k.closeCamera()
				k.loop.Send(session.CameraChanged{Err: asCameraError(err)})
			case err != nil:
			case ctx.Err() != nil: // the page was left meanwhile
				l.Close()
			default:
				k.camera.lens = l
				k.loop.Send(session.CameraChanged{On: true, CanLight: l.CanLight()})
				go k.watch(ctx, l)
			}
		})
	})
}

// asCameraError tells what a person can do about a camera that does not open.
func asCameraError(err error) error {
	switch {
	case errors.Is(err, bridge.ErrRefused):
		return &session.CameraError{Why: session.CameraRefused}
	case errors.Is(err, bridge.ErrUnsupported):
		return &session.CameraError{Why: session.CameraAbsent}
	}
	var other *bridge.BrowserError
	if errors.As(err, &other) && (other.Name == "NotFoundError" || other.Name == "OverconstrainedError") {
		return &session.CameraError{Why: session.CameraAbsent}
	}
	return &session.CameraError{Why: session.CameraBusy}
}

func (k *Keeper) closeCamera() {
	c := k.camera
	k.camera = cameraKeeper{}
	if c.stop == nil {
		return
	}
	c.stop()
	c.wake()
	if c.lens != nil {
		c.lens.Close()
	}
}

func (k *Keeper) lightTorch(on bool) {
	l := k.camera.lens
	if l == nil {
		return
	}
	l.Light(on, func(err error) {
		k.loop.Then(func() {
			if k.camera.lens == l {
				k.loop.Send(session.CameraChanged{On: true, CanLight: err == nil, Lit: on && err == nil})
			}
		})
	})
}

// lookEvery is how often a picture is looked at: twice while a code stands. After each look the screen has at least as long as the look
// took.
const lookEvery = time.Second / (2 * frames.PerSecond)

// watch reads codes until the camera is closed.
func (k *Keeper) watch(ctx context.Context, l lens) {
	var r frames.Reader
	var told session.PartRead
	var brought []byte
	var linked string
	for ctx.Err() == nil {
		began := time.Now()
		for _, text := range l.Codes() {
			if ctx.Err() == nil && strings.Contains(text, family.LinkMark) {
				if text != linked {
					linked = text
					k.loop.Post(session.LinkRead{Text: text})
				}
				continue
			}
			p, message, err := r.Read(text)
			if question, ok := classroom.OfAddress(text); ok { // the address that any phone's camera opens
				p, message, err = frames.Progress{Have: 1, Of: 1}, question, nil
			}
			if ctx.Err() != nil {
				return
			}
			part := session.PartRead{Have: p.Have, Of: p.Of, Strange: errors.Is(err, frames.ErrForeign)}
			if part != told {
				told = part
				k.loop.Post(part)
			}
			if message != nil && !bytes.Equal(message, brought) {
				brought = message
				k.loop.Post(session.MessageRead{Data: message})
			}
		}
		took := time.Since(began)
		time.Sleep(max(lookEvery-took, took, time.Millisecond))
	}
}

// webcam is the camera of the browser.
type webcam struct {
	*bridge.Camera
	detects bool // the browser reads codes itself
	side    int  // of the picture that is read otherwise, pixels
}

// Sizes of the picture that is searched for codes. A code of 65 modules that fills two thirds of the smaller one has three pixels a module.
const (
	sharpSide = 480
	quickSide = 360
	slowLook  = 90 * time.Millisecond // from then on the smaller one
)

func openCamera(video string, lost func(), then func(lens, error)) {
	bridge.OpenCamera(video, lost).Then(func(c *bridge.Camera, err error) {
		if err != nil {
			then(nil, err)
			return
		}
		c.FindDetector().Then(func(found bool, err error) {
			then(&webcam{Camera: c, detects: found && err == nil, side: sharpSide}, nil)
		})
	})
}

// detectTime bounds the browser's own reader.
const detectTime = 2 * time.Second

// Codes reads the picture of now.
func (w *webcam) Codes() []string {
	if w.detects {
		ctx, cancel := context.WithTimeout(context.Background(), detectTime)
		defer cancel()
		texts, err := w.Detect().Wait(ctx)
		w.detects = err == nil
		return texts
	}
	pixels, ok := w.Gray(w.side)
	if !ok {
		return nil
	}
	began := time.Now()
	texts := scan.Texts(scan.Picture{Width: w.side, Height: w.side, Pixels: pixels})
	if time.Since(began) > slowLook {
		w.side = quickSide
	}
	return texts
}

// Light lights the lamp.
func (w *webcam) Light(on bool, then func(error)) {
	w.Camera.Light(on).Then(func(_ bridge.Nothing, err error) { then(err) })
}
