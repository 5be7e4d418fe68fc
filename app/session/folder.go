package session

// A Folder is a folder of the device, outside the browser, into which backups are written by themselves after each round.
type Folder struct {
	State FolderState
	Name  string
	Err   error // why nothing could be written, of FolderBroken
}

// FolderState says what the app may do with the folder for backups.
type FolderState uint8

// The states.
const (
	FolderAbsent FolderState = iota // this browser lets no folder be chosen
	FolderOffered
	FolderReady  // it was chosen, and may be written
	FolderAsks   // it was chosen; the browser wants the person to be asked again
	FolderBroken // the last backup could not be written: it is gone or full
)

// ChooseFolder lets the person choose the folder for backups, and writes what no backup holds yet; it needs a touch. DeviceChanged
// comes back.
type ChooseFolder struct{}

// AllowFolder has the browser ask the person whether the folder may be written, and writes what no backup holds yet; it needs a
// touch. DeviceChanged comes back.
type AllowFolder struct{}

// LeaveFolder stops writing into the folder; what is there stays. DeviceChanged comes back.
type LeaveFolder struct{}

func (ChooseFolder) cmd() {}

func (AllowFolder) cmd() {}

func (LeaveFolder) cmd() {}

// Entry returns what the index says of the open event, once it is read.
func (m Session) Entry() (EventEntry, bool) {
	for _, e := range m.Index.Events {
		if m.Event != nil && e.ID == m.Event.ID {
			return e, true
		}
	}
	return EventEntry{}, false
}
