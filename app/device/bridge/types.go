package bridge

import "time"

// Nothing is the value of a [Promise] that only ends.
type Nothing = struct{}

// A Role says what this tab may do with an event.
type Role int

// The roles of a tab. Asking lasts a few milliseconds, half a second beside another tab: until the browser has answered.
const (
	Asking Role = iota
	Reader      // another tab writes; this one waits its turn
	Writer      // this tab, and no other, writes
)

// Files are the stored files of the app: how many its version has, and which are not stored whole.
type Files struct {
	Total   int
	Missing []string
}

// Space is the storage of this origin, in bytes as the browser estimates it.
type Space struct {
	Used, Quota int64
	Miscounted  bool // by the browser itself, below nothing: it refuses every write until it is started again
}

// Power is the battery: Level from 0 to 1.
type Power struct {
	Level    float64
	Charging bool
}

// A Speech is one sentence spoken by the device.
type Speech struct {
	Lang string // BCP 47, such as "id-ID"
	Text string
	Rate float64 // 1 is normal; 0 is taken as 1
	// Volume goes from 0 to 1; 0 is taken as 1.
	Volume float64
}

// A Tone is one beep.
type Tone struct {
	Hz     float64
	After  time.Duration // it begins so much later
	For    time.Duration
	Volume float64 // from 0 to 1
	Pan    float64 // from -1, left, to 1, right; 0 is the middle
}

// A File is a file in memory.
type File struct {
	Name string
	Type string // MIME, such as "text/csv"; may be empty
	Data []byte
}

// A Choice says which files the picker offers.
type Choice struct {
	Accept string // as in <input accept>: ".csv,text/csv"; "" is every file
	Many   bool
	Limit  int64 // bytes a file; larger ones are a [TooLargeError]. 0 is no limit
}

// A Message is what [Share] hands to another app; empty fields are left out.
type Message struct {
	Title, Text, URL string
	Files            []File
}

// A Pointer is one raw pointer event. What is not said of ID is told of "pointerdown" alone.
type Pointer struct {
	Kind  string        // "pointerdown", "pointerup", …
	ID    int           // tells fingers apart
	Stamp time.Duration // when it happened, since the page's time origin: compare with [Now]
	Size  float64       // the longer side of the contact, CSS pixels; 0 or 1 where the device does not tell
	on    element       // what it met: ask [Pointer.IsOn], or at more cost [Pointer.Target]
}

// An UpdateState says whether a newer version is at hand.
type UpdateState string

// The states of an update, and the answers of [CheckUpdate].
const (
	UpdateNone    UpdateState = ""        // none known, or none there
	UpdateWaiting UpdateState = "waiting" // complete and verified, used after [AcceptUpdate]
	UpdateFailed  UpdateState = "failed"  // the last download broke off; the old version goes on, the next attempt resumes
	UpdateOffline UpdateState = "offline" // only from CheckUpdate: the host does not answer
)

// Surroundings are what the app knows of the browser around it.
type Surroundings struct {
	Online    bool        // the device has some network, which need not be the internet
	Visible   bool        // the tab is in front and the screen on
	Ready     bool        // the whole app is stored: it works without internet
	Update    UpdateState //
	Fault     string      // why the last download of an update failed, and the file, such as "changed app.js"; "" where none did
	Replaced  bool        // another tab accepted an update: this one runs the old program until it reloads
	Installed bool        // runs from the home screen, not in a browser's tab
	Apple     bool        // iOS or iPadOS, where the installed app has a store of its own and installing is by hand
	Vibrates  bool        // the browser has the call; a tablet without a motor does nothing
	Dark      bool        // prefers-color-scheme: dark
	Calm      bool        // prefers-reduced-motion: reduce
	Contrast  bool        // prefers-contrast: more
	Reloaded  bool        // the page was reloaded, and not opened
	Address   string      // where the app lies: "https://example.org/wasit"
	Languages []string    // the user's, best first, such as "id-ID"
}

// A Look is how the user wants the app to look; empty fields leave it to the system.
type Look struct {
	Theme    string `json:"theme,omitempty"`    // "light" or "dark"
	Contrast string `json:"contrast,omitempty"` // "high"
	Motion   string `json:"motion,omitempty"`   // "off"
	Hand     string `json:"hand,omitempty"`     // "left"
	Lang     string `json:"lang,omitempty"`     // "id", "en" or "hr"
	Size     int    `json:"size,omitempty"`     // text, in per cent
}

// A Trace is what stands beside the database of the tournaments on this device: how many it held, and the last day on which that was seen.
type Trace struct {
	Events int
	Day    string // 2026-11-23
}

// Signed is what the key of this device made of texts.
type Signed struct {
	Key   []byte   // a point of P-256, compressed (33 bytes)
	Signs [][]byte // r and s of each text (64 bytes)
}

// compressed is a point of 65 bytes in its short form: by what is even or odd of y the other end knows the whole (SEC 1, 2.3.3).
func compressed(point []byte) []byte {
	const half = 32
	if len(point) != 1+2*half {
		return nil
	}
	return append([]byte{2 + point[2*half]&1}, point[1:1+half]...)
}

// PeerEars are the callbacks of a [Peer]. They run as other callbacks do, one after the other.
type PeerEars struct {
	Opened func()
	Heard  func(piece []byte)
	Sent   func() // most of what was handed over has left: there is room for more
	Failed func() // the channel is closed, or no way to the other was found; for good
}
