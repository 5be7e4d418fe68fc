// Package model is the pure middle of the app: Model → screen → Msg → Update → Model, with effects as data.
//
// [Model] holds everything a screen shows. A [Msg] says what a person did or what an effect brought back; its Update is
// pure and answers the next model and the effects wanted. A [Cmd] is a struct that the host performs. Nothing here reads
// a clock, a random source or storage: what a message needs of them comes in [Env].
package model

import (
	"time"

	"wasit/app/i18n"
)

// Model is the state of the app. It is a value; slices and maps in it are never written in place.
type Model struct {
	Route    Route
	Settings Settings
	Device   Device
	Home     Home
	Event    *Event // the open event, nil on other pages
	Wizard   Wizard
	People   People
	Import   Import
	CheckIn  CheckIn
	Entry    Entry
	Print    Print
	Wall     Wall
	Clock    Clock
	Ready    Ready
	Desk     Desk
	Laws     Laws
	Play     Play
	// Practising is the practice that is being made.
	Practising string
	// Copying is the earlier event that is to be copied, on the way to it.
	Copying string
	// Creating is on while an event is on its way to the store.
	Creating bool
	// DeskClock is the correction of a clock that the arbiter works out.
	DeskClock  DeskClock
	DeskReport DeskReport
	DeskCheck  *DeskCheck // a question of the desk that the board is to answer; shared, not written to
	Local      LocalDraft
	Dialog     Dialog    // the open sheet, nil
	Now        time.Time // when a page of an event was arrived at, or its hall gave a signal
	Awaited    HallSignal
	// Corrections lists only corrections in the log.
	Corrections bool
	More        int // how often "show more" was asked for on this page
	Undo        *UndoBar
	Notice      *Notice // one message about the last act, gone with the next
	Carry       bool    // notice and undo bar outlive the next change of page
}

// Lang is the language of the screen.
func (m Model) Lang() i18n.Lang { return m.Settings.Lang }

// Env brings in what a pure update may not fetch itself.
type Env struct {
	Now    time.Time
	Random uint64        // fresh for each message
	Mono   time.Duration // a clock that never jumps, from an origin that lasts as long as the page
	// Touched is when the finger was put down that sends the message, on the clock of Mono; zero where none did.
	Touched time.Duration
}

// A Msg is something that happened. Update returns the next model and the effects wanted, and does nothing else.
type Msg interface {
	Update(m Model, env Env) (Model, []Cmd)
}

// A Cmd is an effect for the host to perform; see cmd.go.
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
}

// UndoBar offers to take an act back for six seconds.
type UndoBar struct {
	Text string
	Act  Msg
	N    int // which bar this is, so that an old timer does not close a new one
}

// Device is what the host found out about where it runs.
type Device struct {
	Name       string // random short name of this device, kept in the settings store
	Installed  bool   // runs as an installed app
	Apple      bool   // iPhone or iPad: the installed app has a store of its own
	CanInstall bool   // the browser offers to install
	Known      bool   // storage was asked: Persistent, Usage and Quota hold
	Offline    OfflineState
	Persistent bool // the browser promised not to clear the store
	Usage      int64
	Quota      int64
	Update     bool // a new version waits
	Replaced   bool // another tab took a new version; this one still runs the old
	StoreError error
}

// OfflineState says whether the app's files are kept for use without internet.
type OfflineState uint8

// The states.
const (
	OfflineUnknown OfflineState = iota
	OfflineReady
	OfflineMissing // the files are not cached: a first visit, or a browser that cannot
)
