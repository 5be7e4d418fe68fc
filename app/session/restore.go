package session

import (
	"strings"
	"time"

	"wasit/app/words/i18n"
)

// ReadBackup reads a backup file and compares it with this device, without storing anything; BackupRead comes back.
type ReadBackup struct{ Data []byte }

func (ReadBackup) cmd() {}

// RestoreHow says what restoring an event of a backup would do.
type RestoreHow string

// What restoring can do. Nothing on the device is ever overwritten.
const (
	RestoreAdds    RestoreHow = "added"
	RestoreExtends RestoreHow = "extended"
	RestoreKeeps   RestoreHow = "kept"
	RestoreRepairs RestoreHow = "repaired"
	RestoreCopies  RestoreHow = "copied"
)

// RestoreLine is one event of a backup beside what is on this device.
type RestoreLine struct {
	Event EventEntry // in the backup
	Seq   int        // its last record
	How   RestoreHow
	Here  *EventEntry // the same event on this device, or nil
	At    int         // its last record
	Twin  *EventEntry // another event of the same name on this device, or nil
	Desk  string      // what the device is called that records it; "" where that is this one
}

// RestoreDialog shows what a backup holds before it is restored.
type RestoreDialog struct {
	Data   []byte
	Made   time.Time
	Events []RestoreLine

	Seasons int  // tables over several events that are not here, or older here
	Lead    bool // the device becomes the desk right behind
	Storing bool // it is being restored: there is nothing to press until Restored comes
}

// Changes reports whether restoring would store anything.
func (d RestoreDialog) Changes() bool {
	for _, e := range d.Events {
		if e.How != RestoreKeeps {
			return true
		}
	}
	return d.Seasons > 0
}

// CanLead reports that the dialog is about one tournament, which this device could become the desk of.
func (d RestoreDialog) CanLead() bool {
	return d.Changes() && len(d.Events) == 1 && d.Events[0].Desk != ""
}

// BackupRead brings what a chosen backup file holds, or why it cannot be read.
type BackupRead struct {
	Dialog RestoreDialog
	Err    error
}

func (msg BackupRead) Update(m Session, _ Env) (Session, []Cmd) {
	if msg.Err != nil {
		return m.Refuse(msg.Err)
	}
	m.Notice, m.Dialog = nil, msg.Dialog
	return m, []Cmd{Focus{"sheet"}}
}

// Restore stores what the open dialog shows; the dialog says so until it is done. With Lead the page follows where this device becomes
// the desk.
type Restore struct{ Lead bool }

func (msg Restore) Update(m Session, _ Env) (Session, []Cmd) {
	d, ok := m.Dialog.(RestoreDialog)
	if !ok || d.Storing {
		return m, nil
	}
	d.Storing, d.Lead = true, msg.Lead && d.CanLead()
	m.Dialog = d
	return m, []Cmd{RestoreBackup{d.Data}, Focus{"sheet"}}
}

// Restored says which events a backup brought.
type Restored struct {
	Names []string
	IDs   []string // under which they are stored here
	Err   error
}

func (msg Restored) Update(m Session, _ Env) (Session, []Cmd) {
	d, ok := m.Dialog.(RestoreDialog)
	if ok && d.Storing {
		m.Dialog = nil
	}
	if msg.Err != nil {
		return m.Refuse(msg.Err)
	}
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(textDataRestored), Text: m.few(msg.Names)}
	if len(msg.IDs) == 1 { // beside a copy of the same name it may stand far down in the list
		m.Notice.To, m.Notice.Way = &Route{Page: PageOverview, Event: msg.IDs[0]}, m.Lang().T(textRestoredOpen)
	}
	cmds := []Cmd{ListEvents{}}
	if d.Lead && len(msg.IDs) == 1 {
		cmds = append(cmds, Navigate{To: TakeDesk(msg.IDs[0])})
	}
	return m, cmds
}

// few joins names, and counts those beyond what anybody reads.
func (m Session) few(names []string) string {
	const most = 5
	text := strings.Join(names[:min(most, len(names))], ", ")
	if more := len(names) - most; more > 0 {
		text += " " + m.Lang().N(i18n.FileMore, more)
	}
	return text
}
