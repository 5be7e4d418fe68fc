package session

import (
	"wasit/app/event/journal"
	"wasit/swiss"
)

// ShowSettings applies language, theme, contrast, hand and motion to the page.
type ShowSettings struct{ Settings Settings }

// SaveSettings stores the settings on this device.
type SaveSettings struct{ Settings Settings }

// Navigate goes to another page.
type Navigate struct {
	To      Route
	Replace bool // the page left is not one to come back to
}

// Focus moves the keyboard focus to an element and brings it into view.
type Focus struct{ ID string }

// Blank empties a text field on the page: where it was filled and used between two drawings, no drawing would.
type Blank struct{ ID string }

// Reveal brings an element into sight, without focus.
type Reveal struct {
	ID   string
	Lead bool // it is what the page was opened for: it stands first
}

// ListEvents reads the index of events; EventsListed comes back.
type ListEvents struct{}

// CreateEvent makes a new event of its first records, whole; EventCreated or AppendFailed comes back.
type CreateEvent struct {
	ID      string
	Records []journal.Record
	After   journal.State
}

// OpenEvent reads an event, asks to be its writer and follows it; EventOpened or EventFailed comes back.
type OpenEvent struct{ ID string }

// CloseEvent gives the writer's lock back.
type CloseEvent struct{ ID string }

// Append stores the records of one act in one transaction; Appended or AppendFailed comes back.
type Append struct {
	ID      string
	Records []journal.Record
	After   journal.State // the state with them, for index and snapshot
	Crew    *Crew         // the place of this device, where the act changes it: stored with it or not at all
}

// PairRound runs the pairing engine; RoundComputed or PairingFailed comes back.
type PairRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Tournament *swiss.Tournament
	Apart      journal.Apart
}

// StopPairing ends a running PairRound.
type StopPairing struct{}

// LoadLog reads the records of the open event; LogLoaded comes back.
type LoadLog struct{ ID string }

// TakeOver makes this tab the writer of the event.
type TakeOver struct{ ID string }

// DeleteEvent removes an event from this device for good; EventDeleted comes back.
type DeleteEvent struct{ ID string }

// BackupEvent writes the event, or with an empty ID everything, to a file that the person keeps.
type BackupEvent struct {
	ID    string
	Share bool // offer it to the share sheet instead of saving it
}

// SaveFile offers a file to the person.
type SaveFile struct {
	Name  string
	Type  string // MIME type
	Data  []byte
	Share bool // to the share sheet, where the system takes such a file
}

// PickFile lets the person choose a file; Picked comes back.
type PickFile struct {
	Purpose FilePurpose
	Accept  string
}

// FilePurpose says what a chosen file is for.
type FilePurpose uint8

// The purposes.
const (
	FileList FilePurpose = iota // CSV or TRF with players
	FileBackup
	FilePGN     // games for the board
	FileAny     // from the home page: its content says what it is
	FileLogo    // a picture for certificates; PicturePicked comes back
	FileMessage // what another device at an event says; MessageRead comes back
)

// RestoreBackup stores what a backup holds; Restored comes back.
type RestoreBackup struct{ Data []byte }

// CopyText puts a text on the clipboard.
type CopyText struct{ Text string }

// ShareText offers a text to the system's share sheet, or copies it where there is none.
type ShareText struct{ Title, Text string }

// MeasureType measures the letters that paper is set in; the print page receives their widths.
type MeasureType struct{}

// PrintPage opens the system's print dialogue.
type PrintPage struct{}

// Vibrate gives a short sign that can be felt.
type Vibrate struct{}

// Speak says a text aloud.
type Speak struct {
	Text   string
	Lang   string // "": that of the screen
	Volume Volume
	Now    bool // what is being said is cut short
}

// AskVoice finds out whether the device has a voice for the language of the screen; VoiceFound comes back.
type AskVoice struct{}

// After sends Msg after some milliseconds.
type After struct {
	Millis int
	Msg    Msg
}

// Late is a message of a timer that may come when nothing waits for it any more; then the page is not even drawn.
type Late interface {
	Msg
	IsLate(Session) bool
}

// Behind is an answer of the keeper. Where nobody waits for it, what it changes is drawn after the frame of the act before it.
type Behind interface {
	Msg
	IsBehind() bool
}

// KeepStorage asks the browser to keep the store; DeviceChanged comes back.
type KeepStorage struct{}

// AcceptUpdate goes over to the new version that waits.
type AcceptUpdate struct{}

// Reload loads the page again.
type Reload struct{}

// Install offers to install the app.
type Install struct{}

func (ShowSettings) cmd() {}

func (SaveSettings) cmd() {}

func (Navigate) cmd() {}

func (Focus) cmd() {}

func (Blank) cmd() {}

func (Reveal) cmd() {}

func (ListEvents) cmd() {}

func (CreateEvent) cmd() {}

func (OpenEvent) cmd() {}

func (CloseEvent) cmd() {}

func (Append) cmd() {}

func (PairRound) cmd() {}

func (StopPairing) cmd() {}

func (LoadLog) cmd() {}

func (TakeOver) cmd() {}

func (DeleteEvent) cmd() {}

func (BackupEvent) cmd() {}

func (SaveFile) cmd() {}

func (PickFile) cmd() {}

func (RestoreBackup) cmd() {}

func (CopyText) cmd() {}

func (ShareText) cmd() {}

func (MeasureType) cmd() {}

func (PrintPage) cmd() {}

func (Vibrate) cmd() {}

func (Speak) cmd()    {}
func (AskVoice) cmd() {}

func (After) cmd() {}

func (KeepStorage) cmd() {}

func (AcceptUpdate) cmd() {}

func (Reload) cmd() {}

func (Install) cmd() {}

// AnonymiseEvent rewrites a finished event without names; EventOpened comes back.
type AnonymiseEvent struct{ ID string }

func (AnonymiseEvent) cmd() {}
