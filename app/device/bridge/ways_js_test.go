package bridge

import (
	"bytes"
	"os"
	"slices"
	"syscall/js"
	"testing"
	"time"

	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/crew/scan"
	"wasit/app/event/sheet/qr"
)

// across is a session description as it comes out of the code that the other side has read.
func across(t *testing.T, sdp string, answer bool) string {
	t.Helper()
	d, err := link.ParseSDP(sdp)
	if err != nil {
		t.Fatalf("%v\n%s", err, sdp)
	}
	code, err := d.Pack()
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("a description of %d bytes is a code of %d", len(sdp), len(code))
	if d, err = link.Unpack(code); err != nil {
		t.Fatal(err)
	}
	return d.SDP(answer)
}

// side is one end of a link with what it heard.
type side struct {
	peer  *Peer
	heard chan []byte
	open  chan bool
	sent  chan bool // the browser takes more
	gone  chan bool
}

func newSide(t testing.TB) *side {
	t.Helper()
	s := &side{heard: make(chan []byte, 1000), open: make(chan bool, 2), sent: make(chan bool, 1000), gone: make(chan bool, 4)}
	var err error
	s.peer, err = NewPeer(PeerEars{Opened: func() { s.open <- true }, Heard: func(p []byte) { s.heard <- p }, Sent: func() { s.sent <- true }, Failed: func() { s.gone <- true }})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// say carries a message from one end to the other.
func say(t testing.TB, from, to *side, message []byte) []byte {
	t.Helper()
	out, in := link.NewLine(0), link.NewLine(0)
	if err := out.Say(message); err != nil {
		t.Fatal(err)
	}
	for left := len(message); left > 0; {
		piece := out.Next(0, from.peer.Buffered())
		if piece == nil {
			hear(t, from.sent)
			continue
		}
		if err := from.peer.Send(piece); err != nil {
			t.Fatal(err)
		}
		left -= len(piece) - 1 // its first byte says whether more come
	}
	for {
		got, _, err := in.Hear(0, hear(t, to.heard))
		if err != nil {
			t.Fatal(err)
		}
		if got != nil {
			return got
		}
	}
}

// nextPicture waits until the camera shows a further picture.
func nextPicture(t testing.TB, c *Camera) {
	t.Helper()
	shown := make(chan bool, 1)
	f := js.FuncOf(func(js.Value, []js.Value) any {
		shown <- true
		return nil
	})
	defer f.Release()
	c.video.Call("requestVideoFrameCallback", f)
	hear(t, shown)
}

// TestPeers: two codes and nothing else make a channel, under the policy of the site; a long message comes across whole, and both hear
// of the end.
func TestPeers(t *testing.T) {
	a, b := newSide(t), newSide(t)
	offer := across(t, await(t, a.peer.Offer()), false)
	answer := across(t, await(t, b.peer.Answer(offer)), true)
	await(t, a.peer.Accept(answer))
	hear(t, a.open)
	hear(t, b.open)

	began := time.Now()
	message := bytes.Repeat([]byte("Papan 7: 1–0. "), 150_000)
	got := say(t, a, b, message)
	if !bytes.Equal(got, message) {
		t.Errorf("%d bytes of %d", len(got), len(message))
	}
	t.Logf("%d bytes over the link in %v", len(message), time.Since(began).Round(time.Millisecond))

	began = time.Now()
	if err := b.peer.Send([]byte{1}); err != nil {
		t.Fatal(err)
	}
	hear(t, a.heard)
	t.Logf("one way in %v", time.Since(began))
	b.peer.Close()
	hear(t, a.gone)
	if err := b.peer.Send([]byte{1}); err == nil {
		t.Error("something is said over a closed channel")
	}
	a.peer.Close()
}

// TestSpare: a channel that was agreed on beforehand opens later without a further word: the side that offered waits, and learns where the
// other is when it comes.
func TestSpare(t *testing.T) {
	a, b := newSide(t), newSide(t)
	defer a.peer.Close()
	defer b.peer.Close()
	offer := across(t, await(t, a.peer.Offer()), false)
	answer := across(t, await(t, b.peer.Prepare(offer)), true)
	await(t, a.peer.Accept(answer))
	wait := time.Second
	if os.Getenv("WASIT_LONG") != "" {
		wait = 2 * time.Minute
	}
	select {
	case <-a.open:
		t.Fatal("it opens before the other side begins")
	case <-a.gone:
		t.Fatal("it gives up")
	case <-time.After(wait): // the phone is in a pocket
	}
	await(t, b.peer.Begin())
	hear(t, a.open)
	hear(t, b.open)
}

// TestPeerRefusesStrangers: an answer that was made for another offer, or is no description, makes no channel.
func TestPeerRefusesStrangers(t *testing.T) {
	a := newSide(t)
	defer a.peer.Close()
	await(t, a.peer.Offer())
	done := make(chan error, 1)
	a.peer.Accept("v=0\r\nnonsense").Then(func(_ Nothing, err error) { done <- err })
	if err := hear(t, done); err == nil {
		t.Error("nonsense is an answer")
	}
}

// otherScreen shows codes to whoever asks for the camera, until the test ends.
func otherScreen(t testing.TB, w frames.Writer) {
	const side = 640
	canvas := document.Call("createElement", "canvas")
	canvas.Set("width", 1.5*side)
	canvas.Set("height", side)
	pencil := canvas.Call("getContext", "2d")
	stop := make(chan bool)
	go func() {
		for n := 0; ; n++ {
			code, err := qr.EncodeAlpha(w.Text(n), n)
			if err != nil {
				t.Error(err)
				return
			}
			pencil.Call("setTransform", 1, 0, 0, 1, 0, 0)
			pencil.Set("fillStyle", "#b8b4aa")
			pencil.Call("fillRect", 0, 0, 1.5*side, side)
			pencil.Call("translate", 1.5*side/2, side/2)
			pencil.Call("rotate", 0.06)
			pencil.Call("scale", 0.8*side/float64(code.Size+8), 0.8*side/float64(code.Size+8))
			pencil.Call("translate", -float64(code.Size+8)/2, -float64(code.Size+8)/2)
			pencil.Set("fillStyle", "#f4f2ee")
			pencil.Call("fillRect", 0, 0, code.Size+8, code.Size+8)
			pencil.Set("fillStyle", "#26282c")
			pencil.Call("fill", global.Get("Path2D").New(code.Path()))
			select {
			case <-stop:
				return
			case <-time.After(time.Second / frames.PerSecond):
			}
		}
	}()
	devices := navigator.Get("mediaDevices")
	see := js.FuncOf(func(js.Value, []js.Value) any {
		return global.Get("Promise").Call("resolve", canvas.Call("captureStream", 30))
	})
	devices.Set("getUserMedia", see)
	t.Cleanup(func() {
		close(stop)
		devices.Delete("getUserMedia")
		see.Release()
	})
}

// TestCamera: a message that another screen shows in changing codes is read out of the camera's picture.
func TestCamera(t *testing.T) {
	message := bytes.Repeat([]byte{1, 7, 200, 40, 9}, 800)
	w, err := frames.NewWriter(message)
	if err != nil {
		t.Fatal(err)
	}
	otherScreen(t, w)
	video := document.Call("createElement", "video")
	video.Set("id", "camera-test")
	document.Get("body").Call("append", video)
	defer video.Call("remove")
	c := await(t, OpenCamera("camera-test", func() {}))
	var r frames.Reader
	var got []byte
	var took []time.Duration
	began := time.Now()
	for got == nil {
		if time.Since(began) > 2*time.Minute {
			t.Fatalf("%d codes read after %v", len(took), time.Since(began))
		}
		nextPicture(t, c)
		pixels, ok := c.Gray(480)
		if ok {
			look := time.Now()
			for _, text := range scan.Texts(scan.Picture{Width: 480, Height: 480, Pixels: pixels}) {
				if _, got, err = r.Read(text); err != nil {
					t.Fatal(err)
				}
				took = append(took, time.Since(look))
			}
		}
	}
	if !bytes.Equal(got, message) {
		t.Error("another message")
	}
	slices.Sort(took)
	t.Logf("%d frames in %v; a look takes %v", w.Count(), time.Since(began).Round(time.Millisecond), took[len(took)/2])
	if c.CanLight() {
		t.Error("a picture has a lamp")
	}
	c.Close()
	if video.Get("srcObject").Truthy() || c.track.Get("readyState").String() != "ended" {
		t.Error("the camera is still on")
	}
}

// TestCameraWithoutElement: the page may have been left while the person was asked; the camera goes out again.
func TestCameraWithoutElement(t *testing.T) {
	w, err := frames.NewWriter([]byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	otherScreen(t, w)
	done := make(chan error, 1)
	OpenCamera("nowhere", func() {}).Then(func(_ *Camera, err error) { done <- err })
	if err := hear(t, done); err != ErrNoElement {
		t.Error(err)
	}
}
