package session

import (
	"strings"

	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/event/journal"
)

// The two ways from one device to another: pictures, which a camera reads off a screen, and a link between two browsers. Both carry the
// bytes of crew/wire and do not look into them.

// CameraID is the video element in which the camera's picture runs.
const CameraID = "camera"

// Camera is what the camera does and has read.
type Camera struct {
	Wanted   bool // a page asked for it
	On       bool // its picture runs
	CanLight bool // it has a lamp
	Lit      bool
	Err      error // why there is no picture
	Have, Of int   // parts of the message that is being read; 0 before the first
	Strange  bool  // the last code seen was not Wasit's
}

// CameraFault says why there is no picture.
type CameraFault string

// The faults.
const (
	CameraRefused CameraFault = "refused" // the person or a policy says no
	CameraAbsent  CameraFault = "absent"  // the device has none, or the browser gives none
	CameraBusy    CameraFault = "busy"    // another program has it, or it was taken away
)

// CameraError says that the camera gives no picture.
type CameraError struct{ Why CameraFault }

func (e *CameraError) Error() string { return "session: no camera: " + string(e.Why) }

// OpenCamera keeps the screen on, shows the camera's picture in the element [CameraID] and reads codes in it; CameraChanged, PartRead and MessageRead come
// back.
type OpenCamera struct{}

// CloseCamera ends that.
type CloseCamera struct{}

// LightTorch lights the camera's lamp, or puts it out; CameraChanged comes back.
type LightTorch struct{ On bool }

// CameraChanged says what became of the camera.
type CameraChanged struct {
	On, CanLight, Lit bool
	Err               error
}

// Update keeps it.
func (msg CameraChanged) Update(m Session, _ Env) (Session, []Cmd) {
	m.Camera.On, m.Camera.CanLight, m.Camera.Lit, m.Camera.Err = msg.On, msg.CanLight, msg.Lit, msg.Err
	return m, nil
}

// PartRead says how much of a message was read; Strange, that a code was seen which is not Wasit's.
type PartRead struct {
	Have, Of int
	Strange  bool
}

// Update keeps it.
func (msg PartRead) Update(m Session, _ Env) (Session, []Cmd) {
	m.Camera.Have, m.Camera.Of, m.Camera.Strange = msg.Have, msg.Of, msg.Strange
	return m, nil
}

// MessageRead brings a message that the camera read whole.
type MessageRead struct {
	Data   []byte
	Shared bool // another app or a page handed it over: no person of this device chose it
}

// LinkRead brings the address of a child or of news that the camera read.
type LinkRead struct{ Text string }

// Scan asks for the camera; a room does so when a person wants to read a code.
func (m Session) Scan() (Session, []Cmd) {
	m.Camera = Camera{Wanted: true}
	return m, []Cmd{OpenCamera{}}
}

// ScanNext begins again with the camera as it runs: another message is to be read.
func (m Session) ScanNext() Session {
	m.Camera.Have, m.Camera.Of, m.Camera.Strange = 0, 0, false
	return m
}

// EndScan closes the camera.
func (m Session) EndScan() (Session, []Cmd) {
	m.Camera = Camera{}
	return m, []Cmd{CloseCamera{}}
}

// SwitchTorch lights the camera's lamp, or puts it out.
type SwitchTorch struct{}

// Update asks for it.
func (SwitchTorch) Update(m Session, _ Env) (Session, []Cmd) {
	return m, []Cmd{LightTorch{On: !m.Camera.Lit}}
}

// MessageAccept is what the file picker offers for [FileMessage].
const MessageAccept = ".txt,text/plain"

// MessageFile offers a message as a file: to the share sheet, or to be saved. It is named by the event, the device that it is for or from,
// and what it is.
func (m Session) MessageFile(env Env, message []byte, device, kind string, share bool) Cmd {
	name := strings.Join([]string{shortName(m.Event.Kept.Event().Name, 24), shortName(device, 18), shortName(kind, 16)}, "-")
	return SaveFile{Name: name + "-" + env.Now.Format("1504") + ".txt", Type: "text/plain", Data: frames.File(message), Share: share}
}

// OfferLink makes the first code of a link with a device; LinkCode comes back. What was linked with it before ends.
type OfferLink struct {
	Peer journal.DeviceID
	Turn int // comes back with the code
}

// AnswerLink makes the second code of a link from the first; LinkCode comes back, and LinkChanged when the link stands.
type AnswerLink struct {
	Peer journal.DeviceID
	Code []byte
}

// CompleteLink takes the second code; LinkChanged comes back.
type CompleteLink struct {
	Peer journal.DeviceID
	Code []byte
}

// SendLink says a message over a link. Where none stands, LinkChanged says so again.
type SendLink struct {
	Peer journal.DeviceID
	Data []byte
}

// DropLink ends a link; 0: all of them.
type DropLink struct{ Peer journal.DeviceID }

// LinkCode brings a code of a handshake to show, or why there is none.
type LinkCode struct {
	Peer journal.DeviceID
	Turn int // of [OfferLink]
	Code []byte
	Err  error
}

// LinkState says how a link is.
type LinkState = link.State

// The states of a link.
const (
	LinkDown   = link.Down   // there is none, or it is gone for good: both show codes again, or pictures do
	LinkOpens  = link.Opens  // both codes are known, the browsers look for each other
	LinkUp     = link.Up     // messages go
	LinkSilent = link.Silent // nothing was heard for seconds; it may come back by itself
)

// LinkChanged says how a link is now.
type LinkChanged struct {
	Peer  journal.DeviceID
	State LinkState
	Err   error // of LinkDown, where there is more to say
}

// LinkHeard brings a message of the other side.
type LinkHeard struct {
	Peer journal.DeviceID
	Data []byte
}

// ErrNoLink says that no link stands over which something could be said.
var ErrNoLink = link.ErrNone

// LinkFullError says that a device holds as many links as it can.
type LinkFullError = link.FullError

func (OpenCamera) cmd()   {}
func (CloseCamera) cmd()  {}
func (LightTorch) cmd()   {}
func (OfferLink) cmd()    {}
func (AnswerLink) cmd()   {}
func (CompleteLink) cmd() {}
func (SendLink) cmd()     {}
func (DropLink) cmd()     {}
