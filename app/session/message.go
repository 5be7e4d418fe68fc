package session

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Go goes to another page.
type Go struct{ To Route }

func (msg Go) Update(m Session, _ Env) (Session, []Cmd) { return m, []Cmd{Navigate{To: msg.To}} }

// ShowMore draws more rows of a long table.
type ShowMore struct{}

func (ShowMore) Update(m Session, _ Env) (Session, []Cmd) {
	m.More++
	return m, nil
}

// RowsShown is how many rows of a long list of players are drawn: 120 at first, 300 more with each "show more".
func (m Session) RowsShown() int { return 120 + 300*m.More }

// LogLoaded brings the records of the open event, or says why there are none to show.
type LogLoaded struct {
	ID      string
	Records []journal.Record
	Err     error
}

// BackedUp says that a backup file was handed over.
type BackedUp struct {
	Name    string
	Damaged bool        // it has an event only as far as that can be read
	Note    *NoteBackup // what a person has yet to confirm: no browser tells whether a download was kept; nil: it is noted
}

// NoteBackup remembers which events a file holds that left the device; EventsListed comes back.
type NoteBackup struct {
	At     int64 // Unix milliseconds
	Events []Noted
}

// Noted is an event in a backup file, up to its last record there.
type Noted struct {
	ID  string
	Seq int
}

func (NoteBackup) cmd() {}

// BackupKept says that a person has found the file of a backup.
type BackupKept struct{ Note NoteBackup }

// Update has it remembered.
func (msg BackupKept) Update(m Session, _ Env) (Session, []Cmd) {
	m.Notice = nil
	return m, []Cmd{msg.Note}
}

// EventDeleted says that an event is gone from this device.
type EventDeleted struct{ ID string }

// Failed says that an effect did not work; the words are those of the refusal.
type Failed struct{ Err error }

func (msg Failed) Update(m Session, _ Env) (Session, []Cmd) {
	m.Creating = false
	return m.Refuse(msg.Err)
}

// TextCopied says that a text lies on the clipboard.
type TextCopied struct {
	Text string
	Said i18n.Text
}

// Update tells it.
func (msg TextCopied) Update(m Session, _ Env) (Session, []Cmd) {
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(msg.Said), Copied: msg.Text}
	return m, nil
}

// Broken says that a handler of the page failed; what is recorded is not concerned.
type Broken struct{}

// Update tells it.
func (Broken) Update(m Session, _ Env) (Session, []Cmd) {
	m.Notice = &Notice{Kind: "bad", Title: m.Lang().T(i18n.Broken), Text: m.Lang().T(i18n.BrokenText)}
	return m, nil
}

// ReasonDialog asks why, before an act that needs a reason.
type ReasonDialog struct {
	For    string // "unpublish", "reopen", "reopen-event", "renumber", "annul-lot", "revoke-certificate"
	N      int    // the number of the lot or of the certificate
	Reason string
	Needed bool
}

// AskReason opens it.
type AskReason struct {
	For string
	N   int
}

func (msg AskReason) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog = ReasonDialog{For: msg.For, N: msg.N}
	return m, []Cmd{Focus{"reason"}}
}

// TypeReason fills it.
type TypeReason struct{ Text string }

func (msg TypeReason) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(ReasonDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// GiveReason performs the act that waited for its reason.
type GiveReason struct{}

func (GiveReason) Update(m Session, env Env) (Session, []Cmd) {
	d, ok := m.Dialog.(ReasonDialog)
	if !ok {
		return m, nil
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog, m.Undo, m.Changed.Forget = nil, nil, true
	switch d.For {
	case "unpublish":
		return m.Act(env, journal.Unpublish{Section: m.Event.Section, Reason: d.Reason})
	case "reopen":
		return m.Act(env, journal.ReopenRound{Section: m.Event.Section, Reason: d.Reason})
	case "reopen-event":
		return m.Act(env, journal.ReopenEvent{Reason: d.Reason})
	case "renumber":
		return m.Act(env, journal.FixOrder{Section: m.Event.Section, Reason: d.Reason})
	case "revoke-certificate":
		return m.Act(env, journal.RevokeCertificate{Number: d.N, Reason: d.Reason})
	case "annul-lot":
		return m.Act(env, journal.AnnulLot{Section: m.Event.Section, Lot: d.N, Reason: d.Reason})
	}
	return m, nil
}
