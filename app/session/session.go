// Package session is what all rooms of the app share: where the screen is, the settings, the device, the open event with what
// was recorded in it, and the one message, sheet and undo bar that a page may show.
//
// A [Session] is a value. A [Msg] says what a person did or what an effect brought back; a [Cmd] is an effect as data, which
// the keeper or the shell performs. Nothing here reads a clock, a random source or storage: what a message needs of them comes
// in [Env]. Each room has messages of its own; those that several rooms send stand here.
package session

import (
	"time"

	"wasit/app/event/family"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Session is what every page shares. It is a value; slices and maps in it are never written in place.
type Session struct {
	Route    Route
	Settings Settings
	Device   Device
	Index    Index  // the events on this device
	Event    *Event // the open event, nil on other pages

	Dialog Dialog   // the open sheet, nil
	Notice *Notice  // one message about the last act, gone with the next
	Undo   *UndoBar // offers to take the last act back, nil

	Confirm *Confirm     // what was confirmed of the message that is sent again, nil; see [GateDialog]
	Noted   journal.Rule // of FIDE mode: what the last act is, which the regulations do not describe; "" for nothing to say
	Carry   bool         // notice and undo bar outlive the next change of page
	More    int          // how often "show more" was asked for on this page
	Signal  string       // of the hall, said below the result keys
	Now     time.Time    // when a page of an event was arrived at, or its hall gave a signal

	Waiting    *Waiting // a list of players that waits for the event that the wizard makes, nil
	Creating   bool     // an event is on its way to the store
	Practising string   // the practice that is being made, by its event
	WantsClock bool     // the game on the board waits for a clock

	AwaitsIndex  bool          // the clock waits for the list of events
	ClockResults []ClockResult // of boards of events, to be entered there
	ClocksRead   bool          // those of before the page was loaded are among them
	AtBoard      BoardPlace    // the round that is arrived at takes this board in hand
	Calling      *BoardCall    // the page of a board that is arrived at calls the arbiter; shared, not written to
	GivesResult  bool          // and enters what its clock says, for a person has pressed that at the clock
	DeskCheck    *DeskCheck    // a question of the desk that the board is to answer; shared, not written to
	Heard        []Heard       // the last that each device said to this desk since the page was loaded

	Followed     family.Book // the children whom the family of this device follows
	FollowedRead bool        // they were read from the store

	Camera  Camera  // while a code is being read
	Lists   Lists   // the rating lists of this device
	Schools Schools // of earlier events, once they were asked for

	Changed Changed
}

// Waiting is a list of players that was opened before there was an event for it.
type Waiting struct {
	File  string
	Count Count
}

// Changed tells the shell what the rooms must hear of after a message of the session; the shell clears it.
type Changed struct {
	Arrive  bool           // the room of the page looks at the session again
	Forget  bool           // another section is in hand, or a round was taken back: what rooms hold of the last one is void
	Writer  bool           // this tab or another one took the right to write over
	Created bool           // the event is stored
	Lost    *journal.State // the state with acts that could not be stored and were taken off the screen
}

// Lang is the language of the screen.
func (m Session) Lang() i18n.Lang { return m.Settings.Lang }

// Env brings in what a pure update may not fetch itself.
type Env struct {
	Now    time.Time
	Random uint64        // fresh for each message: what tells things of a kind apart
	Lot    uint64        // likewise: seeds that are published
	Secret [32]byte      // likewise, from the source of the system that nobody can foresee: keys
	Mono   time.Duration // a clock that never jumps, from an origin that lasts as long as the page
	// Touched is when the finger was put down that sends the message, on the clock of Mono; zero where none did.
	Touched time.Duration
}

// A Msg is something that a person did, or the answer to a [Cmd]. It belongs to a room or, as an [Own], to the session.
type Msg any

// Own is a message of the session itself. Update returns the next session and the effects wanted, and does nothing else.
type Own interface {
	Update(s Session, env Env) (Session, []Cmd)
}

// A Cmd is an effect for the shell or the keeper to perform; see cmd.go.
type Cmd interface{ cmd() }

// Dialog is an open sheet. Each page has its own types.
type Dialog any

// Notice is a message about the last act.
type Notice struct {
	Kind  string // "ok", "info", "warn" or "bad"
	Title string
	Text  string

	Copied string // the text that lies on the clipboard now
	Backup bool   // about a backup file: the Data page has its own place for it

	Section journal.SectionID // where the cause is, if not on this page; 0: none
	Way     string            // leads there
	To      *Route            // or the page where something can be done about it, nil
	Do      Msg               // or does it, nil
}

// UndoBar offers to take an act back for six seconds, or until the next one.
type UndoBar struct {
	Text  string
	Act   Msg
	N     int    // which bar this is, so that an old timer does not close a new one
	Until string // the event in which it stays until the next act; empty: it goes by itself
}

// Device is what was found out about where the program runs.
type Device struct {
	Name       string // random short name of this device, kept in the settings store
	Installed  bool   // runs as an installed app
	Reloaded   bool   // the page was reloaded, and not opened
	Address    string // where the app lies, without the slash at the end: "https://example.org/wasit"
	Apple      bool   // iPhone or iPad: the installed app has a store of its own
	CanInstall bool   // the browser offers to install
	NoVibrate  bool   // the browser cannot shake the device
	Known      bool   // storage was asked: Persistent, Usage and Quota hold
	Offline    OfflineState
	Persistent bool // the browser promised not to clear the store
	Usage      int64
	Quota      int64
	Miscounted bool // the browser's own count of Usage is wrong, so that it stores nothing until it is started again
	Update     bool // a new version waits
	// UpdateFault is why the last download of a new version failed, and the file, such as "changed app.js"; "" where none did.
	UpdateFault string
	Replaced    bool // another tab took a new version; this one still runs the old
	StoreError  error
	Shares      bool   // a backup can be handed to the share sheet
	Folder      Folder // for backups
}

// OfflineState says whether the app's files are kept for use without internet.
type OfflineState uint8

// The states.
const (
	OfflineUnknown OfflineState = iota
	OfflineReady
	OfflineMissing // the files are not cached: a first visit, or a browser that cannot
)
