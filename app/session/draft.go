package session

import "slices"

// A room keeps what is typed and not finished as a draft, so that a reload, a browser that is ended or a step back loses nothing.
// There is one draft of a kind on a device; it is gone when what it was for is done.

// DraftKind says what a draft is of.
type DraftKind string

// The kinds.
const (
	DraftWizard DraftKind = "wizard" // a new event
	DraftImport DraftKind = "import" // a list that is pasted or reviewed
	DraftPlayer DraftKind = "player" // the form of a player
	DraftFollow DraftKind = "follow" // the children whom the family of this device follows: it stays until they are no longer followed
	DraftCert   DraftKind = "cert"   // letterhead, number and signatures of certificates: it stays for the next event
	DraftClass  DraftKind = "class"  // the class that this device teaches
	DraftPhone  DraftKind = "phone"  // what this device, as a pupil's phone, was asked and answered
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

// Typed is what was typed into the form of a section and is not saved. The zero value has nothing typed.
type Typed[F any] struct {
	Of     RoundKey // event and section whose form it is
	Form   *F       // nil: nothing was typed
	Faults []string // the controls whose values cannot stand
}

// Or returns what was typed in the section in hand of s, else what told says: the form as the facts fill it.
func (t Typed[F]) Or(s Session, told func() F) F {
	if t.Form != nil && t.Of == s.sectionKey() {
		return *t.Form
	}
	return told()
}

// Keep returns t with the form f of the section in hand of s; what was typed in another one goes.
func (t Typed[F]) Keep(s Session, f F) Typed[F] {
	if t.Of != s.sectionKey() {
		t = Typed[F]{Of: s.sectionKey()}
	}
	t.Form = &f
	return t
}

// Mend returns t without the fault of a control, whose value has changed.
func (t Typed[F]) Mend(control string) Typed[F] {
	t.Faults = slices.DeleteFunc(slices.Clone(t.Faults), func(id string) bool { return id == control })
	return t
}

// IsFault reports whether a control of the section in hand of s has a value that cannot stand.
func (t Typed[F]) IsFault(s Session, control string) bool {
	return t.Form != nil && t.Of == s.sectionKey() && slices.Contains(t.Faults, control)
}

// sectionKey is the event and the section in hand.
func (m Session) sectionKey() RoundKey {
	return RoundKey{Event: m.Event.ID, Section: m.Event.Section}
}
