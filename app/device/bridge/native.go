//go:build !js

package bridge

import "time"

// Natively there is no browser: every function answers so, and what only tells answers the zero value. This lets pages
// and their tests compile and run without one.

var errNative = &MissingError{"browser: this is a native program"}

func absent[T any]() *Promise[T] {
	var none T
	return settled(none, error(errNative))
}

var started = time.Now()

// Now is the instant on the clock of [Pointer].Stamp.
func Now() time.Duration { return time.Since(started) }

// FollowZone does nothing: natively Go knows the zone.
func FollowZone() {}

// TakeSeat answers [ErrUnsupported].
func TakeSeat(string, func(Role)) (*Seat, error) { return nil, errNative }

// TakeOver makes this tab the writer at once.
func (s *Seat) TakeOver() { s.become(Writer) }

// Leave gives the seat back, for good.
func (s *Seat) Leave() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.left = true
}

// A Channel carries short messages between tabs.
type Channel struct{}

// Join answers [ErrUnsupported].
func Join(string, func(string)) (*Channel, error) { return nil, errNative }

// Say tells the other tabs; natively there are none.
func (c *Channel) Say(string) {}

// Close leaves the channel.
func (c *Channel) Close() {}

// Persist answers [ErrUnsupported].
func Persist() *Promise[bool] { return absent[bool]() }

// Persisted answers [ErrUnsupported].
func Persisted() *Promise[bool] { return absent[bool]() }

// EstimateSpace answers [ErrUnsupported].
func EstimateSpace() *Promise[Space] { return absent[Space]() }

// Vibrate answers [ErrUnsupported].
func Vibrate(...time.Duration) error { return errNative }

// Battery answers [ErrUnsupported].
func Battery() *Promise[Power] { return absent[Power]() }

// SetFullscreen answers [ErrUnsupported].
func SetFullscreen(bool) *Promise[Nothing] { return absent[Nothing]() }

// IsFullscreen is false.
func IsFullscreen() bool { return false }

// Print answers [ErrUnsupported].
func Print() error { return errNative }

// MeasureLetters answers [ErrUnsupported].
func MeasureLetters(string, int, float64, []float32) error { return errNative }

// Awake keeps the screen on while it is wanted.
type Awake struct{}

// KeepAwake answers [ErrUnsupported].
func KeepAwake(func(bool)) (*Awake, error) { return nil, errNative }

// End lets the screen go dark again.
func (a *Awake) End() {}

// UnlockSound answers [ErrUnsupported].
func UnlockSound() error { return errNative }

// Beep answers [ErrUnsupported].
func Beep(Tone) error { return errNative }

// Say answers [ErrUnsupported].
func Say(Speech) error { return errNative }

// Hush stops speaking.
func Hush() {}

// HasVoice is false.
func HasVoice(string) bool { return false }

// Save answers [ErrUnsupported].
func Save(File) error { return errNative }

// Pick answers [ErrUnsupported].
func Pick(Choice) *Promise[[]File] { return absent[[]File]() }

// PickSource answers [ErrUnsupported].
func PickSource(string) *Promise[*Source] { return absent[*Source]() }

// CanShareFiles is false.
func CanShareFiles(string) bool { return false }

// Share answers [ErrUnsupported].
func Share(Message) *Promise[Nothing] { return absent[Nothing]() }

// A Folder is a folder of the device that a person chose.
type Folder struct{ Name string }

// CanChooseFolder is false.
func CanChooseFolder() bool { return false }

// ChooseFolder answers [ErrUnsupported].
func ChooseFolder() *Promise[*Folder] { return absent[*Folder]() }

// KeptFolder answers [ErrUnsupported].
func KeptFolder() *Promise[*Folder] { return absent[*Folder]() }

// ForgetFolder answers [ErrUnsupported].
func ForgetFolder() *Promise[Nothing] { return absent[Nothing]() }

// MayWrite answers [ErrUnsupported].
func (f *Folder) MayWrite(bool) *Promise[bool] { return absent[bool]() }

// Write answers [ErrUnsupported].
func (f *Folder) Write(File) *Promise[Nothing] { return absent[Nothing]() }

// Shrink answers [ErrUnsupported].
func Shrink([]byte, int) *Promise[string] { return absent[string]() }

// Copy answers [ErrUnsupported].
func Copy(string) *Promise[Nothing] { return absent[Nothing]() }

// Around knows nothing natively, but the program is whole and in front.
func Around() Surroundings { return Surroundings{Online: true, Visible: true, Ready: true} }

// Received answers [ErrUnsupported].
func Received(int64) *Promise[[]File] { return absent[[]File]() }

// OnReceived never calls f.
func OnReceived(func()) (stop func()) { return func() {} }

// OnChange never calls f.
func OnChange(func(Surroundings)) (stop func()) { return func() {} }

// AcceptUpdate does nothing.
func AcceptUpdate() {}

// StoredFiles answers [ErrUnsupported].
func StoredFiles(bool) *Promise[Files] { return absent[Files]() }

// Reload does nothing.
func Reload() {}

// SaveLook answers [ErrUnsupported].
func SaveLook(Look) error { return errNative }

// SaveTrace answers [ErrUnsupported].
func SaveTrace(Trace) error { return errNative }

// SavedTrace is the zero Trace.
func SavedTrace() Trace { return Trace{} }

// OnPointer answers [ErrUnsupported].
func OnPointer(string, []string, func(Pointer) bool) (stop func(), err error) { return nil, errNative }

// A Box is a text that the browser holds already.
type Box struct{}

// NewBox hands a text to the browser.
func NewBox(string) Box { return Box{} }

// A Node is an element that is written past go-app's rendering.
type Node struct{}

type element struct{}

// IsOn returns false.
func (p Pointer) IsOn(*Node) bool { return false }

// Target is nothing.
func (p Pointer) Target() string { return "" }

// NodeByID answers [ErrUnsupported].
func NodeByID(string) (*Node, error) { return nil, errNative }

// SetText shows a text.
func (n *Node) SetText(Box) {}

// SetLabel sets what a screen reader says.
func (n *Node) SetLabel(string) {}

// HasFocus reports that keys go to the element.
func (n *Node) HasFocus() bool { return false }

// SetVarBox sets a CSS variable.
func (n *Node) SetVarBox(name, value Box) {}

// SetData sets a data attribute.
func (n *Node) SetData(name, value Box) {}

// DropData removes a data attribute.
func (n *Node) DropData(name Box) {}

// Gone returns true.
func (n *Node) Gone() bool { return true }

// Fetch answers [ErrUnsupported].
func Fetch(string, int) *Promise[[]byte] { return absent[[]byte]() }

// A Camera is the picture of a camera.
type Camera struct{}

// OpenCamera answers [ErrUnsupported].
func OpenCamera(string, func()) *Promise[*Camera] { return absent[*Camera]() }

// FindDetector answers [ErrUnsupported].
func (c *Camera) FindDetector() *Promise[bool] { return absent[bool]() }

// Detect answers [ErrUnsupported].
func (c *Camera) Detect() *Promise[[]string] { return absent[[]string]() }

// Gray has no picture.
func (c *Camera) Gray(int) (pixels []byte, ok bool) { return nil, false }

// CanLight is false.
func (c *Camera) CanLight() bool { return false }

// Light answers [ErrUnsupported].
func (c *Camera) Light(bool) *Promise[Nothing] { return absent[Nothing]() }

// Close ends nothing.
func (c *Camera) Close() {}

// Sign answers [ErrUnsupported].
func Sign([][]byte) *Promise[Signed] { return absent[Signed]() }

// A Peer is one end of a data channel.
type Peer struct{}

// NewPeer answers [ErrUnsupported].
func NewPeer(PeerEars) (*Peer, error) { return nil, errNative }

// Offer answers [ErrUnsupported].
func (p *Peer) Offer() *Promise[string] { return absent[string]() }

// Answer answers [ErrUnsupported].
func (p *Peer) Answer(string) *Promise[string] { return absent[string]() }

// Prepare answers [ErrUnsupported].
func (p *Peer) Prepare(string) *Promise[string] { return absent[string]() }

// Begin answers [ErrUnsupported].
func (p *Peer) Begin() *Promise[Nothing] { return absent[Nothing]() }

// Accept answers [ErrUnsupported].
func (p *Peer) Accept(string) *Promise[Nothing] { return absent[Nothing]() }

// Send answers [ErrUnsupported].
func (p *Peer) Send([]byte) error { return errNative }

// Buffered is 0.
func (p *Peer) Buffered() int { return 0 }

// Close ends nothing.
func (p *Peer) Close() {}
