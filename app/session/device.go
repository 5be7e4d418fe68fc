package session

import (
	"errors"
	"time"

	"wasit/app/event/proof"
	"wasit/app/words/i18n"
)

// StoredFiles are the files of the app that the device keeps: how many its version has, 0 where nobody tells, and which are
// not there whole.
type StoredFiles struct {
	Total   int
	Missing []string
}

// Power is the battery as far as the device tells.
type Power struct {
	Known    bool
	Percent  int
	Charging bool
}

// CheckReady tests writing, compares the stored files of the app with the list of its version, after loading the missing ones
// where it should Mend, and asks for storage and battery; ReadyChecked comes back, and DeviceChanged.
type CheckReady struct {
	Writes int
	Mend   bool
}

func (CheckReady) cmd() {}

// ReadyChecked brings what the test found.
type ReadyChecked struct {
	Write time.Duration
	Err   error
	Power Power
	Files StoredFiles
}

// Fullscreen fills the screen with the page; it needs a touch.
type Fullscreen struct{}

// KeepAwake keeps the screen on while a page wants it.
type KeepAwake struct{ On bool }

func (Fullscreen) cmd() {}

func (KeepAwake) cmd() {}

// Picked brings the file that a person chose, or why there is none.
type Picked struct {
	Purpose FilePurpose
	Name    string
	Data    []byte
	Err     error
}

// PicturePicked brings a picture that a person chose, made small, as a data address, or why there is none.
type PicturePicked struct {
	Name    string
	Address string
	Err     error
}

// A PictureError names a file that is no picture.
type PictureError struct{ Name string }

func (e *PictureError) Error() string { return "session: no picture: " + e.Name }

// accepted is what the file picker offers: lists and tournament reports, whatever a device calls their type.
const accepted = ".xlsx,.csv,.txt,.tsv,.trf,.trfx,.dat,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// OpenList lets the person choose a file with players.
func OpenList() Msg {
	return Ask{Cmd: PickFile{Purpose: FileList, Accept: accepted}}
}

// BootFound brings what is known before anything is loaded: the language of the document, and whether the device has no event yet.
type BootFound struct {
	Lang     string
	NoEvents bool
}

// Update lets the first drawing show it.
func (msg BootFound) Update(m Session, _ Env) (Session, []Cmd) {
	if l, ok := i18n.ParseLang(msg.Lang); ok {
		m.Settings.Lang = l
	}
	m.Index.Loaded = msg.NoEvents
	return m, nil
}

// LeftUnopened names the files that came together with the one that was opened.
type LeftUnopened struct{ Names []string }

// Update says so, on the page to which the opened file leads too.
func (msg LeftUnopened) Update(m Session, _ Env) (Session, []Cmd) {
	l := m.Lang()
	m.Notice, m.Carry = Warn(l.T(textOneFile), l.T(textOneFileDo, l.List(msg.Names))), true
	return m, nil
}

// SealClaims signs what certificates of an event say with the key of this device, which the browser makes with the first and never gives
// away. Each claim gets the head of the journal as it is stored; ClaimsSealed comes back.
type SealClaims struct {
	ID     string
	Claims []proof.Claim
}

// ClaimsSealed brings the seals, in the order of the claims, or says why there are none.
type ClaimsSealed struct {
	ID    string
	Seals []proof.Seal
	Err   error
}

func (SealClaims) cmd() {}

// ErrNoSigning says that this browser cannot sign: it is too old, or the app was opened without https.
var ErrNoSigning = errors.New("session: no signing in this browser")
