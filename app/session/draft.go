package session

// A room keeps what is typed and not finished as a draft, so that a reload, a browser that is ended or a step back loses nothing.
// There is one draft of a kind on a device; it is gone when what it was for is done.

// DraftKind says what a draft is of.
type DraftKind string

// The kinds.
const (
	DraftWizard DraftKind = "wizard" // a new event
	DraftImport DraftKind = "import" // a list that is pasted or reviewed
	DraftPlayer DraftKind = "player" // the form of a player
)

// MaxDraft is how large a draft may be, in bytes.
const MaxDraft = 1 << 20

// KeepDraft stores a draft in place of the one before; empty Data ends it. Of several that come while the store is busy the last
// one is written.
type KeepDraft struct {
	Kind DraftKind
	Data []byte
}

// LoadDraft reads a draft; DraftLoaded comes back.
type LoadDraft struct{ Kind DraftKind }

func (KeepDraft) cmd() {}
func (LoadDraft) cmd() {}

// DraftLoaded brings a draft; empty Data: there is none, or it could not be read.
type DraftLoaded struct {
	Kind DraftKind
	Data []byte
}
